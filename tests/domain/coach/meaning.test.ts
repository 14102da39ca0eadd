import allCards from 'content:cards';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readMeaning } from '../../../src/domain/coach/meaning';
import { isTaughtOutside } from '../../support/coach-fit';
import { coachMeaning, MEANING_FILE } from '../../support/coach-meaning';
import { outsideAsPeopleAsk } from '../../support/coach-outside';

const { buffer, byteOffset, byteLength } = readFileSync(join(process.cwd(), MEANING_FILE));
const file = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
const ids = allCards.map(({ id }) => id);
const meaning = readMeaning(file, ids);

/** The likeliest cards. */
const meantBy = (text: string, most = 3) =>
  [...meaning.chancesOf(text)]
    .map((chance, at) => ({ chance, id: ids[at] }))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, most)
    .map(({ id }) => id);

test('it was taught nearly every card', () => {
  const taught = new Set(headOf(file).cards);
  expect(ids.filter((id) => !taught.has(id)).length).toBeLessThanOrEqual(ids.length / 20);
});

test.each([
  ['How do I undo my last commit in git?', 'tools/git-undo'],
  ['difference betwen lists and tuples in pyhton', 'python/list-vs-tuple'],
])('%s', (asked, id) => expect(meantBy(asked)).toContain(id));

test.each([
  ['nothing', ''],
  ['a blank', ' '],
  ['a mark', '?'],
  ['a letter', 'a'],
  ['pictures', '🙂'.repeat(5000)],
  ['a long text', 'what is a heap '.repeat(400)],
  ['half a character', '\u0000\ud800'],
])('of %s the chances are chances', (_, text) => {
  const chances = meaning.chancesOf(text);
  expect(chances).toHaveLength(ids.length);
  expect([...chances].every((chance) => chance >= 0 && chance <= 1)).toBe(true);
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 3);
});

test('a card that it was not taught has no chance, and takes none from the others', () => {
  const [first = ''] = meantBy('what is a binary search tree', 1);
  const later = readMeaning(file, ['new/card', ...ids]).chancesOf('what is a binary search tree');
  expect(later[0]).toBe(0);
  expect(later[1 + ids.indexOf(first)]).toBeCloseTo(
    meaning.chancesOf('what is a binary search tree')[ids.indexOf(first)] ?? 0,
    5,
  );
});

test('it tells questions that no card answers, which it was not taught, from those of the cards', () => {
  const quick = coachMeaning(allCards);
  const isOutside = (text: string) => quick.outsideOf(text) > 0.2;
  const outside = outsideAsPeopleAsk().filter((asked, at) => at % 3 === 0 && !isTaughtOutside(asked));
  const own = allCards.flatMap(({ asked }, at) => (at % 2 === 0 ? asked.slice(0, 1) : []));
  expect(outside.filter(isOutside).length).toBeGreaterThan(outside.length / 2);
  expect(own.filter(isOutside).length).toBeLessThan(own.length / 100);
});

describe('a file that is none', () => {
  const changed = (at: number, value: number) => {
    const copy = file.slice(0);
    new DataView(copy).setUint32(at, value, true);
    return copy;
  };
  test.each([
    ['empty', new ArrayBuffer(0)],
    ['of something else', new TextEncoder().encode('<!doctype html><title>Not found</title>').buffer],
    ['of another version', changed(4, 99)],
    ['with a head longer than itself', changed(8, 0xffff_fff0)],
    ['cut short', file.slice(0, file.byteLength - 8)],
    ['cut after its head', file.slice(0, 12 + new DataView(file).getUint32(8, true))],
  ])('%s', (_, wrong) => expect(() => readMeaning(wrong, ids)).toThrow(RangeError));
});

function headOf(bytes: ArrayBuffer): { cards: string[] } {
  return JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 12, new DataView(bytes).getUint32(8, true))));
}
