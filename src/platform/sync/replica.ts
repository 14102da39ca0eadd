/**
 * Documents as one Yjs document. Each collection is a map; the keys of a document are its id and a path:
 *
 * - `id\n` its value when it was made, in one piece;
 * - `id\n/notes` what a field became since, over that value. `{ d: 1 }`: the field is gone. `{ t: name }`: a text, which
 *   merges by the character. `{ v: … }`: any other object;
 * - `id\n@` the mark that it is there, `[version]`. A removal takes the mark alone, and an edit sets a new one: so an edit that
 *   was made meanwhile outlives the removal, with all fields;
 * - `id\n/list/#item/-` and `/+`: the same for an item of a list. The item is gone while `-` holds what `+` held when it was
 *   removed; an edit of the item writes another `+`.
 *
 * So two devices that change different fields both keep theirs, and a document that nobody edits costs two entries.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import * as Y from 'yjs';
import {
  fieldOf,
  flatten,
  isOrder,
  isPlain,
  isWithin,
  itemPath,
  itemsAround,
  type Leaves,
  ORDER,
  same,
  unflatten,
} from './leaves';
import { type SyncShape, textTest } from './shapes';
import { textEdits } from './text-edit';

export interface DocumentKey {
  readonly collection: string;
  readonly id: string;
}

/** A document that changes of other devices reached. */
export interface Touched extends DocumentKey {
  /** As it is now; `undefined`: it was removed. Fields that stay on each device are not in it. */
  readonly value: unknown;
  /** The version of the app's documents it was written as. */
  readonly version: number;
  /** Whether this device made the last change of it that all devices know. */
  readonly isMine: boolean;
  /** Paths of what this device had written and another one, which did not know of it, replaced. */
  readonly lost: readonly string[];
}

const SEPARATOR = '\n';
const MARK = '@';
const REMOVED = '/-';
const RENEWED = '/+';
const POINT_IN_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z$/;

type Stored = Y.Map<unknown>;
type Keys = Map<string, Set<string>>;

const joined = (fields: readonly string[]) => `=${fields.join()}`;
const isText = (stored: unknown): stored is { readonly t: string } => isPlain(stored) && typeof stored.t === 'string';
const isGone = (stored: unknown): boolean => isPlain(stored) && stored.d === 1;

export class Replica {
  readonly doc = new Y.Doc({ gc: true });
  readonly #shapes: ReadonlyMap<string, SyncShape>;
  readonly #isText: ReadonlyMap<string, (path: string) => boolean>;
  /** Paths by document, for each collection; made when a collection is first asked for. */
  readonly #keys = new Map<string, Keys>();
  /** The clients under which this device wrote. */
  readonly #mine: Set<number>;

  /**
   * @param shapes of the collections that travel; documents of others are kept and left alone
   * @param mine the clients of earlier starts on this device
   */
  constructor(shapes: readonly SyncShape[], mine: readonly number[] = []) {
    this.#shapes = new Map(shapes.map((shape) => [shape.collection, shape]));
    this.#isText = new Map(shapes.map((shape) => [shape.collection, textTest(shape)]));
    this.#mine = new Set([...mine, this.doc.clientID]);
  }

  /** Takes in what this device had on its disk. */
  restore(updates: readonly Uint8Array[]): void {
    this.doc.transact(() => {
      for (const update of updates) Y.applyUpdateV2(this.doc, update, 'disk');
    }, 'disk');
    this.#keys.clear();
  }

  /** Everything, as one update. */
  state(): Uint8Array {
    return Y.encodeStateAsUpdateV2(this.doc);
  }

