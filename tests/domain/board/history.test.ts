import fc from 'fast-check';
import { expect, test } from 'vitest';
import { additions, applied, edit, move, removals } from '../../../src/domain/board/changes';
import {
  emptyHistory,
  type History,
  LONGEST_HISTORY,
  recorded,
  redo as redoBoard,
  undo as undoBoard,
} from '../../../src/domain/board/history';
import { LISTS, type TaskChange, type Tasks } from '../../../src/domain/board/types';
import { AT, boardOf, LATER, taskOf, texts } from './support';

const board = boardOf({ todo: ['a', 'b', 'c'], inProgress: ['d'], completed: ['e'] });
const only = (turn: typeof undoBoard) => (tasks: Tasks, history: History) => {
  const { board: after, ...rest } = turn({ tasks, lists: {}, labels: {} }, history);
  return { tasks: after.tasks, ...rest };
};
const undo = only(undoBoard);
const redo = only(redoBoard);
const did = (tasks: Tasks, history: History, label: string, changes: readonly TaskChange[]) => ({
  tasks: applied(tasks, changes),
  history: recorded(history, { label, changes }),
});

test('any run of steps is undone to the beginning and redone to the end', () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('move' as const),
      task: fc.nat(6),
      list: fc.constantFrom(...LISTS),
      index: fc.nat(4),
    }),
    fc.record({ kind: fc.constant('remove' as const), task: fc.nat(6) }),
    fc.record({ kind: fc.constant('add' as const), text: fc.string({ minLength: 1, maxLength: 5 }) }),
    fc.record({ kind: fc.constant('edit' as const), task: fc.nat(6), text: fc.string({ maxLength: 5 }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let tasks: Tasks = board;
      let history = emptyHistory;
      const states = [tasks];
      for (const [n, doing] of steps.entries()) {
        const id = 'task' in doing ? (Object.keys(tasks)[doing.task] ?? '') : `task-new-${n}`;
        const changes =
          doing.kind === 'move'
            ? move(tasks, id, doing, LATER)
            : doing.kind === 'remove'
              ? removals(tasks, [id])
              : doing.kind === 'add'
                ? additions(tasks, [{ id, content: doing.text, list: 'todo', due: null, at: AT }])
                : edit(tasks, id, { content: doing.text });
        if (changes.length === 0) continue;
        ({ tasks, history } = did(tasks, history, doing.kind, changes));
        states.push(tasks);
      }
      for (const state of states.slice(0, -1).reverse()) {
        ({ tasks, history } = undo(tasks, history));
        expect(tasks).toEqual(state);
      }
      expect(undo(tasks, history).step).toBeNull();
      for (const state of states.slice(1)) {
        ({ tasks, history } = redo(tasks, history));
        expect(tasks).toEqual(state);
      }
      expect(redo(tasks, history).step).toBeNull();
    }),
    { seed: 3, numRuns: 100 },
  );
});

test('a new step forgets what was undone, and the oldest steps give way', () => {
  const first = did(board, emptyHistory, 'one', removals(board, ['task-a']));
  const back = undo(first.tasks, first.history);
  expect(back.history.future).toHaveLength(1);
  expect(recorded(back.history, { label: 'two', changes: [] }).future).toEqual([]);
  let history = emptyHistory;
  for (let n = 0; n <= LONGEST_HISTORY; n += 1) history = recorded(history, { label: `${n}`, changes: [] });
  expect(history.past).toHaveLength(LONGEST_HISTORY);
  expect(history.past[0]?.label).toBe('1');
});

test('what another tab changed since then stays', () => {
  const moved = did(board, emptyHistory, 'move', move(board, 'task-a', { list: 'completed', index: 0 }, LATER));
  const edited = applied(moved.tasks, edit(moved.tasks, 'task-a', { content: 'edited elsewhere' }));
  expect(texts(undo(edited, moved.history).tasks).todo).toEqual(['edited elsewhere', 'b', 'c']);
  const elsewhere = applied(moved.tasks, move(moved.tasks, 'task-a', { list: 'inProgress', index: 0 }, AT));
  expect(undo(elsewhere, moved.history)).toMatchObject({ tasks: elsewhere, step: null });
});

test('a step on a task that another tab removed is passed over', () => {
  const edited = did(board, emptyHistory, 'edit b', edit(board, 'task-b', { content: 'B' }));
  const moved = did(
    edited.tasks,
    edited.history,
    'move a',
    move(edited.tasks, 'task-a', { list: 'completed', index: 0 }, AT),
  );
  const gone = applied(moved.tasks, removals(moved.tasks, ['task-a']));
  const back = undo(gone, moved.history);
  expect(back.step?.label).toBe('edit b');
  expect(taskOf(back.tasks, 'task-b').content).toBe('b');
  expect(back.tasks['task-a']).toBeUndefined();
});
