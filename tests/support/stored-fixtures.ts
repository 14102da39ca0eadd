import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Collection } from '../../src/app/collection';
import { idInTab, ownDocuments, ownerOf } from '../../src/app/persistence/own-documents';
import { understand } from '../../src/platform/storage/documents';
import type { Tabs } from '../../src/platform/storage/tabs';
import { differences, notShown, type Shape, shapeOf } from './stored-shape';

/** Documents as one version of the app stored them, in `tests/fixtures/stored/<collection>.v<n>.json`. */
export interface StoredFixture {
  /** What a document of this version is; the collection's schema when it was recorded. */
  readonly shape: Shape;
  /** Several may have one id: they are alternatives. */
  readonly documents: readonly StoredDocument[];
  /** What the app makes of them today, in their order; left out while that is what they are. */
  readonly read?: readonly unknown[];
}

interface StoredDocument {
  readonly id: string;
  readonly value: unknown;
}

/** By version. */
export type Versions = ReadonlyMap<number, StoredFixture>;
/** Documents of one version that are named; the others are counted. */
const MOST = 2;

/** What of a collection is held against its fixtures. */
export type Described = Pick<Collection, 'name' | 'version' | 'migrations' | 'schemas' | 'parse' | 'own'>;

/** A tab that is not open any more; what is half entered in the fixtures was entered there. */
const TAB = 'closed';
/** The only tab that is open. */
export const onlyTab: Tabs = {
  id: 'open',
  isGone: (tab) => tab !== 'open',
  meet: async () => {},
  subscribe: () => () => {},
};

/** A collection as the app opens it: the ids of what is half entered say in which tab. */
export const opened = <S extends Collection>(collection: S): S => ({
  ...collection,
  ...ownDocuments(collection, onlyTab),
});

const FOLDER = 'tests/fixtures/stored';
const fileOf = (name: string, version: number) => `${FOLDER}/${name}.v${version}.json`;

/** Every fixture, by the name of its collection. */
export function readFixtures(): ReadonlyMap<string, Versions> {
  const found = new Map<string, Map<number, StoredFixture>>();
  for (const file of readdirSync(FOLDER)) {
    const [, name, version] = /^(\w+)\.v(\d+)\.json$/.exec(file) ?? [];
    if (!name || !version) throw new Error(`${FOLDER}/${file} is no fixture: its name must be <collection>.v<n>.json.`);
    const versions = found.get(name) ?? new Map<number, StoredFixture>();
    versions.set(Number(version), JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as StoredFixture);
    found.set(name, versions);
  }
  return found;
}

/** Where a collection is described, for the messages. */
function describedIn(name: string): string {
  const files = readdirSync('src/features').map((feature) => `src/features/${feature}/collections.ts`);
  const isHere = (file: string) => {
    try {
      return readFileSync(file, 'utf8').includes(`name: '${name}'`);
    } catch {
      return false;
    }
  };
  return files.find(isHere) ?? 'its collections.ts';
}

/** What is missing for everything that was ever stored of a collection to load: a sentence each, with what to do. */
export function faultsOf(collection: Described, versions: Versions): readonly string[] {
  const { name, version, schemas } = collection;
  const faults: string[] = [];
  for (const known of versions.keys())
    if (known > version)
      faults.push(`${fileOf(name, known)} is of a later version than the app's ${version}: what was released stays.`);
  for (let of = 1; of <= version; of += 1) {
    const file = fileOf(name, of);
    const fixture = versions.get(of);
    if (!fixture) {
      faults.push(`${file} is missing: documents of version ${of}, as they are stored. \`npm run stored\` begins it.`);
      continue;
    }
    if (of < version && !collection.migrations[of])
      faults.push(
        `"${name}" has no migration from version ${of}: add \`migrations: { ${of}: … }\` in ${describedIn(name)}.`,
      );
    if (of === version) faults.push(...shapeFaults(collection, fixture));
    const misread = fixture.documents.flatMap((document, index) =>
      readingFaults(collection, of, document, (fixture.read ?? [])[index] ?? document.value),
    );
    faults.push(...misread.slice(0, MOST));
    if (misread.length > MOST) faults.push(`… and ${misread.length - MOST} more of ${file}.`);
  }
  const shown = versions.get(version)?.documents.map(({ id, value }) => ({ id: ownerOf(id).id, value }));
  for (const sight of shown ? notShown(schemas, shown) : [])
    faults.push(`No document of ${fileOf(name, version)} has ${sight}.`);
  return faults;
}

function shapeFaults({ name, version, schemas }: Described, { shape }: StoredFixture): readonly string[] {
  const changes = differences(shape, shapeOf(schemas));
  if (changes.length === 0) return [];
  const next = version + 1;
  return [
    [
      `What is stored of "${name}" changed and its version did not:`,
      ...changes,
      `What is on people's disks is of version ${version}, and would be set aside as damaged or lose a field.`,
      `1. In ${describedIn(name)}: \`version: ${next}\` and \`migrations: { ${version}: (value) => … }\`.`,
      `2. \`npm run stored\` writes ${fileOf(name, next)} from the documents of version ${version}. Look at both; add documents.`,
      `(Version ${version} was never released? Delete ${fileOf(name, version)} and run \`npm run stored\`.)`,
    ].join('\n'),
  ];
}

function readingFaults(collection: Described, of: number, { id, value }: StoredDocument, read: unknown) {
  const where = `${fileOf(collection.name, of)}, "${id}"`;
  const found = understand({ ...collection }, id, of, value);
  if (found.kind !== 'valid')
    return [`${where} is set aside: ${found.kind === 'damaged' ? found.reason.replace(/\s+/g, ' ') : found.kind}`];
  return same(found.value, read)
    ? []
    : [`${where} is read as ${JSON.stringify(found.value)}, not ${JSON.stringify(read)}`];
}

/** Equal as JSON is, whatever the order of the fields. */
export function same(a: unknown, b: unknown): boolean {
  const sorted = (_: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([x], [y]) => (x < y ? -1 : 1)))
      : value;
  return JSON.stringify(a, sorted) === JSON.stringify(b, sorted);
}

/**
 * Writes what can be written by itself: the shape and the documents of a version that has no fixture, from those of the
 * version before, and what older documents are read as today. A shape that was recorded is never written over.
 */
export function recordFixtures(collection: Described, versions: Versions): void {
  const { name, version, schemas, own } = collection;
  const owned = (id: string) => (own && ownerOf(id).tab === null && (own.has?.(id) ?? true) ? idInTab(id, TAB) : id);
  const today = (of: number, { id, value }: StoredDocument) => {
    const found = understand({ ...collection }, id, of, value);
    return found.kind === 'valid' ? found.value : value;
  };
  const before = versions.get(version - 1);
  const current = versions.get(version);
  if (!current?.shape) {
    const documents =
      current?.documents ??
      before?.documents.map((document) => ({ id: owned(document.id), value: today(version - 1, document) })) ??
      [];
    write(fileOf(name, version), { shape: shapeOf(schemas), documents });
  }
  for (const [of, fixture] of versions) {
    if (of >= version) continue;
    const read = fixture.documents.map((document) => today(of, document));
    const changed = fixture.documents.some(({ value }, index) => !same(value, read[index]));
    const { shape, documents } = fixture;
    write(fileOf(name, of), changed ? { shape, documents, read } : { shape, documents });
  }
}

const write = (file: string, fixture: StoredFixture) => writeFileSync(file, `${JSON.stringify(fixture, null, 2)}\n`);
