import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { each } from '../../src/app/collection';
import { collections } from '../../src/app/collections';
import type { PageSignals } from '../../src/app/persistence/page-signals';
import { persistStore } from '../../src/app/persistence/persist-store';
import { createStore, type RootState } from '../../src/app/store';
import { tasksCollection } from '../../src/features/board/collections';
import type { CollectionSpec } from '../../src/platform/storage/types';
import { openVault } from '../../src/platform/storage/vault';
import { change, freshName, NOON, openTab } from '../platform/storage/support';
import {
  type Described,
  faultsOf,
  readFixtures,
  recordFixtures,
  type StoredFixture,
  type Versions,
} from '../support/stored-fixtures';
import { shapeOf } from '../support/stored-shape';

const all: readonly Described[] = collections;
type ById = Readonly<Record<string, unknown>>;
const none: Versions = new Map();
if (process.env.RECORD_STORED)
  for (const collection of all) recordFixtures(collection, readFixtures().get(collection.name) ?? none);
const fixtures = readFixtures();
const of = (name: string): Versions => fixtures.get(name) ?? none;

test.each(all.map((collection) => [collection.name, collection] as const))(
  'everything ever stored of %s loads, and its shape is that of its version',
  (name, collection) => {
    expect(faultsOf(collection, of(name)).join('\n\n')).toBe('');
  },
);

test('no fixture is of a collection that is gone', () => {
  const names = all.map(({ name }) => name);
  expect([...fixtures.keys()].filter((name) => !names.includes(name))).toEqual([]);
});

/** Documents that can be on a disk at once: alternatives of one document come in several rounds. */
interface Round {
  readonly version: number;
  readonly documents: {
    readonly collection: string;
    readonly id: string;
    readonly stored: unknown;
    readonly read: unknown;
  }[];
}

function rounds(): readonly Round[] {
  const made: Round[] = [];
  for (const [collection, versions] of fixtures)
    for (const [version, { documents, read = [] }] of versions)
      documents.forEach(({ id, value: stored }, index) => {
        const free = made.find(
          (round) =>
            round.version === version &&
            !round.documents.some((other) => other.collection === collection && other.id === id),
        );
        const round = free ?? { version, documents: [] };
        if (!free) made.push(round);
        round.documents.push({ collection, id, stored, read: read[index] ?? stored });
      });
  return made;
}

/** A page that is neither left nor shown again. */
const stillPage: PageSignals = { onHide: () => () => {}, onShow: () => () => {} };

test('a disk full of what each version stored opens in the store with nothing set aside', async () => {
  for (const { version, documents } of rounds()) {
    const name = freshName();
    const then: readonly CollectionSpec[] = collections.map((collection) => ({
      name: collection.name,
      version,
      migrations: {},
      parse: (value) => value,
    }));
    const before = await openTab({ name, collections: then });
    await before.vault.write(documents.map(({ collection, id, stored }) => ({ ...change(id, stored), collection })));
    before.vault.close();

    const store = createStore({ secrets: { read: () => null } });
    const vault = await openVault({
      name,
      collections,
      local: null,
      channel: () => null,
      now: () => NOON,
      appVersion: '1.2.3',
    });
    const storage = await persistStore<RootState>({ store, vault, collections, page: stillPage });
    expect(storage.getStatus()).toMatchObject({ kind: 'ready', quarantined: 0, conflicts: 0, writeProblem: null });
    const held = new Map(collections.map(({ name: of, select }): [string, ById] => [of, select(store.getState())]));
    for (const { collection, id, read } of documents)
      expect(held.get(collection)?.[id], `${collection} v${version} "${id}"`).toEqual(read);
    storage.stop();
    vault.close();
  }
});

