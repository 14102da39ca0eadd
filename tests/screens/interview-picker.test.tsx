import bank from 'content:bank-words';
import questionContent from 'content:questions';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { TrainerSession } from '../../machines/contracts/trainer';
import type { RootState } from '../../src/app/store';
import { evaluateAnswer } from '../../src/domain/interview/answer/evaluate-answer';
import { makeQuestions } from '../../src/domain/interview/questions/make-questions';
import { answerId, type KeptAnswer } from '../../src/features/interview-trainer/sessions-slice';
import { sample } from '../slices/interview-samples';
import { renderScreen } from '../support/render-screen';
import { job } from './samples';

const byId = <T extends { readonly id: string }>(list: readonly T[]) => ({
  ids: list.map(({ id }) => id),
  entities: Object.fromEntries(list.map((one) => [one.id, one])),
});

const CARDS = [
  'SDE-1',
  'SDE-2',
  'SDE-3',
  'Data Analyst',
  'Data Scientist',
  'Cybersecurity Engineer',
  'DevOps Engineer',
  'QA Engineer',
  'UI/UX Designer',
  'Cloud Engineer',
  'ML Engineer',
  'Full Stack Developer',
  'More Roles',
];
const cards = async () => within(await screen.findByRole('region', { name: 'Roles' })).queryAllByRole('link');
const names = async () => (await cards()).map((card) => CARDS.find((name) => card.textContent?.startsWith(name)));

test('the hero, and the 13 cards in their order', async () => {
  await renderScreen('/interview');
  expect(await screen.findByRole('heading', { level: 1, name: 'Prepare for Your Next Tech Interview' })).toBeVisible();
  expect(await names()).toEqual(CARDS);
  const more = await screen.findByRole('link', { name: /^More Roles/ });
  expect(more).toHaveAttribute('href', '/more-interviews');
});

test.each([
  ['UI/UX Designer', '/interview/UI%2FUX%20Designer', 'UI/UX Designer interview'],
  ['ML Engineer', '/interview/ML%20Engineer', 'ML Engineer interview'],
])('%s leads to its room', async (name, address, title) => {
  const { user, at } = await renderScreen('/interview');
  await user.click(await screen.findByRole('link', { name: new RegExp(`^${name}`) }));
  await at(address);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await screen.findByText('Tell me about yourself.')).toBeVisible();
});

test('Start Practicing Now leads to the first role', async () => {
  const { user, at } = await renderScreen('/interview');
  await user.click(await screen.findByRole('link', { name: 'Start Practicing Now' }));
  await at('/interview/SDE-1');
});

test('search finds every role, further ones too, and says when there is none', async () => {
  const { user } = await renderScreen('/interview');
  const search = await screen.findByRole('searchbox', { name: 'Search roles' });
  await user.type(search, 'engineer data');
  expect(screen.getByText('2 roles found')).toBeInTheDocument();
  expect((await cards()).map(({ textContent }) => textContent?.slice(0, 13))).toEqual([
    'SDE-1Your fir',
    'Data Engineer',
  ]);
  await user.clear(search);
  await user.type(search, 'zebra');
  expect(screen.getByText('No role matches “zebra”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all roles' }));
  expect(await names()).toEqual(CARDS);
});

test('a card says what was done in its role, and what is unfinished', async () => {
  const entity = sample();
  const draft = sample({ id: 'interview-d', role: { id: 'sde-2', name: 'SDE-2' } });
  await renderScreen('/interview', {
    preloadedState: {
      interviewSessions: { ids: [entity.id], entities: { [entity.id]: entity } },
      interviewDrafts: { ids: [draft.id], entities: { [draft.id]: draft } },
    },
  });
  expect(await screen.findByRole('link', { name: /^SDE-1.*practised once/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^SDE-2.*Continue with question 2 of 3/ })).toBeVisible();
});

test('the further roles are twelve, each with its room', async () => {
  const { user, at } = await renderScreen('/more-interviews');
  expect(await screen.findByRole('heading', { level: 1, name: 'More Roles' })).toBeVisible();
  const list = within(screen.getByRole('main')).getAllByRole('listitem');
  expect(list).toHaveLength(12);
  await user.click(screen.getByRole('link', { name: /^Technical Writer/ }));
  await at('/interview/Technical%20Writer');
  expect(await screen.findByText(/^Question/)).toBeVisible();
});

test.each(['/interview/Astronaut', '/interview/%20'])('%s: no questions, and roles to choose', async (address) => {
  const { user, at } = await renderScreen(address);
  expect(await screen.findByText('No questions available for this role')).toBeVisible();
  await user.click(screen.getByRole('link', { name: /^QA Engineer/ }));
  await at('/interview/QA%20Engineer');
});

