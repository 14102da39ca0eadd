import { measuredNumber } from '../../report/measured-number';
import { findSkills } from '../../skills/find-skills';
import { type AnswerText, type AnswerToken, readAnswer, stemOf, uninflected } from './text';
import type { AnswerEvidence } from './types';

/** What can be known of an answer without its question. */
export interface SpokenAnswer extends AnswerText {
  /** {@link AnswerText.folded} with blanks for hyphens. */
  readonly plain: string;
  /** Stem of each token. */
  readonly stems: readonly string[];
  /** Each token without the ending of a number or a tense, and where each such word is. */
  readonly bases: { readonly of: readonly string[]; readonly at: ReadonlyMap<string, readonly number[]> };
  /** The skills named, each with the token and the offset at which it begins. */
  readonly skills: readonly { readonly skill: string; readonly at: number; readonly start: number }[];
  /** For each sentence the first number in it that measures something; null in one that says again what was said. */
  readonly numbers: readonly (AnswerEvidence | null)[];
}

export function readSpoken(raw: string): SpokenAnswer {
  const text = readAnswer(raw);
  return {
    ...text,
    plain: text.folded.replace(/-/g, ' '),
    stems: text.tokens.map((token) => stemOf(token.text)),
    bases: basesOf(text),
    skills: skillsIn(text),
    numbers: text.sentences.map((_, at) => numberIn(text, at)),
  };
}

function basesOf({ tokens }: AnswerText): SpokenAnswer['bases'] {
  const of = tokens.map(({ text }) => uninflected(text));
  const at = new Map<string, number[]>();
  of.forEach((base, i) => {
    const places = at.get(base);
    if (places) places.push(i);
    else at.set(base, [i]);
  });
  return { of, at };
}

function skillsIn({ raw, tokens }: AnswerText): SpokenAnswer['skills'] {
  const tokenAt = new Map(tokens.map(({ start }, at) => [start, at]));
  return findSkills([raw.replace(/\n/g, ' ')]).flatMap(({ start, skill }) => {
    const at = tokenAt.get(start);
    return at === undefined ? [] : [{ skill, at, start }];
  });
}

function numberIn({ raw, tokens, sentences }: AnswerText, at: number): AnswerEvidence | null {
  const sentence = sentences[at];
  if (!sentence?.prose) return null;
  const { start, end, from, to } = sentence;
  const words = tokens.slice(from, to);
  if (words.some(({ repeated }) => repeated)) return null;
  const own = withoutRows(raw.slice(start, Math.min(end + 1, raw.length)), start, words);
  const quote = measuredNumber(own);
  if (quote === null) return null;
  const offset = start + placeOf(quote, own);
  return { quote, start: offset, end: offset + quote.length };
}

/** Where a number is a whole word: "ten" is not in "often". */
function placeOf(number: string, text: string): number {
  for (let at = text.indexOf(number); at >= 0; at = text.indexOf(number, at + 1))
    if (!/[\p{L}\p{N}]/u.test((text[at - 1] ?? ' ') + (text[at + number.length] ?? ' '))) return at;
  return text.indexOf(number);
}

/** A sentence with blanks in place of its rows of terms; offsets stay. */
function withoutRows(sentence: string, start: number, words: readonly AnswerToken[]): string {
  let text = sentence;
  for (const { listed, start: from, end: to } of words)
    if (listed) text = text.slice(0, from - start) + ' '.repeat(to - from) + text.slice(to - start);
  return text;
}
