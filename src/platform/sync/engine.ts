/**
 * What runs in the worker: the replica, its books, and the sealing. The page asks it in turn and makes the requests; whatever
 * it is told to keep is on the disk before anything else hears of it.
 */
import * as Y from 'yjs';
import { type Books, type Cursor, type Delivery, openBooks, piecesOf } from './books';
import type {
  DeliveredDocument,
  DeviceNote,
  EngineOptions,
  EngineState,
  Listed,
  LocalDocument,
  Received,
  SealedFile,
} from './exchanged';
import { type Parcel, type ParcelHead, pack, unpack } from './parcel';
import { type DocumentKey, Replica } from './replica';
import { createSealer, type Sealer } from './seal';
import type { SyncShape } from './shapes';

/** Travels beside the collections, and is in no vault. */
const DEVICES = '.devices';
const devicesShape: SyncShape = {
  collection: DEVICES,
  version: 1,
  texts: [],
  together: [],
  stays: [],
  isWhole: true,
  isLatest: true,
};

/** Files beyond which one is put in the place of those that were read. */
const FOLD_AT = 40;
/** Parts on the disk beyond which they are joined. */
const PARTS_AT = 60;

const newName = () => `${randomWord(16)}.e`;
const randomWord = (bytes: number) =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export class SyncEngine {
  readonly #books: Books;
  readonly #replica: Replica;
  readonly #sealer: Sealer;
  readonly #versions: Readonly<Record<string, number>>;
  /** What vault and replica agree on; an unedited document is the replica's own value, not a copy. */
  readonly #agreed = new Map<string, unknown>();
  /** What of each piece of the inbox the vault has not confirmed. */
  readonly #inbox = new Map<number, Map<string, Delivery>>();
  #parts: number;
  #waits = false;

  private constructor(books: Books, sealer: Sealer, shapes: readonly SyncShape[]) {
    this.#books = books;
    this.#sealer = sealer;
    this.#versions = Object.fromEntries(shapes.map(({ collection, version }) => [collection, version]));
    this.#replica = new Replica([...shapes, devicesShape], books.account.clients);
    this.#replica.restore(books.parts);
    this.#parts = books.parts.length;
    for (const { collection } of shapes)
      for (const id of this.#replica.ids(collection))
        this.#agreed.set(keyOf({ collection, id }), this.#replica.read({ collection, id }));
    for (const [number, deliveries] of books.inbox) {
      this.#keepPiece(number, deliveries);
      for (const { base, ...key } of deliveries) this.#agree(key, base);
    }
  }

  static async open({ vault, shapes, secret }: EngineOptions): Promise<SyncEngine> {
    const sealer = await createSealer(secret);
    const books = await openBooks(vault, () => randomWord(8));
    const engine = new SyncEngine(books, sealer, shapes);
    engine.#waits = (await books.outbox()).updates.length > 0;
    return engine;
  }

  state(): EngineState {
    const { device, cursor, versions } = this.#books.account;
    // An app that writes other shapes than the last one: every document is taken in anew.
    const isAnotherApp = Object.entries(this.#versions).some(([name, version]) => versions[name] !== version);
    return {
      device,
      space: this.#sealer.space,
      cursor: cursor && isAnotherApp ? { ...cursor, rev: 0 } : cursor,
      waits: this.#waits,
      undelivered: [...this.#inbox.values()].flatMap((piece) => [...piece.values()].map((one) => this.#delivered(one))),
    };
  }

  /** Takes in what the vault has; on this device's disk, to be sent, before it returns. @returns whether anything is to be sent */
  async takeIn(documents: readonly LocalDocument[], cursor: Cursor): Promise<boolean> {
    const update = this.#replica.change(() => {
      for (const { value, isRestored, ...key } of documents) this.#replica.write(key, value, isRestored);
    });
    await this.#books.note({
      ...(update ? { parts: [update], outgoing: update } : {}),
      account: { cursor, versions: this.#versions, ...(update ? { clients: this.#clients() } : {}) },
    });
    for (const { collection, id } of documents) this.#agree({ collection, id }, this.#replica.read({ collection, id }));
    if (update) {
      this.#parts += 1;
      this.#waits = true;
      await this.#joinParts();
    }
    return this.#waits;
  }

  /** Which of the storage's files are to be fetched, and which of those that were read it no longer has. */
  listed(names: readonly string[]): Listed {
    const here = new Set(names);
    const seen = new Set(this.#books.account.seen);
    return {
      fetch: names.filter((name) => name.endsWith('.e') && !seen.has(name)),
      absent: [...seen].filter((name) => !here.has(name)),
    };
  }

  /** Opens files and takes in what is in them; it is on the disk, to be delivered to the vault, before this returns. */
  async receive(files: readonly SealedFile[]): Promise<Received> {
    const opened: { name: string; parcel: Parcel }[] = [];
    const unreadable: string[] = [];
    for (const { name, bytes } of files)
      try {
        opened.push({ name, parcel: unpack(await this.#sealer.open(name, bytes)) });
      } catch {
        unreadable.push(name);
      }
    const end = opened.find(({ parcel }) => parcel.head.kind === 'end')?.parcel.head ?? null;
    const newer = opened.some(({ parcel }) => this.#isNewer(parcel.head));
    const taken = opened.filter(({ parcel }) => parcel.head.kind !== 'end' && !this.#isNewer(parcel.head));
    const nothing: Received = {
      documents: [],
      unreadable,
      newer,
      isAsked: false,
      end: end ? { why: end.why ?? 'key-changed', by: end.by, at: end.at } : null,
    };
    if (taken.length === 0) return nothing;
    const known = new Set(this.#books.account.seen);
    const isAsked = taken.some(({ parcel }) => parcel.head.names?.some((name) => known.has(name)));
    const updates = taken.flatMap(({ parcel }) => (parcel.body.length > 0 ? [parcel.body.slice()] : []));
    const touched = this.#replica.receive(updates);
    const documents = touched
      .filter(({ collection }) => collection !== DEVICES)
      .map((document): DeliveredDocument => ({ ...document, base: this.#agreed.get(keyOf(document)) }));
    const replaced = new Set(taken.flatMap(({ parcel }) => parcel.head.over ?? []));
    const seen = [...new Set([...this.#books.account.seen, ...taken.map(({ name }) => name)])].filter(
      (name) => !replaced.has(name),
    );
    const inbox = documents.map(({ collection, id, base, lost }) => ({ collection, id, base, lost }));
    const numbers = await this.#books.note({
      parts: updates.length > 1 ? [Y.mergeUpdatesV2(updates)] : updates,
      inbox,
      account: { seen },
    });
    for (const [index, piece] of piecesOf(inbox).entries()) this.#keepPiece(numbers[index] ?? 0, piece);
    this.#parts += 1;
    return { ...nothing, isAsked, documents };
  }

  /**
   * The vault has these now.
   * @param refused those that it could not take; it has what it had
   */
  async delivered(keys: readonly DocumentKey[], refused: readonly DocumentKey[] = []): Promise<void> {
    const done: number[] = [];
    for (const [number, piece] of this.#inbox) {
      for (const key of [...keys, ...refused]) piece.delete(keyOf(key));
      if (piece.size === 0) done.push(number);
    }
    if (done.length > 0) await this.#books.note({ delivered: done });
    for (const number of done) this.#inbox.delete(number);
    for (const key of keys) this.#agree(key, this.#replica.read(key));
    await this.#joinParts();
  }

  /** What is to be sent as one sealed file; `null`: nothing. Asked again before it was sent, it is the same file. */
  async outgoing(now: number): Promise<SealedFile | null> {
    const { updates, upTo } = await this.#books.outbox();
    const first = updates[0];
    if (!first) return null;
    let { sending } = this.#books.account;
    if (!sending || sending.upTo !== upTo) {
      sending = { name: newName(), upTo };
      await this.#books.note({ account: { sending } });
    }
    const body = updates.length === 1 ? first : Y.mergeUpdatesV2([...updates]);
    return this.#seal(sending.name, { head: this.#head('changes', now), body });
  }

  /** The storage has this file now. */
  async sent(name: string): Promise<void> {
    const { sending, seen } = this.#books.account;
    if (sending?.name !== name) return;
    await this.#books.note({ sentUpTo: sending.upTo, account: { sending: null, seen: [...seen, name] } });
    this.#waits = (await this.#books.outbox()).updates.length > 0;
  }

  /** Whether so many files were read that one should stand for them. */
  wantsFold(): boolean {
    return this.#books.account.seen.length >= FOLD_AT;
  }

  /** Everything in one file, which stands for those that were read. */
  async whole(now: number): Promise<SealedFile & { readonly over: readonly string[] }> {
    const over = this.#books.account.seen;
    const file = await this.#seal(newName(), {
      head: { ...this.#head('whole', now), over },
      body: this.#replica.state(),
    });
    return { ...file, over };
  }

  /** The storage has the file that stands for those others; they may be removed. */
  async folded(name: string, over: readonly string[]): Promise<void> {
    const gone = new Set(over);
    await this.#books.note({
      account: { seen: [...this.#books.account.seen.filter((one) => !gone.has(one)), name] },
    });
  }

  /** A file that asks the others for what this device cannot read. */
  ask(names: readonly string[], now: number): Promise<SealedFile> {
    return this.#seal(newName(), { head: { ...this.#head('ask', now), names }, body: new Uint8Array() });
  }

  /**
   * The last file of a folder: other devices learn from it that nothing more comes, and why.
   * @param secret of a folder before this one
   */
  async end(why: NonNullable<ParcelHead['why']>, now: number, secret?: Uint8Array): Promise<SealedFile> {
    const sealer = secret ? await createSealer(secret) : this.#sealer;
    const name = newName();
    const parcel = { head: { ...this.#head('end', now), why }, body: new Uint8Array() };
    return { name, bytes: await sealer.seal(name, pack(parcel)) };
  }

  devices(): readonly DeviceNote[] {
    return this.#replica
      .ids(DEVICES)
      .map((id) => this.#replica.read({ collection: DEVICES, id }) as DeviceNote)
      .sort((a, b) => a.joinedAt - b.joinedAt);
  }

  /** Tells the others of this device; `null`: that it has left. */
  async noteDevice(note: Omit<DeviceNote, 'id'> | null): Promise<void> {
    const { device: id } = this.#books.account;
    const update = this.#replica.change(() => {
      this.#replica.write({ collection: DEVICES, id }, note ? { id, ...note } : undefined);
    });
    if (!update) return;
    await this.#books.note({ parts: [update], outgoing: update, account: { clients: this.#clients() } });
    this.#parts += 1;
    this.#waits = true;
  }

  /** Everything for another folder, under another secret. */
  async under(secret: Uint8Array, now: number): Promise<{ readonly space: string; readonly file: SealedFile }> {
    const sealer = await createSealer(secret);
    const name = newName();
    const parcel = { head: { ...this.#head('whole', now), over: [] }, body: this.#replica.state() };
    return { space: sealer.space, file: { name, bytes: await sealer.seal(name, pack(parcel)) } };
  }

  /** From now on the folder has this one file. */
  async moved(name: string): Promise<void> {
    const { upTo } = await this.#books.outbox();
    await this.#books.note({ sentUpTo: upTo, account: { sending: null, seen: [name] } });
    this.#waits = false;
  }

  /** Bytes of everything, before it is sealed. */
  size(): number {
    return this.#replica.state().length;
  }

  close(): void {
    this.#books.close();
  }

  #keepPiece(number: number, deliveries: readonly Delivery[]): void {
    this.#inbox.set(number, new Map(deliveries.map((delivery) => [keyOf(delivery), delivery])));
  }

  #isNewer({ versions = {} }: ParcelHead): boolean {
    return Object.entries(versions).some(([name, version]) => version > (this.#versions[name] ?? version));
  }

  #head(kind: ParcelHead['kind'], now: number): ParcelHead {
    return { kind, by: this.#books.account.device, at: now, versions: this.#versions };
  }

  async #seal(name: string, parcel: Parcel): Promise<SealedFile> {
    return { name, bytes: await this.#sealer.seal(name, pack(parcel)) };
  }

  #clients(): readonly number[] {
    const { clients } = this.#books.account;
    const { clientID } = this.#replica.doc;
    return clients.includes(clientID) ? clients : [...clients, clientID];
  }

  #agree(key: DocumentKey, value: unknown): void {
    if (value === undefined) this.#agreed.delete(keyOf(key));
    else this.#agreed.set(keyOf(key), value);
  }

  #delivered(delivery: Delivery): DeliveredDocument {
    return {
      ...delivery,
      value: this.#replica.read(delivery),
      version: this.#replica.versionOf(delivery),
      isMine: this.#replica.isMine(delivery),
    };
  }

  /** Many small parts take long to read at the next start. */
  async #joinParts(): Promise<void> {
    if (this.#parts < PARTS_AT) return;
    await this.#books.note({ allParts: this.#replica.state() });
    this.#parts = 1;
  }
}

const keyOf = ({ collection, id }: DocumentKey) => `${collection}\n${id}`;
