import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { firstChoices } from '../../src/domain/board/import/plan';
import { samplesCleared, tasksReceived } from '../../src/features/board/board-slice';
import { selectBoardLists, selectLabels, selectLists } from '../../src/features/board/selectors';
import { bytesOf, problemOf, read } from '../domain/board/import/support';
import { boardOf } from '../domain/board/support';
import { inToast, renderScreen } from '../support/render-screen';

/** The board with its samples taken away, and what a worker would answer for each file. */
const open = async (texts: readonly string[] = []) => {
  const view = await renderScreen('/planyourday/tasks');
  await screen.findByRole('heading', { level: 1, name: 'Project Tasks' }, { timeout: 10_000 });
  act(() => void view.store.dispatch(samplesCleared()));
  act(
    () => void view.store.dispatch(tasksReceived({ documents: Object.values(boardOf({ todo: texts })), removed: [] })),
  );
  const take = async (content: string | Uint8Array<ArrayBuffer>, name: string) => {
    const problem = problemOf(content, name);
    view.device.readBoardFile.always((call) => {
      if (problem) return call.send({ type: 'file.failed', problem });
      const file = read(content, name);
      call.send({ type: 'file.read', file, choices: firstChoices(file) });
    });
    await view.user.upload(screen.getByLabelText('File of tasks'), new File([content], name));
  };
  const board = () => {
    const state = view.store.getState();
    const titles = Object.fromEntries(Object.values(selectBoardLists(state)).map(({ id, title }) => [id, title]));
    return Object.fromEntries(
      Object.entries(selectLists(state)).map(([id, tasks]) => [titles[id] ?? id, tasks.map(({ content }) => content)]),
    );
  };
  return { ...view, take, board };
};
const preview = () => screen.findByRole('region', { name: 'Preview of the import' });
const fixture = (name: string) => new Uint8Array(bytesOf(name));

test('a Trello board: what goes where, one list elsewhere, one step with one Undo', async () => {
  const { user, store, take, board } = await open(['Write the CV']);
  await take(fixture('trello.json'), 'job-hunt.json');
  const region = within(await preview());
  expect(region.getByRole('heading', { name: 'Import “job-hunt.json”' })).toHaveFocus();
  expect(region.getByText('A board of Trello: Job hunt.')).toBeVisible();
  expect(region.getByRole('status')).toHaveTextContent(
    '3 tasks to import, 2 lists and 3 labels new, 1 already on the board, 2 archived left out.',
  );
  expect(region.getByRole('combobox', { name: 'Where “Applied” goes' })).toHaveDisplayValue('New list “Applied”');
  expect(region.getByText('2 comments put into the notes.')).toBeVisible();
  await user.selectOptions(region.getByRole('combobox', { name: 'Where “Offer” goes' }), 'Leave out');
  await user.click(region.getByRole('checkbox', { name: /Put what is done into Completed/ }));
  expect(board()).toEqual({ todo: ['Write the CV'], inProgress: [], completed: [] });
  await user.click(region.getByRole('button', { name: 'Import 3 tasks' }));
  expect(await screen.findByText('3 tasks imported. 1 already on the board.')).toBeInTheDocument();
  expect(board()).toEqual({
    todo: ['Write the CV'],
    inProgress: [],
    completed: ['Read the book'],
    Applied: ['Northwind: backend engineer', 'Contoso: phone call'],
  });
  expect(Object.values(selectLabels(store.getState())).map(({ name }) => name)).toEqual(['Remote', 'Referral', 'Red']);
  expect(screen.getByRole('button', { name: 'Import' })).toHaveFocus();
  await user.click(await inToast('Undo'));
  expect(board()).toEqual({ todo: ['Write the CV'], inProgress: [], completed: [] });
  expect(selectLabels(store.getState())).toEqual({});
});

