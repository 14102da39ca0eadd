import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { selectLabels, selectOwnTasks, selectQuickLine } from '../../src/features/board/selectors';
import { renderScreen } from '../support/render-screen';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:30:00') }));
afterEach(() => void vi.useRealTimers());

const board = '/planyourday/tasks';

test('a line becomes a task with all that was said in it, and is taken back in one step', async () => {
  const { user, store } = await renderScreen(board);
  const field = await screen.findByRole('textbox', { name: 'Quick add' });
  await user.click(field);
  await user.type(field, 'mock interview Fri 3pm #northwind 45m !high /doing');
  expect(await screen.findByText('High priority')).toBeVisible();
  expect(screen.getByText('New label northwind')).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field).toHaveValue(''));
  const task = Object.values(selectOwnTasks(store.getState())).find(({ content }) => content === 'mock interview');
  expect(task).toMatchObject({
    list: 'inProgress',
    due: '2026-11-27',
    dueTime: '15:00',
    estimate: 45,
    priority: 'high',
  });
  const labels = selectLabels(store.getState());
  expect(task?.labels.map((id) => labels[id]?.name)).toEqual(['northwind']);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(Object.values(selectOwnTasks(store.getState())).some(({ content }) => content === 'mock interview')).toBe(
    false,
  );
  expect(selectLabels(store.getState())).toEqual({});
});

test('what is not sure is said, and stays in the title', async () => {
  const { user } = await renderScreen(board);
  const field = await screen.findByRole('textbox', { name: 'Quick add' });
  await user.click(field);
  await user.type(field, 'call Anna /nowhere');
  expect(await screen.findByText('There is no list “nowhere”.')).toBeVisible();
  expect(screen.getByText('call Anna /nowhere', { selector: 'strong' })).toBeVisible();
});

test('n leads to the field, but not from a field', async () => {
  const { user } = await renderScreen(board);
  const field = await screen.findByRole('textbox', { name: 'Quick add' });
  await user.keyboard('n');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('');
  await user.keyboard('n');
  expect(field).toHaveValue('n');
});

test('a line without a title adds nothing and is kept', async () => {
  const { user, store } = await renderScreen(board);
  const field = await screen.findByRole('textbox', { name: 'Quick add' });
  await user.click(field);
  await user.type(field, 'tomorrow 3pm{Enter}');
  expect(await screen.findByText('Still without a title.')).toBeVisible();
  expect(field).toHaveValue('tomorrow 3pm');
  expect(selectOwnTasks(store.getState())).toEqual({});
});

test('a line half written outlives the page, is read there, and is gone once it is added', async () => {
  const first = await renderScreen(board);
  const field = await screen.findByRole('textbox', { name: 'Quick add' });
  await first.user.type(field, 'call Ana tomorrow !high');
  const preloadedState = first.store.getState();
  first.unmount();
  const { user, store } = await renderScreen(board, { preloadedState });
  const again = await screen.findByRole('textbox', { name: 'Quick add' });
  expect(again).toHaveValue('call Ana tomorrow !high');
  expect(await screen.findByText('High priority')).toBeVisible();
  await user.click(again);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(again).toHaveValue(''));
  expect(selectQuickLine(store.getState())).toBe('');
});
