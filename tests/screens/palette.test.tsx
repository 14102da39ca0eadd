import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { AppStore } from '../../src/app/store';
import { taskAdded } from '../../src/features/board/board-slice';
import { selectOwnTasks } from '../../src/features/board/selectors';
import { eventsPut } from '../../src/features/calendar/calendar-slice';
import { draftKept } from '../../src/features/interview/drafts-slice';
import { sessionFiled } from '../../src/features/interview/sessions-slice';
import { jobKept } from '../../src/features/jobs/jobs-slice';
import { selectCurrentJob } from '../../src/features/jobs/selectors';
import { selectPaletteRecent } from '../../src/features/palette/selectors';
import { reportsReceived } from '../../src/features/resume-assistant/reports-slice';
import { resumeAdded } from '../../src/features/resume-form/documents-slice';
import { conversationKept } from '../../src/features/tutor/conversations-slice';
import { event } from '../domain/calendar/support';
import { jobWith } from '../domain/jobs/samples';
import { filled } from '../domain/resume-document/support';
import { sample } from '../slices/interview-samples';
import { renderScreen } from '../support/render-screen';
import { filed } from './samples';

type User = Awaited<ReturnType<typeof renderScreen>>['user'];

async function openPalette(user: User) {
  await user.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: 'Command palette' });
}

/** Opens the palette and enters words as one paste. */
async function find(user: User, words: string) {
  await openPalette(user);
  await user.paste(words);
}

const options = () => screen.getAllByRole('option').map((option) => option.textContent);
const headings = () => [...document.querySelectorAll('[cmdk-group-heading]')].map((heading) => heading.textContent);

const chat = {
  id: 'chat-1',
  name: 'Pointers and arrays',
  guide: null,
  messages: [{ id: 'q', role: 'user', content: 'Pointers and arrays', at: '2026-11-20T10:00:00.000Z' }],
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
} as const;

const one = (type: string, name: string) => `${name} ${type}`;

