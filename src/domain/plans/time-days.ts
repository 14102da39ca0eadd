import { numberWord, type TimeToken, unitOf, weekdayWord } from './time-words';

/** Hours that a text names for days of the week. */
export interface DayHours {
  /** Sunday to Saturday; `null` where the text names no days of the week. */
  readonly byDay: readonly number[] | null;
  /** Days that are named without hours. */
  readonly onDays: readonly number[];
  readonly assumptions: readonly string[];
}

interface Hours {
  readonly kind: 'hours';
  readonly hours: number;
  readonly from: number;
  readonly to: number;
}

interface Days {
  readonly kind: 'days';
  readonly days: readonly number[];
  /** How it was said: `each` weekday, a whole `weekend`, or `any` day, which gives way to the others. */
  readonly sort: 'each' | 'weekends' | 'a-weekend' | 'any';
  /** One day without a sign that it comes again, so it may be a date. */
  readonly single: boolean;
  readonly from: number;
  readonly to: number;
}

const WEEKDAYS = [1, 2, 3, 4, 5];
const WEEKEND = [6, 0];
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const OPENERS = /^(on|at|in|during|the|my|every|each|per|an?|just|only)$/;
const REPEATED = /^(every|each|per)$/;
const BEFORE_DATES = /^(by|until|till|til|before|next|this|last|come)$/;
const PARTS_OF_DAYS = /^(mornings?|evenings?|nights?|afternoons?|days|only|each)$/;
const MOST_A_DAY = 24;
/** More hours than this "on weekends" are meant for both days together. */
const MOST_EACH_DAY = 8;
/** Words between hours and their days: "2 hours of study on weekdays". */
const WIDEST_GAP = 3;

/**
 * Takes the hours of days of the week out of a time limit: "1 hour on weekdays and 4 on weekends", "Mon and Wed evenings
 * 2h", "weekends only".
 * @returns the tokens without them
 */
export function takeDays(tokens: readonly TimeToken[]): DayHours & { readonly rest: readonly TimeToken[] } {
  const found = itemsOf(tokens);
  const nothing = { byDay: null, onDays: [], assumptions: [], rest: tokens };
  const certain = found.filter((item) => item.kind === 'days' && item.sort !== 'any' && !item.single);
  if (certain.length === 0) return nothing;
  const pairs = pairsOf(found, tokens);
  const paired = pairs.filter(({ days }) => days.sort !== 'any');
  const used = new Set<number>();
  const use = ({ from, to }: { from: number; to: number }) => {
    for (let at = from; at < to; at += 1) used.add(at);
  };
  const rest = () =>
    tokens.flatMap((token, at): TimeToken[] => {
      if (!used.has(at)) return [token];
      return used.has(at - 1) ? [] : [{ kind: 'mark', text: ':' }];
    });
  if (paired.length === 0) {
    const onDays = certain.flatMap((item) => (item.kind === 'days' ? item.days : []));
    for (const item of certain) use(item);
    return { byDay: null, onDays: [...new Set(onDays)].sort(), assumptions: [], rest: rest() };
  }
  const byDay = EVERY_DAY.map(() => 0);
  const assumptions: string[] = [];
  for (const { hours, days } of pairs.toSorted((a, b) => rankOf(a.days) - rankOf(b.days))) {
    const both = days.sort === 'a-weekend' || (days.sort === 'weekends' && hours.hours > MOST_EACH_DAY);
    const each = both ? hours.hours / 2 : hours.hours;
    // "2 hours every day and 3 hours every weekend" are 3 hours more.
    for (const day of days.days) byDay[day] = each + (days.sort === 'a-weekend' ? (byDay[day] ?? 0) : 0);
    if (days.sort === 'weekends')
      assumptions.push(
        both
          ? `${hours.hours} hours on weekends are taken for both days together.`
          : `${hours.hours} ${hours.hours === 1 ? 'hour' : 'hours'} on weekends ${hours.hours === 1 ? 'is' : 'are'} taken for each of the two days.`,
      );
    use(hours);
    use(days);
    use({ from: Math.min(hours.to, days.to), to: Math.max(hours.from, days.from) });
  }
  return { byDay, onDays: [], assumptions, rest: rest() };
}

