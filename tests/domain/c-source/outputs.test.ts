import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareOutputs } from '../../../src/domain/c-source/compare-outputs';
import { isSolved, judgeCases } from '../../../src/domain/challenges/judge';

describe('comparing outputs', () => {
  test.each([
    ['a\nb\n', 'a\nb\n'],
    ['a\nb\n', 'a  \nb\t'],
    ['a\n', 'a'],
    ['a\n', 'a\r\n\n \n'],
    ['', '\n\n'],
  ])('%j is %j', (expected, got) => expect(compareOutputs(expected, got)).toBeNull());

  test.each([
    ['a\nb\n', 'a\nc\n', { line: 2, column: 1, expected: 'b', got: 'c' }],
    ['Sum: 12\n', 'Sum: 13\n', { line: 1, column: 7, expected: 'Sum: 12', got: 'Sum: 13' }],
    ['a\nb\n', 'a\n', { line: 2, column: 1, expected: 'b', got: null }],
    ['a\n', 'a\nb\n', { line: 2, column: 1, expected: null, got: 'b' }],
    ['a b', 'a  b', { line: 1, column: 3, expected: 'a b', got: 'a  b' }],
    [' a', 'a', { line: 1, column: 1, expected: ' a', got: 'a' }],
    ['a\n\nb', 'a\nb', { line: 2, column: 1, expected: '', got: 'b' }],
    ['12', '123', { line: 1, column: 3, expected: '12', got: '123' }],
    ['a', '', { line: 1, column: 1, expected: 'a', got: null }],
    ['😀', '😁', { line: 1, column: 1, expected: '😀', got: '😁' }],
  ])('%j is not %j', (expected, got, difference) => expect(compareOutputs(expected, got)).toEqual(difference));

  test('what is the same is the same, with any blanks at line ends', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 8 }), { maxLength: 6 }), (lines) => {
        expect(compareOutputs(lines.join('\n'), `${lines.join(' \t\n')}\n\n`)).toBeNull();
      }),
      { seed: 6 },
    );
  });
});

describe('judging', () => {
  const cases = [
    { input: '1\n', output: '1\n' },
    { input: '2\n', output: '4\n' },
  ];
  const exited = { kind: 'exited', code: 0 };
  const run = (index: number, output: string, outcome: { kind: string } = exited) => ({ index, output, outcome });

  test('every case must have run and passed', () => {
    expect(isSolved(cases, [run(1, '4'), run(0, '1')])).toBe(true);
    expect(isSolved(cases, [run(0, '1')])).toBe(false);
    expect(isSolved(cases, [run(0, '1'), run(1, '5')])).toBe(false);
    expect(isSolved([], [])).toBe(false);
  });

  test('right output of a program that was ended is not passed', () => {
    for (const kind of ['fault', 'limit']) expect(isSolved(cases, [run(0, '1'), run(1, '4', { kind })])).toBe(false);
    expect(isSolved(cases, [run(0, '1'), run(1, '4', { kind: 'exited' })])).toBe(true);
  });

  test('the results say what was read, expected, got, and where they part', () => {
    expect(judgeCases(cases, [run(0, '7\n')])).toEqual([
      {
        input: '1\n',
        expected: '1\n',
        run: run(0, '7\n'),
        difference: { line: 1, column: 1, expected: '1', got: '7' },
        passed: false,
      },
      { input: '2\n', expected: '4\n', run: null, difference: null, passed: false },
    ]);
  });
});
