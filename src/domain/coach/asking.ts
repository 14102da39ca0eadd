import { LITTLE } from './card-index';
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
  /** The words of the sentence that asks, or all of them. */
  readonly focus: readonly Term[];
  /** Its neighbouring words, little ones too. */
  readonly neighbours: readonly (readonly [string, string])[];
  readonly turns: ReadonlySet<Turn>;
  readonly words: readonly Token[];
  /** How likely each card is to be meant by the whole, and by the sentence that asks; `null` where only words are looked at. */
  readonly meant: {
    readonly whole: Float32Array;
    readonly focus: Float32Array;
    /** How likely it is that no card is: of the whole, and of whichever of both is nearer to a card. */
    readonly outside: { readonly whole: number; readonly least: number };
  } | null;
}

const MOST_CLAUSES = 14;
const LEAST_IN_CLAUSE = 2;
const CLAUSE = /(?<=[.!?;:,])\s+|\n+|\s[-–—]\s|(?<=\w)\.{2,}|[()]/;
const SENTENCE = /(?<=[.!?])\s+|\n+|(?<=\w)\.{2,}\s*/;
const ASKS =
  /\?|^(?:(?:so|and|but|ok|now|please|sorry|anyway)[, ]+)*(?:what|why|how|when|where|which|who|whose|is|are|can|could|do|does|did|should|would|will)\b/i;
const SEEKS =
  /\b(?:what|why|how|which|whether|when|where)\b|\b(?:tell|explain|show|help)\b|\bis there\b|\b(?:wonder|curious|want to know|understand)\b/i;
/** The courtesies that ask for nothing. */
const COURTESY =
  /^(?:can|could|would|will) (?:you|someone|anyone) (?:please )?(?:help|explain|tell)(?: me)?(?: please)?[?.! ]*$/i;

/** How far a sentence asks. */
function asks(sentence: string): number {
  if (COURTESY.test(sentence)) return 0;
  return (sentence.includes('?') ? 2 : 0) + (ASKS.test(sentence) ? 1 : 0) + (SEEKS.test(sentence) ? 1 : 0);
}

/** The sentence that asks, with the one before where it names too little. */
function focusOf(
  knowledge: Pick<Knowledge, 'termsOf'>,
  question: string,
): { readonly terms: readonly Term[]; readonly text: string } | null {
  const sentences = question.split(SENTENCE).filter((sentence) => /\w/.test(sentence));
  if (sentences.length < 2) return null;
  const most = Math.max(...sentences.map(asks));
  if (most === 0) return null;
  const at = sentences.map(asks).lastIndexOf(most);
  const text = sentences[at] ?? '';
  const own = knowledge.termsOf(text);
  const telling = own.filter(({ known, weight }) => known && weight > 0.3);
  if (telling.length >= LEAST_IN_CLAUSE || at === 0) return { terms: own, text };
  const earlier = sentences[at - 1] ?? '';
  const before = knowledge.termsOf(earlier);
  return {
    terms: [...own, ...before.filter(({ stem }) => !own.some((term) => term.stem === stem))],
    text: `${earlier} ${text}`,
  };
}

const keyOf = ({ stem, stop }: Token) => (stop ? LITTLE + stem : stem);

/**
 * @param whole the clauses of the text are not to be looked at alone
 * @param said the text whose meaning counts
 */
export function takeApart(
  knowledge: Pick<Knowledge, 'termsOf' | 'littleWordsOf' | 'mended' | 'meaning'>,
  question: string,
  terms: readonly Term[],
  whole = false,
  said = question,
): Asking {
  const mended = knowledge.mended(question);
  const words = wordsOf(mended);
  const lower = mended.toLowerCase().replace(/[’‘]/g, "'").trim();
  const focus = whole ? null : focusOf(knowledge, question);
  const meaning = knowledge.meaning();
  const [wholeText, focusText] = [knowledge.mended(said), focus && knowledge.mended(focus.text)];
  const outside = meaning?.outsideOf(wholeText) ?? 0;
  const parts = question.split(CLAUSE).slice(0, MOST_CLAUSES);
  return {
    terms,
    little: knowledge.littleWordsOf(mended),
    clauses:
      whole || parts.length < 2
        ? []
        : parts.map((part) => knowledge.termsOf(part)).filter((some) => some.length >= LEAST_IN_CLAUSE),
    focus: focus?.terms ?? terms,
    neighbours: words.slice(1).map((word, at) => [keyOf(words[at] ?? word), keyOf(word)] as const),
    turns: new Set((Object.keys(TURNS) as Turn[]).filter((turn) => TURNS[turn].test(lower))),
    words,
    meant: meaning && {
      whole: meaning.chancesOf(wholeText),
      focus: meaning.chancesOf(focusText ?? wholeText),
      outside: {
        whole: outside,
        least: focusText === null ? outside : Math.min(outside, meaning.outsideOf(focusText)),
      },
    },
  };
}
