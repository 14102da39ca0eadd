import { expect, test } from 'vitest';
import { type Matrix, plainTimes } from '../../src/domain/coach/times';
import { timesIn } from '../../src/platform/meaning/times-in';

/** Numbers that look random and are the same each time, from -1 to 1. */
const numbers = (count: number, seed: number) =>
  Float32Array.from({ length: count }, (_, at) => Math.sin((at + 1) * 12.9898 * seed) * Math.cos(at * 4.1414 + seed));

const matrixOf = (rows: number, columns: number): Matrix => ({
  rows,
  columns,
  weights: Int8Array.from(numbers(rows * columns, 3), (value) => Math.round(value * 127)),
  scale: numbers(rows, 5).map((value) => 0.01 + Math.abs(value) / 50),
  bias: numbers(rows, 7),
});

test('one by one it is what one works out by hand', () => {
  const matrix: Matrix = {
    rows: 2,
    columns: 8,
    weights: Int8Array.of(1, 2, 0, 0, 0, 0, 0, -127, 0, 0, 0, 0, 0, 0, 0, 10),
    scale: Float32Array.of(0.5, 2),
    bias: Float32Array.of(1, -1),
  };
  for (const times of [timesIn([matrix], 1), plainTimes])
    expect([...times(Float32Array.of(3, 4, 0, 0, 0, 0, 0, 1), matrix)]).toEqual([0.5 * (3 + 8 - 127) + 1, 19]);
});

test.each([1, 2, 3, 4, 5, 8, 63])('%i rows by four numbers at once are what they are one by one', (count) => {
  const matrices = [matrixOf(24, 16), matrixOf(8, 256)];
  const [four, one] = [timesIn(matrices, 64), plainTimes];
  for (const matrix of matrices) {
    const input = numbers(count * matrix.columns, count);
    const [fast, plain] = [four(input, matrix), one(input, matrix)];
    expect(fast).toHaveLength(count * matrix.rows);
    plain.forEach((value, at) => {
      expect(fast[at]).toBeCloseTo(value, 3);
    });
  }
});

test('what runs here is the kernel, which takes only matrices that it was given', () => {
  const other = matrixOf(8, 8);
  expect(() => timesIn([matrixOf(8, 8)], 1)(new Float32Array(8), other)).toThrow(RangeError);
});
