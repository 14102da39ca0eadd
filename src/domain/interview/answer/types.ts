/** What the built-in engine says of one answer. Plain JSON, the same bytes for the same input. */

/** Words of the answer: `answer.slice(start, end) === quote`; offsets in UTF-16 units, end exclusive. */
export interface AnswerEvidence {
  readonly quote: string;
  readonly start: number;
  readonly end: number;
}

export type CriterionId =
  | 'relevance'
  | 'concepts'
  | 'story'
  | 'specifics'
  | 'numbers'
  | 'structure'
  | 'length'
  | 'wording';

export interface CriterionResult {
  readonly id: CriterionId;
  readonly title: string;
  /** Points won, two decimals at most. */
  readonly points: number;
  readonly maxPoints: number;
  /** One plain sentence: what was found. */
  readonly says: string;
  /** The words that earned the points; for `wording`, the words that cost them. In order of the answer. */
  readonly evidence: readonly AnswerEvidence[];
}

export interface ConceptFinding {
  readonly label: string;
  /** `explained`: with a reason, an example or an effect; `named`: only mentioned, counts half. */
  readonly status: 'explained' | 'named' | 'missed';
  /** Null when missed, and when it was heard in words of the speaker's own. */
  readonly evidence: AnswerEvidence | null;
}

export type StoryPart = 'situation' | 'task' | 'action' | 'result';

export interface StoryFinding {
  readonly part: StoryPart;
  /** 0, 0.5 or 1. */
  readonly share: number;
  readonly evidence: readonly AnswerEvidence[];
}

/** Whatever the points say, the score is not above `limit`. */
export interface AnswerCeiling {
  readonly id: 'off-topic' | 'terms-without-sentences' | 'no-own-story';
  readonly limit: number;
  readonly reason: string;
}

export interface Improvement {
  readonly criterion: CriterionId;
  readonly text: string;
  /** The points still to be won there. */
  readonly points: number;
}

/** One point of the stronger outline. */
export interface OutlinePoint {
  readonly text: string;
  /** `answer`: keep these words of yours; `question`: what the question still asks for. */
  readonly from: 'answer' | 'question';
  readonly evidence: AnswerEvidence | null;
}

export type ScoreBand = 'strong' | 'solid' | 'partial' | 'thin' | 'weak';

export interface Evaluation {
  readonly kind: 'evaluation';
  readonly rubricVersion: string;
  /** 0 to 10, one decimal. */
  readonly score: number;
  readonly band: ScoreBand;
  readonly ceiling: AnswerCeiling | null;
  /** The points add up to the score before the ceiling, the maxima to 10. */
  readonly criteria: readonly CriterionResult[];
  readonly concepts: readonly ConceptFinding[];
  /** Situation, task, action, result; empty for technical questions and introductions. */
  readonly story: readonly StoryFinding[];
  /** 50 to 60 words. */
  readonly summary: string;
  /** Labels of concepts and of parts of the story that the answer does not have. */
  readonly missed: readonly string[];
  /** The greatest gains first. */
  readonly improvements: readonly Improvement[];
  readonly strongerOutline: readonly OutlinePoint[];
  /** The question's own outline. */
  readonly modelOutline: string;
  /** What an interviewer would ask next. */
  readonly followUp: string;
  readonly words: number;
  /** Seconds of speech as given, or null. They move no points. */
  readonly seconds: number | null;
}

export interface NoEvaluation {
  readonly kind: 'no-evaluation';
  readonly rubricVersion: string;
  /** No score: the answer could not be judged. */
  readonly score: 0;
  readonly why: 'empty' | 'too-short' | 'other-language';
  /** Plain sentences for the learner: what happened and what to do. */
  readonly reason: string;
  /** 50 to 60 words. */
  readonly summary: string;
  readonly modelOutline: string;
  readonly words: number;
  readonly seconds: number | null;
}

export type AnswerEvaluation = Evaluation | NoEvaluation;
