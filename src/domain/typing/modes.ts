import type { TypingMode } from './types';

/** Whether the difficulty changes what is asked. */
export const hasDifficulty = (mode: TypingMode): boolean =>
  mode === 'words' || mode === 'punctuation' || mode === 'numbers';

/** Whether the text is code: a line ends with Enter as well as with the space bar. */
export const isCode = (mode: TypingMode): boolean => mode === 'c' || mode === 'cpp' || mode === 'solved';

/** Whether the words are the learner's own, and may be none. */
export const isOwn = (mode: TypingMode): boolean => mode === 'solved' || mode === 'job' || mode === 'weak';

/** Longer programs are cut at a line, and more of them are left out: a round never comes to their end. */
const MOST_CHARACTERS = 4000;
const MOST_PIECES = 40;

/**
 * Code as it can be typed: without comments that hold other characters than a keyboard has, tabs and spaces at line ends.
 * A source with such characters elsewhere is left out.
 */
export function typeable(sources: readonly string[]): readonly string[] {
  return sources
    .map((source) =>
      source
        .replaceAll('\r\n', '\n')
        .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, (comment) => (PLAIN.test(comment) ? comment : ''))
        .trim(),
    )
    .filter((source) => source !== '' && PLAIN.test(source))
    .slice(0, MOST_PIECES)
    .map((source) =>
      source.length <= MOST_CHARACTERS ? source : source.slice(0, source.lastIndexOf('\n', MOST_CHARACTERS)),
    );
}
const PLAIN = /^[\x20-\x7e\n\t]*$/;
