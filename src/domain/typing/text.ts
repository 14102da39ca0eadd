import { numbered, punctuated } from './dress-words';
import { wordsNeeded } from './limits';
import { hasDifficulty } from './modes';
import { pickWords } from './pick-words';
import { generator } from './random';
import type { TypingText } from './types';
import { EASY_WORDS } from './words-easy';

/** A word of a text, and the white space that is shown before it: more than one space where a line of code begins. */
export interface TextWord {
  readonly word: string;
  readonly before: string;
}

/** A piece does not come back before this many others, where there are as many. */
const APART = 4;
/** How far a line of code is set in for each step: the box is narrow on a phone. */
const STEP = '  ';

/** The word at each index of a text, made as far as they are asked for. The same text gives the same words. */
export function textSource(text: TypingText): (index: number) => TextWord {
  let words: readonly TextWord[] = [];
  return (index) => {
    if (index >= words.length) words = wordsOf(text, wordsNeeded(index));
    return words[index] ?? NO_WORD;
  };
}
const NO_WORD: TextWord = { word: '', before: '' };

/** The words alone. */
export function wordSource(text: TypingText): (index: number) => string {
  const at = textSource(text);
  return (index) => at(index).word;
}

function wordsOf({ mode, difficulty, pool, seed }: TypingText, count: number): readonly TextWord[] {
  if (!hasDifficulty(mode)) return fromPool(pool, seed, count);
  const words = pickWords(pool.length > 0 ? pool : EASY_WORDS, seed, count);
  const dressed =
    mode === 'punctuation' ? punctuated(words, seed) : mode === 'numbers' ? numbered(words, difficulty, seed) : words;
  return dressed.map((word, index) => ({ word, before: index === 0 ? '' : ' ' }));
}

/** Pieces in the order of the seed, one after the other, until there are `count` words. */
function fromPool(pool: readonly string[], seed: number, count: number): readonly TextWord[] {
  const pieces = pool.map(wordsOfPiece).filter((words) => words.length > 0);
  if (pieces.length === 0) return [];
  const apart = Math.min(APART, pieces.length - 1);
  const next = generator(seed);
  const taken: number[] = [];
  const words: TextWord[] = [];
  while (words.length < count) {
    const at = Math.floor(next() * pieces.length);
    if (apart > 0 && taken.slice(-apart).includes(at)) continue;
    taken.push(at);
    const piece = pieces[at] ?? [];
    const first = words.length === 0 ? '' : isCode(piece) ? '\n' : ' ';
    words.push(...piece.map(({ word, before }, index) => ({ word, before: index === 0 ? first : before })));
  }
  return words.slice(0, count);
}

/** Whether a piece has lines of its own, and begins on a new one. */
const isCode = (piece: readonly TextWord[]) => piece.slice(1).some(({ before }) => before.startsWith('\n'));

/** The words of a piece. Lines stay lines, set in by as many steps; empty ones are left out. */
function wordsOfPiece(piece: string): readonly TextWord[] {
  return piece.split('\n').flatMap((line) => {
    const words = line.split(/\s+/).filter(Boolean);
    const depth = Math.floor((/^[ \t]*/.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length / 4);
    return words.map((word, index) => ({ word, before: index === 0 ? `\n${STEP.repeat(depth)}` : ' ' }));
  });
}