  ids(collection: string): string[] {
    const map = this.#map(collection);
    return [...this.#keysOf(collection).keys()].filter((id) => map.has(keyOf(id, MARK)));
  }

  /** The highest version of a collection's documents that any device wrote; 0 for none. */
  newest(collection: string): number {
    return Math.max(0, ...this.ids(collection).map((id) => this.versionOf({ collection, id })));
  }

  versionOf({ collection, id }: DocumentKey): number {
    const mark = this.#map(collection).get(keyOf(id, MARK));
    return Array.isArray(mark) && typeof mark[0] === 'number' ? mark[0] : 0;
  }

  /** Whether the last change of it that all devices know was made here. */
  isMine({ collection, id }: DocumentKey): boolean {
    const mark = entryOf(this.#map(collection), keyOf(id, MARK));
    return mark !== undefined && this.#mine.has(mark.id.client);
  }

  /** A document as all devices have it; `undefined` where it is not there. */
  read(key: DocumentKey): unknown {
    return this.#map(key.collection).has(keyOf(key.id, MARK)) ? this.#value(key) : undefined;
  }

  /**
   * Puts a change of this device in; `undefined` removes the document. To be called inside `change`.
   * @returns whether anything changed
   */
  write({ collection, id }: DocumentKey, value: unknown): boolean {
    const map = this.#map(collection);
    const mark = keyOf(id, MARK);
    const shape = this.#shapes.get(collection);
    if (!shape) throw new Error(`Documents of "${collection}" do not travel.`);
    if (value === undefined) {
      if (!map.has(mark)) return false;
      map.delete(mark);
      return true;
    }
    const next = withoutFields(value, shape.stays);
    const base = keyOf(id, '');
    let changed = !map.has(mark);
    if (!map.has(base) || shape.isWhole) {
      if (!map.has(base) || !same(map.get(base), next)) {
        this.#set(collection, id, '', next);
        changed = true;
      }
    } else if (this.#writeFields({ collection, id }, shape, next)) changed = true;
    if (changed || this.versionOf({ collection, id }) !== shape.version) {
      this.#set(collection, id, MARK, [shape.version]);
      return true;
    }
    return false;
  }

  /** Makes changes of this device and returns them as one update; `null` where nothing changed. */
  change(work: () => void): Uint8Array | null {
    const made: Uint8Array[] = [];
    const collect = (update: Uint8Array, origin: unknown) => {
      if (origin === 'local') made.push(update);
    };
    this.doc.on('updateV2', collect);
    try {
      this.doc.transact(work, 'local');
    } finally {
      this.doc.off('updateV2', collect);
    }
    return made.length === 0 ? null : made.length === 1 ? (made[0] ?? null) : Y.mergeUpdatesV2(made);
  }

  /** Takes in what other devices wrote, and tells which documents it reached. */
  receive(updates: readonly Uint8Array[]): Touched[] {
    const touched = new Map<string, DocumentKey & { readonly lost: Set<string> }>();
    const touch = (collection: string, id: string) => {
      const key = `${collection}${SEPARATOR}${id}`;
      const found = touched.get(key) ?? { collection, id, lost: new Set<string>() };
      touched.set(key, found);
      return found;
    };
    const look = (transaction: Y.Transaction) => {
      const names = new Map([...this.doc.share].map(([name, type]) => [type as unknown, name]));
      for (const [type, keys] of transaction.changed) {
        const name = names.get(type) ?? '';
        if (name.startsWith('t:')) {
          const [collection = '', id = ''] = name.slice(2).split(SEPARATOR);
          touch(collection, id);
        } else if (name.startsWith('d:')) {
          const collection = name.slice(2);
          for (const key of keys)
            if (key !== null) {
              const cut = key.indexOf(SEPARATOR);
              const [id, path] = [key.slice(0, cut), key.slice(cut + 1)];
              this.#note(collection, id, path);
              const { lost } = touch(collection, id);
              if (!isSign(path) && this.#tookMine(transaction, type as unknown as Stored, key)) lost.add(path);
            }
        }
      }
    };
    this.doc.on('afterTransaction', look);
    try {
      this.doc.transact(() => {
        for (const update of updates) Y.applyUpdateV2(this.doc, update, 'remote');
      }, 'remote');
    } finally {
      this.doc.off('afterTransaction', look);
    }
    return [...touched.values()]
      .filter(({ collection }) => this.#shapes.has(collection))
      .map(({ collection, id, lost }) => ({
        collection,
        id,
        value: this.read({ collection, id }),
        version: this.versionOf({ collection, id }),
        isMine: this.isMine({ collection, id }),
        lost: [...lost],
      }));
  }

  #map(collection: string): Stored {
    return this.doc.getMap(`d:${collection}`);
  }

  #keysOf(collection: string): Keys {
    const known = this.#keys.get(collection);
    if (known) return known;
    const made: Keys = new Map();
    this.#keys.set(collection, made);
    for (const key of this.#map(collection).keys()) {
      const cut = key.indexOf(SEPARATOR);
      this.#note(collection, key.slice(0, cut), key.slice(cut + 1));
    }
    return made;
  }

  #note(collection: string, id: string, path: string): void {
    const keys = this.#keysOf(collection);
    const paths = keys.get(id);
    if (paths) paths.add(path);
    else keys.set(id, new Set([path]));
  }

  #set(collection: string, id: string, path: string, value: unknown): void {
    this.#map(collection).set(keyOf(id, path), value);
    this.#note(collection, id, path);
  }

  /** What stands at a path over the value the document was made with. */
  #over({ collection, id }: DocumentKey): Map<string, unknown> {
    const map = this.#map(collection);
    const over = new Map<string, unknown>();
    for (const path of this.#keysOf(collection).get(id) ?? [])
      if (path !== '' && path !== MARK && map.has(keyOf(id, path))) over.set(path, map.get(keyOf(id, path)));
    return over;
  }

  #value(key: DocumentKey): unknown {
    const base = this.#map(key.collection).get(keyOf(key.id, ''));
    const over = this.#over(key);
    return over.size === 0 ? base : unflatten(without(this.#leaves(base, over), goneItems(over)));
  }

  /** Every leaf, those of removed items too. */
  #leaves(base: unknown, over: ReadonlyMap<string, unknown>): Leaves {
    const leaves = flatten(base);
    // The shorter path first: what became of a field of a new item comes over the item.
    const paths = [...over.keys()].sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
    for (const path of paths) {
      const found = over.get(path);
      if (path.endsWith(REMOVED) || path.endsWith(RENEWED)) continue;
      if (path.startsWith('=')) {
        const values = Array.isArray(found) ? found : [];
        for (const [index, name] of path.slice(1).split(',').entries()) place(leaves, `/${name}`, values[index]);
      } else if (isText(found)) place(leaves, path, this.doc.getText(found.t).toString());
      else place(leaves, path, found);
    }
    return leaves;
  }

  #writeFields(key: DocumentKey, shape: SyncShape, value: unknown): boolean {
    const over = this.#over(key);
    const all = this.#leaves(this.#map(key.collection).get(keyOf(key.id, '')), over);
    const gone = goneItems(over);
    const was = without(all, gone);
    const next = flatten(value);
    const group = new Map(shape.together.flatMap((fields) => fields.map((name) => [`/${name}`, fields] as const)));
    const groups = new Set<readonly string[]>();
    /** Items that are there, and of which something changed. */
    const renewed = new Set<string>();
    let changed = false;
    const put = (path: string, stored: unknown) => {
      this.#set(key.collection, key.id, path, stored);
      changed = true;
    };
    const differs = (path: string) => {
      const together = [...group].find(([field]) => isWithin(path, field))?.[1];
      if (together) groups.add(together);
      for (const item of itemsAround(path)) renewed.add(item);
      return together === undefined;
    };

    const items = itemsOf(next);
    const taken = [...itemsOf(was)].filter((item) => !items.has(item));
    for (const item of taken)
      if (!taken.some((other) => other !== item && isWithin(item, other)))
        put(`${item}${REMOVED}`, over.get(`${item}${RENEWED}`) ?? '');
    for (const item of items) if (gone.has(item)) renewed.add(item);
    const isRemoved = (path: string) => itemsAround(path).some((item) => !items.has(item));

    /** New items travel in one piece, under the shortest path that is new. */
    const fresh = [...items].filter((item) => ![...all.keys()].some((leaf) => isWithin(leaf, item)));
    const outermost = fresh.filter((item) => !fresh.some((other) => other !== item && isWithin(item, other)));
    for (const item of outermost) {
      const inside = [...next].filter(([leaf]) => isWithin(leaf, item));
      const made = unflatten(new Map(inside.map(([leaf, field]) => [leaf.slice(item.length), field])));
      put(item, stored(made));
      for (const around of itemsAround(item)) renewed.add(around);
    }

    for (const [path, field] of next) {
      if (outermost.some((item) => isWithin(path, item))) continue;
      const before = all.get(path);
      if (all.has(path) && same(before, field)) continue;
      if (!differs(path)) continue;
      if (typeof field === 'string' && this.#isText.get(key.collection)?.(path)) {
        this.#writeText(key, path, over.get(path), typeof before === 'string' ? before : '', field, put);
        changed = true;
      } else put(path, stored(field));
    }
    for (const path of was.keys())
      if (!next.has(path) && !isRemoved(path) && differs(path)) put(path, stored(undefined));
    const fields = isPlain(value) ? value : {};
    for (const names of groups)
      put(
        joined(names),
        names.map((name) => stored(fields[name])),
      );
    for (const item of renewed)
      if (items.has(item)) put(`${item}${RENEWED}`, `${this.doc.clientID.toString(36)}.${this.#clock().toString(36)}`);
    return changed;
  }

