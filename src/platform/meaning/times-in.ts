import type { Matrix, Times, TimesIn } from '../../domain/coach/times';
import { plainTimes } from '../../domain/coach/times';
import { TIMES_WASM } from './times-wasm';

interface Kernel {
  times(
    input: number,
    count: number,
    weights: number,
    scale: number,
    bias: number,
    rows: number,
    columns: number,
    output: number,
  ): void;
}

const PAGE = 65536;
const aligned = (at: number) => Math.ceil(at / 16) * 16;

/** By four numbers at once where WebAssembly has that, which is several times as fast, and else one by one. */
export const timesIn: TimesIn = (matrices, most) => {
  const code = Uint8Array.from(atob(TIMES_WASM), (letter) => letter.charCodeAt(0));
  return typeof WebAssembly === 'object' && WebAssembly.validate(code) ? kernelTimes(code, matrices, most) : plainTimes;
};

function kernelTimes(code: BufferSource, matrices: readonly Matrix[], most: number): Times {
  // The kernel's own stack, of which it uses nothing, lies at the beginning.
  let end = PAGE;
  const place = (bytes: number) => {
    const at = end;
    end = aligned(end + bytes);
    return at;
  };
  const places = new Map(
    matrices.map((one) => [
      one,
      { weights: place(one.weights.length), scale: place(one.rows * 4), bias: place(one.rows * 4) },
    ]),
  );
  const widest = Math.max(...matrices.map(({ rows, columns }) => Math.max(rows, columns)));
  const input = place(most * widest * 4);
  const output = place(most * widest * 4);
  const memory = new WebAssembly.Memory({ initial: Math.ceil(end / PAGE) });
  for (const [{ weights, scale, bias }, at] of places) {
    new Int8Array(memory.buffer, at.weights, weights.length).set(weights);
    new Float32Array(memory.buffer, at.scale, scale.length).set(scale);
    new Float32Array(memory.buffer, at.bias, bias.length).set(bias);
  }
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code), { env: { memory } });
  const { times } = exports as unknown as Kernel;
  return (rows, matrix) => {
    const at = places.get(matrix);
    if (!at) throw new RangeError('a matrix that was not given beforehand');
    const count = rows.length / matrix.columns;
    new Float32Array(memory.buffer, input, rows.length).set(rows);
    times(input, count, at.weights, at.scale, at.bias, matrix.rows, matrix.columns, output);
    return new Float32Array(memory.buffer, output, count * matrix.rows).slice();
  };
}
