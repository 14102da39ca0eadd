import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { each, one, parts } from '../../src/app/collection';
import { type Described, faultsOf, type StoredFixture, type Versions } from '../support/stored-fixtures';
import { notShown, shapeOf } from '../support/stored-shape';

const isDay = (text: string) => /^2026-/.test(text);
const card = z.object({
  id: z.string(),
  text: z.string().check(z.maxLength(100)),
  list: z.enum(['open', 'done']),
  day: z.nullable(z.string().check(z.refine(isDay, 'No day.'))),
});
type Shape = z.ZodMiniObject<Record<string, z.ZodMiniType>>;

const slice = { reducerPath: 'cards', getInitialState: () => ({}) } as const;
const received = (change: { documents: { id: string }[]; removed: string[] }) => ({ type: 'cardsReceived', change });

/** Cards, as somebody has begun to change them. */
const cards = (
  schema: z.ZodMiniType & { parse(value: unknown): { readonly id: string } } = card,
  { version = 1, migrations = {} }: Partial<Pick<Described, 'version' | 'migrations'>> = {},
): Described =>
  each({ name: 'cards', title: 'Cards', version, migrations, slice, schema, select: () => ({}), received });

const document = (id: string, rest: object = {}) => ({
  id,
  value: { id, text: 'Words', list: 'open', day: null, ...rest },
});
const documents = [document('a'), document('b', { day: '2026-11-20', list: 'done' })];
const v1: StoredFixture = { shape: shapeOf({ each: card }), documents };
const said = (collection: Described, ...fixtures: StoredFixture[]): string => {
  const versions: Versions = new Map(fixtures.map((fixture, index) => [index + 1, fixture]));
  return faultsOf(collection, versions).join('\n');
};

const colour = z.enum(['red', 'blue']);
const coloured = z.extend(card, { colour });
const withColour = documents.map(({ id, value }) => ({ id, value: { ...value, colour: 'red' } }));
const migrated = { version: 2, migrations: { 1: (value: unknown) => ({ ...(value as object), colour: 'red' }) } };
const v2: StoredFixture = { shape: shapeOf({ each: coloured }), documents: withColour };
const read = withColour.map(({ value }) => value);

test('what did not change is fine', () => {
  expect(said(cards(), v1)).toBe('');
});

test('a new required field is named, with what to do and what it would cost', () => {
  const text = said(cards(coloured), v1);
  expect(text).toContain('What is stored of "cards" changed and its version did not:\n+ each.colour: "red" | "blue"\n');
  expect(text).toContain('`version: 2` and `migrations: { 1: (value) => … }`');
  expect(text).toContain('`npm run stored` writes tests/fixtures/stored/cards.v2.json');
  expect(text).toContain('tests/fixtures/stored/cards.v1.json, "a" is set aside: ');
});

test.each<[string, Shape, string]>([
  ['a new optional field', z.extend(card, { colour: z.optional(colour) }), '+ each.colour?: "red" | "blue"'],
  ['a field that went', z.omit(card, { day: true }), '- each.day: string, “No day.” | null'],
  ['a field that may be missing', z.extend(card, { text: z.optional(z.string()) }), '+ each.text?: string'],
  [
    'a tighter limit',
    z.extend(card, { text: z.string().check(z.maxLength(9)) }),
    'maxLength 100 → string, maxLength 9',
  ],
  ['null no more', z.extend(card, { day: z.string() }), 'each.day: string, “No day.” | null → string'],
  ['one choice less', z.extend(card, { list: z.enum(['open']) }), '"open" | "done" → "open"'],
  ['a field of a field', z.extend(card, { list: z.object({ name: z.string() }) }), '+ each.list.name: string'],
  ['a rule for the whole', card.check(z.refine(() => true, 'Done has a day.')), 'object → object, “Done has a day.”'],
])('so is %s', (_, schema, line) => {
  const changed = { ...cards(), schemas: { each: schema } };
  expect(said(changed, v1)).toContain(line);
});

test('a version without its fixture or without its migration is named', () => {
  expect(said(cards(coloured, migrated), { ...v1, read })).toContain('tests/fixtures/stored/cards.v2.json is missing');
  expect(said(cards(coloured, { version: 2 }), v1, v2)).toContain('"cards" has no migration from version 1');
});

