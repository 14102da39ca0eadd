import { localDayOf } from '../practice/day';
import { agendaOf, type Scheduled, scheduleOf } from '../practice/schedule';
import type { Grade, Practised, Review, Schedule } from '../practice/types';
import { gradeOfSolve } from './solve-grade';

/** A solved challenge that is being solved again. */
export interface AgainAttempt {
  /** ISO date-time. */
  readonly begunAt: string;
  /** Runs that did not pass. */
  readonly failures: number;
  /** Hints that were opened since. */
  readonly hints: number;
  /** The solution and the editorial were opened since. */
  readonly seen: boolean;
}

/** What is kept of how well a challenge is remembered. */
export interface ChallengeReviews {
  /** `challenge-<id of the challenge>`. */
  readonly id: string;
  readonly title: string;
  /** By day, `YYYY-MM-DD`; of several on a day the last one. */
  readonly days: Readonly<Record<string, Grade>>;
  /** It does not come back. */
  readonly out: boolean;
  readonly again: AgainAttempt | null;
}

/** As much of a challenge's progress as says how it was solved first. */
export interface FirstSolve {
  readonly id: string;
  readonly title: string;
  readonly solvedAt: string | null;
  readonly hints: number;
  readonly solutionAskedAt: string | null;
}

/** Challenges that Home asks for on one day: one takes twenty minutes. */
export const CHALLENGES_A_DAY = 3;

export interface RepeatedChallenge extends Practised {
  readonly title: string;
}

export type ReviewsById = Readonly<Record<string, ChallengeReviews>>;
export type ProgressById = Readonly<Record<string, FirstSolve>>;

/** How it went, day by day. One that was solved before anything was kept of it has the day on which it was solved. */
function reviewsOf(first: FirstSolve | undefined, kept: ChallengeReviews | undefined): readonly Review[] {
  const days: Record<string, Grade> = {};
  if (first?.solvedAt) {
    const helped = first.hints > 0 || (first.solutionAskedAt !== null && first.solutionAskedAt < first.solvedAt);
    days[localDayOf(first.solvedAt)] = gradeOfSolve({ failures: 0, helped });
  }
  return Object.entries({ ...days, ...kept?.days })
    .map(([day, grade]): Review => ({ day, grade }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** When a challenge comes back; `null` for one that was never solved or failed, or that is left out. */
export function scheduleOfChallenge(
  first: FirstSolve | undefined,
  kept: ChallengeReviews | undefined,
): Schedule | null {
  return kept?.out ? null : scheduleOf(reviewsOf(first, kept));
}

/** When it would come back if today went so. */
export function dueAfter(
  first: FirstSolve | undefined,
  kept: ChallengeReviews | undefined,
  grade: Grade,
  today: string,
): string {
  const before = reviewsOf(first, kept).filter(({ day }) => day !== today);
  return scheduleOf([...before, { day: today, grade }])?.due ?? today;
}

const known = new WeakMap<ProgressById, WeakMap<ReviewsById, Map<string, ChallengesToday>>>();

export interface ChallengesToday {
  /** The longest due first. */
  readonly due: readonly Scheduled<RepeatedChallenge>[];
  readonly later: readonly Scheduled<RepeatedChallenge>[];
}

/** Which challenges are due again; looked up once for the same documents and day. @param today `YYYY-MM-DD` */
export function challengesToday(progress: ProgressById, reviews: ReviewsById, today: string): ChallengesToday {
  const byReviews = known.get(progress) ?? new WeakMap<ReviewsById, Map<string, ChallengesToday>>();
  known.set(progress, byReviews);
  const byDay = byReviews.get(reviews) ?? new Map<string, ChallengesToday>();
  byReviews.set(reviews, byDay);
  const before = byDay.get(today);
  if (before) return before;
  const ids = [...new Set([...Object.keys(progress), ...Object.keys(reviews)])];
  const items = ids.flatMap((id): readonly RepeatedChallenge[] => {
    const [first, kept] = [progress[id], reviews[id]];
    if (kept?.out) return [];
    const all = reviewsOf(first, kept);
    return all.length === 0 ? [] : [{ id, title: kept?.title ?? first?.title ?? '', reviews: all }];
  });
  const found = agendaOf(items, today);
  byDay.set(today, found);
  return found;
}
