import { describe, expect, test } from 'vitest';
import { changeOfSeries, removalFromSeries } from '../../../src/domain/calendar/change-series';
import { dayIndex } from '../../../src/domain/calendar/day-index';
import type { Scope, SeriesEdit } from '../../../src/domain/calendar/scope';
import type { CalendarEvent } from '../../../src/domain/calendar/types';
import { wallOf } from '../../../src/domain/calendar/wall';
import type { Clock } from '../../../src/domain/calendar/zones';
import { AT, BERLIN, calendar, event, readAll, span, starts, vevent } from './support';

type Events = Readonly<Record<string, CalendarEvent>>;

const byId = (...events: readonly CalendarEvent[]): Events => Object.fromEntries(events.map((one) => [one.id, one]));
const shown = (events: Events, clock: Clock = BERLIN) =>
  dayIndex(events, clock).between(...(Object.values(span(clock, '2026-01-01', '2028-01-01')) as [number, number]));
const times = (events: Events) => starts(BERLIN, shown(events)).map((time) => time.slice(5));
const at = (wall: string) => BERLIN.toInstant(wallOf(wall), '');

/** One time of a series, by when it begins in Berlin. */
function occurrenceAt(events: Events, wall: string) {
  const found = shown(events).find(({ start }) => start === at(wall));
  if (!found) throw new Error(`Nothing begins at ${wall}.`);
  return found;
}

function edited(events: Events, wall: string, edit: SeriesEdit, scope: Scope): Events {
  const tools = { clock: BERLIN, at: AT, newId: () => `new-${Object.keys(events).length}` };
  const change = changeOfSeries(events, occurrenceAt(events, wall), edit, scope, tools);
  if (!change) throw new Error('gone');
  const gone = new Set(change.removed.map(({ id }) => id));
  return { ...Object.fromEntries(Object.entries(events).filter(([id]) => !gone.has(id))), ...byId(...change.put) };
}
const hour = (wall: string, allDay = false) => ({ start: at(wall), end: at(wall) + 3_600_000, allDay });

/** Tuesdays at 14:00 from 24 November 2026. */
const weekly = (more: readonly string[] = [], rule = 'FREQ=WEEKLY;BYDAY=TU;COUNT=5') =>
  event({ recurrence: [`RRULE:${rule}`, ...more].join('\n') });

