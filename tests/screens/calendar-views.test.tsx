import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { newEvent } from '../../src/domain/calendar/edits';
import type { CalendarEvent } from '../../src/domain/calendar/types';
import {
  type CalendarView,
  calendarEventsReceived,
  calendarSlice,
  initialCalendarSettings,
  newEventId,
} from '../../src/features/calendar/calendar-slice';
import { pageTo } from '../../src/features/calendar/localizer';
import { renderScreen } from '../support/render-screen';

const PATH = '/planyourday/events?day=2015-11-24';
const interview = newEvent({
  id: 'event-1',
  text: 'Interview',
  start: '2015-11-24T14:00:00',
  end: '2015-11-24T15:00:00',
  allDay: false,
  zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  recurrence: '',
  at: '2026-11-22T09:00:00.000Z',
});
async function open(view: CalendarView = 'month', events: Record<string, CalendarEvent> = { 'event-1': interview }) {
  const shown = await renderScreen(PATH, {
    preloadedState: {
      calendar: {
        ...calendarSlice.getInitialState(),
        events,
        settings: { ...initialCalendarSettings, view, language: 'en-US' },
      },
    },
  });
  return { ...shown, grid: await screen.findByRole('region', { name: 'Calendar' }) };
}
const texts = (root: Element, selector: string) =>
  Array.from(root.querySelectorAll(selector), (node) => node.textContent ?? '');

test('five views, the month at first, 600 px high; weeks begin on Sunday, the work week has no weekend', async () => {
  const here = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...here, locale: 'en-US' });
  const { user, grid } = await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Calendar & Events' })).toBeVisible();
  const views = within(within(grid).getByRole('group', { name: 'View' })).getAllByRole('button');
  expect(views.map(({ textContent }) => textContent)).toEqual(['Month', 'Week', 'Work Week', 'Day', 'Agenda']);
  expect(views.map((view) => view.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'false', 'false', 'false']);
  expect(grid.querySelector('.rbc-calendar')).toHaveStyle({ height: '600px' });
  expect(texts(grid, '.rbc-header')).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  await user.click(within(grid).getByRole('button', { name: 'Work Week' }));
  const days = texts(grid, '.rbc-header');
  expect(days).toHaveLength(5);
  for (const name of ['Sat', 'Sun']) expect(days.join()).not.toContain(name);
});

