import type { Mark, Row } from '../evidence/types';
import type { Job } from '../jobs/job-types';
import { BULLET_MARK } from '../resume/bullet-mark';
import { readDuties } from '../resume-document/duties';
import type { WrittenResume } from '../resume-document/types';
import { paragraphsOf } from '../resume-document/views';

/** Musts that an outline speaks of; a letter that speaks of all of them is a list. */
const MOST = 3;

export interface OutlineInput {
  readonly job: Pick<Job, 'title' | 'company'> | null;
  /** Of the job's matrix. */
  readonly rows: readonly Row[];
  readonly resume: WrittenResume | null;
}

export interface LetterOutline {
  /** Paragraphs parted by empty lines. */
  readonly body: string;
  /** Musts that a line of the learner's own shows in it. */
  readonly shown: readonly string[];
  /** Musts that it says nothing of: nothing of the learner's shows them, or others were enough. */
  readonly leftOut: readonly { readonly words: string; readonly why: 'not shown' | 'enough' }[];
}

/**
 * A letter to be edited: the role and the company, two or three musts with the learner's own line that shows each, as it
 * is, and a last sentence. What nothing shows is left out, not claimed.
 */
export function letterOutline({ job, rows, resume }: OutlineInput): LetterOutline {
  const musts = rows.filter(({ requirement }) => requirement.need === 'must');
  const quotes = new Map<string, { mark: Mark; words: string[] }>();
  const leftOut: { words: string; why: 'not shown' | 'enough' }[] = [];
  const named = (row: Row) => row.requirement.skill ?? row.requirement.words;
  const best = musts
    .map((row) => ({ row, mark: bestOf(row, resume) }))
    .sort((a, b) => rank(a.mark, resume) - rank(b.mark, resume));
  for (const { row, mark } of best) {
    const words = named(row);
    const known = mark === null ? undefined : quotes.get(mark.words);
    if (mark === null) leftOut.push({ words, why: 'not shown' });
    else if (known) known.words.push(words);
    else if (quotes.size === MOST) leftOut.push({ words, why: 'enough' });
    else quotes.set(mark.words, { mark, words: [words] });
  }
  const intro = paragraphsOf(resume?.intro ?? '')[0];
  const body = [
    [opening(job), intro].filter((part) => part !== undefined && part !== '').join(' '),
    ...[...quotes.values()].map(({ mark, words }) => `You ask for ${listed(words)}. ${shown(mark, resume)}`),
    'I would be glad to talk about this work with you. Thank you for reading.',
  ];
  return { body: body.join('\n\n'), shown: [...quotes.values()].flatMap(({ words }) => words), leftOut };
}

function opening(job: OutlineInput['job']): string {
  const [title, company] = [job?.title.trim() ?? '', job?.company.trim() ?? ''];
  const role = title === '' ? 'for a position' : `for the position of ${title}`;
  return `I am applying ${role}${company === '' ? '' : ` at ${company}`}.`;
}

/** What may be claimed in a letter: work that was done, then a challenge that was solved; never a bare name. */
function bestOf(row: Row, resume: WrittenResume | null): Mark | null {
  const marks = row.marks.filter(
    ({ strength, source }) => strength === 'work' || (strength === 'here' && source.kind === 'challenge'),
  );
  return [...marks].sort((a, b) => rank(a, resume) - rank(b, resume))[0] ?? null;
}

/** Lines of the resume that goes with the letter come first: its reader finds them there. */
function rank(mark: Mark | null, resume: WrittenResume | null): number {
  if (mark === null) return 3;
  if (mark.strength !== 'work') return 2;
  return mark.source.kind === 'resume' && mark.source.id === resume?.id ? 0 : 1;
}

/** The learner's own line, as it is, with where it was done. */
function shown({ strength, source, words }: Mark, resume: WrittenResume | null): string {
  const line = words.trim().replace(BULLET_MARK, '');
  const quoted = `“${line}”${/[.!?…]$/.test(line) ? '' : '.'}`;
  if (strength === 'here') return `I solved the coding challenge ${quoted}`;
  const place = source.kind === 'resume' && source.id === resume?.id ? placeOf(resume, source.quote) : null;
  return place === null ? `From my own work: ${quoted}` : `${place}: ${quoted}`;
}

/** The job or project that a line is written under. */
function placeOf(resume: WrittenResume, quote: string): string | null {
  const line = bare(quote);
  const holds = (text: string) => readDuties(text).some((duty) => bare(duty.text) === line);
  const job = resume.experiences.find(({ responsibilities }) => holds(responsibilities));
  if (job && job.organization.trim() !== '') return `At ${job.organization.trim()}`;
  const project = resume.projects.find(({ desc }) => holds(desc));
  return project && project.project.trim() !== '' ? `In ${project.project.trim()}` : null;
}

const bare = (text: string) => text.trim().replace(BULLET_MARK, '').replace(/\s+/g, ' ').trim();

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
