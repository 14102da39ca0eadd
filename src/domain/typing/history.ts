import type { TypingDifficulty, TypingResult } from './types';

type Kind = Pick<TypingResult, 'seconds' | 'difficulty'>;

/** Tests are compared with tests of their own length and difficulty. */
export const sameKind = (a: Kind, b: Kind): boolean => a.seconds === b.seconds && a.difficulty === b.difficulty;

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

/** The best result of each length and difficulty, short tests first, easy ones first. */
export function bestsOf<R extends TypingResult>(results: readonly R[]): readonly R[] {
  const kinds = new Map<string, R[]>();
  for (const result of results) {
    const key = `${result.seconds} ${result.difficulty}`;
    kinds.set(key, [...(kinds.get(key) ?? []), result]);
  }
  return [...kinds.values()]
    .flatMap((kind) => bestOf(kind) ?? [])
    .sort((a, b) => a.seconds - b.seconds || ORDER.indexOf(a.difficulty) - ORDER.indexOf(b.difficulty));
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
