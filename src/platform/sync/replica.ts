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
import * as Y from 'yjs';
import { flatten, isPlain, isWithin, itemsAround, type Leaves, same, unflatten } from './leaves';
import { entryOf, tookMine } from './lost-entries';
import { type SyncShape, textTest } from './shapes';
import {
  type DocumentKey,
  goneItems,
  inItems,
  isOutermost,
  isSign,
  isText,
  itemsOf,
  joined,
  keyOf,
  leavesOf,
  MARK,
  REMOVED,
  RENEWED,
  SEPARATOR,
  stored,
  without,
  withoutFields,
} from './stored-form';
import { bear, birthOf } from './text-birth';
import { textEdits } from './text-edit';
import { restorerOf } from './text-restore';

export type { DocumentKey };

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

type Stored = Y.Map<unknown>;
type Keys = Map<string, Set<string>>;

export class Replica {
  readonly doc = new Y.Doc({ gc: true });
  readonly #shapes: ReadonlyMap<string, SyncShape>;
  readonly #isText: ReadonlyMap<string, (path: string) => boolean>;
  /** Paths by document, for each collection; made when a collection is first asked for. */
  readonly #keys = new Map<string, Keys>();
  /** The clients under which this device wrote. */
  readonly #mine: Set<number>;
  #restores = false;

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
   * @param restores it comes from a backup, which another device may restore, too
   * @returns whether anything changed
   */
  write({ collection, id }: DocumentKey, value: unknown, restores = false): boolean {
    this.#restores = restores;
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
      this.doc.transact((transaction) => {
        work();
        // The birth of a text comes as an update, which makes Yjs take all of it for somebody else's.
        transaction.local = true;
      }, 'local');
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
              if (!isSign(path) && tookMine(transaction, type as unknown as Stored, key, this.#mine)) lost.add(path);
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
    return leavesOf(base, over, (name) => this.doc.getText(name).toString());
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
    const taken = new Set([...itemsOf(was)].filter((item) => !items.has(item)));
    for (const item of taken)
      if (isOutermost(item, taken)) put(`${item}${REMOVED}`, over.get(`${item}${RENEWED}`) ?? '');
    for (const item of items) if (gone.has(item)) renewed.add(item);
    const isRemoved = (path: string) => itemsAround(path).some((item) => !items.has(item));

    /** New items travel in one piece, under the shortest path that is new. */
    const known = itemsOf(all);
    const fresh = new Set([...items].filter((item) => !known.has(item)));
    for (const [item, leaves] of inItems(next, fresh)) {
      put(item, stored(unflatten(leaves)));
      for (const around of itemsAround(item)) renewed.add(around);
    }

    for (const [path, field] of next) {
      if (itemsAround(path).some((item) => fresh.has(item))) continue;
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
    const birth = birthOf(key, path, was);
    const textName = isText(stored) ? stored.t : birth.name;
    if (!isText(stored)) {
      bear(this.doc, birth, was);
      put(path, { t: textName });
    }
    const text = this.doc.getText(textName);
    const own = this.doc.clientID;
    if (this.#restores) this.doc.clientID = restorerOf(this.doc, textName, text, next) ?? own;
    for (const { at, removed, added } of textEdits(text.toString(), next)) {
      if (removed > 0) text.delete(at, removed);
      if (added !== '') text.insert(at, added);
    }
    this.doc.clientID = own;
  }
}
