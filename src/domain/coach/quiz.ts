import { sentencesOfCard, stemsOf } from './card-text';
import { slipsBetween } from './spelling';
import { tokensOf } from './tokens';
import type { Card } from './types';

/** One question on a card, made from the card's own words. */
export type QuizItem =
  | { readonly kind: 'gap'; readonly sentence: string; readonly shown: string; readonly wanted: string }
  /** `points`: what the card names of importance. */
  | { readonly kind: 'explain'; readonly question: string; readonly points: readonly string[] };

export interface Verdict {
  readonly right: boolean;
  /** Markdown. */
  readonly words: string;
}

const GAP = '\\_\\_\\_\\_';
const MOST_GAPS = 3;
const FEWEST_WORDS = 7;
const LONGEST_GAP = 30;

/** Questions on a card, the same ones each time: up to three gaps to fill in, and one to explain in one's own words. */
export function quizOf(card: Card): readonly QuizItem[] {
  const sentences = sentencesOfCard(card).filter((sentence) => sentence.split(/\s+/).length >= FEWEST_WORDS);
  const used = new Set<string>();
  const gaps = new Map<string, QuizItem>();
  // What the card sets in bold matters most; its own title is the easiest to guess.
  for (const wordsOf of [boldIn, termsIn(card.terms), codeIn, termsIn(tokensOf(card.title).map(({ word }) => word))])
    for (const sentence of sentences) {
      if (gaps.size === MOST_GAPS) break;
      if (gaps.has(sentence)) continue;
      const wanted = wordsOf(sentence).find(
        (word) => fits(word) && !used.has(word.toLowerCase()) && withGap(sentence, word) !== sentence,
      );
      if (wanted === undefined) continue;
      used.add(wanted.toLowerCase());
      gaps.set(sentence, { kind: 'gap', sentence, wanted, shown: withGap(sentence, wanted) });
    }
  const inOrder = sentences.flatMap((sentence) => gaps.get(sentence) ?? []);
  const [question = card.title] = card.asked;
  return [...inOrder, { kind: 'explain', question, points: pointsOf(card) }];
}

const fits = (word: string) =>
  word.length > 1 && word.length <= LONGEST_GAP && word.split(' ').length <= 3 && /^\p{L}[^=(){}…]*[^.!?]$/u.test(word);

const boldIn = (sentence: string) => [...sentence.matchAll(/\*\*([^*]{2,40})\*\*/g)].map(([, word = '']) => word);
const codeIn = (sentence: string) => [...sentence.matchAll(/`([^`]{2,40})`/g)].map(([, word = '']) => word);
const termsIn = (terms: readonly string[]) => (sentence: string) =>
  terms
    .filter((term) => term.length > 2)
    .flatMap((term) => new RegExp(`\\b${escaped(term)}s?\\b`, 'iu').exec(plain(sentence))?.[0] ?? []);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const plain = (text: string) => text.replace(/\*\*|`/g, '');

/** The sentence with a gap wherever it has the word, and without marks that would give it away. */
const withGap = (sentence: string, wanted: string) =>
  sentence.replace(
    new RegExp(`(?:\\*\\*|\`)?(?<![\\p{L}\\p{N}])${escaped(wanted)}(?![\\p{L}\\p{N}])(?:\\*\\*|\`)?`, 'giu'),
    GAP,
  );

/** What an explanation may name: what the card sets in bold, and terms of its own that it uses. */
function pointsOf(card: Card): readonly string[] {
  const sentences = sentencesOfCard(card);
  const all = [...sentences.flatMap(boldIn), ...sentences.flatMap(termsIn(card.terms)), ...sentences.flatMap(codeIn)];
  const points = all
    .map((point) => point.replace(/[.,:;]$/, ''))
    .filter((point) => fits(point) && stemsOf(point).size > 0);
  const seen = new Set<string>();
  return points.filter((point) => !seen.has(point.toLowerCase()) && seen.add(point.toLowerCase())).slice(0, 6);
}

/** The question as the coach puts it. @param number from 1 */
export function askedAs(item: QuizItem, number: number, of: number): string {
  const head = `Question ${number} of ${of}. `;
  if (item.kind === 'gap') return `${head}What belongs in the gap?\n\n> ${item.shown}`;
  return `${head}In your own words, in a sentence or two: ${item.question}`;
}

/** Judges an answer by the card's own words: a gap by its word, small slips aside; an explanation by what it names. */
export function judged(item: QuizItem, answer: string): Verdict {
  if (item.kind === 'gap') {
    const right = isSame(item.wanted, answer);
    const words = right
      ? `Right: **${item.wanted}**.`
      : `Not yet. The card says **${item.wanted}**:\n\n> ${item.sentence}`;
    return { right, words };
  }
  const said = stemsOf(answer);
  const named = item.points.filter((point) => [...stemsOf(point)].every((stem) => said.has(stem)));
  const others = item.points.filter((point) => !named.includes(point));
  const list = (points: readonly string[]) => points.map((point) => `**${point}**`).join(', ');
  const enough = named.length * 3 >= item.points.length && said.size >= 5;
  const parts = [
    named.length > 0 ? `You named ${list(named)}.` : 'You named none of the words that the card marks.',
    others.length > 0 ? `The card also speaks of ${list(others)}.` : '',
    'I compare words only; read the card beside your answer to judge the sense.',
  ];
  return { right: enough, words: parts.filter(Boolean).join(' ') };
}

const folded = (text: string) =>
  text
    .toLowerCase()
    .replace(/[`*"'“”‘’]/g, '')
    .replace(/^(?:it is|it's|its|i think|the answer is|maybe|an?|the)\s+/g, '')
    .replace(/[\s.,!?;:]+$/g, '')
    .trim();

/** Whether an answer is the word, with another ending or a slip of the keyboard. */
function isSame(wanted: string, answer: string): boolean {
  const [one, other] = [folded(wanted), folded(answer)];
  if (one === other) return true;
  if (other === '' || other.length > 3 * one.length + 20) return false;
  const [stems, said] = [[...stemsOf(one)], stemsOf(other)];
  if (stems.length > 0 && stems.every((stem) => said.has(stem)) && said.size <= stems.length + 2) return true;
  const slips = one.length >= 9 ? 2 : 1;
  return one.length >= 5 && /^[\p{L} -]+$/u.test(one) && slipsBetween(one, other, slips) <= slips;
}
