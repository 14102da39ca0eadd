import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NO_FILE } from '../../src/domain/calendar/import-plan';
import type { CalendarEvent, KeptCalendar } from '../../src/domain/calendar/types';
import { selectLabels, selectTasks } from '../../src/features/board/selectors';
import { labelAdded } from '../../src/features/board/steps';
import { calendarSlice, initialCalendarSettings } from '../../src/features/calendar/calendar-slice';
import { calendar, event, readAll, vevent } from '../domain/calendar/support';
import { fakeDevice } from '../support/fake-device';
import { renderScreen } from '../support/render-screen';

const PATH = '/planyourday/events?day=2026-11-24';
const kept = (id: string, name: string, change: Partial<KeptCalendar> = {}): KeptCalendar => ({
  id,
  name,
  colour: '',
  shown: true,
  address: '',
  fetchedAt: null,
  zones: {},
  ...change,
});
const byId = <T extends { readonly id: string }>(list: readonly T[]) =>
  Object.fromEntries(list.map((one) => [one.id, one]));

async function open(events: readonly CalendarEvent[], calendars: readonly KeptCalendar[] = [], device = fakeDevice()) {
  const shown = await renderScreen(PATH, {
    device,
    preloadedState: {
      calendar: {
        ...calendarSlice.getInitialState(),
        events: byId(events),
        calendars: byId(calendars),
        settings: { ...initialCalendarSettings, language: 'en-US' },
      },
    },
  });
  await screen.findByRole('region', { name: 'Calendar' });
  return { ...shown, day: within(screen.getByRole('region', { name: 'Selected day' })) };
}

test('an event shows the way into its meeting, its place, its people and its notes', async () => {
  const source = [
    'ORGANIZER;CN=Grace:mailto:grace@example.org',
    'ATTENDEE;PARTSTAT=ACCEPTED;CN=Ada:mailto:ada@example.org',
  ];
  const { day } = await open([
    event({
      place: 'Room 4',
      notes: 'Bring a **pen**\nhttps://acme.zoom.us/j/1',
      reminders: [10],
      source: source.join('\n'),
    }),
  ]);
  const join = await day.findByRole('link', { name: 'Join' });
  expect(join).toHaveAttribute('href', 'https://acme.zoom.us/j/1');
  expect(join).toHaveAttribute('target', '_blank');
  expect(join).toHaveAttribute('rel', 'noopener noreferrer');
  expect(day.getByText('Room 4')).toBeVisible();
  expect(day.getByText('10 minutes before')).toBeVisible();
  const people = within(day.getByRole('list', { name: 'People' })).getAllByRole('listitem');
  expect(people.map(({ textContent }) => textContent)).toEqual(['Grace: invited you', 'Ada: accepted']);
  expect((await day.findByText('pen')).tagName).toBe('STRONG');
});

