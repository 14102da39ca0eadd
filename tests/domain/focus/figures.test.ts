import { expect, test } from 'vitest';
import { secondsBetween, secondsOn, spentWords } from '../../../src/domain/focus/figures';
import type { FocusSession } from '../../../src/domain/focus/types';

const session = (id: string, begunAt: string, seconds: number, taskId: string | null = 'task-1'): FocusSession => ({
  id,
  taskId,
  begunAt: new Date(begunAt).toISOString(),
  seconds,
  kind: 'focus',
});
const sessions = {
  a: session('a', '2026-11-22T23:50:00', 1500),
  b: session('b', '2026-11-23T00:00:00', 1500, null),
  c: session('c', '2026-11-24T10:00:00', 60),
};

test('time of a task is the sum of its sessions', () => {
  expect(secondsOn(sessions, 'task-1')).toBe(1560);
  expect(secondsOn(sessions, 'task-2')).toBe(0);
});

test('a session counts on the day of this device on which it began', () => {
  expect(secondsBetween(sessions, '2026-11-22', '2026-11-22')).toBe(1500);
  expect(secondsBetween(sessions, '2026-11-23', '2026-11-29')).toBe(1560);
});

test.each([
  [59, 'less than a minute'],
  [60, '1 min'],
  [3600, '1 h'],
  [3900, '1 h 5 min'],
])('%i seconds are %s', (seconds, words) => {
  expect(spentWords(seconds)).toBe(words);
});
