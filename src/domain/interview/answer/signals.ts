import type { Contrast } from './contrast';
import type { Heard } from './hearing';
import type { AnswerKind } from './rubric';
import type { Telling } from './telling';
import type { CriterionId } from './types';

/** What the points are made of: each from 0 to 1, each more the better. */
export type Signal =
  | 'onQuestion'
  | 'terms'
  | 'subject'
  | 'ways'
  | 'parts'
  | 'ownWords'
  | 'dense'
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
  subject: 'concepts',
  ways: 'concepts',
  parts: 'story',
  ownWords: 'specifics',
  dense: 'specifics',
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
  /** Weight of the question's words (`contrast.ts`). */
  subject: 60,
  particulars: 4,
  deeds: 8,
  figures: 4,
  turns: 9,
} as const;
/** Share of vague words from which nothing is left. */
export const EMPTY_WORDS = 0.2;
/** Words by which length counts nothing, and in full; each doubling counts the same. */
export const LENGTHS = { none: 8, full: 96 } as const;

/** Different telling words by the length to the power of ¾: how much of what is said says something. */
export const DENSITIES = { none: 0.3, full: 1.3 } as const;

export const upTo = (value: number, enough: number) => Math.min(1, Math.max(0, value / enough));

export function lengthShare(words: number): number {
  const { none, full } = LENGTHS;
  return words <= none ? 0 : Math.min(1, Math.log(words / none) / Math.log(full / none));
}

/**
 * Between a count and a share: a long answer is not better for being long, and a short one not for being short. A share of
 * all words alone would put a phrase above a story.
 */
export function densityShare(rich: number, words: number): number {
  const { none, full } = DENSITIES;
  return words === 0 ? 0 : upTo(rich / words ** 0.75 - none, full - none);
}

export function tellingSignals(telling: Telling, heard: readonly Heard[], contrast: Contrast, words: number) {
  const { rich, vague, quotes, names, deeds, events, figures, turns } = telling;
  const ways = heard.reduce((sum, { cues }) => sum + upTo(cues, ENOUGH.cues), 0);
  return {
    ways: heard.length === 0 ? 0 : ways / heard.length,
    subject: upTo(contrast.weight, ENOUGH.subject),
    ownWords: upTo(rich, ENOUGH.ownWords),
    dense: densityShare(rich, words),
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
    onQuestion: 0.2,
    terms: 1.3,
    subject: 1.7,
    ways: 0.5,
    parts: 0,
    ownWords: 0.6,
    dense: 2,
    noEmptyWords: 1.6,
    particulars: 0.1,
    deeds: 0,
    figures: 1.6,
    turns: 0.1,
    length: 0.1,
    sure: 0.2,
  },
  story: {
    onQuestion: 0.2,
    terms: 0.7,
    subject: 0.6,
    ways: 1.2,
    parts: 0.7,
    ownWords: 0.3,
    dense: 1,
    noEmptyWords: 1.8,
    particulars: 0.9,
    deeds: 0.5,
    figures: 1.8,
    turns: 0.1,
    length: 0.1,
    sure: 0.1,
  },
  situation: {
    onQuestion: 0.2,
    terms: 0.7,
    subject: 0.6,
    ways: 1.2,
    parts: 0.7,
    ownWords: 0.3,
    dense: 1,
    noEmptyWords: 1.8,
    particulars: 0.9,
    deeds: 0.5,
    figures: 1.8,
    turns: 0.1,
    length: 0.1,
    sure: 0.1,
  },
  introduction: {
    onQuestion: 0.2,
    terms: 0.7,
    subject: 0.6,
    ways: 1.9,
    parts: 0,
    ownWords: 0.3,
    dense: 1,
    noEmptyWords: 1.8,
    particulars: 0.9,
    deeds: 0.5,
    figures: 1.8,
    turns: 0.1,
    length: 0.1,
    sure: 0.1,
  },
};
