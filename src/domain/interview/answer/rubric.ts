import type { InterviewQuestion } from '../questions/question';
import { CRITERION_OF, SIGNALS, type Signal, WEIGHTS } from './signals';
import type { CriterionId, ScoreBand } from './types';

/** Changes whenever a criterion, a point, a threshold or a word list changes what a score can be. See docs/interview-rubric.md. */
export const INTERVIEW_RUBRIC_VERSION = '4';

/** Below this many words there is nothing to judge. */
export const LEAST_ANSWER_WORDS = 5;
/** Only this much of an answer is judged, in UTF-16 units: about ten minutes of speech. */
export const LONGEST_ANSWER = 8_000;

/** What an answer to a question should be like; decides how the ten points are shared out. */
export type AnswerKind = 'technical' | 'story' | 'situation' | 'introduction';

export const CRITERIA: readonly { readonly id: CriterionId; readonly title: string }[] = [
  { id: 'relevance', title: 'Answers the question' },
  { id: 'concepts', title: 'Covers what matters' },
  { id: 'story', title: 'Situation, task, action, result' },
  { id: 'specifics', title: 'Is specific' },
  { id: 'numbers', title: 'Uses numbers' },
  { id: 'structure', title: 'Has a structure' },
  { id: 'length', title: 'Has a good length' },
  { id: 'wording', title: 'Is worded with confidence' },
];

/** Points by kind of answer, as its signals are weighed; each row adds up to 10. */
export const POINTS = Object.fromEntries(
  (Object.entries(WEIGHTS) as [AnswerKind, Readonly<Record<Signal, number>>][]).map(([kind, weights]) => [
    kind,
    Object.fromEntries(
      CRITERIA.map(({ id }) => [
        id,
        Math.round(
          100 * SIGNALS.reduce((sum, signal) => sum + (CRITERION_OF[signal] === id ? weights[signal] : 0), 0),
        ) / 100,
      ]),
    ),
  ]),
) as Readonly<Record<AnswerKind, Readonly<Record<CriterionId, number>>>>;

/** How the points for the story are shared out among its parts. */
export const PART_SHARES = { situation: 0.15, task: 0.15, action: 0.4, result: 0.3 } as const;

/** An answer covers enough when it explains this share of the question's concepts. */
export const ENOUGH_CONCEPTS = 0.75;

/** All concepts that only rows of terms show give at most this share of the points for concepts: a quarter of a point in a technical answer. */
export const ROW_SHARE = 0.05;

export const CEILINGS = { 'off-topic': 0.5, 'terms-without-sentences': 1, 'no-own-story': 4 } as const;

/** The least score of each band. */
export const BANDS: readonly { readonly band: ScoreBand; readonly from: number; readonly anchor: string }[] = [
  {
    band: 'strong',
    from: 8,
    anchor: 'Covers the question fully and tells it in particulars, with reasons and an outcome.',
  },
  { band: 'solid', from: 6, anchor: 'Covers most of the question; a part is thin or general.' },
  { band: 'partial', from: 4, anchor: 'Covers part of the question, or covers it in general words.' },
  {
    band: 'thin',
    from: 2,
    anchor: 'Touches the question, but general or very short. Little that could be pictured or checked.',
  },
  { band: 'weak', from: 0, anchor: 'Next to nothing that is looked for was recognised.' },
];

export function bandOf(score: number): ScoreBand {
  return BANDS.find(({ from }) => score >= from)?.band ?? 'weak';
}

const INTRODUCTION =
  /about yourself|introduce yourself|through your (?:background|resume|cv|career)|why (?:do you want|this company|this role|are you interested)|where do you see yourself|your (?:greatest )?(?:strengths|weaknesses)|what motivates you/;

/** A question about the person as a whole, to which a story is not an answer. */
export function isIntroduction(question: string, topic: string): boolean {
  return INTRODUCTION.test(`${question}\n${topic}`.slice(0, 600).toLowerCase());
}

export function kindOf({ category, question, topic }: InterviewQuestion): AnswerKind {
  if (category === 'technical') return 'technical';
  if (category === 'situational') return 'situation';
  return isIntroduction(question, topic) ? 'introduction' : 'story';
}
