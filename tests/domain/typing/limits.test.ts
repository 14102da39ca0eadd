import { expect, test } from 'vitest';
import { readDuration, secondsLeft } from '../../../src/domain/typing/limits';

test.each([
  ['1', 1],
  ['300', 300],
  [' 45 ', 45],
  ['007', 7],
  ['0', null],
  ['301', null],
  ['1.5', null],
  ['1e2', null],
  ['-5', null],
  ['+5', null],
  ['', null],
  ['   ', null],
  ['abc', null],
  ['12 3', null],
  ['٣٠', null],
  ['0x10', null],
  ['9'.repeat(400), null],
])('a duration of %j is %j', (text, seconds) => {
  expect(readDuration(text)).toBe(seconds);
});

test.each([
  [30, 0, 30],
  [30, 1, 30],
  [30, 1000, 29],
  [30, 1003, 29],
  [30, 24_999, 6],
  [30, 25_000, 5],
  [30, 29_001, 1],
  [30, 30_000, 0],
  [30, 95_000, 0],
])('of %i s, %i ms leave %i on the countdown', (seconds, elapsed, left) => {
  expect(secondsLeft(seconds, elapsed)).toBe(left);
});
