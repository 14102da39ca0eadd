import type { Job, JobStatus, Need, Requirement } from './job-types';
import type { JobPosting } from './types';

/** What a job is called in lists: its title, or where it is, or that it has no name yet. */
export const jobName = ({ title, company }: Pick<Job, 'title' | 'company'>): string =>
  [title, company].filter((part) => part !== '').join(' at ') || 'Job without a title';

/** As much of a line as is kept with a requirement: a posting may be one line of 200,000 characters. */
export const quoteOf = (line: string): string => line.trim().slice(0, 500);

/** The requirements that a posting was read to have, musts first. */
export const requirementsOf = (posting: JobPosting): Requirement[] =>
  posting.requirements.map(({ skill, need, quote }) => ({
    id: `skill-${skill.toLowerCase()}`,
    skill,
    words: skill,
    need,
    quote: quoteOf(quote),
    touched: false,
  }));

/**
 * The requirements after the posting was read again: what the learner added or changed stays as it is, what was only read
 * follows the new text.
 */
export function readAgain(before: readonly Requirement[], posting: JobPosting): Requirement[] {
  const kept = before.filter(({ touched }) => touched);
  const ids = new Set(kept.map(({ id }) => id));
  return [...requirementsOf(posting).filter(({ id }) => !ids.has(id)), ...kept];
}

/** With a requirement's need set by the learner. */
export const withNeed = (requirements: readonly Requirement[], id: string, need: Need): Requirement[] =>
  requirements.map((requirement) => (requirement.id === id ? { ...requirement, need, touched: true } : requirement));

/** The requirements that count, musts first, each in the order of the posting. */
export function asked(requirements: readonly Requirement[]): readonly Requirement[] {
  const of = (need: Need) => requirements.filter((requirement) => requirement.need === need);
  return [...of('must'), ...of('nice')];
}

/** With another status; the same job where it has it already. @param at ISO date-time */
export const withStatus = (job: Job, status: JobStatus, at: string): Job =>
  job.status === status ? job : { ...job, status, history: [...job.history, { status, at }] };

const words = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#.]+/gu, ' ')
    .trim();

/** A web address without what says only where the reader came from; empty for what is none. */
function address(link: string): string {
  const parts = /^https?:\/\/(?:www\.)?([^/?#\s]+)([^?#\s]*)(?:\?([^#\s]*))?/i.exec(link.trim());
  if (!parts) return '';
  const [, host = '', path = '', query = ''] = parts;
  const kept = query.split('&').filter((pair) => pair !== '' && !/^(?:utm_|ref|source|src|trk)/i.test(pair));
  return `${host.toLowerCase()}${path.replace(/\/$/, '')}?${kept.sort().join('&')}`;
}

/** Share of the longer list's lines that both postings have, without which a second posting of one company is the same. */
const SAME = 0.8;

function shared(a: string, b: string): number {
  const lines = (text: string) =>
    new Set(
      text
        .split('\n')
        .map(words)
        .filter((line) => line !== ''),
    );
  const [one, other] = [lines(a), lines(b)];
  const both = [...one].filter((line) => other.has(line)).length;
  return both / Math.max(1, one.size, other.size);
}

/**
 * A job that is already kept and looks like this one: the same address, the same text, or the same title at the same
 * company with a text that hardly differs. `null` where there is none.
 */
export function twinOf(
  found: Pick<Job, 'title' | 'company' | 'link' | 'posting'>,
  jobs: readonly Job[],
): { readonly job: Job; readonly because: 'link' | 'text' | 'title' } | null {
  const link = address(found.link);
  const text = words(found.posting);
  const title = words(`${found.title} ${found.company}`);
  for (const job of jobs) {
    if (link !== '' && address(job.link) === link) return { job, because: 'link' };
    if (text !== '' && (words(job.posting) === text || shared(job.posting, found.posting) >= SAME))
      return { job, because: 'text' };
    if (found.title !== '' && found.company !== '' && words(`${job.title} ${job.company}`) === title)
      return { job, because: 'title' };
  }
  return null;
}

const COMPANY = /^\W*(?:company(?: name)?|employer|organi[sz]ation|hiring company)\s*[:–—-]\s*(\S.*)$/i;
const ABOUT = /^\W*[Aa]bout\s+(\p{Lu}[\p{L}\p{N}&.' -]{1,60}?)\s*:?$/u;
const NOBODY =
  /^(?:us|you|our|your|the|this|that|what|who|me|it|role|job|team|position|company|benefits|candidates?)\b/i;
const PLACE = /^\W*(?:location|place|office|work location|based in)\s*[:–—-]\s*(\S.*)$/i;
const SEARCHED = 200;

/** What a posting says of the company, the place and its own address, where it says so by a label; else empty. */
export function readDetails(posting: Pick<JobPosting, 'lines'>): Pick<Job, 'company' | 'place' | 'link'> {
  const lines = posting.lines.slice(0, SEARCHED).map((line) => line.slice(0, 400));
  const first = (pattern: RegExp, fits: (text: string) => boolean = () => true) =>
    lines.flatMap((line) => {
      const text = pattern.exec(line)?.[1]?.trim() ?? '';
      return text !== '' && text.length <= 80 && fits(text) ? [text] : [];
    })[0] ?? '';
  const link = /\bhttps?:\/\/[^\s<>"')\]]+/i.exec(lines.slice(0, 5).join('\n'))?.[0] ?? '';
  return {
    company: first(COMPANY) || first(ABOUT, (text) => !NOBODY.test(text)),
    place: first(PLACE),
    link: link.replace(/[.,;]+$/, ''),
  };
}

/** Days from one day to another, negative when it is over. Both `YYYY-MM-DD`. */
export const daysUntil = (day: string, today: string): number =>
  Math.round((Date.parse(`${day}T00:00Z`) - Date.parse(`${today}T00:00Z`)) / 86_400_000);

/** What comes next for a job. */
export interface DueNext {
  readonly job: Job;
  readonly kind: 'deadline' | 'interview';
  /** `YYYY-MM-DD` */
  readonly day: string;
}

/**
 * What is due for jobs that are not closed, the nearest first.
 * @param interviewDays the days of the interviews by the ids of their events @param today `YYYY-MM-DD`
 */
export function dueNext(
  jobs: readonly Job[],
  interviewDays: Readonly<Record<string, string>>,
  today: string,
): readonly DueNext[] {
  return jobs
    .filter(({ status }) => status !== 'closed')
    .flatMap((job): DueNext[] => [
      // Once it is sent, the last day to send it says nothing.
      ...(job.deadline !== null && job.deadline >= today && job.status === 'saved'
        ? [{ job, kind: 'deadline' as const, day: job.deadline }]
        : []),
      ...job.interviews.flatMap(({ event }) => {
        const day = Object.hasOwn(interviewDays, event) ? interviewDays[event] : undefined;
        return day !== undefined && day >= today ? [{ job, kind: 'interview' as const, day }] : [];
      }),
    ])
    .sort((a, b) => a.day.localeCompare(b.day) || jobName(a.job).localeCompare(jobName(b.job)));
}
