import { isDay } from '../due';

/** A day and, where it is said, a time. */
export interface When {
  readonly due: string;
  readonly dueTime: string | null;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAY = /^(?:mon|tue(?:s)?|wed(?:nes)?|thu(?:r|rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?,?\s+/i;
const two = (number: number): string => String(number).padStart(2, '0');

/** The day and time of a moment on the clock of a zone. */
export type Clock = (moment: number) => When;

/** @param zone an IANA name; what the browser does not know is UTC */
export function clockOf(zone: string): Clock {
  const format = formatOf(zone);
  return (moment) => {
    if (!Number.isFinite(moment) || Math.abs(moment) > 8e15) return { due: '', dueTime: null };
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
    const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? '';
    return {
      due: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
      dueTime: `${part('hour')}:${part('minute')}`,
    };
  };
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const fields = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  } as const;
  try {
    return new Intl.DateTimeFormat('en', { ...fields, timeZone: zone });
  } catch {
    return new Intl.DateTimeFormat('en', { ...fields, timeZone: 'UTC' });
  }
}

/**
 * A day as people and programs write it: `2026-05-01`, `2026-05-01T15:00:00Z`, `May 1, 2026 3:00 PM`, `1 May 2026`,
 * `01/May/26 3:00 PM`, `01.05.2026`, `5/1/2026`, milliseconds since 1970; of a span its beginning. Null for anything else.
 */
export function whenOf(text: string, dayFirst: boolean, clock: Clock): When | null {
  const clean =
    text
      .replaceAll('\u202f', ' ')
      .split(/\s(?:→|–|->)\s/)[0]
      ?.trim()
      .replace(WEEKDAY, '')
      .replace(/^@/, '') ?? '';
  if (clean === '' || clean.length > 80) return null;
  if (/^\d{12,14}$/.test(clean)) return sound(clock(Number(clean)));
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/.test(clean))
    return sound(clock(Date.parse(clean)));
  if (/ GMT[+-]\d{4}/.test(clean)) return sound(clock(Date.parse(clean)));
  const date = dateIn(clean, dayFirst);
  if (!date || !isDay(date.day)) return null;
  const time = timeIn(date.rest);
  return time === undefined ? null : { due: date.day, dueTime: time };
}

const sound = (when: When): When | null => (isDay(when.due) ? when : null);

interface Dated {
  readonly day: string;
  readonly rest: string;
}

function dateIn(text: string, dayFirst: boolean): Dated | null {
  let match = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?=$|[T\s,])/.exec(text);
  if (match) return dated(text, match, match[1], match[2], match[3]);
  match = /^(\d{1,2})(?:st|nd|rd|th)?[\s./-]+([a-z]{3,9})\.?,?[\s./-]+(\d{4}|\d\d)(?=$|[\s,])/i.exec(text);
  if (match) return dated(text, match, match[3], monthOf(match[2]), match[1]);
  match = /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?=$|[\s,])/i.exec(text);
  if (match) return dated(text, match, match[3], monthOf(match[1]), match[2]);
  match = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d\d)(?=$|[\s,])/.exec(text);
  if (match) return dated(text, match, match[3], match[2], match[1]);
  match = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d\d)(?=$|[\s,])/.exec(text);
  if (!match) return null;
  const [, first, second, year] = match;
  // What cannot be a month is the day, whatever the rest of the file is taken for.
  const isDayFirst = Number(first) > 12 || (dayFirst && Number(second) <= 12);
  return isDayFirst ? dated(text, match, year, second, first) : dated(text, match, year, first, second);
}

const dated = (text: string, match: RegExpExecArray, year = '', month = '', day = ''): Dated => ({
  day: `${year.length === 2 ? `20${year}` : year}-${two(Number(month))}-${two(Number(day))}`,
  rest: text.slice(match[0].length),
});

const monthOf = (name = ''): string => String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1);

/** `HH:MM`; null where there is none, undefined where what follows the day is no time. */
function timeIn(rest: string): string | null | undefined {
  const text = rest.replace(/^[\sT,]+(?:at\s+)?/i, '').trim();
  if (text === '') return null;
  const match =
    /^(\d{1,2})[:.h](\d\d)(?:[:.]\d\d(?:\.\d+)?)?\s*([ap])?\.?m?\.?(?:\s*(?:\(?[A-Z]{2,5}(?:[+-]\d+)?\)?|[+-]\d\d:?\d\d))?$/i.exec(
      text,
    );
  const short = match ? null : /^(\d{1,2})\s*([ap])\.?m\.?$/i.exec(text);
  const [hours, minutes, half] = match ? [match[1], match[2], match[3]] : short ? [short[1], '0', short[2]] : [];
  if (hours === undefined) return undefined;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  return hour < 24 && Number(minutes) < 60 ? `${two(hour)}:${two(Number(minutes))}` : undefined;
}

/** Noon of a day: when something was done, where only the day is said. */
export const noonOf = (day: string): string => `${day}T12:00:00.000Z`;

/** Whether the days of a column are written day first: what cannot be a month decides, else `usual`. */
export function isDayFirst(cells: readonly string[], usual: boolean): boolean {
  for (const cell of cells) {
    const [, first, second] = /^\s*(\d{1,2})[/-](\d{1,2})[/-]\d{2,4}\b/.exec(cell) ?? [];
    if (Number(first) > 12) return true;
    if (Number(second) > 12) return false;
  }
  return usual;
}

/** Whether the order of day and month matters to a column: it holds days with slashes. */
export const hasSlashes = (cells: readonly string[]): boolean =>
  cells.some((cell) => /^\s*\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\b/.test(cell));
