import { FSRSAlgorithm, type FSRSState } from 'ts-fsrs';
import type { Grade, Practised, Review, Schedule } from './types';

const RATINGS: Readonly<Record<Grade, 1 | 2 | 3 | 4>> = { again: 1, hard: 2, good: 3, easy: 4 };

/** With what chance something is still to be known when it comes back. */
const RETENTION = 0.9;

const algorithms = new Map<number, FSRSAlgorithm>();

/** By whole days and without chance, so that the same reviews give the same day on every device. */
function algorithmFor(retention: number): FSRSAlgorithm {
  const made =
    algorithms.get(retention) ??
    new FSRSAlgorithm({ enable_fuzz: false, enable_short_term: false, request_retention: retention });
  algorithms.set(retention, made);
  return made;
}

/**
 * When something is to be tried again, by FSRS over all of its reviews; `null` when it was never tried.
 * @param retention with what chance it is still to be known then
 */
export function scheduleOf(reviews: readonly Review[], retention = RETENTION): Schedule | null {
  const fsrs = algorithmFor(retention);
  let memory: FSRSState | null = null;
  let last: string | null = null;
  for (const { day, grade } of lastOfEachDay(reviews)) {
    const elapsed: number = last === null ? 0 : numberOf(day) - numberOf(last);
    memory = fsrs.next_state(memory, elapsed, RATINGS[grade]);
    last = day;
  }
  if (memory === null || last === null) return null;
  return {
    due: dayAt(numberOf(last) + Math.max(1, fsrs.next_interval(memory.stability, 0))),
    last,
    stability: memory.stability,
    difficulty: memory.difficulty,
  };
}

/** A thing that is practised, with when it is due. */
export type Scheduled<T extends Practised> = { readonly item: T; readonly schedule: Schedule };

/** What is due on a day or was before, the longest due first; then what comes later, the next first. */
export function agendaOf<T extends Practised>(
  items: readonly T[],
  today: string,
  scheduleFor: (item: T) => Schedule | null = ({ reviews }) => scheduleOf(reviews),
): { readonly due: readonly Scheduled<T>[]; readonly later: readonly Scheduled<T>[] } {
  const all = items
    .flatMap((item) => {
      const schedule = scheduleFor(item);
      return schedule ? [{ item, schedule }] : [];
    })
    .sort(
      (a, b) =>
        order(a.schedule.due, b.schedule.due) ||
        b.schedule.difficulty - a.schedule.difficulty ||
        order(a.item.id, b.item.id),
    );
  return {
    due: all.filter(({ schedule }) => schedule.due <= today),
    later: all.filter(({ schedule }) => schedule.due > today),
  };
}

const DAY = 86_400_000;

/** Days are counted in UTC, where each has 24 hours. */
const numberOf = (day: string): number => Math.round(Date.parse(day) / DAY);
const dayAt = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10);

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Tries on one day are one review: the last one says what is known now. */
const lastOfEachDay = (reviews: readonly Review[]): readonly Review[] =>
  [...new Map(reviews.map((review) => [review.day, review])).values()].sort((a, b) => order(a.day, b.day));
