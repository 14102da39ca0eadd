import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** Part of a line that is drawn in one direction. */
export interface DirectedRun {
  /** As it is written. */
  readonly text: string;
  /** The same characters with brackets turned where they are drawn from right to left. */
  readonly drawn: string;
  readonly rtl: boolean;
}

/** The parts of a line in the order in which it is read. */
export interface DirectedLine {
  readonly runs: readonly DirectedRun[];
  /** The same parts from left to right, by their place in `runs`. */
  readonly fromLeft: readonly number[];
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc]|[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const hasRightToLeft = (text: string) => RIGHT_TO_LEFT.test(text);

/** The parts of a line by the Unicode bidirectional algorithm. */
export function directedRuns(text: string, rtl: boolean): DirectedLine {
  if (text === '') return { runs: [], fromLeft: [] };
  if (!rtl && !hasRightToLeft(text)) return { runs: [{ text, drawn: text, rtl: false }], fromLeft: [0] };
  const { levels } = bidi.getEmbeddingLevels(text, rtl ? 'rtl' : 'ltr');
  const runs: { text: string; drawn: string; level: number }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const level = levels[at] ?? 0;
    const char = text.charAt(at);
    const drawn = level % 2 === 1 ? (bidi.getMirroredCharacter(char) ?? char) : char;
    const last = runs.at(-1);
    if (last?.level === level) {
      last.text += char;
      last.drawn += drawn;
    } else runs.push({ text: char, drawn, level });
  }
  return {
    runs: runs.map(({ level, ...run }) => ({ ...run, rtl: level % 2 === 1 })),
    fromLeft: turned(runs.map(({ level }) => level)),
  };
}

/** Places of these levels from left to right (rule L2). */
function turned(levels: readonly number[]): number[] {
  const places = levels.map((_, place) => place);
  const levelAt = (at: number) => levels[places[at] ?? 0] ?? 0;
  for (let level = Math.max(...levels); level > 0; level -= 1)
    for (let from = 0; from < places.length; from += 1) {
      let to = from;
      while (to < places.length && levelAt(to) >= level) to += 1;
      if (to > from) places.splice(from, to - from, ...places.slice(from, to).reverse());
      from = to;
    }
  return places;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What is seen as one character each. */
export const clustersOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);