test('the day beside it: its heading, its events, Delete, and Add Event for an hour with words in it', async () => {
  const { user } = await open();
  const day = within(screen.getByRole('region', { name: 'Selected day' }));
  expect(day.getByRole('heading', { name: 'Tuesday, November 24, 2015' })).toBeVisible();
  expect(day.getByText('2:00 PM to 3:00 PM')).toBeVisible();
  await user.click(day.getByRole('button', { name: 'Delete Interview' }));
  expect(day.queryByText('2:00 PM to 3:00 PM')).toBeNull();
  await user.click(day.getByRole('button', { name: 'Add Event' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Event' }));
  expect(dialog.getByPlaceholderText('Enter event details...')).toHaveFocus();
  expect([dialog.getByLabelText('Starts at'), dialog.getByLabelText('Ends at')].map((field) => field)).toMatchObject([
    { value: '09:00' },
    { value: '10:00' },
  ]);
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  await user.type(dialog.getByPlaceholderText('Enter event details...'), '  {Enter} ');
  expect(dialog.getByRole('button', { name: 'Add Event' })).toBeDisabled();
});

test('a press on an event in the calendar opens it in its place, with Cancel, and Save where there are words', async () => {
  const { user, grid } = await open();
  await user.click(within(grid).getByRole('button', { name: /^Interview, / }));
  const day = within(await screen.findByRole('region', { name: 'Selected day' }));
  expect(await day.findByRole('textbox', { name: 'Event' })).toHaveValue('Interview');
  for (const name of ['Cancel', 'Save']) expect(day.getByRole('button', { name })).toBeEnabled();
  await user.clear(day.getByRole('textbox', { name: 'Event' }));
  await user.type(day.getByRole('textbox', { name: 'Event' }), '  ');
  expect(day.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('an hour has two slots of 30 minutes; the agenda reaches over 30 days', async () => {
  const { grid } = await open('day');
  const slots = Array.from(grid.querySelectorAll('.rbc-day-slot [data-slot]'), (slot) =>
    slot.getAttribute('aria-label'),
  );
  expect(slots).toHaveLength(48);
  expect(slots.slice(18, 21)).toEqual(['Tue, Nov 24, 9:00 AM', 'Tue, Nov 24, 9:30 AM', 'Tue, Nov 24, 10:00 AM']);
  expect(pageTo('agenda', new Date(2026, 10, 1), 1)).toEqual(new Date(2026, 11, 1));
});

test('an event of a day is in a cell of its row', async () => {
  const { grid } = await open();
  const row = within(grid)
    .getByRole('button', { name: /^Interview, / })
    .closest('[role=row]');
  for (const button of row?.querySelectorAll('[role=button]') ?? [])
    expect(button.closest('[role=cell]')).not.toBeNull();
  expect(row).not.toBeNull();
});

test('what has no room beside the others is counted; a press, or Enter, leads to all of the day', async () => {
  const events = Object.fromEntries(
    Array.from({ length: 9 }, (_, n) => [`event-${n}`, { ...interview, id: `event-${n}`, text: `Interview ${n}` }]),
  );
  const { user, grid } = await open('week', events);
  expect(within(grid).getAllByRole('button', { name: /^Interview \d, / })).toHaveLength(2);
  const more = within(grid).getByRole('button', { name: '7 more from 2:00 PM, Tue, Nov 24' });
  expect(more).toHaveTextContent('+7');
  await user.click(more);
  const day = screen.getByRole('region', { name: 'Selected day' });
  const head = within(day).getByRole('heading', { name: 'Tuesday, November 24, 2015' });
  await waitFor(() => expect(head).toHaveFocus());
  expect(within(day).getAllByRole('listitem')).toHaveLength(9);
  act(() =>
    within(grid)
      .getAllByRole('button', { name: /^Interview \d, / })[1]
      ?.focus(),
  );
  await user.keyboard('{ArrowDown}');
  expect(more).toHaveFocus();
  await user.keyboard('{Delete}{Alt>}{ArrowDown}{/Alt}');
  expect(within(day).getAllByRole('listitem')).toHaveLength(9);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(head).toHaveFocus());
  await user.click(within(grid).getByRole('button', { name: 'Day' }));
  expect(within(grid).getAllByRole('button', { name: /^Interview \d, / })).toHaveLength(9);
});

test('an event moved by keys into a crowded hour is still seen there, and can be moved on', async () => {
  const events = Object.fromEntries(
    Array.from({ length: 9 }, (_, n) => [`event-${n}`, { ...interview, id: `event-${n}`, text: `Interview ${n}` }]),
  );
  const lunch = { ...interview, id: 'lunch', text: 'Lunch', start: '2015-11-24T13:30:00', end: '2015-11-24T14:00:00' };
  const { user, grid, store } = await open('week', { ...events, lunch });
  act(() =>
    within(grid)
      .getByRole('button', { name: /^Lunch, / })
      .focus(),
  );
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(within(grid).getByRole('button', { name: /^Lunch, .* 2:00 PM to/ })).toHaveFocus());
  await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
  await waitFor(() => expect(within(grid).getByRole('button', { name: /^Lunch, .* 3:00 PM to/ })).toHaveFocus());
  expect(store.getState().calendar.events.lunch?.start).toBe('2015-11-24T15:00:00');
});

test('an event over midnight says each day once', async () => {
  const night = { ...interview, text: 'Night', start: '2015-11-24T23:00:00', end: '2015-11-25T01:00:00' };
  const { grid } = await open('week', { 'event-1': night });
  const [name] = within(grid).getAllByRole('button', { name: /^Night, / });
  expect(name).toHaveAccessibleName('Night, Tue, Nov 24, 11:00 PM to Wed, Nov 25, 1:00 AM');
});

test('words on an event that another tab deletes wait in the dialog', async () => {
  const { user, grid, store } = await open();
  await user.click(within(grid).getByRole('button', { name: /^Interview, / }));
  await user.type(await screen.findByRole('textbox', { name: 'Event' }), ' with Sam');
  act(() => void store.dispatch(calendarEventsReceived({ documents: [], removed: ['event-1'] })));
  expect(await screen.findByText(/Your text is waiting in Add New Event\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add Event' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Event' }));
  expect(dialog.getByPlaceholderText('Enter event details...')).toHaveValue('Interview with Sam');
});

test('a finger lifts an event after 250 ms, not before', async () => {
  const { grid } = await open();
  const block = within(grid).getByRole('button', { name: /^Interview, / });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ghost = () => document.querySelector('.calendar-ghost');
  fireEvent.pointerDown(block, { pointerType: 'touch', pointerId: 1, button: 0, clientX: 5, clientY: 5 });
  vi.advanceTimersByTime(249);
  expect(ghost()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(ghost()).toHaveTextContent('Interview');
  fireEvent.pointerCancel(window, { pointerId: 1 });
  expect(ghost()).toBeNull();
});

test('the line of the present moves on each minute', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    now: new Date(2015, 10, 24, 10, 0, 5),
    shouldAdvanceTime: true,
  });
  const { grid } = await open('day');
  const top = () => grid.querySelector<HTMLElement>('.rbc-current-time-indicator')?.style.top;
  await waitFor(() => expect(top()).toMatch(/%$/));
  const before = Number.parseFloat(top() ?? '');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(Number.parseFloat(top() ?? '')).toBeCloseTo(before + 100 / 1440, 3);
});

test('new events of one millisecond have ids of their own', () => {
  const ids = Array.from({ length: 50 }, newEventId);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(id).toMatch(/^event-[\w-]{21}$/);
});
