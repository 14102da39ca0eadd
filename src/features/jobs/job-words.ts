import type { PostingProblem } from '../../../machines/contracts/jobs';
import type { Strength } from '../../domain/evidence/types';
import type { JobStatus, Need } from '../../domain/jobs/job-types';
import type { ChipTone } from '../../ui/chip';

export const problems: Readonly<Record<PostingProblem, string>> = {
  empty: 'Paste the text of a posting first.',
  'too-long':
    'This is more than 200,000 characters. Keep the part that describes the job and its requirements, and try again.',
  'not-text': 'This file is neither a PDF nor a text file. Nothing has changed; paste the posting instead.',
  picture: 'The pages of this PDF are pictures, so it has no text to read. Copy the posting from the web page instead.',
  unreadable: 'This file could not be read. It may be damaged or protected. Paste the posting instead.',
  offline:
    'There is no network, and the reader of PDFs is not on this device yet. Paste the posting, or connect once and add the file again; from then on it works without a network.',
  engine: 'Something went wrong while the posting was being read. Your text is still here; try again.',
};

export const needWords: Readonly<Record<Need, string>> = {
  must: 'Must',
  nice: 'Nice to have',
  'not-asked': 'Not asked',
};

export const STRENGTH_TONES: Readonly<Record<Strength, ChipTone>> = {
  work: 'success',
  here: 'success',
  named: 'primary',
  'on-the-way': 'accent',
  gap: 'plain',
};

/** What each column holds, for whoever sees it empty. */
export const statusHints: Readonly<Record<JobStatus, string>> = {
  saved: 'Jobs you may apply for',
  applied: 'Sent, no answer yet',
  interview: 'They want to talk',
  offer: 'They want you',
  closed: 'Over, either way',
};

/** "in 3 days", as a count that reads by itself. */
export function daysLeft(days: number): string {
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  return days > 0 ? `in ${days} days` : days === -1 ? 'yesterday' : `${-days} days ago`;
}