test('what is being typed while a file is read goes on: the preview takes no focus from it', async () => {
  const { user, device } = await open();
  let finish = () => {};
  device.readBoardFile.always((call) => {
    const file = read('Task\nWrite the CV\n', 'tasks.csv');
    finish = () => call.send({ type: 'file.read', file, choices: firstChoices(file) });
  });
  await user.upload(screen.getByLabelText('File of tasks'), new File(['Task\nWrite the CV\n'], 'tasks.csv'));
  await screen.findByText('Reading “tasks.csv”');
  const quickAdd = screen.getByRole('textbox', { name: 'Quick add' });
  await user.type(quickAdd, 'written m');
  act(() => finish());
  await preview();
  await user.keyboard('eanwhile');
  expect(quickAdd).toHaveValue('written meanwhile');
});

test('a table: its columns are put right, and the rest goes into the notes', async () => {
  const { user, store, take, board } = await open();
  await take('Company,Task,When\nNorthwind,Call,03/04/2026\nContoso,Send,04/04/2026\n', 'hunt.csv');
  const region = within(await preview());
  expect(region.getByRole('combobox', { name: 'Task' })).toHaveDisplayValue('Task');
  expect(region.getByText('Columns left out: Company.')).toBeVisible();
  await user.selectOptions(region.getByRole('combobox', { name: 'Task' }), 'Company');
  await user.click(region.getByRole('checkbox', { name: 'Put the other columns into the notes' }));
  await user.click(region.getByRole('checkbox', { name: /written day first/ }));
  expect(region.queryByText(/Columns left out/)).toBeNull();
  await user.click(region.getByRole('button', { name: 'Import 2 tasks' }));
  expect(board().todo).toEqual(['Northwind', 'Contoso']);
  const [first] = selectLists(store.getState()).todo;
  expect(first).toMatchObject({ due: '2026-04-03', notes: 'Task: Call' });
});

test('Markdown in without doubling; nothing new is nothing to import', async () => {
  const { user, take, board } = await open(['a']);
  await take('# To Do\n- [ ] a\n- [ ] b\n- [x] done\n', 'plan.md');
  await user.click(await screen.findByRole('button', { name: 'Import 2 tasks' }));
  expect(await screen.findByText('2 tasks imported. 1 already on the board.')).toBeInTheDocument();
  expect(board()).toEqual({ todo: ['a', 'b'], inProgress: [], completed: ['done'] });
  await take('- [ ] a', 'plan.md');
  const region = within(await preview());
  expect(region.getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
  await user.click(region.getByRole('checkbox', { name: /Take tasks whose text is on the board already/ }));
  expect(region.getByRole('button', { name: 'Import 1 task' })).toBeEnabled();
  await user.click(region.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('region', { name: 'Preview of the import' })).toBeNull();
  expect(board().todo).toEqual(['a', 'b']);
});

test('refused in words; a file that is being read can be cancelled; too many at once has a way out', async () => {
  const { user, device, take, board } = await open();
  await take('Only words.', 'notes.md');
  expect(await screen.findByRole('alert')).toHaveTextContent(/“notes.md” was not imported.*no task list.*unchanged/);
  await take('<!doctype html><html></html>', 'board.json');
  expect(await screen.findByText(/page of a sign-in/)).toBeVisible();
  device.readBoardFile.always(null);
  await user.upload(screen.getByLabelText('File of tasks'), new File(['x'], 'large.csv'));
  device.readBoardFile.latest.send({ type: 'file.progressed', share: 0.4, tasks: 1200 });
  expect(await screen.findByText(/1,?200 tasks so far/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(device.readBoardFile.latest.stopped).toBe(true);
  await take(`Task,Status\n${'a,Doing\n'.repeat(4999)}${'b,Someday\n'.repeat(2)}`, 'long.csv');
  const region = within(await preview());
  expect(region.getByRole('alert')).toHaveTextContent(/Up to 5,000 tasks/);
  await user.selectOptions(region.getByRole('combobox', { name: 'Where “Someday” goes' }), 'Leave out');
  expect(region.getByRole('button', { name: /Import 4,?999 tasks/ })).toBeEnabled();
  expect(board().inProgress).toEqual([]);
});
