import { type Asking, takeApart } from './asking';
import { closenessOf } from './features';
import type { Knowledge, Term } from './knowledge';
import type { Ranked } from './ranking';
import { stemOf } from './tokens';
import type { Card } from './types';
import type { FollowUpWeights } from './weights-for';
import { EVERYDAY_WORDS } from './word-lists';

/** How much the words of the earlier question count beside those of the new one. */
const EARLIER = 0.6;
const LONGEST_FOLLOW_UP = 14;

const OPENING =
  /^(?:and|or|but|so|then|also|plus|ok(?:ay)? (?:and|so|but)|what about|how about|what if|what else|why not)\b/;
const POINTING = /\b(?:it|its|that|this|they|them|those|these|ones?|both|there)\b/;
const BARE =
  /^(?:why|how|how so|when|where|go on|continue|more|again|really|(?:(?:can|could) (?:you|u) |please )*(?:give|show|tell|say|explain|write)\b.{0,30}|(?:an? |one |another |any )?(?:code )?examples?|for example|in (?:simple|other|easy) words|simpler|i (?:still )?(?:do not|don'?t) (?:get|understand).{0,12})$/;

/** What asks for more of the last answer although it names something. */
const MORE =
  /^(?:(?:ok(?:ay)?|hm+|sorry|and|thanks?|well|so)[,. ]+)*(?:what do (?:you|u) mean(?: by (?:that|this|it))?|(?:go )?deeper|in more (?:depth|detail)|more details?|(?:(?:any|the|its|some|what are (?:the|its)) )?(?:pitfalls|drawbacks|downsides|(?:dis)?advantages|gotchas|pros and cons)|(?:what|anything) else(?: (?:should|must|do) i (?:need to )?know)?(?: (?:about|on) (?:it|this|that))?|(?:that was )?too (?:fast|much|short|hard)(?: for me)?|(?:once )?again,? ?(?:please|slower|slowly|in short)?(?:, slower)?|slower)(?:,? please)?$/;

/** How somebody says that what follows is about something else. */
const ELSEWHERE =
  /^.{0,30}\b(?:unrelated|change of (?:topic|subject)|(?:an)?other (?:topic|subject|question)|(?:different|new) (?:topic|subject|question)|something (?:else|different|new|technical)|enough (?:of |about |with )?\w[\w ]{0,20})(?:[:,.!;]+ | - )/;

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

/** What is said before a follow-up without meaning anything. */
const HUM = /^(?:(?:ok(?:ay)?|hm+|thanks?|thx|well|so|sorry)[,. ]+)+/;
const asksForMore = (plain: string) => BARE.test(plain.replace(HUM, '')) || MORE.test(plain);

/** Whether a question asks for nothing but more of the last answer, such as "why?" and "ok, an example". */
export const isBare = (question: string): boolean => asksForMore(plainOf(question));

/**
 * Whether a question that names no subject of its own is about the last answer and nothing else. Where its meaning is looked at,
 * only one that says so is: "and when it fails?" may ask for another card.
 */
export const isOnlyMore = (question: string, { more }: Reading, { meant }: Asking): boolean =>
  more && (meant === null || isBare(question));

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
  if (plain.split(' ').length > LONGEST_FOLLOW_UP || ELSEWHERE.test(plain)) return 'no';
  if (OPENING.test(plain) || asksForMore(plain)) return 'surely';
  return POINTING.test(plain) && subjectWords(own).length <= 2 ? 'surely' : 'perhaps';
}

/**
 * Reads a question in the light of the earlier ones.
 * @param before what the same person asked before, oldest first
 */
export function readQuestion(knowledge: Knowledge, question: string, before: readonly string[]): Reading {
  const own = knowledge.termsOf(question);
  const last = before.at(-1);
  const how = last === undefined ? 'no' : leans(question, own);
  if (last === undefined || how === 'no') return { own, joined: null, more: false };
  const earlier = readQuestion(knowledge, last, before.slice(0, -1));
  const base = earlier.joined ?? earlier.own;
  const subject = subjectWords(own);
  if (base.length === 0 || (how === 'perhaps' && subject.length === 0)) return { own, joined: null, more: false };
  if (subject.length === 0 || MORE.test(plainOf(question))) return { own, joined: base, more: true };
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

/**
 * How a card stands to the one that was shown last, each 0 or 1: they lead to each other, they are of one group, they are
 * the same.
 */
export function nearnessOf(card: Card, shown: Card | null): readonly [next: number, group: number, same: number] {
  if (!shown) return [0, 0, 0];
  if (card === shown) return [0, 0, 1];
  return [isNext(card, shown) ? 1 : 0, card.group === shown.group ? 1 : 0, 0];
}

/** What speaks for a card after the one that was shown last. */
function afterOf(card: Card, shown: Card | null, by: FollowUpWeights): number {
  const [next, group, same] = nearnessOf(card, shown);
  return next * by.next + group * by.group + same * by.same;
}

const best = (a: Ranked, b: Ranked) => b.score - a.score;

/** The cards in the light of the one that was shown last. */
export const moved = (ranked: readonly Ranked[], shown: Card | null, by: FollowUpWeights): Ranked[] =>
  ranked.map((one) => ({ ...one, score: one.score + afterOf(one.card, shown, by) })).sort(best);

/**
 * A follow-up taken apart with the words that it leans on.
 * @param last the question before it
 */
export const leaning = (
  knowledge: Knowledge,
  question: string,
  last: string,
  joined: readonly Term[],
  more: boolean,
): Asking =>
  more
    ? takeApart(knowledge, last, joined, true)
    : takeApart(knowledge, `${question} ${last}`, joined, true, `${last} ${question}`);

/** Each card that either reading finds, with its score in both: that of the last where one does not find it. */
export function bothReadings<One extends Pick<Ranked, 'card' | 'score'>>(
  leant: readonly One[],
  alone: readonly One[],
): { readonly one: One; readonly leant: number; readonly alone: number }[] {
  const scores = (ranked: readonly One[]) => {
    const known = new Map(ranked.map(({ card, score }) => [card, score]));
    const least = ranked.reduce((low, { score }) => Math.min(low, score), ranked[0]?.score ?? 0);
    return (card: Card) => known.get(card) ?? least;
  };
  const [joined, bare] = [scores(leant), scores(alone)];
  const all = new Map([...alone, ...leant].map((one) => [one.card, one]));
  return [...all.values()].map((one) => ({ one, leant: joined(one.card), alone: bare(one.card) }));
}

/** How close each card is to what a question means alone, 0 to 1; 0 for all where only words are looked at. */
export function closenessAlone(knowledge: Pick<Knowledge, 'cards'>, { meant }: Asking): (card: Card) => number {
  if (!meant) return () => 0;
  const placeOf = new Map(knowledge.cards.map((card, at) => [card, at]));
  return (card) => closenessOf(meant.whole[placeOf.get(card) ?? -1] ?? 0);
}

/**
 * Both readings of a follow-up together: with the earlier words, and by its own, which may ask for something new.
 * @param close how close a card is to what its own words mean
 */
export function blended(
  leant: readonly Ranked[],
  alone: readonly Ranked[],
  close: (card: Card) => number,
  shown: Card | null,
  by: FollowUpWeights,
): Ranked[] {
  const both = bothReadings(leant, alone).map(({ one, leant, alone }) => ({
    ...one,
    score: leant * (1 - by.own) + alone * by.own + close(one.card) * by.meant,
  }));
  return moved(both, shown, by);
}
