import type { Asking } from './asking';
import { FEATURES, type Feature } from './features';
import { HOMELY_WORDS } from './homely-words';
import type { Ranked } from './ranking';
import { INSIDE, SURE } from './weights';

/** `sure`: the card fits. `likely`: it is the nearest. `none`: no card is shown. */
export type Confidence = 'sure' | 'likely' | 'none';

const TAKEN: readonly Feature[] = [
  'coverage',
  'title',
  'head',
  'anywhere',
  'titleHeld',
  'formHeld',
  'likeness',
  'spoken',
  'letters',
  'pairs',
  'rarest',
  'often',
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
  'lead',
  'leadOverThird',
  'lonely',
  'unknown',
  'homely',
  'mended',
  'told',
  'fewWords',
  'manyWords',
  'constant',
] as const;

const HOMELY_ENOUGH = 2;

/** @param ranked at least one card, best first */
export function signsOf([first, second, third]: readonly Ranked[], { terms, words }: Asking): number[] {
  const score = first?.score ?? 0;
  const lead = score - (second?.score ?? 0);
  const all = terms.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const share = (holds: (term: Asking['terms'][number]) => boolean) =>
    terms.reduce((sum, term) => sum + (holds(term) ? term.weight : 0), 0) / all;
  const told = terms.reduce((sum, { known, weight, trust }) => sum + (known ? weight * trust : 0), 0);
  const homely = words.filter(({ word }) => HOMELY_WORDS.has(word)).length;
  return [
    ...PLACES.map((at) => first?.features[at] ?? 0),
    score / 10,
    Math.min(1, lead / 3),
    Math.min(1, (score - (third?.score ?? 0)) / 3),
    Math.exp(-lead),
    share(({ known }) => !known),
    Math.min(1, homely / HOMELY_ENOUGH),
    share(({ trust }) => trust < 1),
    Math.min(2, told) / 2,
    terms.length <= 1 ? 1 : 0,
    Math.min(1, Math.max(0, terms.length - 5) / 10),
    1,
  ];
}

const chance = (signs: readonly number[], weights: readonly number[]) =>
  1 / (1 + Math.exp(-signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0)));

/** How likely it is, from 0 to 1, that a card answers the question, and that the first one does. */
export function chancesOf(ranked: readonly Ranked[], asking: Asking): { inside: number; right: number } {
  const signs = signsOf(ranked, asking);
  return { inside: chance(signs, INSIDE), right: chance(signs, SURE) };
}

/** From which chances on a card is shown, and shown without doubt. Fitted with the weights. */
export const THRESHOLDS = { inside: 0.5, sure: 0.9 } as const;

export function confidenceOf(ranked: readonly Ranked[], asking: Asking): Confidence {
  if (ranked.length === 0) return 'none';
  const { inside, right } = chancesOf(ranked, asking);
  if (inside < THRESHOLDS.inside) return 'none';
  return right >= THRESHOLDS.sure ? 'sure' : 'likely';
}
