import { type Asking, takeApart } from '../../src/domain/coach/asking';
import { SIGNS, signsOf } from '../../src/domain/coach/confidence';
import { FEATURES } from '../../src/domain/coach/features';
import type { Knowledge } from '../../src/domain/coach/knowledge';
import { candidatesOf } from '../../src/domain/coach/ranking';
import { smallTalkOf } from '../../src/domain/coach/small-talk';
import type { Card } from '../../src/domain/coach/types';
import { oldQuestions } from '../domain/coach/labelled-questions';
import { OUTSIDE_MORE } from './coach-outside';
import { type LabelledQuestion, labelledQuestions } from './coach-questions';

const COVERAGE = FEATURES.indexOf('coverage');
const LIKENESS = FEATURES.indexOf('likeness');
const OFTEN = FEATURES.indexOf('often');

/** A question to learn from: the features of its candidates, and which of them are right. */
export interface Example {
  readonly asked: string;
  readonly weight: number;
  readonly rows: readonly (readonly number[])[];
  readonly right: readonly boolean[];
  readonly ids: readonly string[];
}

export interface Wording {
  readonly asked: string;
  readonly cards: readonly string[];
}

/** Small figures from a text, the same each time. */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619) >>> 0;
  return hash;
}

/** Enough to learn from: the nearest by plain figures, and the right ones. */
function nearest<T extends { card: Card; features: number[] }>(found: T[], cards: readonly string[]): T[] {
  const worth = ({ features }: T) => (features[COVERAGE] ?? 0) + (features[LIKENESS] ?? 0) + (features[OFTEN] ?? 0);
  const order = found.map((one) => ({ one, by: worth(one) })).sort((a, b) => b.by - a.by);
  return order.flatMap(({ one }, at) => (at < 40 || cards.includes(one.card.id) ? one : []));
}

export function exampleOf(knowledge: Knowledge, asking: Asking, { asked, cards }: Wording, weight: number): Example {
  const found = nearest(candidatesOf(knowledge, asking), cards);
  return {
    asked,
    weight,
    rows: found.map(({ features }) => features),
    right: found.map(({ card }) => cards.includes(card.id)),
    ids: found.map(({ card }) => card.id),
  };
}

export const askingOf = (knowledge: Knowledge, asked: string) => takeApart(knowledge, asked, knowledge.termsOf(asked));

const dot = (a: readonly number[], b: ArrayLike<number>) => {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
};

/**
 * Weights that make the right cards of each question likely among its candidates: the softmax of the scores is to lie on
 * them. Plain gradient descent with momentum, so that the same questions give the same weights.
 */
export function rankingFit(examples: readonly Example[], shrink = 4, steps = 150): number[] {
  const some = examples.filter(({ right }) => right.includes(true));
  const total = some.reduce((sum, { weight }) => sum + weight, 0);
  const weights = new Float64Array(FEATURES.length);
  const speed = new Float64Array(FEATURES.length);
  const spread = new Float64Array(FEATURES.length);
  for (let step = 1; step <= steps; step++) {
    const slope = new Float64Array(FEATURES.length);
    for (const { rows, right, weight } of some) {
      const scores = rows.map((row) => dot(row, weights));
      const top = Math.max(...scores);
      const odds = scores.map((score) => Math.exp(score - top));
      let all = 0;
      let good = 0;
      odds.forEach((value, at) => {
        all += value;
        if (right[at]) good += value;
      });
      odds.forEach((value, at) => {
        const pull = weight * (value / all - (right[at] ? value / good : 0));
        if (Math.abs(pull) < 1e-5) return;
        const row = rows[at] ?? [];
        for (let i = 0; i < row.length; i++) slope[i] = (slope[i] ?? 0) + pull * (row[i] ?? 0);
      });
    }
    for (let i = 0; i < weights.length; i++) {
      const pull = (slope[i] ?? 0) / total + (shrink / total) * (weights[i] ?? 0);
      speed[i] = 0.9 * (speed[i] ?? 0) + 0.1 * pull;
      spread[i] = 0.99 * (spread[i] ?? 0) + 0.01 * pull * pull;
      const rate = 0.15 * (1 - step / (steps + 1));
      weights[i] =
        (weights[i] ?? 0) -
        (rate * ((speed[i] ?? 0) / (1 - 0.9 ** step))) / (Math.sqrt((spread[i] ?? 0) / (1 - 0.99 ** step)) + 1e-8);
    }
  }
  return [...weights];
}

