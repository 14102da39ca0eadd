import { tokensOf } from './tokens';
import type { Card } from './types';

const FENCE = /^(`{3,}|~{3,})/;
/** Where a sentence ends: not after `e.g.`, and only before what can begin one. */
const SENTENCE_END = /(?<=[.!?][)"”*]{0,3})(?<!\b(?:e\.g|i\.e|vs|etc)\.)\s+(?=[A-Z`*"“(])/;

interface Parts {
  /** Paragraphs and list items, in their order. */
  readonly prose: readonly string[];
  /** Blocks of code with their fences, each with the paragraph before it. */
  readonly code: readonly { readonly lead: string; readonly block: string }[];
}

/** Takes a card's answer apart into prose and blocks of code. */
function partsOf(answer: string): Parts {
  const prose: string[] = [];
  const code: { lead: string; block: string }[] = [];
  let open: string[] | null = null;
  let paragraph: string[] = [];
  const close = () => {
    if (paragraph.length > 0) prose.push(paragraph.join(' '));
    paragraph = [];
  };
  for (const line of answer.split('\n')) {
    if (open) {
      open.push(line);
      if (!FENCE.test(line)) continue;
      code.push({ lead: prose.at(-1) ?? '', block: open.join('\n') });
      open = null;
    } else if (FENCE.test(line)) {
      close();
      open = [line];
    } else if (line.trim() === '') close();
    else if (/^\s*(?:[-*+]|\d+[.)])\s+/.test(line)) {
      close();
      paragraph = [line.replace(/^\s*(?:[-*+]|\d+[.)])\s+/, '')];
    } else if (!/^\s*[|#]/.test(line)) paragraph.push(line.trim());
  }
  close();
  return { prose, code };
}

const split = (paragraph: string) => paragraph.split(SENTENCE_END).map((sentence) => sentence.trim());

/** The sentences of a card's answer, without code blocks and without those that only lead to one. */
export const sentencesOfCard = (card: Card): readonly string[] =>
  partsOf(card.answer)
    .prose.flatMap(split)
    .filter((sentence) => sentence !== '' && !/:(?:\*\*)?$/.test(sentence));

/** The code blocks of a card, each with the words that lead to it. */
export const codeOfCard = (card: Card): readonly string[] =>
  partsOf(card.answer).code.map(({ lead, block }) => {
    const words = split(lead).at(-1) ?? '';
    return words === '' ? block : `${words}\n\n${block}`;
  });

const GIST_WORDS = 34;

/** A card's answer in its shortest true form: its first sentence, and the next while both are short. */
export function gistOf(card: Card): string {
  const all = sentencesOfCard(card);
  const gist: string[] = [];
  for (const sentence of all) {
    if (gist.length > 0 && wordsIn(`${gist.join(' ')} ${sentence}`) > GIST_WORDS) break;
    gist.push(sentence);
    if (gist.length === 2) break;
  }
  return gist.length > 0 ? gist.join(' ') : card.title;
}

/** A card's gist; where that is silent about the words, the first sentences that have them. */
export function gistAbout(card: Card, words: string): string {
  const stems = stemsOf(words);
  const gist = gistOf(card);
  if (stems.size === 0 || hasAll(gist, stems) || hasAll(card.title, stems)) return gist;
  const named = sentencesOfCard(card).filter((sentence) => hasAll(sentence, stems));
  return named.slice(0, 2).join(' ') || gist;
}

const wordsIn = (text: string) => text.split(/\s+/).length;

/** The stems by which a text is recognised elsewhere. */
export const stemsOf = (text: string): ReadonlySet<string> => new Set(tokensOf(text).map(({ stem }) => stem));

/** Whether a text has every one of the stems. */
export function hasAll(text: string, stems: ReadonlySet<string>): boolean {
  const own = stemsOf(text);
  return [...stems].every((stem) => own.has(stem));
}

/** Whether a card is about what a few words name: by its title, the ways to ask for it, or its further terms. */
export function isAbout(card: Card, words: string): boolean {
  const stems = stemsOf(words);
  const own = stemsOf([card.title, ...card.terms, ...card.asked].join(' . '));
  return stems.size > 0 && [...stems].some((stem) => own.has(stem));
}
