import { isDay } from '../../board/due';
import { MONTH_NAMES } from '../../dates/month-names';

/** How a file writes days in figures only, where it can be known from one of them. */
export type DayOrder = 'month-first' | 'day-first';

const FIGURES = /^(\d{1,2})\s*([/.-])\s*(\d{1,2})\s*[/.-]\s*(\d{4})\b/;
const two = (value: number | string): string => String(value).padStart(2, '0');

/** Days with dots are written day first; of others, the first that allows only one order decides for the whole file. */
export function dayOrderOf(texts: readonly string[]): DayOrder | null {
  for (const text of texts) {
    const [, first, sign, second] = FIGURES.exec(text.trim()) ?? [];
    if (first === undefined || sign === '.') continue;
    if (Number(first) > 12) return 'day-first';
    if (Number(second) > 12) return 'month-first';
  }
  return null;
}

/** Whether a day could be written in either order. */
export const isUnsure = (text: string): boolean => {
  const [, first = '', sign, second = ''] = FIGURES.exec(text.trim()) ?? [];
  return sign !== undefined && sign !== '.' && first !== second;
};

/** The day that a cell names, `YYYY-MM-DD`, or `null`: ISO, figures in the given order, or a month by its name. */
export function readDay(text: string, order: DayOrder): string | null {
  const trimmed = text.trim();
  const valid = (day: string) => (isDay(day) ? day : null);
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(trimmed);
  if (iso) return valid(`${iso[1]}-${two(iso[2] ?? '')}-${two(iso[3] ?? '')}`);
  const [, first = '', sign, second = '', year] = FIGURES.exec(trimmed) ?? [];
  if (year !== undefined) {
    const [day, month] = sign === '.' || order === 'day-first' ? [first, second] : [second, first];
    return valid(`${year}-${two(month)}-${two(day)}`);
  }
  const named =
    /^(?:\p{L}+,?\s+)?(\d{1,2})\.?\s+(\p{L}{3,})\.?,?\s+(\d{4})\b/u.exec(trimmed) ??
    /^(?:\p{L}+,\s+)?(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b/u.exec(trimmed);
  if (!named) return null;
  const [, a = '', b = '', ofYear = ''] = named;
  const [day, name] = /^\d/.test(a) ? [a, b] : [b, a];
  const month = MONTH_NAMES.findIndex((one) => one.toLowerCase().startsWith(name.toLowerCase().slice(0, 3)));
  return month < 0 ? null : valid(`${ofYear}-${two(month + 1)}-${two(day)}`);
}
