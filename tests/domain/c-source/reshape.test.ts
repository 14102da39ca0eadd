import { describe, expect, test } from 'vitest';
import { blankChanges, type TextChange } from '../../../src/domain/c-source/reshape';

const applied = (text: string, changes: readonly TextChange[]) =>
  changes.toReversed().reduce((now, { from, to, insert }) => now.slice(0, from) + insert + now.slice(to), text);

describe('a text in another shape', () => {
  test.each([
    ['int main(){return 0;}', 'int main() { return 0; }\n'],
    ['a\n\n\n\nb', 'a\n\nb'],
    ['  a  ', 'a'],
    ['', '\n'],
    ['a', 'a'],
    ['int *p;', 'int* p;'],
    ['a\tb', 'a b'],
  ])('%j becomes %j by its blanks alone', (before, after) => {
    const changes = blankChanges(before, after);
    expect(applied(before, changes)).toBe(after);
    for (const { from, to, insert } of changes) expect(before.slice(from, to) + insert).toMatch(/^\s*$/);
  });

  test.each([
    ['#define A x y', '#define A \\\n  x y'],
    ['b a', 'a b'],
    ['abc', 'ab'],
    ['ab', 'abc'],
  ])('%j becomes %j in one change where more differs', (before, after) => {
    const changes = blankChanges(before, after);
    expect(changes).toHaveLength(1);
    expect(applied(before, changes)).toBe(after);
  });
});
