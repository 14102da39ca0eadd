/** Words of a text, in order; punctuation stays with its word. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

export interface OrderMeasure {
  /** Share of the expected words (each as often as expected) that were read, 0 to 1. */
  readonly words: number;
  /** Words read that nobody expected. */
  readonly extra: readonly string[];
  /** Share of neighbouring expected lines of which the second follows the first at once, word for word, 0 to 1. */
  readonly order: number;
  /** The expected lines that were not found whole, or do not follow the line before them. */
  readonly misplaced: readonly string[];
}

/**
 * Compares a text as read with the expected lines. Line breaks of the text read do not count: an expected line may be a
 * whole paragraph. A line counts as found where all its words stand in a row.
 */
export function measureOrder(expected: readonly string[], read: string): OrderMeasure {
  const got = wordsOf(read);
  const left = new Map<string, number>();
  for (const word of got) left.set(word, (left.get(word) ?? 0) + 1);
  let present = 0;
  let total = 0;
  for (const word of expected.flatMap(wordsOf)) {
    total++;
    const count = left.get(word) ?? 0;
    if (count > 0) present++;
    left.set(word, count - 1);
  }
  const extra = [...left].flatMap(([word, count]) => Array<string>(Math.max(0, count)).fill(word));

  const startsOf = (line: string) => {
    const words = wordsOf(line);
    return got.flatMap((_, i) => (words.every((word, k) => got[i + k] === word) ? [i] : []));
  };
  const starts = expected.map(startsOf);
  const misplaced: string[] = starts[0]?.includes(0) ? [] : [expected[0] ?? ''];
  let right = 0;
  for (let i = 1; i < expected.length; i++) {
    const length = wordsOf(expected[i - 1] ?? '').length;
    const follows = starts[i - 1]?.some((start) => starts[i]?.includes(start + length));
    if (follows) right++;
    else misplaced.push(expected[i] ?? '');
  }
  return { words: present / total, extra, order: right / (expected.length - 1), misplaced };
}
