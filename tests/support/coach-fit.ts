import { SIGNS, signsOf } from '../../src/domain/coach/confidence';
import { candidatesOf, type Ranked } from '../../src/domain/coach/ranking';
import { type Asking, takeApart } from '../../src/domain/coach/asking';
import { entryOfCard } from '../../src/domain/coach/entry';
import { FEATURES } from '../../src/domain/coach/features';
import { type Knowledge, readCards } from '../../src/domain/coach/knowledge';
import type { Card } from '../../src/domain/coach/types';

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

export const askingOf = (knowledge: Knowledge, asked: string) =>
  takeApart(knowledge, asked, knowledge.termsOf(asked));

/** A slip of the hand in one of the longer words of a text. */
export function misspelt(text: string): string {
  const hash = hashOf(text);
  const words = text.split(' ');
  const long = words.flatMap((word, at) => (/^[a-z]{5,}$/i.test(word) ? at : []));
  const at = long[hash % Math.max(1, long.length)];
  if (at === undefined) return text;
  const word = words[at] ?? '';
  const place = 1 + (hash >>> 8) % (word.length - 2);
  const slips = [
    word.slice(0, place) + word.slice(place + 1),
    word.slice(0, place) + word.charAt(place + 1) + word.charAt(place) + word.slice(place + 2),
    word.slice(0, place) + word.charAt(place) + word.slice(place),
  ];
  words[at] = slips[(hash >>> 16) % slips.length] ?? word;
  return words.join(' ');
}

/** Each way of asking of each card, looked up as if the card did not list it; every fourth with a slip of the hand. */
export function wordingsOf(cards: readonly Card[], knowledge: Knowledge, weight: number): Example[] {
  return cards.flatMap((card) =>
    card.asked.map((form) => {
      const without = entryOfCard({ ...card, asked: card.asked.filter((other) => other !== form) }, knowledge.weightOf);
      const lacking = { ...knowledge, entryOf: (id: string) => (id === card.id ? without : knowledge.entryOf(id)) };
      const asked = hashOf(form) % 4 === 0 ? misspelt(form) : form;
      return exampleOf(lacking, askingOf(knowledge, asked), { asked, cards: [card.id] }, weight);
    }),
  );
}

const dot = (a: readonly number[], b: ArrayLike<number>) => {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
};

/**
 * Weights that make the right cards of each question likely among its candidates: the softmax of the scores is to lie on
 * them. Plain gradient descent with momentum, so that the same questions give the same weights.
 */
export function rankingFit(examples: readonly Example[], shrink = 0.3, steps = 250): number[] {
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

/** How often the first of the candidates, and one of the first three, is right. */
export function orderOf(examples: readonly Example[], weights: readonly number[]) {
  let first = 0;
  let three = 0;
  let recall = 0;
  for (const { rows, right } of examples) {
    const order = rows.map((row, at) => ({ at, score: dot(row, weights) })).sort((a, b) => b.score - a.score);
    if (right.includes(true)) recall++;
    if (order[0] && right[order[0].at]) first++;
    if (order.slice(0, 3).some(({ at }) => right[at])) three++;
  }
  return { first, three, recall, all: examples.length };
}

export const knowing = (cards: readonly Card[]) => readCards(cards);

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
    signs: signsOf(order as unknown as Ranked[], asking),
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
    for (let i = at; i < rows.length; i++)
      if (Math.abs(rows[i]?.[at] ?? 0) > Math.abs(rows[best]?.[at] ?? 0)) best = i;
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
