import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays, formatISO, subDays } from 'date-fns';
import { describe, expect, test } from 'vitest';
import { aboutText } from '../../src/domain/calendar/about';
import { newEvent } from '../../src/domain/calendar/edits';
import { planAbout } from '../../src/domain/calendar/plan-about';
import { topicStates } from '../../src/domain/plans/one-progress';
import { planRoadmap } from '../../src/domain/plans/planner';
import { readTimeLimit } from '../../src/domain/plans/time-limit';
import { eventsPut } from '../../src/features/calendar/calendar-slice';
import { selectEvents } from '../../src/features/calendar/selectors';
import { selectTrackProgress } from '../../src/features/roadmap/selectors';
import { planFiled } from '../../src/features/roadmap-generator/plans-slice';
import { statesOf } from '../../src/features/roadmap-generator/selectors';
import { studyTimesKept } from '../../src/features/study-plan/limits-slice';
import { selectStudyTimes } from '../../src/features/study-plan/selectors';
import { planning } from '../support/planning';
import { type RenderedScreen, renderScreen } from '../support/render-screen';

const day = (offset: number) =>
  formatISO(offset < 0 ? subDays(new Date(), -offset) : addDays(new Date(), offset), { representation: 'date' });
const form = {
  topic: 'React',
  level: 'beginner',
  depth: 'overview',
  time: '6 weeks',
  known: [],
  correction: { hoursPerWeek: null, end: null },
} as const;
const roadmap = planRoadmap(planning, { ...form, budget: readTimeLimit('6 weeks', day(0)).budget });
const plan = {
  id: 'roadmap-1',
  createdAt: '2026-11-21T10:00:00.000Z',
  name: 'React',
  form,
  roadmap,
  reply: null,
  made: null,
  locked: [],
};
const [first, second] = roadmap.topics;
if (!first || !second) throw new Error('no topics');

const block = (id: string, offset: number, of: { id: string; name: string } = first) =>
  newEvent({
    ...{ id, text: `Learn: ${of.name}`, allDay: false, zone: '', at: '2026-11-20T09:00:00.000Z' },
    ...{ start: `${day(offset)}T08:00:00`, end: `${day(offset)}T09:00:00` },
    about: aboutText(planAbout(plan.id, of.id)),
  });

async function openWith(path: string, ...events: ReturnType<typeof block>[]): Promise<RenderedScreen> {
  const view = await renderScreen(path);
  await screen.findByRole('heading', { level: 1 });
  act(() => {
    view.store.dispatch(planFiled(plan));
    view.store.dispatch(eventsPut(events));
  });
  return view;
}
const region = async (name: string) => within(await screen.findByRole('region', { name }, { timeout: 10_000 }));
const state = ({ store }: RenderedScreen, topic = first.id) =>
  topicStates(roadmap.topics, statesOf(store.getState(), plan.id), selectTrackProgress(store.getState()))[topic];
const undo = async ({ user }: RenderedScreen) => {
  const buttons = await screen.findAllByRole('button', { name: 'Undo' });
  const last = buttons.at(-1);
  if (last) await user.click(last);
};

describe('done there is done here', () => {
  test('blocks ticked off in the calendar count for their topic; one Undo opens both again', async () => {
    const view = await openWith(`/planyourday/events?day=${day(2)}`, block('a', 2), block('b', 2));
    const box = async (n: number) => {
      const boxes = (await region('Selected day')).getAllByRole('checkbox', { name: `Done: Learn: ${first.name}` });
      return boxes[n] ?? screen.getByRole('none');
    };
    await view.user.click(await box(0));
    await screen.findByText(`1 of 2 blocks of “${first.name}” is done: you are learning it in “React”.`);
    expect(state(view)).toBe('learning');
    await view.user.click(await box(1));
    await screen.findByText(`All 2 blocks of “${first.name}” are done: the topic is done in “React”.`);
    expect(state(view)).toBe('done');
    await undo(view);
    expect(state(view)).toBe('learning');
    expect(Object.values(selectEvents(view.store.getState())).filter(({ doneAt }) => doneAt !== null)).toHaveLength(1);
    await view.user.click(await box(0));
    await waitFor(() => expect(ticked(view)).toBe(0));
    expect(state(view)).toBe('learning');
    expect(
      (await region('Selected day')).getAllByRole('link', { name: 'Open the topic in the roadmap' })[0],
    ).toHaveAttribute('href', `/personalized-roadmap?${new URLSearchParams({ plan: plan.id, topic: first.id })}`);
  });
  const ticked = ({ store }: RenderedScreen) =>
    Object.values(selectEvents(store.getState())).filter(({ doneAt }) => doneAt !== null).length;

  test('the roadmap says when a topic is planned; once it is done, its blocks can leave the calendar', async () => {
    const view = await openWith('/home', block('a', 1), block('b', 2), block('c', 3, second));
    view.unmount();
    const again = await renderScreen(`/personalized-roadmap?plan=${plan.id}`, {
      preloadedState: view.store.getState(),
    });
    const time = await region('In your calendar');
    expect(time.getByText(/3 blocks ahead, 3 h/)).toBeVisible();
    const panel = await region('Technologies and topics');
    const row = () => within(panel.getAllByRole('listitem')[0] ?? document.body);
    expect(await row().findByText(/0 of 2 blocks done/)).toBeVisible();
    await again.user.selectOptions(panel.getByLabelText(`State of ${first.name}`), 'done');
    expect(row().getByText(/Still in your calendar/)).toBeVisible();
    await again.user.click(row().getByRole('button', { name: `Take them out: ${first.name}` }));
    expect(Object.keys(selectEvents(again.store.getState()))).toEqual(['c']);
    await undo(again);
    expect(Object.keys(selectEvents(again.store.getState())).sort()).toEqual(['a', 'b', 'c']);
    await again.user.click(time.getByRole('button', { name: 'Blocks as .ics' }));
    await again.user.click(time.getByRole('button', { name: 'Blocks as Markdown' }));
    await waitFor(() => expect(again.device.downloads).toHaveLength(2));
    await again.user.click(time.getByRole('button', { name: 'Take what is ahead out of my calendar' }));
    expect(selectEvents(again.store.getState())).toEqual({});
  });
});

