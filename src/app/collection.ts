import type { UnknownAction } from '@reduxjs/toolkit';
import type * as z from 'zod/mini';
import type { SecondDocument } from '../platform/storage/types';
import type { Own } from './persistence/own-documents';

/** As much of a slice as a collection needs; `createSlice` makes it. */
interface KeptSlice {
  readonly reducerPath: string;
  getInitialState(): unknown;
}

/** The state in which a slice is found, and nothing else of the store. */
type StateWith<Sl extends KeptSlice> = { readonly [Path in Sl['reducerPath']]: ReturnType<Sl['getInitialState']> };

type ById = Readonly<Record<string, unknown>>;

/** From version n to n + 1, by n. One that was released is never changed. */
export type Migrations = Readonly<Record<number, (value: unknown, id: string) => unknown>>;

/**
 * How documents travel to the learner's other devices, where devices are joined. Left out: they travel, field by field, unless
 * they are half entered (`own`).
 */
export interface Travels {
  /** Prose and code, which merge by the character: `notes`, `experiences.*.about`; `*` is an item of a list. */
  readonly texts?: readonly string[];
  /** Fields that make sense only together. */
  readonly together?: readonly (readonly string[])[];
  /** Fields that stay on each device. */
  readonly stays?: readonly string[];
  /** Written once, so it travels in one piece. */
  readonly whole?: true;
  /** The field with the key of a stored file, which travels too where the learner wishes. */
  readonly file?: string;
}

/** From version 1 of what is half entered, whose ids did not say in which tab: the document is the same and has no owner. */
export const unowned = (value: unknown): unknown => value;

/**
 * What one kind of stored document is: its name and version, what is valid, and how it goes to the store and comes from
 * it. Written beside its slice, listed in `src/app/collections.ts`.
 */
export interface Collection<Sl extends KeptSlice = KeptSlice> {
  readonly name: string;
  /** What it is called where the user sees it: "Typing results". */
  readonly title: string;
  /** The version of the documents that are written. Raised with each change of their shape. */
  readonly version: number;
  readonly migrations: Migrations;
  /** There for what is half entered or chosen: it belongs to the tab it was entered in. */
  readonly own?: Own;
  readonly travels?: Travels;
  readonly slice: Sl;
  /** What is valid, by document id; under `each` where all documents have one shape. */
  readonly schemas: Readonly<Record<string, z.ZodMiniType>>;
  /** @throws when the value is not a whole, valid document of the present version */
  parse(value: unknown, id: string): unknown;
  /** The documents by id; one that did not change keeps its reference. */
  select(state: StateWith<Sl>): ById;
  /** The action that takes documents in. A removed default comes back. */
  received(change: { readonly documents: ById; readonly removed: readonly string[] }): UnknownAction;
  /** A document of its own for what lost where two tabs changed the paths of `fields`; `null`, or none, keeps it aside. */
  readonly second?: (losing: unknown, fields: readonly string[]) => SecondDocument | null;
  /** What the one document of a collection is before anything is kept. */
  readonly initial?: unknown;
  /** Written by a clock and not by hand: what two tabs write at once is the same to the user, and one of them stands. */
  readonly latest?: boolean;
}

/** What a schema gives for `T`: where a field may be missing, it may also be `undefined`. */
type Parsed<T> = T extends readonly (infer Item)[]
  ? readonly Parsed<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Parsed<T[Key]> | (Nothing extends Pick<T, Key> ? undefined : never) }
    : T;
type Nothing = Record<never, never>;

/** A schema of what is stored for `T`; the compiler says where the two differ. */
type SchemaOf<T> = z.ZodMiniType & { parse(value: unknown): Parsed<T> };

interface Common<Sl> {
  readonly name: string;
  readonly title: string;
  readonly version: number;
  readonly migrations?: Migrations;
  readonly own?: Own;
  readonly latest?: boolean;
  readonly travels?: Travels;
  readonly slice: Sl;
}

