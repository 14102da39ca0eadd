import type { FieldPlace, Understood } from '../../src/domain/resume-document/from-read';
import type { ChosenFile } from './files';
import type { PdfProblem } from './pdf';

export type { FieldPlace, Understood };

/** What a file turned out to be by its content. */
export type ResumeFileKind = 'pdf' | 'docx' | 'linkedin' | 'markdown' | 'text';

/** Actor `readResumeFile`: reads one file, sends `ReadResumeFileEvent`s to its parent. Stopped with it. */
export interface ReadResumeFileInput {
  readonly file: ChosenFile;
}

/** A file as it was understood. Nothing is kept yet. */
export interface FoundResume {
  readonly kind: ResumeFileKind;
  readonly understood: Understood;
  /** Sentences on what was left aside, such as macros. */
  readonly notes: readonly string[];
  /** Pages that can be shown beside a doubt; 0 where the file has none. */
  readonly pages: number;
}

/** Why a file is not taken. */
export type ResumeImportProblem =
  | PdfProblem
  /** More bytes than are read of its kind. */
  | 'too-large'
  | 'too-many-pages'
  /** A picture, a program or another file that holds no resume. */
  | 'unknown-kind'
  /** A document of Word before 2007, or another that is not DOCX. */
  | 'old-document'
  /** Unpacks to far more than it says or than a resume has. */
  | 'bomb'
  | 'damaged-archive'
  /** An archive that is neither a Word document nor an export of LinkedIn. */
  | 'other-archive'
  /** It opened, and there are no words in it. */
  | 'no-words'
  /** The app itself ran into a fault. */
  | 'engine';

export type ReadResumeFileEvent =
  | { readonly type: 'file.progressed'; readonly page: number; readonly pages: number }
  | { readonly type: 'file.read'; readonly found: FoundResume }
  | { readonly type: 'file.failed'; readonly problem: ResumeImportProblem };

/** What the user put in a field instead of what was read. */
export interface Correction {
  readonly place: FieldPlace;
  readonly text: string;
}

export type ImportTarget = 'new' | 'replace';
