import { type Matrix, plainTimes, type Times, type TimesIn } from './times';

/** What a question means to the built-in coach beyond its words: a small trained encoder, read from a file of weights. */
export interface Meaning {
  /**
   * How likely each card is to be the one that answers a text, by meaning alone.
   * @returns chances that sum to 1, in the order of the cards that the file was read for; 0 for a card that it was not taught
   */
  chancesOf(text: string): Float32Array;
  /** How likely it is, by meaning alone, that no card answers a text: from 0 to 1, and 0 where the file was not taught that. */
  outsideOf(text: string): number;
}

/** The head of a file of weights: what its numbers are. */
interface Head {
  /** Pieces of words with the log of how common each is; the first stands for whatever has none. */
  readonly pieces: readonly (readonly [string, number])[];
  /** Ids of the cards, in the order of the rows of `cards`; an empty one stands for what no card answers. */
  readonly cards: readonly string[];
  readonly matrices: readonly { readonly name: MatrixName; readonly rows: number; readonly columns: number }[];
  readonly heads: number;
  /** How far apart the last scores are drawn. */
  readonly sharpness: number;
}

const OUTSIDE = '';

const BLOCKS = [0, 1] as const;
type Block = (typeof BLOCKS)[number];
type MatrixName =
  | 'pieces'
  | 'position'
  | 'widen'
  | `asks${Block}`
  | `out${Block}`
  | `up${Block}`
  | `down${Block}`
  | 'pool'
  | 'cards';

/** `ELVM` and the version of the layout. */
const MAGIC = 0x4d56_4c45;
const VERSION = 1;
const HEADER = 12;
/** Of a longer text the pieces after these say little about what it asks, and cost as much as the first. */
const MOST_PIECES = 64;
const UNKNOWN = 0;
const UNKNOWN_SCORE = -20;
const SPACE = '\u2581';
const EPSILON = 1e-6;
const REMEMBERED = 32;

/**
 * Reads a file of weights: `ELVM`, a version, the length of the head, the head as JSON in ASCII, then for each matrix the scale of
 * each row and its bias as 32-bit floats, and the weights as signed bytes; all little endian, each part begins at a
 * multiple of four bytes.
 * @param ids of the cards whose chances are asked for
 * @param timesIn how it multiplies, if there is a quicker way than one by one
 * @throws RangeError when it is no such file, is cut short, or has another version
 */
