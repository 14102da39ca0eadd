import type { Asking } from './asking';
import { featuresOf } from './features';
import type { Knowledge } from './knowledge';
import type { Card } from './types';
import { weightsFor } from './weights-for';

/** A card with what speaks for it. */
export interface Ranked {
  readonly card: Card;
  /** What speaks for it together; above 0 more speaks for it than against it. */
  readonly score: number;
  /** In the order of the features. */
  readonly features: readonly number[];
}

export const CANDIDATES = 150;
const dot = (features: readonly number[], weights: readonly number[]) => {
  let sum = 0;
  for (let at = 0; at < features.length; at++) sum += (features[at] ?? 0) * (weights[at] ?? 0);
  return sum;
};

/** The features of the cards that share words with a question, for the ranking and for fitting its weights. */
export function candidatesOf(
  knowledge: Knowledge,
  asking: Asking,
  most = CANDIDATES,
): { card: Card; features: number[] }[] {
  return featuresOf(knowledge, asking, most).flatMap(({ at, features }) => {
    const card = knowledge.cards[at];
    return card ? [{ card, features }] : [];
  });
}

/** The cards that share words with a question, best first; equal ones in the order of the packs. */
export function rank(knowledge: Knowledge, asking: Asking): Ranked[] {
  const { ranking } = weightsFor(asking);
  const found = candidatesOf(knowledge, asking).map(({ card, features }) => ({
    card,
    features,
    score: dot(features, ranking),
  }));
  return found.sort((a, b) => b.score - a.score);
}
