import { expect, test } from 'vitest';
import { stepOfDifference } from '../../../src/domain/steps/first-difference';
import type { RecordedStep, Recording } from '../../../src/domain/steps/types';

/** A recording whose steps begin when so much was written. */
const recording = (output: string, written: readonly number[], cut = false): Recording => ({
  steps: written.map(
    (length, index): RecordedStep => ({
      ...{ event: 'line', line: index + 1, frames: [], things: {}, words: null },
      written: length,
    }),
  ),
  output,
  cut,
  end: { kind: 'exited', words: '' },
});

test.each<[string, Recording, string, number | null]>([
  ['right output', recording('1\n2\n', [0, 2, 4]), '1\n2\n', null],
  ['the second line is wrong, written by the second step', recording('1\n3\n', [0, 2, 4]), '1\n2\n', 1],
  ['written by the last step, after which nothing follows', recording('1\n3\n', [0, 0, 2]), '1\n2\n', 2],
  ['a line too many', recording('1\n2\n', [0, 2, 4]), '1\n', 1],
  ['steps that write nothing are passed over', recording('ab\n', [0, 0, 0, 3]), 'ax\n', 2],
  ['a line too few: no step wrote that', recording('1\n', [0, 2]), '1\n2\n', null],
  ['cut off where the rest is only missing', recording('1\n', [0, 2], true), '1\n2\n', null],
  ['nothing was recorded', recording('3\n', []), '1\n', null],
])('%s', (_, recorded, expected, step) => expect(stepOfDifference(recorded, expected)).toBe(step));
