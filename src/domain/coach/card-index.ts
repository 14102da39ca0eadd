import { letterOf, NEXT_FIELD, NEXT_ROW } from './rows.ts';
import { tokensOf, wordsOf } from './tokens.ts';
import type { Card } from './types';

/** What an answer sets in bold or as code. */
const MARKED = /\*\*([^*]+)\*\*|`([^`\n]+)`/g;

/** What is known of cards besides what they show, by card: it is looked through only. */
export type FurtherWords = Readonly<
  Record<
    string,
    {
      /** Further ways in which people ask. */
      readonly heard?: readonly string[];
      /** Names of what this card, rather than any other, is the one to explain. */
      readonly explains?: readonly string[];
    }
  >
>;

/** What is known of all cards together. It is made when the app is built, since reading every card takes time. Plain JSON. */
export interface CardIndex {
  /** The cards' ids by their hash: of these cards it was made. */
  readonly of: number;
  /** Every stem of the cards, the most frequent first, between blanks. */
  readonly stems: string;
  /** The stems of each card by its fields, a letter for each: see `rows.ts`. */
  readonly cards: readonly string[];
  /** Every word of titles, ways of asking, terms and marks as it is written, with how many cards have it, between blanks. */
  readonly words: string;
}

/** Before the stem of a word that says nothing about the subject. */
export const LITTLE = '~';

/** The fields of a card in the index, in this order. Those with rows keep little words and order, the last two are bags. */
export const FIELDS = ['title', 'asked', 'heard', 'terms', 'explains', 'marked', 'answer'] as const;
/** So many of them have rows. */
export const ROW_FIELDS = 5;

export const stems = (text: string): string[] => tokensOf(text).map(({ stem }) => stem);
/** The words of an answer, code too, without the bars of tables. */
const plain = (answer: string) => answer.replace(/^\|.*$/gm, (row) => row.replaceAll('|', ' ')).replace(/[*`_#]/g, ' ');

const markedIn = ({ answer }: Card) => [...answer.matchAll(MARKED)].map(([, bold, code]) => bold ?? code ?? '');

const WRITTEN = /^[a-z]{4,24}$/;
/** The words that a misspelt one may have been meant to be. */
const writtenIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => tokensOf(text).flatMap(({ word }) => (WRITTEN.test(word) ? word : []))));

/** A number that other ids would hardly have. */
export function hashOfIds(cards: readonly Card[]): number {
  let hash = 2166136261;
  for (const { id } of cards)
    for (let at = 0; at <= id.length; at++)
      hash = Math.imul(hash ^ (at < id.length ? id.charCodeAt(at) : 0), 16777619) >>> 0;
  return hash;
}

/** @throws RangeError when two cards have the same id */
export function indexCards(cards: readonly Card[], further: FurtherWords = {}): CardIndex {
  if (new Set(cards.map(({ id }) => id)).size < cards.length) throw new RangeError('Two cards have the same id.');
  const spoken = (text: string) => wordsOf(text).map(({ stem, stop }) => (stop ? LITTLE + stem : stem));
  const fields = cards.map((card) => [
    [spoken(card.title)],
    card.asked.map(spoken),
    (further[card.id]?.heard ?? []).map(spoken),
    card.terms.map(spoken),
    (further[card.id]?.explains ?? []).map(spoken),
    [[...new Set(markedIn(card).flatMap(stems))]],
    [stems(plain(card.answer))],
  ]);
  const often = new Map<string, number>();
  for (const stem of fields.flat(3)) often.set(stem, (often.get(stem) ?? 0) + 1);
  const order = [...often].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([stem]) => stem);
  const letters = new Map(order.map((stem, at) => [stem, letterOf(at)]));
  const rowOf = (row: readonly string[]) => row.map((stem) => letters.get(stem) ?? '').join('');
  // Sorted, a bag is packed into fewer bytes.
  const bagOf = (row: readonly string[]) => [...rowOf(row)].sort().join('');
  const words = new Map<string, number>();
  const own = new Set<string>();
  for (const card of cards) {
    const written = writtenIn([
      card.title,
      ...card.asked,
      ...card.terms,
      ...(further[card.id]?.explains ?? []),
      ...markedIn(card),
    ]);
    for (const word of new Set([...written, ...writtenIn(further[card.id]?.heard ?? [])]))
      words.set(word, (words.get(word) ?? 0) + 1);
    for (const word of written) own.add(word);
  }
  // A word heard once only may be a slip.
  for (const [word, count] of words) if (count === 1 && !own.has(word)) words.delete(word);
  return {
    of: hashOfIds(cards),
    stems: order.join(' '),
    cards: fields.map((rows) =>
      rows.map((field, at) => field.map(at < ROW_FIELDS ? rowOf : bagOf).join(NEXT_ROW)).join(NEXT_FIELD),
    ),
    words: [...words].flat().join(' '),
  };
}
