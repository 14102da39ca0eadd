/** A set of documents of one kind. The caller owns its shape; the vault only calls what is here. */
export interface CollectionSpec {
  readonly name: string;
  /** The version of the documents this app writes; raised with each migration. */
  readonly version: number;
  /** Takes a value of the current version and the document's id, gives it back whole. @throws when it is not valid. */
  parse(value: unknown, id: string): unknown;
  /** From version n to n + 1, by n. */
  readonly migrations: Readonly<Record<number, (value: unknown, id: string) => unknown>>;
  /** Left out of backups and of the journal. */
  readonly secret?: boolean;
  /**
   * A document of its own that holds what lost where two tabs changed the same text; `null`, or none, keeps it aside.
   * @param fields the paths that both changed
   */
  readonly second?: (losing: unknown, fields: readonly string[]) => SecondDocument | null;
  /** Written by a clock and not by hand: of what two tabs wrote at once one stands whole, and nothing is kept aside. */
  readonly latest?: boolean;
}

export interface SecondDocument {
  readonly id: string;
  readonly value: unknown;
  /** As the user finds it. */
  readonly name: string;
}

/** Two tabs changed the same thing in different ways. Both are kept: one in its place, the other as a second document or aside. */
export interface ConflictNote {
  readonly collection: string;
  readonly docId: string;
  /** Paths from the document's root; an empty one is the whole document. */
  readonly fields: readonly string[];
  /** The name of the second document; `null`: it is aside. */
  readonly second: string | null;
}

/** What a tab last agreed on with the disk. `rev` 0: never on disk; `value` undefined: no document. */
export interface Base {
  readonly rev: number;
  readonly value: unknown;
}

/** One document as the tab wants it; `value` undefined removes it. */
export interface Change {
  readonly collection: string;
  readonly id: string;
  readonly base: Base;
  readonly value: unknown;
}

/** One document as it is in the vault; `value` undefined: it was removed. */
export interface VaultDocument {
  readonly collection: string;
  readonly id: string;
  readonly rev: number;
  /** Milliseconds since the epoch. */
  readonly updatedAt: number;
  readonly value: unknown;
}

/** What a written document became. */
export interface WriteOutcome extends VaultDocument {
  /** The document is what was sent; otherwise another tab's changes are merged into `value`. */
  readonly asSent: boolean;
  /** A value that lost, or a damaged one that was in the way, was kept aside. */
  readonly keptAside?: boolean;
  /** Another tab had changed the same. */
  readonly conflict?: ConflictNote | undefined;
  /** Set when this one document could not be written (it holds what cannot be stored). */
  readonly refused?: string;
}

export interface WriteResult {
  readonly outcomes: readonly WriteOutcome[];
  /** Everything was erased in the meantime by another tab: the changes were dropped. */
  readonly erased: boolean;
}

/** A document on disk. */
export interface DocRecord {
  readonly collection: string;
  readonly id: string;
  /** Taken from one rising sequence of the database; never used twice. */
  readonly rev: number;
  readonly version: number;
  readonly updatedAt: number;
  readonly value?: unknown;
  readonly deleted?: true;
  /** In the side database only: the value the change was based on, for the merge into the main one. */
  readonly base?: unknown;
}

/** Something kept aside that is not loaded: damaged, or replaced by an import. */
export interface QuarantineRecord {
  readonly id: string;
  readonly kind: 'document' | 'journal' | 'snapshot';
  readonly collection?: string;
  readonly docId?: string;
  readonly version?: number;
  readonly reason: string;
  readonly at: number;
  readonly value: unknown;
}

/** The losing value of a document that two sides changed in the same place. */
export interface ConflictRecord {
  readonly id: string;
  readonly collection: string;
  readonly docId: string;
  readonly version: number;
  readonly at: number;
  /** The fields that differed, as paths from the document's root. */
  readonly fields: readonly string[];
  readonly value: unknown;
}

export interface FileInfo {
  readonly key: string;
  readonly name: string;
  /** MIME type. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  readonly storedAt: number;
}

export interface FileBytes {
  readonly key: string;
  readonly bytes: ArrayBuffer;
}

/** The database's own state: one record under the key `state`. */
export interface VaultState {
  readonly key: 'state';
  /** Layout of the stores; a higher one than the app's is left untouched. */
  readonly schema: number;
  readonly sequence: number;
  /** How often everything was erased; older changes are dropped. */
  readonly epoch: number;
  /** The last journal of each tab that is on disk. */
  readonly applied: Readonly<Record<string, number>>;
}

export interface Stores {
  docs: { key: [string, string]; value: DocRecord };
  files: { key: string; value: FileBytes };
  fileInfo: { key: string; value: FileInfo };
  quarantine: { key: string; value: QuarantineRecord };
  conflicts: { key: string; value: ConflictRecord };
  meta: { key: string; value: VaultState };
}
export type StoreName = keyof Stores;

/** One transaction; between two calls only calls of the same transaction may be awaited. */
export interface Tx {
  get<S extends StoreName>(store: S, key: Stores[S]['key']): Promise<Stores[S]['value'] | undefined>;
  getAll<S extends StoreName>(store: S): Promise<Stores[S]['value'][]>;
  /** Keys of all documents, without reading them. */
  docKeys(): Promise<[string, string][]>;
  /** The next documents in the order of their keys, removed ones too; none after the last. @param after the last key seen */
  docsPage(after: [string, string] | null, count: number): Promise<DocRecord[]>;
  /** Documents (removed ones too) whose rev is higher. */
  docsAfter(rev: number): Promise<DocRecord[]>;
  put<S extends StoreName>(store: S, value: Stores[S]['value']): Promise<void>;
  delete<S extends StoreName>(store: S, key: Stores[S]['key']): Promise<void>;
  clear(store: StoreName): Promise<void>;
}

/** Where the stores live: a database, or memory. */
export interface Backend {
  readonly kind: 'main' | 'side' | 'memory';
  /** All or nothing: resolves after the commit. @throws NewerStoreError, or the store's own error. */
  run<T>(stores: readonly StoreName[], mode: 'readonly' | 'readwrite', work: (tx: Tx) => Promise<T>): Promise<T>;
  close(): void;
}

/** The store was made by a newer app and must not be touched by this one. */
export class NewerStoreError extends Error {
  override readonly name = 'NewerStoreError';
}

export const keyOf = (document: { collection: string; id: string }): string =>
  JSON.stringify([document.collection, document.id]);