  #clock(): number {
    return Y.getState(this.doc.store, this.doc.clientID);
  }

  #writeText(
    key: DocumentKey,
    path: string,
    stored: unknown,
    was: string,
    next: string,
    put: (path: string, stored: unknown) => void,
  ): void {
    let text: Y.Text;
    if (isText(stored)) text = this.doc.getText(stored.t);
    else {
      const { name, client } = birthOf(key, path, was);
      this.#bear(name, client, was);
      put(path, { t: name });
      text = this.doc.getText(name);
    }
    for (const { at, removed, added } of textEdits(text.toString(), next)) {
      if (removed > 0) text.delete(at, removed);
      if (added !== '') text.insert(at, added);
    }
  }

  /**
   * The text as it was before its first edit. Two devices that edit the same text for the first time give it the same history
   * by themselves, under a client that the text names: then it is there once and not twice.
   */
  #bear(name: string, client: number, was: string): void {
    if (was === '' || Y.getState(this.doc.store, client) > 0) return;
    const birth = new Y.Doc();
    birth.clientID = client;
    birth.getText(name).insert(0, was);
    Y.applyUpdateV2(this.doc, Y.encodeStateAsUpdateV2(birth), 'local');
    birth.destroy();
  }

  /** Whether a key's value of this device was replaced by one of another device that did not know it. */
  #tookMine(transaction: Y.Transaction, type: Stored, key: string): boolean {
    const now = entryOf(type, key);
    if (!now) return false;
    const isNew = ({ id }: Y.Item) => id.clock >= (transaction.beforeState.get(id.client) ?? 0);
    let before: Y.Item | null = now;
    while (before && isNew(before)) before = before.left;
    if (!before || before === now || !this.#mine.has(before.id.client)) return false;
    // Where it was removed or replaced earlier, nothing of this device was there.
    if (!Y.isDeleted(transaction.deleteSet, before.lastId) || same(valueOf(before), valueOf(now))) return false;
    for (let at: Y.Item | null = now; at && isNew(at); ) {
      const { origin }: { origin: Y.ID | null } = at;
      if (!origin) return true;
      if (origin.client === before.id.client && origin.clock >= before.id.clock && origin.clock <= before.lastId.clock)
        return false;
      at = itemAt(this.doc, origin);
    }
    return true;
  }
}

