import type { Word } from './sentences';

const WHOLE: Readonly<Record<string, readonly [string, string]>> = {
  "can't": ['can', 'not'],
  cannot: ['can', 'not'],
  "won't": ['will', 'not'],
  "shan't": ['shall', 'not'],
  "let's": ['let', 'us'],
};
const ENDINGS: readonly (readonly [ending: string, word: string])[] = [
  ["n't", 'not'],
  ["'m", 'am'],
  ["'re", 'are'],
  ["'ve", 'have'],
  ["'ll", 'will'],
  ["'d", 'would'],
];
/** Behind one of these, `'s` is a verb and no owner. */
const SUBJECTS = new Set(
  'it that there he she who what here where how this everything everyone somebody nobody'.split(' '),
);

/** The two words of a contraction, as lower case with straight apostrophes, or null: `I'm` is `i am`. */
export function contracted(word: string): readonly [string, string] | null {
  const whole = WHOLE[word];
  if (whole) return whole;
  if (!word.includes("'")) return null;
  const known = ENDINGS.find(([ending]) => word.endsWith(ending) && word.length > ending.length);
  if (known) return [word.slice(0, -known[0].length), known[1]];
  const base = word.endsWith("'s") ? word.slice(0, -2) : '';
  return SUBJECTS.has(base) ? [base, 'is'] : null;
}

/** A phrase with its contractions written out. */
export const writtenOut = (phrase: string): string =>
  phrase
    .split(' ')
    .flatMap((word) => contracted(word) ?? [word])
    .join(' ');

/** One word as it is said, or the two of a contraction, each with its own place in the text. */
export function saidWords(text: string, start: number): Word[] {
  const parts = contracted(text);
  const end = start + text.length;
  if (!parts) return [{ text, start, end }];
  const [first, second] = parts;
  const middle = start + Math.max(1, Math.min(first.length, text.length - 1));
  return [
    { text: first, start, end: middle },
    { text: second, start: middle, end },
  ];
}
