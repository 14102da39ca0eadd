import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { WrittenResume } from '../../domain/resume-document/types';
import { ResumeSheet } from './resume-sheet';

/**
 * While it is on a screen, printing (by its button, by the browser's menu or keys) gives the resume and nothing else,
 * on the paper it is written for. It is laid out only for that moment.
 */
export function PrintResume({ resume }: { resume: WrittenResume }) {
  const [printing, setPrinting] = useState(false);
  const title = resume.name.trim() === '' ? resume.title : `${resume.name.trim()} – resume`;
  useEffect(() => {
    let screenTitle = '';
    const before = () => {
      screenTitle = document.title;
      flushSync(() => setPrinting(true));
      // As close as the sheet on screen was made, to fit on its page.
      const density = document
        .querySelector<HTMLElement>('.resume-desk .resume-sheet')
        ?.style.getPropertyValue('--density');
      if (density)
        document.querySelector<HTMLElement>('.resume-print .resume-sheet')?.style.setProperty('--density', density);
      // Browsers offer the title as the name of the file.
      document.title = title;
    };
    const after = () => {
      document.title = screenTitle;
      setPrinting(false);
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [title]);
  if (!printing) return null;
  return createPortal(
    <div className="resume-print" data-paper={resume.paper}>
      <ResumeSheet resume={resume} print />
    </div>,
    document.body,
  );
}