test.each([
  '/interview/Machine%20Learning%20Engineer',
  '/interview/ml%20engineer',
  '/interview/machine-learning-engineer',
])('%s finds the bank of the ML role', async (address) => {
  await renderScreen(address);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ML Engineer interview'));
});

describe('the practice so far', () => {
  const questions = makeQuestions(questionContent, {
    role: 'QA Engineer',
    jobDescription: job,
    count: 5,
    seed: 'hub',
    topics: [],
  });
  const trained = (id: string, createdAt: string, role = 'QA Engineer'): TrainerSession => ({
    id,
    createdAt,
    role,
    questions,
    seed: 'hub',
    jobDescription: job,
    resume: '',
    fromModel: 0,
    feedback: null,
    remark: null,
  });
  /** An answer to a question of an interview, with the score the rubric gives it replaced by this one. */
  const scored = (session: string, index: number, score: number): KeptAnswer => {
    const [question] = questions.slice(index);
    if (!question) throw new Error('no such question');
    const text = 'I led a team of three. First I measured the tests, then I split them.';
    const evaluation = evaluateAnswer({ bank, question, answer: text });
    if (evaluation.kind !== 'evaluation') throw new Error('not judged');
    const whole = { ...evaluation, score };
    return {
      id: answerId(session, index),
      session,
      index,
      text,
      evaluatedText: text,
      seconds: null,
      remark: null,
      evaluation: whole,
    };
  };
  const practised: Pick<RootState, 'trainerSessions' | 'interviewSessions'> = {
    trainerSessions: {
      sessions: byId([
        trained('old', '2026-10-01T10:00:00.000Z', 'qa engineer '),
        trained('new', '2026-11-20T10:00:00.000Z'),
        trained('other', '2026-11-10T10:00:00.000Z', 'Data Analyst'),
        trained('good', '2026-11-09T10:00:00.000Z', 'Cloud Engineer'),
      ]),
      answers: byId([
        // The first was made good since, the second was weak both times, the third only then.
        ...[scored('old', 0, 3), scored('old', 1, 4), scored('old', 2, 5)],
        ...[scored('new', 0, 9), scored('new', 1, 6)],
        scored('other', 0, 6.9),
        scored('good', 0, 7),
        { ...scored('good', 1, 2), text: 'Changed since it was scored.' },
      ]),
    },
    interviewSessions: byId([sample({ begunAt: '2026-11-21T10:00:00.000Z' })]),
  };
  const panel = async (name: string) => within(await screen.findByRole('region', { name }));

  test.each(['/interview', '/more-interviews'])('%s without any says what will be here', async (path) => {
    await renderScreen(path);
    expect((await panel('Your practice')).getByText(/^Your last session is here after the first one/)).toBeVisible();
  });

  test.each(['/interview', '/more-interviews'])('%s shows the last session and what is weak by role', async (path) => {
    const { user, at } = await renderScreen(path, { preloadedState: practised });
    const last = await panel('Last session');
    expect(last.getByText('Interview room, Nov 21, 2026, 10:00 AM')).toBeVisible();
    expect(last.getByText('2 of 3 questions answered.')).toBeVisible();
    expect(last.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/interview?session=interview-a');
    const again = await panel('Worth another try');
    expect(again.getAllByText(/below 7$/).map((words) => words.parentElement?.textContent)).toEqual([
      'QA Engineer2 answers below 7',
      'Data Analyst1 answer below 7',
    ]);
    expect(again.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Interview of Nov 20, 2026, 10:00 AM: 1 answer',
      'Interview of Oct 1, 2026, 10:00 AM: 1 answer',
      'Interview of Nov 10, 2026, 10:00 AM',
    ]);
    await user.click(again.getByRole('link', { name: /Nov 10/ }));
    await at('/interview-trainer?session=other');
  });

  test('an interview with the trainer is the last session when it is newer; strong answers ask for nothing', async () => {
    await renderScreen('/interview', {
      preloadedState: {
        trainerSessions: {
          sessions: byId([trained('good', '2026-11-22T10:00:00.000Z')]),
          answers: byId([scored('good', 0, 8)]),
        },
        interviewSessions: practised.interviewSessions,
      },
    });
    const last = await panel('Last session');
    expect(last.getByText('Interview trainer, Nov 22, 2026, 10:00 AM')).toBeVisible();
    expect(last.getByText('1 of 5 questions answered.')).toBeVisible();
    expect(last.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/interview-trainer?session=good');
    expect((await panel('Worth another try')).getByText('None at the moment.')).toBeVisible();
  });
});
