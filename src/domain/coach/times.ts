/** Rows of weights as signed bytes, one row for each number that comes out, with what it is scaled by and what is added. */
export interface Matrix {
  readonly rows: number;
  /** A multiple of 8 wherever it is multiplied with. */
  readonly columns: number;
  readonly weights: Int8Array;
  readonly scale: Float32Array;
  readonly bias: Float32Array;
}

/** Each row of `input`, which is as long as the matrix has columns, times the matrix: rows of as many numbers as it has rows. */
export type Times = (input: Float32Array, matrix: Matrix) => Float32Array;

/**
 * Multiplies with these matrices.
 * @param most so many rows of input at once
 */
export type TimesIn = (matrices: readonly Matrix[], most: number) => Times;

/** One by one. */
export const plainTimes: Times = (input, { rows, columns, weights, scale, bias }) => {
  const count = input.length / columns;
  const output = new Float32Array(count * rows);
  for (let from = 0; from < count; from++)
    for (let row = 0; row < rows; row++) {
      const [start, own] = [row * columns, from * columns];
      let sum = 0;
      for (let at = 0; at < columns; at++) sum += (weights[start + at] ?? 0) * (input[own + at] ?? 0);
      output[from * rows + row] = sum * (scale[row] ?? 0) + (bias[row] ?? 0);
    }
  return output;
};
