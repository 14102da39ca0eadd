import { isLoose, numberWord, type TimeToken, type TimeUnit, unitOf, weekdayWord } from './time-words';

/** What a time limit names beside dates. */
export interface TimeAmounts {
  /** Lengths, added up. */
  readonly months: number;
  readonly days: number;
  readonly weekends: number;
  /** Hours in all, `null` when none are named. */
  readonly total: number | null;
  /** Hours a week, `null` when none are named. */
  readonly weekly: number | null;
  /** Days a week without hours ("3 days a week"), `null` when there are none. */
  readonly habit: number | null;
  /** An amount of nothing, or less. */
  readonly zero: boolean;
  /** A number that counts nothing: "6". */
  readonly bare: number | null;
  /** Whether any length is named. */
  readonly hasLength: boolean;
  readonly assumptions: readonly string[];
}

interface Amount {
  readonly value: number;
  readonly next: number;
}

type Per = TimeUnit | 'weekday';

const BETWEEN = new Set([
  'of',
  'more',
  'full',
  'whole',
  'entire',
  'solid',
  'straight',
  'calendar',
  'short',
  'long',
  'good',
  'study',
  'free',
]);
const LENGTH_CUES = new Set([
  'in',
  'within',
  'over',
  'for',
  'during',
  'about',
  'around',
  'next',
  'half',
  'of',
  'and',
  'just',
  'only',
]);
const FULL_TIME = 40;
const PART_TIME = 20;

/** Reads every amount of time out of the tokens: lengths, hours in all, and hours by the day or the week. */
export function readAmounts(tokens: readonly TimeToken[]): TimeAmounts {
  return new AmountReader(tokens).read();
}

class AmountReader {
  private months = 0;
  private days = 0;
  private weekends = 0;
  private hasLength = false;
  private total: number | null = null;
  private weekly: number | null = null;
  private daily: number | null = null;
  private daysAWeek: number | null = null;
  private pending: Per | null = null;
  private zero = false;
  private bare: number | null = null;
  private readonly assumptions: string[] = [];

  constructor(private readonly tokens: readonly TimeToken[]) {}

  read(): TimeAmounts {
    for (let at = 0; at < this.tokens.length; ) at = Math.max(at + 1, this.step(at));
    this.settlePending();
    const { months, days, weekends, total, zero, hasLength, assumptions } = this;
    const daily = this.daily === null ? null : this.daily * (this.daysAWeek ?? 7);
    const weekly = this.weekly === null && daily === null ? null : (this.weekly ?? 0) + (daily ?? 0);
    const habit = weekly === null && total === null ? this.daysAWeek : null;
    const any = hasLength || total !== null || weekly !== null || habit !== null;
    return { months, days, weekends, total, weekly, habit, zero, bare: any ? null : this.bare, hasLength, assumptions };
  }

  private word(at: number): string {
    const token = this.tokens[at];
    return token?.kind === 'word' ? token.text : '';
  }

  private mark(at: number): string {
    const token = this.tokens[at];
    return token?.kind === 'mark' ? token.text : '';
  }

  private step(at: number): number {
    const word = this.word(at);
    const time = this.mark(at + 1) === '-' ? at + 2 : at + 1;
    if (/^(full|part)$/.test(word) && this.word(time) === 'time') {
      this.weekly = (this.weekly ?? 0) + (word === 'full' ? FULL_TIME : PART_TIME);
      this.assumptions.push(`“${word} time” is taken as ${word === 'full' ? FULL_TIME : PART_TIME} hours a week.`);
      return time + 1;
    }
    if (/^(full|part)time$/.test(word)) {
      this.weekly = (this.weekly ?? 0) + (word === 'fulltime' ? FULL_TIME : PART_TIME);
      this.assumptions.push(`“${word}” is taken as ${word === 'fulltime' ? FULL_TIME : PART_TIME} hours a week.`);
      return at + 1;
    }
    const habit = this.habitAt(at);
    if (habit !== null) return habit;
    const per = this.perAt(at);
    // "2 problems a day" says nothing about hours.
    const thing = this.numberBefore(at - 1) && this.word(at - 1) !== '' && unitOf(this.word(at - 1)) === null;
    if (per && thing && /^an?$/.test(word)) return per.next;
    const previous = this.word(at - 1);
    // "a week" is a length; behind hours it says how often.
    if (per && (!/^an?$/.test(word) || (this.total !== null && !LENGTH_CUES.has(previous)))) {
      if (this.total !== null && this.weekly === null && this.daily === null) {
        this.rate(this.total, per.unit);
        this.total = null;
      } else this.pending = per.unit;
      return per.next;
    }
    const amount = this.numberAt(at);
    return amount ? this.amount(at, amount) : this.plainUnit(at);
  }

