import type { Entry, Knowledge, Term } from './knowledge';
import type { Card } from './types';

/** A card with what speaks for it; every figure is from 0 to 1. */
export interface Ranked {
  readonly card: Card;
  readonly score: number;
  /** The share of the question's information that the card covers. */
  readonly coverage: number;
  /** How near the question is to the nearest way of asking for the card: 1 where all words agree. */
  readonly likeness: number;
  /** The share of the question's pairs of neighbouring words that the card has side by side too. */
  readonly pairs: number;
}

const CANDIDATES = 150;
/** How the figures make the score. */
const SHARE = { coverage: 0.5, likeness: 0.4, pairs: 0.1 } as const;
/** A question worded as a card's own ways of asking is right, whatever else the card lacks. */
const AS_ASKED = 0.8;
/** Above 1, coverage hangs more on the rarest words of a question. */
const STEEPNESS = 1.5;
/** From this many informative words on, words unknown to the cards weigh less: they are the story around a question. */
const STORY_FROM = 6;

function likenessOf(terms: readonly Term[], forms: Entry['forms']) {
  const asked = Math.hypot(...terms.map(({ weight }) => weight));
  let best = 0;
  for (const { weights, length } of forms) {
    let common = 0;
    for (const { stem, weight, trust } of terms) common += weight * trust * (weights.get(stem) ?? 0);
    if (common > 0) best = Math.max(best, common / (asked * length));
  }
  return best;
}

/** Where a question has a single word, there are no pairs, and coverage takes their place. */
function pairShare(terms: readonly Term[], own: ReadonlySet<string>, coverage: number): number {
  let all = 0;
  let common = 0;
  terms.forEach((term, i) => {
    const next = terms[i + 1];
    if (!next) return;
    all += term.weight * next.weight;
    if (own.has(`${term.stem} ${next.stem}`)) common += term.weight * next.weight;
  });
  return all === 0 ? coverage : common / all;
}

/**
 * The cards that share words with a question, best first; equal ones in the order of the packs.
 * @param little its other words, which only show how near it is to a way of asking
 */
export function rank(knowledge: Knowledge, terms: readonly Term[], little: readonly Term[] = []): Ranked[] {
  const story = Math.min(1, STORY_FROM / Math.max(1, terms.length));
  const weighed = terms.map((term) => (term.known ? term : { ...term, weight: term.weight * story }));
  const all = weighed.reduce((sum, { weight }) => sum + weight ** STEEPNESS, 0);
  if (all === 0) return [];
  return knowledge
    .candidates(terms, CANDIDATES)
    .map((id): Ranked => {
      const { card, strength, forms, pairs: own } = knowledge.entryOf(id);
      const held = weighed.reduce(
        (sum, { stem, weight, trust }) => sum + weight ** STEEPNESS * trust * (strength.get(stem) ?? 0),
        0,
      );
      const coverage = held / all;
      const likeness = likenessOf([...weighed, ...little], forms);
      const pairs = pairShare(weighed, own, coverage);
      const blend = SHARE.coverage * coverage + SHARE.likeness * likeness + SHARE.pairs * pairs;
      return { card, coverage, likeness, pairs, score: Math.max(blend, AS_ASKED * likeness) };
    })
    .sort((a, b) => b.score - a.score);
}
