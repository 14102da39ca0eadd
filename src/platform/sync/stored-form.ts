import { fieldOf, flatten, isOrder, isPlain, isWithin, itemPath, itemsAround, type Leaves, ORDER } from './leaves';

/** Names a document: its collection, and its id in it. */
export interface DocumentKey {
  readonly collection: string;
  readonly id: string;
}

export const SEPARATOR = '\n';
/** That a document is there. */
export const MARK = '@';
/** That an item of a list is not there, and that it was edited. */
export const REMOVED = '/-';
export const RENEWED = '/+';
const POINT_IN_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z$/;

/** The key of fields that go together. */
export const joined = (fields: readonly string[]): string => `=${fields.join()}`;
export const isText = (stored: unknown): stored is { readonly t: string } =>
  isPlain(stored) && typeof stored.t === 'string';
const isGone = (stored: unknown): boolean => isPlain(stored) && stored.d === 1;

export const keyOf = (id: string, path: string) => `${id}${SEPARATOR}${path}`;

/** The fields that a path names, as the vault writes them; a group stands for several. */
export const fieldsOf = (path: string): string[] => (path.startsWith('=') ? path.slice(1).split(',') : [fieldOf(path)]);

/** What is there or not, and in which order: nothing of it was written by hand. */
export const isSign = (path: string) =>
  path === MARK || isOrder(path) || path.endsWith(REMOVED) || path.endsWith(RENEWED);

/** Whether both are points in time: of two, the later stays, and no words are lost. */
export const arePointsInTime = (mine: unknown, theirs: unknown): mine is string =>
  typeof mine === 'string' && typeof theirs === 'string' && POINT_IN_TIME.test(mine) && POINT_IN_TIME.test(theirs);

/** A value as it is stored: objects are wrapped, so that nothing reads them as a sign of ours. */
export const stored = (value: unknown): unknown =>
  value === undefined ? { d: 1 } : isPlain(value) ? { v: value } : value;

export function withoutFields(value: unknown, names: readonly string[]): unknown {
  if (names.length === 0 || !isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

export function goneItems(over: ReadonlyMap<string, unknown>): Set<string> {
  const gone = new Set<string>();
  for (const [path, stored] of over)
    if (path.endsWith(REMOVED)) {
      const item = path.slice(0, -REMOVED.length);
      if ((over.get(`${item}${RENEWED}`) ?? '') === stored) gone.add(item);
    }
  return gone;
}

export function without(leaves: Leaves, gone: ReadonlySet<string>): Leaves {
  if (gone.size === 0) return leaves;
  return new Map([...leaves].filter(([path]) => !itemsAround(path).some((item) => gone.has(item))));
}

/** Every item of every list in these leaves. */
export function itemsOf(leaves: Leaves): Set<string> {
  const items = new Set<string>();
  for (const [path, value] of leaves) {
    for (const item of itemsAround(path)) items.add(item);
    if (isOrder(path) && Array.isArray(value))
      for (const id of value as string[]) items.add(itemPath(path.slice(0, -ORDER.length), id));
  }
  return items;
}

/**
 * The leaves of a document: those of the value it was made with, and what became of them.
 * @param over what stands at a path over that value
 * @param textOf reads a text by its name
 */
export function leavesOf(base: unknown, over: ReadonlyMap<string, unknown>, textOf: (name: string) => string): Leaves {
  const leaves = flatten(base);
  const inner = new Set<string>();
  const noteAbove = (leaf: string) => {
    for (let end = leaf.lastIndexOf('/'); end > 0; end = leaf.lastIndexOf('/', end - 1)) {
      const above = leaf.slice(0, end);
      if (inner.has(above)) return;
      inner.add(above);
    }
  };
  for (const leaf of leaves.keys()) noteAbove(leaf);

  /** Puts a stored value in the place of whatever was at a path and below it. */
  function place(path: string, value: unknown): void {
    leaves.delete(path);
    if (inner.has(path)) for (const leaf of [...leaves.keys()]) if (isWithin(leaf, path)) leaves.delete(leaf);
    if (isGone(value) || value === undefined) return;
    // An order is a leaf, even an empty one, which would read as a list without items.
    if (isOrder(path)) leaves.set(path, value);
    else if (isText(value)) leaves.set(path, textOf(value.t));
    else
      for (const [leaf, found] of flatten(isPlain(value) ? value.v : value, path)) {
        leaves.set(leaf, found);
        noteAbove(leaf);
      }
  }

  // The shorter path first: what became of a field of a new item comes over the item.
  for (const path of [...over.keys()].sort((a, b) => a.length - b.length || (a < b ? -1 : 1))) {
    if (path.endsWith(REMOVED) || path.endsWith(RENEWED)) continue;
    const value = over.get(path);
    if (!path.startsWith('=')) place(path, value);
    else if (Array.isArray(value))
      for (const [index, name] of path.slice(1).split(',').entries()) place(`/${name}`, value[index]);
  }
  return leaves;
}

/** Whether no other item of a set is around an item. */
export const isOutermost = (item: string, items: ReadonlySet<string>): boolean =>
  itemsAround(item).every((around) => around === item || !items.has(around));

/** The leaves below each of the items that no other one is around, by their path from there. */
export function inItems(leaves: Leaves, items: ReadonlySet<string>): Map<string, Leaves> {
  const found = new Map<string, Leaves>();
  for (const [path, value] of leaves) {
    const item = itemsAround(path).find((around) => items.has(around));
    if (item === undefined) continue;
    const inside = found.get(item) ?? new Map<string, unknown>();
    inside.set(path.slice(item.length), value);
    found.set(item, inside);
  }
  return found;
}
