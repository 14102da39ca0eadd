import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FocusTimer } from '../../machines/contracts/focus-flow';
import { taskAdded } from '../../src/features/board/board-slice';
import { timerReceived } from '../../src/features/focus/focus-slice';
import { selectFocusSessions, selectTimer } from '../../src/features/focus/selectors';
import { renderScreen } from '../support/render-screen';

const BEGUN = new Date('2026-11-23T09:30:00').getTime();
const MINUTE = 60_000;
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: BEGUN }));
afterEach(() => void vi.useRealTimers());

const kept = (phase: FocusTimer['phase'], more: Partial<FocusTimer> = {}): FocusTimer => ({
  taskId: null,
  plan: 'intervals',
  phase,
  begunAt: BEGUN,
  worked: 0,
  since: BEGUN,
  seenAt: BEGUN,
  rested: false,
  ...more,
});

test('one interval: begun from the card, paused, counted, and on the card', async () => {
  const { user, store, device } = await renderScreen('/planyourday/tasks');
  const added = taskAdded({ content: 'Mock interview', list: 'todo', due: null });
  await act(async () => void store.dispatch(added));
  const { id } = added.payload;
  await user.click(await screen.findByRole('button', { name: /^Open .*Mock interview/ }));
  await user.click(await screen.findByRole('button', { name: '25 minutes' }, { timeout: 8000 }));
  const bar = within(await screen.findByRole('region', { name: 'Focus' }));
  expect(bar.getByRole('timer')).toHaveAccessibleName('25:00 left');
  act(() => device.clock.latest.send({ type: 'clock.read', at: BEGUN + 4 * MINUTE }));
  expect(bar.getByRole('timer')).toHaveAccessibleName('21:00 left');
  vi.setSystemTime(BEGUN + 5 * MINUTE);
  await user.click(bar.getByRole('button', { name: 'Pause' }));
  expect(selectTimer(store.getState())).toMatchObject({ phase: 'paused', worked: 5 * MINUTE });
  await user.click(bar.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Focus' })).toBeNull());
  expect(Object.values(selectFocusSessions(store.getState()))).toEqual([
    { id: `focus-${BEGUN}`, taskId: id, begunAt: new Date(BEGUN).toISOString(), seconds: 300, kind: 'focus' },
  ]);
  expect(selectTimer(store.getState())).toBeNull();
});

test('after a reload it goes on, on any screen, and over its end leads to a break', async () => {
  const { user, store, device } = await renderScreen('/home');
  expect(screen.queryByRole('region', { name: 'Focus' })).toBeNull();
  await act(async () => void store.dispatch(timerReceived({ timer: kept('working', { worked: 20 * MINUTE }) })));
  const bar = within(await screen.findByRole('region', { name: 'Focus' }));
  expect(bar.getByRole('timer')).toHaveAccessibleName('5:00 left');
  act(() => device.clock.latest.send({ type: 'clock.read', at: BEGUN + 5 * MINUTE }));
  expect(bar.getByRole('status')).toHaveTextContent('25 minutes are done.');
  expect(Object.values(selectFocusSessions(store.getState())).map(({ seconds }) => seconds)).toEqual([1500]);
  expect(await screen.findByText(/Focused:/)).toHaveTextContent('25 min this week');
  await user.click(bar.getByRole('button', { name: 'Break' }));
  expect(selectTimer(store.getState())).toMatchObject({ phase: 'break' });
  await user.click(bar.getByRole('button', { name: 'Stop' }));
  expect(selectTimer(store.getState())).toBeNull();
});

test('another tab pauses it: this one shows that', async () => {
  const { store } = await renderScreen('/home');
  await act(async () => void store.dispatch(timerReceived({ timer: kept('working') })));
  const bar = within(await screen.findByRole('region', { name: 'Focus' }));
  expect(bar.getByRole('button', { name: 'Pause' })).toBeVisible();
  await act(async () => void store.dispatch(timerReceived({ timer: kept('paused', { worked: 3 * MINUTE }) })));
  expect(await bar.findByRole('button', { name: 'Resume' })).toBeVisible();
  expect(bar.getByRole('timer')).toHaveAccessibleName('22:00 left');
});

test('the laptop slept: nothing is counted that was not worked', async () => {
  const { user, store, device } = await renderScreen('/home');
  await act(async () => void store.dispatch(timerReceived({ timer: kept('working', { plan: 'free' }) })));
  const bar = within(await screen.findByRole('region', { name: 'Focus' }));
  act(() => device.clock.latest.send({ type: 'clock.read', at: BEGUN + 2 * MINUTE }));
  act(() => device.clock.latest.send({ type: 'clock.read', at: BEGUN + 120 * MINUTE }));
  vi.setSystemTime(BEGUN + 120 * MINUTE);
  await user.click(bar.getByRole('button', { name: 'Leave it out' }));
  vi.setSystemTime(BEGUN + 121 * MINUTE);
  await user.click(bar.getByRole('button', { name: 'Stop' }));
  expect(Object.values(selectFocusSessions(store.getState())).map(({ seconds }) => seconds)).toEqual([180]);
});

const withTask = async (path: string, due: string | null = null) => {
  const { unmount, store } = await renderScreen('/home');
  const added = taskAdded({ content: 'Mock interview', list: 'todo', due });
  await act(async () => void store.dispatch(added));
  unmount();
  const rendered = await renderScreen(path, { preloadedState: store.getState() });
  return { ...rendered, id: added.payload.id };
};
const focusBar = async () => within(await screen.findByRole('region', { name: 'Focus' }));

test("from the card's menu on the board; while it runs, a second start says so and changes nothing", async () => {
  const { user, store, id } = await withTask('/planyourday/tasks');
  const start = async () => {
    await user.click(await screen.findByRole('button', { name: /^More for .*Mock interview/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Focus for 25 minutes' }));
  };
  await start();
  expect((await focusBar()).getByRole('timer')).toHaveAccessibleName('25:00 left');
  expect(selectTimer(store.getState())).toMatchObject({ taskId: id, plan: 'intervals', begunAt: BEGUN });
  vi.setSystemTime(BEGUN + MINUTE);
  await start();
  expect(await screen.findByText(/The timer runs already/)).toBeVisible();
  expect(selectTimer(store.getState())).toMatchObject({ begunAt: BEGUN });
});

test('from the day: on a task of it, and without one', async () => {
  const { user, store, id } = await withTask('/planyourday', '2026-11-23');
  await user.click(await screen.findByRole('button', { name: 'Focus for 25 minutes on Mock interview' }));
  expect(selectTimer(store.getState())).toMatchObject({ taskId: id, plan: 'intervals' });
  expect(screen.queryByRole('button', { name: /^Focus/ })).toBeNull();
  await user.click((await focusBar()).getByRole('button', { name: 'Stop' }));
  await user.click(await screen.findByRole('button', { name: 'Focus' }));
  expect(selectTimer(store.getState())).toMatchObject({ taskId: null, plan: 'free' });
  expect((await focusBar()).getByRole('timer')).toHaveAccessibleName('0:00 focused');
});

test.each([
  ['focus for 25', 'Focus for 25 minutes', { plan: 'intervals', taskId: null }],
  ['stopwatch', 'Focus as long as it takes', { plan: 'free', taskId: null }],
  ['focus on mock', 'Focus on Mock interview', { plan: 'intervals' }],
])('from the palette: %s', async (words, name, timer) => {
  const { user, store } = await withTask('/home');
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: 'Command palette' });
  vi.setSystemTime(BEGUN + MINUTE);
  await user.paste(words);
  await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
  // The moment is that of the choice, not that at which the palette was opened.
  expect(selectTimer(store.getState())).toMatchObject({ ...timer, begunAt: BEGUN + MINUTE });
  await focusBar();
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: 'Command palette' });
  expect(screen.queryByRole('option', { name: /^Focus/ })).toBeNull();
});
