import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agendaOf } from '../../../src/domain/board/agenda';
import { archivals, archiveOf, restorals } from '../../../src/domain/board/archive';
import { additions, applied, edit, move, type NewTask } from '../../../src/domain/board/changes';
import { type PointStep, pointsOf, progressOf, shortMinutes, withStep } from '../../../src/domain/board/details';
import { type Filter, fitting, NO_FILTER } from '../../../src/domain/board/filter';
import { emptyHistory, recorded, undo } from '../../../src/domain/board/history';
import { labelAdditions, labelEdit, labelRemoval, labelsOf } from '../../../src/domain/board/labels';
import { listAdditions, listEdit, listMove, listRemoval, sorted } from '../../../src/domain/board/list-changes';
import { atHome, listsOf, orderOf, tasksIn, titleOf } from '../../../src/domain/board/lists';
import { minutesOf } from '../../../src/domain/board/minutes';
import { following, nextOf } from '../../../src/domain/board/repeat';
import { type BoardLists, MOST_POINTS, type Point, type Task, type Tasks } from '../../../src/domain/board/types';
import { AT, boardOf, LATER, taskOf, texts } from './support';

const made = (...tasks: readonly (Partial<NewTask> & { id: string })[]): Tasks =>
  applied(
    {},
    additions(
      {},
      tasks.map((task) => ({ content: task.id, list: 'todo', due: null, at: AT, ...task })),
    ),
  );
const names = (tasks: readonly Task[]) => tasks.map(({ id }) => id);

describe('the checklist', () => {
  const points: readonly Point[] = ['a', 'b', 'c'].map((id) => ({ id, text: id, done: id === 'b' }));
  test.each<[PointStep, string]>([
    [
      {
        kind: 'added',
        points: [
          { id: 'd', text: ' d ', done: false },
          { id: 'e', text: ' ', done: false },
        ],
      },
      'a b* c d',
    ],
    [{ kind: 'changed', id: 'a', change: { done: true } }, 'a* b* c'],
    [{ kind: 'changed', id: 'a', change: { text: 'x' } }, 'x b* c'],
    [{ kind: 'changed', id: 'a', change: { text: ' ' } }, 'b* c'],
    [{ kind: 'moved', id: 'a', to: 2 }, 'b* c a'],
    [{ kind: 'moved', id: 'c', to: -4 }, 'c a b*'],
    [{ kind: 'removed', ids: ['a', 'c'] }, 'b*'],
  ])('%j gives %s', (step, expected) => {
    const after = withStep(points, step);
    expect(after.map(({ text, done }) => `${text}${done ? '*' : ''}`).join(' ')).toBe(expected);
  });

  test.each<[PointStep]>([
    [{ kind: 'changed', id: 'z', change: { done: true } }],
    [{ kind: 'changed', id: 'b', change: { done: true } }],
    [{ kind: 'moved', id: 'a', to: 0 }],
    [{ kind: 'removed', ids: ['z'] }],
    [{ kind: 'added', points: [{ id: 'a', text: 'twin', done: false }] }],
  ])('%j changes nothing', (step) => {
    expect(withStep(points, step)).toBe(points);
  });

  test('no step loses or doubles a point that it does not name', () => {
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('moved' as const),
        id: fc.constantFrom('a', 'b', 'c'),
        to: fc.integer({ min: -2, max: 9 }),
      }),
      fc.record({
        kind: fc.constant('changed' as const),
        id: fc.constantFrom('a', 'b', 'c'),
        change: fc.record({ done: fc.boolean() }),
      }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const after = steps.reduce<readonly Point[]>(withStep, points);
        expect(after.map(({ id }) => id).sort()).toEqual(['a', 'b', 'c']);
      }),
      { seed: 5, numRuns: 100 },
    );
  });

  test('five thousand and no more, and a step on them takes little time', () => {
    const many = Array.from({ length: MOST_POINTS + 10 }, (_, n) => ({ id: `${n}`, text: `point ${n}`, done: false }));
    const full = withStep([], { kind: 'added', points: many });
    expect(full).toHaveLength(MOST_POINTS);
    const tasks = made({ id: 'x', checklist: full });
    const begun = performance.now();
    const after = edit(tasks, 'x', {
      checklist: withStep(full, { kind: 'changed', id: '2500', change: { done: true } }),
    });
    expect(performance.now() - begun).toBeLessThan(150);
    expect(progressOf(after[0]?.after?.checklist ?? [])).toEqual({ done: 1, of: MOST_POINTS });
  });

  test('a pasted list becomes points, ticks kept', () => {
    expect(pointsOf('- [x] one\r\n* two\n\n3. three\n- [ ] four')).toEqual([
      { text: 'one', done: true },
      { text: 'two', done: false },
      { text: 'three', done: false },
      { text: 'four', done: false },
    ]);
  });
});

