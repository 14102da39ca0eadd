import { isoOf } from '../dates/iso-day';
import { addDays, addMonths, dateWords, daysInMonth, partsOf, weekdayOf } from './dates';
import { monthOf, type TimeToken, weekdayWord } from './time-words';

/** An end that a text names. */
export interface NamedEnd {
  /** ISO date; `null` when the text names a day that does not exist. */
  readonly end: string | null;
  /** The words, as they can be quoted. */
  readonly said: string;
  /** What was taken for granted, as a sentence, or `null`. */
  readonly assumption: string | null;
}

interface Hit extends NamedEnd {
  /** Index of the token behind it. */
  readonly next: number;
}

const PREPOSITIONS = new Set(['by', 'until', 'till', 'til', 'before', 'to', 'on', 'at', 'come']);
const WITHIN = new Set(['in', 'during', 'throughout', 'through', 'end', 'late']);
const SEASONS: Readonly<Record<string, number>> = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 };
const FILLERS = new Set(['the', 'of', 'this', 'next', 'coming']);

/**
 * Takes the date out of a time limit: "by 1 March", "until the end of June", "next Friday", "2027-03-01".
 * Where the text names several, the last one counts.
 * @returns the tokens without the words of dates, and the end, `null` when none is named
 */
export function takeEnd(
  tokens: readonly TimeToken[],
  today: string,
): { readonly rest: readonly TimeToken[]; readonly end: NamedEnd | null } {
  const rest: TimeToken[] = [];
  let end: NamedEnd | null = null;
  for (let at = 0; at < tokens.length; ) {
    const hit = dateAt(tokens, at, today);
    if (hit) {
      end = hit;
      // So that what comes before a date is not counted together with what follows it.
      rest.push({ kind: 'mark', text: ':' });
      at = hit.next;
    } else {
      const token = tokens[at];
      if (token) rest.push(token);
      at += 1;
    }
  }
  return { rest, end };
}

function dateAt(tokens: readonly TimeToken[], at: number, today: string): Hit | null {
  return (
    figuresAt(tokens, at, today) ??
    monthAt(tokens, at, today) ??
    relativeAt(tokens, at, today) ??
    wordAt(tokens, at, today)
  );
}

const wordOf = (token: TimeToken | undefined): string => (token?.kind === 'word' ? token.text : '');
const quoted = (tokens: readonly TimeToken[], from: number, to: number) =>
  tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')
    .replace(/ ?([-/]) ?/g, '$1');

/** `2027-03-01`, `2027/3/1`, `1.3.2027`, `01/03/2027` */
function figuresAt(tokens: readonly TimeToken[], at: number, today: string): Hit | null {
  const [a, mark, b, second, c] = tokens.slice(at, at + 5);
  let figures: readonly number[] = [];
  let next = at + 5;
  if (a?.kind === 'number' && /^\d+\.\d+\.\d+\.?$/.test(a.text)) {
    figures = a.text.split('.').filter(Boolean).map(Number);
    next = at + 1;
  } else if (
    a?.kind === 'number' &&
    b?.kind === 'number' &&
    c?.kind === 'number' &&
    mark?.kind === 'mark' &&
    mark.text === second?.text &&
    '-/'.includes(mark.text)
  )
    figures = [a.value, b.value, c.value];
  const [first = 0, middle = 0, last = 0] = figures;
  if (figures.length !== 3) return null;
  const said = quoted(tokens, at, next);
  if (first >= 1000) return { end: isoOf(first, middle, last), said, assumption: null, next };
  const year = last < 100 ? 100 * Math.floor(partsOf(today).year / 100) + last : last;
  if (middle > 12) return { end: isoOf(year, first, middle), said, assumption: null, next };
  const end = isoOf(year, middle, first);
  const either = first <= 12 && first !== middle && a?.kind === 'number' && !a.text.includes('.');
  const assumption = end && either ? `${said} is read as ${dateWords(end)}, the day first.` : null;
  return { end, said, assumption, next };
}

