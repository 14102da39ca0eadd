import { isNameElsewhere } from './elsewhere';
import type { Meaning, PlanningCatalogue, Word } from './planning-catalogue';

/** Shorter words are too near to each other. */
const SHORTEST = 4;

/** Slips that a word of so many letters may have: one in four to eight, two in nine or more. */
const slipsIn = (length: number): number => (length < SHORTEST ? 0 : length < 9 ? 1 : 2);

/**
 * Slips between two words: a letter too many, too few or another, or two neighbours swapped (optimal string alignment).
 * @param most where there are more, any figure above it is given
 */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const other = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + other);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

/** A known name that a text is a slip away from. */
export interface Slip {
  readonly said: string;
  readonly meaning: Extract<Meaning, { kind: 'known' }>;
}

/**
 * What misspelt words may mean: the phrase of the catalogue that is the fewest slips away, where one alone is. The first
 * letter has to be right, or swapped with the second.
 */
export function slipOf({ phrases }: Pick<PlanningCatalogue, 'phrases'>, words: readonly Word[]): Slip | null {
  const text = words.map((word) => word.text).join(' ');
  const most = slipsIn(text.length);
  if (most === 0 || isNameElsewhere(text)) return null;
  let least = most + 1;
  let found: Meaning[] = [];
  for (const [phrase, meaning] of phrases) {
    if (meaning.kind !== 'known' || phrase.length < SHORTEST || phrase.includes(' ') !== text.includes(' ')) continue;
    if (phrase[0] !== text[0] && !(phrase[0] === text[1] && phrase[1] === text[0])) continue;
    const slips = slipsBetween(text, phrase, least);
    if (slips > most || slips > least) continue;
    found = slips < least ? [meaning] : [...found, meaning];
    least = slips;
  }
  const [first, ...others] = found;
  if (first?.kind !== 'known' || others.some((other) => other.kind === 'known' && !same(other, first))) return null;
  return { said: words.map(({ raw }) => raw).join(' '), meaning: first };
}

const same = (a: Slip['meaning'], b: Slip['meaning']): boolean =>
  a.targets.length === b.targets.length && a.targets.every(({ id }, at) => id === b.targets[at]?.id);
