import { editsForgiven, isNear } from './typo';
import { findableWords, wordsOf } from './words';

/** Something that can be found by its name and by further words. */
export interface Findable {
  /** Unique. */
  readonly key: string;
  readonly name: string;
  /** Skills, synonyms: what finds it besides its name, what it is mainly about first. */
  readonly words: readonly string[];
  /** The place of its kind among the kinds, from 0 to 31: decides between hits of the same quality. */
  readonly kind: number;
  /** ISO date-time of when it was last touched; empty for what has no such date. */
  readonly at: string;
}

export interface Finder<T extends Findable> {
  /**
   * Everything that has all words of the query, the best first: a name that is the query, then beginnings of words before
   * what is inside them before what has a typo; then what was opened lately, the order of the kinds, names before the first
   * of the further words before the others, the newest, the name. Nothing for a query without a word.
   * @param recent keys, the last one opened first
   */
  find(query: string, recent: readonly string[]): readonly T[];
}

/** How a typed word meets a word, the best first. */
const WHOLE = 1;
const BEGINNING = 2;
const INSIDE = 3;
const TYPO = 4;

/** Words of a query that count. */
const MOST_WORDS = 8;
/** With as many hits as these, nobody means one that has a typo. */
const ENOUGH = 10;
const MOST_RECENT = 31;
/** Typed words whose meetings are kept: those before the last stay the same from key to key. */
const KEPT = 32;

interface Entry<T> {
  readonly thing: T;
  readonly folded: string;
  readonly name: readonly number[];
  readonly main: readonly number[];
  readonly further: readonly number[];
}

/** Prepares things to be searched with each key. The order in which they are given does not matter. */
export function createFinder<T extends Findable>(things: readonly T[]): Finder<T> {
  const vocabulary = new Map<string, number>();
  const idsOf = remembered((text: string) =>
    findableWords(text).map((word) => {
      const id = vocabulary.get(word) ?? vocabulary.size;
      vocabulary.set(word, id);
      return id;
    }),
  );
  const entries = things
    .map(
      (thing): Entry<T> => ({
        thing,
        folded: wordsOf(thing.name).join(' '),
        name: idsOf(thing.name),
        main: idsOf(thing.words[0] ?? ''),
        further: [...new Set(thing.words.slice(1).flatMap(idsOf))],
      }),
    )
    .sort(byTimeThenName);
  const words = [...vocabulary.keys()];

  const meetings = new Map<string, Uint8Array>();
  const meetingsOf = (typed: string): Uint8Array => {
    const known = meetings.get(typed);
    if (known) return known;
    if (meetings.size >= KEPT) meetings.clear();
    const made = meet(typed, words);
    meetings.set(typed, made);
    return made;
  };

  return {
    find(query, recent) {
      const typed = [...new Set(wordsOf(query))].slice(0, MOST_WORDS);
      if (typed.length === 0) return [];
      const phrase = wordsOf(query).join(' ');
      const met = typed.map(meetingsOf);
      const places = new Map(recent.slice(0, MOST_RECENT).map((key, place) => [key, place]));
      const clean: number[] = [];
      const withTypo: number[] = [];
      entries.forEach((entry, at) => {
        const quality = qualityOf(entry, met);
        if (quality === null) return;
        const { thing, folded } = entry;
        // One number of several, each below its limit, the first one deciding most.
        let rank = folded === phrase ? 0 : 1;
        rank = rank * 4 + quality.worst;
        rank = rank * 32 + quality.sum;
        rank = rank * (MOST_RECENT + 1) + (places.get(thing.key) ?? MOST_RECENT);
        rank = rank * 32 + thing.kind;
        rank = rank * 128 + 2 * quality.fine + (folded.startsWith(phrase) ? 0 : 1);
        rank = rank * entries.length + at;
        (quality.worst === TYPO - BEGINNING ? withTypo : clean).push(rank);
      });
      const found = clean.length >= ENOUGH ? clean : [...clean, ...withTypo];
      // Numbers sort several times as fast in a typed array; the entry's place is what is left of the rank.
      const ranks = Float64Array.from(found).sort();
      const hits: T[] = [];
      for (const rank of ranks) {
        const entry = entries[rank % entries.length];
        if (entry) hits.push(entry.thing);
      }
      return hits;
    },
  };
}

/** How a typed word meets each word of the vocabulary; 0 where it does not. */
function meet(typed: string, words: readonly string[]): Uint8Array {
  const edits = editsForgiven(typed.length);
  // A single letter is inside nearly every word; in scripts without blanks it is a word.
  const inside = typed.length > 1 || typed > '\u02ff';
  return Uint8Array.from(words, (word) => {
    if (word.startsWith(typed)) return word.length === typed.length ? WHOLE : BEGINNING;
    if (inside && word.includes(typed)) return INSIDE;
    return edits > 0 && isNear(typed, word, edits) ? TYPO : 0;
  });
}

/**
 * How well an entry answers all the typed words; `null` where one of them is missing.
 * `worst` and `sum`: 0 for a beginning, 1 for inside, 2 for a typo. `fine`: names before the main word before the rest, and
 * in each whole words before others.
 */
function qualityOf({ name, main, further }: Entry<unknown>, met: readonly Uint8Array[]) {
  let worst = 0;
  let sum = 0;
  let fine = 0;
  for (const meetings of met) {
    let place = 0;
    let meeting = best(name, meetings);
    let grade = levelOf(meeting);
    for (const [at, ids] of [main, further].entries()) {
      if (grade === 0) break;
      const other = best(ids, meetings);
      if (levelOf(other) >= grade) continue;
      [place, meeting, grade] = [at + 1, other, levelOf(other)];
    }
    if (grade === NONE) return null;
    worst = Math.max(worst, grade);
    sum += grade;
    fine += 2 * place + (meeting === WHOLE ? 0 : 1);
  }
  return { worst, sum, fine };
}

const NONE = 3;
const levelOf = (meeting: number): number => (meeting === 0 ? NONE : Math.max(0, meeting - BEGINNING));

function best(ids: readonly number[], meetings: Uint8Array): number {
  let least = 0;
  for (const id of ids) {
    const meeting = meetings[id] ?? 0;
    if (meeting !== 0 && (least === 0 || meeting < least)) least = meeting;
  }
  return least;
}

function byTimeThenName<T extends Findable>(a: Entry<T>, b: Entry<T>): number {
  return (
    compare(b.thing.at, a.thing.at) ||
    compare(a.folded, b.folded) ||
    compare(a.thing.name, b.thing.name) ||
    compare(a.thing.key, b.thing.key)
  );
}

/** By code unit: the same order wherever it runs. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function remembered<V>(make: (text: string) => V): (text: string) => V {
  const known = new Map<string, V>();
  return (text) => {
    const value = known.get(text) ?? make(text);
    known.set(text, value);
    return value;
  };
}