export function readMeaning(file: ArrayBuffer, ids: readonly string[], timesIn: TimesIn = () => plainTimes): Meaning {
  const { head, matrices } = read(file);
  const split = piecesOf(head.pieces);
  const rowOf = new Map(head.cards.map((id, row) => [id, row]));
  const rows = ids.map((id) => rowOf.get(id) ?? -1);
  const multiplied = [...matrices].flatMap(([name, matrix]) =>
    name === 'pieces' || name === 'position' ? [] : matrix,
  );
  const encode = encoderOf(matrices, head, timesIn(multiplied, MOST_PIECES));
  const outsideRow = rowOf.get(OUTSIDE);
  const remembered = new Map<string, Read>();

  const fresh = (text: string): Read => {
    const scores = encode(split(text).slice(0, MOST_PIECES));
    let top = Number.NEGATIVE_INFINITY;
    for (const row of rows) if (row >= 0) top = Math.max(top, scores[row] ?? top);
    const chances = new Float32Array(rows.length);
    let all = 0;
    rows.forEach((row, at) => {
      if (row < 0) return;
      const chance = Math.exp((scores[row] ?? 0) - top);
      chances[at] = chance;
      all += chance;
    });
    for (let at = 0; at < chances.length; at++) chances[at] = (chances[at] ?? 0) / (all || 1);
    const none = outsideRow === undefined ? 0 : Math.exp((scores[outsideRow] ?? 0) - top);
    return { chances, outside: none / (none + (all || 1)) };
  };
  const readOnce = (text: string): Read => {
    const known = remembered.get(text);
    if (known) return known;
    const found = fresh(text);
    const [oldest] = remembered.keys();
    if (remembered.size >= REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    remembered.set(text, found);
    return found;
  };
  return {
    chancesOf: (text) => readOnce(text).chances,
    outsideOf: (text) => readOnce(text).outside,
  };
}

interface Read {
  readonly chances: Float32Array;
  readonly outside: number;
}

function read(file: ArrayBuffer): { head: Head; matrices: ReadonlyMap<MatrixName, Matrix> } {
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
  const matrices = new Map<MatrixName, Matrix>();
  for (const { name, rows, columns } of head.matrices) {
    const floats = at;
    at = whole(at, rows * 8);
    const bytes = at;
    at = whole(at, rows * columns);
    matrices.set(name, {
      rows,
      columns,
      weights: new Int8Array(file, bytes, rows * columns),
      scale: new Float32Array(file, floats, rows),
      bias: new Float32Array(file, floats + rows * 4, rows),
    });
  }
  return { head, matrices };
}

function asciiOf(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

/** Splits a text into the likeliest row of pieces (Viterbi's path over a unigram model, as SentencePiece has it). */
function piecesOf(pieces: Head['pieces']): (text: string) => number[] {
  const known = new Map(pieces.map(([piece, score], id) => [piece, { id, score }]));
  const longest = Math.max(...pieces.map(([piece]) => piece.length));
  return (text) => {
    const whole = SPACE + text.normalize('NFKC').replace(/ /g, SPACE);
    const best = new Float64Array(whole.length + 1);
    const back: { readonly length: number; readonly id: number }[] = [{ length: 0, id: UNKNOWN }];
    for (let end = 1; end <= whole.length; end++) {
      let top = Number.NEGATIVE_INFINITY;
      for (let length = 1; length <= Math.min(longest, end); length++) {
        const piece = known.get(whole.slice(end - length, end)) ?? (length === 1 ? NO_PIECE : undefined);
        if (!piece) continue;
        const score = piece.score + (best[end - length] ?? 0);
        if (score <= top) continue;
        top = score;
        back[end] = { length, id: piece.id };
      }
      best[end] = top;
    }
    const ids: number[] = [];
    for (let end = whole.length; end > 0; ) {
      const { length, id } = back[end] ?? { length: 1, id: UNKNOWN };
      if (id !== UNKNOWN || ids.at(-1) !== UNKNOWN) ids.push(id);
      end -= length;
    }
    return ids.reverse();
  };
}

const NO_PIECE = { id: UNKNOWN, score: UNKNOWN_SCORE };

/** Each row with its mean taken away, in units of its spread. */
function levelled(input: Float32Array, columns: number): Float32Array {
  const output = new Float32Array(input.length);
  for (let start = 0; start < input.length; start += columns) {
    let mean = 0;
    for (let at = 0; at < columns; at++) mean += input[start + at] ?? 0;
    mean /= columns;
    let spread = 0;
    for (let at = 0; at < columns; at++) spread += ((input[start + at] ?? 0) - mean) ** 2;
    const by = 1 / Math.sqrt(spread / columns + EPSILON);
    for (let at = 0; at < columns; at++) output[start + at] = ((input[start + at] ?? 0) - mean) * by;
  }
  return output;
}

function add(input: Float32Array, more: Float32Array): Float32Array {
  for (let at = 0; at < input.length; at++) input[at] = (input[at] ?? 0) + (more[at] ?? 0);
  return input;
}

/** What each piece takes from all others, by how much they fit what it asks for. */
function attended(asks: Float32Array, width: number, heads: number): Float32Array {
  const row = width * 3;
  const count = asks.length / row;
  const each = width / heads;
  const output = new Float32Array(count * width);
  const shares = new Float64Array(count);
  for (let head = 0; head < heads; head++) {
    const query = head * each;
    const key = width + query;
    const value = width * 2 + query;
    for (let one = 0; one < count; one++) {
      let top = Number.NEGATIVE_INFINITY;
      for (let other = 0; other < count; other++) {
        let score = 0;
        for (let at = 0; at < each; at++)
          score += (asks[one * row + query + at] ?? 0) * (asks[other * row + key + at] ?? 0);
        shares[other] = score;
        top = Math.max(top, score);
      }
      let all = 0;
      for (let other = 0; other < count; other++) {
        const share = Math.exp((shares[other] ?? 0) - top);
        shares[other] = share;
        all += share;
      }
      for (let other = 0; other < count; other++) {
        const share = (shares[other] ?? 0) / all;
        for (let at = 0; at < each; at++) {
          const place = one * width + query + at;
          output[place] = (output[place] ?? 0) + share * (asks[other * row + value + at] ?? 0);
        }
      }
    }
  }
  return output;
}

/**
 * Two blocks of a transformer (Vaswani and others, 2017), normalised before each part, whose pieces are averaged; the
 * scale of each normalisation is in the weights that follow it.
 */
function encoderOf(matrices: ReadonlyMap<MatrixName, Matrix>, { heads, sharpness }: Head, times: Times) {
  const of = (name: MatrixName): Matrix => {
    const matrix = matrices.get(name);
    if (!matrix) throw new RangeError(`a file of weights without "${name}"`);
    return matrix;
  };
  const [pieces, pool, cards] = [of('pieces'), of('pool'), of('cards')];
  const turning = of('position');
  const speeds = turning.scale.map((scale, row) => scale * (turning.weights[row] ?? 0));
  const width = pieces.columns;
  const blocks = BLOCKS.map((block) => ({
    asks: of(`asks${block}`),
    out: of(`out${block}`),
    up: of(`up${block}`),
    down: of(`down${block}`),
    widen: block === 0 ? of('widen') : null,
  }));
  return (ids: readonly number[]): Float32Array => {
    let rows: Float32Array = new Float32Array(ids.length * width);
    ids.forEach((id, position) => {
      const place = position * width;
      const scale = pieces.scale[id] ?? 0;
      for (let at = 0; at < width; at++) rows[place + at] = (pieces.weights[id * width + at] ?? 0) * scale;
      for (let at = 0; at < speeds.length; at++) {
        const angle = position * (speeds[at] ?? 0);
        rows[place + at] = (rows[place + at] ?? 0) + Math.sin(angle);
        rows[place + speeds.length + at] = (rows[place + speeds.length + at] ?? 0) + Math.cos(angle);
      }
    });
    for (const { asks, out, up, down, widen } of blocks) {
      const taken = attended(times(levelled(rows, asks.columns), asks), asks.columns, heads);
      rows = add(times(taken, out), widen ? times(rows, widen) : rows);
      const risen = times(levelled(rows, up.columns), up);
      for (let at = 0; at < risen.length; at++) risen[at] = Math.max(0, risen[at] ?? 0);
      rows = add(times(risen, down), rows);
    }
    const mean = new Float32Array(pool.columns);
    for (let at = 0; at < rows.length; at++) {
      const column = at % pool.columns;
      mean[column] = (mean[column] ?? 0) + (rows[at] ?? 0) / ids.length;
    }
    const pooled = times(mean, pool).map(Math.tanh);
    const length = Math.hypot(...pooled) || 1;
    return times(
      pooled.map((value) => (value * sharpness) / length),
      cards,
    );
  };
}