test('so is a migration that makes something else of what was stored', () => {
  const blue = read.map((value) => ({ ...value, colour: 'blue' }));
  expect(said(cards(coloured, migrated), { ...v1, read: blue }, v2)).toContain('"colour":"red"}, not {');
});

test('with version, migration and fixture all is fine, and there is no way back', () => {
  expect(said(cards(coloured, migrated), { ...v1, read }, v2)).toBe('');
  expect(said(cards(), v1, v2)).toContain('cards.v2.json is of a later version');
});

test('only a few damaged documents are named, the others counted', () => {
  const many = { ...v1, documents: [...documents, ...['c', 'd'].map((id) => document(id))] };
  expect(said(cards(coloured), many)).toContain('… and 2 more of tests/fixtures/stored/cards.v1.json.');
});

test('what the documents of a fixture do not show is named', () => {
  const schema = z.object({
    tags: z.array(z.string()),
    by: z.record(z.string(), z.object({ at: z.optional(z.nullable(z.string())) })),
    end: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('won'), points: z.nullable(z.number()) }),
      z.object({ kind: z.literal('lost') }),
    ]),
  });
  const bare = { tags: [], by: {}, end: { kind: 'won', points: 1 } };
  const full = { tags: ['x'], by: { a: {}, b: { at: null }, c: { at: 'noon' } }, end: { kind: 'won', points: null } };
  const lost = { ...bare, end: { kind: 'lost' } };
  const sights = (...values: object[]) =>
    notShown(
      { each: schema },
      values.map((value) => ({ id: 'a', value })),
    );
  expect(sights(bare)).toEqual([
    'each.tags with an item',
    'each.by with an item',
    'each.by{}.at? with a value',
    'each.by{}.at? left out',
    'each.by{}.at? null',
    'each.end<won>.points null',
    'each.end<lost> in one document',
  ]);
  expect(sights(bare, full)).toEqual(['each.end<lost> in one document']);
  expect(sights(bare, full, lost)).toEqual([]);
});

test('a document under the id of another is refused: it could never be removed', () => {
  expect(cards().parse(documents[0]?.value, 'a')).toEqual(documents[0]?.value);
  expect(() => cards().parse(documents[0]?.value, 'b')).toThrow('"a" is kept under the id "b".');
});

test('one document: what the store begins with is there, null is not; a removed one is as in the beginning', () => {
  const draft = one({
    ...{ name: 'draft', title: 'Draft', version: 1, slice, schema: z.object({ text: z.string() }), initial: null },
    select: ({ cards: held }) => ('text' in held ? { text: String(held.text) } : null),
    received: (value: { text: string } | null) => ({ type: 'received', value }),
  });
  expect(draft.select({ cards: {} })).toEqual({});
  expect(draft.select({ cards: { text: 'a' } })).toEqual({ main: { text: 'a' } });
  expect(draft.received({ documents: { main: { text: 'b' } }, removed: [] })).toEqual({
    type: 'received',
    value: { text: 'b' },
  });
  expect(draft.received({ documents: {}, removed: ['main'] })).toEqual({ type: 'received', value: null });
});

test('parts: those that are there, each checked by its own schema', () => {
  const state: { a: { x: number } | null; b: { y: string } | null } = { a: { x: 1 }, b: null };
  const both = parts({
    ...{ name: 'both', title: 'Both', version: 1, slice },
    schemas: { a: z.object({ x: z.number() }), b: z.object({ y: z.string() }) },
    select: () => state,
    received: (value: Partial<typeof state>) => ({ type: 'received', value }),
  });
  expect(both.select({ cards: {} })).toEqual({ a: { x: 1 } });
  expect(both.select({ cards: {} })).toBe(both.select({ cards: {} }));
  expect(both.parse({ y: 'z' }, 'b')).toEqual({ y: 'z' });
  expect(() => both.parse({ y: 'z' }, 'a')).toThrow();
  expect(() => both.parse({ y: 'z' }, 'constructor')).toThrow('"both" has no part "constructor".');
  expect(both.received({ documents: { b: { y: 'z' } }, removed: ['a'] })).toEqual({
    type: 'received',
    value: { a: null, b: { y: 'z' } },
  });
});
