import { useCallback } from 'react';
import { createPortal } from 'react-dom';
import { jobLanguage } from '../../../domain/cover-letter/job-language';
import type { CoverLetter } from '../../../domain/cover-letter/types';
import { PLAIN_LOOK } from '../../../domain/resume-document/edits';
import type { WrittenResume } from '../../../domain/resume-document/types';
import { ResumeSheet } from '../resume-sheet';
import { usePrint } from '../use-print';
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
  const name = resume?.name.trim() ?? '';
  const title = `${name === '' ? letter.title : name} – ${before ? 'cover letter and resume' : 'cover letter'}`;
  const language = useCallback(() => jobLanguage({ letter, resume }), [letter, resume]);
  if (!usePrint(title, language)) return null;
  return createPortal(
    <div className="resume-print" data-paper={(resume ?? PLAIN_LOOK).paper}>
      <LetterSheet letter={letter} resume={resume} print />
      {before && resume ? <ResumeSheet resume={resume} print /> : null}
    </div>,
    document.body,
  );
}
