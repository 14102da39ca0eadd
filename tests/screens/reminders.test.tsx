import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
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
  // Home itself lists the task once it is overdue.
  await act(async () => device.watch.latest.send(due([reminder('Send the CV')])));
  expect(device.notifications.shown.map(({ title, tag }) => [title, tag])).toEqual([
    ['Send the CV', 'task Send the CV'],
  ]);
  expect(screen.queryByText('Send the CV')).toBeNull();
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

test('a press on a notification leads to the card, or to the event', async () => {
  const { device, at } = await withReminder('granted');
  const event = { ...reminder('Interview'), kind: 'event', id: 'event-1' } as const;
  await act(async () => device.watch.latest.send(due([reminder('Send it'), event])));
  expect(device.notifications.shown.map(({ path }) => path)).toEqual([
    '/planyourday/tasks?open=task-1',
    '/planyourday/events?event=event-1',
  ]);
  await act(async () => device.notifications.press('/settings?tab=data'));
  await at('/settings?tab=data');
});

test('Settings: what the browser says, also when it changes; quiet for a while', async () => {
  const { user, store, device, at } = await withReminder('denied');
  await act(async () => device.notifications.press('/settings?tab=reminders'));
  await at('/settings?tab=reminders');
  expect(await screen.findByText('Refused')).toBeVisible();
  expect(screen.getByText(/press the sign to the left of the address/)).toBeVisible();
  await act(async () => device.notifications.become('granted'));
  expect(screen.getByText('Allowed')).toBeVisible();
  await act(async () => device.watch.latest.send(due([reminder('Send it')])));
  expect(device.notifications.shown).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: 'Silence reminders' }));
  expect(screen.getByText('Reminders are silenced')).toBeVisible();
  expect(device.watch.latest.stopped).toBe(true);
  const [id = ''] = Object.keys(store.getState().board.entities);
  await act(async () => void store.dispatch(taskEdited({ id, reminders: [10, 60] })));
  expect(await screen.findByText('The reminder is set, but reminders are silenced.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tell reminders again' }));
  await waitFor(() => expect(device.watch.latest.stopped).toBe(false));
  expect(selectToldUpTo(store.getState())).toBeGreaterThan(Date.now() - 60_000);
});

test('Settings: the question can be asked there and left open', async () => {
  const { user, device } = await renderScreen('/settings?tab=reminders');
  device.notifications.leavesOpen = true;
  await user.click(await screen.findByRole('button', { name: 'Allow notifications' }));
  expect(await screen.findByText('The browser is asking')).toBeVisible();
  await waitFor(() => expect(device.notifications.asked()).toBe(1));
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.getByText('Not asked yet')).toBeVisible();
  await act(async () => device.notifications.become('denied'));
  expect(screen.getByText('Refused')).toBeVisible();
});

test('a reminder whose moment has passed is said so where it is set, and kept', async () => {
  const { store, at } = await renderScreen('/home');
  const added = taskAdded({ content: 'Send it', list: 'todo', due: '2020-01-01' });
  const { id } = added.payload;
  await act(async () => void store.dispatch(added));
  await act(async () => void store.dispatch(taskEdited({ id, reminders: [1440] })));
  await at('/home');
  cleanup();
  await renderScreen(`/planyourday/tasks?open=${id}`, { preloadedState: store.getState() });
  expect(
    await screen.findByText(
      '“1 day before” has passed already: this reminder is kept, but not told unless the date moves.',
      {},
      // The first card is fetched.
      { timeout: 15_000 },
    ),
  ).toBeVisible();
  expect(store.getState().board.entities[id]?.reminders).toEqual([1440]);
});

test('an event says the same', async () => {
  const { user } = await renderScreen('/planyourday/events?day=2020-01-01&add');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Place, notes, reminders, colour' }));
  await user.selectOptions(await dialog.findByLabelText('Remind me'), '10 minutes before');
  expect(dialog.getByText(/“10 minutes before” has passed already/)).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Repeats'), 'Every week');
  expect(dialog.queryByText(/has passed already/)).toBeNull();
});
