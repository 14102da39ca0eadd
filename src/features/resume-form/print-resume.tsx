import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { WrittenResume } from '../../domain/resume-document/types';
import { ResumeSheet } from './resume-sheet';

/**
 * While it stands on a screen, printing (by its button, by the browser's menu or keys) gives the resume and nothing else,
 * on the paper it is written for. It is laid out only for that moment.
 */
export function PrintResume({ resume }: { resume: WrittenResume }) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  if (!printing) return null;
  return createPortal(
    <div className="resume-print" data-paper={resume.paper}>
      <ResumeSheet resume={resume} print />
    </div>,
    document.body,
  );
}
