import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dayIndex } from '../../src/domain/calendar/day-index';
import { newEvent } from '../../src/domain/calendar/edits';
import type { CalendarEvent } from '../../src/domain/calendar/types';
import { wallText } from '../../src/domain/calendar/wall';
import { createClock } from '../../src/domain/calendar/zones';
import {
  type CalendarDraft,
  type CalendarView,
  calendarSlice,
  initialCalendarSettings,
} from '../../src/features/calendar/calendar-slice';
import { renderScreen } from '../support/render-screen';

const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
/** Tuesdays of November and December 2026 at 14:00. */
const standup = newEvent({
  id: 'event-1',
  text: 'Standup',
  start: '2026-11-10T14:00:00',
  end: '2026-11-10T15:00:00',
  allDay: false,
  zone,
  recurrence: 'RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=5',
  at: '2026-11-02T09:00:00.000Z',
});

async function open(
  {
    view = 'month',
    events = [standup],
    drafts = {},
  }: {
    view?: CalendarView;
    events?: readonly CalendarEvent[];
    drafts?: Record<string, CalendarDraft>;
  } = {},
  day = '2026-11-24',
) {
  const shown = await renderScreen(`/planyourday/events?day=${day}`, {
    preloadedState: {
      calendar: {
        ...calendarSlice.getInitialState(),
        events: Object.fromEntries(events.map((event) => [event.id, event])),
        drafts,
        settings: { ...initialCalendarSettings, view, language: 'en-US' },
      },
    },
  });
  const clock = createClock(zone);
  /** Each time of the series: when it begins, and its words where they are its own. */
  const times = () =>
    dayIndex(shown.store.getState().calendar.events, clock)
      .between(Date.UTC(2026, 9, 1), Date.UTC(2027, 6, 1))
      .map(
        ({ start, event }) =>
          `${wallText(clock.toWall(start, '')).slice(5, 16)}${event.text === 'Standup' ? '' : ` ${event.text}`}`,
      );
  return { ...shown, times, grid: await screen.findByRole('region', { name: 'Calendar' }) };
}

const WEEKS = ['11-10T14:00', '11-17T14:00', '11-24T14:00', '12-01T14:00', '12-08T14:00'];
const block = (grid: HTMLElement, name: RegExp) => within(grid).getByRole('button', { name });
const question = (name: string) => screen.findByRole('dialog', { name });
const SCOPES = [
  ['This event', ['11-10T14:00', '11-17T14:00', '11-25T14:00', '12-01T14:00', '12-08T14:00']],
  ['This and following events', ['11-10T14:00', '11-17T14:00', '11-25T14:00', '12-02T14:00', '12-09T14:00']],
  ['All events', ['11-11T14:00', '11-18T14:00', '11-25T14:00', '12-02T14:00', '12-09T14:00']],
] as const;

