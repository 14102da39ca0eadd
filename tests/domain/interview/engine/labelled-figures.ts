import bank from 'content:bank-words';
import { judge, scoreOf } from '../../../../src/domain/interview/answer/criteria';
import { evaluateAnswer } from '../../../../src/domain/interview/answer/evaluate-answer';
import { readSpoken, type SpokenAnswer } from '../../../../src/domain/interview/answer/spoken-answer';
import type { AnswerEvaluation } from '../../../../src/domain/interview/answer/types';
import { LABELLED, type LabelledAnswers } from './labelled-answers';
import { FIFTH_LABELLED } from './labelled-answers-fifth';
import { FOURTH_LABELLED } from './labelled-answers-fourth';
import { SECOND_LABELLED } from './labelled-answers-second';
import { THIRD_LABELLED } from './labelled-answers-third';
import { QUESTIONS } from './labelled-questions';

export const LABELS = ['good', 'middling', 'poor', 'offTopic', 'stuffed'] as const;
export type Label = (typeof LABELS)[number];

export interface Scored {
  readonly question: string;
  readonly label: Label;
  readonly answer: string;
  readonly score: number;
}

/** Pairs in the right order, and all pairs. */
export interface Pairs {
  readonly right: number;
  readonly all: number;
  readonly wrong: readonly string[];
}

const evaluations = new Map<string, AnswerEvaluation>();

/** A labelled answer evaluated under its question; done once for each. */
export function evaluationOf(key: string, answer: string): AnswerEvaluation {
  const question = QUESTIONS[key];
  if (!question) throw new RangeError(`No question "${key}"`);
  const known = evaluations.get(`${key}\n${answer}`);
  const evaluation = known ?? evaluateAnswer({ question, answer, bank });
  evaluations.set(`${key}\n${answer}`, evaluation);
  return evaluation;
}

export function scored(sets: readonly LabelledAnswers[]): Scored[] {
  return sets.flatMap((set) =>
    LABELS.flatMap((label) =>
      set[label].map((answer) => ({
        question: set.question,
        label,
        answer,
        score: evaluationOf(set.question, answer).score,
      })),
    ),
  );
}

/** Every pair of a `high` and a `low` answer to the same question, counted by whether the scores are as they should be. */
export function pairs(all: readonly Scored[], orders: readonly (readonly [Label, Label])[], mayTie: boolean): Pairs {
  const found = orders.flatMap(([high, low]) =>
    all
      .filter(({ label }) => label === high)
      .flatMap((a) => all.filter((b) => b.label === low && b.question === a.question).map((b) => ({ a, b }))),
  );
  const right = found.filter(({ a, b }) => (mayTie ? a.score >= b.score : a.score > b.score));
  const wrong = found.filter((pair) => !right.includes(pair));
  return {
    right: right.length,
    all: found.length,
    wrong: wrong.map(({ a, b }) => `${a.question}: ${a.label} ${a.score}, ${b.label} ${b.score}`),
  };
}

export const ORDERED: readonly (readonly [Label, Label])[] = [
  ['good', 'middling'],
  ['middling', 'poor'],
  ['good', 'poor'],
];

/** The collections in the order in which they were written, as docs/interview-rubric.md names them. */
export const COLLECTIONS: readonly { readonly name: string; readonly sets: readonly LabelledAnswers[] }[] = [
  { name: '1, sets 1 to 7', sets: LABELLED.slice(0, 7) },
  { name: '1, sets 8 to 14', sets: LABELLED.slice(7) },
  { name: '2', sets: SECOND_LABELLED },
  { name: '3', sets: THIRD_LABELLED },
  { name: '4', sets: FOURTH_LABELLED },
  { name: '5', sets: FIFTH_LABELLED },
];

export const ALL_SETS = COLLECTIONS.flatMap(({ sets }) => sets);

/** Every labelled answer with the key of its question. */
export const CASES: readonly { readonly key: string; readonly label: Label; readonly answer: string }[] =
  ALL_SETS.flatMap((set) =>
    LABELS.flatMap((label) => set[label].map((answer) => ({ key: set.question, label, answer }))),
  );

/** Mean score of a label, one decimal. */
export function meanOf(all: readonly Scored[], label: Label): number {
  const scores = all.filter((row) => row.label === label).map(({ score }) => score);
  return Math.round((10 * scores.reduce((a, b) => a + b, 0)) / scores.length) / 10;
}

const readings = new Map<string, SpokenAnswer>();

/** An answer read without its question; done once for each. */
function readingOf(answer: string): SpokenAnswer {
  const reading = readings.get(answer) ?? readSpoken(answer);
  readings.set(answer, reading);
  return reading;
}

/** Every good answer judged under every question but its own: the share that stays below 4 of 10, in whole percent. */
export function strayingShare(sets: readonly LabelledAnswers[], categories: readonly string[]): number {
  const scores = sets.flatMap((set) => {
    const question = QUESTIONS[set.question];
    if (!question || !categories.includes(question.category)) return [];
    return sets
      .filter((other) => other !== set)
      .flatMap(({ good }) => good.map((answer) => scoreOf(judge(question, readingOf(answer), bank))));
  });
  return Math.round((100 * scores.filter((score) => score < 4).length) / scores.length);
}
