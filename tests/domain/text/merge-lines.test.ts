import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeLines } from '../../../src/domain/text/merge-lines';

const text = (...lines: string[]) => lines.join('\n');
const base = text('a', 'b', 'c', 'd', 'e');

test.each<[string, string, string, string | null]>([
  ['different lines', text('A', 'b', 'c', 'd', 'e'), text('a', 'b', 'c', 'd', 'E'), text('A', 'b', 'c', 'd', 'E')],
  ['neighbouring lines', text('a', 'B', 'c', 'd', 'e'), text('a', 'b', 'C', 'd', 'e'), text('a', 'B', 'C', 'd', 'e')],
  [
    'an added and a removed line',
    text('a', 'x', 'b', 'c', 'd', 'e'),
    text('a', 'b', 'c', 'e'),
    text('a', 'x', 'b', 'c', 'e'),
  ],
  ['the same change', text('a', 'B', 'c', 'd', 'e'), text('a', 'B', 'c', 'd', 'e'), text('a', 'B', 'c', 'd', 'e')],
  [
    'the same change and one more',
    text('a', 'B', 'c', 'd', 'e'),
    text('a', 'B', 'c', 'd', 'E'),
    text('a', 'B', 'c', 'd', 'E'),
  ],
  ['one line in two ways', text('a', 'B', 'c', 'd', 'e'), text('a', 'bb', 'c', 'd', 'e'), null],
  ['a line changed and removed', text('a', 'B', 'c', 'd', 'e'), text('a', 'c', 'd', 'e'), null],
  ['two lines added in one place', text(base, 'mine'), text(base, 'theirs'), null],
  ['only mine', text('a'), base, text('a')],
  ['only theirs', base, '', ''],
])('%s', (_, mine, theirs, merged) => {
  expect(mergeLines(base, mine, theirs)).toBe(merged);
  expect(mergeLines(base, theirs, mine)).toBe(merged);
});

const lines = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 8 }).map((all) => all.join('\n'));

test('either order gives the same, and what one side did alone is what comes out', () => {
  fc.assert(
    fc.property(lines, lines, lines, (from, mine, theirs) => {
      expect(mergeLines(from, mine, theirs)).toBe(mergeLines(from, theirs, mine));
      expect(mergeLines(from, mine, from)).toBe(mine);
      expect(mergeLines(from, from, theirs)).toBe(theirs);
      expect(mergeLines(from, mine, mine)).toBe(mine);
    }),
  );
});

test('each side’s new lines are in the merged text', () => {
  fc.assert(
    fc.property(fc.nat({ max: 9 }), fc.nat({ max: 9 }), (i, j) => {
      const from = Array.from({ length: 10 }, (_, n) => `line ${n}`);
      const put = (at: number, word: string) => [...from.slice(0, at), word, ...from.slice(at)].join('\n');
      const merged = mergeLines(from.join('\n'), put(i, 'mine'), put(j, 'theirs'));
      if (i === j) expect(merged).toBeNull();
      else expect(merged?.split('\n').sort()).toEqual([...from, 'mine', 'theirs'].sort());
    }),
  );
});

test('long texts that share next to nothing come to an end', () => {
  const many = (word: string) => Array.from({ length: 5000 }, (_, n) => `${word} ${n}`).join('\n');
  expect(mergeLines(many('a'), many('b'), many('c'))).toBeNull();
});
