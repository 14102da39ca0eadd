import { blocksOf, sentencesOf } from './passages';
import type { QuizCard, TypedQuestion } from './types';
import { isSmall, rootsOf, wordCount } from './words';

const MARKED = /\*\*([^*`]+)\*\*|`([^`]+)`/g;
const BLANK = '\\_\\_\\_\\_\\_';

interface Mark {
  readonly text: string;
  readonly whole: string;
  readonly isCode: boolean;
}

const marksIn = (text: string): Mark[] =>
  [...text.matchAll(MARKED)].map(([whole, bold, code]) => ({
    text: (bold ?? code ?? '').replace(/[:.,]$/, ''),
    whole,
    isCode: bold === undefined,
  }));

/** A term of a card left out of its sentence: one in bold or code that is there once and that nothing else gives away. */
export function blankQuestions(card: QuizCard): readonly TypedQuestion[] {
  const blocks = blocksOf(card.answer);
  const all = marksIn(card.answer.replace(/```[\s\S]*?```/g, '')).map(({ text }) => text);
  // The steps of a numbered list begin with what is to be done, which nobody could guess.
  const texts = blocks.flatMap((block) =>
    block.kind === 'text' ? [block.text] : block.kind === 'list' && !block.ordered ? block.items : [],
  );
  const taken = new Set<string>();
  return texts.flatMap(sentencesOf).flatMap((sentence, at): TypedQuestion[] => {
    const usable = (one: Mark) => fits(one, sentence, card, all);
    const mark = marksIn(sentence).find(usable) ?? termsIn(sentence, card).find(usable);
    if (!mark || taken.has(mark.text.toLowerCase())) return [];
    taken.add(mark.text.toLowerCase());
    return [
      {
        way: 'type',
        id: `${card.id}#blank${at}`,
        kind: 'blank',
        card: card.id,
        ask: `${card.title}: what is left out?`,
        given: sentence.replace(mark.whole, () => blankFor(mark)),
        accepted: [mark.text, ...namesOf(mark, card)],
        held: mark.isCode ? 'code' : 'words',
        hint: hintOf(mark.text),
        passage: sentence,
      },
    ];
  });
}

const blankFor = ({ whole, isCode }: Mark): string =>
  isCode || !whole.startsWith('**') ? BLANK : `**${BLANK}**${/[:.,](?=\*\*$)/.exec(whole)?.[0] ?? ''}`;

/** Names of the card that stand in the sentence unmarked. */
function termsIn(sentence: string, { terms }: QuizCard): Mark[] {
  const lower = sentence.toLowerCase();
  return terms.flatMap((term) => {
    if (!lower.includes(term.toLowerCase()) || !/^[\p{L}\p{N}][\p{L}\p{N} -]*$/u.test(term)) return [];
    const found = [...sentence.matchAll(new RegExp(`(?<![\\p{L}\\p{N}\`*_.-])${term}(?![\\p{L}\\p{N}\`*_-])`, 'giu'))];
    const [whole] = found[0] ?? [];
    const isInCode = (sentence.slice(0, found[0]?.index).match(/`/g) ?? []).length % 2 === 1;
    return found.length === 1 && whole !== undefined && !isInCode ? [{ text: whole, whole, isCode: false }] : [];
  });
}

/** How it begins and how long it is. */
function hintOf(term: string): string {
  const begins = `beginning with “${term.charAt(0)}”`;
  const [first = '', second] = term.split(' ');
  const sign = /^[\p{L} ]+$/u.test(term) ? 'letters' : 'signs';
  return second === undefined
    ? `${term.length} ${sign}, ${begins}`
    : `two words of ${first.length} and ${second.length} ${sign}, ${begins}`;
}

function fits(mark: Mark, sentence: string, card: QuizCard, all: readonly string[]): boolean {
  const { text, isCode, whole } = mark;
  const words = wordCount(text);
  if (words < 1 || words > (isCode ? 1 : 2) || text.length < 3 || text.length > 24) return false;
  if (isSmall(text.split(' ')[0] ?? '') || text.split(/[ -]/).length > 2) return false;
  if (isCode ? !/^[\w$.#@-]+(?:\(\))?$/.test(text) : !/^[\p{L}][\p{L}\p{N} +#-]*$/u.test(text)) return false;
  const count = wordCount(sentence);
  if (count - words < 6 || count > 36) return false;
  const roots = rootsOf(text);
  const rest = rootsOf(`${sentence.replace(whole, ' ')} ${card.title} what is left out`);
  if (roots.size === 0 || [...roots].some((root) => rest.has(root))) return false;
  // Another term of the card that begins and ends as this one would be as right by the hint.
  const alike = (other: string) =>
    other.toLowerCase() !== text.toLowerCase() &&
    other.length === text.length &&
    other.charAt(0).toLowerCase() === text.charAt(0).toLowerCase();
  return !all.some(alike);
}

/** Other names of a term: its initials where the card has them as a term, and the words of initials. */
function namesOf({ text }: Mark, { terms }: QuizCard): readonly string[] {
  const initials = (words: string) =>
    words
      .split(/[\s-]+/)
      .map((word) => word.charAt(0))
      .join('')
      .toLowerCase();
  const own = text.toLowerCase();
  return terms.filter((term) => {
    const other = term.toLowerCase();
    if (other === own) return false;
    return (other.includes(' ') && initials(other) === own) || (own.includes(' ') && initials(own) === other);
  });
}
