import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editsBetween } from '../../../src/domain/typing/edits';

test.each([
  ['', 'a', 0, ['a']],
  ['ca', 'cat', 0, ['t']],
  ['cat', 'ca', 1, []],
  ['cat', 'cat ', 0, [' ']],
  ['cat', '', 3, []],
  ['cat', 'car', 1, ['r']],
  ['', 'cat ', 0, ['c', 'a', 't', ' ']],
  ['cat', 'cat', 0, []],
  ['ct', 'cat', 1, ['a', 't']],
  ['a', 'a😀', 0, ['😀']],
  ['a😀', 'a', 1, []],
  ['😀', '😁', 1, ['😁']],
  ['ni', '你', 2, ['你']],
] as const)('%j to %j', (before, after, removed, added) => {
  expect(editsBetween(before, after)).toEqual({ removed, added });
});

test('the edits, done to the text before, give the text after', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 12 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const { removed, added } = editsBetween(before, after);
      const characters = Array.from(before);
      expect(characters.slice(0, characters.length - removed).join('') + added.join('')).toBe(after);
    }),
  );
});