test.each(SCOPES)('moved by a key, %s: asked, moved, the focus goes along, one Undo', async (scope, moved) => {
  const { user, grid, times } = await open();
  act(() => block(grid, /^Standup, Tue, Nov 24/).focus());
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  const dialog = await question('Move “Standup”');
  expect(within(dialog).getByRole('button', { name: 'This event' })).toHaveFocus();
  expect(times()).toEqual(WEEKS);
  await user.click(within(dialog).getByRole('button', { name: scope }));
  await waitFor(() => expect(times()).toEqual(moved));
  await waitFor(() => expect(block(grid, /^Standup, Wed, Nov 25, 2:00 PM/)).toHaveFocus());
  expect(
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join(),
  ).toMatch(/Standup.* moved to Wed, Nov 25/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(times()).toEqual(WEEKS);
});

test('Escape leaves a series as it was, and the focus where it was', async () => {
  const { user, grid, times, store } = await open();
  const before = store.getState().calendar.events;
  act(() => block(grid, /^Standup, Tue, Nov 24/).focus());
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await question('Move “Standup”');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(times()).toEqual(WEEKS);
  expect(store.getState().calendar.events).toBe(before);
  await waitFor(() => expect(block(grid, /^Standup, Tue, Nov 24/)).toHaveFocus());
});

test.each([
  ['This event', [...WEEKS.slice(0, 2), ...WEEKS.slice(3)]],
  ['This and following events', WEEKS.slice(0, 2)],
  ['All events', []],
])('deleted by a key and beside the calendar, %s: asked, one Undo', async (scope, left) => {
  const { user, grid, times } = await open();
  const undone = async () => {
    await waitFor(() => expect(times()).toEqual(left));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const undo = await screen.findAllByRole('button', { name: 'Undo' });
    await user.click(undo.at(-1) as HTMLElement);
    expect(times()).toEqual(WEEKS);
  };
  act(() => block(grid, /^Standup, Tue, Nov 24/).focus());
  await user.keyboard('{Delete}');
  await user.click(within(await question('Delete “Standup”')).getByRole('button', { name: scope }));
  await undone();
  await user.click(screen.getByRole('button', { name: 'Delete Standup' }));
  await user.click(within(await question('Delete “Standup”')).getByRole('button', { name: scope }));
  await undone();
});

test.each(SCOPES)('dragged, %s', async (scope, moved) => {
  const { user, grid, times } = await open();
  const target = grid.querySelector('[data-day="2026-11-25"]');
  const from = grid.querySelector('[data-day="2026-11-24"]');
  if (!target || !from) throw new Error('not there');
  let under: Element = from;
  document.elementsFromPoint = () => [under];
  fireEvent.pointerDown(block(grid, /^Standup, Tue, Nov 24/), {
    pointerType: 'mouse',
    pointerId: 1,
    button: 0,
    clientX: 5,
    clientY: 5,
  });
  fireEvent.pointerMove(window, { pointerType: 'mouse', pointerId: 1, buttons: 1, clientX: 30, clientY: 5 });
  under = target;
  fireEvent.pointerMove(window, { pointerType: 'mouse', pointerId: 1, buttons: 1, clientX: 60, clientY: 5 });
  await waitFor(() => expect(document.querySelector('.calendar-ghost')).toHaveTextContent('Wed, Nov 25'));
  fireEvent.pointerUp(window, { pointerType: 'mouse', pointerId: 1, button: 0, clientX: 60, clientY: 5 });
  await user.click(within(await question('Move “Standup”')).getByRole('button', { name: scope }));
  await waitFor(() => expect(times()).toEqual(moved));
});

test('made longer by keys, for all of them: each lasts as long', async () => {
  const { user, grid, store } = await open({ view: 'week' });
  act(() => block(grid, /^Standup, /).focus());
  await user.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
  await user.click(within(await question('Resize “Standup”')).getByRole('button', { name: 'All events' }));
  await waitFor(() => expect(store.getState().calendar.events['event-1']?.end).toBe('2026-11-10T15:30:00'));
});

test.each([
  ['This event', [WEEKS[0], WEEKS[1], '11-24T14:00 Retro', WEEKS[3], WEEKS[4]]],
  ['This and following events', [WEEKS[0], WEEKS[1], '11-24T14:00 Retro', '12-01T14:00 Retro', '12-08T14:00 Retro']],
  ['All events', WEEKS.map((time) => `${time} Retro`)],
])('edited beside the calendar, %s', async (scope, expected) => {
  const { user, grid, times } = await open();
  await user.click(block(grid, /^Standup, Tue, Nov 24/));
  const words = await screen.findByRole('textbox', { name: 'Event' });
  expect(screen.getByRole('combobox', { name: 'Change' })).toHaveValue('one');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Change' }), scope);
  await user.clear(words);
  await user.type(words, 'Retro');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(times()).toEqual(expected));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(times()).toEqual(WEEKS);
});

