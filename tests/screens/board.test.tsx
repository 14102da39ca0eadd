import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { RootState } from '../../src/app/store';
import { LISTS, type ListId, type Task } from '../../src/domain/board/types';
import { BoardScreen } from '../../src/features/board/board-screen';
import { emptyTaskDraft, initialBoardSettings, tasksReceived } from '../../src/features/board/board-slice';
import { selectLists } from '../../src/features/board/selectors';
import { boardOf } from '../domain/board/support';
import { inToast, renderScreen } from '../support/render-screen';

const boardWith = (
  texts: Partial<Record<ListId, readonly string[]>>,
  change: Partial<Task> = {},
): Partial<RootState> => ({
  board: {
    entities: Object.fromEntries(Object.entries(boardOf(texts)).map(([id, task]) => [id, { ...task, ...change }])),
    settings: { ...initialBoardSettings, samples: 'taken' },
    draft: emptyTaskDraft,
    lists: {},
    labels: {},
    cardDrafts: {},
    history: { past: [], future: [] },
  },
});
const open = async (preloadedState: Partial<RootState> = {}) => {
  const view = await renderScreen('/planyourday/tasks', { preloadedState });
  await screen.findByRole('heading', { level: 1, name: 'Project Tasks' });
  const texts = () => {
    const lists = selectLists(view.store.getState());
    return LISTS.map((list) => lists[list].map(({ content }) => content));
  };
  return { ...view, texts };
};
const list = (name: string) => within(screen.getByRole('region', { name }));
const voice = () => document.querySelector('[data-voice]')?.textContent;
const menu = async (user: Awaited<ReturnType<typeof open>>['user'], task: string, item: string) => {
  await user.click(screen.getByRole('button', { name: `More for ${task}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

test('three lists with titles, counts, samples; the samples say so and can go', async () => {
  const { user, texts } = await open();
  expect(screen.getAllByRole('heading', { level: 2 }).map((node) => node.textContent)).toEqual([
    'To Do (3)',
    'In Progress (2)',
    'Completed (1)',
  ]);
  expect(screen.getAllByText('Sample')).toHaveLength(6);
  expect(screen.getAllByRole('button', { name: 'Add New Task' })).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Clear the samples' }));
  expect(texts()).toEqual([[], [], []]);
  await user.click(await inToast('Undo'));
});

test('each list has its colour and an area of at least 400 px; one column on small screens, two on medium, three on large', async () => {
  await open();
  const colours = { 'To Do': 'bg-indigo', 'In Progress': 'bg-warning', Completed: 'bg-success' };
  for (const [name, colour] of Object.entries(colours)) {
    const region = screen.getByRole('region', { name });
    expect(region.firstElementChild).toHaveClass(colour);
    expect(region.querySelector('[data-list]')).toHaveClass('min-h-[400px]');
    expect(region.parentElement).toHaveClass('grid-cols-1', 'sm:grid-cols-2', 'lg:grid-cols-3');
  }
});

test('Add New Task asks with the words of its column; an empty or cancelled answer adds nothing', async () => {
  const { user, texts } = await open(boardWith({}));
  const ask = async (column: string) => {
    await user.click(list(column).getByRole('button', { name: 'Add New Task' }));
    return screen.findByLabelText(`Enter a new task for the ${column} column:`);
  };
  await user.type(await ask('To Do'), '  {Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.change(await ask('In Progress'), { target: { value: 'Nope' } });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(texts()).toEqual([[], [], []]);
  const field = await ask('Completed');
  expect(field).toHaveValue('');
  fireEvent.change(field, { target: { value: 'Read on' } });
  fireEvent.change(screen.getByLabelText('Due date, if it has one'), { target: { value: '2026-12-01' } });
  await user.click(screen.getByRole('button', { name: 'Add task' }));
  expect(texts()).toEqual([[], [], ['Read on']]);
  expect(list('Completed').getByText(/Due Dec 1, 2026/)).toBeVisible();
});

describe('by keyboard', () => {
  test('Space lifts, arrows move within and between lists, Space drops; each step is spoken and the focus stays', async () => {
    const { user, texts } = await open(boardWith({ todo: ['a', 'b'], inProgress: ['c'] }));
    screen.getByRole('button', { name: 'Drag a' }).focus();
    await user.keyboard(' ');
    expect(voice()).toBe('Lifted “a”, position 1 of 2 in To Do. Arrow keys move it, Space drops it, Escape cancels.');
    expect(screen.getByRole('button', { name: 'Drag a' })).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{ArrowDown}');
    expect(voice()).toBe('“a”, position 2 of 2 in To Do.');
    await user.keyboard('{ArrowRight}');
    expect(voice()).toBe('“a”, position 2 of 2 in In Progress.');
    expect(texts()).toEqual([['a', 'b'], ['c'], []]);
    await user.keyboard(' ');
    expect(voice()).toBe('Dropped “a”, position 2 of 2 in In Progress.');
    expect(texts()).toEqual([['b'], ['c', 'a'], []]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Drag a' })).toHaveFocus());
  });

  test('Escape, and the focus going elsewhere, put it back', async () => {
    const { user, texts } = await open(boardWith({ todo: ['a', 'b'] }));
    screen.getByRole('button', { name: 'Drag b' }).focus();
    await user.keyboard(' {ArrowUp}{Escape}');
    expect(voice()).toBe('Cancelled. “b” is back at position 2 of 2 in To Do.');
    await waitFor(() => expect(document.querySelector('[data-drag="held"]')).toBeNull());
    await user.keyboard(' {ArrowRight}');
    act(() => screen.getByLabelText('Search tasks').focus());
    expect(voice()).toBe('Cancelled. “b” is back at position 2 of 2 in To Do.');
    expect(texts()).toEqual([['a', 'b'], [], []]);
  });

  test('a task that another tab removes meanwhile ends the drag in words', async () => {
    const { user, store, texts } = await open(boardWith({ todo: ['a', 'b'] }));
    screen.getByRole('button', { name: 'Drag a' }).focus();
    await user.keyboard(' {ArrowRight}');
    act(() => {
      store.dispatch(tasksReceived({ documents: [], removed: ['task-a'] }));
    });
    expect(voice()).toBe('“a” was removed in another tab. Nothing was moved.');
    expect(texts()).toEqual([['b'], [], []]);
  });

  test('Ctrl+Z and Ctrl+Shift+Z undo and redo, but not in a field', async () => {
    const { user, texts } = await open(boardWith({ todo: ['a', 'b'] }));
    await menu(user, 'a', 'Move to Completed');
    expect(voice()).toBe('Moved “a” to position 1 of 1 in Completed.');
    screen.getByLabelText('Search tasks').focus();
    await user.keyboard('{Control>}z{/Control}');
    expect(texts()).toEqual([['b'], [], ['a']]);
    act(() => screen.getByLabelText('Search tasks').blur());
    await user.keyboard('{Control>}z{/Control}');
    expect(texts()).toEqual([['a', 'b'], [], []]);
    expect(voice()).toBe('Undone: Moved “a” to Completed.');
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(texts()).toEqual([['b'], [], ['a']]);
    await user.click(screen.getByRole('button', { name: 'Undo: Moved “a” to Completed' }));
    expect(texts()).toEqual([['a', 'b'], [], []]);
  });
});

test('a card that was moved does not take the focus from who went on meanwhile', async () => {
  const { user } = await open(boardWith({ todo: ['a', 'b'] }));
  await user.click(screen.getByRole('button', { name: 'More for a' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Move to Completed' }));
  const search = screen.getByLabelText('Search tasks');
  search.focus();
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  expect(search).toHaveFocus();
});

test('by menu: up, down, to another list, a due date and none', async () => {
  const { user, texts, store } = await open(boardWith({ todo: ['a', 'b', 'c'] }));
  await menu(user, 'b', 'Move up');
  expect(texts()[0]).toEqual(['b', 'a', 'c']);
  await menu(user, 'b', 'Move down');
  expect(texts()[0]).toEqual(['a', 'b', 'c']);
  await menu(user, 'c', 'Set due date…');
  fireEvent.change(await screen.findByLabelText('Due on'), { target: { value: '2020-01-02' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText(/Overdue, Jan 2, 2020/)).toBeVisible();
  await menu(user, 'c', 'Change due date…');
  await user.click(await screen.findByRole('button', { name: 'No due date' }));
  expect(store.getState().board.entities['task-c']?.due).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More for a' }));
  expect(screen.queryByRole('menuitem', { name: 'Move up' })).toBeNull();
});

test('a task sent to the calendar is an event, linked both ways; sent again it moves and is not doubled', async () => {
  const { user, store } = await open(boardWith({ todo: ['a'] }));
  const send = async (time: string) => {
    await menu(user, 'a', 'Send to calendar…');
    fireEvent.change(await screen.findByLabelText('Day'), { target: { value: '2026-12-01' } });
    fireEvent.change(screen.getByLabelText('Starts at'), { target: { value: time } });
    await user.click(screen.getByRole('button', { name: 'Send to calendar' }));
    return Object.values(store.getState().calendar.events);
  };
  const [event] = await send('14:00');
  expect(event).toMatchObject({
    text: 'a',
    start: '2026-12-01T14:00:00',
    end: '2026-12-01T15:00:00',
    taskId: 'task-a',
  });
  expect(store.getState().board.entities['task-a']?.eventId).toBe(event?.id);
  expect(await send('16:00')).toEqual([
    { ...event, start: '2026-12-01T16:00:00', end: '2026-12-01T17:00:00', sequence: 1, changedAt: expect.any(String) },
  ]);
});

test('the text is edited in place: Enter saves, Escape leaves it, an empty one changes nothing', async () => {
  const { texts } = await open(boardWith({ todo: ['a'] }));
  const type = async (keys: string) => {
    // One click of its own: with the one of the edit before it would be a double click, which opens the card.
    const user = userEvent.setup();
    await user.click(screen.getByTitle('Edit the text'));
    await user.clear(await screen.findByLabelText('Text of a'));
    await user.type(screen.getByLabelText('Text of a'), keys);
    // The next edit begins where this one has closed.
    await waitFor(() => expect(screen.queryByLabelText(/^Text of/)).toBeNull());
  };
  await type('x{Escape}');
  expect(texts()[0]).toEqual(['a']);
  await type(' {Enter}');
  expect(texts()[0]).toEqual(['a']);
  await type('b{Shift>}{Enter}{/Shift}c{Enter}');
  expect(texts()[0]).toEqual(['b\nc']);
});

test.each([
  ['another line', 'first\nsecond, of another tab', 'first, mine\nsecond, of another tab', []],
  ['the same line', 'first, of another tab\nsecond', 'first, mine\nsecond', ['keepBoth tasks todo-0 content']],
])('a card edited while another tab changes %s of it keeps both', async (_, theirs, kept, asked) => {
  const { user, store, device } = await open(boardWith({ todo: ['first\nsecond'] }));
  const [task] = selectLists(store.getState()).todo;
  if (!task) throw new Error('The board is empty.');
  await user.click(screen.getByTitle('Edit the text'));
  const field = await screen.findByRole('textbox', { name: /^Text of/ });
  act(() => void store.dispatch(tasksReceived({ documents: [{ ...task, content: theirs }], removed: [] })));
  fireEvent.change(field, { target: { value: 'first, mine\nsecond' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(selectLists(store.getState()).todo[0]?.content).toBe(kept);
  expect(device.storage.asked).toEqual(asked.map((one) => one.replace('todo-0', task.id)));
});

test('words that were being written on a task another tab removed wait in the dialog', async () => {
  const { user, store } = await open(boardWith({ todo: ['a'] }));
  await user.click(screen.getByTitle('Edit the text'));
  await user.type(screen.getByLabelText('Text of a'), ' and more');
  act(() => {
    store.dispatch(tasksReceived({ documents: [], removed: ['task-a'] }));
  });
  await user.click(list('To Do').getByRole('button', { name: 'Add New Task' }));
  expect(await screen.findByLabelText(/Enter a new task/)).toHaveValue('a and more');
});

test('remove brings its Undo, the focus goes on to the next card', async () => {
  const { user, texts } = await open(boardWith({ todo: ['a', 'b'] }));
  await user.click(screen.getByRole('button', { name: 'Remove a' }));
  expect(texts()[0]).toEqual(['b']);
  expect(screen.getByRole('button', { name: 'Drag b' })).toHaveFocus();
  await user.click(await inToast('Undo'));
  expect(texts()[0]).toEqual(['a', 'b']);
});

test('search shows what it finds and counts; a move among what is found goes to the right place', async () => {
  const { user, texts } = await open(boardWith({ todo: ['red one', 'blue', 'red two', 'red three'] }));
  await user.type(screen.getByLabelText('Search tasks'), 'RED');
  expect(await screen.findByText('3 of 4 tasks found.')).toBeVisible();
  expect(list('To Do').getAllByRole('listitem')).toHaveLength(3);
  expect(list('To Do').getByRole('heading')).toHaveTextContent('To Do (4)');
  screen.getByRole('button', { name: 'Drag red three' }).focus();
  await user.keyboard(' {ArrowUp} ');
  expect(texts()[0]).toEqual(['red one', 'blue', 'red three', 'red two']);
  await user.keyboard('{Escape}');
});

test('files: out as Markdown and CSV', async () => {
  const { user, device } = await open(boardWith({ todo: ['a'], completed: ['done'] }));
  for (const kind of ['Markdown task list', 'CSV']) {
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: kind }));
  }
  await waitFor(() =>
    expect(device.downloads.map(({ name }) => name)).toEqual(['project-tasks.md', 'project-tasks.csv']),
  );
  expect(device.downloads[0]?.content).toContain('- [ ] a\n');
});

test('two thousand tasks: all in the page as text, few of them whole', async () => {
  const many = Array.from({ length: 2000 }, (_, n) => `task number ${n}`);
  await open(boardWith({ todo: many }));
  expect(list('To Do').getAllByRole('listitem')).toHaveLength(2000);
  expect(screen.getByText('task number 1999')).toBeInTheDocument();
  expect(document.querySelectorAll('[data-handle]').length).toBeLessThan(60);
});

test('hostile words are words', async () => {
  const hostile = '<img src=x onerror="window.hacked=1">';
  await open(boardWith({ todo: [hostile] }));
  expect(screen.getByText(hostile)).toHaveAttribute('dir', 'auto');
  expect(document.querySelector('main img, li img')).toBeNull();
});

test('with a calendar, a task is sent to it and linked', async () => {
  const sent: unknown[] = [];
  const { user, store } = await renderScreen(
    <BoardScreen
      toCalendar={{
        send: (block) => {
          sent.push(block);
          return { eventId: 'event-7', takeBack: () => sent.pop() };
        },
        freeTime: () => '10:30',
        clashes: async () => 'Clashes with “Standup”, 2:00 PM to 3:00 PM',
        find: async () => {
          throw new Error('nobody asks');
        },
        blockAt: () => ({ day: '2026-11-24', time: '14:00', minutes: 60 }),
        Beside: () => null,
      }}
    />,
    { preloadedState: boardWith({ todo: ['a'] }) },
  );
  await screen.findByRole('heading', { level: 1 });
  await menu(user, 'a', 'Send to calendar…');
  fireEvent.change(await screen.findByLabelText('Day'), { target: { value: '2026-11-24' } });
  expect(screen.getByLabelText('Starts at')).toHaveValue('10:30');
  fireEvent.change(screen.getByLabelText('Starts at'), { target: { value: '14:00' } });
  expect(await screen.findByText('Clashes with “Standup”, 2:00 PM to 3:00 PM.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send to calendar' }));
  expect(sent).toEqual([{ taskId: 'task-a', text: 'a', day: '2026-11-24', time: '14:00', minutes: 60 }]);
  expect(store.getState().board.entities['task-a']?.eventId).toBe('event-7');
  expect(screen.getByText('In the calendar')).toBeVisible();
});
