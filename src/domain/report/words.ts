import type { DateQuestion } from '../resume/date-questions';
import type { Found, TextLine } from '../resume/facts';
import type { Evidence } from './types';

/** Quotes are cut at this many characters: enough to find the place. */
const QUOTE_LENGTH = 160;

/** Evidence for words of a resume line; the whole line when no words are given. Always a substring of the line. */
export function quoteLine(line: TextLine, words?: string): Evidence {
  const whole = line.text.trim();
  const quote = words !== undefined && words !== '' && line.text.includes(words) ? words : whole;
  return { source: 'resume', page: line.page, line: line.line, quote: cutAt(quote, QUOTE_LENGTH) };
}

/** Evidence for a fact, or none when the fact comes from a link that covers no words. */
export function quoteFound(found: Found): Evidence[] {
  return found.line ? [quoteLine(found.line, found.quote)] : [];
}

/** Evidence for a line of the job description, or for words of it. */
export function quoteJob(lines: readonly string[], line: number, words: string): Evidence {
  const text = lines[line] ?? '';
  return { source: 'job', page: null, line, quote: cutAt(text.includes(words) ? words : text.trim(), QUOTE_LENGTH) };
}

/** The first `length` UTF-16 units of a text, never parting a surrogate pair, without blanks at its end. */
function cutAt(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length).trimEnd();
}

/** `“words”`, shortened with an ellipsis, for use inside a sentence. */
export function quoted(text: string, length = 90): string {
  const tidy = text.replace(/\s+/g, ' ').trim();
  return tidy.length <= length ? `“${tidy}”` : `“${cutAt(tidy, length)}…”`;
}

/** `a`, `a and b`, `a, b and c`; beyond `most` items the rest is counted. */
export function listed(items: readonly string[], most = 6): string {
  const shown = items.slice(0, most);
  const rest = items.length - shown.length;
  if (rest > 0) return `${shown.join(', ')} and ${rest} more`;
  if (shown.length < 2) return shown.join('');
  return `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

/** `1 bullet`, `3 bullets`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** `12345` as `12,345`, whatever the locale. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** The first two questions in words; how many more there are. */
export function asking(questions: readonly DateQuestion[]): string {
  const rest = questions.length - 2;
  const more = rest > 0 ? [`${counted(rest, 'more question')} of this kind ${rest === 1 ? 'is' : 'are'} open.`] : [];
  return [...questions.slice(0, 2).map(({ asks }) => asks), ...more].join(' ');
}
