import { expect, test } from 'vitest';
import { collections } from '../../src/app/collections';
import { ownDocuments, ownerOf } from '../../src/app/persistence/own-documents';
import type { PageSignals } from '../../src/app/persistence/page-signals';
import { persistStore } from '../../src/app/persistence/persist-store';
import { createStore, type RootState } from '../../src/app/store';
import type { CollectionSpec } from '../../src/platform/storage/types';
import { openVault } from '../../src/platform/storage/vault';
import { change, freshName, NOON, openTab } from '../platform/storage/support';
import {
  type Described,
  faultsOf,
  onlyTab,
  opened,
  readFixtures,
  recordFixtures,
  type Versions,
} from '../support/stored-fixtures';

const all: readonly Described[] = collections.map(opened);
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

/** One document is shown in one place, whichever tabs left some for it. */
const placeOf = (id: string) => ownerOf(id).id;

function rounds(): readonly Round[] {
  const made: Round[] = [];
  for (const [collection, versions] of fixtures)
    for (const [version, { documents, read = [] }] of versions)
      documents.forEach(({ id, value: stored }, index) => {
        const free = made.find(
          (round) =>
            round.version === version &&
            !round.documents.some((other) => other.collection === collection && placeOf(other.id) === placeOf(id)),
        );
        const round = free ?? { version, documents: [] };
        if (!free) made.push(round);
        round.documents.push({ collection, id, stored, read: read[index] ?? stored });
      });
  return made;
}

/** A page that is neither left nor shown again. */
const stillPage: PageSignals = {
  onHide: () => () => {},
  onShow: () => () => {},
  hold: () => {},
  isTyping: () => false,
};

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
    const kept = collections.map((collection) => ownDocuments<RootState>(collection, onlyTab));
    const vault = await openVault({
      name,
      collections: kept,
      local: null,
      channel: () => null,
      now: () => NOON,
      appVersion: '1.2.3',
    });
    const storage = await persistStore({ store, vault, collections: kept, tabs: onlyTab, page: stillPage });
    expect(storage.getStatus()).toMatchObject({ kind: 'ready', quarantined: 0, conflicts: 0, writeProblem: null });
    const held = new Map(kept.map(({ name: of, select }): [string, ById] => [of, select(store.getState())]));
    for (const { collection, id, read } of documents)
      expect(held.get(collection)?.[id], `${collection} v${version} "${id}"`).toEqual(read);
    storage.stop();
    vault.close();
  }
});
