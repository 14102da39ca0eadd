/** Something that takes time. */
export interface Needing {
  /** Hours it takes when nobody hurries. */
  readonly need: number;
  /** 0 never gives way while there is a quarter of an hour for each; the higher, the sooner it does. */
  readonly rank: number;
  /** Less than this share of its hours makes it pointless; {@link LEAST_SHARE} where nothing is said. */
  readonly least?: number;
}

export const LEAST_SHARE = 0.4;

const LEAST_UNIT = 0.25;

/**
 * Leaves out what does not fit, the highest rank first, until each of the others can have the least that makes sense.
 * What has rank 0 stays, with less than that, as long as there is a quarter of an hour for each. At least one stays. The
 * order is kept.
 */
export function fitting<T extends Needing>(
  all: readonly T[],
  hours: number,
): { readonly kept: T[]; readonly dropped: T[] } {
  const unit = unitOf(hours);
  const leastOf = ({ need, least = LEAST_SHARE }: T) => Math.max(unit, need * least);
  let sum = all.reduce((total, item) => total + leastOf(item), 0);
  const byRank = all
    .map((item, index) => ({ item, index }))
    .sort((a, b) => b.item.rank - a.item.rank || b.index - a.index);
  const out = new Set<number>();
  for (const { item, index } of byRank) {
    if (sum <= hours || out.size === all.length - 1) break;
    if (item.rank === 0 && (all.length - out.size) * LEAST_UNIT <= hours) break;
    out.add(index);
    sum -= leastOf(item);
  }
  return { kept: all.filter((_, index) => !out.has(index)), dropped: all.filter((_, index) => out.has(index)) };
}

/** Whole hours; half hours where there are fewer than 20 in all, quarters where there would be too few of those. */
export function unitOf(hours: number, count = 1): number {
  const usual = hours >= 20 ? 1 : 0.5;
  return [1, 0.5, LEAST_UNIT].find((unit) => unit <= usual && unit * count <= hours) ?? LEAST_UNIT;
}

/**
 * Shares hours out by weight, in whole units, each at least one unit where there are enough; the sum is exact (largest
 * remainder).
 * @param hours a multiple of its unit
 * @param unit of the hours; by their number where none is given
 */
export function shareOut(
  weights: readonly number[],
  hours: number,
  unit: number = unitOf(hours, weights.length),
): number[] {
  const units = Math.round(hours / unit);
  const spare = Math.max(0, units - weights.length);
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  // Each has one unit; what remains goes by how much more than that it should have.
  const wished = weights.map((weight) => Math.max(0, (weight / total) * units - 1));
  const wishes = wished.reduce((sum, wish) => sum + wish, 0) || 1;
  const exact = wished.map((wish) => (wish / wishes) * spare);
  const given = exact.map(Math.floor);
  const rest = spare - given.reduce((sum, share) => sum + share, 0);
  const order = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (let turn = 0; turn < rest; turn += 1) {
    const index = order[turn % order.length]?.index ?? 0;
    given[index] = (given[index] ?? 0) + 1;
  }
  return given.map((share, index) => (share + (index < units ? 1 : 0)) * unit);
}