/** A collection with a document for each thing of a kind. */
export function each<Sl extends KeptSlice, T extends { readonly id: string }>({
  schema,
  received,
  second,
  migrations = {},
  ...common
}: Common<Sl> & {
  readonly schema: NoInfer<SchemaOf<T>>;
  readonly select: (state: StateWith<Sl>) => Readonly<Record<string, NoInfer<T>>>;
  readonly received: (change: { documents: T[]; removed: string[] }) => UnknownAction;
  readonly second?: (losing: NoInfer<T>, fields: readonly string[]) => SecondDocument | null;
}): Collection<Sl> {
  return {
    ...common,
    migrations,
    schemas: { each: schema },
    parse(value, id) {
      const document = schema.parse(value) as T;
      // It could never be removed.
      if (document.id !== id) throw new TypeError(`"${document.id}" is kept under the id "${id}".`);
      // Frozen: the store then takes it as it is instead of walking through all of it.
      return Object.freeze(document);
    },
    // What comes from the disk went through `parse`.
    received: ({ documents, removed }) =>
      received({ documents: Object.values(documents) as T[], removed: [...removed] }),
    ...(second ? { second: (losing, fields) => second(losing as T, fields) } : {}),
  };
}

/** The one document of a collection that holds one. */
const MAIN = 'main';

/** A collection that holds one document, `initial` as long as nothing was kept; `null` for no document. */
export function one<Sl extends KeptSlice, T extends object | null>({
  schema,
  select,
  received,
  initial,
  migrations = {},
  ...common
}: Common<Sl> & {
  readonly schema: NoInfer<SchemaOf<Exclude<T, null>>>;
  readonly select: (state: StateWith<Sl>) => NoInfer<T>;
  readonly received: (value: T) => UnknownAction;
  readonly initial: NoInfer<T>;
}): Collection<Sl> {
  const known = new WeakMap<object, ById>();
  return {
    ...common,
    initial,
    migrations,
    schemas: { [MAIN]: schema },
    parse: (value) => schema.parse(value),
    select(state) {
      const value = select(state);
      return value === null ? NOTHING : remembered(known, value, () => ({ [MAIN]: value }));
    },
    received: ({ documents }) => received((documents[MAIN] as T | undefined) ?? initial),
  };
}

/** A collection of one thing in parts, each a separate document under its name; `null` for a part that is not there. */
export function parts<Sl extends KeptSlice, T extends object>({
  schemas,
  select,
  received,
  migrations = {},
  ...common
}: Common<Sl> & {
  readonly schemas: { readonly [Part in keyof T]-?: z.ZodMiniType };
  readonly select: (state: StateWith<Sl>) => Readonly<NoInfer<T>>;
  readonly received: (change: T) => UnknownAction;
}): Collection<Sl> {
  const known = new WeakMap<object, ById>();
  const byName: Readonly<Record<string, z.ZodMiniType>> = schemas;
  return {
    ...common,
    migrations,
    schemas: byName,
    parse(value, id) {
      const schema = Object.hasOwn(byName, id) ? byName[id] : undefined;
      if (!schema) throw new TypeError(`"${common.name}" has no part "${id}".`);
      return schema.parse(value);
    },
    select(state) {
      const whole: ById = { ...select(state) };
      return remembered(known, select(state), () =>
        Object.fromEntries(Object.keys(byName).flatMap((name) => (whole[name] ? [[name, whole[name]]] : []))),
      );
    },
    received: ({ documents, removed }) =>
      received(Object.fromEntries([...Object.entries(documents), ...removed.map((id) => [id, null])]) as T),
  };
}

const NOTHING: ById = {};

/** The same documents for the same state. */
function remembered(known: WeakMap<object, ById>, state: object, make: () => ById): ById {
  const documents = known.get(state) ?? make();
  known.set(state, documents);
  return documents;
}
