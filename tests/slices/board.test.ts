import { describe, expect, test, vi } from 'vitest';
import { createStore } from '../../src/app/store';
import { watchActivity } from '../../src/app/watch-activity';
import { watchRepeats } from '../../src/app/watch-repeats';
import { NEVER, sampleTasks } from '../../src/domain/board/samples';
import { LISTS } from '../../src/domain/board/types';
import {
  redone,
  samplesCleared,
  samplesKept,
  taskAdded,
  taskEdited,
  taskLinked,
  taskMoved,
  taskRemoved,
  tasksReceived,
  tasksRestored,
  undone,
} from '../../src/features/board/board-slice';
import {
  selectLists,
  selectRedo,
  selectSampleCount,
  selectTasks,
  selectUndo,
} from '../../src/features/board/selectors';
import { todayItems } from '../../src/features/home/today';

const open = () => createStore({ secrets: { read: () => null } });
type Store = ReturnType<typeof open>;
const counts = (store: Store) => LISTS.map((list) => selectLists(store.getState())[list].length);
const add = (store: Store, content: string, due: string | null = null) =>
  store.dispatch(taskAdded({ content, list: 'todo', due })).payload.id;

describe('the samples', () => {
  test('stand on the board, and nothing of them is kept until one is touched', () => {
    const store = open();
    expect(counts(store)).toEqual([3, 2, 1]);
    store.dispatch(undone());
    expect(store.getState().board.entities).toEqual({});
    expect(store.getState().board.settings.samples).toBe('shown');
  });

  test('the first step makes them tasks; what was moved is the user’s own and outlives the clearing', () => {
    const store = open();
    store.dispatch(taskMoved({ id: 'task-sample-todo-1', to: { list: 'completed', index: 0 } }));
    expect(Object.keys(store.getState().board.entities)).toHaveLength(6);
    expect(selectSampleCount(store.getState())).toBe(5);
    store.dispatch(samplesCleared());
    expect(counts(store)).toEqual([0, 0, 1]);
    store.dispatch(undone());
    expect(counts(store)).toEqual([2, 2, 2]);
    store.dispatch(undone());
    expect(selectTasks(store.getState())).toEqual(sampleTasks);
  });

  test('kept, they are tasks like others; cleared, they are put back by the toast', () => {
    const store = open();
    store.dispatch(samplesCleared());
    expect(counts(store)).toEqual([0, 0, 0]);
    store.dispatch(tasksRestored(Object.values(sampleTasks)));
    expect(counts(store)).toEqual([3, 2, 1]);
    store.dispatch(samplesKept());
    expect(selectSampleCount(store.getState())).toBe(0);
    expect(counts(store)).toEqual([3, 2, 1]);
  });
});

test('new tasks of one millisecond have ids of their own', () => {
  const store = open();
  const ids = Array.from({ length: 50 }, (_, n) => add(store, `task ${n}`));
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(id).toMatch(/^task-[\w-]{12}$/);
});

test('undo and redo say what they do; a step that changes nothing does not count', () => {
  const store = open();
  const id = add(store, 'Write');
  store.dispatch(taskMoved({ id, to: { list: 'todo', index: 3 } }));
  expect(selectUndo(store.getState())).toBe('Added “Write”');
  store.dispatch(taskMoved({ id, to: { list: 'inProgress', index: 0 } }));
  expect(selectUndo(store.getState())).toBe('Moved “Write” to In Progress');
  store.dispatch(taskRemoved(id));
  store.dispatch(undone());
  expect(selectRedo(store.getState())).toBe('Removed “Write”');
  expect(selectTasks(store.getState())[id]?.list).toBe('inProgress');
  store.dispatch(redone());
  expect(selectTasks(store.getState())[id]).toBeUndefined();
  expect(selectRedo(store.getState())).toBeNull();
});

test('what another tab did comes in, and a restored task is not doubled', () => {
  const store = open();
  const id = add(store, 'Write');
  const task = selectTasks(store.getState())[id];
  if (!task) throw new Error('no task');
  store.dispatch(tasksReceived({ documents: [{ ...task, content: 'Elsewhere' }], removed: ['task-sample-todo-1'] }));
  expect(selectTasks(store.getState())[id]?.content).toBe('Elsewhere');
  expect(counts(store)).toEqual([3, 2, 1]);
  store.dispatch(tasksRestored([task]));
  expect(selectTasks(store.getState())[id]?.content).toBe('Elsewhere');
});

