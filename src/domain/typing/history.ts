import { hasDifficulty } from './modes';
import { TYPING_MODES, type TypingDifficulty, type TypingResult } from './types';

type Kind = Pick<TypingResult, 'seconds' | 'difficulty' | 'mode'>;

/** Tests are compared with tests of their own length, text and difficulty. */
export const sameKind = (a: Kind, b: Kind): boolean => keyOf(a) === keyOf(b);

const keyOf = ({ seconds, mode, difficulty }: Kind): string =>
  `${seconds} ${mode} ${hasDifficulty(mode) ? difficulty : ''}`;

/** The best result: the higher net speed, then the higher accuracy, then the earlier one. `null` of none. */
export function bestOf<R extends TypingResult>(results: readonly R[]): R | null {
  return results.reduce<R | null>((best, result) => (best === null || beats(result, best) ? result : best), null);
}

/** Whether the first beats the second as a personal best. */
export function beats(a: TypingResult, b: TypingResult): boolean {
  if (a.netWpm !== b.netWpm) return a.netWpm > b.netWpm;
  if (a.accuracy !== b.accuracy) return a.accuracy > b.accuracy;
  return a.createdAt < b.createdAt;
}

const ORDER: readonly TypingDifficulty[] = ['easy', 'medium', 'hard'];

/** The best result of each kind: short tests first, then words before other texts, easy ones first. */
export function bestsOf<R extends TypingResult>(results: readonly R[]): readonly R[] {
  const kinds = new Map<string, R[]>();
  for (const result of results) {
    const key = keyOf(result);
    kinds.set(key, [...(kinds.get(key) ?? []), result]);
  }
  return [...kinds.values()]
    .flatMap((kind) => bestOf(kind) ?? [])
    .sort(
      (a, b) =>
        a.seconds - b.seconds ||
        TYPING_MODES.indexOf(a.mode) - TYPING_MODES.indexOf(b.mode) ||
        ORDER.indexOf(a.difficulty) - ORDER.indexOf(b.difficulty),
    );
}

/** The words that went wrong in most tests, at most `limit`, the most frequent first, then by the alphabet. */
export function oftenMissed(
  results: readonly TypingResult[],
  limit: number,
): readonly { readonly word: string; readonly times: number }[] {
  const times = new Map<string, number>();
  for (const { missed } of results) for (const { word } of missed) times.set(word, (times.get(word) ?? 0) + 1);
  return [...times]
    .map(([word, n]) => ({ word, times: n }))
    .sort((a, b) => b.times - a.times || a.word.localeCompare(b.word, 'en'))
    .slice(0, limit);
}

/** Tests that say what is weak today; what went wrong before them may be long mended. */
const RECENT = 20;
const MOST_WEAK = 60;
/** What a test counts, to the one after it. */
const FADES = 0.9;

/**
 * The words that want practice, the weakest first: missed ones count twice as much as slow ones, recent tests more than older
 * ones. White space never comes in: each is one word.
 * @param results the newest first
 */
export function weakWords(results: readonly TypingResult[]): readonly string[] {
  const weight = new Map<string, number>();
  for (const [age, { missed, slow }] of results.slice(0, RECENT).entries()) {
    const add = (word: string, points: number) => weight.set(word, (weight.get(word) ?? 0) + points * FADES ** age);
    for (const { word } of missed) add(word, 2);
    for (const { word } of slow) add(word, 1);
  }
  return [...weight]
    .filter(([word]) => word !== '')
    .sort(([a, x], [b, y]) => y - x || a.localeCompare(b, 'en'))
    .slice(0, MOST_WEAK)
    .map(([word]) => word);
}