/** A value as it is stored: objects are wrapped, so that nothing reads them as a sign of ours. */
const stored = (value: unknown): unknown => (value === undefined ? { d: 1 } : isPlain(value) ? { v: value } : value);

/** Puts a stored value in the place of whatever was at a path and below it. */
function place(leaves: Leaves, path: string, stored: unknown): void {
  for (const leaf of [...leaves.keys()]) if (isWithin(leaf, path)) leaves.delete(leaf);
  if (isGone(stored) || stored === undefined) return;
  // An order is a leaf, even an empty one, which would read as a list without items.
  if (isOrder(path)) leaves.set(path, stored);
  else flatten(isPlain(stored) ? stored.v : stored, path, leaves);
}

const keyOf = (id: string, path: string) => `${id}${SEPARATOR}${path}`;

/** The fields that a path names, as the vault writes them; a group stands for several. */
export const fieldsOf = (path: string): string[] => (path.startsWith('=') ? path.slice(1).split(',') : [fieldOf(path)]);

/** What is there or not, and in which order: nothing of it was written by hand. */
const isSign = (path: string) => path === MARK || isOrder(path) || path.endsWith(REMOVED) || path.endsWith(RENEWED);

/** Whether both are points in time: of two, the later stays, and no words are lost. */
export const arePointsInTime = (mine: unknown, theirs: unknown): mine is string =>
  typeof mine === 'string' && typeof theirs === 'string' && POINT_IN_TIME.test(mine) && POINT_IN_TIME.test(theirs);

