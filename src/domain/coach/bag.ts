import type { Matrix, Times } from './times';
import { type AboutBag, matrixOf } from './weights-file';

const WORD = /[a-z0-9+#.]*[a-z0-9+#]|[^\sa-z0-9]/gu;
/** Of a longer text what comes after this says little about what it asks. */
const MOST_LETTERS = 4000;
/** No more of a word than this is taken into parts. */
const LONGEST = 40;
const SHORTEST = 3;
const PART_LENGTHS = [3, 4, 5] as const;
/** What a word counts, and its parts together; those of a word without a row of its own count for it too. */
const HALF = 0.5;

/**
 * A bag of words: a text is the sum of the rows of its words, of its pairs of neighbours and of the parts of its words, and a
 * small network scores the cards for it (Joulin and others, 2016; Bojanowski and others, 2017). Several that were
 * taught apart are averaged. It overlooks order, and sees names and slips of the keys that the encoder overlooks.
 * @returns what gives, for a text, how likely each row of the head's cards is, as logs
 */
export function bagOf(matrices: ReadonlyMap<string, Matrix>, about: AboutBag, times: Times) {
  const wordAt = new Map(about.words.map((word, at) => [word, at]));
  const pairsFrom: number[] = [];
  let count = about.words.length;
  for (const seconds of about.pairs) {
    pairsFrom.push(count);
    count += seconds.length;
  }
  const partAt = new Map(about.parts.map((part, at) => [part, count + at]));
  const nets = [0, 1].map((at) => ({
    rows: matrixOf(matrices, `bagRows${at}`),
    bend: matrixOf(matrices, `bagBend${at}`),
    cards: matrixOf(matrices, `bagCards${at}`),
  }));

  const pairAt = (first: number, second: number): number | undefined => {
    const at = about.pairs[first]?.indexOf(second) ?? -1;
    return at < 0 ? undefined : (pairsFrom[first] ?? 0) + at;
  };
  const saidIn = (text: string): { rows: number[]; counts: number[] } => {
    const rows: number[] = [];
    const counts: number[] = [];
    const add = (row: number, by: number) => {
      rows.push(row);
      counts.push(by);
    };
    let before: number | undefined;
    for (const word of text.normalize('NFKC').slice(0, MOST_LETTERS).toLowerCase().match(WORD) ?? []) {
      const whole = wordAt.get(word);
      if (whole !== undefined) add(whole, HALF);
      const parts = partsOf(word).flatMap((part) => partAt.get(part) ?? []);
      for (const part of parts) add(part, (whole === undefined ? 2 * HALF : HALF) / parts.length);
      const pair = before === undefined || whole === undefined ? undefined : pairAt(before, whole);
      if (pair !== undefined) add(pair, HALF);
      before = whole;
    }
    return { rows, counts };
  };

  return (text: string): Float32Array => {
    const said = saidIn(text);
    const scores = nets.map(({ rows, bend, cards }) => {
      const sum = new Float32Array(rows.columns);
      said.rows.forEach((row, at) => {
        const by = (rows.scale[row] ?? 0) * (said.counts[at] ?? 0);
        const from = row * rows.columns;
        for (let column = 0; column < sum.length; column++)
          sum[column] = (sum[column] ?? 0) + (rows.weights[from + column] ?? 0) * by;
      });
      const bent = times(ofLength(sum, about.length), bend).map(Math.tanh);
      return logsOf(times(ofLength(bent, about.sharpness), cards));
    });
    const [first = new Float32Array(0), ...others] = scores;
    return first.map((score, at) => others.reduce((sum, other) => sum + (other[at] ?? 0), score) / scores.length);
  };
}

function partsOf(word: string): string[] {
  const letters = [...word];
  if (letters.length < SHORTEST) return [];
  const marked = ['<', ...letters.slice(0, LONGEST), '>'];
  return PART_LENGTHS.flatMap((length) =>
    Array.from({ length: Math.max(0, marked.length - length + 1) }, (_, at) => marked.slice(at, at + length).join('')),
  );
}

function ofLength(row: Float32Array, length: number): Float32Array {
  const by = length / (Math.hypot(...row) || 1);
  return row.map((value) => value * by);
}

/** Scores as the logs of chances that sum to 1. */
export function logsOf(scores: Float32Array): Float32Array {
  const top = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  const all = scores.reduce((sum, score) => sum + Math.exp(score - top), 0);
  const less = top + Math.log(all);
  return scores.map((score) => score - less);
}
