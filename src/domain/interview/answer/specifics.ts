import { deedsOf, different, quotesOf, stepsOf } from './deeds';
import { evidenceAt, findPhrases, phraseIndex } from './phrases';
import { countsAt, type Reading } from './reading';
import type { AnswerKind } from './rubric';
import type { AnswerEvidence } from './types';
import { EXAMPLES, FUNCTION_WORDS } from './word-lists';

export interface Specifics {
  readonly share: number;
  readonly evidence: readonly AnswerEvidence[];
  /** Different own deeds or steps. */
  readonly deeds: number;
  /** Names of tools, places, people. */
  readonly names: number;
}

const EXAMPLE_INDEX = phraseIndex(EXAMPLES);
/** One sentence stands for at most this many names. */
const NAMES_PER_SENTENCE = 2;

/** How specific an answer is: own deeds and names; for technical questions an example and names. */
export function specificsOf(reading: Reading, kind: AnswerKind): Specifics {
  const names = namesIn(reading);
  const share = (of: number, enough: number) => Math.min(1, of / enough);
  if (kind === 'technical') {
    const example = findPhrases(reading.text.tokens, EXAMPLE_INDEX).find(
      ({ from, to }) => countsAt(reading, from) || countsAt(reading, to - 1),
    );
    const shown = example ? [evidenceAt(reading.text, example.from, example.to)] : [];
    return {
      share: (example ? 0.4 : 0) + 0.6 * share(names.length, 3),
      evidence: [...shown, ...names.slice(0, 5)].sort((a, b) => a.start - b.start),
      deeds: different(deedsOf(reading)).length,
      names: names.length,
    };
  }
  const all =
    kind === 'situation'
      ? [...stepsOf(reading), ...deedsOf(reading)]
      : deedsOf(reading).filter((d) => d.subject === 'i');
  const deeds = different(all);
  const evidence = [...quotesOf(reading, deeds).slice(0, 5), ...names.slice(0, 4)];
  return {
    share: 0.65 * share(deeds.length, kind === 'introduction' ? 2 : 5) + 0.35 * share(names.length, 2),
    evidence: evidence.sort((a, b) => a.start - b.start),
    deeds: deeds.length,
    names: names.length,
  };
}

/** Skills that the question does not name, and words written with a capital inside a sentence. */
function namesIn(reading: Reading): AnswerEvidence[] {
  const { text, questionText, skills } = reading;
  const left = text.sentences.map(() => NAMES_PER_SENTENCE);
  const seen = new Set<string>();
  const names: AnswerEvidence[] = [];
  text.tokens.forEach((token, at) => {
    if (seen.has(token.text) || questionText.includes(token.text) || !countsAt(reading, at)) return;
    const raw = text.raw.slice(token.start, token.end);
    const opens = text.sentences[token.sentence]?.from === at;
    const capital = /^\p{Lu}/u.test(raw) && !opens && !FUNCTION_WORDS.has(token.text);
    if (
      !(capital || skills.has(token.start) || /\p{Ll}\p{Lu}|^\p{Lu}{2,}/u.test(raw)) ||
      (left[token.sentence] ?? 0) === 0
    )
      return;
    left[token.sentence] = (left[token.sentence] ?? 1) - 1;
    seen.add(token.text);
    names.push(evidenceAt(text, at, at + 1));
  });
  return names;
}

/** The numbers that measure something, one a sentence: two in figures are whole, one is half; number words count half. */
export function numbersIn({ text, sentences }: Reading): {
  readonly share: number;
  readonly evidence: readonly AnswerEvidence[];
} {
  const evidence: AnswerEvidence[] = [];
  const seen = new Set<string>();
  let sum = 0;
  text.numbers.forEach((number, at) => {
    if (number === null || !sentences[at]?.counts || seen.has(number.quote.toLowerCase())) return;
    seen.add(number.quote.toLowerCase());
    sum += /\d/.test(number.quote) ? 1 : 0.5;
    evidence.push(number);
  });
  return { share: Math.min(1, sum / 2), evidence };
}