/** A question whose order is known: what shows whether its first card is right. */
export interface Case {
  readonly asked: string;
  readonly weight: number;
  readonly signs: readonly number[];
  readonly inside: boolean;
  readonly right: boolean;
}

export function caseOf(asking: Asking, example: Example, inside: boolean, weights: readonly number[]): Case {
  const order = example.rows
    .map((features, at) => ({ features, at, score: dot(features, weights) }))
    .sort((a, b) => b.score - a.score);
  const first = order[0];
  return {
    asked: example.asked,
    weight: example.weight,
    signs: signsOf(order, asking),
    inside,
    right: inside && first !== undefined && (example.right[first.at] ?? false),
  };
}

/** Weights of a logistic regression, by Newton's method. */
export function chanceFit(
  cases: readonly { readonly signs: readonly number[]; readonly weight: number; readonly yes: boolean }[],
  shrink: number,
): number[] {
  const size = SIGNS.length;
  let weights: number[] = Array.from({ length: size }, () => 0);
  for (let step = 0; step < 25; step++) {
    const slope = weights.map((weight) => shrink * weight);
    const curve = weights.map((_, i) => weights.map((_, k) => (i === k ? shrink : 0)));
    for (const { signs, weight, yes } of cases) {
      const p = 1 / (1 + Math.exp(-dot(signs, weights)));
      const pull = weight * (p - (yes ? 1 : 0));
      const bend = weight * Math.max(p * (1 - p), 1e-6);
      for (let i = 0; i < size; i++) {
        const sign = signs[i] ?? 0;
        slope[i] = (slope[i] ?? 0) + pull * sign;
        const line = curve[i];
        if (line) for (let k = 0; k < size; k++) line[k] = (line[k] ?? 0) + bend * sign * (signs[k] ?? 0);
      }
    }
    const by = solved(curve, slope);
    weights = weights.map((weight, at) => weight - (by[at] ?? 0));
  }
  return weights;
}

/** Solves a small system of equations by elimination. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  for (let at = 0; at < rows.length; at++) {
    let best = at;
    for (let i = at; i < rows.length; i++) if (Math.abs(rows[i]?.[at] ?? 0) > Math.abs(rows[best]?.[at] ?? 0)) best = i;
    const top = rows[best] ?? [];
    rows[best] = rows[at] ?? [];
    rows[at] = top.map((value) => value / (top[at] ?? 1));
    for (let i = 0; i < rows.length; i++)
      if (i !== at) {
        const by = rows[i]?.[at] ?? 0;
        rows[i] = (rows[i] ?? []).map((value, k) => value - by * (rows[at]?.[k] ?? 0));
      }
  }
  return rows.map((row) => row.at(-1) ?? 0);
}

export const chanceAt = (signs: readonly number[], weights: readonly number[]) =>
  1 / (1 + Math.exp(-dot(signs, weights)));

/** What the fit gives, and what it found on questions that it had not learned from. */
export interface Fit {
  readonly ranking: readonly number[];
  readonly inside: readonly number[];
  readonly sure: readonly number[];
  readonly thresholds: { readonly inside: number; readonly sure: number };
  readonly report: readonly string[];
}

interface Lesson {
  readonly question: Pick<LabelledQuestion, 'asked' | 'cards'>;
  readonly labelled: boolean;
  readonly asking: Asking;
  readonly example: Example;
}

const FOLDS = 5;
const SHRINK_CHANCE = 1;
/** What a question from outside weighs beside one from inside. */
const OUTSIDE = 1.5;
/** Of the older questions and those from outside that are only for the fit. */
const LESS = 0.7;
/** What is asked of the thresholds on questions that were not learned from. */
const AIM = { declined: 0.95, sureWrong: 0.01 } as const;
const LEAST = 0.5;

