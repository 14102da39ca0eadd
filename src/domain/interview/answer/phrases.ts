import { writtenOut } from './contractions';
import type { AnswerText } from './text';
import type { AnswerEvidence } from './types';

/** A list of phrases, ready to be looked for; all in lower case. */
export type PhraseIndex = ReadonlyMap<string, readonly (readonly string[])[]>;

/** One place where a phrase occurs: indices into the tokens, end exclusive. */
export interface PhraseHit {
  readonly phrase: string;
  readonly from: number;
  readonly to: number;
}

export function phraseIndex(phrases: readonly string[]): PhraseIndex {
  const index = new Map<string, (readonly string[])[]>();
  for (const phrase of phrases) {
    const words = writtenOut(phrase)
      .replace(/\./g, ' ')
      .trim()
      .split(/[\s-]+/);
    const [first = ''] = words;
    index.set(first, [...(index.get(first) ?? []), words]);
  }
  for (const list of index.values()) list.sort((a, b) => b.length - a.length);
  return index;
}

/** Every place where one of the phrases occurs, the longest first at each place, none overlapping. */
export function findPhrases(tokens: readonly { readonly text: string }[], index: PhraseIndex): PhraseHit[] {
  const hits: PhraseHit[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const words = index
      .get(tokens[i]?.text ?? '')
      ?.find((list) => list.every((word, k) => tokens[i + k]?.text === word));
    if (!words) continue;
    hits.push({ phrase: words.join(' '), from: i, to: i + words.length });
    i += words.length - 1;
  }
  return hits;
}

/** The words from token `from` to before token `to` as they are in the answer. */
export function evidenceAt({ raw, tokens }: AnswerText, from: number, to: number): AnswerEvidence {
  const start = tokens[from]?.start ?? 0;
  const end = tokens[to - 1]?.end ?? start;
  return { quote: raw.slice(start, end), start, end };
}