  /** "weekdays", "Monday to Friday", "weekends" as a habit. */
  private habitAt(at: number): number | null {
    const word = this.word(at);
    if (/^(weekdays?|workdays?)$/.test(word)) {
      this.daysAWeek = 5;
      return at + 1;
    }
    const from = word.length > 2 ? weekdayWord(word) : null;
    if (from !== null) {
      const to = this.word(at + 2) ? weekdayWord(this.word(at + 2)) : null;
      if (to === null) return null;
      const through = this.word(at + 1) === 'and' ? 2 : ((to - from + 7) % 7) + 1;
      this.daysAWeek = through;
      return at + 3;
    }
    if (word === 'weekends' && !this.numberBefore(at)) {
      this.daysAWeek = 2;
      return at + 1;
    }
    return null;
  }

  private numberBefore(at: number): boolean {
    const token = this.tokens[at - 1];
    return token?.kind === 'number' || (token?.kind === 'word' && numberWord(token.text) !== null);
  }

  /** "a day", "per week", "/ wk", "every evening", "each Saturday", "daily". */
  private perAt(at: number): { readonly unit: Per; readonly next: number } | null {
    const word = this.word(at);
    if (/^(daily|nightly)$/.test(word)) return { unit: 'day', next: at + 1 };
    if (word === 'weekly') return { unit: 'week', next: at + 1 };
    if (word === 'monthly') return { unit: 'month', next: at + 1 };
    const opens =
      /^(an?|per|each|every)$/.test(word) || this.mark(at) === '/' || (word === 'p' && this.mark(at + 1) === '/');
    if (!opens) return null;
    const single = this.word(at + 1) === 'single' ? at + 2 : at + 1;
    const named = this.word(single);
    if (/^(weekday|workday)s?$/.test(named)) return { unit: 'weekday', next: single + 1 };
    const unit = named ? unitOf(named) : null;
    if (unit && unit !== 'minute' && unit !== 'hour') return { unit, next: single + 1 };
    if (/^(each|every|per)$/.test(word) && named && weekdayWord(named) !== null)
      return { unit: 'week', next: single + 1 };
    return null;
  }

  private numberAt(at: number): Amount | null {
    const first = this.simpleNumber(at);
    if (!first) return null;
    let { value, next } = first;
    if (this.word(next) === 'and' && /^an?$/.test(this.word(next + 1)) && this.word(next + 2) === 'half') {
      value += 0.5;
      next += 3;
    }
    const ranges = this.mark(next) === '-' || /^(to|or)$/.test(this.word(next));
    const second = ranges ? this.simpleNumber(next + 1) : null;
    if (second && this.unitBehind(second.next)) {
      const least = Math.min(value, second.value);
      if (least !== Math.max(value, second.value))
        this.assumptions.push(`Of ${value} to ${second.value} the smaller is taken.`);
      return { value: least, next: second.next };
    }
    return { value, next };
  }

  private unitBehind(at: number): { readonly unit: TimeUnit; readonly next: number } | null {
    let next = at;
    while (BETWEEN.has(this.word(next)) || this.mark(next) === '-') next += 1;
    const word = this.word(next);
    const unit = word ? unitOf(word) : null;
    return unit ? { unit, next: next + 1 } : null;
  }

  private simpleNumber(at: number): Amount | null {
    const token = this.tokens[at];
    if (token?.kind === 'number') return this.quarters(token.value, at + 1) ?? { value: token.value, next: at + 1 };
    const word = this.word(at);
    if (word === 'half') return { value: 0.5, next: /^an?$/.test(this.word(at + 1)) ? at + 2 : at + 1 };
    if (/^an?$/.test(word)) {
      const more = this.word(at + 1);
      if (more === 'half') return { value: 0.5, next: at + 2 };
      if (more === 'hundred') return { value: 100, next: at + 2 };
      const quarter = this.quarters(1, at + 1);
      if (quarter) return quarter;
      const loose = /^(couple|few|dozen|single)$/.test(more) ? numberWord(more) : null;
      if (loose !== null) return this.loose(more, loose, at + 2);
      return this.unitBehind(at + 1) ? { value: 1, next: at + 1 } : null;
    }
    const value = word ? numberWord(word) : null;
    if (value === null) return this.quarters(1, at);
    const quarters = this.quarters(value, at + 1);
    if (quarters) return quarters;
    if (isLoose(word)) return this.loose(word, value, at + 1);
    const next = this.mark(at + 1) === '-' ? at + 2 : at + 1;
    const ones = this.word(next) ? numberWord(this.word(next)) : null;
    if (value >= 20 && value % 10 === 0 && ones !== null && ones > 0 && ones < 10)
      return { value: value + ones, next: next + 1 };
    if (this.word(at + 1) === 'hundred') return { value: value * 100, next: at + 2 };
    return { value, next: at + 1 };
  }

