import { isIsoDate } from '../dates/iso-day';
import { counted } from './counted';
import { addDays, addMonths, dateWords, daysBetween, weekdayOf } from './dates';
import { readAmounts, type TimeAmounts } from './time-amounts';
import { takeEnd } from './time-dates';
import { type DayHours, takeDays } from './time-days';
import { takeDeadline } from './time-deadline';
import { hoursOn, lastDayOf, spread, weekWords } from './time-week';
import { timeTokens } from './time-words';
import type { RoadmapForm, TimeBudget, TimeCorrection } from './types';

export type TimeProblem =
  | 'empty'
  | 'meaningless'
  | 'no-unit'
  | 'open'
  | 'past'
  | 'zero'
  | 'no-such-day'
  | 'too-long'
  | 'too-much';

export type TimeLimit =
  | {
      readonly kind: 'understood';
      readonly budget: TimeBudget;
      /** How it was understood, in one sentence. */
      readonly words: string;
      /** What was taken for granted, a sentence each. */
      readonly assumptions: readonly string[];
    }
  | {
      readonly kind: 'problem';
      readonly problem: TimeProblem;
      /** What is wrong and what to write. */
      readonly words: string;
      /** With what one can go on all the same, and its words. */
      readonly budget: TimeBudget;
      readonly instead: string;
    };

const NO_CORRECTION: TimeCorrection = { hoursPerWeek: null, end: null };

/** Chosen here: an hour on most days, and half a day at each end of a weekend. */
const USUAL_HOURS = 8;
const HOURS_A_WEEKEND = 10;
const HOURS_A_FREE_DAY = 4;
const HOURS_A_HABIT = 2;
const USUAL_WEEKS = 6;
const MOST_YEARS = 5;
/** 16 hours a day. */
const MOST_HOURS = 112;

