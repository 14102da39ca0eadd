import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { announcement, type DragNews } from '../../../src/domain/board/announcements';
import { scrollStep } from '../../../src/domain/board/auto-scroll';
import { dueState, isDay, taskName } from '../../../src/domain/board/due';
import { titleOf } from '../../../src/domain/board/lists';

const others = { todo: 2, inProgress: 0, completed: 4 };
test.each<[DragNews, string]>([
  [
    { kind: 'lifted', slot: { list: 'todo', index: 0 }, others },
    'Lifted “Fix it”, position 1 of 3 in To Do. Arrow keys move it, Space drops it, Escape cancels.',
  ],
  [{ kind: 'moved', slot: { list: 'inProgress', index: 0 }, others }, '“Fix it”, position 1 of 1 in In Progress.'],
  [
    { kind: 'dropped', slot: { list: 'completed', index: 4 }, others },
    'Dropped “Fix it”, position 5 of 5 in Completed.',
  ],
  [
    { kind: 'unchanged', slot: { list: 'todo', index: 1 }, others },
    'Dropped “Fix it” where it was, position 2 of 3 in To Do.',
  ],
  [
    { kind: 'cancelled', slot: { list: 'todo', index: 0 }, others },
    'Cancelled. “Fix it” is back at position 1 of 3 in To Do.',
  ],
  [{ kind: 'outside' }, '“Fix it” is not over a list.'],
  [{ kind: 'vanished' }, '“Fix it” was removed in another tab. Nothing was moved.'],
])('%o', (news, words) => {
  expect(announcement(news, 'Fix it', (list) => titleOf(list, {}))).toBe(words);
});

describe('auto-scroll', () => {
  test.each([
    [0, -28],
    [50, -28],
    [150, -7],
    [249, -1],
    [250, 0],
    [500, 0],
    [750, 0],
    [751, 1],
    [850, 7],
    [950, 28],
    [1000, 28],
    [1200, 28],
  ])('at %i of 1,000 px it goes %i px', (at, step) => {
    expect(scrollStep(at, 0, 1000)).toBe(step);
  });
  test.each([
    [500, -28],
    [550, -28],
    [749, -1],
    [750, 0],
    [1000, 0],
    [1250, 0],
    [1251, 1],
    [1450, 28],
    [1500, 28],
  ])('in a container from 500 to 1,500, at %i it goes %i px', (at, step) =>
    expect(scrollStep(at, 500, 1000)).toBe(step),
  );
  test('is never faster than 28 px, is symmetric, and stands still in what has no size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 1, max: 900 }), (at, size) => {
        const step = scrollStep(at, 0, size);
        expect(Math.abs(step)).toBeLessThanOrEqual(28);
        if (at <= size && at * 2 !== size) expect(scrollStep(size - at, 0, size) + step).toBe(0);
      }),
      { seed: 2, numRuns: 300 },
    );
    expect(scrollStep(5, 0, 0)).toBe(0);
  });
});

describe('days and names', () => {
  test.each([
    ['2026-11-30', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['0000-01-01', false],
    ['', false],
  ])('%s is a day: %s', (text, is) => {
    expect(isDay(text)).toBe(is);
  });

  test('a day is overdue, today, or later', () => {
    expect(['2026-11-20', '2026-11-21', '2026-11-22'].map((due) => dueState(due, '2026-11-21'))).toEqual([
      'overdue',
      'today',
      'later',
    ]);
  });

  test('a name is the first line, cut without breaking a character', () => {
    expect(taskName({ content: 'one\ntwo' })).toBe('one');
    expect(taskName({ content: 'abcdef' }, 4)).toBe('abc…');
    expect(taskName({ content: 'ab😀😀' }, 4)).toBe('ab…');
  });
});
