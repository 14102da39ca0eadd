import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { RootState } from '../../src/app/store';
import { watchRepeats } from '../../src/app/watch-repeats';
import { additions, applied, type NewTask } from '../../src/domain/board/changes';
import type { BoardLists, Task } from '../../src/domain/board/types';
import { emptyTaskDraft, initialBoardSettings, tasksReceived } from '../../src/features/board/board-slice';
import {
  selectLabels,
  selectListOrder,
  selectLists,
  selectTasks,
  selectUndo,
} from '../../src/features/board/selectors';
import { AT, taskOf } from '../domain/board/support';
import { inToast, renderScreen } from '../support/render-screen';

const JOBS: BoardLists = {
  'list-a': { id: 'list-a', title: 'Applied', rank: 'V00000', limit: null },
  'list-i': { id: 'list-i', title: 'Interview', rank: 'V00001', limit: null },
};
const boardWith = (tasks: readonly Partial<NewTask>[], lists: BoardLists = {}): Partial<RootState> => ({
  board: {
    entities: applied(
      {},
      additions(
        {},
        tasks.map((task, n) => ({ id: `task-${n}`, content: `t${n}`, list: 'todo', due: null, at: AT, ...task })),
      ),
    ),
    lists,
    labels: { 'label-1': { id: 'label-1', name: 'Northwind', colour: 'red' } },
    cardDrafts: {},
    settings: { ...initialBoardSettings, samples: 'taken' },
    draft: emptyTaskDraft,
    history: { past: [], future: [] },
  },
});
const open = async (tasks: readonly Partial<NewTask>[], lists?: BoardLists) => {
  const view = await renderScreen('/planyourday/tasks', { preloadedState: boardWith(tasks, lists) });
  await screen.findByRole('heading', { level: 1, name: 'Project Tasks' }, { timeout: 15_000 });
  const task = (id: string): Task => taskOf(selectTasks(view.store.getState()), id);
  const names = (list: string) => (selectLists(view.store.getState())[list] ?? []).map(({ content }) => content);
  return { ...view, task, names };
};
const region = (name: string) => within(screen.getByRole('region', { name }));
const voice = () => document.querySelector('[data-voice]')?.textContent;
const choose = async (user: Awaited<ReturnType<typeof open>>['user'], button: string, item: string) => {
  await user.click(screen.getByRole('button', { name: button }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
const card = async () => {
  // The first one is fetched.
  await screen.findByLabelText('What to do', {}, { timeout: 15_000 });
  return within(screen.getByRole('dialog'));
};

describe('the card', () => {
  test.each([
    ['the button', async () => fireEvent.click(screen.getByRole('button', { name: 'Open t0' }))],
    [
      'Enter on the handle',
      async () => fireEvent.keyDown(screen.getByRole('button', { name: 'Drag t0' }), { key: 'Enter' }),
    ],
    ['a double click', async () => fireEvent.doubleClick(screen.getByTitle('Edit the text'))],
  ])('opens by %s', async (_, press) => {
    await open([{}]);
    await press();
    expect((await card()).getByLabelText('What to do')).toHaveValue('t0');
  });

  test('a double click in a text that is being edited chooses a word', async () => {
    const { user } = await open([{}]);
    await user.click(screen.getByTitle('Edit the text'));
    await user.dblClick(await screen.findByLabelText('Text of t0'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('takes priority, day, time, estimate, repeat and list, each a step that Undo names', async () => {
    const { user, store, task } = await open([{}], JOBS);
    fireEvent.click(screen.getByRole('button', { name: 'Open t0' }));
    const dialog = await card();
    await user.selectOptions(dialog.getByLabelText('Priority'), 'High');
    expect(dialog.getByLabelText('Due time')).toBeDisabled();
    fireEvent.change(dialog.getByLabelText('Due date'), { target: { value: '2031-07-09' } });
    fireEvent.change(dialog.getByLabelText('Due time'), { target: { value: '15:30' } });
    fireEvent.blur(dialog.getByLabelText('Due date'));
    fireEvent.blur(dialog.getByLabelText('Due time'));
    await user.type(dialog.getByLabelText('Estimate'), '1h 30m');
    await user.selectOptions(dialog.getByLabelText('Repeat'), 'Every week');
    await user.selectOptions(dialog.getByLabelText('Add a reminder'), '1 hour before');
    await user.selectOptions(dialog.getByLabelText('List'), 'Interview');
    expect(task('task-0')).toMatchObject({
      priority: 'high',
      due: '2031-07-09',
      dueTime: '15:30',
      estimate: 90,
      repeat: 'FREQ=WEEKLY',
      reminders: [60],
      list: 'list-i',
    });
    expect(selectUndo(store.getState())).toBe('Moved “t0” to Interview');
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    const shown = region('Interview');
    expect(shown.getByText(/Jul 9, 2031, 3:30/)).toBeVisible();
    for (const words of ['High', '1h 30m', 'Repeats']) expect(shown.getByText(words)).toBeVisible();
  });

  test('what is half written stays when the card closes, and is joined with what another tab wrote', async () => {
    const { user, store, task } = await open([{ notes: 'one\ntwo' }]);
    fireEvent.click(screen.getByRole('button', { name: 'Open t0' }));
    const dialog = await card();
    await user.click(dialog.getByRole('button', { name: 'Edit notes' }));
    fireEvent.change(dialog.getByLabelText('Notes in Markdown'), { target: { value: 'one, mine\ntwo' } });
    expect(store.getState().board.cardDrafts['task-0']?.texts.notes).toEqual({
      base: 'one\ntwo',
      words: 'one, mine\ntwo',
    });
    const theirs = { ...task('task-0'), notes: 'one\ntwo, theirs' };
    act(() => void store.dispatch(tasksReceived({ documents: [theirs], removed: [] })));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(task('task-0').notes).toBe('one, mine\ntwo, theirs'));
    expect(store.getState().board.cardDrafts).toEqual({});
  });

  test('notes are drawn as Markdown, and nothing in them runs', async () => {
    await open([{ notes: '**bold** <img src=x onerror=alert(1)>' }]);
    fireEvent.click(screen.getByRole('button', { name: 'Open t0' }));
    const dialog = await card();
    expect((await dialog.findByText('bold')).tagName).toBe('STRONG');
    expect(document.querySelector('img')).toBeNull();
  });

  test('words on a task that another tab removed wait in Add New Task', async () => {
    const { store, user } = await open([{}]);
    fireEvent.click(screen.getByRole('button', { name: 'Open t0' }));
    const dialog = await card();
    fireEvent.change(dialog.getByLabelText('What to do'), { target: { value: 't0 and more' } });
    act(() => void store.dispatch(tasksReceived({ documents: [], removed: ['task-0'] })));
    await user.click(region('To Do').getByRole('button', { name: 'Add New Task' }));
    expect(await screen.findByLabelText(/Enter a new task/)).toHaveValue('t0 and more');
  });

  test('labels are made, given, renamed, recoloured and removed', async () => {
    const { user, store, task } = await open([{}]);
    fireEvent.click(screen.getByRole('button', { name: 'Open t0' }));
    const dialog = await card();
    await user.click(dialog.getByRole('button', { name: 'Northwind' }));
    expect(task('task-0').labels).toEqual(['label-1']);
    await user.click(dialog.getByRole('button', { name: 'Edit labels' }));
    await user.type(dialog.getByLabelText('Name of a new label'), 'Evening{Enter}');
    const [, fresh = ''] = task('task-0').labels;
    expect(selectLabels(store.getState())[fresh]).toEqual({ id: fresh, name: 'Evening', colour: 'blue' });
    await user.selectOptions(dialog.getByLabelText('Colour of the label Evening'), 'Pink');
    await user.type(dialog.getByLabelText('Name of the label Evening'), 's{Enter}');
    expect(selectLabels(store.getState())[fresh]).toMatchObject({ name: 'Evenings', colour: 'pink' });
    await user.click(dialog.getByRole('button', { name: 'Remove the label Northwind, used 1 times' }));
    expect(task('task-0').labels).toEqual([fresh]);
    expect(Object.keys(selectLabels(store.getState()))).toEqual([fresh]);
  });
});

describe('the checklist', () => {
  const points = ['a', 'b', 'c'].map((id) => ({ id, text: `point ${id}`, done: false }));
  const ids = (task: Task) => task.checklist.map(({ id }) => id).join('');

  test('points are added, ticked, moved, changed and removed by key', async () => {
    const { user, task } = await open([{ checklist: points }]);
    fireEvent.click(screen.getByRole('button', { name: 'Open t0' }));
    const dialog = await card();
    const box = (name: string) => dialog.getByRole('checkbox', { name });
    act(() => box('point a').focus());
    await user.keyboard(' ');
    expect(task('task-0').checklist[0]?.done).toBe(true);
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(ids(task('task-0'))).toBe('bac');
    await waitFor(() => expect(box('point a')).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(box('point c')).toHaveFocus());
    await user.keyboard('{Delete}');
    expect(ids(task('task-0'))).toBe('ba');
    await waitFor(() => expect(box('point a')).toHaveFocus());
    await user.keyboard('{Enter}');
    const field = await dialog.findByLabelText('Text of the point');
    await user.type(field, ', changed{Enter}');
    expect(task('task-0').checklist[1]?.text).toBe('point a, changed');
    await waitFor(() => expect(box('point a, changed')).toHaveFocus());
    await user.type(dialog.getByLabelText('A new point'), 'd{Enter}');
    expect(task('task-0').checklist.map(({ text }) => text)).toEqual(['point b', 'point a, changed', 'd']);
    expect(dialog.getByLabelText('A new point')).toHaveValue('');
    await user.keyboard('{Escape}');
    expect(await region('To Do').findByText('1/3')).toBeVisible();
  });

  test('Escape in a point leaves it as it was and the card open; buttons move and remove', async () => {
    const { user, task } = await open([{ checklist: points }]);
    fireEvent.click(screen.getByRole('button', { name: 'Open t0' }));
    const dialog = await card();
    await user.click(dialog.getByRole('button', { name: 'point b' }));
    await user.type(await dialog.findByLabelText('Text of the point'), 'x{Escape}');
    expect(task('task-0').checklist[1]?.text).toBe('point b');
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Move up: point c' }));
    expect(ids(task('task-0'))).toBe('acb');
    await user.click(dialog.getByRole('button', { name: 'Remove: point a' }));
    expect(ids(task('task-0'))).toBe('cb');
  });

  test('pasted lines become points', async () => {
    const { task } = await open([{}]);
    fireEvent.click(screen.getByRole('button', { name: 'Open t0' }));
    const dialog = await card();
    fireEvent.paste(dialog.getByLabelText('A new point'), {
      clipboardData: { getData: () => '- [x] one\n- two' },
    });
    expect(task('task-0').checklist.map(({ text, done }) => [text, done])).toEqual([
      ['one', true],
      ['two', false],
    ]);
  });

  test('of five thousand points the first are drawn, and more when asked for', async () => {
    const many = Array.from({ length: 5000 }, (_, n) => ({ id: `${n}`, text: `p${n}`, done: false }));
    const { user } = await open([{ checklist: many }]);
    fireEvent.click(screen.getByRole('button', { name: 'Open t0' }));
    const dialog = await card();
    expect(dialog.getAllByRole('checkbox')).toHaveLength(100);
    expect(dialog.getByText('The checklist is full: it holds 5000 points.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Show 500 of 4900 more' }));
    expect(dialog.getAllByRole('checkbox')).toHaveLength(600);
  });
});

describe('further lists', () => {
  test('are added, limited, renamed, moved and removed with their tasks; each can be undone', async () => {
    const { user, store, names } = await open([{}, {}]);
    const order = () => selectListOrder(store.getState()).map(({ title }) => title);
    await user.click(screen.getByRole('button', { name: 'Add a list' }));
    await user.click(await screen.findByRole('button', { name: 'Job hunt: Applied, Interview, Offer' }));
    expect(order()).toEqual(['To Do', 'In Progress', 'Completed', 'Applied', 'Interview', 'Offer']);
    await choose(user, 'More for t0', 'Move to Applied');
    expect(voice()).toBe('Moved “t0” to position 1 of 1 in Applied.');
    await choose(user, 'More for t1', 'Move to Applied');
    await choose(user, 'More for the list Applied', 'Set a limit…');
    await user.type(await screen.findByLabelText('Most tasks in Applied'), '1{Enter}');
    expect(screen.getByRole('heading', { name: 'Applied (2 / 1)' })).toBeVisible();
    expect(region('Applied').getByText('1 task over its limit of 1.')).toBeVisible();
    await choose(user, 'More for the list Applied', 'Rename…');
    const field = await screen.findByLabelText('Name');
    await user.clear(field);
    await user.type(field, 'Sent{Enter}');
    await choose(user, 'More for the list Sent', 'Move list right');
    await waitFor(() => expect(order()).toEqual(['To Do', 'In Progress', 'Completed', 'Interview', 'Sent', 'Offer']));
    await choose(user, 'More for the list Sent', 'Remove list…');
    await user.selectOptions(await screen.findByLabelText('Move its 2 tasks to'), 'Completed');
    await user.click(screen.getByRole('button', { name: 'Remove list' }));
    await waitFor(() => expect(order()).not.toContain('Sent'));
    expect(names('completed')).toEqual(['t0', 't1']);
    await user.click(await inToast('Undo'));
    expect(order()).toContain('Sent');
    expect(names('completed')).toEqual([]);
  });

  test('a card is moved into them by keyboard, and out again', async () => {
    const { user, names } = await open([{ list: 'completed' }], JOBS);
    screen.getByRole('button', { name: 'Drag t0' }).focus();
    await user.keyboard(' {ArrowRight}{ArrowRight}');
    expect(voice()).toBe('“t0”, position 1 of 1 in Interview.');
    await user.keyboard('{ArrowRight} ');
    expect(names('list-i')).toEqual(['t0']);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Drag t0' })).toHaveFocus());
    await user.keyboard(' {ArrowLeft} ');
    expect(names('list-a')).toEqual(['t0']);
  });

  test('a new task goes into the list whose button was pressed', async () => {
    const { user, names } = await open([], JOBS);
    await user.click(region('Applied').getByRole('button', { name: 'Add New Task' }));
    await user.type(await screen.findByLabelText('Enter a new task for the Applied column:'), 'Contoso{Enter}');
    expect(names('list-a')).toEqual(['Contoso']);
  });

  test('a list is sorted in one step', async () => {
    const { user, store, names } = await open([{ priority: 'low' }, { priority: 'high' }, { due: '2030-01-01' }]);
    await choose(user, 'More for the list To Do', 'Sort by priority');
    await waitFor(() => expect(names('todo')).toEqual(['t1', 't0', 't2']));
    expect(voice()).toBe('To Do is sorted by priority.');
    expect(selectUndo(store.getState())).toBe('Sorted To Do');
    await user.keyboard('{Control>}z{/Control}');
    expect(names('todo')).toEqual(['t0', 't1', 't2']);
  });
});

describe('archive, filters and views', () => {
  test('what is done goes into the archive and comes back', async () => {
    const { user, names } = await open([{ list: 'completed' }, { list: 'completed' }, {}]);
    await choose(user, 'More for the list Completed', 'Archive all in Completed');
    await waitFor(() => expect(names('completed')).toEqual([]));
    await choose(user, 'More for t2', 'Archive');
    await waitFor(() => expect(names('todo')).toEqual([]));
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    const archive = within(await screen.findByRole('list', { name: 'Archive' }));
    expect(archive.getAllByRole('listitem')).toHaveLength(3);
    await user.click(archive.getByRole('button', { name: 'Restore t1' }));
    await user.click(screen.getByRole('button', { name: 'Board' }));
    expect(names('completed')).toEqual(['t1']);
    expect(region('Completed').getByText('t1')).toBeVisible();
  });

  test('the filter shows what fits, and says how many', async () => {
    const { user } = await open([{ labels: ['label-1'] }, { priority: 'high' }, { due: '2000-01-01' }]);
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.selectOptions(await screen.findByLabelText('Label'), 'Northwind');
    await waitFor(() => expect(screen.getByText('1 of 3 tasks found.')).toBeVisible());
    expect(region('To Do').getAllByRole('listitem')).toHaveLength(1);
    await user.selectOptions(screen.getByLabelText('Priority'), 'High');
    expect(await region('To Do').findByText('No task here fits the filter.')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Label'), 'All labels');
    expect(await region('To Do').findByText('t1')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filter' }));
    await waitFor(() => expect(region('To Do').getAllByRole('listitem')).toHaveLength(3));
  });

  test('Today and Upcoming list what is due on all lists; a tick finishes it, and what repeats goes on', async () => {
    const now = new Date();
    const today = `${now.getFullYear()}-${`${now.getMonth() + 1}`.padStart(2, '0')}-${`${now.getDate()}`.padStart(2, '0')}`;
    const { user, names, store } = await open(
      [
        { due: '2000-01-01', list: 'list-a' },
        { due: today, repeat: 'FREQ=DAILY' },
        { due: '2099-01-01' },
        { due: today, list: 'completed' },
      ],
      JOBS,
    );
    watchRepeats(store);
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(await screen.findByRole('button', { name: 'Open t0' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map((node) => node.textContent)).toEqual([
      'Overdue (1)',
      'Today (1)',
    ]);
    await user.click(screen.getByRole('checkbox', { name: 'Done: t1' }));
    expect(names('completed')).toEqual(['t1', 't3']);
    await user.click(screen.getByRole('button', { name: 'Upcoming' }));
    // The next one of what repeats.
    expect(await screen.findByRole('button', { name: 'Open t1' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Open t2' })).toBeVisible();
  });
});
