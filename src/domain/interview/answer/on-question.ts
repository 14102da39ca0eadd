import type { Contrast } from './contrast';
import type { FieldTalk } from './fields';
import type { Heard } from './hearing';
import type { AnswerKind } from './rubric';
import { upTo } from './signals';

/** Signs that were listed by hand, as they are weighed by kind of answer. */
interface ListedSigns {
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

export const LISTED_SIGNS: Readonly<Record<AnswerKind, ListedSigns>> = {
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
/** A question with fewer words of its own is judged by the listed signs alone. */
export const LEAST_WORDS = 30;

/** How the contrast with other questions (`contrast.ts`) is weighed, beside the listed signs; fitted by `fit-judge.mjs`. */
interface ContrastWeights {
  readonly base: number;
  readonly above: number;
  readonly rather: number;
  readonly listed: number;
}

const STORY: ContrastWeights = { base: 0.433, above: 0, rather: 0.236, listed: 2.254 };

export const CONTRAST: Readonly<Record<AnswerKind, ContrastWeights>> = {
  technical: { base: 3.294, above: -0.422, rather: 1.012, listed: 0 },
  story: STORY,
  situation: STORY,
  introduction: STORY,
};
/** The share at which the gate begins to open, and from which on it is open, where there is a contrast. */
export const CONTRAST_GATE = [0.1, 1] as const;

export interface Signs {
  readonly words: number;
  readonly field: FieldTalk;
  readonly heard: readonly Heard[];
  readonly contrast: Contrast;
  readonly length: number;
}

export interface OnQuestion {
  /** How far an answer is on its question, 0 to 1. */
  readonly share: number;
  /** The share of its points that it keeps. */
  readonly gate: number;
  /** What the listed signs alone say. */
  readonly listed: number;
}

export function onQuestion(kind: AnswerKind, signs: Signs): OnQuestion {
  const listed = listedShare(kind, signs);
  const { contrast } = signs;
  if (contrast.of < LEAST_WORDS) return { share: listed, gate: gateOf(LISTED_SIGNS[kind].gate, listed), listed };
  const weights = CONTRAST[kind];
  const share = upTo(
    weights.base + weights.above * contrast.above + weights.rather * contrast.rather + weights.listed * listed,
    1,
  );
  return { share, gate: gateOf(CONTRAST_GATE, share), listed };
}

function listedShare(kind: AnswerKind, { words, field, heard, length }: Signs): number {
  const weights = LISTED_SIGNS[kind];
  const ways = heard.reduce((sum, { cues }) => sum + Math.min(3, cues), 0) / Math.sqrt(Math.max(15, length));
  return (
    weights.words * Math.min(1, words) +
    weights.field * upTo(field.own, weights.enough) +
    weights.rather * upTo(field.own / (field.own + field.other + 0.1), RATHER) +
    weights.ways * upTo(ways, WAYS_ENOUGH)
  );
}

function gateOf([none, whole]: readonly [number, number], share: number): number {
  return share <= none ? (LEFT * share) / none : LEFT + (1 - LEFT) * upTo(share - none, whole - none);
}
