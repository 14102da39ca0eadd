import type { Knowledge, Term } from './knowledge';
import { stemOf } from './tokens';
import { EVERYDAY_WORDS } from './word-lists';

/** How much the words of the earlier question count beside those of the new one. */
const EARLIER = 0.6;
const LONGEST_FOLLOW_UP = 14;

const OPENING =
  /^(?:and|or|but|so|then|also|plus|ok(?:ay)? (?:and|so|but)|what about|how about|what if|what else|why not)\b/;
const POINTING = /\b(?:it|its|that|this|they|them|those|these|ones?|both|there)\b/;
const BARE =
  /^(?:why|how|how so|when|where|go on|continue|more|again|really|(?:(?:can|could) (?:you|u) |please )*(?:give|show|tell|say|explain|write)\b.{0,30}|(?:an? |one |another |any )?(?:code )?examples?|for example|in (?:simple|other|easy) words|simpler|i (?:still )?(?:do not|don'?t) (?:get|understand).{0,12})$/;

const LANGUAGES = new Set(
  [
    'c',
    'c++',
    'c#',
    'java',
    'javascript',
    'typescript',
    'python',
    'go',
    'kotlin',
    'swift',
    'rust',
    'sql',
    'solidity',
  ].map(stemOf),
);
const EVERYDAY_STEMS = new Set([...EVERYDAY_WORDS].map(stemOf));

const plainOf = (question: string) =>
  question
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/[\s.,!?…]+$/u, '')
    .trim();

/** What a question is about once the earlier ones are taken into account. */
export interface Reading {
  /** The words of the question itself. */
  readonly own: readonly Term[];
  /** Those words with the ones it leans on, or `null` when it stands alone. */
  readonly joined: readonly Term[] | null;
  /** It names no subject of its own: it asks for more on the last one. */
  readonly more: boolean;
}

const subjectWords = (terms: readonly Term[]) => terms.filter(({ stem }) => !EVERYDAY_STEMS.has(stem));

/** Whether a question reads as one that leans on what was said before: a short one may, and an opening or a pointer says so. */
function leans(question: string, own: readonly Term[]): 'surely' | 'perhaps' | 'no' {
  const plain = plainOf(question);
  if (plain.split(' ').length > LONGEST_FOLLOW_UP) return 'no';
  if (OPENING.test(plain) || BARE.test(plain)) return 'surely';
  return POINTING.test(plain) && subjectWords(own).length <= 2 ? 'surely' : 'perhaps';
}

/**
 * Reads a question in the light of the earlier ones.
 * @param before what the same person asked before, oldest first
 */
export function readQuestion(knowledge: Knowledge, question: string, before: readonly string[]): Reading {
  const own = knowledge.termsOf(question);
  const last = before.at(-1);
  const leaning = last === undefined ? 'no' : leans(question, own);
  if (last === undefined || leaning === 'no') return { own, joined: null, more: false };
  const earlier = readQuestion(knowledge, last, before.slice(0, -1));
  const base = earlier.joined ?? earlier.own;
  const subject = subjectWords(own);
  if (base.length === 0 || (leaning === 'perhaps' && subject.length === 0)) return { own, joined: null, more: false };
  if (subject.length === 0) return { own, joined: base, more: true };
  const named = own.some(({ stem }) => LANGUAGES.has(stem));
  const kept = base.filter(({ stem }) => !own.some((term) => term.stem === stem) && !(named && LANGUAGES.has(stem)));
  return { own, joined: [...own, ...kept.map((term) => ({ ...term, weight: term.weight * EARLIER }))], more: false };
}

/** Whether the words name nothing but programming languages, as in "and in C++?". */
export const onlyLanguages = (terms: readonly Term[]): boolean =>
  subjectWords(terms).every(({ stem }) => LANGUAGES.has(stem));
