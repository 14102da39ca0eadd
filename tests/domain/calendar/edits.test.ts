import { describe, expect, test } from 'vitest';
import { changeOfSeries } from '../../../src/domain/calendar/change-series';
import { faultOf } from '../../../src/domain/calendar/edits';
import { isLanguage, LANGUAGES } from '../../../src/domain/calendar/languages';
import type { Occurrence } from '../../../src/domain/calendar/types';
import { wallOf } from '../../../src/domain/calendar/wall';
import { AT, BERLIN, event } from './support';

const at = (wall: string) => BERLIN.toInstant(wallOf(wall), '');

describe('what keeps an event from being saved', () => {
  const early = 'The end is before the start. Choose a later end or an earlier start.';
  test.each([
    ['whole days that end on the day they begin', '2026-11-24', '2026-11-24', true, early],
    ['whole days that end before', '2026-11-24', '2026-11-23', true, early],
    ['one whole day', '2026-11-24', '2026-11-25', true, null],
    ['a moment without length', '2026-11-24T14:00:00', '2026-11-24T14:00:00', false, null],
    ['an hour backwards', '2026-11-24T14:00:00', '2026-11-24T13:00:00', false, early],
  ])('%s', (_, start, end, allDay, fault) => {
    expect(faultOf({ text: 'Interview', start, end, allDay })).toBe(fault);
  });
});

describe('a series of whole days, of which one is dragged', () => {
  // Some programs write a zone beside whole days; it means nothing there.
  const series = event({
    start: '2026-11-02',
    end: '2026-11-03',
    allDay: true,
    zone: 'Asia/Tokyo',
    recurrence: 'RRULE:FREQ=WEEKLY',
  });
  const third: Occurrence = {
    key: 'event-1 2026-11-16',
    event: series,
    start: at('2026-11-16T00:00:00'),
    end: at('2026-11-17T00:00:00'),
    allDay: true,
    instance: '2026-11-16',
  };

  const moved = (times: { start: number; end: number; allDay: boolean }) =>
    changeOfSeries({ [series.id]: series }, third, { times }, 'all', { clock: BERLIN, at: AT, newId: () => 'new' })
      ?.event;

  test('to an hour, becomes an hour of the reader’s clock on each of its days', () => {
    const to = { start: at('2026-11-16T09:00:00'), end: at('2026-11-16T10:30:00'), allDay: false };
    expect(moved(to)).toMatchObject({
      start: '2026-11-02T09:00:00',
      end: '2026-11-02T10:30:00',
      allDay: false,
      zone: 'Europe/Berlin',
    });
  });

  test('to two days from the day after, moves as a whole', () => {
    const to = { start: at('2026-11-17T00:00:00'), end: at('2026-11-19T00:00:00'), allDay: true };
    expect(moved(to)).toMatchObject({
      start: '2026-11-03',
      end: '2026-11-05',
      allDay: true,
      zone: '',
    });
  });
});

test('a language that was chosen once stays on offer', () => {
  const codes = 'en-US en-GB ar bn de es fr hi it ja nl pl pt-BR tr uk zh-CN'.split(' ');
  expect(LANGUAGES.map(({ code }) => code)).toEqual(codes);
  expect(['auto', ...codes].filter((code) => !isLanguage(code))).toEqual([]);
  expect(['', 'xx', 'en'].filter(isLanguage)).toEqual([]);
});