const EXAMPLES = 'Write for example “6 weeks”, “40 hours”, “2 hours a day until June” or “by 1 March”.';
const OPEN =
  /\b(forever|unlimited|no (rush|limit|deadline|hurry)|whenever|asap|soon|as long as|any ?time|no idea|don'?t know)\b/i;

/** @returns whole hours; half hours below 20, at least half an hour */
export const roundHours = (hours: number): number =>
  hours >= 20 ? Math.round(hours) : Math.max(0.5, Math.round(hours * 2) / 2);

/**
 * Understands a time limit written freely. The same text on the same day always gives the same.
 * @param today ISO date of the learner's own day
 * @param correction what the learner corrected; it goes before what the text says
 */
export function readTimeLimit(text: string, today: string, correction: TimeCorrection = NO_CORRECTION): TimeLimit {
  const read = readText(text, today, correction);
  if (read.kind === 'understood') return read;
  if (correction.end !== null && isIsoDate(correction.end) && correction.end >= today)
    return limitOf(
      { end: correction.end, weekly: correction.hoursPerWeek, byDay: null, total: null, assumptions: [] },
      today,
    );
  return read;
}

function readText(text: string, today: string, correction: TimeCorrection): TimeLimit {
  const problem = (kind: TimeProblem, words: string): TimeLimit => problemOf(kind, words, today, correction);
  if (text.trim() === '') return problem('empty', `No time limit is entered. ${EXAMPLES}`);
  const deadline = takeDeadline(timeTokens(text));
  const days = takeDays(deadline.tokens);
  const { rest, end: named } = takeEnd(days.rest, today);
  const amounts = readAmounts(rest);
  if (amounts.zero) return problem('zero', `That leaves no time at all. ${EXAMPLES}`);
  if (named && named.end === null) return problem('no-such-day', `There is no day “${named.said}”. ${EXAMPLES}`);
  if (named?.end && named.end < today)
    return problem('past', `${dateWords(named.end)} is in the past. Write a day after ${dateWords(today)}.`);
  const corrected = correction.end !== null && isIsoDate(correction.end) ? correction.end : null;
  if (corrected !== null && corrected < today)
    return problem('past', `${dateWords(corrected)} is in the past. Choose a day after ${dateWords(today)}.`);
  const says = amounts.hasLength || amounts.total !== null || amounts.weekly !== null || amounts.habit !== null;
  const saysDays = days.byDay !== null || days.onDays.length > 0;
  if (!named && !says && !saysDays) {
    if (amounts.bare !== null)
      return problem(
        'no-unit',
        `${amounts.bare} of what? Write for example “${counted(amounts.bare, 'week')}” or “${counted(amounts.bare, 'hour')}”.`,
      );
    if (OPEN.test(text)) return problem('open', `A roadmap needs an end, even a rough one. ${EXAMPLES}`);
    return problem('meaningless', `This was not understood as a time limit. ${EXAMPLES}`);
  }
  if (endless(amounts)) return problem('too-long', tooLong);
  const facts = factsOf(amounts, days, named?.end ?? null, today);
  const assumptions = [
    ...deadline.assumptions,
    ...(named?.assumption ? [named.assumption] : []),
    ...amounts.assumptions,
    ...days.assumptions,
  ];
  const weekly = correction.hoursPerWeek ?? facts.weekly;
  return limitOf(
    {
      end: corrected ?? facts.end,
      weekly,
      byDay: weekly === null || facts.byDay === null ? facts.byDay : spread(facts.byDay, weekly),
      total: correction.hoursPerWeek !== null && (corrected ?? facts.end) !== null ? null : facts.total,
      assumptions: [...assumptions, ...(correction.hoursPerWeek === null ? facts.assumptions : [])],
    },
    today,
    correction,
  );
}

const tooLong = `That is more than ${MOST_YEARS} years, too long for one roadmap. Write a shorter time, and make the next roadmap when this one is done.`;

const endless = ({ months, days, weekends }: TimeAmounts) => months + days / 30 + weekends / 4 > MOST_YEARS * 12 + 1;

interface Facts {
  /** ISO date, `null` when no end was named. */
  readonly end: string | null;
  readonly weekly: number | null;
  /** Sunday to Saturday; they add up to `weekly`. */
  readonly byDay: readonly number[] | null;
  readonly total: number | null;
  readonly assumptions: readonly string[];
}

function factsOf(amounts: TimeAmounts, week: DayHours, named: string | null, today: string): Facts {
  const { months, days, weekends, total, habit } = amounts;
  const byDay = week.byDay;
  const weekly = byDay === null ? amounts.weekly : (amounts.weekly ?? 0) + hoursOn(byDay);
  const length = addDays(addMonths(today, months), Math.max(0, Math.round(days)));
  const end = named ?? (weekends > 0 ? weekendEnd(weekends, today) : amounts.hasLength ? length : null);
  const onDays =
    week.onDays.length > 0 ? Array.from({ length: 7 }, (_, day) => Number(week.onDays.includes(day))) : null;
  const pattern = byDay ?? onDays;
  if (weekly !== null || total !== null) return { end, weekly, byDay: pattern, total, assumptions: [] };
  if (habit !== null || onDays !== null)
    return {
      end,
      weekly: (habit ?? week.onDays.length) * HOURS_A_HABIT,
      byDay: onDays,
      total: null,
      assumptions: [`You named no hours a day, so ${HOURS_A_HABIT} are assumed.`],
    };
  if (named === null && weekends > 0)
    return {
      end,
      weekly: null,
      byDay: null,
      total: weekends * HOURS_A_WEEKEND,
      assumptions: [`You named no hours, so ${HOURS_A_WEEKEND} at a weekend are assumed.`],
    };
  return { end, weekly: null, byDay: null, total: null, assumptions: [] };
}

/** The Sunday of the weekend this many on; today when it is Sunday and one is asked for. */
const weekendEnd = (weekends: number, today: string) =>
  addDays(today, ((7 - weekdayOf(today)) % 7) + 7 * (weekends - 1));

function limitOf(facts: Facts, today: string, correction: TimeCorrection = NO_CORRECTION): TimeLimit {
  const assumptions = [...facts.assumptions];
  const problem = (kind: TimeProblem, words: string): TimeLimit => problemOf(kind, words, today, correction);
  const { end: given, total } = facts;
  let weekly = facts.weekly;
  if (weekly !== null && weekly > MOST_HOURS) return problem('too-much', tooMuch);
  if (weekly !== null && weekly <= 0) return problem('zero', `That leaves no time at all. ${EXAMPLES}`);
  const { byDay: pattern } = facts;
  let end = given;
  if (end === null && total !== null) {
    if (weekly === null) {
      weekly = USUAL_HOURS;
      assumptions.push(`You named no end, so ${USUAL_HOURS} hours a week are assumed.`);
    }
    const days = Math.ceil((total / weekly) * 7);
    if (days > MOST_YEARS * 366) return problem('too-long', tooLong);
    end = pattern === null ? addDays(today, Math.max(1, days)) : lastDayOf(spread(pattern, weekly), total, today);
  }
  if (end === null) {
    end = addDays(today, 7 * USUAL_WEEKS);
    assumptions.push(`You named no end, so ${USUAL_WEEKS} weeks are assumed.`);
  }
  const days = Math.max(1, daysBetween(today, end));
  if (days > MOST_YEARS * 366) return problem('too-long', tooLong);
  const byDay = pattern === null ? null : spread(pattern, weekly ?? USUAL_HOURS);
  const inWeeks = (aWeek: number) => (byDay === null ? (aWeek * days) / 7 : hoursOn(byDay, today, days));
  if (byDay?.some((hours) => hours > MOST_HOURS / 7)) return problem('too-much', tooMuch);
  let hours = total ?? 0;
  if (total === null) {
    const free = weekly === null && days <= 3;
    if (weekly === null)
      assumptions.push(
        free
          ? `You named no hours, so ${HOURS_A_FREE_DAY} a day are assumed.`
          : `You named no hours, so ${USUAL_HOURS} a week are assumed.`,
      );
    hours = free ? HOURS_A_FREE_DAY * days : inWeeks(weekly ?? USUAL_HOURS);
    if (hours <= 0) return problem('zero', `None of those days comes before ${dateWords(end)}. ${EXAMPLES}`);
  } else if (weekly !== null && given !== null) hours = Math.min(total, inWeeks(weekly));
  if (hours / days > MOST_HOURS / 7) return problem('too-much', tooMuch);
  const usual = total === null && days >= 7 ? (weekly ?? USUAL_HOURS) : null;
  const budget = budgetOf(today, end, roundHours(hours), byDay === null ? usual : (weekly ?? USUAL_HOURS), byDay);
  return { kind: 'understood', budget, words: budgetWords(budget), assumptions };
}

const tooMuch = 'That is more than 16 hours on each day. Write fewer hours, or a later end.';

/** @param weekly as it was named; else it follows from the hours */
function budgetOf(
  start: string,
  end: string,
  totalHours: number,
  weekly: number | null,
  byDay: readonly number[] | null = null,
): TimeBudget {
  const days = Math.max(1, daysBetween(start, end));
  const hoursPerWeek = Math.round((weekly ?? (totalHours / Math.max(days, 7)) * 7) * 10) / 10;
  return { start, end, days, weeks: Math.ceil(days / 7), hoursPerWeek, byDay, totalHours };
}

/**
 * The time there is for a form, even where its time limit was not understood.
 * @param today ISO date of the learner's own day
 */
export function budgetOfForm(
  { time, correction }: Pick<RoadmapForm, 'time' | 'correction'>,
  today: string,
): TimeBudget {
  return readTimeLimit(time, today, correction).budget;
}

/** `6 weeks at 8 hours a week: 48 hours, until 2 January 2027.` */
export function budgetWords({ days, weeks, hoursPerWeek, byDay, totalHours, end }: TimeBudget): string {
  const until = `${counted(totalHours, 'hour')}, until ${dateWords(end)}.`;
  if (days < 7) return `Until ${dateWords(end)}: ${counted(totalHours, 'hour')}.`;
  const span =
    days % 7 === 0 ? counted(weeks, 'week') : days < 14 ? `${days} days` : `About ${Math.round(days / 7)} weeks`;
  const pace = `${counted(hoursPerWeek, 'hour')} a week${byDay ? ` (${weekWords(byDay)})` : ''}`;
  return `${span} at ${pace}: ${until}`;
}

function problemOf(problem: TimeProblem, words: string, today: string, { hoursPerWeek }: TimeCorrection): TimeLimit {
  const usable = hoursPerWeek !== null && hoursPerWeek > 0 && hoursPerWeek <= MOST_HOURS;
  const hours = roundHours((usable ? hoursPerWeek : USUAL_HOURS) * USUAL_WEEKS);
  const budget = budgetOf(today, addDays(today, 7 * USUAL_WEEKS), hours, null);
  return {
    kind: 'problem',
    problem,
    words,
    budget,
    instead: `You can continue as it is; this is then assumed: ${lower(budgetWords(budget))}`,
  };
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
