import { useCallback } from 'react';
import { createPortal } from 'react-dom';
import { resumeLanguage } from '../../domain/resume-document/language-tag';
import type { WrittenResume } from '../../domain/resume-document/types';
import { ResumeSheet } from './resume-sheet';
import { usePrint } from './use-print';

/**
 * While it is on a screen, printing (by its button, by the browser's menu or keys) gives the resume and nothing else,
 * on the paper it is written for. It is laid out only for that moment.
 */
export function PrintResume({ resume }: { resume: WrittenResume }) {
  const title = resume.name.trim() === '' ? resume.title : `${resume.name.trim()} – resume`;
  const language = useCallback(() => resumeLanguage(resume), [resume]);
  if (!usePrint(title, language)) return null;
  return createPortal(
    <div className="resume-print" data-paper={resume.paper}>
      <ResumeSheet resume={resume} print />
    </div>,
    document.body,
  );
}
