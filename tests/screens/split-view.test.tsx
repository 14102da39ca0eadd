import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RootState } from '../../src/app/store';
import type { Task } from '../../src/domain/board/types';
import { newEvent } from '../../src/domain/calendar/edits';
import type { CalendarEvent } from '../../src/domain/calendar/types';
import { boardSlice, initialBoardSettings } from '../../src/features/board/board-slice';
import { calendarSlice, initialCalendarSettings } from '../../src/features/calendar/calendar-slice';
import { boardOf } from '../domain/board/support';
import { inToast, renderScreen } from '../support/render-screen';

const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
/** A Tuesday, ten in the morning. */
const NOW = new Date(2026, 10, 24, 10, 0);
const event = (id: string, start: string, end: string, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  ...newEvent({ id, text: id, start, end, allDay: false, zone, at: '2026-11-22T09:00:00.000Z' }),
  ...more,
});

interface World {
  readonly task?: Partial<Task>;
  readonly events?: readonly CalendarEvent[];
  readonly state?: Partial<RootState>;
  readonly path?: string;
}
async function open({ task = {}, events = [], state = {}, path = '/planyourday/tasks' }: World = {}) {
  const tasks = boardOf({ todo: ['a', 'b'] });
  const own = tasks['task-a'];
  if (!own) throw new Error('There is no such task.');
  const view = await renderScreen(path, {
    preloadedState: {
      board: {
        ...boardSlice.getInitialState(),
        entities: { ...tasks, 'task-a': { ...own, ...task } },
        settings: { ...initialBoardSettings, samples: 'taken' },
      },
      calendar: {
        ...calendarSlice.getInitialState(),
        events: Object.fromEntries(events.map((one) => [one.id, one])),
        settings: { ...initialCalendarSettings, language: 'en-US' },
      },
      ...state,
    },
  });
  // The first one fetches the board.
  await screen.findByRole('button', { name: 'More for a' }, { timeout: 15_000 });
  const eventsNow = () => Object.values(view.store.getState().calendar.events);
  return { ...view, eventsNow };
}
const findTime = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(screen.getByRole('button', { name: 'More for a' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Find a time…' }));
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 15_000 }));
  await dialog.findByText(/^Looked for within/, {}, { timeout: 15_000 });
  return dialog;
};
const offered = () =>
  within(screen.getByRole('list', { name: 'Free times' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));
const voice = () => document.querySelector('[data-voice]')?.textContent?.replaceAll(/\s/g, ' ');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('Find a time', () => {
  test('before it is due, as long as its estimate; one press takes a time, one Undo gives it back', async () => {
    const { user, store, eventsNow } = await open({
      task: { due: '2026-11-24', dueTime: '15:00', estimate: 90 },
      events: [event('standup', '2026-11-24T11:00:00', '2026-11-24T12:00:00')],
    });
    const dialog = await findTime(user);
    expect(dialog.getByLabelText('How long')).toHaveDisplayValue('1.5 hours');
    expect(dialog.queryByText(/no estimate/)).toBeNull();
    expect(dialog.getByText('Free before it is due on Nov 24, 2026:')).toBeVisible();
    expect(offered()).toEqual(['Tue, Nov 24, 12:00 PM to 1:30 PM', 'Tue, Nov 24, 1:30 PM to 3:00 PM']);
    await user.click(dialog.getByRole('button', { name: /1:30.PM to 3:00.PM/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(eventsNow()[1]).toMatchObject({
      ...{ text: 'a', taskId: 'task-a', start: '2026-11-24T13:30:00', end: '2026-11-24T15:00:00' },
    });
    expect(store.getState().board.entities['task-a']?.eventId).toBe(eventsNow()[1]?.id);
    await user.click(await inToast('Undo'));
    expect(eventsNow().map(({ id }) => id)).toEqual(['standup']);
    expect(store.getState().board.entities['task-a']?.eventId).toBeNull();
  });

  test('without an estimate an hour is assumed, which is said and can be changed; a block that is there is moved', async () => {
    const block = event('block', '2026-11-24T10:00:00', '2026-11-24T11:00:00', { taskId: 'task-a' });
    const { user, eventsNow } = await open({ task: { eventId: 'block' }, events: [block] });
    const dialog = await findTime(user);
    expect(dialog.getByText(/no estimate, so one hour is assumed/)).toBeVisible();
    expect(dialog.getByText(/It is in the calendar on Tue, Nov 24, 10:00.AM to 11:00.AM: a time chosen here moves it/));
    expect(offered()[0]).toBe('Tue, Nov 24, 10:00 AM to 11:00 AM');
    await user.selectOptions(dialog.getByLabelText('How long'), '2 hours');
    await waitFor(() => expect(offered()[1]).toBe('Tue, Nov 24, 2:00 PM to 4:00 PM'));
    await user.click(dialog.getByRole('button', { name: /2:00.PM to 4:00.PM/ }));
    expect(eventsNow()).toHaveLength(1);
    expect(eventsNow()[0]).toMatchObject({ id: 'block', start: '2026-11-24T14:00:00', end: '2026-11-24T16:00:00' });
    await user.click(await inToast('Undo'));
    expect(eventsNow()).toEqual([block]);
  });

  test.each([
    [
      'nothing is free before it is due: that is said, and the first time after it offered',
      { due: '2026-11-24', dueTime: '10:30' },
      'Nothing of 1 hour is free before it is due on Nov 24, 2026. The first free time after that:',
      ['Tue, Nov 24, 10:30 AM to 11:30 AM'],
    ],
    [
      'it is overdue',
      { due: '2026-11-20' },
      'It was due on Nov 20, 2026. The first free time from now on:',
      ['Tue, Nov 24, 10:00 AM to 11:00 AM'],
    ],
  ])('%s', async (_, task, words, times) => {
    const { user } = await open({ task });
    const dialog = await findTime(user);
    expect(dialog.getByText(words)).toBeVisible();
    expect(offered()).toEqual(times);
  });

  test('within the hours for study, where the learner has some, or at any hour of the day; too long for both is said', async () => {
    const evening = { from: '18:00', to: '21:00' };
    const { user } = await open({
      task: { estimate: 60_000 },
      state: {
        studyLimits: {
          times: { hours: '6', each: ['', '2', '2', '2', '', '', ''], weekdays: evening, weekend: evening },
        },
      },
    });
    const dialog = await findTime(user);
    expect(dialog.getByText(/a block has 12 hours at most/)).toBeVisible();
    expect(
      dialog.getByText('No day has 12 hours in one piece within these hours. Choose a shorter length.'),
    ).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('How long'), '3 hours');
    await waitFor(() => expect(offered()[0]).toBe('Tue, Nov 24, 6:00 PM to 9:00 PM'));
    expect(dialog.getByText(/^Looked for within your hours for study, 6:00.PM to 9:00.PM/)).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('Hours'), 'Any hour of the day');
    await waitFor(() => expect(offered()[0]).toBe('Tue, Nov 24, 10:00 AM to 1:00 PM'));
  });
});

describe('clashes', () => {
  const block = event('block', '2026-11-24T14:00:00', '2026-11-24T15:00:00', { taskId: 'task-a' });

  test('a card whose block overlaps another event says so, and no longer once it does not', async () => {
    const standup = event('Standup', '2026-11-24T14:30:00', '2026-11-24T15:30:00');
    const { store } = await open({ task: { eventId: 'block' }, events: [block, standup] });
    const clash = await screen.findByText(
      /^Clashes with “Standup”, Tue, Nov 24, 2:30.PM to 3:30.PM$/,
      {},
      { timeout: 15_000 },
    );
    expect(clash.closest('[data-task]')).toHaveAttribute('data-task', 'task-a');
    store.dispatch(calendarSlice.actions.eventsRemoved(['Standup']));
    await waitFor(() => expect(screen.queryByText(/^Clashes with/)).toBeNull());
  });

  test('several are counted; before it is sent, the dialog names them too', async () => {
    const { user } = await open({
      events: [
        event('Standup', '2026-11-25T09:00:00', '2026-11-25T10:00:00'),
        event('Review', '2026-11-25T09:30:00', '2026-11-25T10:00:00'),
      ],
    });
    await user.click(screen.getByRole('button', { name: 'More for a' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Send to calendar…' }));
    const day = await screen.findByLabelText('Day', {}, { timeout: 15_000 });
    await user.clear(day);
    await user.type(day, '2026-11-25');
    await user.clear(screen.getByLabelText('Starts at'));
    await user.type(screen.getByLabelText('Starts at'), '09:00');
    await screen.findByText(/^Clashes with “Standup”, 9:00.AM to 10:00.AM, and 1 more\.$/);
    await user.selectOptions(screen.getByLabelText('How long'), '15 minutes');
    await screen.findByText(/^Clashes with “Standup”, 9:00.AM to 10:00.AM\.$/);
  });
});

describe('split view', () => {
  const wide = (matches: boolean) =>
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: matches && query.includes('min-width'),
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));

  test('where there is no room for both, nothing offers it', async () => {
    wide(false);
    await open({ path: '/planyourday/tasks?split' });
    expect(screen.queryByRole('button', { name: 'Split view' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Calendar beside the board' })).toBeNull();
  });

  test('by keyboard: C takes a lifted card across, arrows choose the time, clashes are spoken; Escape, Space, Undo', async () => {
    wide(true);
    const { user, store, eventsNow } = await open({
      task: { estimate: 30 },
      events: [event('Standup', '2026-11-24T10:30:00', '2026-11-24T11:00:00')],
    });
    await user.click(screen.getByRole('button', { name: 'Split view' }));
    const beside = screen.getByRole('region', { name: 'Calendar beside the board' });
    await waitFor(() => expect(beside.querySelector('.rbc-time-view')).not.toBeNull(), { timeout: 30_000 });
    expect(store.getState().board.settings.split).toEqual({ shown: true, view: 'week' });
    screen.getByRole('button', { name: 'Drag a' }).focus();
    await user.keyboard(' ');
    expect(voice()).toMatch(/C takes it over to the calendar\.$/);
    await user.keyboard('c');
    expect(voice()).toBe('“a”, Tue, Nov 24, 10:00 AM to 10:30 AM.');
    await user.keyboard('{ArrowDown}');
    expect(voice()).toBe('“a”, Tue, Nov 24, 10:30 AM to 11:00 AM. Clashes with “Standup”, 10:30 AM to 11:00 AM.');
    await user.keyboard('{Escape}');
    expect(voice()).toBe('Cancelled. “a” is back at position 1 of 2 in To Do.');
    expect(eventsNow()).toHaveLength(1);

    await user.keyboard(' c{ArrowRight} ');
    expect(voice()).toBe('Put “a” into the calendar, Wed, Nov 25, 10:00 AM to 10:30 AM.');
    expect(eventsNow()[1]).toMatchObject({
      ...{ taskId: 'task-a', start: '2026-11-25T10:00:00', end: '2026-11-25T10:30:00' },
    });
    expect(store.getState().board.entities['task-a']).toMatchObject({ list: 'todo', eventId: eventsNow()[1]?.id });
    await user.keyboard('{Control>}z{/Control}');
    expect(voice()).toBe('Undone: Put “a” into the calendar.');
    expect(eventsNow()).toHaveLength(1);
    expect(store.getState().board.entities['task-a']?.eventId).toBeNull();

    await user.click(within(beside).getByRole('button', { name: 'Day' }));
    expect(store.getState().board.settings.split).toEqual({ shown: true, view: 'day' });
    await user.click(screen.getByRole('button', { name: 'Split view' }));
    expect(screen.queryByRole('region', { name: 'Calendar beside the board' })).toBeNull();
  });

  test('Undo takes back first what was done on the board since', async () => {
    wide(true);
    const { user, store, eventsNow } = await open({ path: '/planyourday/tasks?split' });
    const beside = await screen.findByRole('region', { name: 'Calendar beside the board' });
    await waitFor(() => expect(beside.querySelector('.rbc-time-view')).not.toBeNull(), { timeout: 30_000 });
    screen.getByRole('button', { name: 'Drag a' }).focus();
    await user.keyboard(' c ');
    expect(screen.getByRole('button', { name: 'Undo: Put “a” into the calendar' })).toBeVisible();
    screen.getByRole('button', { name: 'Drag b' }).focus();
    await user.keyboard(' {ArrowRight} ');
    await user.click(screen.getByRole('button', { name: 'Undo: Moved “b” to In Progress' }));
    expect(eventsNow()).toHaveLength(1);
    expect(store.getState().board.entities['task-b']?.list).toBe('todo');
    await user.click(screen.getByRole('button', { name: 'Undo: Put “a” into the calendar' }));
    expect(eventsNow()).toEqual([]);
  });
});
