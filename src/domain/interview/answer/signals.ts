import type { Heard } from './hearing';
import type { AnswerKind } from './rubric';
import type { Telling } from './telling';
import type { CriterionId } from './types';

/** What the points are made of: each from 0 to 1, each more the better. */
export type Signal =
  | 'onQuestion'
  | 'terms'
  | 'ways'
  | 'parts'
  | 'ownWords'
  | 'noEmptyWords'
  | 'particulars'
  | 'deeds'
  | 'figures'
  | 'turns'
  | 'length'
  | 'sure';

/** The criterion under which a signal is shown. */
export const CRITERION_OF: Readonly<Record<Signal, CriterionId>> = {
  onQuestion: 'relevance',
  terms: 'concepts',
  ways: 'concepts',
  parts: 'story',
  ownWords: 'specifics',
  noEmptyWords: 'specifics',
  particulars: 'specifics',
  deeds: 'specifics',
  figures: 'numbers',
  turns: 'structure',
  length: 'length',
  sure: 'wording',
};

export const SIGNALS = Object.keys(CRITERION_OF) as Signal[];

/** How much of each is enough. */
export const ENOUGH = {
  /** Different ways of saying a concept. */
  cues: 4,
  ownWords: 40,
  particulars: 5,
  deeds: 10,
  figures: 5,
  turns: 12,
} as const;
/** Share of vague words from which nothing is left. */
export const EMPTY_WORDS = 0.2;
/** Words by which length counts nothing, and in full; each doubling counts the same. */
export const LENGTHS = { none: 8, full: 96 } as const;

const upTo = (value: number, enough: number) => Math.min(1, value / enough);

export function lengthShare(words: number): number {
  const { none, full } = LENGTHS;
  return words <= none ? 0 : Math.min(1, Math.log(words / none) / Math.log(full / none));
}

export function tellingSignals(telling: Telling, heard: readonly Heard[], words: number) {
  const { rich, vague, quotes, names, deeds, events, figures, turns } = telling;
  const ways = heard.reduce((sum, { cues }) => sum + upTo(cues, ENOUGH.cues), 0);
  return {
    ways: heard.length === 0 ? 0 : ways / heard.length,
    ownWords: upTo(rich, ENOUGH.ownWords),
    noEmptyWords: words === 0 ? 0 : Math.max(0, 1 - vague / EMPTY_WORDS),
    particulars: upTo(2 * quotes + names, ENOUGH.particulars),
    deeds: upTo(deeds + events, ENOUGH.deeds),
    figures: upTo(figures, ENOUGH.figures),
    turns: upTo(turns, ENOUGH.turns),
    length: lengthShare(words),
  };
}

const row = (weights: Readonly<Record<Signal, number>>) => weights;

/** Points by kind of answer, fitted by `tests/tools/fit-judge.mjs`; each row adds up to 10. */
export const WEIGHTS: Readonly<Record<AnswerKind, Readonly<Record<Signal, number>>>> = {
  technical: row({
    onQuestion: 0.5,
    terms: 0.7,
    ways: 1.8,
    parts: 0,
    ownWords: 1.2,
    noEmptyWords: 1.5,
    particulars: 0.8,
    deeds: 0,
    figures: 1.5,
    turns: 0.6,
    length: 0.8,
    sure: 0.6,
  }),
  story: row({
    onQuestion: 0.5,
    terms: 0.7,
    ways: 1.5,
    parts: 0.5,
    ownWords: 1.2,
    noEmptyWords: 1.5,
    particulars: 0.8,
    deeds: 0.5,
    figures: 1.3,
    turns: 0.4,
    length: 0.6,
    sure: 0.5,
  }),
  situation: row({
    onQuestion: 0.5,
    terms: 0.7,
    ways: 1.5,
    parts: 0.5,
    ownWords: 1.2,
    noEmptyWords: 1.5,
    particulars: 0.8,
    deeds: 0.5,
    figures: 1.3,
    turns: 0.4,
    length: 0.6,
    sure: 0.5,
  }),
  introduction: row({
    onQuestion: 0.5,
    terms: 0.7,
    ways: 2,
    parts: 0,
    ownWords: 1.2,
    noEmptyWords: 1.5,
    particulars: 0.8,
    deeds: 0.5,
    figures: 1.3,
    turns: 0.4,
    length: 0.6,
    sure: 0.5,
  }),
};

/** How the signs that an answer is on its question are weighed, by kind of answer. */
export interface OnQuestion {
  /** Words of question, theme and outline, and concepts by their terms (`relevance.ts`). */
  readonly words: number;
  /** The talk of its field (`fields.ts`), whole from `enough` on. */
  readonly field: number;
  readonly enough: number;
  /** Concepts in words of the speaker's own (`hearing.ts`). */
  readonly ways: number;
}

export const ON_QUESTION: Readonly<Record<AnswerKind, OnQuestion>> = {
  technical: { words: 0.4, field: 0.2, enough: 1, ways: 0.4 },
  story: { words: 0.5, field: 0.5, enough: 0.7, ways: 0 },
  situation: { words: 0.45, field: 0.45, enough: 0.7, ways: 0.1 },
  introduction: { words: 0.1, field: 0.55, enough: 0.6, ways: 0.35 },
};
/** Below the first an answer is about something else; from the second on nothing is taken off. */
export const GATE = { none: 0.05, whole: 0.4, least: 0.05 } as const;
/** Below this it is held down. */
export const OFF_TOPIC = 0.06;
/** Ways met, no more than three a concept, by the root of the length, from which the sign is whole. */
const WAYS_ENOUGH = 1.6;

export function onQuestion(
  kind: AnswerKind,
  words: number,
  field: number,
  heard: readonly Heard[],
  length: number,
): number {
  const weights = ON_QUESTION[kind];
  const ways = heard.reduce((sum, { cues }) => sum + Math.min(3, cues), 0) / Math.sqrt(Math.max(15, length));
  return (
    weights.words * Math.min(1, words) +
    weights.field * upTo(field, weights.enough) +
    weights.ways * upTo(ways, WAYS_ENOUGH)
  );
}

export function gateOf(share: number): number {
  const { none, whole, least } = GATE;
  return least + (1 - least) * Math.min(1, Math.max(0, (share - none) / (whole - none)));
}