function withoutFields(value: unknown, names: readonly string[]): unknown {
  if (names.length === 0 || !isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

function goneItems(over: ReadonlyMap<string, unknown>): Set<string> {
  const gone = new Set<string>();
  for (const [path, stored] of over)
    if (path.endsWith(REMOVED)) {
      const item = path.slice(0, -REMOVED.length);
      if ((over.get(`${item}${RENEWED}`) ?? '') === stored) gone.add(item);
    }
  return gone;
}

function without(leaves: Leaves, gone: ReadonlySet<string>): Leaves {
  if (gone.size === 0) return leaves;
  return new Map([...leaves].filter(([path]) => !itemsAround(path).some((item) => gone.has(item))));
}

/** Every item of every list in these leaves. */
function itemsOf(leaves: Leaves): Set<string> {
  const items = new Set<string>();
  for (const [path, value] of leaves) {
    for (const item of itemsAround(path)) items.add(item);
    if (isOrder(path) && Array.isArray(value))
      for (const id of value as string[]) items.add(itemPath(path.slice(0, -ORDER.length), id));
  }
  return items;
}

/** Yjs numbers up to 2^53; the births take them from the text, so that two of them meet about never. */
function birthOf({ collection, id }: DocumentKey, path: string, was: string): { name: string; client: number } {
  const hash = sha256(new TextEncoder().encode(JSON.stringify([collection, id, path, was])));
  const view = new DataView(hash.buffer, hash.byteOffset);
  const client = (view.getUint32(0) % 0x200000) * 0x1_0000_0000 + view.getUint32(4);
  return { name: `t:${collection}${SEPARATOR}${id}${SEPARATOR}${path}${SEPARATOR}${client.toString(36)}`, client };
}

const entryOf = (type: Stored, key: string): Y.Item | undefined =>
  (type as unknown as { readonly _map: ReadonlyMap<string, Y.Item> })._map.get(key);

/** What an entry holds, or held until this transaction. */
const valueOf = ({ content }: Y.Item): unknown => content.getContent().at(-1);

function itemAt(doc: Y.Doc, id: Y.ID): Y.Item | null {
  const found = Y.getItem(doc.store, id);
  return found instanceof Y.Item ? found : null;
}
