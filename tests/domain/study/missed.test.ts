import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aboutOf, aboutText, jobStudy } from '../../../src/domain/calendar/about';
import { newEvent } from '../../../src/domain/calendar/edits';
import { planAbout, planTopicOf } from '../../../src/domain/calendar/plan-about';
import { isStudy } from '../../../src/domain/calendar/study-hours';
import type { CalendarEvent } from '../../../src/domain/calendar/types';
import { MINUTE, wallOf, wallText } from '../../../src/domain/calendar/wall';
import { clockFor } from '../../../src/domain/calendar/zones';
import { anyOver } from '../../../src/domain/study/any-over';
import { blocksMarkdown } from '../../../src/domain/study/blocks-out';
import type { StudyTimes } from '../../../src/domain/study/limits';
import { missedBlocks } from '../../../src/domain/study/missed';
import { blocksOfPlan, blocksOfTopic, stateAfter, tickedTopic } from '../../../src/domain/study/topic-blocks';

const AT = '2026-11-20T09:00:00.000Z';
const clock = clockFor('UTC', {});
const evening = { from: '18:00', to: '20:00' };
const times: StudyTimes = { hours: '3', each: ['', '1', '1', '1', '1', '1', ''], weekdays: evening, weekend: evening };

const block = (id: string, start: string, hours: number, topic: string | null, more: Partial<CalendarEvent> = {}) => ({
  ...newEvent({
    ...{ id, text: `Learn: ${topic ?? id}`, start: `${start}:00`, allDay: false, zone: 'UTC', at: AT },
    end: wallText(wallOf(`${start}:00`) + hours * 60 * MINUTE),
    about: topic === null ? '' : aboutText(planAbout('p1', topic)),
  }),
  ...more,
});
const byId = (...events: readonly CalendarEvent[]) => Object.fromEntries(events.map((event) => [event.id, event]));
/** Monday, 23 November 2026, 12:00. */
const NOW = wallOf('2026-11-23T12:00:00');
const missed = (events: readonly CalendarEvent[], limits: StudyTimes | null = times, plan: string | null = null) =>
  missedBlocks(byId(...events), clock, { times: limits, now: NOW, plan }).map(
    ({ event, place }) => `${event.id} ${place ? wallText(place.start).slice(5, 16) : '-'}`,
  );