describe('all of a series', () => {
  test('takes its exceptions and deleted days along: rule, EXDATE, RDATE and RECURRENCE-ID', () => {
    let events = byId(weekly(['EXDATE:20261201T130000Z', 'RDATE:20261210T130000Z']));
    events = edited(events, '2026-12-08T14:00:00', { times: hour('2026-12-08T16:00:00'), text: 'Late' }, 'one');
    events = edited(events, '2026-11-24T14:00:00', { times: hour('2026-11-25T15:00:00') }, 'all');
    expect(events['event-1']).toMatchObject({
      start: '2026-11-25T15:00:00',
      recurrence: 'RRULE:FREQ=WEEKLY;BYDAY=WE;COUNT=5\nRDATE:20261211T140000Z\nEXDATE:20261202T140000Z',
      sequence: 1,
    });
    expect(events['new-1']).toMatchObject({
      text: 'Late',
      start: '2026-12-09T17:00:00',
      recurrenceId: '2026-12-09T14:00:00Z',
      uid: 'event-1@elevate',
    });
    expect(times(events)).toEqual(['11-25T15:00', '12-09T17:00', '12-11T15:00', '12-16T15:00', '12-23T15:00']);
  });

  test('moves UNTIL by as much, in UTC as RFC 5545 asks for', () => {
    const events = byId(weekly([], 'FREQ=WEEKLY;UNTIL=20261215T130000Z'));
    const later = edited(events, '2026-12-01T14:00:00', { times: hour('2026-12-04T16:30:00') }, 'all');
    expect(later['event-1']?.recurrence).toBe('RRULE:FREQ=WEEKLY;UNTIL=20261218T153000Z');
    expect(times(later)).toEqual(['11-27T16:30', '12-04T16:30', '12-11T16:30', '12-18T16:30']);
  });

  test('over a change of the clocks each time stays on the wall clock', () => {
    const events = byId({
      ...weekly([], 'FREQ=WEEKLY;COUNT=3'),
      start: '2026-10-20T14:00:00',
      end: '2026-10-20T15:00:00',
    });
    const later = edited(events, '2026-10-27T14:00:00', { times: hour('2026-10-28T09:00:00') }, 'all');
    expect(times(later)).toEqual(['10-21T09:00', '10-28T09:00', '11-04T09:00']);
  });

  test('becomes whole days, and back, with what was deleted', () => {
    const events = byId(weekly(['EXDATE:20261201T130000Z'], 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20261215T130000Z'));
    const day = { start: at('2026-12-09T00:00:00'), end: at('2026-12-10T00:00:00'), allDay: true };
    const whole = edited(events, '2026-12-08T14:00:00', { times: day }, 'all');
    expect(whole['event-1']).toMatchObject({
      start: '2026-11-25',
      end: '2026-11-26',
      zone: '',
      recurrence: 'RRULE:FREQ=WEEKLY;BYDAY=WE;UNTIL=20261216\nEXDATE;VALUE=DATE:20261202',
    });
    const timed = edited(whole, '2026-12-09T00:00:00', { times: hour('2026-12-09T09:00:00') }, 'all');
    expect(times(timed)).toEqual(['11-25T09:00', '12-09T09:00', '12-16T09:00']);
  });

  test('with a new rule begins where that one does; deleted days stay so, changed ones it does not have go', () => {
    let events = byId(weekly(['EXDATE:20261208T130000Z']));
    events = edited(events, '2026-12-01T14:00:00', { text: 'Own' }, 'one');
    const monday = edited(
      events,
      '2026-11-24T14:00:00',
      { recurrence: 'RRULE:FREQ=WEEKLY;BYDAY=MO,TU;COUNT=5' },
      'all',
    );
    expect(times(monday)).toEqual(['11-24T14:00', '11-30T14:00', '12-01T14:00', '12-07T14:00']);
    expect(shown(monday).map(({ event: { text } }) => text)).toEqual(['Interview', 'Interview', 'Own', 'Interview']);
    const friday = edited(events, '2026-11-24T14:00:00', { recurrence: 'RRULE:FREQ=WEEKLY;BYDAY=FR;COUNT=2' }, 'all');
    expect(times(friday)).toEqual(['11-27T14:00', '12-04T14:00']);
    const once = edited(events, '2026-11-24T14:00:00', { recurrence: '' }, 'all');
    expect(times(once)).toEqual(['11-24T14:00']);
  });

  test('an end on a date is written as RFC 5545 asks for', () => {
    const until = (change: Partial<CalendarEvent>) =>
      edited(
        byId({ ...weekly(), ...change }),
        change.start ? '2026-11-24T00:00:00' : '2026-11-24T14:00:00',
        { recurrence: 'RRULE:FREQ=WEEKLY;UNTIL=20261208' },
        'all',
      )['event-1']?.recurrence;
    expect(until({})).toBe('RRULE:FREQ=WEEKLY;UNTIL=20261208T225959Z');
    expect(until({ zone: '' })).toBe('RRULE:FREQ=WEEKLY;UNTIL=20261208T235959');
    expect(until({ start: '2026-11-24', end: '2026-11-25', allDay: true, zone: '' })).toBe(
      'RRULE:FREQ=WEEKLY;UNTIL=20261208',
    );
  });
});

describe('one of a series and all after it', () => {
  test('is a series of its own: COUNT, EXDATE, RDATE and changed instances are divided', () => {
    let events = byId(weekly(['EXDATE:20261201T130000Z,20261222T130000Z', 'RDATE:20261126T130000Z,20261210T130000Z']));
    events = edited(events, '2026-12-15T14:00:00', { text: 'Own' }, 'one');
    events = edited(events, '2026-12-08T14:00:00', { times: hour('2026-12-07T14:00:00'), text: 'Second' }, 'following');
    expect(events['event-1']?.recurrence).toBe(
      'RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=2\nRDATE:20261126T130000Z\nEXDATE:20261201T130000Z',
    );
    const second = Object.values(events).find(({ text }) => text === 'Second');
    expect(second).toMatchObject({
      uid: `${second?.id}@elevate`,
      sequence: 1,
      recurrence: 'RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=3\nRDATE:20261209T130000Z\nEXDATE:20261221T130000Z',
    });
    expect(Object.values(events).find(({ text }) => text === 'Own')).toMatchObject({
      uid: second?.uid,
      recurrenceId: '2026-12-14T13:00:00Z',
    });
    expect(times(events)).toEqual(['11-24T14:00', '11-26T14:00', '12-07T14:00', '12-09T14:00', '12-14T14:00']);
  });

  test('ends the first part with UNTIL where it had no COUNT', () => {
    const events = edited(byId(weekly([], 'FREQ=WEEKLY')), '2026-12-08T14:00:00', { text: 'Second' }, 'following');
    expect(events['event-1']?.recurrence).toBe('RRULE:FREQ=WEEKLY;UNTIL=20261201T130000Z');
    expect(events['new-1']?.recurrence).toBe('RRULE:FREQ=WEEKLY');
  });

  test('of the first that takes place is all of it', () => {
    const series = weekly(['EXDATE:20261124T130000Z']);
    const events = edited(byId(series), '2026-12-01T14:00:00', { text: 'All' }, 'following');
    expect(Object.values(events)).toMatchObject([{ id: 'event-1', text: 'All' }]);
  });

  test('what a rule bars at the beginning does not hide what takes place after it', () => {
    const barred = weekly(['EXRULE:FREQ=MONTHLY;BYDAY=4TU,1TU'], 'FREQ=WEEKLY');
    const events = edited(byId(barred), '2026-12-15T14:00:00', { text: 'Second' }, 'following');
    expect(events['event-1']?.text).toBe('Interview');
    expect(times(events).slice(0, 2)).toEqual(['12-08T14:00', '12-15T14:00']);
  });

  test('a new rule counts what is left, unless it says another number', () => {
    const rule = (text: string) =>
      edited(byId(weekly()), '2026-12-08T14:00:00', { recurrence: `RRULE:${text}` }, 'following')['new-1']?.recurrence;
    expect(rule('FREQ=DAILY;COUNT=5')).toBe('RRULE:FREQ=DAILY;COUNT=3');
    expect(rule('FREQ=DAILY;COUNT=4')).toBe('RRULE:FREQ=DAILY;COUNT=4');
  });
});

describe('deleting', () => {
  const without = (events: Events, wall: string, scope: Scope) => {
    const change = removalFromSeries(events, occurrenceAt(events, wall), scope, {
      clock: BERLIN,
      at: AT,
      newId: () => 'x',
    });
    const gone = new Set(change?.removed.map(({ id }) => id));
    return {
      ...Object.fromEntries(Object.entries(events).filter(([id]) => !gone.has(id))),
      ...byId(...(change?.put ?? [])),
    };
  };

  test('a changed instance does not bring back what it was before', () => {
    const events = edited(byId(weekly()), '2026-12-08T14:00:00', { times: hour('2026-12-09T14:00:00') }, 'one');
    expect(times(without(events, '2026-12-09T14:00:00', 'one'))).toEqual([
      '11-24T14:00',
      '12-01T14:00',
      '12-15T14:00',
      '12-22T14:00',
    ]);
  });

  test('one and all after it takes the changed ones of these days along', () => {
    let events = edited(byId(weekly()), '2026-12-15T14:00:00', { times: hour('2026-12-03T14:00:00') }, 'one');
    events = edited(events, '2026-12-01T14:00:00', { times: hour('2026-12-20T14:00:00') }, 'one');
    expect(times(without(events, '2026-12-08T14:00:00', 'following'))).toEqual(['11-24T14:00', '12-20T14:00']);
    expect(without(events, '2026-11-24T14:00:00', 'following')).toEqual({});
    expect(without(events, '2026-12-20T14:00:00', 'all')).toEqual({});
  });
});

describe('what files say of series', () => {
  const series = (...lines: readonly string[]) =>
    readAll(
      calendar(
        ...vevent('UID:1', 'DTSTART;TZID=Europe/Berlin:20261124T140000', 'DURATION:PT1H', 'SUMMARY:S', ...lines),
      ),
    ).events;

  test('EXRULE bars what it gives; the first time only where it fits', () => {
    const events = series('RRULE:FREQ=DAILY;COUNT=8', 'EXRULE:FREQ=WEEKLY;BYDAY=WE,SA');
    expect(times(byId(...events))).toEqual([
      '11-24T14:00',
      '11-26T14:00',
      '11-27T14:00',
      '11-29T14:00',
      '11-30T14:00',
      '12-01T14:00',
    ]);
    const later = edited(byId(...events), '2026-11-26T14:00:00', { times: hour('2026-11-27T15:00:00') }, 'all');
    expect(times(later)).toEqual([
      '11-25T15:00',
      '11-27T15:00',
      '11-28T15:00',
      '11-30T15:00',
      '12-01T15:00',
      '12-02T15:00',
    ]);
    const [moved] = Object.values(later);
    expect(moved?.source).not.toContain('EXRULE');
    expect(moved?.recurrence).toContain('EXRULE:FREQ=WEEKLY;BYDAY=TH,SU');
  });

  test.each(['RDATE:20261126', 'RDATE;VALUE=DATE:20261126'])('%s is that day at the time of the others', (line) => {
    expect(times(byId(...series('RRULE:FREQ=WEEKLY;COUNT=2', line)))).toEqual([
      '11-24T14:00',
      '11-26T14:00',
      '12-01T14:00',
    ]);
  });

  test('RDATE as a date without VALUE adds a whole day', () => {
    const file = calendar(
      ...vevent('UID:1', 'DTSTART;VALUE=DATE:20261124', 'SUMMARY:S', 'RDATE:20261126,20261128', 'EXDATE:20261128'),
    );
    expect(times(byId(...readAll(file).events))).toEqual(['11-24T00:00', '11-26T00:00']);
  });

  test('RANGE=THISANDFUTURE changes all after it, too, whatever is done with them', () => {
    const file = calendar(
      ...vevent(
        'UID:1',
        'DTSTART;TZID=Europe/Berlin:20261124T140000',
        'DURATION:PT1H',
        'SUMMARY:S',
        'RRULE:FREQ=WEEKLY;COUNT=4',
      ),
      ...vevent(
        'UID:1',
        'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20261208T140000',
        'DTSTART;TZID=Europe/Berlin:20261209T160000',
        'DURATION:PT2H',
        'SUMMARY:Moved',
      ),
    );
    const events = byId(...readAll(file).events);
    const said = (of: Events) =>
      shown(of).map(
        ({ event: { text }, start, end }) =>
          `${starts(BERLIN, [{ start } as never])[0]?.slice(5)} ${(end - start) / 3_600_000} ${text}`,
      );
    const moved = ['11-24T14:00 1 S', '12-01T14:00 1 S', '12-09T16:00 2 Moved', '12-16T16:00 2 Moved'];
    expect(said(events)).toEqual(moved);
    expect(said(edited(events, '2026-12-16T16:00:00', { text: 'Own' }, 'one'))).toEqual([
      ...moved.slice(0, 3),
      '12-16T16:00 2 Own',
    ]);
    expect(said(edited(events, '2026-12-16T16:00:00', { text: 'Last' }, 'following'))).toEqual([
      ...moved.slice(0, 3),
      '12-16T16:00 2 Last',
    ]);
    const all = edited(events, '2026-11-24T14:00:00', { times: hour('2026-11-25T13:00:00') }, 'all');
    expect(said(all)).toEqual(['11-25T13:00 1 S', '12-02T13:00 1 S', '12-10T15:00 2 Moved', '12-17T15:00 2 Moved']);
    expect(
      Object.values(all)
        .map(({ source }) => source)
        .join(),
    ).toContain('RECURRENCE-ID;RANGE=THISANDFUTURE:20261209T120000Z');
  });
});