test('place, notes, reminders and colour are entered with an event, and changed in it', async () => {
  const { user, store, day } = await open([event()]);
  await user.click(day.getByRole('button', { name: 'Edit Interview' }));
  await user.click(await day.findByRole('button', { name: 'Place, notes, reminders, colour' }));
  await user.type(await day.findByLabelText('Place'), 'Room 4');
  await user.type(day.getByLabelText('Notes'), 'Ask Ada');
  await user.selectOptions(day.getByLabelText('Remind me'), '15 minutes before');
  await user.click(day.getByRole('button', { name: 'Teal' }));
  await user.click(day.getByRole('button', { name: 'Save' }));
  expect(store.getState().calendar.events['event-1']).toMatchObject({
    place: 'Room 4',
    notes: 'Ask Ada',
    reminders: [15],
    colour: 'teal',
  });
  await waitFor(() => expect(document.querySelector('[data-key="event-1"]')).toHaveAttribute('data-colour', 'teal'));

  await user.click(day.getByRole('button', { name: 'Add Event' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Event' }));
  await user.type(dialog.getByLabelText('What is planned'), 'Call');
  await user.click(dialog.getByRole('button', { name: 'Place, notes, reminders, colour' }));
  await user.type(await dialog.findByLabelText('Place'), 'Phone');
  await user.click(dialog.getByRole('button', { name: 'Add Event' }));
  expect(Object.values(store.getState().calendar.events)).toMatchObject([
    { id: 'event-1' },
    { text: 'Call', place: 'Phone' },
  ]);
});

test('a calendar is hidden, shown, added, exported and removed with its events, and all of it comes back', async () => {
  const device = fakeDevice();
  const lecture = event({ id: 'lecture', uid: 'lecture', text: 'Lecture', calendarId: 'c' });
  const { user, store, day } = await open([event(), lecture], [kept('c', 'Timetable', { colour: 'green' })], device);
  expect(await day.findByRole('button', { name: 'Edit Lecture' })).toBeVisible();
  const list = within(await screen.findByRole('region', { name: 'Calendars' }));
  await user.click(list.getByRole('checkbox', { name: 'Timetable' }));
  await waitFor(() => expect(day.queryByRole('button', { name: 'Edit Lecture' })).toBeNull());
  await user.click(list.getByRole('checkbox', { name: 'Timetable' }));
  expect(await day.findByRole('button', { name: 'Edit Lecture' })).toBeVisible();
  await user.click(list.getByRole('checkbox', { name: 'Your calendar' }));
  await waitFor(() => expect(day.queryByRole('button', { name: 'Edit Interview' })).toBeNull());

  await user.click(list.getByRole('button', { name: 'More for Timetable' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  expect(Object.keys(store.getState().calendar.events)).toEqual(['event-1']);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(Object.keys(store.getState().calendar.events).sort()).toEqual(['event-1', 'lecture']);
  expect(Object.keys(store.getState().calendar.calendars).sort()).toEqual(['c', 'own']);

  await user.click(list.getByRole('button', { name: 'Add a calendar' }));
  await user.click(await screen.findByRole('menuitem', { name: 'New calendar' }));
  await user.type(await screen.findByLabelText('Name'), 'Job hunt');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await list.findByRole('checkbox', { name: 'Job hunt' })).toBeChecked();
});

test('a calendar at an address is read on opening; what it no longer has goes, and a failure says why and keeps all', async () => {
  const device = fakeDevice();
  const text = calendar(...vevent('UID:1', 'DTSTART:20261124', 'SUMMARY:From afar'));
  const followed = kept('f', 'Team', { address: 'https://calendar.example.org/team.ics' });
  const old = event({ id: 'old', uid: 'old', text: 'No longer there', calendarId: 'f' });
  device.subscribed.answer = { bytes: new TextEncoder().encode(text) };
  const { user, store, day } = await open([old], [followed], device);
  expect(await day.findByRole('button', { name: 'Edit From afar' })).toBeVisible();
  expect(Object.values(store.getState().calendar.events).map(({ text: words }) => words)).toEqual(['From afar']);
  expect(store.getState().calendar.calendars.f?.fetchedAt).toMatch(/^\d{4}-/);

  device.subscribed.answer = { problem: 'web-page' };
  const list = within(await screen.findByRole('region', { name: 'Calendars' }));
  await user.click(list.getByRole('button', { name: 'More for Team' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Refresh' }));
  expect(await list.findByText(/A web page came in place of a calendar/)).toBeVisible();
  expect(Object.keys(store.getState().calendar.events)).toHaveLength(1);
});

test('a zone that nobody knows is asked for on opening; nothing is the device’s in silence, and the answer is kept', async () => {
  const device = fakeDevice();
  const text = calendar(...vevent('UID:1', 'DTSTART;TZID=Lab time:20261124T100000', 'SUMMARY:Measure'));
  device.subscribed.answer = { bytes: new TextEncoder().encode(text) };
  const { user, store } = await open(
    [],
    [kept('f', 'Team', { address: 'https://calendar.example.org/team.ics' })],
    device,
  );
  const list = within(await screen.findByRole('region', { name: 'Calendars' }));
  const zone = await list.findByLabelText('Zone “Lab time”');
  expect(store.getState().calendar.events).toEqual({});
  expect(store.getState().calendar.calendars.f?.fetchedAt).toBeNull();
  await user.selectOptions(zone, 'Asia/Tokyo');
  await waitFor(() =>
    expect(Object.values(store.getState().calendar.events)).toMatchObject([{ text: 'Measure', zone: 'Asia/Tokyo' }]),
  );
  expect(store.getState().calendar.calendars.f?.zones).toEqual({ 'Lab time': 'Asia/Tokyo' });
  await user.click(list.getByRole('button', { name: 'More for Team' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Refresh' }));
  expect(await screen.findByText('“Team”: Nothing new.')).toBeVisible();
  expect(device.subscribed.asked).toBe(3);
});

test('an address that a page cannot read is refused before anything is kept', async () => {
  const { user, store } = await open([]);
  const list = within(await screen.findByRole('region', { name: 'Calendars' }));
  await user.click(list.getByRole('button', { name: 'Add a calendar' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Subscribe to an address' }));
  await user.type(await screen.findByLabelText('Name'), 'Team');
  await user.type(screen.getByLabelText('Address'), 'http://plain.example/a.ics');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText('Enter an address that begins with https:// or webcal://.')).toBeVisible();
  expect(store.getState().calendar.calendars).toEqual({});
  await user.clear(screen.getByLabelText('Address'));
  await user.type(screen.getByLabelText('Address'), 'webcal://calendar.example.org/a.ics');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(Object.values(store.getState().calendar.calendars)).toMatchObject([
    { name: 'Team', address: 'https://calendar.example.org/a.ics' },
  ]);
});

test('an import asks for a zone that nobody knows, makes the calendar of the file and tasks of its to-dos; Undo takes all back', async () => {
  const text = calendar(
    'X-WR-CALNAME:Lab',
    ...vevent('UID:1', 'DTSTART;TZID=Lab time:20261124T100000', 'SUMMARY:Measure'),
    ...[
      'BEGIN:VTODO',
      'UID:2',
      'SUMMARY:Write it up',
      'STATUS:IN-PROCESS',
      'CATEGORIES:Thesis,Old friend',
      'END:VTODO',
    ],
  );
  const { user, store, device } = await open([]);
  await act(async () => void store.dispatch(labelAdded({ name: 'Thesis', colour: 'red', task: null })));
  // What jsdom's files lack.
  const file = Object.assign(new File([text], 'lab.ics'), {
    text: async () => text,
    slice: () => ({ arrayBuffer: async () => new ArrayBuffer(0) }),
  });
  await user.upload(screen.getByLabelText('iCalendar file'), [file]);
  await waitFor(() => expect(device.readCalendar.latest.input.files).toEqual([{ name: 'lab.ics', text }]));
  const answer = async (zones: Readonly<Record<string, string>>) =>
    act(async () =>
      device.readCalendar.latest.send({
        type: 'calendar.read',
        files: [{ name: 'lab.ics', file: { ...NO_FILE, ...readAll(text, 'UTC', [], zones) } }],
      }),
    );
  await answer({});
  const preview = within(await screen.findByRole('region', { name: 'Preview of the import' }));
  expect(preview.getByRole('button', { name: 'Import' })).toBeDisabled();
  expect(preview.getByText('1 to-do becomes a task of the board.')).toBeVisible();
  await user.selectOptions(preview.getByLabelText('Zone “Lab time”'), 'Asia / Tokyo');
  await waitFor(() => expect(device.readCalendar.latest.input.zones).toEqual({ 'Lab time': 'Asia/Tokyo' }));
  await answer({ 'Lab time': 'Asia/Tokyo' });
  const again = within(await screen.findByRole('region', { name: 'Preview of the import' }));
  expect(again.getByLabelText('New events go into')).toHaveDisplayValue('New calendar “Lab”');
  await user.click(again.getByRole('button', { name: 'Import' }));
  await waitFor(() => expect(Object.values(store.getState().calendar.calendars)).toMatchObject([{ name: 'Lab' }]));
  const [lab] = Object.keys(store.getState().calendar.calendars);
  expect(Object.values(store.getState().calendar.events)).toMatchObject([{ zone: 'Asia/Tokyo', calendarId: lab }]);
  const made = () => Object.values(selectTasks(store.getState())).filter(({ content }) => content === 'Write it up');
  await waitFor(() => expect(made()).toMatchObject([{ list: 'inProgress', notes: '' }]));
  const labels = () => Object.values(selectLabels(store.getState())).map(({ name }) => name);
  expect(labels()).toEqual(['Thesis', 'Old friend']);
  expect(made()[0]?.labels).toEqual(Object.keys(selectLabels(store.getState())));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(store.getState().calendar).toMatchObject({ events: {}, parts: {}, calendars: {} });
  expect(made()).toEqual([]);
  expect(labels()).toEqual(['Thesis']);
});

test('many files are put into one calendar by one choice, and each again into its own', async () => {
  const texts = Array.from({ length: 8 }, (_, n) =>
    calendar(`X-WR-CALNAME:Club ${n}`, ...vevent(`UID:${n}`, 'DTSTART:20261124T100000Z', `SUMMARY:Meet ${n}`)),
  );
  const files = texts.map((text, n) =>
    Object.assign(new File([text], `club-${n}.ics`), {
      text: async () => text,
      slice: () => ({ arrayBuffer: async () => new ArrayBuffer(0) }),
    }),
  );
  const { user, store, device } = await open([]);
  await user.upload(screen.getByLabelText('iCalendar file'), files);
  await waitFor(() => expect(device.readCalendar.latest.input.files).toHaveLength(8));
  await act(async () =>
    device.readCalendar.latest.send({
      type: 'calendar.read',
      files: texts.map((text, n) => ({ name: `club-${n}.ics`, file: { ...NO_FILE, ...readAll(text, 'UTC') } })),
    }),
  );
  const preview = within(await screen.findByRole('region', { name: 'Preview of the import' }));
  const all = preview.getByLabelText('New events of all 8 files go into');
  const each = () => preview.getAllByLabelText(/^New events of “/);
  expect(all).toHaveDisplayValue('The calendars chosen below');
  expect(each()[3]).toHaveDisplayValue('New calendar “Club 3”');
  await user.selectOptions(all, 'Your calendar');
  for (const one of each()) expect(one).toHaveDisplayValue('Your calendar');
  await user.selectOptions(all, 'The calendars chosen below');
  expect(each()[3]).toHaveDisplayValue('New calendar “Club 3”');
  await user.selectOptions(all, 'Your calendar');
  await user.click(preview.getByRole('button', { name: 'Import' }));
  await waitFor(() => expect(Object.values(store.getState().calendar.events)).toHaveLength(8));
  expect(store.getState().calendar.calendars).toEqual({});
});