describe('a missed block is offered the next free time', () => {
  test('in the free hours of the learner, each a place of its own, in their order', () => {
    const events = [
      block('b', '2026-11-20T18:00', 1, 'hooks'),
      block('a', '2026-11-19T18:00', 1, 'state'),
      block('busy', '2026-11-23T17:00', 2, null),
    ];
    expect(missed(events)).toEqual(['a 11-23T19:00', 'b 11-24T18:00']);
  });

  test('never over a day or a week: what is planned there already counts', () => {
    const ahead = ['23', '24', '25'].map((day) => block(`x${day}`, `2026-11-${day}T19:00`, 1, 'next'));
    expect(missed([block('a', '2026-11-20T18:00', 1, 'state'), ...ahead])).toEqual(['a 11-30T18:00']);
    expect(missed([block('a', '2026-11-20T18:00', 1, 'state'), ...ahead.slice(1)])).toEqual(['a 11-23T18:00']);
  });

  const late = (events: readonly CalendarEvent[]) =>
    missedBlocks(byId(...events), clock, { times, now: NOW, plan: null }).flatMap(({ event, late: is }) =>
      is ? [event.id] : [],
    );

  test('before the later topics of its roadmap, where there is room', () => {
    const later = block('later', '2026-11-25T18:00', 1, 'hooks');
    const events = [block('a', '2026-11-20T18:00', 1, 'state'), later];
    expect(missed(events)).toEqual(['a 11-23T18:00']);
    expect(late(events)).toEqual([]);
  });

  test('after them only where no room is left before, and that is said', () => {
    const ahead = ['23', '24', '25'].map((day) => block(`x${day}`, `2026-11-${day}T18:00`, 1, 'hooks'));
    const events = [block('a', '2026-11-20T18:00', 1, 'state'), ...ahead];
    expect(missed(events)).toEqual(['a 11-30T18:00']);
    expect(late(events)).toEqual(['a']);
    // What follows in the calendar and not in the roadmap keeps nobody from anything.
    const others = ahead.map((event) => ({ ...event, about: aboutText(planAbout('p2', 'x')) }));
    expect(late([block('a', '2026-11-20T18:00', 1, 'state'), ...others])).toEqual([]);
  });

  test('a block that has to come late, and one of another roadmap, hold up no other', () => {
    const wide = { from: '18:00', to: '22:00' };
    const limits: StudyTimes = { hours: '6', each: ['', '1', '1', '1', '1', '2', ''], weekdays: wide, weekend: wide };
    const long = block('long', '2026-11-19T18:00', 2, 'state');
    const short = block('short', '2026-11-20T18:00', 1, 'hooks');
    const follows = block('next', '2026-11-25T18:00', 1, 'router');
    expect(missed([long, short, follows], limits)).toEqual(['long 11-27T18:00', 'short 11-23T18:00']);
    const other = { ...short, about: aboutText(planAbout('p2', 'x')) };
    expect(missed([long, other], limits)).toEqual(['long 11-27T18:00', 'short 11-23T18:00']);
    expect(missed([long, short], limits)).toEqual(['long 11-27T18:00', 'short 11-30T18:00']);
  });

  test('a block that is longer than any day has no place', () => {
    expect(missed([block('a', '2026-11-20T18:00', 2, 'state'), block('b', '2026-11-20T20:00', 1, 'state')])).toEqual([
      'a -',
      'b 11-23T18:00',
    ]);
  });

  test('before a first plan, within what would be proposed', () => {
    expect(missed([block('a', '2026-11-20T18:00', 2, 'state')], null)).toEqual(['a 11-23T18:00']);
  });

  test.each([
    ['one that was done', block('a', '2026-11-20T18:00', 1, 'state', { doneAt: AT })],
    ['one that goes on', block('a', '2026-11-23T11:30', 1, 'state')],
    ['one of a month ago and more', block('a', '2026-10-20T18:00', 1, 'state')],
    ['a series', block('a', '2026-11-20T18:00', 1, 'state', { recurrence: 'RRULE:FREQ=DAILY' })],
    ['a cancelled one', block('a', '2026-11-20T18:00', 1, 'state', { source: 'STATUS:CANCELLED' })],
    ['a task of the board', block('a', '2026-11-20T18:00', 1, null, { taskId: 't' })],
    ['an interview', block('a', '2026-11-20T18:00', 1, null, { about: 'job job-1' })],
  ])('%s is not missed', (_, event) => {
    expect(missed([event])).toEqual([]);
  });

  test('study for a job is, and an interview is none', () => {
    const study = block('a', '2026-11-20T18:00', 1, null, { about: aboutText(jobStudy('job-1')) });
    expect(missed([study])).toEqual(['a 11-23T18:00']);
    expect(isStudy(study)).toBe(true);
  });

  test('of one roadmap alone, where that is asked', () => {
    const other = block('b', '2026-11-20T18:00', 1, null, { about: aboutText(planAbout('p2', 'x')) });
    const events = [block('a', '2026-11-20T18:00', 1, 'state'), other];
    expect(missed(events, times, 'p2')).toEqual(['b 11-23T18:00']);
    expect(anyOver(byId(...events), '2026-11-23')).toBe(true);
    expect(anyOver(byId(...events), '2026-11-19')).toBe(false);
  });

  test('whatever was missed: within the hours of days and weeks, no two at once', () => {
    const days = fc.array(
      fc.record({ back: fc.integer({ min: 1, max: 20 }), halves: fc.integer({ min: 1, max: 4 }) }),
      {
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(days, (list) => {
        const events = list.map(({ back, halves }, n) =>
          block(`m${n}`, wallText(NOW - back * 86_400_000 - n * 60_000).slice(0, 16), halves / 2, 'state'),
        );
        const placed = missedBlocks(byId(...events), clock, { times, now: NOW, plan: null });
        expect(placed).toHaveLength(events.length);
        const ofWeek = new Map<number, number>();
        const ofDay = new Map<string, number>();
        let last = NOW;
        for (const { start, end, place } of placed) {
          expect(place === null).toBe(end - start > 60 * MINUTE);
          if (!place) continue;
          expect(place.end - place.start).toBe(end - start);
          expect(place.start).toBeGreaterThanOrEqual(last);
          last = place.end;
          const day = wallText(place.start).slice(0, 10);
          const week = Math.floor((Math.floor(place.start / 86_400_000) - 4) / 7);
          ofDay.set(day, (ofDay.get(day) ?? 0) + (end - start) / MINUTE);
          ofWeek.set(week, (ofWeek.get(week) ?? 0) + (end - start) / MINUTE);
        }
        for (const minutes of ofDay.values()) expect(minutes).toBeLessThanOrEqual(60);
        for (const minutes of ofWeek.values()) expect(minutes).toBeLessThanOrEqual(180);
      }),
    );
  });
});

describe('a topic and its blocks', () => {
  const three = byId(
    block('a', '2026-11-20T18:00', 1, 'state', { doneAt: AT }),
    block('c', '2026-11-24T18:00', 1, 'state'),
    block('b', '2026-11-23T18:00', 1, 'state'),
    block('z', '2026-11-19T18:00', 1, 'other'),
    block('w', '2026-11-25T18:00', 1, null, { about: 'plan p1' }),
  );

  test('in the order of the clock, each topic its own', () => {
    expect(blocksOfTopic(three, 'p1', 'state').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(blocksOfPlan(three, 'p1').map(({ id }) => id)).toEqual(['z', 'a', 'b', 'c']);
    expect(blocksOfTopic(three, 'p2', 'state')).toEqual([]);
  });

  test('a tick counts for the topic of its block, and for nothing else', () => {
    expect(tickedTopic(three, 'b', true)).toEqual({ plan: 'p1', topic: 'state', done: 2, of: 3 });
    expect(tickedTopic(three, 'a', false)).toEqual({ plan: 'p1', topic: 'state', done: 0, of: 3 });
    expect(tickedTopic(three, 'w', true)).toBeNull();
    expect(tickedTopic(three, 'gone', true)).toBeNull();
  });

  test.each([
    ['the first of three', 1, 3, true, 'not-started', 'learning'],
    ['the second of three', 2, 3, true, 'learning', null],
    ['the last of three', 3, 3, true, 'learning', 'done'],
    ['the only one', 1, 1, true, 'not-started', 'done'],
    ['the last, of a topic that is done', 3, 3, true, 'done', null],
    ['the first, of a topic that was skipped', 1, 3, true, 'skipped', null],
    ['the last, opened again', 2, 3, false, 'done', 'learning'],
    ['the only one, opened again', 0, 1, false, 'done', 'not-started'],
    ['one of several open ones, of a topic marked by hand', 1, 3, false, 'done', null],
    ['the first, opened again', 0, 3, false, 'learning', null],
  ] as const)('%s', (_, done, of, ticked, state, after) => {
    expect(stateAfter({ plan: 'p1', topic: 't', done, of }, ticked, state)).toBe(after);
  });
});

test('what a block is about goes into an event and comes out again, whatever the topic is called', () => {
  for (const topic of ['frontend/html', 'frontend/testing:jest', 'a b\tc', '50%', '100%25', 'größe', '反应'])
    expect(planTopicOf(aboutOf(aboutText(planAbout('roadmap-x_1', topic))))).toEqual({ plan: 'roadmap-x_1', topic });
  expect(planTopicOf(aboutOf('plan roadmap-1'))).toEqual({ plan: 'roadmap-1', topic: null });
  expect(planTopicOf(aboutOf('plan roadmap-1/50%'))).toEqual({ plan: 'roadmap-1', topic: '50%' });
  expect(planTopicOf(aboutOf('topic frontend/html'))).toBeNull();
  expect(planAbout('roadmap-1', 'x'.repeat(300))).toEqual({ kind: 'plan', id: 'roadmap-1' });
});

test('blocks as Markdown: days, times, boxes, and what found no place', () => {
  const blocks = [
    block('b', '2026-11-24T18:00', 1.5, 'a * b'),
    block('a', '2026-11-23T18:00', 1, 'state', { doneAt: AT }),
  ];
  expect(blocksMarkdown('React', blocks, clock, (day) => `Day ${day}`, [{ name: 'Hooks', minutes: 90 }])).toBe(
    [
      '# React',
      '',
      '## Day 2026-11-23',
      '',
      '- [x] 18:00 to 19:00: Learn: state',
      '',
      '## Day 2026-11-24',
      '',
      '- [ ] 18:00 to 19:30: Learn: a \\* b',
      '',
      'In all: 2 h 30 min.',
      '',
      '## Without a place',
      '',
      '- Hooks: 1 h 30 min',
      '',
    ].join('\n'),
  );
});