describe('a missed block', () => {
  const missed = () => region('Missed study');

  test('is moved to the next free time, was done, or is let go; each with one Undo', async () => {
    const view = await openWith('/home', block('a', -2), block('b', -1, second));
    const before = selectEvents(view.store.getState());
    const { user } = view;
    await user.click(
      (await missed()).getByRole('button', { name: new RegExp(`^Move it to .*: Learn: ${first.name}$`) }),
    );
    await screen.findByText(/moved to/);
    expect((selectEvents(view.store.getState()).a?.start ?? '') >= day(0)).toBe(true);
    expect((await missed()).getAllByRole('listitem')).toHaveLength(1);
    await undo(view);
    expect(selectEvents(view.store.getState())).toEqual(before);
    await user.click((await missed()).getByRole('button', { name: `It was done: Learn: ${second.name}` }));
    await screen.findByText(`The block of “${second.name}” is done: the topic is done in “React”.`);
    expect(state(view, second.id)).toBe('done');
    await undo(view);
    await waitFor(() => expect(state(view, second.id)).toBeUndefined());
    await user.click((await missed()).getByRole('button', { name: `Let it go: Learn: ${second.name}` }));
    await waitFor(() => expect(Object.keys(selectEvents(view.store.getState()))).toEqual(['a']));
    await undo(view);
    await waitFor(() => expect(selectEvents(view.store.getState())).toEqual(before));
    await user.click((await missed()).getByRole('button', { name: 'Move all 2' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Missed study' })).not.toBeInTheDocument());
    const [a, b] = ['a', 'b'].map((id) => selectEvents(view.store.getState())[id]?.start ?? '');
    expect((a ?? '') < (b ?? '')).toBe(true);
  });

  test('that only fits after the topics that follow it says so', async () => {
    const done = { ...block('today', 0, second), doneAt: '2026-11-20T09:00:00.000Z' };
    const ahead = [1, 2, 3, 4, 5, 6, 7].map((n) => block(`x${n}`, n, second));
    const view = await openWith('/home', block('a', -2), done, ...ahead);
    const window = { from: '18:00', to: '20:00' };
    const each = ['1', '1', '1', '1', '1', '1', '1'];
    act(() => void view.store.dispatch(studyTimesKept({ hours: '7', each, weekdays: window, weekend: window })));
    const box = await missed();
    expect(await box.findByText(/No free time is left before the topics that follow it\./)).toBeVisible();
    expect(box.getByRole('button', { name: /^Move it to / })).toBeVisible();
  });

  test('that fits nowhere within the hours says so, and leads to the calendar', async () => {
    const view = await openWith('/planyourday', block('a', -2));
    const window = { from: '18:00', to: '20:00' };
    act(
      () =>
        void view.store.dispatch(
          studyTimesKept({ hours: '1', each: ['0.5', '', '', '', '', '', ''], weekdays: window, weekend: window }),
        ),
    );
    const box = await missed();
    expect(box.getByRole('link', { name: 'Choose a time' })).toHaveAttribute('href', '/planyourday/events?event=a');
    expect(box.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
  });
});

test('the hours that a plan was made with are there again', async () => {
  const view = await openWith('/home');
  view.unmount();
  const again = await renderScreen(`/personalized-roadmap?plan=${plan.id}`, { preloadedState: view.store.getState() });
  const { user, store } = again;
  await user.click(await screen.findByRole('button', { name: 'Put it into my calendar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Put it into my calendar' }));
  const sunday = await dialog.findByLabelText('Hours on Sunday');
  fireEvent.change(sunday, { target: { value: '25' } });
  expect(dialog.getByText(/A day has 24 hours, and Sunday is to have 25/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Weekends' }));
  expect(dialog.getByLabelText('Hours on Monday')).toHaveValue(null);
  await user.click(dialog.getByRole('button', { name: /^Put \d+ blocks? into my calendar$/ }));
  await screen.findByText(/study blocks? in your calendar/);
  const kept = selectStudyTimes(store.getState());
  expect(kept?.each[1]).toBe('');
  const starts = Object.values(selectEvents(store.getState())).map(({ start }) => new Date(start).getDay());
  expect(starts.length).toBeGreaterThan(3);
  expect(starts.every((weekday) => weekday === 0 || weekday === 6)).toBe(true);
  expect(
    new Set(Object.values(selectEvents(store.getState())).map(({ about }) => about)).has(
      aboutText(planAbout(plan.id, first.id)),
    ),
  ).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Put it into my calendar' }));
  const next = within(await screen.findByRole('dialog', { name: 'Put it into my calendar' }));
  expect(await next.findByLabelText('Hours on Monday')).toHaveValue(null);
  expect(next.getByLabelText('Hours on Sunday')).toHaveValue(Number(kept?.each[0]));
});
