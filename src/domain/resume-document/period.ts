import { readDates } from '../resume/dates';

/** Dates as JSON Resume has them: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; an open end has no `end`. */
export interface Period {
  readonly start?: string;
  readonly end?: string;
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const ISO = /^([12]\d{3})(?:-([01]\d)(?:-[0-3]\d)?)?$/;

/** `2013-12-01` as `Dec 2013`; what is not such a date stays as it is. */
export function dateText(date: string): string {
  const [, year, month] = ISO.exec(date) ?? [];
  if (!year) return date;
  const name = month ? MONTHS[Number(month) - 1] : undefined;
  return name ? `${name} ${year}` : year;
}

/** `Dec 2013 – Dec 2014`, `Dec 2013 – Present`, or one date where both are the same. */
export function periodText({ start = '', end = '' }: Period): string {
  const [from, to] = [dateText(start), dateText(end)];
  if (from === '' || from === to) return to;
  return `${from} – ${to || 'Present'}`;
}

/** The first date or span of a text; nothing when it names none. A date alone is both ends. */
export function readPeriod(text: string): Period {
  const found = readDates(text.slice(0, 400))[0];
  if (!found) return {};
  const cut = (month: string) => (found.precision === 'year' ? month.slice(0, 4) : month);
  return { start: cut(found.start), ...(found.end === null ? {} : { end: cut(found.end) }) };
}

/** One date of a text, such as a year of graduation; its last where it names two. */
export function readDate(text: string): string {
  const tidy = text.trim();
  if (ISO.test(tidy)) return tidy;
  const { start = '', end } = readPeriod(tidy);
  return end ?? start;
}

/** Whether a span ends before it starts; never for an open or unreadable one. */
export function endsBeforeStart(start: string, end: string): boolean {
  const [from, to] = [readDate(start), readDate(end)];
  const length = Math.min(from.length, to.length);
  return length > 0 && to.slice(0, length) < from.slice(0, length);
}
