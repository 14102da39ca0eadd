import type { ResumeLine } from './document';
import { MONTH_WORDS, PRESENT_WORDS } from './month-names';

const words = (list: readonly string[]) => [...list].sort((a, b) => b.length - a.length).join('|');
const MONTH = `(?:${words(MONTH_WORDS.flat())})`;
const BETWEEN_DATES = new RegExp(
  `(?<=(?:\\d|(?<!\\p{L})${MONTH}\\.?)\\s{0,3})\\u00AD+(?=\\s{0,3}(?:['’]?\\d|(?:${MONTH}|${words(PRESENT_WORDS)})(?!\\p{L})))`,
  'giu',
);
const BEHIND_YEAR = /(?<=(?:(?:19|20)\d\d|['’]\d\d)\s{0,3})\u00AD+$/u;
/** With blanks around it, or a blank behind it at the start of a line, it splits no word: a font has no other dash. */
const ALONE = /(?<=^|\s)\u00AD+(?=\s)/gu;

const IN_WORD = /^\p{L}\u00AD\p{L}$/u;

/** Soft hyphens between two dates, or behind a year at the end of a line, as the dashes they are drawn as. */
export function datesWithDashes(line: string): string {
  if (!line.includes('\u00AD')) return line;
  return line.replace(BETWEEN_DATES, '–').replace(BEHIND_YEAR, '–').replace(ALONE, '-');
}

/** Offsets of a line without the soft hyphens that split its words; those between dates are dashes and stay. */
export function offsetsOfWhole(line: string): number[] {
  const dashes = new Set<number>();
  for (const { 0: dash, index } of line.matchAll(BETWEEN_DATES))
    for (let at = index; at < index + dash.length; at += 1) dashes.add(at);
  const splits = (at: number) => line[at] === '\u00AD' && !dashes.has(at) && IN_WORD.test(line.slice(at - 1, at + 2));
  const offsets: number[] = [];
  for (let at = 0; at < line.length; at += 1) if (!splits(at)) offsets.push(at);
  return offsets;
}

/** Lines without soft hyphens: what one splits is joined, over the end of a line too. */
export function withWholeWords(lines: readonly ResumeLine[]): ResumeLine[] {
  if (!lines.some(({ text }) => text.includes('\u00AD'))) return [...lines];
  const whole: ResumeLine[] = [];
  let split = false;
  for (const line of lines) {
    const last = whole.at(-1);
    const [, rest = '', after = ''] = /^(\p{Ll}\S*)\s*(.*)$/u.exec(line.text) ?? [];
    let text = line.text;
    if (split && last && rest !== '') {
      whole[whole.length - 1] = { ...last, text: last.text + rest.replaceAll('\u00AD', '') };
      text = after;
    }
    split = /\p{L}\u00AD$/u.test(line.text);
    const clean = text.replaceAll('\u00AD', '').trim();
    if (clean !== '' || line.text.trim() === '') whole.push({ ...line, text: clean });
  }
  return whole;
}