/** `1 March`, `March 1st, 2027`, `end of June`, `March 2027`, `until may` */
function monthAt(tokens: readonly TimeToken[], at: number, today: string): Hit | null {
  let from = at;
  let day: number | null = null;
  const opening = wordOf(tokens[from]);
  if (opening === 'the') from += 1;
  const first = tokens[from];
  if (first?.kind === 'number' && isDay(first.value)) {
    let month = from + 1;
    if (/^(st|nd|rd|th)$/.test(wordOf(tokens[month]))) month += 1;
    if (wordOf(tokens[month]) === 'of') month += 1;
    if (monthOf(wordOf(tokens[month])) === null) return null;
    day = first.value;
    from = month;
  }
  const name = wordOf(tokens[from]);
  const month = name ? monthOf(name) : null;
  if (month === null) return null;
  let next = from + 1;
  const follower = tokens[next];
  if (day === null && follower?.kind === 'number' && isDay(follower.value) && !isCounted(tokens, next)) {
    day = follower.value;
    next += 1;
    if (/^(st|nd|rd|th)$/.test(wordOf(tokens[next]))) next += 1;
  }
  const before = before2(tokens, at);
  // "may", "march" and "second" are everyday words too.
  const isName = name !== 'may' || day !== null || before.some((word) => PREPOSITIONS.has(word) || WITHIN.has(word));
  if (!isName && tokens.length > 1) return null;
  const said = tokens[next];
  let year: number | null = null;
  if (said?.kind === 'number' && Number.isInteger(said.value) && said.value >= 1900 && said.value < 3000) {
    year = said.value;
    next += 1;
  }
  const last = day === null && before.some((word) => WITHIN.has(word));
  const words = quoted(tokens, at, next);
  const on = (y: number) => isoOf(y, month, day ?? (last ? daysInMonth(y, month) : 1));
  if (year !== null) return { end: on(year), said: words, assumption: null, next };
  const thisYear = partsOf(today).year;
  // 29 February may be four years away, eight around a century.
  for (let y = thisYear; y <= thisYear + 8; y += 1) {
    const end = on(y);
    if (end !== null && end >= today) return { end, said: words, assumption: null, next };
  }
  return { end: null, said: words, assumption: null, next };
}

const isDay = (value: number) => Number.isInteger(value) && value >= 1 && value <= 31;
/** "June 2 hours a day": the number counts what follows it. */
const isCounted = (tokens: readonly TimeToken[], at: number) =>
  /^(h|hr|hrs|hours?|min|mins|minutes?|weeks?|days?|months?)$/.test(wordOf(tokens[at + 1]));

/** The two words before, articles left out. */
function before2(tokens: readonly TimeToken[], at: number): string[] {
  const words: string[] = [];
  for (let back = at - 1; back >= 0 && words.length < 2; back -= 1) {
    const word = wordOf(tokens[back]);
    if (word === '') break;
    if (!FILLERS.has(word)) words.push(word);
  }
  return words;
}

/** `end of next month`, `until next week`, `this year`; "for the next month" is a length and no date. */
function relativeAt(tokens: readonly TimeToken[], at: number, today: string): Hit | null {
  const words = [0, 1, 2, 3, 4].map((offset) => wordOf(tokens[at + offset]));
  const ends = words[0] === 'end' || (words[0] === 'the' && words[1] === 'end');
  let index = ends ? (words[0] === 'end' ? 1 : 2) : 0;
  if (ends && words[index] === 'of') index += 1;
  if (words[index] === 'the') index += 1;
  const which = ['this', 'next', 'last', 'past', 'current', 'coming'].includes(words[index] ?? '')
    ? (words[index] ?? '')
    : '';
  if (which) index += 1;
  const unit = words[index] ?? '';
  if (!['week', 'month', 'year'].includes(unit) || (which === '' && !ends)) return null;
  const [from, to] = spanOf(
    unit,
    which === 'next' || which === 'coming' ? 1 : which === 'last' || which === 'past' ? -1 : 0,
    today,
  );
  const until = before2(tokens, at).some((word) => PREPOSITIONS.has(word));
  if (which === 'next' && !ends && !until) return null;
  const next = at + index + 1;
  const end = which === 'next' && !ends ? from : to;
  return { end, said: quoted(tokens, at, next), assumption: null, next };
}

