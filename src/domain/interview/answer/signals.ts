import type { FieldTalk } from './fields';
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
  cues: 3,
  ownWords: 34,
  particulars: 4,
  deeds: 8,
  figures: 4,
  turns: 9,
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

/** Points by kind of answer, fitted by `tests/tools/fit-judge.mjs`; each row adds up to 10. */
export const WEIGHTS: Readonly<Record<AnswerKind, Readonly<Record<Signal, number>>>> = {
  technical: {
    onQuestion: 0.5,
    terms: 0.7,
    ways: 1.5,
    parts: 0,
    ownWords: 1.2,
    noEmptyWords: 1.4,
    particulars: 0.5,
    deeds: 0,
    figures: 2,
    turns: 0.85,
    length: 0.6,
    sure: 0.75,
  },
  story: {
    onQuestion: 0.6,
    terms: 0.5,
    ways: 1.2,
    parts: 0.7,
    ownWords: 0.9,
    noEmptyWords: 1.6,
    particulars: 0.8,
    deeds: 0.7,
    figures: 1.7,
    turns: 0.2,
    length: 0.4,
    sure: 0.7,
  },
  situation: {
    onQuestion: 0.6,
    terms: 0.5,
    ways: 1.2,
    parts: 0.7,
    ownWords: 0.9,
    noEmptyWords: 1.6,
    particulars: 0.8,
    deeds: 0.7,
    figures: 1.7,
    turns: 0.2,
    length: 0.4,
    sure: 0.7,
  },
  introduction: {
    onQuestion: 0.6,
    terms: 0.5,
    ways: 1.9,
    parts: 0,
    ownWords: 0.9,
    noEmptyWords: 1.6,
    particulars: 0.8,
    deeds: 0.7,
    figures: 1.7,
    turns: 0.2,
    length: 0.4,
    sure: 0.7,
  },
};

/** How the signs that an answer is on its question are weighed, by kind of answer. */
export interface OnQuestion {
  /** Words of question, theme and outline, and concepts by their terms (`relevance.ts`). */
  readonly words: number;
  /** The talk of its field (`fields.ts`), whole from `enough` on. */
  readonly field: number;
  readonly enough: number;
  /** The same against the field of other questions that the answer speaks of most. */
  readonly rather: number;
  /** Concepts in words of the speaker's own (`hearing.ts`). */
  readonly ways: number;
  /** Up to the first a twentieth of the points is left at most; from the second on nothing is taken off. */
  readonly gate: readonly [none: number, whole: number];
}

export const ON_QUESTION: Readonly<Record<AnswerKind, OnQuestion>> = {
  technical: { words: 0.6, field: 0.1, enough: 1, rather: 0, ways: 0.3, gate: [0.1, 0.45] },
  story: { words: 0.5, field: 0.1, enough: 0.7, rather: 0.4, ways: 0, gate: [0.25, 0.6] },
  situation: { words: 0.45, field: 0.1, enough: 0.7, rather: 0.4, ways: 0.05, gate: [0.25, 0.45] },
  introduction: { words: 0, field: 0.8, enough: 0.45, rather: 0, ways: 0.2, gate: [0.15, 0.6] },
};
/** What is left where the gate begins to open. */
export const LEFT = 0.05;
/** Ways met, no more than three a concept, by the root of the length, from which the sign is whole. */
const WAYS_ENOUGH = 1.6;
/** Share of the talk of fields from which it is rather that of the question. */
const RATHER = 0.6;

export interface Signs {
  readonly words: number;
  readonly field: FieldTalk;
  readonly heard: readonly Heard[];
  readonly length: number;
}

/** How far an answer is on its question, 0 to 1. */
export function onQuestion(kind: AnswerKind, { words, field, heard, length }: Signs): number {
  const weights = ON_QUESTION[kind];
  const ways = heard.reduce((sum, { cues }) => sum + Math.min(3, cues), 0) / Math.sqrt(Math.max(15, length));
  return (
    weights.words * Math.min(1, words) +
    weights.field * upTo(field.own, weights.enough) +
    weights.rather * upTo(field.own / (field.own + field.other + 0.1), RATHER) +
    weights.ways * upTo(ways, WAYS_ENOUGH)
  );
}

/** The share of its points that an answer keeps. */
export function gateOf(kind: AnswerKind, share: number): number {
  const [none, whole] = ON_QUESTION[kind].gate;
  return share <= none ? (LEFT * share) / none : LEFT + (1 - LEFT) * upTo(share - none, whole - none);
}