  /** "quarter of an hour", "three quarters of a year"; a quarter alone is three months. */
  private quarters(count: number, at: number): Amount | null {
    const fraction = /^quarters?$/.test(this.word(at)) && this.word(at + 1) === 'of' && /^an?$/.test(this.word(at + 2));
    return fraction ? { value: count / 4, next: at + 3 } : null;
  }

  private loose(word: string, value: number, next: number): Amount {
    if (isLoose(word) && word !== 'couple') this.assumptions.push(`“${word}” is taken as ${value}.`);
    return { value, next };
  }

  private amount(at: number, { value, next }: Amount): number {
    const behind = this.unitBehind(next);
    if (!behind) {
      if (this.tokens[at]?.kind === 'number') this.bare = value;
      return next;
    }
    const negative = this.mark(at - 1) === '-' && this.tokens[at - 2]?.kind !== 'number';
    if (value <= 0 || negative) this.zero = true;
    const half =
      this.word(behind.next) === 'and' &&
      /^an?$/.test(this.word(behind.next + 1)) &&
      this.word(behind.next + 2) === 'half';
    return this.take(half ? value + 0.5 : value, behind.unit, half ? behind.next + 3 : behind.next);
  }

  private take(value: number, unit: TimeUnit, at: number): number {
    if (unit === 'hour' || unit === 'minute') return this.takeHours(value, unit, at);
    const per = this.perAt(at) ?? (/^(in|of)$/.test(this.word(at)) ? this.perAt(at + 1) : null);
    if (unit === 'day' && per?.unit === 'week' && value <= 7) {
      this.daysAWeek = value;
      return per.next;
    }
    this.length(value, unit);
    return at;
  }

  private takeHours(value: number, unit: TimeUnit, from: number): number {
    let hours = unit === 'hour' ? value : value / 60;
    let at = from;
    const and = this.word(at) === 'and' ? at + 1 : at;
    const minutes = unit === 'hour' ? this.simpleNumber(and) : null;
    const behind = minutes ? this.unitBehind(minutes.next) : null;
    if (minutes && behind?.unit === 'minute') {
      hours += minutes.value / 60;
      at = behind.next;
    }
    const per = this.perAt(at);
    if (per) {
      this.rate(hours, per.unit);
      return per.next;
    }
    // "5 days a week, 3 hours each"
    if (this.word(at) === 'each' && this.daysAWeek !== null) {
      this.rate(hours, 'day');
      return at + 1;
    }
    if (this.pending) {
      this.rate(hours, this.pending);
      this.pending = null;
    } else this.total = (this.total ?? 0) + hours;
    return at;
  }

  private rate(hours: number, per: Per): void {
    if (per === 'day' || per === 'weekday') {
      this.daily = (this.daily ?? 0) + hours;
      if (per === 'weekday') this.daysAWeek = 5;
      return;
    }
    const weeks = { week: 1, weekend: 1, fortnight: 2, month: 52 / 12, quarter: 13, year: 52, minute: 1, hour: 1 }[per];
    this.weekly = (this.weekly ?? 0) + hours / weeks;
  }

  private length(value: number, unit: TimeUnit): void {
    this.hasLength = true;
    if (unit === 'weekend') this.weekends += Math.max(1, Math.round(value));
    else if (unit === 'day') this.days += value;
    else if (unit === 'week' || unit === 'fortnight') this.days += value * (unit === 'week' ? 7 : 14);
    else {
      const months = value * { month: 1, quarter: 3, year: 12 }[unit as 'month' | 'quarter' | 'year'];
      const whole = Math.floor(months + 1e-9);
      this.months += whole;
      this.days += Math.round((months - whole) * 30);
    }
  }

  /** A unit without a number: "the weekend", "next week", "over the month". */
  private plainUnit(at: number): number {
    const word = this.word(at);
    const unit = word ? unitOf(word) : null;
    if (unit === 'weekend') this.length(1, unit);
    else if (unit && unit !== 'hour' && unit !== 'minute' && word.length > 2 && !this.hasLength) {
      // "one month" and "next month" say the same; a plural without a number says nothing.
      if (/^(the|this|next|whole|entire|coming)$/.test(this.word(at - 1)) && !word.endsWith('s')) this.length(1, unit);
    }
    return at + 1;
  }

  /** "2 hours of study every day": the habit came behind other words, or nothing came behind it. */
  private settlePending(): void {
    if (this.pending === null) return;
    if (this.pending === 'weekday') this.daysAWeek = 5;
    else if (this.pending === 'weekend') this.daysAWeek ??= 2;
    else if (this.pending === 'day' && this.daily === null && this.total === null) this.daysAWeek ??= 7;
  }
}
