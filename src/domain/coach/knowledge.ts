import { SKILLS } from '../skills/skills-data';
import { type CardIndex, indexCards, openSearch, stems } from './card-index';
import { type Entry, entryOfCard, LITTLE_WEIGHT } from './entry';
import { HOMELY_WORDS } from './homely-words';
import { speller } from './spelling';
import { stemOf, type Token, tokensOf, wordsOf } from './tokens';
import type { Card } from './types';
import { EVERYDAY_WORDS, STOP_WORDS } from './word-lists';

const BOOST = { title: 3, asked: 2, terms: 2, marked: 1 } as const;

/** A word of a question, as the cards know it. */
export interface Term {
  readonly stem: string;
  /** How informative it is, 0 to 1: rare words are more so. */
  readonly weight: number;
  /** 1 for a word as it was typed, less where a typo was corrected. */
  readonly trust: number;
  /** Whether any card has it. */
  readonly known: boolean;
  /** How far it is a subject of cards rather than a word that their answers happen to use, 0 to 1. */
  readonly subject?: number;
}

export interface Knowledge {
  readonly cards: readonly Card[];
  readonly entryOf: (id: string) => Entry;
  /** How informative a stem is, 0 to 1: one that few cards have is more so. */
  readonly weightOf: (stem: string) => number;
  /** The informative words of a text, each once, typos corrected. */
  readonly termsOf: (text: string) => readonly Term[];
  /** The words of a text that say nothing about its subject, as terms of little weight. */
  readonly littleWordsOf: (text: string) => readonly Term[];
  /** Ids of cards that share a word with the terms, best first. */
  readonly candidates: (terms: readonly Term[], limit: number) => readonly string[];
  /** Ids for a search box: words half typed and small typos count. */
  readonly completing: (text: string, limit: number) => readonly string[];
}

const UNKNOWN_WEIGHT = 0.9;
/** Of the name of a tool or language that no card has: the question is about something else. */
const UNKNOWN_NAME_WEIGHT = 1.4;
const EVERYDAY_FACTOR = 0.35;
/** Of an everyday word or a number that no card has. */
const EVERYDAY_WEIGHT = 0.1;
/** How much a mended word counts, by how far it was from the word that it is taken for. */
const trustOf = (slips: number) => 0.95 - 0.15 * slips;

/** A word so near to a known one is not parted in two. */
const SURELY_MEANT = 1.2;

/** Names of tools and languages are never taken for a misspelt word. */
const NAMES: ReadonlySet<string> = new Set(
  SKILLS.flatMap(({ name, aliases }) => [name, ...aliases]).map((name) => name.toLowerCase()),
);

/**
 * Makes the cards ready for questions.
 * @param index the cards' own, made beforehand; without one it is made here
 * @throws RangeError when two cards have the same id, or the index is not theirs
 */