test.each([
  ['90', 90],
  ['45m', 45],
  ['1h', 60],
  ['1h 30m', 90],
  ['1.5 hours', 90],
  ['1,5h', 90],
  ['2 hrs 5 min', 125],
  ['', null],
  ['0', null],
  ['soon', null],
  ['m', null],
])('%j is %s minutes', (text, minutes) => {
  expect(minutesOf(text)).toBe(minutes);
});

test.each([
  [5, '5m'],
  [60, '1h'],
  [90, '1h 30m'],
  [480, '1d'],
  [960, '2d'],
  [500, '8h 20m'],
])('%i minutes are %s', (minutes, text) => {
  expect(shortMinutes(minutes)).toBe(text);
});

describe('a task that repeats', () => {
  const done = (repeat: string, due: string | null, more: Partial<NewTask> = {}) => {
    return finished(made({ id: 'task-x', due, repeat, ...more }), '2026-11-25T10:00:00.000Z');
  };
  const finished = (tasks: Tasks, at: string): Tasks => {
    const after = applied(tasks, move(tasks, 'task-x', { list: 'completed', index: 0 }, at));
    return applied(after, following(after, taskOf(tasks, 'task-x')));
  };
  test.each([
    ['FREQ=DAILY', '2026-11-25', '2026-11-26'],
    // Late: the next one is not overdue at once.
    ['FREQ=DAILY', '2026-11-20', '2026-11-26'],
    // Early: not the same day again.
    ['FREQ=WEEKLY', '2026-11-27', '2026-12-04'],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '2026-11-27', '2026-11-30'],
    ['FREQ=MONTHLY', '2026-10-31', '2026-12-31'],
    ['FREQ=YEARLY', '2026-11-25', '2027-11-25'],
    ['FREQ=DAILY', null, '2026-11-26'],
  ])('%s, due %s, is due next on %s', (repeat, due, next) => {
    const tasks = done(repeat, due);
    expect(taskOf(tasks, 'task-x')).toMatchObject({ list: 'completed', repeat: '' });
    expect(taskOf(tasks, `task-x.${next}`)).toMatchObject({
      list: 'todo',
      due: next,
      repeat,
      doneAt: null,
      eventId: null,
    });
  });

  test('its points are open again, its words and details stay', () => {
    const tasks = done('FREQ=DAILY', '2026-11-25', {
      notes: 'as before',
      dueTime: '08:00',
      checklist: [{ id: 'a', text: 'a', done: true }],
    });
    expect(taskOf(tasks, 'task-x.2026-11-26')).toMatchObject({
      content: 'task-x',
      notes: 'as before',
      dueTime: '08:00',
      checklist: [{ id: 'a', text: 'a', done: false }],
    });
  });

  test('a count runs out, an end is the end, and what is no rule repeats nothing', () => {
    const first = done('FREQ=DAILY;COUNT=3', '2026-11-25');
    const second = taskOf(first, 'task-x.2026-11-26');
    expect(second.repeat).toBe('FREQ=DAILY;COUNT=2');
    const third = nextOf(second, '2026-11-26T10:00:00.000Z');
    expect(third).toMatchObject({ id: 'task-x.2026-11-27', repeat: 'FREQ=DAILY;COUNT=1' });
    expect(third && nextOf(third, '2026-11-27T10:00:00.000Z')).toBeNull();
    expect(Object.keys(done('FREQ=DAILY;UNTIL=20261125', '2026-11-25'))).toEqual(['task-x']);
    expect(Object.keys(done('EVERY DAY', '2026-11-25'))).toEqual(['task-x']);
  });

  test('finished, opened and finished again it makes one; two tabs make the same one', () => {
    const before = made({ id: 'task-x', due: '2026-11-25', repeat: 'FREQ=DAILY' });
    const after = finished(before, '2026-11-25T10:00:00.000Z');
    expect(following(after, taskOf(before, 'task-x'))).toEqual([]);
    const again = applied(after, move(after, 'task-x', { list: 'todo', index: 0 }, LATER));
    expect(Object.keys(finished(again, LATER))).toEqual(Object.keys(after));
    expect(following(before, taskOf(before, 'task-x'))).toEqual([]);
  });
});

