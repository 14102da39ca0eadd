import { hasDifficulty } from '../../domain/typing/modes';
import type { TypingDifficulty, TypingMode, TypingResult, TypingTheme } from '../../domain/typing/types';
import { counted } from '../../ui/format';

/** What each figure means, shown wherever the figure is. */
export const DEFINITIONS = {
  wpm: 'All characters typed, right or wrong, the space after a word included: characters ÷ 5, by elapsed minutes.',
  netWpm: 'Only right characters that you did not delete again: characters ÷ 5, by elapsed minutes.',
  accuracy: 'Right characters out of all characters typed. A corrected mistake stays a mistake here.',
  consistency: 'How even the speed was from second to second; 100% is the same number of characters in each.',
} as const;

export const modeNames: Readonly<Record<TypingMode, string>> = {
  words: 'Words',
  punctuation: 'Words with punctuation',
  numbers: 'Words with numbers',
  c: 'C code',
  cpp: 'C++ code',
  solved: 'Your solved challenges',
  job: 'Terms of your current job',
  weak: 'Words you missed or typed slowly',
};

/** Why a text cannot be chosen yet. */
export const NOTHING_TO_TYPE: Readonly<Partial<Record<TypingMode, string>>> = {
  solved: 'none solved yet',
  job: 'no current job',
  weak: 'none yet',
};

/** What a test was of, in words. */
export function kindOf({ seconds, mode, difficulty }: Pick<TypingResult, 'seconds' | 'mode' | 'difficulty'>): string {
  const level = difficultyLabel(difficulty).toLowerCase();
  const text =
    mode === 'words'
      ? `${level} words`
      : hasDifficulty(mode)
        ? `${level} ${modeNames[mode].toLowerCase()}`
        : lower(mode);
  return `${counted(seconds, 'second')}, ${text}`;
}

const lower = (mode: TypingMode): string =>
  mode === 'c' || mode === 'cpp'
    ? modeNames[mode]
    : modeNames[mode].slice(0, 1).toLowerCase() + modeNames[mode].slice(1);

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