export function readCards(cards: readonly Card[], index?: CardIndex): Knowledge {
  const byId = new Map(cards.map((card) => [card.id, card]));
  if (byId.size < cards.length) throw new RangeError('Two cards have the same id.');
  const { search: kept, stems: counted, words: written } = index ?? indexCards(cards);
  const search = openSearch(kept);
  if (search.documentCount !== cards.length || cards.some(({ id }) => !search.has(id)))
    throw new RangeError('The index was made of other cards.');
  const [spread, heads] = spreadOf(counted);
  const scale = Math.log(1 + cards.length);
  const weightOf = (stem: string) => {
    const holders = spread.get(stem);
    return holders === undefined ? UNKNOWN_WEIGHT : Math.log(1 + cards.length / holders) / scale;
  };
  // Made when a question first comes near the card: reading all of them takes a worker a tenth of a second.
  const entries = new Map<string, Entry>();
  const entryOf = (id: string): Entry => {
    const before = entries.get(id);
    if (before) return before;
    const card = byId.get(id);
    if (!card) throw new RangeError(`No card has the id "${id}".`);
    const entry = entryOfCard(card, weightOf);
    entries.set(id, entry);
    return entry;
  };
  const words = spreadIn(written);
  for (const word of [...STOP_WORDS, ...EVERYDAY_WORDS]) if (!words.has(word)) words.set(word, 1);
  const mend = speller(words);

  const known = (stem: string, trust: number): Term => {
    const subject = ((heads.get(stem) ?? 0) + 0.2) / ((spread.get(stem) ?? 0) + 1);
    return { stem, weight: weightOf(stem), trust, known: true, subject };
  };
  const readToken = ({ word, stem }: Token): Term[] => {
    const everyday = EVERYDAY_WORDS.has(word);
    const little = everyday || (/^\d+$/.test(word) && word.length !== 3);
    if (spread.has(stem)) return [{ ...known(stem, 1), weight: weightOf(stem) * (little ? EVERYDAY_FACTOR : 1) }];
    if (little || /^\d+$/.test(word)) return [{ stem, weight: EVERYDAY_WEIGHT, trust: 1, known: false }];
    const unknown: Term = { stem, weight: UNKNOWN_WEIGHT, trust: 1, known: false };
    const mended = HOMELY_WORDS.has(word) || NAMES.has(word) ? null : mend(word);
    if (mended === null || mended.slips > SURELY_MEANT) {
      const halves = halvesOf(word).find((pair) => pair.every((half) => spread.has(half)));
      if (halves) return halves.map((half) => known(half, 1));
    }
    if (NAMES.has(word)) return [{ ...unknown, weight: UNKNOWN_NAME_WEIGHT }];
    if (mended === null) return [unknown];
    if (STOP_WORDS.has(mended.word)) return [];
    const meant = stemOf(mended.word);
    if (EVERYDAY_WORDS.has(mended.word))
      return [{ stem: meant, weight: EVERYDAY_WEIGHT, trust: 1, known: spread.has(meant) }];
    return [known(meant, trustOf(mended.slips))];
  };

  return {
    cards,
    weightOf,
    littleWordsOf: (text) =>
      [...new Set(wordsOf(text).flatMap(({ stem, stop }) => (stop ? stem : [])))].map((stem) => ({
        stem,
        weight: LITTLE_WEIGHT,
        trust: 1,
        known: true,
      })),
    entryOf,
    termsOf: (text) => {
      const found = new Map<string, Term>();
      for (const term of tokensOf(text).flatMap(readToken)) if (!found.has(term.stem)) found.set(term.stem, term);
      return [...found.values()];
    },
    candidates: (terms, limit) => {
      const known = terms.filter(({ known }) => known);
      const weights = new Map(known.map(({ stem, weight, trust }) => [stem, weight * trust]));
      return search
        .search(known.map(({ stem }) => stem).join(' '), {
          boost: BOOST,
          boostTerm: (term) => weights.get(term) ?? 1,
        })
        .slice(0, limit)
        .map(({ id }) => id);
    },
    completing: (text, limit) =>
      search
        .search(text, {
          tokenize: stems,
          boost: BOOST,
          prefix: (term, i, all) => i === all.length - 1 && term.length > 1,
          fuzzy: (term) => (term.length >= 6 ? 0.15 : false),
        })
        .slice(0, limit)
        .map(({ id }) => id),
  };
}

/** Stem → how many cards have it, and how many are asked for by it. */
function spreadOf(counted: string): readonly [ReadonlyMap<string, number>, ReadonlyMap<string, number>] {
  const all = new Map<string, number>();
  const heads = new Map<string, number>();
  const words = counted.split(' ');
  for (let at = 0; at + 2 < words.length; at += 3) {
    const stem = words[at] ?? '';
    all.set(stem, Number(words[at + 1]));
    heads.set(stem, Number(words[at + 2]));
  }
  return [all, heads];
}

/** Word → how many cards have it. */
function spreadIn(counted: string): Map<string, number> {
  const spread = new Map<string, number>();
  const words = counted.split(' ');
  for (let at = 0; at + 1 < words.length; at += 2) spread.set(words[at] ?? '', Number(words[at + 1]));
  return spread;
}

/** The ways to part a word written together, such as `quicksort`, in two of at least four letters each. */
const halvesOf = (word: string): string[][] =>
  /^[a-z]{8,24}$/.test(word)
    ? Array.from({ length: word.length - 7 }, (_, i) => [stemOf(word.slice(0, i + 4)), stemOf(word.slice(i + 4))])
    : [];
