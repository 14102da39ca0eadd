import { type Asking, takeApart } from '../../src/domain/coach/asking';
import { SIGNS, signsOf } from '../../src/domain/coach/confidence';
import { FEATURES } from '../../src/domain/coach/features';
import type { Knowledge } from '../../src/domain/coach/knowledge';
import { candidatesOf } from '../../src/domain/coach/ranking';

const SIZE = FEATURES.length;

/** A question to learn from: the features of its candidates one after the other, and which of them are right. */
export interface Example {
  readonly asked: string;
  readonly weight: number;
  readonly rows: Float64Array;
  readonly right: readonly boolean[];
  readonly groups: readonly string[];
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

/** @param most so many of the nearest cards are enough to learn from, with the right ones */
export function exampleOf(
  knowledge: Knowledge,
  asking: Asking,
  { asked, cards }: Wording,
  weight: number,
  most: number,
): Example {
  const found = candidatesOf(knowledge, asking).filter(({ card }, at) => at < most || cards.includes(card.id));
  const rows = new Float64Array(found.length * SIZE);
  found.forEach(({ features }, at) => {
    rows.set(features, at * SIZE);
  });
  return {
    asked,
    weight,
    rows,
    right: found.map(({ card }) => cards.includes(card.id)),
    groups: found.map(({ card }) => card.group),
  };
}

export const askingOf = (knowledge: Knowledge, asked: string) => takeApart(knowledge, asked, knowledge.termsOf(asked));

/** What a softmax is fitted to. */
export type Choice = Pick<Example, 'rows' | 'right' | 'weight'>;

/** The score of each candidate of an example. */
function scoresOf({ rows, right }: Choice, weights: Float64Array): Float64Array {
  const size = weights.length;
  const scores = new Float64Array(right.length);
  for (let at = 0, place = 0; at < scores.length; at++) {
    let score = 0;
    for (let i = 0; i < size; i++) score += (rows[place++] ?? 0) * (weights[i] ?? 0);
    scores[at] = score;
  }
  return scores;
}

/** Adds to the slope what an example pulls, by the softmax of its scores. */
function pull(example: Choice, weights: Float64Array, slope: Float64Array): void {
  const { rows, right, weight } = example;
  const size = weights.length;
  const odds = scoresOf(example, weights);
  const top = odds.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  let all = 0;
  let good = 0;
  for (let at = 0; at < odds.length; at++) {
    const value = Math.exp((odds[at] ?? 0) - top);
    odds[at] = value;
    all += value;
    if (right[at]) good += value;
  }
  for (let at = 0; at < odds.length; at++) {
    const value = odds[at] ?? 0;
    const by = weight * (value / all - (right[at] ? value / good : 0));
    if (Math.abs(by) < 1e-5) continue;
    for (let i = 0, place = at * size; i < size; i++, place++) slope[i] = (slope[i] ?? 0) + by * (rows[place] ?? 0);
  }
}

const SHRINK = 0.3;
const STEPS = 120;

/**
 * Weights that make the right cards of each question likely among its candidates: the softmax of the scores is to lie on
 * them. Plain gradient descent with momentum, so that the same questions give the same weights.
 */
export const rankingFit = (examples: readonly Example[]) => softmaxFit(examples, SIZE);

/** @param size how many figures each candidate has */
export function softmaxFit(examples: readonly Choice[], size: number): number[] {
  const some = examples.filter(({ right }) => right.includes(true));
  const total = some.reduce((sum, { weight }) => sum + weight, 0);
  const weights = new Float64Array(size);
  const speed = new Float64Array(size);
  const spread = new Float64Array(size);
  for (let step = 1; step <= STEPS; step++) {
    const slope = new Float64Array(size);
    for (const example of some) pull(example, weights, slope);
    for (let i = 0; i < size; i++) {
      const by = (slope[i] ?? 0) / total + (SHRINK / total) * (weights[i] ?? 0);
      speed[i] = 0.9 * (speed[i] ?? 0) + 0.1 * by;
      spread[i] = 0.99 * (spread[i] ?? 0) + 0.01 * by * by;
      const rate = 0.15 * (1 - step / (STEPS + 1));
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
  const scores = scoresOf(example, Float64Array.from(weights));
  const order = Array.from(scores, (score, at) => ({
    features: Array.from(example.rows.subarray(at * SIZE, (at + 1) * SIZE)),
    at,
    score,
    card: { group: example.groups[at] ?? '' },
  })).sort((a, b) => b.score - a.score);
  const first = order[0];
  return {
    asked: example.asked,
    weight: example.weight,
    signs: signsOf(order, asking),
    inside,
    right: inside && first !== undefined && (example.right[first.at] ?? false),
  };
}

const dot = (a: readonly number[], b: readonly number[]) => {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
};

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
