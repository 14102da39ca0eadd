import type { Concept } from '../types';
import { evidenceAt } from './phrases';
import { countsAt, type Reading, subjectStems } from './reading';
import { folded } from './text';
import type { ConceptFinding } from './types';
import { COMMON_WORDS, CONNECTORS, FUNCTION_WORDS, SITUATION_CUES, STORY_CUES } from './word-lists';

export interface Coverage {
  readonly findings: readonly ConceptFinding[];
  /** Explained concepts count 1, named ones one half. */
  readonly credit: number;
  /** Tokens of concepts found by words that are neither common nor taken from the question. */
  readonly telling: readonly number[];
}

/** A sentence stands for one concept in every so many words, so that a row of terms wins little. */
const WORDS_PER_CONCEPT = 6;
/** Shorter forms are not looked for in the middle of a word. */
const INSIDE = 6;
/** So many places of one form are looked at. */
const PLACES = 40;

interface Place {
  /** Tokens, end exclusive. */
  readonly from: number;
  readonly to: number;
  readonly sentence: number;
  readonly explained: boolean;
  readonly telling: boolean;
}

/** Which of the question's concepts an answer explains, names or misses. */
export function coverageOf(reading: Reading): Coverage {
  const room = reading.sentences.map(({ words }) => Math.max(1, Math.ceil(words / WORDS_PER_CONCEPT)));
  let credit = 0;
  const telling: number[] = [];
  const findings = reading.question.concepts.map((concept): ConceptFinding => {
    const places = placesOf(concept, reading).filter(({ sentence }) => (room[sentence] ?? 0) > 0);
    const best =
      places.find((place) => place.explained && place.telling) ?? places.find((p) => p.explained) ?? places[0];
    if (!best) return { label: concept.label, status: 'missed', evidence: null };
    room[best.sentence] = (room[best.sentence] ?? 1) - 1;
    credit += best.explained ? 1 : 0.5;
    if (best.telling) telling.push(best.from);
    const evidence = evidenceAt(reading.text, best.from, best.to);
    return { label: concept.label, status: best.explained ? 'explained' : 'named', evidence };
  });
  return { findings, credit, telling };
}

function placesOf(concept: Concept, reading: Reading): Place[] {
  const places: Place[] = [];
  for (const form of concept.match) {
    const plain = folded(form.trim());
    if (plain === '') continue;
    const echo = reading.questionText.includes(plain);
    const telling = !echo && !isCommon(plain);
    let found = spansOf(plain, reading);
    if (found.length === 0 && plain.length > 5) found = looseSpans(plain, reading);
    for (const [from, to] of found) {
      const sentence = reading.text.tokens[from]?.sentence ?? 0;
      const explained = reading.sentences[sentence]?.explains ?? false;
      if (countsAt(reading, from) && (explained || !echo)) places.push({ from, to, sentence, explained, telling });
    }
  }
  return places.length > 0 ? places.sort((a, b) => a.from - b.from) : byLabel(concept.label, reading);
}

const GENERAL: ReadonlySet<string> = new Set([
  ...CONNECTORS,
  ...Object.values(STORY_CUES).flat(),
  ...Object.values(SITUATION_CUES).flat(),
]);

const isCommon = (form: string) =>
  GENERAL.has(form) ||
  form.split(/[\s-]+/).every((word) => COMMON_WORDS.has(word) || FUNCTION_WORDS.has(word) || word.length < 3);

/** Whole words (or their plural) for forms of up to four characters, substrings for longer ones (see `Concept.match`), those of five only from the beginning of a word. */
function spansOf(form: string, { text }: Reading): [number, number][] {
  const spans: [number, number][] = [];
  const short = form.length <= 4;
  for (
    let at = text.folded.indexOf(form);
    at >= 0 && spans.length < PLACES;
    at = text.folded.indexOf(form, at + form.length)
  ) {
    const end = at + form.length;
    const inside = isWord(text.folded, at - 1);
    if (short && (inside || (isWord(text.folded, end) && !isPlural(text.folded, end)))) continue;
    // "cause" in "because" is another word.
    if (inside && form.length < INSIDE) continue;
    const from = tokenAt(text.tokens, at);
    const to = tokenAt(text.tokens, end - 1);
    if (from >= 0 && to >= from) spans.push([from, to + 1]);
  }
  return spans;
}

const WORD = /[\p{L}\p{N}]/u;
const isWord = (text: string, at: number) => at >= 0 && at < text.length && WORD.test(text[at] ?? '');
const isPlural = (text: string, at: number) => text[at] === 's' && !isWord(text, at + 1);

/** Index of the token that covers an offset, or the one behind it; -1 past the last. */
function tokenAt(tokens: Reading['text']['tokens'], offset: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low < tokens.length ? low : -1;
}

/** The form across blanks and hyphens: `rollback` finds "roll back" and "roll-back". */
function looseSpans(form: string, { text }: Reading): [number, number][] {
  if (!/^[\p{L}\p{N}' -]+$/u.test(form)) return [];
  const wanted = form.replace(/[\s-]/g, '');
  const spans: [number, number][] = [];
  for (let i = 0; i < text.tokens.length && spans.length < PLACES; i += 1) {
    if (text.tokens[i]?.text[0] !== wanted[0]) continue;
    let joined = '';
    for (let k = i; k < i + 4 && joined.length < wanted.length; k += 1) {
      const token = text.tokens[k];
      if (!token || token.sentence !== text.tokens[i]?.sentence) break;
      joined += token.text;
      if (joined.startsWith(wanted)) spans.push([i, k + 1]);
      else if (!wanted.startsWith(joined)) break;
    }
  }
  return spans;
}

/** Most of the label's own words in one sentence. */
function byLabel(label: string, reading: Reading): Place[] {
  const wanted = subjectStems(label);
  if (wanted.size === 0) return [];
  const need = Math.ceil((wanted.size + 1) / 2);
  return reading.text.sentences.flatMap(({ from, to }, sentence): Place[] => {
    const explained = reading.sentences[sentence]?.explains ?? false;
    if (!explained) return [];
    const seen = new Set<string>();
    let first = -1;
    for (let i = from; i < to; i += 1) {
      const stem = reading.stems[i] ?? '';
      if (!wanted.has(stem) || !countsAt(reading, i)) continue;
      seen.add(stem);
      if (first < 0) first = i;
    }
    const telling = reading.question.category === 'technical' && [...seen].some((stem) => !reading.asked.has(stem));
    return seen.size >= need && first >= 0 ? [{ from: first, to: first + 1, sentence, explained, telling }] : [];
  });
}
