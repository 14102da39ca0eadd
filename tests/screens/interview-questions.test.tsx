import content from 'content:questions';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { InterviewRecord } from '../../machines/contracts/interview';
import { bankQuestion } from '../../src/domain/interview/questions/room-questions';
import { sample } from '../slices/interview-samples';
import { renderScreen } from '../support/render-screen';

const shownQuestion = () => screen.findByRole('region', { name: 'Question' });
const heading = async () => within(await shownQuestion()).getByRole('heading', { level: 2 }).textContent;

const untouched = { spoken: [], typed: '', spent: 0, prepared: 0 };
/** A session of the role's first set, all of it reached. */
const whole = (change: Partial<InterviewRecord> = {}) => {
  const questions = ['01', '02', '03', '04', '05', '06', '07'].map((n) => ({ id: `sde-1-${n}`, text: `First ${n}?` }));
  return sample({ questions, answers: questions.map(() => untouched), parts: [], ...change });
};
const kept = (...sessions: InterviewRecord[]) => ({
  interviewSessions: {
    ids: sessions.map(({ id }) => id),
    entities: Object.fromEntries(sessions.map((session) => [session.id, session])),
  },
});

test('the first session asks the role’s questions in order, the next one others, and both say so', async () => {
  const { user, store } = await renderScreen('/interview/SDE-1');
  expect(await heading()).toMatch(/yourself/);
  expect(screen.getByText(/^7 questions\. /)).not.toHaveTextContent('You practised');
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  for (let question = 1; question < 7; question += 1) await press('Next Question');
  await press('Submit Interview');
  await press('Submit all the same');
  const dialog = await screen.findByRole('dialog');
  const again = within(dialog).getByRole('link', { name: 'The same questions again' });
  const [first] = Object.values(store.getState().interviewSessions.entities);
  expect(again).toHaveAttribute('href', `/interview/SDE-1?again=${first?.id}`);
  await user.click(within(dialog).getByRole('button', { name: 'Practise again' }));
  expect(await screen.findByText(/They are new\. You practised this role once before\./)).toBeVisible();
  await press('Next Question');
  const [draft] = Object.values(store.getState().interviewDrafts.entities);
  const ids = draft?.questions.map(({ id }) => id) ?? [];
  expect(new Set([...ids, ...(first?.questions.map(({ id }) => id) ?? [])]).size).toBe(14);
});

test('a later session offers the last one’s questions again, and those offer new ones', async () => {
  const { user, at } = await renderScreen('/interview/SDE-1', { preloadedState: kept(whole()) });
  expect(await heading()).not.toMatch(/^First/);
  await user.click(screen.getByRole('link', { name: 'The same questions again' }));
  await at('/interview/SDE-1?again=interview-a');
  expect(await heading()).toBe('First 01?');
  expect(screen.getByText(/They are the same as in an earlier session, to compare the answers\./)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'New questions' }));
  expect(await screen.findByText(/They are new/)).toBeVisible();
  expect(await heading()).not.toMatch(/^First/);
});

test('those of an earlier session leave an unfinished one alone', async () => {
  const draft = sample({ id: 'interview-d' });
  const { store, user } = await renderScreen('/interview/SDE-1?again=interview-a', {
    preloadedState: { ...kept(whole()), interviewDrafts: { ids: ['interview-d'], entities: { 'interview-d': draft } } },
  });
  expect(await heading()).toBe('First 01?');
  expect(screen.getByRole('link', { name: 'Continue it instead' })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Or type it' }), 'I');
  expect(store.getState().interviewDrafts.entities['interview-d']).toEqual(draft);
  expect(store.getState().interviewDrafts.ids).toHaveLength(2);
});

test('an unfinished session is gone on with, and the screen says so', async () => {
  const draft = sample({ id: 'interview-d' });
  await renderScreen('/interview/SDE-1', {
    preloadedState: { ...kept(whole()), interviewDrafts: { ids: ['interview-d'], entities: { 'interview-d': draft } } },
  });
  expect(await screen.findByText(/Your unfinished session goes on\./)).toBeVisible();
  expect(screen.queryByText(/They are new/)).not.toBeInTheDocument();
});

test('a link to a question of the bank begins with it', async () => {
  await renderScreen('/interview/sde-1?question=bank-estimate');
  expect(await heading()).toBe(bankQuestion(content, 'bank-estimate')?.question);
  expect(await shownQuestion()).toHaveTextContent('Question 1 of 7');
});

test('what a good answer to a question of the bank covers is shown with a session', async () => {
  const question = bankQuestion(content, 'bank-estimate');
  const session = whole({ questions: [{ id: 'bank-estimate', text: question?.question ?? '' }], answers: [untouched] });
  const { user } = await renderScreen('/interview?session=interview-a', { preloadedState: kept(session) });
  await user.click(await screen.findByText('What a good answer covers'));
  expect(await screen.findByText(question?.outline ?? '?')).toBeVisible();
});
