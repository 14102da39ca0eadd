import { lettersOf, type Vector } from './entry';
import type { Knowledge, Term } from './knowledge';
import { type Token, wordsOf } from './tokens';

/** What a question asks for by its turn of phrase. */
export type Turn = 'definition' | 'symptom' | 'comparison' | 'method' | 'interview';

const TURNS: Readonly<Record<Turn, RegExp>> = {
  definition: /\bwhat(?:'?s| is| are| does)\b|\bwhats\b|\bmean(?:s|ing)?\b|\bdefin|\bexplain\b|^[^ ]+( [^ ]+)?\??$/,
  symptom:
    /\berrors?\b|\bfail(?:s|ed|ing)?\b|\bwrong\b|\bcrash|\bstuck\b|\bbroken?\b|\bslow|\bnot work|n'?t\b|\bcannot\b|\bsuddenly\b|\bkeeps?\b|\bnever\b|\bstill\b|\bwhy (?:is|does|do|are|did) (?:my|the|it|our|this)\b|\bmy\b.*\b(?:is|gets|shows|says|prints|gives|returns|runs|takes)\b|\bexception\b|\bdenied\b|\brefused\b|\bunexpected/,
  comparison: /\bvs\b|\bversus\b|\bor\b|\bdifferen|\bdiffrenc|\bcompar|\bbetter\b|\binstead\b|\brather\b/,
  method: /\bhow (?:do|can|to|should|would|does one)\b|\bsteps?\b|\bway to\b/,
  interview:
    /\binterview|\brecruiter|\bthey ask|\bask(?:ed)? me\b|\bemployer|\bhir(?:e|ing)\b|\bjob\b|\boffer|\bcv\b|\bresume\b|\bcareer/,
};

/** A question taken apart, ready to be held against cards. */
export interface Asking {
  readonly terms: readonly Term[];
  /** Its little words, which only show how near it is to a way of asking. */
  readonly little: readonly Term[];
  /** Its sentences and clauses that say enough to be looked at alone. */
  readonly clauses: readonly (readonly Term[])[];
  readonly letters: Vector;
  /** Its neighbouring words, little ones too. */
  readonly neighbours: readonly string[];
  readonly turns: ReadonlySet<Turn>;
  readonly words: readonly Token[];
}

const MOST_CLAUSES = 14;
const LEAST_IN_CLAUSE = 2;
const CLAUSE = /(?<=[.!?;:,])\s+|\n+|\s[-–—]\s|(?<=\w)\.{2,}|[()]/;

/** @param whole the clauses of the text are not to be looked at alone */
export function takeApart(
  knowledge: Pick<Knowledge, 'termsOf' | 'littleWordsOf'>,
  question: string,
  terms: readonly Term[],
  whole = false,
): Asking {
  const words = wordsOf(question);
  const lower = question.toLowerCase().replace(/[’‘]/g, "'").trim();
  const parts = question.split(CLAUSE).slice(0, MOST_CLAUSES);
  return {
    terms,
    little: knowledge.littleWordsOf(question),
    clauses:
      whole || parts.length < 2
        ? []
        : parts.map((part) => knowledge.termsOf(part)).filter((some) => some.length >= LEAST_IN_CLAUSE),
    letters: lettersOf(words.flatMap(({ word, stop }) => (stop ? [] : word))),
    neighbours: [...new Set(words.slice(1).map(({ stem }, at) => `${words[at]?.stem} ${stem}`))],
    turns: new Set((Object.keys(TURNS) as Turn[]).filter((turn) => TURNS[turn].test(lower))),
    words,
  };
}
