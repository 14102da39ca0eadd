import { expect, test } from 'vitest';
import { passedReminders, passedWords } from '../../../src/domain/reminders/passed';

const STARTS = Date.UTC(2026, 10, 27, 15, 0);
const minutes = (count: number) => count * 60_000;

test.each([
  ['none before their time', STARTS - minutes(1441), [1440, 10, 0], []],
  ['one that is due this moment is told yet', STARTS - minutes(10), [10, 0], []],
  ['one a millisecond later is not', STARTS - minutes(10) + 1, [10, 0], [10]],
  ['all once it has begun', STARTS + 1, [1440, 10, 0], [1440, 10, 0]],
  ['one after the start is still to come', STARTS + 1, [0, -5], [0]],
])('%s', (_, now, reminders, passed) => expect(passedReminders(STARTS, reminders, now)).toEqual(passed));

test('without a day nothing has passed', () => expect(passedReminders(Number.NaN, [0, 10], STARTS)).toEqual([]));

test('what is said of them', () => {
  expect(passedWords([])).toBeNull();
  expect(passedWords(['1 day before'])).toBe(
    '“1 day before” has passed already: this reminder is kept, but not told unless the date moves.',
  );
  expect(passedWords(['1 day before', '1 hour before'])).toBe(
    '“1 day before”, “1 hour before” have passed already: these reminders are kept, but not told unless the date moves.',
  );
});
