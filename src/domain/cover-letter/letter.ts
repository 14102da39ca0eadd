import type { CoverLetter, LetterField } from './types';

const LONGEST_TITLE = 120;
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** What a new letter is for and from, as far as it is known. */
export interface LetterStart {
  readonly id: string;
  readonly title: string;
  readonly job: { readonly id: string; readonly company: string } | null;
  readonly resume: { readonly id: string; readonly city: string } | null;
  /** ISO date-time. */
  readonly at: string;
  /** `YYYY-MM-DD` on the user's calendar. */
  readonly day: string;
}

/** A letter with its frame filled in and nothing said. */
export const newLetter = ({ id, title, job, resume, at, day }: LetterStart): CoverLetter => ({
  id,
  title: tidyTitle(title) || 'Cover letter',
  job: job?.id ?? null,
  resume: resume?.id ?? null,
  dateLine: [resume?.city.trim() ?? '', dayInWords(day)].filter((part) => part !== '').join(', '),
  addressee: job?.company.trim() ?? '',
  greeting: 'Dear hiring team,',
  body: '',
  closing: 'Kind regards,',
  outline: '',
  changedAt: at,
});

/** `2026-11-23` as `23 November 2026`. */
function dayInWords(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} ${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}

const tidyTitle = (title: string) => [...title.replace(/\s+/g, ' ').trim()].slice(0, LONGEST_TITLE).join('').trim();

export const withLetterField = (letter: CoverLetter, field: LetterField, value: string, at: string): CoverLetter =>
  letter[field] === value ? letter : { ...letter, [field]: value, changedAt: at };

/** A title is one line of at most 120 characters; an empty one changes nothing. */
export function withLetterTitle(letter: CoverLetter, title: string, at: string): CoverLetter {
  const tidy = tidyTitle(title);
  return tidy === '' || tidy === letter.title ? letter : { ...letter, title: tidy, changedAt: at };
}

/** Paragraphs, parted by empty lines; each is its lines. */
export const letterParagraphs = (text: string): readonly (readonly string[])[] =>
  text
    .split(/(?:\r\n?|\n)[^\S\r\n]*(?:\r\n?|\n)/)
    .map(textLines)
    .filter((lines) => lines.length > 0);

/** The lines of a text that say something. */
export const textLines = (text: string): string[] =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** How many paragraphs of the body are still as the outline wrote them. */
export function outlinedParagraphs({ body, outline }: Pick<CoverLetter, 'body' | 'outline'>): number {
  const joined = (text: string) => letterParagraphs(text).map((lines) => lines.join('\n'));
  const known = new Set(joined(outline));
  return joined(body).filter((paragraph) => known.has(paragraph)).length;
}
