import { added } from './strokes';
import type { StrokeFigure } from './types';

/** The rows of a keyboard of the United States, each key with what it gives alone and with Shift. */
export const KEY_ROWS: readonly (readonly string[])[] = [
  ['`~', '1!', '2@', '3#', '4$', '5%', '6^', '7&', '8*', '9(', '0)', '-_', '=+'],
  ['qQ', 'wW', 'eE', 'rR', 'tT', 'yY', 'uU', 'iI', 'oO', 'pP', '[{', ']}', '\\|'],
  ['aA', 'sS', 'dD', 'fF', 'gG', 'hH', 'jJ', 'kK', 'lL', ';:', '\'"'],
  ['zZ', 'xX', 'cC', 'vV', 'bB', 'nN', 'mM', ',<', '.>', '/?'],
  ['  '],
];

/** The figures of a key of the keyboard: of both its characters together; `null` where neither was asked. */
export function figureOfKey(figures: readonly StrokeFigure[], key: string): StrokeFigure | null {
  const of = figures.filter(({ of: character }) => key.includes(character));
  const [sum] = added([of.map((figure) => ({ ...figure, of: key }))]);
  return sum ?? null;
}

/** Fewer than these say nothing about a pair. */
const FEWEST = 3;

/** The pairs that take longest, the slowest first. */
export const slowestPairs = (pairs: readonly StrokeFigure[], limit: number): readonly StrokeFigure[] =>
  pairs
    .filter(({ timed }) => timed >= FEWEST)
    .sort((a, b) => b.ms / b.timed - a.ms / a.timed || (a.of < b.of ? -1 : 1))
    .slice(0, limit);

/** The pairs that go wrong most, by their share of mistakes. */
export const wrongestPairs = (pairs: readonly StrokeFigure[], limit: number): readonly StrokeFigure[] =>
  pairs
    .filter(({ typed, wrong }) => typed >= FEWEST && wrong > 0)
    .sort((a, b) => b.wrong / b.typed - a.wrong / a.typed || (a.of < b.of ? -1 : 1))
    .slice(0, limit);
