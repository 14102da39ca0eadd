import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Reminder } from '../../machines/contracts/reminders';
import { taskAdded, taskEdited } from '../../src/features/board/board-slice';
import { selectToldUpTo } from '../../src/features/reminders/selectors';
import { renderScreen } from '../support/render-screen';

const AT = new Date('2026-11-27T14:50:00').getTime();
const reminder = (text: string): Reminder => ({
  key: `task ${text}`,
  kind: 'task',
  id: 'task-1',
  text,
  at: AT,
  starts: AT + 600_000,
  wholeDay: false,
});

/** Home, where somebody sets the first reminder. */
async function withReminder(answer: 'granted' | 'denied') {
  const rendered = await renderScreen('/home');
  const { store, device } = rendered;
  device.notifications.answer = answer;
  const added = taskAdded({ content: 'Send it', list: 'todo', due: '2026-11-27', dueTime: '15:00' });
  await act(async () => void store.dispatch(added));
  expect(device.notifications.asked()).toBe(0);
  await act(async () => void store.dispatch(taskEdited({ id: added.payload.id, reminders: [10] })));
  await waitFor(() => expect(device.notifications.asked()).toBe(1));
  return rendered;
}
const due = (now: readonly Reminder[], missed: readonly Reminder[] = []) =>
  ({ type: 'reminders.due', now, missed, upTo: AT }) as const;

test('asked with the first reminder and never before; then the browser says it, once', async () => {
  const { store, device } = await withReminder('granted');
  await act(async () => device.watch.latest.send(due([reminder('Send it')])));
  expect(device.notifications.shown.map(({ title, tag }) => [title, tag])).toEqual([['Send it', 'task Send it']]);
  expect(screen.queryByText('Send it')).toBeNull();
  expect(selectToldUpTo(store.getState())).toBe(AT);
});

test('denied: it is said so, and the reminder is told inside', async () => {
  const { user, device } = await withReminder('denied');
  expect(await screen.findByText(/The browser shows no notifications of Elevate/)).toBeVisible();
  await act(async () => device.watch.latest.send(due([reminder('Send the CV')])));
  const told = screen.getByText('Send the CV');
  expect(told).toBeVisible();
  expect(device.notifications.shown).toEqual([]);
  const box = told.closest<HTMLElement>('[role="status"]');
  if (!box) throw new Error('The reminder is in no notice.');
  await user.click(within(box).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Send the CV')).toBeNull();
});

test('a notification that the browser does not show is told inside', async () => {
  const { device } = await withReminder('granted');
  device.notifications.fails = true;
  await act(async () => device.watch.latest.send(due([reminder('Send the CV')])));
  expect(await screen.findByText('Send the CV')).toBeVisible();
});

test('missed ones are one notice', async () => {
  const { device } = await withReminder('granted');
  const missed = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => reminder(`Thing ${name}`));
  await act(async () => device.watch.latest.send(due([], missed)));
  expect(screen.getByText('While Elevate was closed: 6 reminders.')).toBeVisible();
  expect(screen.getByText(/Thing b .*Thing f .*and 1 earlier/)).toBeVisible();
});
