import type { Matrix } from './times';

/** The head of a file of weights: what its numbers are. */
export interface Head {
  /** Pieces of words with the log of how common each is; the first stands for whatever has none. */
  readonly pieces: readonly (readonly [string, number])[];
  /** Ids of the cards, in the order of the rows of the last matrices; an empty one stands for what no card answers. */
  readonly cards: readonly string[];
  readonly matrices: readonly AboutMatrix[];
  readonly heads: number;
  /** How far apart the last scores are drawn. */
  readonly sharpness: number;
  readonly bag: AboutBag;
}

/** What the bag of words knows: each word, pair and part has a row in its matrices, in this order. */
export interface AboutBag {
  readonly words: readonly string[];
  /** For each word the numbers of those that it makes a pair with when they follow it. */
  readonly pairs: readonly (readonly number[])[];
  /** Parts of words; `<` and `>` are where a word begins and ends. */
  readonly parts: readonly string[];
  readonly sharpness: number;
  /** How long the sum of rows is made before it is bent. */
  readonly length: number;
  /** What it counts beside the encoder, of 1. */
  readonly share: number;
}

interface AboutMatrix {
  readonly name: string;
  readonly rows: number;
  readonly columns: number;
  readonly bits: 4 | 8;
  readonly biased: boolean;
}

/** `ELVM` and the version of the layout. */
const MAGIC = 0x4d56_4c45;
const VERSION = 2;
const HEADER = 12;

/**
 * Reads a file of weights: `ELVM`, a version, the length of the head, the head as JSON in ASCII, then for each matrix the scale
 * of each row and, if it has one, its bias as 32-bit floats, and the weights as signed bytes, or two to a byte, the first in
 * its lower half; all little endian, each matrix begins at a multiple of four bytes.
 * @throws RangeError when it is no such file, is cut short, or has another version
 */
export function readWeights(file: ArrayBuffer): { head: Head; matrices: ReadonlyMap<string, Matrix> } {
  const view = new DataView(file);
  if (file.byteLength < HEADER || view.getUint32(0, true) !== MAGIC) throw new RangeError('not a file of weights');
  if (view.getUint32(4, true) !== VERSION) throw new RangeError('weights of another version');
  const length = view.getUint32(8, true);
  const whole = (at: number, bytes: number) => {
    if (at + bytes > file.byteLength) throw new RangeError('a file of weights that is cut short');
    return Math.ceil((at + bytes) / 4) * 4;
  };
  let at = whole(HEADER, length);
  const head: Head = JSON.parse(asciiOf(new Uint8Array(file, HEADER, length)));
  const matrices = new Map<string, Matrix>();
  for (const { name, rows, columns, bits, biased } of head.matrices) {
    const floats = at;
    at = whole(at, rows * (biased ? 8 : 4));
    const start = at;
    const count = rows * columns;
    at = whole(at, (count * bits) / 8);
    matrices.set(name, {
      rows,
      columns,
      weights: bits === 8 ? new Int8Array(file, start, count) : unpacked(new Int8Array(file, start, count / 2)),
      scale: new Float32Array(file, floats, rows),
      bias: biased ? new Float32Array(file, floats + rows * 4, rows) : new Float32Array(rows),
    });
  }
  return { head, matrices };
}

/** Finds a matrix by its name. */
export function matrixOf(matrices: ReadonlyMap<string, Matrix>, name: string): Matrix {
  const matrix = matrices.get(name);
  if (!matrix) throw new RangeError(`a file of weights without "${name}"`);
  return matrix;
}

function unpacked(halves: Int8Array): Int8Array {
  const bytes = new Int8Array(halves.length * 2);
  for (let at = 0; at < halves.length; at++) {
    const both = halves[at] ?? 0;
    bytes[2 * at] = (both << 28) >> 28;
    bytes[2 * at + 1] = both >> 4;
  }
  return bytes;
}

function asciiOf(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}
