import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { additions, applied, edit, move, removals } from '../../../src/domain/board/changes';
import { listsOf, placeAmongAll, sizesOf, slotOf } from '../../../src/domain/board/lists';
import { asContent } from '../../../src/domain/board/texts';
import { LISTS, type Task, type TaskChange, type Tasks } from '../../../src/domain/board/types';
import { AT, boardOf, LATER, taskOf, texts } from './support';

const board = boardOf({ todo: ['a', 'b', 'c'], inProgress: ['d'], completed: ['e'] });
const after = (tasks: Tasks, changes: readonly TaskChange[]) => texts(applied(tasks, changes));

describe('moving', () => {
  test.each([
    ['task-a', 'todo', 2, { todo: ['b', 'c', 'a'] }],
    ['task-c', 'todo', 0, { todo: ['c', 'a', 'b'] }],
    ['task-b', 'inProgress', 0, { todo: ['a', 'c'], inProgress: ['b', 'd'] }],
    ['task-b', 'inProgress', 1, { todo: ['a', 'c'], inProgress: ['d', 'b'] }],
    ['task-b', 'completed', 99, { todo: ['a', 'c'], completed: ['e', 'b'] }],
  ] as const)('%s to %s, %i changes one task', (id, list, index, expected) => {
    const changes = move(board, id, { list, index }, LATER);
    expect(changes).toHaveLength(1);
    expect(after(board, changes)).toEqual({ ...texts(board), ...expected });
  });

  test.each([
    ['task-a', 'todo', 0],
    ['task-c', 'todo', 2],
    ['task-c', 'todo', 7],
    ['task-unknown', 'todo', 0],
    ['task-a', 'todo', -1],
    ['task-a', 'todo', 0.5],
  ] as const)('%s to %s, %s changes nothing', (id, list, index) => {
    expect(move(board, id, { list, index }, LATER)).toEqual([]);
    expect(applied(board, [])).toBe(board);
  });

  test('into Completed and out again notes and forgets the time; within it the time stays', () => {
    const done = applied(board, move(board, 'task-a', { list: 'completed', index: 0 }, LATER));
    expect(taskOf(done, 'task-a').doneAt).toBe(LATER);
    const within = applied(done, move(done, 'task-a', { list: 'completed', index: 1 }, AT));
    expect(taskOf(within, 'task-a').doneAt).toBe(LATER);
    const out = applied(within, move(within, 'task-a', { list: 'todo', index: 0 }, LATER));
    expect(taskOf(out, 'task-a').doneAt).toBeNull();
  });

  test('between two tasks that two tabs gave one rank, the list is reranked and keeps its order', () => {
    const tied: Tasks = { ...board, 'task-b': { ...taskOf(board, 'task-b'), rank: taskOf(board, 'task-a').rank } };
    const next = applied(tied, move(tied, 'task-d', { list: 'todo', index: 1 }, LATER));
    expect(texts(next).todo).toEqual(['a', 'd', 'b', 'c']);
    expect(new Set(listsOf(next).todo.map(({ rank }) => rank)).size).toBe(4);
  });

  test('whatever is moved, nothing is lost and it lands where it was sent', () => {
    const step = fc.record({ task: fc.nat(4), list: fc.constantFrom(...LISTS), index: fc.nat(5) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let tasks: Tasks = board;
        for (const { task, list, index } of steps) {
          const id = Object.keys(board)[task] ?? '';
          const others = listsOf(tasks)[list].filter((other) => other.id !== id).length;
          tasks = applied(tasks, move(tasks, id, { list, index }, LATER));
          expect(slotOf(listsOf(tasks), id)).toEqual({ list, index: Math.min(index, others) });
        }
        expect(
          Object.values(tasks)
            .map(({ content }) => content)
            .sort(),
        ).toEqual(['a', 'b', 'c', 'd', 'e']);
      }),
      { seed: 7, numRuns: 100 },
    );
  });

  test('a place among found tasks is a place among all', () => {
    const all = listsOf(board).todo;
    const shown = all.filter(({ content }) => content !== 'b');
    expect([0, 1, 2].map((index) => placeAmongAll(all, shown, index, 'task-d'))).toEqual([0, 2, 3]);
    expect(placeAmongAll(all, [], 0, 'task-d')).toBe(3);
    expect(placeAmongAll(all, shown, 1, 'task-a')).toBe(2);
    expect(sizesOf(listsOf(board), 'task-a')).toEqual({ todo: 2, inProgress: 1, completed: 1 });
  });
});

describe('adding, editing, removing', () => {
  const fresh = (id: string, content: string) => ({ id, content, list: 'todo' as const, due: null, at: LATER });

  test('new tasks stand at the end; empty ones, and a taken id, add nothing', () => {
    const changes = additions(board, [
      fresh('x', ' x '),
      fresh('y', ' \n\t '),
      fresh('task-a', 'twin'),
      fresh('x', 'z'),
    ]);
    expect(after(board, changes).todo).toEqual(['a', 'b', 'c', 'x']);
    expect(changes[0]?.after).toMatchObject({ createdAt: LATER, doneAt: null, eventId: null, sample: false });
  });

  test.each([
    ['  a\r\nb\rc  ', 'a\nb\nc'],
    ['a\tb', 'a b'],
    ['a\u0000\u0007\u0085b', 'ab'],
    ['مهمة', 'مهمة'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    [`${'x'.repeat(100_000)}y`, 'x'.repeat(100_000)],
  ])('%j is kept as a text', (text, expected) => {
    expect(asContent(text)).toBe(expected);
  });

  test('a text and a day are changed; an empty text and the same ones change nothing', () => {
    expect(taskOf(applied(board, edit(board, 'task-a', { content: 'A', due: '2026-12-01' })), 'task-a')).toMatchObject({
      content: 'A',
      due: '2026-12-01',
    });
    expect(edit(board, 'task-a', { content: '  ' })).toEqual([]);
    expect(edit(board, 'task-a', { content: 'a', due: null })).toEqual([]);
    expect(edit(board, 'task-z', { content: 'a' })).toEqual([]);
  });

  test('what is removed is gone, the others keep their references', () => {
    const next = applied(board, removals(board, ['task-a', 'task-z']));
    expect(texts(next).todo).toEqual(['b', 'c']);
    expect(next['task-b']).toBe(board['task-b'] as Task);
  });
});
