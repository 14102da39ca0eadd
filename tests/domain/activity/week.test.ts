import { describe, expect, test } from 'vitest';
import { ledgerToCsv, ledgerToJson } from '../../../src/domain/activity/export';
import { yearOf } from '../../../src/domain/activity/figures';
import { topicCounts } from '../../../src/domain/activity/topics';
import type { Activity, ActivityKind } from '../../../src/domain/activity/types';
import { daysSinceEach, weekOf } from '../../../src/domain/activity/week';
import { monthSpans, monthsOf, summaryOf } from '../../../src/domain/activity/year';

const did = (kind: ActivityKind, day: string) => ({ kind, day });
const SATURDAY = '2026-11-21';

describe('the week', () => {
  const all = [
    did('typing', '2026-11-21'),
    did('typing', '2026-11-21'),
    did('interview', '2026-11-20'),
    did('typing', '2026-11-15'),
    did('training', '2026-11-09'),
    did('typing', '2026-11-08'),
    did('typing', '2026-12-24'),
  ];

  test.each([
    [1, '2026-11-16', [0, 0, 0, 0, 1, 2, 0], { now: 3, before: 2 }],
    [0, '2026-11-15', [1, 0, 0, 0, 0, 1, 2], { now: 4, before: 2 }],
    [6, '2026-11-21', [2, 0, 0, 0, 0, 0, 0], { now: 2, before: 2 }],
  ] as const)('that begins on day %i', (weekStartsOn, first, counts, done) => {
    const week = weekOf(all, SATURDAY, weekStartsOn);
    expect(week.days[0]?.day).toBe(first);
    expect(week.days.map(({ count }) => count)).toEqual(counts);
    expect(week.done).toEqual(done);
    expect(week.days.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual([SATURDAY]);
    expect(week.days.filter(({ isAhead }) => isAhead).every(({ day }) => day > SATURDAY)).toBe(true);
  });

  test('by kind, this week beside the one before', () => {
    const week = weekOf(all, SATURDAY, 1);
    expect(week.kinds).toEqual([
      { kind: 'interview', now: 1, before: 0 },
      { kind: 'training', now: 0, before: 1 },
      { kind: 'typing', now: 2, before: 1 },
    ]);
    expect([week.activeDays, week.streak, week.doneToday]).toEqual([2, 2, true]);
  });

  test('nothing done', () => {
    const week = weekOf([], SATURDAY, 1);
    expect([week.kinds, week.done, week.activeDays, week.streak, week.doneToday]).toEqual([
      [],
      { now: 0, before: 0 },
      0,
      0,
      false,
    ]);
  });
});

test('days since each kind, none below 0', () => {
  expect(
    daysSinceEach(
      [did('typing', '2026-11-01'), did('typing', '2026-11-19'), did('interview', '2026-12-24'), did('task', SATURDAY)],
      SATURDAY,
    ),
  ).toEqual({ typing: 2, interview: 0, task: 0 });
});

describe('the year in words', () => {
  const weeks = yearOf(
    [
      did('typing', '2026-11-21'),
      did('typing', '2026-11-20'),
      did('typing', '2026-11-20'),
      did('typing', '2026-10-31'),
    ],
    SATURDAY,
    1,
  );

  test('its sum, its active days, its busiest day', () => {
    expect(summaryOf(weeks)).toEqual({ count: 4, activeDays: 3, busiest: { day: '2026-11-20', count: 2 } });
    expect(summaryOf(yearOf([], SATURDAY, 1))).toEqual({ count: 0, activeDays: 0, busiest: null });
  });

  test('by month, the newest first, nothing lost', () => {
    const months = monthsOf(weeks);
    expect(months.slice(0, 2)).toEqual([
      { month: '2026-11', activeDays: 2, count: 3 },
      { month: '2026-10', activeDays: 1, count: 1 },
    ]);
    expect(months).toHaveLength(13);
  });

  test('the months over the columns span all of them', () => {
    const spans = monthSpans(weeks);
    expect(spans.reduce((sum, { weeks: columns }) => sum + columns, 0)).toBe(53);
    expect(spans.at(-1)).toEqual({ month: '2026-11', weeks: 3 });
  });
});

test('topics by how often, roles among them, files and durations left out', () => {
  const labelled = (kind: ActivityKind, label: string) => ({ kind, label });
  expect(
    topicCounts([
      labelled('interview', 'SDE-1'),
      labelled('training', ' sde-1 '),
      labelled('topic', 'HTML'),
      labelled('plan-topic', 'Go'),
      labelled('challenge', 'FizzBuzz Simple'),
      labelled('typing', '30 seconds'),
      labelled('resume-report', 'cv.pdf'),
      labelled('topic', '  '),
    ]),
  ).toEqual([
    { topic: 'SDE-1', count: 2 },
    { topic: 'FizzBuzz Simple', count: 1 },
    { topic: 'Go', count: 1 },
    { topic: 'HTML', count: 1 },
  ]);
});

describe('the ledger as a file', () => {
  const entry = (label: string, amount: number | null = null): Activity => ({
    id: `training:${label}`,
    kind: 'training',
    at: '2026-11-21T09:00:00.000Z',
    day: '2026-11-21',
    label,
    amount,
  });

  test.each([
    ['SDE-1', 'SDE-1'],
    ['a "b", c', '"a ""b"", c"'],
    ['two\nlines', '"two\nlines"'],
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['+1', `'+1`],
    ['-1', `'-1`],
    ['@sum', `'@sum`],
    ['\t=1', `'\t=1`],
  ])('CSV of %j', (label, cell) => {
    expect(ledgerToCsv([entry(label, 7)])).toBe(
      `day,time,kind,label,amount\r\n2026-11-21,2026-11-21T09:00:00.000Z,training,${cell},7\r\n`,
    );
  });

  test('no amount is an empty cell; no entry is a header', () => {
    expect(ledgerToCsv([entry('HTML')])).toMatch(/,HTML,\r\n$/);
    expect(ledgerToCsv([])).toBe('day,time,kind,label,amount\r\n');
  });

  test('JSON holds every entry as it is', () => {
    const all = [entry('=1', 3), entry('two\nlines')];
    expect(JSON.parse(ledgerToJson(all))).toEqual({ format: 'elevate-activity', version: 1, activities: all });
  });
});