const rankOf = ({ sort, days }: Days) => (sort === 'any' ? 0 : days.length === 1 ? 2 : 1);

/** Hours with the days they are for: the days follow them, or they follow the days, whichever the text begins with. */
function pairsOf(items: readonly (Hours | Days)[], tokens: readonly TimeToken[]): { hours: Hours; days: Days }[] {
  const pairs: { hours: Hours; days: Days }[] = [];
  const near = (a: Hours | Days, b: Hours | Days) => {
    const gap = tokens.slice(a.to, b.from);
    return gap.length <= WIDEST_GAP && gap.every((token) => token.kind === 'word' && unitOf(token.text) === null);
  };
  for (let at = 0; at + 1 < items.length; ) {
    const [first, second, third] = items.slice(at, at + 3);
    if (!first || !second) break;
    if (first.kind === second.kind || !near(first, second)) {
      at += 1;
      continue;
    }
    if (first.kind === 'hours' && second.kind === 'days') {
      // "1 hour a day on weekdays": the narrower days count.
      const narrow = second.sort === 'any' && third?.kind === 'days' && near(second, third) ? third : null;
      pairs.push({ hours: narrow ? { ...first, to: second.to } : first, days: narrow ?? second });
      at += narrow ? 3 : 2;
    } else if (first.kind === 'days' && second.kind === 'hours') {
      // "weekdays 1 hour a day"
      const same = third?.kind === 'days' && third.sort === 'any' && near(second, third);
      pairs.push({ days: first, hours: same ? { ...second, to: third.to } : second });
      at += same ? 3 : 2;
    } else at += 1;
  }
  return pairs.filter(({ hours }) => hours.hours > 0 && hours.hours <= MOST_A_DAY);
}

const wordAt = (tokens: readonly TimeToken[], at: number): string => {
  const token = tokens[at];
  return token?.kind === 'word' ? token.text : '';
};

function itemsOf(tokens: readonly TimeToken[]): (Hours | Days)[] {
  const items: (Hours | Days)[] = [];
  for (let at = 0; at < tokens.length; ) {
    const item =
      daysAt(tokens, at) ??
      hoursAt(
        tokens,
        at,
        items.some(({ kind }) => kind === 'hours'),
      );
    if (item) items.push(item);
    at = item ? item.to : at + 1;
  }
  return items;
}

/** "on weekdays", "every Saturday", "Mon and Wed evenings", "Monday to Friday", "a day". */
function daysAt(tokens: readonly TimeToken[], from: number): Days | null {
  let at = from;
  while (OPENERS.test(wordAt(tokens, at))) at += 1;
  const opening = tokens.slice(from, at).map((token) => token.text);
  if (tokens[from]?.text === '/') at = from + 1;
  const again = opening.some((word) => REPEATED.test(word));
  const word = wordAt(tokens, at);
  const item = (days: readonly number[], sort: Days['sort'], to: number, single = false): Days => {
    let end = to;
    while (PARTS_OF_DAYS.test(wordAt(tokens, end))) end += 1;
    return { kind: 'days', days, sort, single, from, to: end };
  };
  if (/^(week|work)days?$/.test(word) && (word.endsWith('s') || at > from)) return item(WEEKDAYS, 'each', at + 1);
  if (word === 'week' && wordAt(tokens, at + 1) === 'days') return item(WEEKDAYS, 'each', at + 2);
  if (word === 'weekends' && !isNumber(tokens[at - 1])) return item(WEEKEND, 'weekends', at + 1);
  if (
    word === 'weekend' &&
    (again || (opening.at(-1) === 'a' && isHour(tokens[from - 1])) || tokens[from]?.text === '/')
  )
    return item(WEEKEND, 'a-weekend', at + 1);
  if (/^(daily|nightly)$/.test(word)) return item(EVERY_DAY, 'any', at + 1);
  if (/^(day|evening|night|morning)s?$/.test(word) && at > from && isHour(tokens[from - 1]))
    return item(EVERY_DAY, 'any', at + 1);
  return BEFORE_DATES.test(wordAt(tokens, from - 1)) ? null : namedDays(tokens, at, again, item);
}

