import type { Grade } from '../../domain/practice/types';
import type { StudyGoal, StudyLevel, StudyMode } from '../../domain/quiz/aims';
import type { QuestionKind } from '../../domain/quiz/types';

interface Option<T> {
  readonly value: T;
  readonly label: string;
  readonly detail: string;
}

export const LEVEL_OPTIONS: readonly Option<StudyLevel>[] = [
  { value: 'beginner', label: 'Beginner', detail: 'You read each card first; then you recognise the answer.' },
  { value: 'intermediate', label: 'Intermediate', detail: 'Some answers you recognise, others you recall.' },
  {
    value: 'advanced',
    label: 'Advanced',
    detail: 'From memory first: terms, outputs of programs, the order of steps.',
  },
];

export const GOAL_OPTIONS: readonly Option<StudyGoal>[] = [
  { value: 'understand', label: 'Understand it', detail: 'You read each card before you are asked about it.' },
  { value: 'interview', label: 'Pass an interview', detail: 'Asked first, explained afterwards, as in an interview.' },
  {
    value: 'remember',
    label: 'Remember it for good',
    detail: 'Asked first; the better you know a card, the longer it stays away.',
  },
];

export const GRADE_NAMES: Readonly<Record<Grade, string>> = {
  again: 'Again',
  hard: 'Hard',
  good: 'Good',
  easy: 'Easy',
};
export const GRADES: readonly Grade[] = ['again', 'hard', 'good', 'easy'];

export const MODE_NAMES: Readonly<Record<StudyMode, string>> = { lesson: 'Lesson', quiz: 'Quiz', cards: 'Flashcards' };

export const KIND_NAMES: Readonly<Record<QuestionKind, string>> = {
  name: 'Which is it?',
  pair: 'What belongs together',
  term: 'What belongs together',
  statement: 'True or false',
  order: 'Put in order',
  blank: 'Fill in',
  output: 'Predict the output',
};

/** `today`, `tomorrow`, `in 3 days`. */
export const inDays = (days: number): string => (days <= 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`);

export const levelName = (level: StudyLevel): string =>
  LEVEL_OPTIONS.find(({ value }) => value === level)?.label ?? level;
export const goalName = (goal: StudyGoal): string => GOAL_OPTIONS.find(({ value }) => value === goal)?.label ?? goal;
