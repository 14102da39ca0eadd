import type { Knowledge, Term } from './knowledge';
import type { Ranked } from './ranking';
import { stemOf } from './tokens';
import type { Card } from './types';
import { EVERYDAY_WORDS } from './word-lists';

/** How much the words of the earlier question count beside those of the new one. */
const EARLIER = 0.6;
const LONGEST_FOLLOW_UP = 14;
/** What speaks for a card that the last one leads to or that leads to it, that is of its group, or that is the last one again. */
const AFTER = { next: 2.4, group: 1.8, same: -2.5 } as const;
/** How far the words of a follow-up alone count: the more, the more they say. */
const OWN = { most: 0.65, each: 0.7 } as const;

const OPENING =
  /^(?:and|or|but|so|then|also|plus|ok(?:ay)? (?:and|so|but)|what about|how about|what if|what else|why not)\b/;
const POINTING = /\b(?:it|its|that|this|they|them|those|these|ones?|both|there)\b/;
const BARE =
  /^(?:why|how|how so|when|where|go on|continue|more|again|really|(?:(?:can|could) (?:you|u) |please )*(?:give|show|tell|say|explain|write)\b.{0,30}|(?:an? |one |another |any )?(?:code )?examples?|for example|in (?:simple|other|easy) words|simpler|i (?:still )?(?:do not|don'?t) (?:get|understand).{0,12})$/;

const LANGUAGES = new Set(
  [
    'c',
    'c++',
    'c#',
    'java',
    'javascript',
    'typescript',
    'python',
    'go',
    'kotlin',
    'swift',
    'rust',
    'sql',
    'solidity',
  ].map(stemOf),
);
const EVERYDAY_STEMS = new Set([...EVERYDAY_WORDS].map(stemOf));

const plainOf = (question: string) =>
  question
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/[\s.,!?…]+$/u, '')
    .trim();

/** What a question is about once the earlier ones are taken into account. */
export interface Reading {
  /** The words of the question itself. */
  readonly own: readonly Term[];
  /** Those words with the ones it leans on, or `null` when it stands alone. */
  readonly joined: readonly Term[] | null;
  /** It names no subject of its own: it asks for more on the last one. */
  readonly more: boolean;
}

const subjectWords = (terms: readonly Term[]) => terms.filter(({ stem }) => !EVERYDAY_STEMS.has(stem));

/** Whether a question reads as one that leans on what was said before: a short one may, and an opening or a pointer says so. */
function leans(question: string, own: readonly Term[]): 'surely' | 'perhaps' | 'no' {
  const plain = plainOf(question);
  if (plain.split(' ').length > LONGEST_FOLLOW_UP) return 'no';
  if (OPENING.test(plain) || BARE.test(plain)) return 'surely';
  return POINTING.test(plain) && subjectWords(own).length <= 2 ? 'surely' : 'perhaps';
}

/**
 * Reads a question in the light of the earlier ones.
 * @param before what the same person asked before, oldest first
 */
export function readQuestion(knowledge: Knowledge, question: string, before: readonly string[]): Reading {
  const own = knowledge.termsOf(question);
  const last = before.at(-1);
  const leaning = last === undefined ? 'no' : leans(question, own);
  if (last === undefined || leaning === 'no') return { own, joined: null, more: false };
  const earlier = readQuestion(knowledge, last, before.slice(0, -1));
  const base = earlier.joined ?? earlier.own;
  const subject = subjectWords(own);
  if (base.length === 0 || (leaning === 'perhaps' && subject.length === 0)) return { own, joined: null, more: false };
  if (subject.length === 0) return { own, joined: base, more: true };
  const named = own.some(({ stem }) => LANGUAGES.has(stem));
  const kept = base.filter(({ stem }) => !own.some((term) => term.stem === stem) && !(named && LANGUAGES.has(stem)));
  return { own, joined: [...own, ...kept.map((term) => ({ ...term, weight: term.weight * EARLIER }))], more: false };
}

/** Whether the words name nothing but programming languages, as in "and in C++?". */
export const onlyLanguages = (terms: readonly Term[]): boolean =>
  subjectWords(terms).every(({ stem }) => LANGUAGES.has(stem));

const isNext = (card: Card, shown: Card) => shown.next.includes(card.id) || card.next.includes(shown.id);

/** Whether a card is the one that was shown last, or near it. */
export const isAfter = (one: Ranked | undefined, shown: Card): boolean =>
  one !== undefined && (one.card === shown || one.card.group === shown.group || isNext(one.card, shown));

/** What speaks for a card after the one that was shown last. */
function afterOf(card: Card, shown: Card | null): number {
  if (!shown) return 0;
  if (card === shown) return AFTER.same;
  return (isNext(card, shown) ? AFTER.next : 0) + (card.group === shown.group ? AFTER.group : 0);
}

const best = (a: Ranked, b: Ranked) => b.score - a.score;

/** The cards in the light of the one that was shown last. */
export const moved = (ranked: readonly Ranked[], shown: Card | null): Ranked[] =>
  ranked.map((one) => ({ ...one, score: one.score + afterOf(one.card, shown) })).sort(best);

/**
 * Both readings of a follow-up together: with the earlier words, and by its own, which may ask for something new.
 * @param own its own words
 */
export function blended(
  leant: readonly Ranked[],
  alone: readonly Ranked[],
  own: readonly Term[],
  shown: Card | null,
): Ranked[] {
  const said = own.reduce((sum, { weight, known }) => sum + (known ? weight : 0), 0);
  const share = Math.min(OWN.most, said * OWN.each);
  const scores = (ranked: readonly Ranked[]) => {
    const known = new Map(ranked.map(({ card, score }) => [card, score]));
    const least = ranked.at(-1)?.score ?? 0;
    return (card: Card) => known.get(card) ?? least;
  };
  const [joined, bare] = [scores(leant), scores(alone)];
  const all = new Map([...alone, ...leant].map((one) => [one.card, one]));
  const both = [...all.values()].map((one) => ({
    ...one,
    score: joined(one.card) * (1 - share) + bare(one.card) * share,
  }));
  return moved(both, shown);
}
