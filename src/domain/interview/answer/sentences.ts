/** A word of an answer; offsets in UTF-16 units, end exclusive. */
export interface Word {
  /** Lower case, straight apostrophes. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Indices into the words of an answer, end exclusive. */
export type Bounds = readonly [from: number, to: number];

const BREAK = /[.!?;:…。！？]["'”’)\]]{0,3}\s|\n|[。！？]/;
/** A full stop behind one of these ends no sentence. */
const ABBREVIATED = new Set(['g', 'e', 'vs', 'approx', 'no', 'dr', 'mr', 'mrs', 'ms']);
/** Sentences longer than this are cut before a joining word, at the latest at twice the length. */
const LONG = 20;
const JOINS = new Set([
  'and',
  'so',
  'but',
  'because',
  'then',
  'which',
  'when',
  'if',
  'i',
  'we',
  'that',
  'after',
  'since',
]);

/** Where the sentences of a text begin and end, as its marks part them. */
export function sentenceBounds(text: string, words: readonly Word[]): Bounds[] {
  const whole: Bounds[] = [];
  let from = 0;
  words.forEach((word, i) => {
    const next = words[i + 1];
    if (next && (ABBREVIATED.has(word.text) || !BREAK.test(text.slice(word.end, Math.min(next.start, word.end + 12)))))
      return;
    whole.push([from, i + 1]);
    from = i + 1;
  });
  return whole;
}

/** Pieces of 20 to 40 words where speech came without full stops. Words in rows of terms are not counted. */
export function shortened(words: readonly Word[], bounds: readonly Bounds[], listed: readonly boolean[]): Bounds[] {
  return bounds.flatMap(([start, end]) => {
    if (end - start - listed.slice(start, end).filter(Boolean).length <= LONG * 2) return [[start, end] as const];
    const cut: Bounds[] = [];
    let from = start;
    let length = 1;
    for (let i = start + 1; i < end; i += 1) {
      if (listed[i]) continue;
      if ((length >= LONG && JOINS.has(words[i]?.text ?? '')) || length >= LONG * 2) {
        cut.push([from, i]);
        from = i;
        length = 0;
      }
      length += 1;
    }
    return [...cut, [from, end] as const];
  });
}