test('a new rule for this one and all after it, made in the fields', async () => {
  const { user, grid, times } = await open();
  await user.click(block(grid, /^Standup, Tue, Nov 24/));
  await screen.findByRole('textbox', { name: 'Event' });
  expect(screen.queryByRole('combobox', { name: 'Repeats' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Change' }), 'This and following events');
  expect(screen.getByRole('combobox', { name: 'Repeats' })).toHaveValue('custom');
  const custom = within(await screen.findByRole('group', { name: 'Custom repeat' }));
  expect(custom.getByRole('checkbox', { name: 'Tuesday' })).toBeChecked();
  await user.click(custom.getByRole('checkbox', { name: 'Thursday' }));
  expect(custom.getByText('Repeats weekly on Tuesday and Thursday, 5 times.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  // Three of the five were left.
  await waitFor(() => expect(times()).toEqual([...WEEKS.slice(0, 3), '11-26T14:00', '12-01T14:00']));
});

test('an event of one’s own making repeats on the last Friday, until a date', async () => {
  const { user, times } = await open({ events: [] }, '2026-11-27');
  await user.click(screen.getByRole('button', { name: 'Add Event' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Event' }));
  await user.type(dialog.getByPlaceholderText('Enter event details...'), 'Review');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Repeats' }), 'custom');
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Unit' }), 'MONTHLY');
  const on = dialog.getByRole('combobox', { name: 'On' });
  expect(
    within(on)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['on day 27', 'on the fourth Friday', 'on the last Friday']);
  await user.selectOptions(on, 'on the last Friday');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Ends' }), 'on a date');
  fireEvent.change(dialog.getByLabelText('Last day'), { target: { value: '2027-02-26' } });
  expect(dialog.getByText('Repeats monthly on the last Friday, until 26 Feb 2027.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add Event' }));
  await waitFor(() => expect(times().map((time) => time.slice(0, 5))).toEqual(['11-27', '12-25', '01-29', '02-26']));
});

test('a rule that the fields cannot show stays as it is', async () => {
  const event = { ...standup, recurrence: 'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1' };
  const { user, grid, store } = await open(
    { events: [{ ...event, start: '2026-11-30T14:00:00', end: '2026-11-30T15:00:00' }] },
    '2026-11-30',
  );
  await user.click(block(grid, /^Standup, Mon, Nov 30/));
  await screen.findByRole('textbox', { name: 'Event' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Change' }), 'All events');
  expect(screen.getByRole('combobox', { name: 'Repeats' })).toHaveDisplayValue('As it is now');
  await user.type(screen.getByRole('textbox', { name: 'Event' }), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(store.getState().calendar.events['event-1']?.text).toBe('Standup!'));
  expect(store.getState().calendar.events['event-1']?.recurrence).toBe(event.recurrence);
});

test('what is half written on one of a series is on that one only', async () => {
  const { user, grid } = await open();
  await user.click(block(grid, /^Standup, Tue, Nov 24/));
  await user.type(await screen.findByRole('textbox', { name: 'Event' }), ' with Sam');
  await user.click(block(grid, /^Standup, Tue, Nov 17/));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Event' })).toHaveValue('Standup'));
  expect(screen.getByLabelText('Starts on')).toHaveValue('2026-11-17');
  await user.click(block(grid, /^Standup, Tue, Nov 24/));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Event' })).toHaveValue('Standup with Sam'));
});

test('a draft of an older version is found on its day', async () => {
  const times = { startTime: '14:00', endTime: '15:00', allDay: false, repeat: 'kept', rule: '' } as const;
  const draft = { id: 'event-1', text: 'Half', startDay: '2026-11-24', endDay: '2026-11-24', ...times };
  const { user, grid, store } = await open({ drafts: { 'event-1': draft } });
  await user.click(block(grid, /^Standup, Tue, Nov 17/));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Event' })).toHaveValue('Standup'));
  await user.click(block(grid, /^Standup, Tue, Nov 24/));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Event' })).toHaveValue('Half'));
  expect(Object.keys(store.getState().calendar.drafts)).toEqual([expect.stringMatching(/^event-1\/2026-11-24T/)]);
});

test('a new start takes the end along', async () => {
  const { user, grid } = await open({ events: [{ ...standup, recurrence: '' }] }, '2026-11-10');
  await user.click(block(grid, /^Standup, /));
  await screen.findByRole('textbox', { name: 'Event' });
  fireEvent.change(screen.getByLabelText('Starts at'), { target: { value: '23:30' } });
  expect(screen.getByLabelText('Ends at')).toHaveValue('00:30');
  expect(screen.getByLabelText('Ends on')).toHaveValue('2026-11-11');
  // While a date is half typed there is no distance; it is known again afterwards.
  fireEvent.change(screen.getByLabelText('Starts on'), { target: { value: '' } });
  fireEvent.change(screen.getByLabelText('Starts on'), { target: { value: '2026-12-31' } });
  expect(screen.getByLabelText('Ends on')).toHaveValue('2027-01-01');
  expect(screen.getByLabelText('Ends at')).toHaveValue('00:30');
});

test('a changed instance that is deleted stays away', async () => {
  const { user, grid, times } = await open();
  act(() => block(grid, /^Standup, Tue, Nov 24/).focus());
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await user.click(within(await question('Move “Standup”')).getByRole('button', { name: 'This event' }));
  await waitFor(() => expect(block(grid, /^Standup, Wed, Nov 25/)).toHaveFocus());
  await user.keyboard('{Delete}');
  await user.click(within(await question('Delete “Standup”')).getByRole('button', { name: 'This event' }));
  await waitFor(() => expect(times()).toEqual([...WEEKS.slice(0, 2), ...WEEKS.slice(3)]));
});