/** First and last day of this week (it ends on Sunday), month or year, or one away from it. */
function spanOf(unit: string, shift: number, today: string): readonly [string, string] {
  const { year, month } = partsOf(today);
  if (unit === 'week') {
    const monday = addDays(today, -((weekdayOf(today) + 6) % 7) + 7 * shift);
    return [monday, addDays(monday, 6)];
  }
  if (unit === 'month') {
    const first = addMonths(isoOf(year, month, 1) ?? today, shift);
    return [first, addDays(addMonths(first, 1), -1)];
  }
  return [isoOf(year + shift, 1, 1) ?? today, isoOf(year + shift, 12, 31) ?? today];
}

/** `tomorrow`, `Christmas`, `summer`, `Friday`, `by 2028` */
function wordAt(tokens: readonly TimeToken[], at: number, today: string): Hit | null {
  const token = tokens[at];
  const word = wordOf(token);
  const before = before2(tokens, at);
  const hit = (end: string | null, more: Partial<Hit> = {}): Hit => ({
    end,
    said: token?.text ?? '',
    assumption: null,
    next: at + 1,
    ...more,
  });
  const { year } = partsOf(today);
  if (token?.kind === 'number') {
    if (isDay(token.value) && /^(st|nd|rd|th)$/.test(wordOf(tokens[at + 1])))
      return hit(nextDay(token.value, today), { said: `${token.value}${wordOf(tokens[at + 1])}`, next: at + 2 });
    const isYear = /^\d{4}$/.test(token.text) && token.value >= 1900 && token.value < 3000;
    if (!isYear || !before.some((w) => PREPOSITIONS.has(w) || WITHIN.has(w))) return null;
    return hit(before.some((w) => WITHIN.has(w)) ? isoOf(token.value, 12, 31) : isoOf(token.value, 1, 1));
  }
  if (word === '') return null;
  if (word === 'today' || word === 'tonight') return hit(today);
  if (/^tom+or+ow$/.test(word)) return hit(addDays(today, 1));
  if (word === 'yesterday' || word === 'ago') return hit(addDays(today, -1));
  if (word === 'christmas' || word === 'xmas') return hit(nextOn(12, 25, today));
  if (word === 'new' && /^years?$/.test(wordOf(tokens[at + 1]))) {
    const next = wordOf(tokens[at + 2]) === 's' ? at + 3 : at + 2;
    if (wordOf(tokens[next]) === 'eve') return hit(isoOf(year, 12, 31), { said: 'new year’s eve', next: next + 1 });
    return hit(isoOf(year + 1, 1, 1), { said: 'new year', next });
  }
  const season = SEASONS[word];
  if (season !== undefined && Object.hasOwn(SEASONS, word)) {
    const end = nextOn(season, 1, today);
    return hit(end, { assumption: `“${word}” is taken to begin on ${dateWords(end)}.` });
  }
  const weekday = before.some((w) => PREPOSITIONS.has(w)) || before.length === 0 ? weekdayWord(word) : null;
  // "sun", "sat" and "wed" count only behind "by" and its kind, and "Monday to Friday" is a habit.
  if (weekday === null || (word.length < 4 && !before.some((w) => PREPOSITIONS.has(w)))) return null;
  if (weekdayWord(wordOf(tokens[at + 2])) !== null || weekdayWord(wordOf(tokens[at - 2])) !== null) return null;
  return hit(addDays(today, ((weekday - weekdayOf(today) + 6) % 7) + 1));
}

/** The next day of a month with that number, today at the earliest. */
function nextDay(day: number, today: string): string | null {
  const { year, month } = partsOf(today);
  for (let ahead = 0; ahead < 3; ahead += 1) {
    const first = addMonths(isoOf(year, month, 1) ?? today, ahead);
    const end = isoOf(partsOf(first).year, partsOf(first).month, day);
    if (end !== null && end >= today) return end;
  }
  return null;
}

function nextOn(month: number, day: number, today: string): string {
  const { year } = partsOf(today);
  const now = isoOf(year, month, day) ?? today;
  return now > today ? now : (isoOf(year + 1, month, day) ?? today);
}
