import { bagOf, logsOf } from './bag';
import { encoderOf, MOST_PIECES } from './encoder';
import { plainTimes, type TimesIn } from './times';
import { readWeights } from './weights-file';

/** What a question means to the built-in coach beyond its words: two small trained networks, read from a file of weights. */
export interface Meaning {
  /**
   * How likely each card is to be the one that answers a text, by meaning alone.
   * @returns chances that sum to 1, in the order of the cards that the file was read for; 0 for a card that it was not taught
   */
  chancesOf(text: string): Float32Array;
  /** How likely it is, by meaning alone, that no card answers a text: from 0 to 1, and 0 where the file was not taught that. */
  outsideOf(text: string): number;
}

const OUTSIDE = '';
const REMEMBERED = 32;
/** Rows of these are looked up; the others are multiplied with. */
const IS_LOOKED_UP = /^(?:pieces|position|bagRows\d)$/;

/**
 * Reads a file of weights, in which an encoder takes a text as it is told and a bag of words takes what is named in it: what
 * is likely by both is likely. The logs of their chances are averaged.
 * @param ids of the cards whose chances are asked for
 * @param timesIn how it multiplies, if there is a quicker way than one by one
 * @throws RangeError when it is no such file, is cut short, or has another version
 */
export function readMeaning(file: ArrayBuffer, ids: readonly string[], timesIn: TimesIn = () => plainTimes): Meaning {
  const { head, matrices } = readWeights(file);
  const rowOf = new Map(head.cards.map((id, row) => [id, row]));
  const rows = ids.map((id) => rowOf.get(id) ?? -1);
  const multiplied = [...matrices].flatMap(([name, matrix]) => (IS_LOOKED_UP.test(name) ? [] : matrix));
  const times = timesIn(multiplied, MOST_PIECES);
  const encode = encoderOf(matrices, head, times);
  const inBag = bagOf(matrices, head.bag, times);
  const outsideRow = rowOf.get(OUTSIDE);
  const remembered = new Map<string, Read>();

  const fresh = (text: string): Read => {
    const bag = inBag(text);
    const scores = logsOf(encode(text)).map(
      (log, row) => (1 - head.bag.share) * log + head.bag.share * (bag[row] ?? 0),
    );
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