describe('a changed schema is named', () => {
  const [fixture] = [...of('tasks').values()] as [StoredFixture];
  /** Tasks, as somebody has begun to change them. */
  const changed = (shape: z.ZodMiniType, rest: Partial<Pick<Described, 'version' | 'migrations'>> = {}): Described => ({
    ...tasksCollection,
    ...rest,
    schemas: { each: shape },
    parse: (value) => shape.parse(value),
  });
  const base = tasksCollection.schemas.each as z.ZodMiniObject<Record<string, z.ZodMiniType>>;
  const priority = z.extend(base, { priority: z.enum(['low', 'high']) });
  const migrated = { version: 2, migrations: { 1: (value: unknown) => ({ ...(value as object), priority: 'low' }) } };
  const later = (documents: StoredFixture['documents']): StoredFixture => ({
    shape: shapeOf({ each: priority }),
    documents,
  });
  const withPriority = fixture.documents.map(({ id, value }) => ({
    id,
    value: { ...(value as object), priority: 'low' },
  }));
  const asRead = { ...fixture, read: withPriority.map(({ value }) => value) };
  const said = (collection: Described, versions: Versions = of('tasks')) => faultsOf(collection, versions).join('\n');

  test('a new required field', () => {
    const text = said(changed(priority));
    expect(text).toContain(
      'What is stored of "tasks" changed and its version did not:\n+ each.priority: "low" | "high"',
    );
    expect(text).toContain('In src/features/board/collections.ts: `version: 2`');
    expect(text).toContain('tasks.v1.json, "task-sample-todo-1" is set aside:');
  });

  test.each<[string, z.ZodMiniType, string]>([
    ['a new optional field', z.extend(base, { colour: z.optional(z.string()) }), '+ each.colour?: string'],
    ['a field that went', z.omit(base, { due: true }), '- each.due: string, “No day of the calendar.” | null'],
    [
      'a tighter limit',
      z.extend(base, { content: z.string().check(z.maxLength(10)) }),
      '  each.content: string, maxLength 100000, “No text.” → string, maxLength 10',
    ],
    ['null no more', z.extend(base, { eventId: z.string() }), '→ string'],
    ['one choice less', z.extend(base, { list: z.enum(['todo', 'completed']) }), '→ "todo" | "completed"'],
    ['a rule for the whole', base.check(z.refine(() => true, 'Done has a day.')), '→ object, “Done has a day.”'],
  ])('%s', (_, shape, line) => {
    expect(said(changed(shape))).toContain(line);
  });

  test('a version without its fixture, without its migration', () => {
    expect(said(changed(priority, migrated))).toContain('tests/fixtures/stored/tasks.v2.json is missing');
    expect(said(changed(priority, { version: 2 }))).toContain('"tasks" has no migration from version 1');
  });

  test('a migration that makes something else of what was stored', () => {
    const versions: Versions = new Map([
      [1, { ...asRead, read: withPriority.map(({ value }) => ({ ...value, priority: 'high' })) }],
      [2, later(withPriority)],
    ]);
    expect(said(changed(priority, migrated), versions)).toContain('"priority":"low"');
  });

  test('and is fine with its version, migration and fixture', () => {
    const versions: Versions = new Map([
      [1, asRead],
      [2, later(withPriority)],
    ]);
    expect(said(changed(priority, migrated), versions)).toBe('');
    expect(said(tasksCollection, versions)).toContain('what was released stays');
  });

  test('documents that do not show all of the schema', () => {
    const due = fixture.documents.filter(({ value }) => (value as { due: unknown }).due !== null);
    expect(said(changed(base), new Map([[1, { ...fixture, documents: due }]]))).toContain(
      'No document of tests/fixtures/stored/tasks.v1.json has each.due null.',
    );
  });
});

test('a document under the id of another is refused: it could never be removed', () => {
  const { parse } = each({
    ...tasksCollection,
    schema: z.object({ id: z.string() }),
    select: () => ({}),
    received: (_: { documents: { id: string }[]; removed: string[] }) => ({ type: 'x' }),
  });
  expect(parse({ id: 'a' }, 'a')).toEqual({ id: 'a' });
  expect(() => parse({ id: 'a' }, 'b')).toThrow('"a" is kept under the id "b".');
});
