import type { Lines } from './recurrence-lines';
import { expandRule, type Rule, readRule } from './rule';
import { partsOfRule, ruleText, type Shift } from './shift-rule';
import { DAY, dayNumber, weekdayOf } from './wall';

/** How far from its place the first time of a series may come to lie; some rules happen once a year. */
const [BACK, AHEAD] = [31 * DAY, 366 * DAY];

/**
 * A series that moved begins at a time of its rule: one that begins elsewhere is read in as many ways as there are programs
 * (RFC 5545, section 3.8.5.3). Where no rule says the move exactly, the time that was moved stays where it was put, as an
 * added date if it is the first; a series that was moved at another of its times begins at the nearest time of its rule.
 * @param lines of the series after the move, @param before it
 */
export function begunOn(lines: Lines, before: Lines, { from, to, anchor }: Shift): { start: number; lines: Lines } {
  const asItIs = { start: to, lines };
  const rules = rulesOf(lines);
  if (rules.length === 0 || happens(rules, to, to) || !happens(rulesOf(before), from, from)) return asItIs;
  if (anchor !== undefined && anchor !== to) {
    const near = rules.flatMap((rule) => expanded(rule, phaseOf(rule, to), to - BACK, to + AHEAD));
    const start = near.reduce(
      (best, at) => (Math.abs(at - to) < Math.abs(best - to) ? at : best),
      Number.POSITIVE_INFINITY,
    );
    return Number.isFinite(start) ? { start, lines } : asItIs;
  }
  const start = Math.min(...rules.flatMap((rule) => expanded(rule, to, to, to + AHEAD).slice(0, 1)));
  if (!Number.isFinite(start) || rules.some(({ count }) => count === 1)) return asItIs;
  return {
    start,
    lines: {
      ...lines,
      rules: lines.rules.map((line) => (line.name === 'RRULE' ? { ...line, text: withoutFirst(line.text) } : line)),
      added: [{ wall: to, length: null }, ...lines.added],
    },
  };
}

const rulesOf = ({ rules }: Lines): Rule[] =>
  rules.flatMap(({ name, text }) => (name === 'RRULE' ? (readRule(text) ?? []) : []));

const expanded = (rule: Rule, start: number, from: number, to: number): number[] =>
  expandRule({ ...rule, count: null }, start, {
    from,
    to,
    limit: 100,
    until: Number.POSITIVE_INFINITY,
    fittingOnly: true,
  });

const happens = (rules: readonly Rule[], start: number, at: number): boolean =>
  rules.some((rule) => expanded(rule, start, at, at).length > 0);

/** The same time of the day where the rule's period begins; of a rule that takes its days from its start, that start. */
function phaseOf(rule: Rule, at: number): number {
  if (rule.byDay.length + rule.byMonthDay.length + rule.byYearDay.length === 0) return at;
  const date = new Date(at);
  const back =
    rule.frequency === 'MONTHLY'
      ? date.getUTCDate() - 1
      : rule.frequency === 'YEARLY'
        ? dayNumber(at) - dayNumber(Date.UTC(date.getUTCFullYear(), 0, 1))
        : rule.frequency === 'WEEKLY'
          ? (weekdayOf(dayNumber(at)) - rule.weekStart + 7) % 7
          : 0;
  return at - back * DAY;
}

/** The first time is counted apart. */
function withoutFirst(text: string): string {
  const parts = partsOfRule(text);
  const count = Number(parts.get('COUNT'));
  return count > 1 ? ruleText(parts.set('COUNT', String(count - 1))) : text;
}
