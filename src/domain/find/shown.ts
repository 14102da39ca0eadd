import type { Findable } from './finder';

/** Things of one kind, the best first. */
export interface Group<T> {
  readonly kind: number;
  readonly things: readonly T[];
}

/**
 * The hits that are shown, by kind: first a few of each kind, so that a long one does not push the others out, then the
 * best of the rest. The kind of the best hit comes first, and so on.
 * @param hits the best first
 */
export function shown<T extends Findable>(hits: readonly T[], rows = 36, ofKind = 6): readonly Group<T>[] {
  const counts = new Map<number, number>();
  const few: T[] = [];
  const rest: T[] = [];
  for (const hit of hits) {
    const count = counts.get(hit.kind) ?? 0;
    counts.set(hit.kind, count + 1);
    (count < ofKind ? few : rest).push(hit);
  }
  const taken = new Set([...few, ...rest].slice(0, rows));
  const groups = new Map<number, T[]>();
  for (const hit of hits) {
    if (!taken.has(hit)) continue;
    const group = groups.get(hit.kind);
    if (group) group.push(hit);
    else groups.set(hit.kind, [hit]);
  }
  return [...groups].map(([kind, things]) => ({ kind, things }));
}
