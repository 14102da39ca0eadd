import type { Job, Requirement } from './job-types';
import type { JobPosting } from './types';

/** As much of a line as is kept with a requirement: a posting may be one line of 200,000 characters. */
export const quoteOf = (line: string): string => line.trim().slice(0, 500);

/** The requirements that a posting was read to have, musts first. */
export const requirementsOf = (posting: JobPosting): Requirement[] =>
  posting.requirements.map(({ skill, need, anyOf, quote }) => ({
    id: `skill-${skill.toLowerCase()}`,
    skill,
    words: skill,
    need,
    anyOf,
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

type Named = Pick<Job, 'title' | 'company' | 'link' | 'posting'>;

/** What is compared of a job, read once. */
interface Read {
  readonly link: string;
  readonly title: string;
  readonly text: string;
  readonly lines: ReadonlySet<string>;
}

const readOf = ({ title, company, link, posting }: Named): Read => ({
  link: address(link),
  title: title === '' || company === '' ? '' : words(`${title} ${company}`),
  text: words(posting),
  lines: new Set(
    posting
      .split('\n')
      .map(words)
      .filter((line) => line !== ''),
  ),
});

function hardlyDiffer(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [fewer, more] = a.size <= b.size ? [a, b] : [b, a];
  if (fewer.size < more.size * SAME) return false;
  let both = 0;
  for (const line of fewer) if (more.has(line)) both += 1;
  return both >= Math.max(1, more.size) * SAME;
}

export interface Twin {
  readonly job: Job;
  readonly because: 'link' | 'text' | 'title';
}

/**
 * Finds a job that is already kept and looks like the given one: the same address, the same text, one that hardly differs,
 * or the same title at the same company. `null` where there is none. What is kept is read once for many questions.
 */
export function twinsAmong(jobs: readonly Job[]): (found: Named) => Twin | null {
  const kept = jobs.map((job) => ({ job, read: readOf(job) }));
  return (found) => {
    const own = readOf(found);
    for (const { job, read } of kept) {
      if (own.link !== '' && read.link === own.link) return { job, because: 'link' };
      if (own.text !== '' && (read.text === own.text || hardlyDiffer(read.lines, own.lines)))
        return { job, because: 'text' };
      if (own.title !== '' && read.title === own.title) return { job, because: 'title' };
    }
    return null;
  };
}

/** The job that is already kept and looks like the given one, as `twinsAmong` finds it. */
export const twinOf = (found: Named, jobs: readonly Job[]): Twin | null => twinsAmong(jobs)(found);

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
