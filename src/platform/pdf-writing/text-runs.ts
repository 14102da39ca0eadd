import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** Part of a line that is drawn in one direction, in the order of the page. */
export interface DirectedRun {
  readonly text: string;
  readonly rtl: boolean;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc]|[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

export const hasRightToLeft = (text: string) => RIGHT_TO_LEFT.test(text);

/** The parts of a line from left to right, by the Unicode bidirectional algorithm; brackets are mirrored. */
export function directedRuns(text: string, rtl: boolean): DirectedRun[] {
  if (!rtl && !hasRightToLeft(text)) return [{ text, rtl: false }];
  const levels = bidi.getEmbeddingLevels(text, rtl ? 'rtl' : 'ltr');
  const runs: { text: string; level: number }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const level = levels.levels[at] ?? 0;
    const char = text.charAt(at);
    const drawn = level % 2 === 1 ? (bidi.getMirroredCharacter(char) ?? char) : char;
    const last = runs.at(-1);
    if (last?.level === level) last.text += drawn;
    else runs.push({ text: drawn, level });
  }
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let from = 0; from < runs.length; from += 1) {
      let to = from;
      while (to < runs.length && (runs[to]?.level ?? 0) >= level) to += 1;
      if (to === from) continue;
      runs.splice(from, to - from, ...runs.slice(from, to).reverse());
      from = to;
    }
  }
  return runs.map((run) => ({ text: run.text, rtl: run.level % 2 === 1 }));
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What is seen as one character each. */
export const clustersOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);
