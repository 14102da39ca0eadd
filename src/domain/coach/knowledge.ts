import { SKILLS } from '../skills/skills-data';
import { type CardIndex, indexCards, openSearch, partsOf, stems, strengthOf } from './card-index';
import { stemOf, type Token, tokensOf, wordsOf } from './tokens';
import type { Card } from './types';
import { EVERYDAY_WORDS, STOP_WORDS } from './word-lists';

const BOOST = { title: 3, asked: 2, terms: 2, marked: 1 } as const;

export interface Form {
  readonly weights: ReadonlyMap<string, number>;
  readonly length: number;
}

export interface Entry {
  readonly card: Card;
  /** Stem → how strongly the card is about it, 0 to 1. */
  readonly strength: ReadonlyMap<string, number>;
  /** Stems that stand side by side: `bas cas`. */
  readonly pairs: ReadonlySet<string>;
  /** The title and each way to ask: the weights of all their stems, and the length as a vector. */
  readonly forms: readonly Form[];
}

/** A word of a question, as the cards know it. */
export interface Term {
  readonly stem: string;
  /** How informative it is, 0 to 1: rare words are more so. */
  readonly weight: number;
  /** 1 for a word as it was typed, less where a typo was corrected. */
  readonly trust: number;
  /** Whether any card has it. */
  readonly known: boolean;
}

export interface Knowledge {
  readonly cards: readonly Card[];
  readonly entryOf: (id: string) => Entry;
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
/** Of a stop word where a question is held against a way of asking. */
const LITTLE_WEIGHT = 0.08;
const MENDED_TRUST = 0.8;

/** Names of tools and languages are never taken for a misspelt word. */
const NAMES: ReadonlySet<string> = new Set(
  SKILLS.flatMap(({ name, aliases }) => [name, ...aliases]).map((name) => name.toLowerCase()),
);

const pairsOf = (row: readonly string[]): string[] => row.slice(1).map((stem, i) => `${row[i]} ${stem}`);

function formOf(text: string, weightOf: (stem: string) => number): Form {
  const weights = new Map(wordsOf(text).map(({ stem, stop }) => [stem, stop ? LITTLE_WEIGHT : weightOf(stem)]));
  return { weights, length: Math.hypot(...weights.values()) };
}

/**
 * Makes the cards ready for questions.
 * @param index the cards' own, made beforehand; without one it is made here
 * @throws RangeError when two cards have the same id, or the index is not theirs
 */
export function readCards(cards: readonly Card[], index?: CardIndex): Knowledge {
  const byId = new Map(cards.map((card) => [card.id, card]));
  if (byId.size < cards.length) throw new RangeError('Two cards have the same id.');
  const { search: kept, stems: counted } = index ?? indexCards(cards);
  const search = openSearch(kept);
  if (search.documentCount !== cards.length || cards.some(({ id }) => !search.has(id)))
    throw new RangeError('The index was made of other cards.');
  const spread = spreadIn(counted);
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
    const parts = partsOf(card);
    const rows = [parts.title, ...parts.asked, ...parts.terms, ...parts.marked, parts.answer];
    const forms = [card.title, ...card.asked].map((form) => formOf(form, weightOf));
    const entry = { card, strength: strengthOf(parts), pairs: new Set(rows.flatMap(pairsOf)), forms };
    entries.set(id, entry);
    return entry;
  };
  const mend = speller([...spread.keys()]);

  const known = (stem: string, trust: number): Term => ({ stem, weight: weightOf(stem), trust, known: true });
  const readToken = ({ word, stem }: Token): Term[] => {
    const everyday = EVERYDAY_WORDS.has(word);
    if (spread.has(stem)) return [{ ...known(stem, 1), weight: weightOf(stem) * (everyday ? EVERYDAY_FACTOR : 1) }];
    if (everyday || /^\d+$/.test(word)) return [{ stem, weight: EVERYDAY_WEIGHT, trust: 1, known: false }];
    const unknown: Term = { stem, weight: UNKNOWN_WEIGHT, trust: 1, known: false };
    const halves = halvesOf(word).find((pair) => pair.every((half) => spread.has(half)));
    if (halves) return halves.map((half) => known(half, 1));
    const name = NAMES.has(word);
    const mended = name ? null : mend(stem);
    if (mended === null) return [name ? { ...unknown, weight: UNKNOWN_NAME_WEIGHT } : unknown];
    return STOP_WORDS.has(mended) ? [] : [known(mended, MENDED_TRUST)];
  };

  return {
    cards,
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

/** Stem → how many cards have it. */
function spreadIn(counted: string): ReadonlyMap<string, number> {
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

/** Finds the known stem that a word was probably meant to be: one slip in five letters, two in nine, the first letter right. */
function speller(known: readonly string[]): (stem: string) => string | null {
  const byLetter = new Map<string, string[]>();
  for (const stem of [...known, ...STOP_WORDS]) {
    if (stem.length < 5 || !/^[a-z]+$/.test(stem)) continue;
    const letter = stem.charAt(0);
    const group = byLetter.get(letter);
    if (group) group.push(stem);
    else byLetter.set(letter, [stem]);
  }
  return (stem) => {
    if (stem.length < 5 || stem.length > 30) return null;
    const most = stem.length >= 9 ? 2 : 1;
    let best: string | null = null;
    let least = most + 1;
    for (const other of byLetter.get(stem.charAt(0)) ?? []) {
      const slips = slipsBetween(stem, other, least - 1);
      if (slips >= least) continue;
      best = other;
      least = slips;
    }
    return best;
  };
}

/** Insertions, losses, exchanges and swaps of neighbours from one word to the other; `most + 1` where there are more. */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > most) return most + 1;
    before = row;
    row = next;
  }
  return Math.min(row[b.length] ?? 0, most + 1);
}
