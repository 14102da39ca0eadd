import type { ChallengeHead } from './types';

/** A way of solving that interviews ask for, with its challenges from easy to hard. */
export interface InterviewPattern {
  readonly pattern: string;
  /** When one thinks of it, in a sentence. */
  readonly idea: string;
  /** Patterns that it builds on. */
  readonly needs: readonly string[];
  /** Numbers of challenges. */
  readonly challenges: readonly number[];
}

export interface CourseProblem {
  readonly head: ChallengeHead;
  readonly pattern: string;
  readonly minutes: number;
}

/** Time for a problem with its editorial, in whole half hours as the calendar takes them. */
const MINUTES: Readonly<Record<ChallengeHead['difficulty'], number>> = { easy: 30, medium: 60, hard: 90 };

/**
 * The problems in the order in which they are solved: pattern by pattern up to medium, then the hard ones of all patterns,
 * when each pattern is known.
 */
export function courseProblems(
  patterns: readonly InterviewPattern[],
  heads: readonly ChallengeHead[],
): readonly CourseProblem[] {
  const byId = new Map(heads.map((head) => [head.id, head]));
  const all = patterns.flatMap(({ pattern, challenges }) =>
    challenges.flatMap((id): readonly CourseProblem[] => {
      const head = byId.get(id);
      return head ? [{ head, pattern, minutes: MINUTES[head.difficulty] }] : [];
    }),
  );
  const isHard = ({ head }: CourseProblem) => head.difficulty === 'hard';
  return [...all.filter((problem) => !isHard(problem)), ...all.filter(isHard)];
}

export interface CourseWeek {
  /** Counts from 1. */
  readonly number: number;
  /** Its first and last day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  readonly problems: readonly CourseProblem[];
  readonly minutes: number;
}

/** Fewest and most hours a week that can be chosen; in fewer the longest problem does not fit. */
export const LEAST_HOURS = 1.5;
export const MOST_HOURS = 40;

/**
 * The weeks that the problems take, each with as many as its hours hold, in their order.
 * @param hours of a week, at least `LEAST_HOURS` @param from the first day, `YYYY-MM-DD`
 */
export function courseWeeks(problems: readonly CourseProblem[], hours: number, from: string): readonly CourseWeek[] {
  const capacity = Math.max(hours, LEAST_HOURS) * 60;
  const weeks: CourseProblem[][] = [];
  let left = 0;
  for (const problem of problems) {
    if (weeks.length === 0 || problem.minutes > left) {
      weeks.push([]);
      left = capacity;
    }
    weeks.at(-1)?.push(problem);
    left -= problem.minutes;
  }
  return weeks.map((own, index) => ({
    number: index + 1,
    from: dayAfter(from, index * 7),
    to: dayAfter(from, index * 7 + 6),
    problems: own,
    minutes: own.reduce((sum, { minutes }) => sum + minutes, 0),
  }));
}

/** The fewest hours a week, in halves, in which the problems fit into so many weeks. */
export function hoursFor(problems: readonly CourseProblem[], weeks: number): number {
  let hours = LEAST_HOURS;
  while (hours < MOST_HOURS && courseWeeks(problems, hours, '2026-01-01').length > weeks) hours += 0.5;
  return hours;
}

/** A day so many days later; counted in UTC, where each day has 24 hours. */
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Whether a text asks for such a list by one of the names that it goes by: Blind 75, Interview 75, NeetCode 150. */
export const asksForInterviewList = (text: string): boolean =>
  /\b(?:blind|interview|neetcode|neet code|grind|leetcode|leet code)[\s-]*(?:75|100|150|169)\b/i.test(text);