describe('further lists', () => {
  const lists: BoardLists = applied(
    {},
    listAdditions({}, [
      { id: 'a', title: 'Applied' },
      { id: 'i', title: ' Interview\n' },
      { id: 'o', title: 'Offer' },
      { id: 'n', title: '  ' },
      { id: 'todo', title: 'Mine' },
    ]),
  );
  const titles = (now: BoardLists) => orderOf(now).map(({ title }) => title);

  test('follow the three in their order', () => {
    expect(titles(lists)).toEqual(['To Do', 'In Progress', 'Completed', 'Applied', 'Interview', 'Offer']);
    expect(titles(applied(lists, listMove(lists, 'o', -1)))).toEqual([
      'To Do',
      'In Progress',
      'Completed',
      'Applied',
      'Offer',
      'Interview',
    ]);
    expect(listMove(lists, 'a', -1)).toEqual([]);
    expect(listMove(lists, 'completed', 1)).toEqual([]);
  });

  test('have other names and limits; the three have limits only', () => {
    expect(titleOf('a', applied(lists, listEdit(lists, 'a', { title: 'Sent' })))).toBe('Sent');
    expect(listEdit(lists, 'a', { title: ' ' })).toEqual([]);
    const limited = applied(lists, listEdit(lists, 'todo', { title: 'Mine', limit: 5 }));
    expect(orderOf(limited)[0]).toEqual({ id: 'todo', title: 'To Do', limit: 5 });
    expect(applied(limited, listEdit(limited, 'todo', { limit: null }))).toEqual(lists);
  });

  test('a list that is removed gives its tasks to another one, in order, behind those there', () => {
    const tasks = made({ id: '1', list: 'a' }, { id: '2', list: 'a' }, { id: '3' });
    const { tasks: moved, lists: gone } = listRemoval({ tasks, lists }, 'a', 'todo', LATER);
    expect(texts(applied(tasks, moved)).todo).toEqual(['3', '1', '2']);
    expect(titles(applied(lists, gone))).not.toContain('Applied');
    const done = listRemoval({ tasks, lists }, 'a', 'completed', LATER);
    expect(applied(tasks, done.tasks)['1']).toMatchObject({ list: 'completed', doneAt: LATER });
    expect(listRemoval({ tasks, lists }, 'todo', 'completed', LATER)).toEqual({ tasks: [], lists: [] });
  });

  test('a task of a list that is gone is in the first one; the same object where there is none', () => {
    const tasks = made({ id: '1', list: 'gone' }, { id: '2', list: 'a' });
    expect(atHome({ tasks, lists })['1']?.list).toBe('todo');
    expect(atHome({ tasks: { '2': taskOf(tasks, '2') }, lists })).toEqual({ '2': tasks['2'] });
  });

  test('tasks move into them and out again', () => {
    const tasks = boardOf({ todo: ['x'] });
    const there = applied(tasks, move(tasks, 'task-x', { list: 'a', index: 0 }, LATER));
    expect(names(tasksIn(listsOf(there, orderOf(lists)), 'a'))).toEqual(['task-x']);
    expect(taskOf(applied(there, move(there, 'task-x', { list: 'completed', index: 0 }, LATER)), 'task-x').doneAt).toBe(
      LATER,
    );
  });

  test('one Undo brings a removed list back with its tasks', () => {
    const tasks = made({ id: '1', list: 'a' });
    const { tasks: changes, lists: gone } = listRemoval({ tasks, lists }, 'a', 'todo', LATER);
    const after = { tasks: applied(tasks, changes), lists: applied(lists, gone), labels: {} };
    const back = undo(after, recorded(emptyHistory, { label: 'removed', changes, lists: gone }));
    expect(back.board).toEqual({ tasks, lists, labels: {} });
  });
});

describe('sorting', () => {
  const tasks = made(
    { id: 'b', due: '2026-12-02' },
    { id: 'A', priority: 'high' },
    { id: 'c', due: '2026-12-01', dueTime: '15:00', priority: 'low' },
    { id: 'd', due: '2026-12-01', priority: 'high' },
  );
  test.each([
    ['due', ['c', 'd', 'b', 'A']],
    ['priority', ['A', 'd', 'c', 'b']],
    ['name', ['A', 'b', 'c', 'd']],
  ] as const)('by %s', (by, expected) => {
    const after = applied(tasks, sorted(tasks, 'todo', by));
    expect(names(listsOf(after).todo)).toEqual(expected);
    expect(sorted(after, 'todo', by)).toEqual([]);
  });
});

