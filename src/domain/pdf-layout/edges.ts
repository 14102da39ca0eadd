/** Width in points of the strip within which edges count as aligned. */
const STRIP = 2;

/** Runs of edges no wider than a strip, from left to right. */
function strips(edges: readonly number[]): { at: number; last: number; count: number }[] {
  const sorted = [...edges].sort((a, b) => a - b);
  const found: { at: number; last: number; count: number }[] = [];
  for (const edge of sorted) {
    const strip = found.at(-1);
    if (strip && edge - strip.at <= STRIP) {
      strip.count++;
      strip.last = edge;
    } else found.push({ at: edge, last: edge, count: 1 });
  }
  return found;
}

/** The share, 0 to 1, of edges that line up at the commonest place. */
export function alignedShare(edges: readonly number[]): number {
  let most = 0;
  for (const strip of strips(edges)) most = Math.max(most, strip.count);
  return most / Math.max(1, edges.length);
}

/** The places where at least `least` edges line up, commonest first, at most `most` of them. */
export function commonEdges(edges: readonly number[], least: number, most: number): { at: number; last: number }[] {
  return strips(edges)
    .filter((strip) => strip.count >= least)
    .sort((a, b) => b.count - a.count || a.at - b.at)
    .slice(0, most);
}