/** Everything that may be learned from: the training half, the older questions, and more from outside. */
function lessonsOf(knowledge: Knowledge): Lesson[] {
  const single = ({ asked, before }: Pick<LabelledQuestion, 'asked' | 'before'>) =>
    !before && smallTalkOf(asked) === null;
  const lesson =
    (weight: number, labelled: boolean) =>
    (question: Lesson['question']): Lesson => {
      const asking = askingOf(knowledge, question.asked);
      return { question, labelled, asking, example: exampleOf(knowledge, asking, question, weight) };
    };
  return [
    ...labelledQuestions('training').filter(single).map(lesson(1, true)),
    ...oldQuestions.filter(single).map(lesson(LESS, true)),
    ...OUTSIDE_MORE.map((asked) => ({ asked, cards: [] }))
      .filter(single)
      .map(lesson(LESS, false)),
  ];
}

const percent = (part: number, all: number) => `${part} of ${all} (${((100 * part) / Math.max(1, all)).toFixed(1)} %)`;

/** Fits weights and thresholds; the same questions and cards give the same ones. */
export function fitCoach(knowledge: Knowledge): Fit {
  const lessons = lessonsOf(knowledge);
  const foldOf = ({ asked }: { readonly asked: string }) => hashOf(asked) % FOLDS;
  const folds = Array.from({ length: FOLDS }, (_, fold) => fold);
  const ranking = rankingFit(lessons.map(({ example }) => example));
  const cases = folds.flatMap((fold) => {
    const without = rankingFit(
      lessons.filter(({ question }) => foldOf(question) !== fold).map(({ example }) => example),
    );
    return lessons
      .filter(({ question }) => foldOf(question) === fold)
      .map(({ question, labelled, asking, example }) => ({
        labelled,
        ...caseOf(asking, example, question.cards.length > 0, without),
      }));
  });
  const learned = (yes: (one: Case) => boolean, some: readonly Case[]) =>
    chanceFit(
      some.map((one) => ({ signs: one.signs, weight: one.weight * (one.inside ? 1 : OUTSIDE), yes: yes(one) })),
      SHRINK_CHANCE,
    );
  const isInside = ({ inside }: Case) => inside;
  const isRight = ({ right }: Case) => right;
  const seen = folds.flatMap((fold) => {
    const rest = cases.filter((one) => foldOf(one) !== fold);
    const [inside, right] = [learned(isInside, rest), learned(isRight, rest)];
    return cases
      .filter((one) => foldOf(one) === fold)
      .map((one) => ({ ...one, chance: { inside: chanceAt(one.signs, inside), right: chanceAt(one.signs, right) } }));
  });
  const steps = Array.from({ length: 200 }, (_, at) => at / 200);
  const outside = seen.filter(({ inside, labelled }) => labelled && !inside);
  const declinedAt = (least: number) => outside.filter(({ chance }) => chance.inside < least).length;
  const least = steps.find((at) => at >= LEAST && declinedAt(at) >= AIM.declined * outside.length) ?? 1;
  const sureAt = (from: number) => seen.filter(({ chance }) => chance.inside >= least && chance.right >= from);
  const wrongOf = (some: typeof seen) => some.filter(({ right }) => !right).length;
  const from = steps.find((at) => at >= LEAST && wrongOf(sureAt(at)) <= AIM.sureWrong * sureAt(at).length) ?? 1;
  const within = seen.filter(isInside);
  return {
    ranking,
    inside: learned(isInside, cases),
    sure: learned(isRight, cases),
    thresholds: { inside: least, sure: from },
    report: [
      `first of the candidates: ${percent(within.filter(isRight).length, within.length)}`,
      `and shown: ${percent(within.filter(({ right, chance }) => right && chance.inside >= least).length, within.length)}`,
      `outside declined: ${percent(declinedAt(least), outside.length)}`,
      `sure, but wrong: ${percent(wrongOf(sureAt(from)), sureAt(from).length)}`,
    ],
  };
}
