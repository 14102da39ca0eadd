import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { CoverLetter } from '../../../domain/cover-letter/types';
import { PLAIN_LOOK } from '../../../domain/resume-document/edits';
import type { WrittenResume } from '../../../domain/resume-document/types';
import { ResumeSheet } from '../resume-sheet';
import { LetterSheet } from './letter-sheet';

/**
 * While it is on a screen, printing gives the letter, on the paper of its resume; with `before` the resume follows it in
 * the same print. It is laid out only for that moment.
 */
export function PrintLetter({
  letter,
  resume,
  before,
}: {
  letter: CoverLetter;
  resume: WrittenResume | null;
  before: boolean;
}) {
  const [printing, setPrinting] = useState(false);
  const name = resume?.name.trim() ?? '';
  const title = `${name === '' ? letter.title : name} – ${before ? 'cover letter and resume' : 'cover letter'}`;
  useEffect(() => {
    let screenTitle = document.title;
    const begin = () => {
      flushSync(() => setPrinting(true));
      screenTitle = document.title;
      // Browsers offer the title as the name of the file.
      document.title = title;
    };
    const end = () => {
      document.title = screenTitle;
      setPrinting(false);
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [title]);
  if (!printing) return null;
  return createPortal(
    <div className="resume-print" data-paper={(resume ?? PLAIN_LOOK).paper}>
      <LetterSheet letter={letter} resume={resume} print />
      {before && resume ? <ResumeSheet resume={resume} print /> : null}
    </div>,
    document.body,
  );
}