describe('finds one of each kind, and opens exactly that', () => {
  test.each<[string, (store: AppStore) => unknown, string, string, string]>([
    [
      'a job',
      (store) => store.dispatch(jobKept(jobWith())),
      'acme',
      one('Job · Saved', 'Backend Developer at Acme'),
      '/jobs/job-1',
    ],
    [
      'a job by what it asks for',
      (store) => store.dispatch(jobKept(jobWith())),
      'postgres job',
      one('Job · Saved', 'Backend Developer at Acme'),
      '/jobs/job-1',
    ],
    [
      'a resume',
      (store) => store.dispatch(resumeAdded({ ...filled, id: 'resume-9', title: 'For Zyxel' })),
      'zyxel',
      one('Resume', 'For Zyxel'),
      '/resume-form',
    ],
    [
      'a report',
      (store) =>
        store.dispatch(reportsReceived({ documents: [filed('report-9', { fileName: 'zyxel.pdf' })], removed: [] })),
      'zyxel.pdf',
      'zyxel.pdf Report',
      '/resume-enchancer?report=report-9',
    ],
    [
      'an interview that was held',
      (store) => store.dispatch(sessionFiled(sample({ id: 'interview-9' }))),
      'interview sde',
      'SDE-1 Interview',
      '/interview?session=interview-9',
    ],
    [
      'an interview that waits',
      (store) => store.dispatch(draftKept(sample({ id: 'interview-9' }))),
      'not finished',
      one('Interview · not finished', 'SDE-1'),
      '/interview/SDE-1',
    ],
    [
      'a conversation',
      (store) => store.dispatch(conversationKept(chat)),
      'conversation arrays',
      one('Conversation', 'Pointers and arrays'),
      '/esmoai?chat=chat-1',
    ],
    [
      'a challenge',
      () => undefined,
      'seconds to clock',
      one('Challenge', 'Seconds to Clock'),
      '/machine-coding?challenge=7',
    ],
    [
      'a card, as a question to the tutor',
      () => undefined,
      'flexbox grid card',
      'Flexbox and CSS grid Tutor card',
      '/esmoai?ask=Flexbox+and+CSS+grid',
    ],
  ])('%s', async (_, fill, words, name, address) => {
    const { user, store, at } = await renderScreen('/settings');
    fill(store);
    await find(user, words);
    expect(options()[0]).toMatch(new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`));
    await user.keyboard('{Enter}');
    await at(address);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('opens what has no screen of its own', () => {
  test('a topic leads to its track', async () => {
    const { user } = await renderScreen('/settings');
    await find(user, 'kuberentes');
    expect(headings()).toEqual(expect.arrayContaining(['Topics', 'Tutor cards']));
    const topic = options().indexOf('Container orchestration Topic · Dev Ops');
    expect(options()).toContainEqual(expect.stringMatching(/ Topic · Kubernetes$/));
    expect(topic).toBeGreaterThanOrEqual(0);
    await user.keyboard(`{ArrowDown>${topic}}{/ArrowDown}{Enter}`);
    expect(await screen.findByRole('heading', { level: 1, name: /Dev ?Ops/ })).toBeVisible();
  });

  test('a task has the focus on its board', async () => {
    const { user, store, at } = await renderScreen('/settings');
    store.dispatch(taskAdded({ content: 'Polish the zither\nand tune it', due: null, list: 'inProgress' }));
    await find(user, 'zither');
    expect(options()[0]).toMatch(/^Polish the zither.* Task · In Progress$/);
    await user.keyboard('{Enter}');
    const task = Object.values(selectOwnTasks(store.getState())).find(({ sample }) => !sample);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-handle', task?.id));
    await at('/planyourday/tasks');
  });

  test('an event is open in its day', async () => {
    const { user, store, at } = await renderScreen('/settings');
    const start = '2026-12-03T10:00:00';
    store.dispatch(eventsPut([event({ id: 'event-9', text: 'Zither lesson', start, end: '2026-12-03T11:00:00' })]));
    await find(user, 'zither');
    await user.keyboard('{Enter}');
    expect(await screen.findByDisplayValue('Zither lesson')).toBeVisible();
    expect(screen.getByRole('heading', { name: /3.*December|December 3/ })).toBeVisible();
    await at('/planyourday/events');
    // From the calendar itself, too, and for one that is gone nothing happens.
    await user.keyboard('{Escape}');
    store.dispatch(
      eventsPut([
        event({ id: 'event-8', text: 'Yodelling', start: '2026-12-05T10:00:00', end: '2026-12-05T11:00:00' }),
      ]),
    );
    await find(user, 'yodelling');
    await user.keyboard('{Enter}');
    expect(await screen.findByDisplayValue('Yodelling')).toBeVisible();
  });
});

describe('actions', () => {
  test('Add task opens the dialog of the board, once', async () => {
    const { user, at } = await renderScreen('/settings');
    await find(user, 'add task');
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Add New Task' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await at('/planyourday/tasks');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // On the board, again.
    await find(user, 'add task');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Add New Task' })).toBeVisible();
  });

  test('Add event opens the dialog of the calendar', async () => {
    const { user, at } = await renderScreen('/settings');
    await find(user, 'add event');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: /event/i })).toBeVisible();
    await at('/planyourday/events');
  });

  test('New chat leaves the conversation that is open', async () => {
    const { user, store, at } = await renderScreen('/settings');
    store.dispatch(conversationKept(chat));
    await find(user, 'pointers conversation');
    await user.keyboard('{Enter}');
    await at('/esmoai?chat=chat-1');
    expect(await screen.findByRole('heading', { level: 2, name: 'Pointers and arrays' })).toBeVisible();
    await find(user, 'new chat');
    await user.keyboard('{Enter}');
    await at('/esmoai');
    expect(await screen.findByRole('heading', { level: 2, name: 'New chat' })).toBeVisible();
  });

  test.each([
    ['paste a posting', '/jobs?add'],
    ['check a resume', '/resume-enchancer'],
    ['back up', '/settings?tab=data'],
    ['run', '/code-practice'],
  ])('%s leads to %s', async (words, address) => {
    const { user, at } = await renderScreen('/skills');
    await find(user, words);
    await user.keyboard('{Enter}');
    await at(address);
  });

  test('Run on a code screen runs what is open, once', async () => {
    const { user, at } = await renderScreen('/machine-coding?challenge=7');
    await screen.findByRole('heading', { level: 1, name: /Seconds to Clock|Machine Coding/ });
    const button = await screen.findByRole('button', { name: 'Run ▶' });
    await find(user, 'run');
    expect(options()[0]).toBe('Run Action · this program');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Stop' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(button).toBeEnabled());
    await at('/machine-coding?challenge=7');
  });

  test('the current job is switched, and said', async () => {
    const { user, store } = await renderScreen('/settings');
    store.dispatch(jobKept(jobWith()));
    store.dispatch(jobKept(jobWith({ id: 'job-2', title: 'Tester', company: 'Umbra' })));
    await find(user, 'umbra');
    // The job itself is meant more often.
    expect(options()).toEqual(['Tester at Umbra Job · Saved', 'Switch current job to Tester at Umbra Action']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(selectCurrentJob(store.getState())?.id).toBe('job-2');
    expect((await screen.findAllByText('The current job is “Tester at Umbra”.')).length).toBeGreaterThan(0);
  });

  test('practise is offered when there is a job to practise for', async () => {
    const { user, store, at } = await renderScreen('/settings');
    await openPalette(user);
    expect(screen.queryByRole('option', { name: /Practise for/ })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    store.dispatch(jobKept(jobWith()));
    await find(user, 'practise');
    await user.keyboard('{Enter}');
    await at('/interview-trainer');
  });
});

describe('what was opened lately', () => {
  test('comes first when the palette opens again, the last one first, and once', async () => {
    const { user, store, at } = await renderScreen('/settings');
    await openPalette(user);
    expect(headings()).toEqual(['Actions', 'Screens']);
    const all = options().length;
    await user.keyboard('{Escape}');
    for (const [words, address] of [
      ['typing test', '/typing-test'],
      ['seconds to clock', '/machine-coding?challenge=7'],
    ] as const) {
      await find(user, words);
      await user.keyboard('{Enter}');
      await at(address);
    }
    expect(selectPaletteRecent(store.getState())).toEqual(['challenge:7', 'screen:/typing-test']);
    await openPalette(user);
    expect(headings()).toEqual(['Recent', 'Actions', 'Screens']);
    expect(options().slice(0, 2)).toEqual(['Seconds to Clock Challenge', 'Speed Type Screen']);
    expect(options()).toHaveLength(all + 1);
    await user.keyboard('{ArrowDown}{Enter}');
    await at('/typing-test');
  });

  test('what is gone is not offered', async () => {
    const { user, store } = await renderScreen('/settings');
    store.dispatch({ type: 'paletteRecent/paletteOpened', payload: 'job:job-7' });
    await openPalette(user);
    expect(headings()).toEqual(['Actions', 'Screens']);
  });
});

describe('by ear and by keyboard', () => {
  test('the count is said, the first hit is chosen, no more than 36 are drawn', async () => {
    const { user } = await renderScreen('/settings');
    const box = await openPalette(user);
    await user.paste('a');
    expect(document.querySelector('[role="dialog"] [role="status"]')).toHaveTextContent(/^\d{2,} results found\.$/);
    expect(options().length).toBe(36);
    expect(screen.getAllByRole('group').length).toBeGreaterThan(1);
    expect(box).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id);
    expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowUp}');
    expect(screen.getAllByRole('option').at(-1)).toHaveAttribute('aria-selected', 'true');
  });

  test('nothing found is said, and the tutor can be asked', async () => {
    const { user, at } = await renderScreen('/settings');
    await find(user, 'zzzz (qqqq)');
    expect(screen.getByText(/Nothing here by that name/)).toBeVisible();
    expect(document.querySelector('[role="dialog"] [role="status"]')).toHaveTextContent('Nothing found.');
    expect(screen.getByRole('option', { name: 'Ask the tutor about “zzzz (qqqq)”' })).toBeVisible();
    await user.keyboard('{Enter}');
    await at('/esmoai?ask=zzzz+%28qqqq%29');
    expect(await screen.findByDisplayValue('zzzz (qqqq)')).toBeVisible();
  });

  test('ten thousand characters are no harm', async () => {
    const { user } = await renderScreen('/settings');
    await find(user, '(.*)+$'.repeat(1_700));
    expect(screen.getByText(/Nothing here by that name/)).toBeVisible();
    expect(screen.getByRole('option')).toBeVisible();
  });
});
