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
