import { writtenOut } from './contractions';
import { countsAt, type Reading } from './reading';
import { folded } from './text';

/** The words of an answer that count, one blank between them, a stroke where others were left out. */
export function saidIn(reading: Reading): string {
  const { tokens } = reading.text;
  let said = ' ';
  let sentence = -1;
  tokens.forEach((token, at) => {
    if (token.sentence !== sentence) said += '| ';
    sentence = token.sentence;
    said += countsAt(reading, at) ? `${token.text} ` : '| ';
  });
  return folded(said);
}

/** All words of an answer, also those that count for nothing: for what must not be missed. */
export const allSaid = ({ text: { tokens } }: Reading): string =>
  folded(` ${tokens.map(({ text }) => text).join(' ')} `);

const SHORT = 4;
const ready = new Map<string, string>();

/** A form as {@link says} looks for it: from the beginning of a word; up to four letters, the whole word. */
function wanted(form: string): string {
  const known = ready.get(form);
  if (known !== undefined) return known;
  const plain = writtenOut(folded(form).replace(/-/g, ' ').trim());
  const made = plain.length <= SHORT ? ` ${plain} ` : ` ${plain}`;
  ready.set(form, made);
  return made;
}

/** Whether the words that count have a form. */
export function says(said: string, form: string): boolean {
  const made = wanted(form);
  return said.includes(made) || (made.endsWith(' ') && said.includes(`${made.slice(0, -1)}s `));
}
