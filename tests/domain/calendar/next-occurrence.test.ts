import { describe, expect, test } from 'vitest';
import { dayIndex } from '../../../src/domain/calendar/day-index';
import { nextOccurrence } from '../../../src/domain/calendar/next-occurrence';
import type { CalendarEvent } from '../../../src/domain/calendar/types';
import { BERLIN, event } from './support';

const NOW = Date.parse('2026-11-25T12:00:00Z');

describe('when an event is shown to whoever looks for it', () => {
  test.each<[string, Partial<CalendarEvent>, string | null]>([
    ['one to come', { start: '2026-12-03T10:00:00', end: '2026-12-03T11:00:00' }, '2026-12-03T09:00:00.000Z'],
    ['one that is over', { start: '2020-12-03T10:00:00', end: '2020-12-03T11:00:00' }, '2020-12-03T09:00:00.000Z'],
    ['one of a whole day', { start: '2026-12-03', end: '2026-12-04', allDay: true }, '2026-12-02T23:00:00.000Z'],
    [
      'of a series the next one',
      { start: '2026-11-02T10:00:00', end: '2026-11-02T11:00:00', recurrence: 'RRULE:FREQ=WEEKLY' },
      '2026-11-30T09:00:00.000Z',
    ],
    [
      'of a series that is over the first one',
      { start: '2026-11-02T10:00:00', end: '2026-11-02T11:00:00', recurrence: 'RRULE:FREQ=WEEKLY;COUNT=2' },
      '2026-11-02T09:00:00.000Z',
    ],
    [
      'of a series that has not begun the first one',
      { start: '2027-11-02T10:00:00', end: '2027-11-02T11:00:00', recurrence: 'RRULE:FREQ=WEEKLY' },
      '2027-11-02T09:00:00.000Z',
    ],
  ])('%s', (_, change, start) => {
    const sought = event({ id: 'sought', zone: 'Europe/Berlin', ...change });
    const other = event({ id: 'other', start: sought.start, end: sought.end, allDay: sought.allDay });
    const index = dayIndex({ other, sought }, BERLIN);
    const found = nextOccurrence(index, sought, BERLIN, NOW);
    expect(found?.event.id).toBe('sought');
    expect(found && new Date(found.start).toISOString()).toBe(start);
  });
});
