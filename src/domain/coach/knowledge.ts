import { SKILLS } from '../skills/skills-data';
import { type CardIndex, hashOfIds, indexCards, LITTLE } from './card-index';
import { type Completing, completer } from './completing';
import { HOMELY_WORDS } from './homely-words';
import type { Meaning } from './meaning';
import { type Shelf, shelve } from './shelf';
import { speller } from './spelling';
import { stemOf, type Token, tokensOf, wordsOf } from './tokens';
import type { Card } from './types';
import { EVERYDAY_WORDS, STOP_WORDS } from './word-lists';

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
  readonly shelf: Shelf;
  /** What a text means beyond its words; `null` where only the words are looked at. */
  readonly meaning: () => Meaning | null;
  /** Cards for a search box, best first: words half typed and small typos count. */
  readonly completing: (text: string, limit: number) => readonly Card[];
  /** The informative words of a text, each once, typos corrected. */
  readonly termsOf: (text: string) => readonly Term[];
  /** A text with its misspelt words put right, where they are taken for others. */
  readonly mended: (text: string) => string;
  /** The words of a text that say nothing about its subject, as terms of little weight. */
  readonly littleWordsOf: (text: string) => readonly Term[];
}

const UNKNOWN_WEIGHT = 0.9;
/** Of the name of a tool or language that no card has: the question is about something else. */
const UNKNOWN_NAME_WEIGHT = 1.4;
/** Of a word that says nothing about the subject. */
const LITTLE_WEIGHT = 0.08;
const EVERYDAY_FACTOR = 0.35;
/** Of an everyday word or a number that no card has. */
const EVERYDAY_WEIGHT = 0.1;
/** How much a mended word counts, by how far it was from the word that it is taken for. */
const trustOf = (slips: number) => 0.95 - 0.15 * slips;

/** What may be a misspelt word. */
const LETTERS = /(?<![\p{L}\p{N}_])[a-z]{4,24}(?![\p{L}\p{N}_])/giu;

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
export function readCards(
  cards: readonly Card[],
  index?: CardIndex,
  meaning: () => Meaning | null = () => null,
): Knowledge {
  const made = index ?? indexCards(cards);
  if (made.of !== hashOfIds(cards)) throw new RangeError('The index was made of other cards.');
  const shelf = shelve(made);
  const spread = { has: (stem: string) => (shelf.holders[shelf.idOf(stem) ?? -1] ?? 0) > 0 };
  const weightOf = (stem: string) => {
    const id = shelf.idOf(stem);
    return id === undefined || shelf.holders[id] === 0 ? UNKNOWN_WEIGHT : (shelf.weight[id] ?? 0);
  };
  const words = spreadIn(made.words);
  for (const word of [...STOP_WORDS, ...EVERYDAY_WORDS]) if (!words.has(word)) words.set(word, 1);
  const mend = speller(words, { has: (word) => STOP_WORDS.has(word) || EVERYDAY_WORDS.has(word) });

  const known = (stem: string, trust: number): Term => {
    const subject = shelf.subject[shelf.idOf(stem) ?? 0] ?? 0;
    return { stem, weight: weightOf(stem), trust, known: true, subject };
  };
  const meantBy = (word: string) => (HOMELY_WORDS.has(word) || NAMES.has(word) ? null : mend(word));
  const isKnown = ({ word, stem, stop }: Token) => stop || EVERYDAY_WORDS.has(word) || spread.has(stem);
  const readToken = ({ word, stem }: Token): Term[] => {
    const everyday = EVERYDAY_WORDS.has(word);
    const little = everyday || (/^\d+$/.test(word) && word.length !== 3);
    if (spread.has(stem)) return [{ ...known(stem, 1), weight: weightOf(stem) * (little ? EVERYDAY_FACTOR : 1) }];
    if (little || /^\d+$/.test(word)) return [{ stem, weight: EVERYDAY_WEIGHT, trust: 1, known: false }];
    const unknown: Term = { stem, weight: UNKNOWN_WEIGHT, trust: 1, known: false };
    const mended = meantBy(word);
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

  // Made with the first key: a tutor without a search box never needs it.
  let completing: Completing | null = null;

  return {
    cards,
    shelf,
    meaning,
    completing: (text, limit) => {
      completing ??= completer(made);
      return completing(text, limit).flatMap((at) => cards[at] ?? []);
    },
    mended: (text) =>
      text.replace(LETTERS, (typed) => {
        const word = typed.toLowerCase();
        return wordsOf(typed).some(isKnown) ? typed : (meantBy(word)?.word ?? typed);
      }),
    littleWordsOf: (text) =>
      [...new Set(wordsOf(text).flatMap(({ stem, stop }) => (stop ? LITTLE + stem : [])))].map((stem) => ({
        stem,
        weight: LITTLE_WEIGHT,
        trust: 1,
        known: true,
      })),
    termsOf: (text) => {
      const found = new Map<string, Term>();
      for (const term of tokensOf(text).flatMap(readToken)) if (!found.has(term.stem)) found.set(term.stem, term);
      return [...found.values()];
    },
  };
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