/** "Monday", "Mon, Wed and Fri", "Monday to Friday", "Saturdays". */
function namedDays(
  tokens: readonly TimeToken[],
  at: number,
  again: boolean,
  item: (days: readonly number[], sort: Days['sort'], to: number, single?: boolean) => Days,
): Days | null {
  const first = dayAt(tokens, at);
  if (first === null) return null;
  const joint = tokens[at + 1]?.text ?? '';
  const last = dayAt(tokens, at + 2);
  if (last !== null && /^(to|through|thru|till|until|-)$/.test(joint)) {
    const span = ((last - first + 7) % 7) + 1;
    return item(
      Array.from({ length: span }, (_, step) => (first + step) % 7),
      'each',
      at + 3,
    );
  }
  const days = [first];
  let to = at + 1;
  for (;;) {
    const next = /^(and|or|\+|\/)$/.test(tokens[to]?.text ?? '') ? to + 1 : to;
    const day = dayAt(tokens, next);
    if (day === null) break;
    days.push(day);
    to = next + 1;
  }
  const comesAgain =
    again || /s$/.test(wordAt(tokens, at)) || /^(morning|evening|night|afternoon)s$/.test(wordAt(tokens, to));
  return item(days, 'each', to, days.length === 1 && !comesAgain);
}

function dayAt(tokens: readonly TimeToken[], at: number): number | null {
  const word = wordAt(tokens, at);
  return word.length > 2 ? weekdayWord(word) : null;
}

const isNumber = (token: TimeToken | undefined): boolean =>
  token?.kind === 'number' || (token?.kind === 'word' && numberWord(token.text) !== null);

const isHour = (token: TimeToken | undefined): boolean =>
  token?.kind === 'word' && /^(hour|minute)$/.test(unitOf(token.text) ?? '');

/** "2 hours", "an hour", "half an hour", "90 min", "1 to 2 h"; behind other hours also "4" before "on weekends". */
function hoursAt(tokens: readonly TimeToken[], from: number, more: boolean): Hours | null {
  const half = wordAt(tokens, from) === 'half' && /^an?$/.test(wordAt(tokens, from + 1));
  let value = half ? 0.5 : /^an?$/.test(wordAt(tokens, from)) ? 1 : figure(tokens[from]);
  if (value === null) return null;
  let at = from + (half ? 2 : 1);
  const joint = tokens[at]?.text ?? '';
  const other = figure(tokens[at + 1]);
  if (/^(-|to|or)$/.test(joint) && other !== null) {
    value = Math.min(value, other);
    at += 2;
  }
  if (isHour(tokens[at])) {
    const hours = unitOf(tokens[at]?.text ?? '') === 'hour' ? value : value / 60;
    const minutes = figure(tokens[at + 1]);
    const exact = minutes !== null && unitOf(wordAt(tokens, at + 2)) === 'minute';
    return { kind: 'hours', hours: exact ? hours + minutes / 60 : hours, from, to: exact ? at + 3 : at + 1 };
  }
  const bare = more && tokens[from]?.kind !== 'mark' && /^(on|at|every|each|per)$/.test(wordAt(tokens, at));
  return bare && daysAt(tokens, at) !== null ? { kind: 'hours', hours: value, from, to: at } : null;
}

const figure = (token: TimeToken | undefined): number | null =>
  token?.kind === 'number' ? token.value : token?.kind === 'word' ? numberWord(token.text) : null;
