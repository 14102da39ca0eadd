import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnswerEvaluation, InterviewQuestion, TrainerSession } from '../../machines/contracts/trainer';
import type { RootState } from '../../src/app/store';
import { selectTrainerSession } from '../../src/features/interview-trainer/selectors';
import { answerId, type KeptAnswer } from '../../src/features/interview-trainer/sessions-slice';
import { renderScreen } from '../support/render-screen';

const question = (id: string): InterviewQuestion => ({
  id,
  question: `What is ${id}?`,
  category: 'technical',
  topic: id,
  concepts: [],
  outline: '',
  from: 'role',
});

const session: TrainerSession = {
  id: 'interview-1',
  createdAt: '2026-11-20T12:00:00.000Z',
  seed: 'seed',
  role: 'QA Engineer',
  jobDescription: 'Selenium.',
  resume: '',
  questions: [question('caching'), question('sharding'), question('polling')],
  fromModel: 0,
  feedback: null,
  remark: null,
};
const evaluation = (score: number): AnswerEvaluation => ({
  kind: 'evaluation',
  rubricVersion: '1',
  score,
  band: 'thin',
  ceiling: null,
  criteria: [],
  concepts: [],
  story: [],
  summary: '',
  missed: [],
  improvements: [],
  strongerOutline: [],
  modelOutline: '',
  followUp: '',
  words: 3,
  seconds: null,
});
const answers = [4, 8, 6].map(
  (score, index): KeptAnswer => ({
    id: answerId(session.id, index),
    session: session.id,
    index,
    text: 'An answer.',
    seconds: null,
    evaluation: evaluation(score),
    evaluatedText: 'An answer.',
    remark: null,
  }),
);
const preloadedState: Partial<RootState> = {
  trainerSessions: {
    sessions: { ids: [session.id], entities: { [session.id]: session } },
    answers: { ids: answers.map(({ id }) => id), entities: Object.fromEntries(answers.map((one) => [one.id, one])) },
  },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const on = (day: string) => vi.setSystemTime(`${day}T12:00:00.000Z`);

describe('three days after two weak answers', () => {
  beforeEach(() => on('2026-11-23'));

  test('Home counts them and leads to them', async () => {
    const { user, at } = await renderScreen('/home', { preloadedState });
    const panel = await screen.findByRole('region', { name: 'Worth another try' });
    expect(panel).toHaveTextContent('2 interview questions are due today.');
    await user.click(within(panel).getByRole('link', { name: 'Practise' }));
    await at('/interview-trainer?tab=due');
    expect(await screen.findByRole('tab', { name: 'Due today (2)', selected: true })).toBeVisible();
  });

  test('the trainer lists them and begins an interview with them alone', async () => {
    const { user, store, at } = await renderScreen('/interview-trainer?tab=due', { preloadedState });
    const panel = await screen.findByRole('region', { name: 'Due today: QA Engineer' });
    expect(
      within(panel)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.split('?')[0]),
    ).toEqual(['What is caching', 'What is polling']);
    await user.click(within(panel).getByRole('button', { name: 'Practise these 2 questions' }));
    await at('/interview-trainer');
    expect(await screen.findByRole('heading', { name: 'What is caching?' })).toBeVisible();
    const id = store.getState().trainerDraft.main?.session ?? '';
    expect(selectTrainerSession(store.getState(), id)?.questions.map((one) => one.id)).toEqual(['caching', 'polling']);
    expect(id).not.toBe(session.id);
  });

  test('the palette leads to them', async () => {
    const { user, at } = await renderScreen('/skills', { preloadedState });
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: 'Command palette' });
    await user.paste('weak answers');
    await user.click(await screen.findByRole('option', { name: /Practise what is due today/ }));
    await at('/interview-trainer?tab=due');
  });
});

test('on the day itself nothing is due, and the screen says when', async () => {
  on('2026-11-20');
  await renderScreen('/interview-trainer?tab=due', { preloadedState });
  expect(await screen.findByText('Nothing is due today.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Later' })).toHaveTextContent('2 questions');
  expect(screen.getByRole('tab', { name: 'Due today' })).toBeVisible();
});

test('Home says nothing where nothing is due', async () => {
  on('2026-11-20');
  await renderScreen('/home', { preloadedState });
  await screen.findByRole('region', { name: 'Today' });
  await import('../../src/features/home/due-answers-panel');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Worth another try' })).toBeNull());
});

test('with no weak answer yet, the tab says what will be there', async () => {
  await renderScreen('/interview-trainer?tab=due');
  expect(await screen.findByText('No weak answers yet')).toBeVisible();
});
