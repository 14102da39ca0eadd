import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { tokensOf } from './tokens.ts';
import type { Card } from './types';

/** How much a word counts by where the card has it. */
export const STRENGTH = { title: 1, asked: 0.9, terms: 0.9, marked: 0.6, answer: 0.55 } as const;
/** What an answer sets in bold or as code. */
const MARKED = /\*\*([^*]+)\*\*|`([^`\n]+)`/g;

/** What is known of all cards together. It is made when the app is built, since reading every card takes time. Plain JSON. */
export interface CardIndex {
  /** The search over titles, ways of asking, terms and what the answers mark. */
  readonly search: AsPlainObject;
  /** Every stem of the cards, the number of cards that have it, and of those that are asked for by it: `abil 3 1 abl 12 0`. */
  readonly stems: string;
  /** Every word of titles, ways of asking, terms and marks as it is written, with how many cards have it, between blanks. */
  readonly words: string;
}

/** The stems of a card by where they are. */
export interface Parts {
  readonly id: string;
  readonly title: readonly string[];
  readonly asked: readonly (readonly string[])[];
  readonly terms: readonly (readonly string[])[];
  readonly marked: readonly (readonly string[])[];
  readonly answer: readonly string[];
}

export const stems = (text: string): string[] => tokensOf(text).map(({ stem }) => stem);
/** The words of an answer, code too, without the bars of tables. */
const plain = (answer: string) => answer.replace(/^\|.*$/gm, (row) => row.replaceAll('|', ' ')).replace(/[*`_#]/g, ' ');

const markedIn = ({ answer }: Card) => [...answer.matchAll(MARKED)].map(([, bold, code]) => bold ?? code ?? '');

export const partsOf = (card: Card): Parts => ({
  id: card.id,
  title: stems(card.title),
  asked: card.asked.map(stems),
  terms: card.terms.map(stems),
  marked: markedIn(card).map(stems),
  answer: stems(plain(card.answer)),
});

/** The stems of title, ways of asking and terms. */
export const headOf = ({ title, asked, terms }: Parts): ReadonlySet<string> =>
  new Set([...title, ...asked.flat(), ...terms.flat()]);

/** How strongly a card is about each of its stems. */
export function strengthOf({ title, asked, terms, marked, answer }: Parts): ReadonlyMap<string, number> {
  const strength = new Map<string, number>();
  for (const stem of answer) strength.set(stem, STRENGTH.answer);
  for (const stem of marked.flat()) strength.set(stem, STRENGTH.marked);
  for (const stem of terms.flat()) strength.set(stem, STRENGTH.terms);
  for (const stem of asked.flat()) strength.set(stem, STRENGTH.asked);
  for (const stem of title) strength.set(stem, STRENGTH.title);
  return strength;
}

// The stems are known already; between spaces they go in as they are.
const OPTIONS: Options<Parts> = {
  fields: ['title', 'asked', 'terms', 'marked'],
  extractField: (part, field) => {
    const value = part[field as keyof Parts];
    return typeof value === 'string' ? value : value.flat().join(' ');
  },
  tokenize: (text) => text.split(' '),
  processTerm: (term) => term,
};

const WRITTEN = /^[a-z]{4,24}$/;
/** The words that a misspelt one may have been meant to be. */
const writtenIn = (card: Card): ReadonlySet<string> =>
  new Set(
    [card.title, ...card.asked, ...card.terms, ...markedIn(card)].flatMap((text) =>
      tokensOf(text).flatMap(({ word }) => (WRITTEN.test(word) ? word : [])),
    ),
  );

/** @throws Error when two cards have the same id */
export function indexCards(cards: readonly Card[]): CardIndex {
  const parts = cards.map(partsOf);
  const search = new MiniSearch(OPTIONS);
  search.addAll(parts);
  const spread = new Map<string, [number, number]>();
  for (const part of parts) {
    const head = headOf(part);
    for (const stem of strengthOf(part).keys()) {
      const [all, heads] = spread.get(stem) ?? [0, 0];
      spread.set(stem, [all + 1, heads + (head.has(stem) ? 1 : 0)]);
    }
  }
  const words = new Map<string, number>();
  for (const card of cards) for (const word of writtenIn(card)) words.set(word, (words.get(word) ?? 0) + 1);
  return { search: search.toJSON(), stems: [...spread].flat(2).join(' '), words: [...words].flat().join(' ') };
}

/** The search of an index, with the very options that it was made with. */
export const openSearch = (search: CardIndex['search']): MiniSearch<Parts> => MiniSearch.loadJS(search, OPTIONS);
