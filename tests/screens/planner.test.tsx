import { act, screen, waitFor, within } from '@testing-library/react';
import { formatISO, subDays } from 'date-fns';
import { describe, expect, test } from 'vitest';
import { newEvent } from '../../src/domain/calendar/edits';
import { samplesCleared, taskAdded } from '../../src/features/board/board-slice';
import { selectLists } from '../../src/features/board/selectors';
import { eventsPut } from '../../src/features/calendar/calendar-slice';
import { selectEvents } from '../../src/features/calendar/selectors';
import { selectHoursAWeek } from '../../src/features/home/selectors';
import { type RenderedScreen, renderScreen } from '../support/render-screen';

const today = formatISO(new Date(), { representation: 'date' });
const event = (id: string, time: string, more: { about?: string; recurrence?: string } = {}) => ({
  ...newEvent({
    id,
    text: id,
    start: `${today}T${time}:00`,
    end: `${today}T23:00:00`,
    allDay: false,
    zone: '',
    at: `${today}T00:00:00.000Z`,
    ...(more.about ? { about: more.about } : {}),
  }),
  recurrence: more.recurrence ?? '',
});
const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const box = async (title: string) => (await panel('Today')).getByRole('checkbox', { name: 'Done', description: title });

async function openDay(): Promise<RenderedScreen> {
  const view = await renderScreen('/planyourday');
  await screen.findByRole('heading', { level: 1, name: 'Plan Your Day' });
  return view;
}

describe('/planyourday', () => {
  test('an empty day says what will be here, counts what the board shows, and leads to board and calendar', async () => {
    const { store } = await openDay();
    expect(screen.getByText(/^Increase your productivity by planning the day/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Manage Tasks' })).toHaveAttribute('href', '/planyourday/tasks');
    expect(screen.getByRole('link', { name: 'Manage Events' })).toHaveAttribute('href', '/planyourday/events');
    const day = await panel('Today');
    expect(day.getByText(/5 open tasks on the board can be given a day.*listed here by the clock/)).toBeVisible();
    expect(screen.getByText('Today has no event yet.')).toBeVisible();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['3', '2', '1']);
    expect(screen.getByText('All of them are samples to try the board with.')).toBeVisible();
    act(() => void store.dispatch(samplesCleared()));
    expect(day.getByText(/Nothing is due.*Add a first task on the board/)).toBeVisible();
    expect(screen.queryByText(/samples to try/)).not.toBeInTheDocument();
  });

  test('tasks and events are on one line of time; each is ticked off where it is, and opened again', async () => {
    const { store, user } = await openDay();
    const late = formatISO(subDays(new Date(), 9), { representation: 'date' });
    act(() => {
      store.dispatch(
        eventsPut([
          event('Talk to Ana', '14:00'),
          event('Learn HTML', '09:30', { about: 'topic frontend/html' }),
          event('Stand-up', '10:00', { recurrence: 'FREQ=DAILY' }),
        ]),
      );
      store.dispatch(taskAdded({ content: 'Send the resume', list: 'todo', due: today }));
      store.dispatch(taskAdded({ content: 'Call back', list: 'todo', due: late }));
    });
    const day = await panel('Today');
    expect(day.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^OverdueCall backwas due [A-Z][a-z]{2} \d+, \d{4}$/),
      'DueSend the resume',
      '9:30 AMLearn HTML',
      '10:00 AMStand-up',
      '2:00 PMTalk to Ana',
    ]);
    expect(screen.getByText('Today has 3 events.')).toBeVisible();
    const link = (name: RegExp) => day.getByRole('link', { name }).getAttribute('href');
    expect(link(/Learn HTML/)).toMatch(/^\/roadmap\/frontend/);
    expect(link(/Talk to Ana/)).toBe(`/planyourday/events?day=${today}`);
    expect(link(/Call back/)).toBe('/planyourday/tasks');
    // An instance of a series cannot be ticked off.
    expect(day.getAllByRole('checkbox')).toHaveLength(4);

    await user.click(await box('Send the resume'));
    expect(selectLists(store.getState()).completed.map(({ content }) => content)).toContain('Send the resume');
    await user.click(await box('Talk to Ana'));
    expect(await day.findByText('3 open, 2 done.')).toBeVisible();
    expect(selectEvents(store.getState())['Talk to Ana']?.doneAt).not.toBeNull();
    await user.click(await box('Talk to Ana'));
    await waitFor(() => expect(selectEvents(store.getState())['Talk to Ana']?.doneAt).toBeNull());
    await user.click(await box('Call back'));
    expect(day.queryByText(/was due/)).not.toBeInTheDocument();
    expect(day.getByText('3 open, 2 done.')).toBeVisible();
  });

  test('a long day shows what is open first, and the rest when asked', async () => {
    const { store, user } = await openDay();
    act(() => {
      for (let n = 0; n < 14; n++) store.dispatch(taskAdded({ content: `Task ${n}`, list: 'todo', due: today }));
    });
    const day = await panel('Today');
    expect(day.getAllByRole('listitem')).toHaveLength(12);
    await user.click(await box('Task 0'));
    expect(day.queryByText('Task 0')).not.toBeInTheDocument();
    await user.click(day.getByRole('button', { name: 'Show all 14' }));
    expect(day.getAllByRole('listitem')).toHaveLength(14);
    expect(await box('Task 0')).toBeChecked();
  });

  test('the hours of the week are held against a goal that can be set here', async () => {
    const { store, user } = await openDay();
    const week = await panel('Your week');
    await user.click(await week.findByRole('button', { name: 'Set a goal' }));
    await user.type(week.getByLabelText('Hours a week'), '8');
    await user.click(week.getByRole('button', { name: 'Save' }));
    expect(selectHoursAWeek(store.getState())).toBe(8);
    act(() => void store.dispatch(eventsPut([event('Learn HTML', '20:30', { about: 'topic frontend/html' })])));
    expect(week.getByText(/of 8 h studied/)).toHaveTextContent('0 h of 8 h studied, 2.5 h planned');
    await user.click(await box('Learn HTML'));
    await waitFor(() => expect(week.getByText(/of 8 h studied/)).toHaveTextContent('2.5 h of 8 h studied'));
  });
});
