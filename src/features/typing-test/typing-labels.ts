import type { TypingDifficulty, TypingTheme } from '../../domain/typing/types';

/** What each figure means, shown wherever the figure is. */
export const DEFINITIONS = {
  wpm: 'All characters typed, right or wrong, the space after a word included: characters ÷ 5, by elapsed minutes.',
  netWpm: 'Only right characters that you did not delete again: characters ÷ 5, by elapsed minutes.',
  accuracy: 'Right characters out of all characters typed. A corrected mistake stays a mistake here.',
} as const;

export const difficulties: readonly { value: TypingDifficulty; label: string; detail: string }[] = [
  { value: 'easy', label: 'Easy', detail: 'Short words of three letters.' },
  { value: 'medium', label: 'Medium', detail: 'Everyday words of four to eight letters.' },
  { value: 'hard', label: 'Hard', detail: 'Long words of ten letters or more.' },
];

export const themes: readonly { value: TypingTheme; label: string }[] = [
  { value: 'blue', label: 'Blue' },
  { value: 'green', label: 'Green' },
  { value: 'purple', label: 'Purple' },
  { value: 'dark', label: 'Dark' },
];

export const difficultyLabel = (difficulty: TypingDifficulty): string =>
  difficulties.find(({ value }) => value === difficulty)?.label ?? difficulty;

/** Green from 90 percent, yellow from 80, red below (product spec, section 9); each with its word. */
export function gradeOf(accuracy: number): { tone: 'success' | 'warning' | 'danger'; word: string } {
  if (accuracy >= 90) return { tone: 'success', word: 'High' };
  if (accuracy >= 80) return { tone: 'warning', word: 'Fair' };
  return { tone: 'danger', word: 'Low' };
}
