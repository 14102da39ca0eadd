import type { JobPosting } from '../../jobs/types';
import type { Difficulty } from '../types';
import type { ChosenDifficulty } from './difficulties';

export type Level = 'junior' | 'middle' | 'senior';

const SENIOR = /\b(?:senior|sr|lead|staff|principal|head|chief|architect|director)\b/i;
const JUNIOR = /\b(?:junior|jr|entry|graduate|intern|internship|trainee|apprentice|working student)\b/i;
const SENIOR_YEARS = 5;
const JUNIOR_YEARS = 1;

/** The level of a job: by its title, the one that was entered first; else by the years that the posting asks for. */
export function levelOf(role: string, { title, years }: Pick<JobPosting, 'title' | 'years'>): Level {
  for (const text of [role, title?.text ?? '']) {
    if (JUNIOR.test(text)) return 'junior';
    if (SENIOR.test(text)) return 'senior';
  }
  if (!years) return 'middle';
  return years.min >= SENIOR_YEARS ? 'senior' : years.min <= JUNIOR_YEARS ? 'junior' : 'middle';
}

const STEPS: readonly Difficulty[] = ['easy', 'medium', 'hard'];

/** How far a question is from what is wanted: 0 is asked first. Of a mix, a level is only spared the other end. */
export function distanceFrom(wanted: ChosenDifficulty, level: Level): (difficulty: Difficulty) => number {
  if (wanted !== 'mixed') return (difficulty) => Math.abs(STEPS.indexOf(difficulty) - STEPS.indexOf(wanted));
  if (level === 'middle') return () => 0;
  const spared = level === 'junior' ? 'hard' : 'easy';
  return (difficulty) => (difficulty === spared ? 1 : 0);
}
