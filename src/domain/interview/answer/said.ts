import { writtenOut } from './contractions';
import { countsAt, type Reading } from './reading';
import { folded, lowered } from './text';

/** Words of an answer, ready to be asked for forms. */
export interface Said {
  readonly text: string;
  readonly words: ReadonlySet<string>;
  /** The words by their first letters. */
  readonly opening: ReadonlyMap<string, readonly string[]>;
}

/** Forms of up to this many letters are whole words. */
const SHORT = 4;

function indexed(said: string): Said {
  const text = folded(said);
  const words = new Set(text.split(' '));
  const opening = new Map<string, string[]>();
  for (const word of words) {
    if (word.length <= SHORT) continue;
    const letters = word.slice(0, SHORT);
    const known = opening.get(letters);
    if (known) known.push(word);
    else opening.set(letters, [word]);
  }
  return { text, words, opening };
}

/** The words that count, one blank between them, a stroke where others were left out. */
export function saidIn(reading: Reading): Said {
  const { tokens } = reading.text;
  let said = ' ';
  let sentence = -1;
  tokens.forEach((token, at) => {
    if (token.sentence !== sentence) said += '| ';
    sentence = token.sentence;
    said += countsAt(reading, at) ? `${token.text} ` : '| ';
  });
  return indexed(said);
}

/** The words of any text. */
export const saidOf = (text: string): Said =>
  indexed(` ${(lowered(text).match(/[\p{L}\p{N}'+#]+/gu) ?? []).join(' ')} `);

/** All words of an answer, also those that count for nothing: for what must not be missed. */
export const allSaid = ({ text: { tokens } }: Reading): Said =>
  indexed(` ${tokens.map(({ text }) => text).join(' ')} `);

interface Wanted {
  readonly form: string;
  /** The first word of a phrase; null for a single word. */
  readonly first: string | null;
}

const ready = new Map<string, Wanted>();

function wanted(form: string): Wanted {
  const known = ready.get(form);
  if (known) return known;
  const plain = writtenOut(folded(form).replace(/-/g, ' ').trim());
  const [first = '', ...rest] = plain.split(' ');
  const made = { form: plain, first: rest.length > 0 ? first : null };
  ready.set(form, made);
  return made;
}

/** Whether a form was said: from the beginning of a word; up to four letters, the whole word or its plural. */
export function says({ text, words, opening }: Said, wish: string): boolean {
  const { form, first } = wanted(wish);
  if (first !== null) return words.has(first) && text.includes(` ${form}`);
  if (form.length <= SHORT) return words.has(form) || words.has(`${form}s`);
  return opening.get(form.slice(0, SHORT))?.some((word) => word.startsWith(form)) ?? false;
}
