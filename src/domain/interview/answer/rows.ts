import type { Bounds, Word } from './sentences';
import { CARRYING_VERBS, FUNCTION_WORDS, LIST_GLUE, NO_DEEDS, PAST_FORMS } from './word-lists';

/** This many terms one after another are a row, when this many of them are bare. */
const ROW = 3;
const BARE = 2;
/** Terms with a preposition inside have up to this many words. */
const NEARLY = 5;
/** A wording of up to this many words between two terms belongs to their row: "adapt, did not pay off, outcome". */
const BETWEEN = 4;

/** Signs that part the terms of a row. */
const PARTING = /[,/|•·&–—]|\s[-*+]\s/;
const COMMA = /,/;
const set = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const PARTING_WORDS = set('and or plus');
/** Words that make no sentence of a term: "more data", "first ten minutes". */
const NEUTRAL = new Set([
  ...LIST_GLUE,
  ...set('first next more most less many much few one some any all both other same no my your our his her their its'),
]);
/** Words that stand inside terms too. */
const INSIDE = set('in on at to from by for about into over under between through per off up down out why how');
/** Words that stand in terms anywhere: "hash not encrypt", "never log". */
const ANYWHERE = set('not never only always');
/** Opens terms more often than clauses: "left join". */
const SIDE = 'left';
/** Behind one of these, "I" is a numeral: "type I error". */
const KINDS = set('type phase stage level part');

/** What is between two separators. */
interface Item {
  readonly from: number;
  readonly to: number;
  /** Says nothing of its words: no verb that shows, no word that joins them to the sentence. */
  readonly bare: boolean;
  /** Bare but for a "not" or a preposition inside it ("decision making under uncertainty"), or for a past form ("promised date"). */
  readonly nearly: boolean;
  readonly comma: boolean;
}

/**
 * Marks words in rows of terms: three or more in a row, parted by commas, strokes or "and", at least two of them bare and
 * the rest nearly so, and one or two bare ones behind a comma at the end of a sentence. A sentence keeps its own words; the row that hangs on it counts for
 * nothing but the little that `concepts.ts` gives it.
 */
export function listedWords(text: string, words: readonly Word[], sentences: readonly Bounds[]): boolean[] {
  const listed = words.map(() => false);
  for (const bounds of sentences) {
    const items = itemsOf(text, words, bounds);
    for (let at = 0; at < items.length; at += 1) {
      const last = endOfRow(items, at);
      if (last < at) continue;
      const size = last + 1 - at;
      const bare = items.slice(at, last + 1).filter((item) => item.bare).length;
      const [first, end] = [items[at], items[last]];
      const told = items.slice(at, last + 1).some((item) => tellsDeed(words, item));
      const trails = last === items.length - 1 && at > 0 && first?.comma && bare === size && !told;
      if (first && end && ((size >= ROW && bare >= BARE) || trails)) listed.fill(true, first.from, end.to);
      at = last;
    }
  }
  return listed;
}

/** Has a past form behind a noun: "a plate took 900 milliseconds". */
const tellsDeed = (words: readonly Word[], { from, to }: Item) =>
  words.slice(from + 1, to).some(({ text }) => PAST_FORMS.has(text));

/** Index of the last item of the row that begins at an item, less than `at` when none does. */
function endOfRow(items: readonly Item[], at: number): number {
  let last = at - 1;
  for (let i = at; i < items.length; i += 1) {
    const item = items[i];
    if (item?.bare || item?.nearly) last = i;
    else if (
      !(
        last === i - 1 &&
        last >= at &&
        item &&
        item.to - item.from <= BETWEEN &&
        (items[i + 1]?.bare || items[i + 1]?.nearly)
      )
    )
      break;
  }
  return last;
}

function itemsOf(text: string, words: readonly Word[], [start, end]: Bounds): Item[] {
  const items: Item[] = [];
  let from = start;
  let comma = false;
  const close = (to: number) => {
    if (to <= from) return;
    const carrying = carryingWords(text, words, from, to);
    const bare = carrying.length === 0;
    const nearly =
      to - from <= NEARLY &&
      carrying.every((at) => {
        const word = words[at]?.text ?? '';
        return isInTerms(word, at === from) || (to - from <= 2 && isPast(word));
      });
    items.push({ from, to, comma, bare, nearly });
  };
  for (let i = start; i < end; i += 1) {
    const gap = i > start ? text.slice(words[i - 1]?.end ?? 0, words[i]?.start ?? 0) : '';
    const parts = PARTING_WORDS.has(words[i]?.text ?? '');
    if (!parts && !PARTING.test(gap)) continue;
    close(i);
    comma = COMMA.test(gap);
    from = parts ? i + 1 : i;
  }
  close(end);
  return items;
}

const isInTerms = (word: string, opens: boolean) => ANYWHERE.has(word) || (!opens && INSIDE.has(word));

/** Words of an item that make it more than a term: those that carry a sentence, and a deed at its beginning. */
function carryingWords(text: string, words: readonly Word[], from: number, to: number): number[] {
  const carrying: number[] = [];
  for (let i = from; i < to; i += 1) {
    const word = words[i]?.text ?? '';
    const numeral = word === 'i' && i > from && KINDS.has(words[i - 1]?.text ?? '');
    const joins = FUNCTION_WORDS.has(word) && !NEUTRAL.has(word) && !numeral && !isHyphened(text, words[i]);
    if (joins || CARRYING_VERBS.has(word) || (i === from && word !== SIDE && isPast(word))) carrying.push(i);
  }
  return carrying;
}

/** Part of a word such as "on-call". */
const isHyphened = (text: string, word: Word | undefined) =>
  word !== undefined && (text[word.start - 1] === '-' || text[word.end] === '-');

/** Whether a word is the past form of a verb for a deed. */
export const isPast = (word: string): boolean =>
  !NO_DEEDS.has(word) && (PAST_FORMS.has(word) || (word.length > 3 && word.endsWith('ed') && !word.endsWith('eed')));
