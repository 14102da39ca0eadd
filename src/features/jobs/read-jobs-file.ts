import { twinsAmong } from '../../domain/jobs/job-reading';
import type { Job } from '../../domain/jobs/job-types';
import { readJobsCsv } from '../../domain/jobs/records/job-csv';
import { readJobsMarkdown } from '../../domain/jobs/records/job-markdown';
import { jobFrom } from '../../domain/jobs/records/record';
import type { ReadingNote } from '../../domain/jobs/records/types';
import { newContactId, newJobId } from './jobs-slice';

/** The largest file that is read, in bytes, and the most jobs that are taken from one. */
const LARGEST_FILE = 5 * 1024 * 1024;
const MOST_JOBS = 5000;
/** Milliseconds of reading before the page has its turn. */
const SLICE = 30;

/** What a file would bring, or why it brings nothing. */
export type JobsFile =
  | { readonly kind: 'refused'; readonly reason: string }
  | {
      readonly kind: 'read';
      readonly fresh: readonly Job[];
      /** Those that look like one that is here. */
      readonly twins: readonly Job[];
      /** How many have no date for the status they are in: it gets the day of the import. */
      readonly undated: number;
      readonly notes: readonly ReadingNote[];
    };

/** Reads the jobs of a CSV or Markdown file. @param here the jobs that are kept already */
export async function readJobsFile(file: File, here: readonly Job[]): Promise<JobsFile> {
  const refused = (reason: string) => ({ kind: 'refused' as const, reason });
  // Before its text is asked for: a huge file never comes into memory.
  if (file.size > LARGEST_FILE) return refused('It is larger than 5 MB. Split it, and import the parts.');
  let text: string;
  try {
    text = textOf(await file.arrayBuffer());
  } catch {
    return refused('The browser could not read it. It may have been moved or changed; choose it again.');
  }
  if (text.includes('\0')) return refused('It is not a text file. Save the table as CSV, and import that.');
  const read = isMarkdown(file.name, text) ? readJobsMarkdown(text) : readJobsCsv(text);
  if (!read)
    return refused(
      'No jobs were found in it. A CSV file needs a first line with headings such as Title, Company and Status; a Markdown file is read as Elevate writes it.',
    );
  if (read.records.length > MOST_JOBS)
    return refused(`It has ${read.records.length} jobs. Up to ${MOST_JOBS} can be imported at once; split the file.`);
  const twinOf = twinsAmong(here);
  const now = Date.now();
  const fresh: Job[] = [];
  const twins: Job[] = [];
  let since = performance.now();
  for (const [at, record] of read.records.entries()) {
    // What has no date keeps the order of the file: lists begin with the newest.
    const when = new Date(now - at).toISOString();
    const job = jobFrom(record, (kind) => (kind === 'job' ? newJobId() : newContactId()), when);
    (twinOf(job) ? twins : fresh).push(job);
    if (performance.now() - since > SLICE) {
      await new Promise((resolve) => setTimeout(resolve));
      since = performance.now();
    }
  }
  const undated = read.records.filter(({ history, status }) => history.at(-1)?.status !== status).length;
  return { kind: 'read', fresh, twins, undated, notes: read.notes };
}

const isMarkdown = (name: string, text: string): boolean =>
  /\.(?:md|markdown)$/i.test(name) || /^\uFEFF?# Jobs\s*$/m.test(text.slice(0, 100));

/** UTF-8, or what spreadsheets write instead of it. */
function textOf(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
