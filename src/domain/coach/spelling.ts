/** Finds the word that a misspelt one was probably meant to be, and how far it lies from it. */
export type Speller = (word: string) => { readonly word: string; readonly slips: number } | null;

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const VOWELS = 'aeiouy';

/** Letters that lie side by side on a keyboard. */
const NEIGHBOURS: ReadonlySet<string> = new Set(
  ROWS.flatMap((row, y) =>
    [...row].flatMap((key, x) =>
      [ROWS[y]?.[x + 1], ROWS[y + 1]?.[x], ROWS[y + 1]?.[x - 1]].flatMap((next) =>
        next === undefined ? [] : [key + next, next + key],
      ),
    ),
  ),
);

/** What each slip costs: 1 unless it is one that hands make often. */
const COST = { swapped: 0.6, doubled: 0.5, vowel: 0.8, neighbour: 0.8, first: 0.5 } as const;

const exchange = (a: string, b: string) => {
  if (a === b) return 0;
  if (VOWELS.includes(a) && VOWELS.includes(b)) return COST.vowel;
  return NEIGHBOURS.has(a + b) ? COST.neighbour : 1;
};

const odd = (letter: string, beside: string | undefined) => {
  if (letter === beside) return COST.doubled;
  return VOWELS.includes(letter) ? COST.vowel : 1;
};

/** What the slips from one word to another cost together; a figure above `most` where they cost more than that. */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) * COST.doubled > most) return most + 1;
  let before: number[] = [];
  let row = [0];
  for (let j = 1; j <= b.length; j++) row.push((row[j - 1] ?? 0) + odd(b.charAt(j - 1), b[j - 2]));
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charAt(i - 1);
    const next = [(row[0] ?? 0) + odd(letter, a[i - 2])];
    let least = next[0] ?? 0;
    for (let j = 1; j <= b.length; j++) {
      const other = b.charAt(j - 1);
      let cost = Math.min(
        (row[j] ?? 0) + odd(letter, a[i - 2]),
        (next[j - 1] ?? 0) + odd(other, b[j - 2]),
        (row[j - 1] ?? 0) + exchange(letter, other),
      );
      if (i > 1 && j > 1 && letter !== other && letter === b[j - 2] && a[i - 2] === other)
        cost = Math.min(cost, (before[j - 2] ?? 0) + COST.swapped);
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = row;
    row = next;
  }
  const first = a.charAt(0) === b.charAt(0) ? 0 : COST.first;
  return Math.min((row[b.length] ?? 0) + first, most + 1);
}

const LONGEST = 24;
/** How much may be amiss in a word of that length: little in a short one, which is soon another word. */
const mostFor = (length: number) => {
  if (length < 5) return 0.8;
  if (length < 7) return 1.1;
  return length < 9 ? 1.7 : 2.2;
};
/** A word that more cards have is meant rather. */
const OFTEN = 0.06;
/** A word that may be a subject is meant rather than one of everyday life. */
const EVERYDAY = 0.15;

/**
 * @param known words with how many cards have them
 * @param everyday those of them that are hardly ever what a question is about
 */
export function speller(
  known: ReadonlyMap<string, number>,
  everyday: { readonly has: (word: string) => boolean } = new Set(),
): Speller {
  const byLength = new Map<number, string[]>();
  for (const word of known.keys()) {
    if (word.length < 4 || !/^[a-z]+$/.test(word)) continue;
    const group = byLength.get(word.length);
    if (group) group.push(word);
    else byLength.set(word.length, [word]);
  }
  const before = new Map<string, ReturnType<Speller>>();
  const find: Speller = (word) => {
    if (word.length < 4 || word.length > LONGEST || !/^[a-z]+$/.test(word)) return null;
    const most = mostFor(word.length);
    let best: { word: string; slips: number } | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (let length = word.length - 3; length <= word.length + 3; length++)
      for (const other of byLength.get(length) ?? []) {
        const slips = slipsBetween(word, other, most);
        if (slips > most) continue;
        const worth = slips - OFTEN * Math.log2(known.get(other) ?? 1) + (everyday.has(other) ? EVERYDAY : 0);
        if (worth >= least) continue;
        least = worth;
        best = { word: other, slips };
      }
    return best;
  };
  return (word) => {
    const kept = before.get(word);
    if (kept !== undefined) return kept;
    const found = find(word);
    if (before.size < 2000) before.set(word, found);
    return found;
  };
}