describe('labels', () => {
  const labels = applied(
    {},
    labelAdditions({}, [
      { id: '1', name: ' Home, old;', colour: 'red' },
      { id: '2', name: 'Work', colour: null },
      { id: '3', name: 'WORK', colour: 'blue' },
      { id: '4', name: '', colour: 'blue' },
    ]),
  );
  test('have a name of their own and a colour', () => {
    expect(Object.values(labels).map(({ name }) => name)).toEqual(['Home old', 'Work']);
    expect(labels['2']?.colour).not.toBe('red');
    expect(labelEdit(labels, '2', { name: 'home old' })).toEqual([]);
    expect(labelEdit(labels, '2', { name: 'Office', colour: 'pink' })[0]?.after).toEqual({
      id: '2',
      name: 'Office',
      colour: 'pink',
    });
  });
  test('go from each task when they are removed', () => {
    const tasks = made({ id: 'x', labels: ['2', '1'] }, { id: 'y', labels: ['2'] }, { id: 'z' });
    expect(labelsOf(taskOf(tasks, 'x').labels, labels).map(({ name }) => name)).toEqual(['Home old', 'Work']);
    const { tasks: changes, labels: gone } = labelRemoval(tasks, labels, '2');
    expect(changes).toHaveLength(2);
    expect(taskOf(applied(tasks, changes), 'x').labels).toEqual(['1']);
    expect(Object.keys(applied(labels, gone))).toEqual(['1']);
  });
});

test('the archive keeps what left the board, newest first, and gives it back at the end of its list', () => {
  const tasks = made({ id: 'a' }, { id: 'b' }, { id: 'c' });
  const first = applied(tasks, archivals(tasks, ['a', 'a', 'z'], AT));
  const both = applied(first, archivals(first, ['b', 'a'], LATER));
  expect(names(listsOf(both).todo)).toEqual(['c']);
  expect(names(archiveOf(both))).toEqual(['b', 'a']);
  const back = applied(both, restorals(both, ['b', 'a', 'c']));
  expect(names(listsOf(back).todo)).toEqual(['c', 'b', 'a']);
  expect(archiveOf(back)).toEqual([]);
});

describe('filters', () => {
  const tasks = made(
    { id: 'late', due: '2026-11-20', labels: ['1'] },
    { id: 'today', due: '2026-11-23', priority: 'high' },
    { id: 'soon', due: '2026-11-29' },
    { id: 'far', due: '2026-11-30', notes: 'Über alles' },
    { id: 'open', checklist: [{ id: 'p', text: 'Needle', done: false }] },
    { id: 'done', due: '2026-11-20', list: 'completed' },
  );
  test.each<[Partial<Filter>, readonly string[]]>([
    [{}, ['late', 'today', 'soon', 'far', 'open', 'done']],
    [{ due: 'overdue' }, ['late']],
    [{ due: 'today' }, ['today']],
    [{ due: 'week' }, ['today', 'soon']],
    [{ due: 'none' }, ['open']],
    [{ label: '1' }, ['late']],
    [{ priority: 'high' }, ['today']],
    [{ priority: 'none', due: 'week' }, ['soon']],
    [{ words: 'needle' }, ['open']],
    [{ words: 'uber' }, ['far']],
  ])('%j', (filter, expected) => {
    const fits = fitting({ ...NO_FILTER, ...filter }, '2026-11-23', '2026-11-29');
    expect(names(Object.values(tasks).filter(fits))).toEqual(expected);
  });
  test('the days of what is open: overdue first, then by the clock and by urgency', () => {
    const all = {
      ...tasks,
      ...made({ id: 'noon', due: '2026-11-23', dueTime: '12:00' }, { id: 'low', due: '2026-11-23', priority: 'low' }),
    };
    const groups = (until: string | null) =>
      agendaOf(all, '2026-11-23', until).map(({ day, tasks: of }) => [day, names(of)]);
    expect(groups('2026-11-23')).toEqual([
      [null, ['late']],
      ['2026-11-23', ['noon', 'today', 'low']],
    ]);
    expect(groups(null).map(([day]) => day)).toEqual([null, '2026-11-23', '2026-11-29', '2026-11-30']);
  });
});
