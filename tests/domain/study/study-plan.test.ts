import { expect, test } from 'vitest';
import { dayIndex } from '../../../src/domain/calendar/day-index';
import { newEvent } from '../../../src/domain/calendar/edits';
import type { CalendarEvent } from '../../../src/domain/calendar/types';
import { wallOf } from '../../../src/domain/calendar/wall';
import { clockFor } from '../../../src/domain/calendar/zones';
import { studyParts } from '../../../src/domain/evidence/study-wants';
import type { Way } from '../../../src/domain/evidence/way-types';
import { hoursWords, planFor, type StudyLimits, shared, type Wanted } from '../../../src/domain/study/study-plan';

const clock = clockFor('UTC', {});
const ways: readonly Way[] = [
  { kind: 'topic', id: 'devops/containers', name: 'Containers', skills: ['Docker'], hours: 10 },
];
const want = (skill: string, minutes: number, chosen = true): Wanted => ({
  id: skill,
  name: skill,
  note: 'Must',
  minutes,
  chosen,
});
const window = { from: '18:00', to: '20:00' };
const limits: StudyLimits = {
  ...{ by: '2026-11-30', hours: '4', weekdays: window, weekend: window },
  each: ['2', '2', '2', '2', '2', '2', '2'],
};
const block = (start: string, end: string, about = '', text = 'x'): CalendarEvent =>
  newEvent({ id: start, text, start, end, allDay: false, zone: 'UTC', at: '2026-11-22T09:00:00.000Z', about });

function plan(
  change: Partial<StudyLimits> = {},
  wanted = [want('Docker', 120)],
  events: readonly CalendarEvent[] = [],
) {
  const byId = Object.fromEntries(events.map((event) => [event.id, event]));
  return planFor({
    wanted,
    limits: { ...limits, ...change },
    index: dayIndex(byId, clock),
    events: byId,
    clock,
    now: wallOf('2026-11-23T12:00:00'),
    today: '2026-11-23',
    partsOf: (want) => studyParts(want, want.name, ways),
  });
}

test('blocks open what they are about, in free hours alone', () => {
  const { blocks, left, fault, dayOf } = plan({}, undefined, [block('2026-11-23T18:00:00', '2026-11-23T19:30:00')]);
  expect(fault).toBeNull();
  expect(left).toEqual([]);
  expect(
    blocks.map(
      ({ start, end, part }) =>
        `${dayOf(start)} ${new Date(start).toISOString().slice(11, 16)} ${(end - start) / 60_000} ${part.about?.id}`,
    ),
  ).toEqual([
    '2026-11-23 19:30 30 devops/containers',
    '2026-11-24 18:00 60 devops/containers',
    '2026-11-24 19:00 30 devops/containers',
  ]);
});

test('what is planned already counts: for its subject, and within the hours of its week', () => {
  const there = [
    block('2026-11-25T09:00:00', '2026-11-25T10:30:00', 'topic devops/containers', 'Learn: Docker, Containers'),
  ];
  const { blocks } = plan({}, undefined, there);
  expect(blocks.map(({ start, end }) => (end - start) / 60_000)).toEqual([30]);
  expect(plan({ hours: '1.5' }, [want('Zig', 60)], there)).toMatchObject({
    blocks: [],
    left: [{ name: 'Zig', minutes: 60 }],
    fault: expect.stringMatching(/taken by study that is planned already/),
  });
  expect(plan({}, [want('Docker', 90)], there).fault).toMatch(/in your calendar already/);
});

test('an interview itself is not study', () => {
  const { blocks } = plan({ hours: '2' }, undefined, [
    block('2026-11-25T09:00:00', '2026-11-25T12:00:00', 'job job-1'),
  ]);
  expect(blocks).toHaveLength(2);
});

test.each([
  ['no day', { by: '' }, /Choose the day/],
  ['no such day', { by: '2026-02-30' }, /Choose the day/],
  ['a day that is over', { by: '2026-11-20' }, /This day is over/],
  ['today', { by: '2026-11-23' }, /This is today/],
  ['no hours', { hours: '0' }, /With 0 hours a week nothing can be planned/],
  ['an empty field', { hours: ' ' }, /as a number/],
  ['less than none', { hours: '-3' }, /as a number/],
  ['more hours than a week has', { hours: '169' }, /A week has 168 hours/],
  ['hours the wrong way round', { weekdays: { from: '20:00', to: '18:00' } }, /not later than/],
  ['no time at the weekend', { weekend: { from: '', to: '18:00' } }, /not later than/],
  ['no day of the week', { each: ['', '', '0', '', '', '', ''] }, /at least one day/],
  ['a day of 25 hours', { each: ['', '25', '', '', '', '', ''] }, /A day has 24 hours, and Monday is to have 25/],
  ['a day of no number', { each: ['', '', '', 'x', '', '', ''] }, /Enter the hours for Wednesday/],
  ['a day of less than none', { each: ['', '', '', '', '', '', '-1'] }, /Enter the hours for Saturday/],
])('%s is said, and nothing is planned', (_, change, words) => {
  expect(plan(change)).toMatchObject({ blocks: [], left: [] });
  expect(plan(change).fault).toMatch(words);
});

test('a calendar without a free hour is said', () => {
  expect(plan({}, undefined, [block('2026-11-20T00:00:00', '2026-12-24T00:00:00')]).fault).toMatch(
    /no free half hour in these hours/,
  );
});

test('nothing chosen is said', () => {
  expect(plan({}, [want('Docker', 60, false)]).fault).toMatch(/at least one thing/);
});

test('what does not fit is named once, with all of its missing time', () => {
  expect(plan({ hours: '1' }, [want('Docker', 120), want('Zig', 60)]).left).toEqual([
    { name: 'Docker', minutes: 60 },
    { name: 'Zig', minutes: 60 },
  ]);
});

test('the hours there are, shared: each in turn, none more than it wants', () => {
  const said = (wanted: readonly Wanted[], minutes: number) =>
    shared(wanted, minutes).map(({ name, minutes: own, chosen }) => `${name} ${chosen ? own : '-'}`);
  const three = [want('a', 240), want('b', 30), want('c', 240)];
  expect(said(three, 150)).toEqual(['a 60', 'b 30', 'c 60']);
  expect(said(three, 60)).toEqual(['a 30', 'b 30', 'c -']);
  expect(said(three, 2000)).toEqual(['a 240', 'b 30', 'c 240']);
  expect(said([want('a', 240), want('b', 60, false)], 60)).toEqual(['a 60', 'b -']);
});

test.each([
  [30, '30 min'],
  [60, '1 h'],
  [90, '1 h 30 min'],
  [0, '0 min'],
])('%i minutes are %s', (minutes, words) => {
  expect(hoursWords(minutes)).toBe(words);
});
