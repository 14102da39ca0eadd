import type { Bounds, Word } from './sentences';

const RUN = 4;
/** Sentences with at least this many different words are compared as sets of words. */
const COMPARED = 5;
/** Two sentences are the same when they share this part of all their different words. */
const SAME = 0.8;

/**
 * Marks what was said before: words in runs of four that came earlier, short sentences said again, and sentences that
 * have nearly the same words as an earlier one. What is said first always counts.
 */
export function repeatedWords(words: readonly Word[], sentences: readonly Bounds[]): boolean[] {
  const repeated = words.map(() => false);
  markRuns(words, repeated);
  const short = new Set<string>();
  const earlier: ReadonlySet<string>[] = [];
  for (const [from, to] of sentences) {
    const own = words.slice(from, to).map(({ text }) => text);
    if (own.length < RUN) {
      const text = own.join(' ');
      if (short.has(text)) repeated.fill(true, from, to);
      short.add(text);
      continue;
    }
    const different = new Set(own);
    if (different.size < COMPARED) continue;
    if (earlier.some((other) => isSame(different, other))) repeated.fill(true, from, to);
    else earlier.push(different);
  }
  return repeated;
}

function markRuns(words: readonly Word[], repeated: boolean[]): void {
  const seen = new Set<string>();
  for (let i = 0; i + RUN <= words.length; i += 1) {
    const run = `${words[i]?.text} ${words[i + 1]?.text} ${words[i + 2]?.text} ${words[i + 3]?.text}`;
    if (seen.has(run)) repeated.fill(true, i, i + RUN);
    else seen.add(run);
  }
}

function isSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const most = Math.max(a.size, b.size);
  if (Math.min(a.size, b.size) < SAME * most) return false;
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return shared >= SAME * (a.size + b.size - shared);
}