test('a link to the calendar is no step, and goes when it is taken away', () => {
  const store = open();
  const id = add(store, 'Write');
  const label = selectUndo(store.getState());
  store.dispatch(taskLinked({ id, eventId: 'event-1' }));
  expect(selectTasks(store.getState())[id]?.eventId).toBe('event-1');
  expect(selectUndo(store.getState())).toBe(label);
  store.dispatch(taskLinked({ id, eventId: null }));
  expect(selectTasks(store.getState())[id]?.eventId).toBeNull();
});

test('a sample that is sent to the calendar is the user’s own from then on', () => {
  const store = open();
  store.dispatch(taskLinked({ id: 'task-sample-todo-1', eventId: 'event-1' }));
  expect(selectTasks(store.getState())['task-sample-todo-1']).toMatchObject({ eventId: 'event-1', sample: false });
  expect(selectSampleCount(store.getState())).toBe(5);
  expect(store.getState().board.settings.samples).toBe('taken');
  store.dispatch(samplesCleared());
  expect(counts(store)).toEqual([1, 0, 0]);
});

test('what is due today is on Home until it is done; what is done is noted once, samples never', async () => {
  const store = open();
  watchActivity(store);
  const id = add(store, 'Write', '2026-11-21');
  add(store, 'Late', '2026-11-01');
  const stillOpen = () =>
    todayItems(store.getState(), '2026-11-21')
      .filter(({ done }) => done === false)
      .map(({ title, isOverdue }) => (isOverdue ? `${title} (overdue)` : title));
  expect(stillOpen().sort()).toEqual(['Late (overdue)', 'Write']);
  store.dispatch(taskMoved({ id, to: { list: 'completed', index: 0 } }));
  store.dispatch(taskEdited({ id, content: 'Written' }));
  await Promise.resolve();
  expect(stillOpen()).toEqual(['Late (overdue)']);
  store.dispatch(undone());
  store.dispatch(undone());
  store.dispatch(taskMoved({ id, to: { list: 'completed', index: 1 } }));
  await Promise.resolve();
  expect(Object.values(store.getState().activity.entities)).toMatchObject([
    { id: `task:${id}`, kind: 'task', label: 'Written', amount: null },
  ]);
});

test('samples that are kept, or changed, were done by nobody, those of earlier versions neither', async () => {
  const store = open();
  watchActivity(store);
  store.dispatch(samplesKept());
  const [sample] = Object.values(selectTasks(store.getState())).filter(({ list }) => list === 'completed');
  if (!sample) throw new Error('There is no sample among what is done.');
  expect(sample).toMatchObject({ sample: false, doneAt: null });
  expect(sample.createdAt.slice(0, 10)).toBe(new Date().toISOString().slice(0, 10));
  store.dispatch(tasksReceived({ documents: [{ ...sample, doneAt: NEVER }], removed: [] }));
  await Promise.resolve();
  expect(store.getState().activity.entities).toEqual({});
});

test('a task that repeats is followed by the next one when it is finished; one Undo takes both back', async () => {
  const store = open();
  watchRepeats(store);
  const { id } = store.dispatch(
    taskAdded({ content: 'Review', list: 'todo', due: '2099-01-01', repeat: 'FREQ=DAILY' }),
  ).payload;
  const before = selectTasks(store.getState());
  store.dispatch(taskMoved({ id, to: { list: 'completed', index: 0 } }));
  const next = `${id}.2099-01-02`;
  await vi.waitFor(() => expect(selectTasks(store.getState())[next]).toBeDefined());
  expect(selectTasks(store.getState())[next]).toMatchObject({ due: '2099-01-02', list: 'todo', repeat: 'FREQ=DAILY' });
  expect(selectTasks(store.getState())[id]).toMatchObject({ list: 'completed', repeat: '' });
  store.dispatch(undone());
  expect(selectTasks(store.getState())).toEqual(before);
  store.dispatch(redone());
  expect(Object.keys(selectTasks(store.getState()))).toContain(next);
});
