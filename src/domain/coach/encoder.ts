import type { Matrix, Times } from './times';
import { type Head, matrixOf } from './weights-file';

const BLOCKS = [0, 1] as const;
/** Of a longer text the pieces after these say little about what it asks, and cost as much as the first. */
export const MOST_PIECES = 64;
const UNKNOWN = 0;
const UNKNOWN_SCORE = -20;
const SPACE = '\u2581';
const EPSILON = 1e-6;

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
 * @returns what scores each row of the head's cards for a text
 */
export function encoderOf(matrices: ReadonlyMap<string, Matrix>, head: Head, times: Times) {
  const { heads, sharpness } = head;
  const of = (name: string) => matrixOf(matrices, name);
  const split = piecesOf(head.pieces);
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
  return (text: string): Float32Array => {
    const ids = split(text).slice(0, MOST_PIECES);
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
