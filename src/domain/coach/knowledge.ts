import MiniSearch from 'minisearch';
import { SKILLS } from '../skills/skills-data';
import { stemOf, type Token, tokensOf, wordsOf } from './tokens';
import type { Card } from './types';
import { EVERYDAY_WORDS, STOP_WORDS } from './word-lists';

/** How much a word counts by where the card has it. */
export const STRENGTH = { title: 1, asked: 0.9, terms: 0.9, marked: 0.6, answer: 0.55 } as const;
const BOOST = { title: 3, asked: 2, terms: 2, marked: 1 } as const;
/** What an answer sets in bold or as code. */
const MARKED = /\*\*([^*]+)\*\*|`([^`\n]+)`/g;

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
  /** How much it tells, 0 to 1: rare words tell more. */
  readonly weight: number;
  /** 1 for a word as it was typed, less where a typo was mended. */
  readonly trust: number;
  /** Whether any card has it. */
  readonly known: boolean;
}

export interface Knowledge {
  readonly cards: readonly Card[];
  readonly entryOf: (id: string) => Entry;
  /** The informative words of a text, each once, typos mended. */
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

const stems = (text: string) => tokensOf(text).map(({ stem }) => stem);
/** The words of an answer, code too, without the bars of tables. */
const plain = (answer: string) => answer.replace(/^\|.*$/gm, (row) => row.replaceAll('|', ' ')).replace(/[*`_#]/g, ' ');

const markedIn = ({ answer }: Card) => [...answer.matchAll(MARKED)].map(([, bold, code]) => bold ?? code ?? '');

/** Names of tools and languages are never taken for a misspelt word. */
const NAMES: ReadonlySet<string> = new Set(
  SKILLS.flatMap(({ name, aliases }) => [name, ...aliases]).map((name) => name.toLowerCase()),
);

const pairsOf = (row: readonly string[]): string[] => row.slice(1).map((stem, i) => `${row[i]} ${stem}`);

/** The stems of a card by where they stand. */
interface Parts {
  readonly id: string;
  readonly title: readonly string[];
  readonly asked: readonly (readonly string[])[];
  readonly terms: readonly (readonly string[])[];
  readonly marked: readonly (readonly string[])[];
  readonly answer: readonly string[];
}

const partsOf = (card: Card): Parts => ({
  id: card.id,
  title: stems(card.title),
  asked: card.asked.map(stems),
  terms: card.terms.map(stems),
  marked: markedIn(card).map(stems),
  answer: stems(plain(card.answer)),
});

/** How strongly a card is about each of its stems. */
function strengthOf({ title, asked, terms, marked, answer }: Parts): ReadonlyMap<string, number> {
  const strength = new Map<string, number>();
  for (const stem of answer) strength.set(stem, STRENGTH.answer);
  for (const stem of marked.flat()) strength.set(stem, STRENGTH.marked);
  for (const stem of terms.flat()) strength.set(stem, STRENGTH.terms);
  for (const stem of asked.flat()) strength.set(stem, STRENGTH.asked);
  for (const stem of title) strength.set(stem, STRENGTH.title);
  return strength;
}

function formOf(text: string, weightOf: (stem: string) => number): Form {
  const weights = new Map(wordsOf(text).map(({ stem, stop }) => [stem, stop ? LITTLE_WEIGHT : weightOf(stem)]));
  return { weights, length: Math.hypot(...weights.values()) };
}

/**
 * Reads the cards into an index.
 * @throws RangeError when two cards have the same id
 */
export function readCards(cards: readonly Card[]): Knowledge {
  const read = new Map(
    cards.map((card) => {
      const parts = partsOf(card);
      return [card.id, { card, parts, strength: strengthOf(parts) }] as const;
    }),
  );
  if (read.size < cards.length) throw new RangeError('Two cards have the same id.');
  const spread = new Map<string, number>();
  for (const { strength } of read.values())
    for (const stem of strength.keys()) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  const scale = Math.log(1 + cards.length);
  const weightOf = (stem: string) => {
    const holders = spread.get(stem);
    return holders === undefined ? UNKNOWN_WEIGHT : Math.log(1 + cards.length / holders) / scale;
  };
  // Made when a question first comes near the card: nearly half of the work of reading all of them.
  const entries = new Map<string, Entry>();
  const entryOf = (id: string): Entry => {
    const before = entries.get(id);
    if (before) return before;
    const found = read.get(id);
    if (!found) throw new RangeError(`No card has the id "${id}".`);
    const { card, parts, strength } = found;
    const rows = [parts.title, ...parts.asked, ...parts.terms, ...parts.marked, parts.answer];
    const forms = [card.title, ...card.asked].map((form) => formOf(form, weightOf));
    const entry = { card, strength, pairs: new Set(rows.flatMap(pairsOf)), forms };
    entries.set(id, entry);
    return entry;
  };
  const mend = speller([...spread.keys()]);

  // The stems are known already; between spaces they go in as they are.
  const index = new MiniSearch<Parts>({
    fields: ['title', 'asked', 'terms', 'marked'],
    extractField: (part, field) => {
      const value = part[field as keyof Parts];
      return typeof value === 'string' ? value : value.flat().join(' ');
    },
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  index.addAll([...read.values()].map(({ parts }) => parts));

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
      return index
        .search(known.map(({ stem }) => stem).join(' '), {
          boost: BOOST,
          boostTerm: (term) => weights.get(term) ?? 1,
        })
        .slice(0, limit)
        .map(({ id }) => id);
    },
    completing: (text, limit) =>
      index
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
