import type { Job } from '../../src/domain/jobs/job-types';
import type { JobPosting } from '../../src/domain/jobs/types';
import type { ChosenFile } from './files';

/** Actor `readPosting`: what a posting asks for; one promise, in a worker where the text is long. */
export interface ReadPostingInput {
  readonly text: string;
}

/** A posting as it was read, before anything is kept. */
export interface ReadPosting {
  readonly posting: JobPosting;
  readonly details: Pick<Job, 'company' | 'place' | 'link'>;
  /** The title of a further posting, where the text seems to hold more than one; a doubtful reading. */
  readonly further: string | null;
}

/** Actor `readFile`: the text of a PDF or text file; one promise. It fails with `{ reason: PostingProblem }`. */
export interface ReadFileInput {
  readonly file: ChosenFile;
}

/** Why a posting could not be taken. */
export type PostingProblem =
  /** Nothing was entered. */
  | 'empty'
  /** More text than is read. */
  | 'too-long'
  /** Neither a PDF nor a text. */
  | 'not-text'
  /** A PDF without text: pictures of pages. */
  | 'picture'
  /** The file could not be read at all. */
  | 'unreadable'
  /** A PDF, no network, and the reader of PDFs was never loaded. */
  | 'offline'
  /** The app itself ran into a fault. */
  | 'engine';
