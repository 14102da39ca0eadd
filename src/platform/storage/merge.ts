import { mergeLines } from '../../domain/text/merge-lines';

/** Deeper values are taken as one piece, so that a hostile file cannot exhaust the stack. */
const DEEPEST = 100;

type Plain = Record<string, unknown>;

/** Whether two JSON-like values are the same; a field that is `undefined` counts as absent. */
export function sameValue(a: unknown, b: unknown, depth = 0): boolean {
  if (Object.is(a, b)) return true;
  if (depth > DEEPEST) return false;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => sameValue(item, b[index], depth + 1));
  if (!isPlain(a) || !isPlain(b)) return false;
  return keysOf(a, b).every((key) => sameValue(own(a, key), own(b, key), depth + 1));
}

export interface Merged {
  readonly value: unknown;
  /** Paths at which both sides differ from the base and from each other; `mine` won there. */
  readonly conflicts: readonly string[];
}

/**
 * Three-way merge: what either side changed against `base` is kept. Plain objects are merged field by field, arrays of
 * objects with distinct `id`s item by item, texts line by line, and of two points in time the later stays; anything else that
 * both changed is a conflict, and `mine` wins. A field or item that one side removed and the other changed stays. `undefined`
 * is "not there" on each side.
 */
export function mergeValues(base: unknown, mine: unknown, theirs: unknown): Merged {
  const conflicts: string[] = [];
  return { value: merge(base, mine, theirs, '', conflicts, 0), conflicts };
}

function merge(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path: string,
  conflicts: string[],
  depth: number,
): unknown {
  if (sameValue(mine, theirs) || sameValue(theirs, base)) return mine;
  if (sameValue(mine, base)) return theirs;
  if (mine === undefined) return theirs;
  if (theirs === undefined) return mine;
  if (typeof mine === 'string' && typeof theirs === 'string') {
    // When it was edited last is not text that could be lost.
    if (POINT_IN_TIME.test(mine) && POINT_IN_TIME.test(theirs)) return mine > theirs ? mine : theirs;
    const joined = typeof base === 'string' ? mergeLines(base, mine, theirs) : null;
    if (joined !== null) return joined;
  } else if (depth < DEEPEST) {
    if (isPlain(mine) && isPlain(theirs)) {
      const from = isPlain(base) ? base : {};
      const entries = keysOf(mine, theirs).map((key): [string, unknown] => [
        key,
        merge(own(from, key), own(mine, key), own(theirs, key), path ? `${path}.${key}` : key, conflicts, depth + 1),
      ]);
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
    }
    const [mineById, theirsById, baseById] = [byId(mine), byId(theirs), byId(base ?? []) ?? new Map()];
    if (mineById && theirsById) {
      const merged = new Map<Id, unknown>();
      for (const id of order(baseById, mineById, theirsById)) {
        const at = `${path}[${id}]`;
        const item = merge(baseById.get(id), mineById.get(id), theirsById.get(id), at, conflicts, depth + 1);
        if (item !== undefined) merged.set(id, item);
      }
      return [...merged.values()];
    }
  }
  conflicts.push(path);
  return mine;
}

const POINT_IN_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z$/;

type Id = string | number;

/** Items by their `id`, or `null` when the value is not an array of objects with distinct ids. */
function byId(value: unknown): Map<Id, unknown> | null {
  if (!Array.isArray(value)) return null;
  const items = new Map<Id, unknown>();
  for (const item of value) {
    const id = isPlain(item) ? item.id : undefined;
    if ((typeof id !== 'string' && typeof id !== 'number') || items.has(id)) return null;
    items.set(id, item);
  }
  return items;
}

/** The order of the side that moved items; what only the other side has follows the item it followed there. */
function order(base: Map<Id, unknown>, mine: Map<Id, unknown>, theirs: Map<Id, unknown>): Id[] {
  const shared = (ids: Map<Id, unknown>) =>
    [...ids.keys()].filter((id) => base.has(id) && mine.has(id) && theirs.has(id));
  const moved = shared(mine).join('\n') !== shared(base).join('\n');
  const [frame, other] = moved ? [mine, theirs] : [theirs, mine];
  const after = new Map<Id | null, Id[]>();
  let previous: Id | null = null;
  for (const id of other.keys()) {
    if (!frame.has(id)) after.set(previous, [...(after.get(previous) ?? []), id]);
    else previous = id;
  }
  return [...(after.get(null) ?? []), ...[...frame.keys()].flatMap((id) => [id, ...(after.get(id) ?? [])])];
}

const own = (object: Plain, key: string): unknown => (Object.hasOwn(object, key) ? object[key] : undefined);

const keysOf = (a: Plain, b: Plain): string[] => [...new Set([...Object.keys(a), ...Object.keys(b)])];

export function isPlain(value: unknown): value is Plain {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value) as unknown;
  return prototype === Object.prototype || prototype === null;
}
