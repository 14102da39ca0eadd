import type { Asking } from './asking';
import { FEATURES, type Feature } from './features';
import { HOMELY_WORDS } from './homely-words';
import type { Ranked } from './ranking';
import type { Card } from './types';
import { weightsFor } from './weights-for';

/** `sure`: the card fits. `likely`: it is the nearest. `none`: no card is shown. */
export type Confidence = 'sure' | 'likely' | 'none';

const TAKEN: readonly Feature[] = [
  'coverage',
  'title',
  'head',
  'anywhere',
  'often',
  'evidence',
  'likelihood',
  'titleHeld',
  'formHeld',
  'heardHeld',
  'termHeld',
  'explains',
  'explainsAll',
  'likeness',
  'spoken',
  'votes',
  'pairs',
  'neighbours',
  'rarest',
  'focusEvidence',
  'clauseCoverage',
  'clauseLikeness',
  'subjectHead',
  'headLikeness',
];
const PLACES = TAKEN.map((feature) => FEATURES.indexOf(feature));

/** What shows whether the first card is right, and whether any is. The order is that of the weights. */
export const SIGNS = [
  ...TAKEN,
  'score',
  'chance',
  'lead',
  'leadOverThird',
  'lonely',
  'rivals',
  'rivalsInTitle',
  'ambiguous',
  'unknown',
  'homely',
  'mended',
  'told',
  'company',
  'subjects',
  'foreign',
  'fewWords',
  'manyWords',
  'constant',
  'meantOfFirst',
  'meantOfAny',
  'meantAgrees',
  'meantSpread',
  'meantOutside',
  'meantOutsideLeast',
] as const;

/**
 * Least chance that a card answers a follow-up, which is the mean of what it is with the words that it leans on and without
 * them: of 262 labelled ones and twice 277 questions from outside, asked in their place.
 */
const FOLLOWS = 0.65;
/** Of one that names nothing new and stays near the last card. */
const AGAIN = 0.08;
const HOMELY_ENOUGH = 2;
const HEAD = FEATURES.indexOf('head');
const TITLE = FEATURES.indexOf('title');
const MEANT = FEATURES.indexOf('meantBest');
/** How many cards that hold as much of the question as the first make it one of many. */
const MANY_RIVALS = 4;
/** Whether cards of the same group come next shows that the words belong together. */
const COMPANY = 8;
const RIVALS_SOUGHT = 12;

/** A card in its place, as far as the signs go. */
export interface Scored extends Pick<Ranked, 'score' | 'features'> {
  readonly card: Pick<Card, 'group'>;
}

/** @param ranked at least one card, best first */
export function signsOf(ranked: readonly Scored[], { terms, words, meant }: Asking): number[] {
  const meantOf = (one: Scored | undefined) => one?.features[MEANT] ?? 0;
  const meantTop = ranked.reduce((top, one) => Math.max(top, meantOf(one)), 0);
  const [first, second, third] = ranked;
  const rivals = (at: number) => {
    const own = first?.features[at] ?? 0;
    const others = ranked.slice(1, RIVALS_SOUGHT).filter(({ features }) => (features[at] ?? 0) >= own * 0.98);
    return Math.min(1, others.length / MANY_RIVALS);
  };
  const score = first?.score ?? 0;
  const odds = ranked.reduce((sum, one) => sum + Math.exp(one.score - score), 0);
  const lead = score - (second?.score ?? 0);
  const all = terms.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const share = (holds: (term: Asking['terms'][number]) => boolean) =>
    terms.reduce((sum, term) => sum + (holds(term) ? term.weight : 0), 0) / all;
  const told = terms.reduce((sum, { known, weight, trust }) => sum + (known ? weight * trust : 0), 0);
  const near = ranked.slice(1, 1 + COMPANY);
  const homely = words.filter(({ word }) => HOMELY_WORDS.has(word)).length;
  return [
    ...PLACES.map((at) => first?.features[at] ?? 0),
    score / 10,
    1 / (odds || 1),
    Math.min(1, lead / 3),
    Math.min(1, (score - (third?.score ?? 0)) / 3),
    Math.exp(-lead),
    rivals(HEAD),
    rivals(TITLE),
    terms.length <= 2 ? rivals(HEAD) : 0,
    share(({ known }) => !known),
    Math.min(1, homely / HOMELY_ENOUGH),
    share(({ trust }) => trust < 1),
    Math.min(2, told) / 2,
    near.filter(({ card }) => card.group === first?.card.group).length / COMPANY,
    terms.reduce((sum, { weight, trust, subject = 0 }) => sum + weight * trust * subject, 0) / all,
    Math.min(1, terms.filter(({ known, weight }) => !known && weight > 0.5).length / 4),
    terms.length <= 1 ? 1 : 0,
    Math.min(1, Math.max(0, terms.length - 5) / 10),
    1,
    meantOf(first),
    meantTop,
    meantTop > 0 && meantOf(first) >= meantTop ? 1 : 0,
    meant ? -meant.whole.reduce((sum, one) => sum + (one > 0 ? one * Math.log(one) : 0), 0) / 7 : 0,
    meant ? oddsOf(meant.outside.whole) : 0,
    meant ? oddsOf(meant.outside.least) : 0,
  ];
}

/** From how far on odds say no more, in powers of e. */
const CERTAIN = 8;
/** The log of the odds of a chance, -1 to 1. */
const oddsOf = (chance: number) => Math.max(-1, Math.min(1, Math.log((chance + 1e-6) / (1 - chance + 1e-6)) / CERTAIN));

const chance = (signs: readonly number[], weights: readonly number[]) =>
  1 / (1 + Math.exp(-signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0)));

/** How likely it is, from 0 to 1, that a card answers the question, and that the first one does. */
export function chancesOf(ranked: readonly Ranked[], asking: Asking): { inside: number; right: number } {
  const signs = signsOf(ranked, asking);
  const { inside, sure } = weightsFor(asking);
  return { inside: chance(signs, inside), right: chance(signs, sure) };
}

/** How a question is read that leans on an earlier one. */
export interface FollowUp {
  /** Without the words that it leans on; `null` where it names nothing of its own. */
  readonly alone: { readonly ranked: readonly Ranked[]; readonly asking: Asking } | null;
  /** The first card is the one that was shown last, or near it. */
  readonly near: boolean;
  /** It asks for nothing but more of it. */
  readonly bare: boolean;
}

/** @param follow where the question leans on an earlier one, with whose words it was ranked */
export function confidenceOf(ranked: readonly Ranked[], asking: Asking, follow: FollowUp | null = null): Confidence {
  if (ranked.length === 0) return 'none';
  const { inside, right } = chancesOf(ranked, asking);
  const { thresholds } = weightsFor(asking);
  const alone = follow?.alone;
  const own = alone && alone.ranked.length > 0 ? chancesOf(alone.ranked, alone.asking) : { inside: 0, right: 0 };
  const chance = alone ? (inside + own.inside) / 2 : inside;
  const least = alone ? Math.min(FOLLOWS, thresholds.inside) : follow?.near ? AGAIN : thresholds.inside;
  if (chance < least) return 'none';
  // A follow-up is surely understood only where its own words say the same as with the earlier ones, or nothing.
  const agrees = alone
    ? alone.ranked[0]?.card === ranked[0]?.card && own.right >= thresholds.sure
    : (follow?.bare ?? true);
  return agrees && right >= thresholds.sure && inside >= thresholds.inside ? 'sure' : 'likely';
}
