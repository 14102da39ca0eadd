import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { InterviewRecord } from '../../machines/contracts/interview';
import { sample } from '../slices/interview-samples';
import { fakeDevice } from '../support/fake-device';
import { renderScreen } from '../support/render-screen';

const kept = (...sessions: InterviewRecord[]) => ({
  interviewSessions: {
    ids: sessions.map(({ id }) => id),
    entities: Object.fromEntries(sessions.map((session) => [session.id, session])),
  },
});

test('one answer is given once more, judged, kept as an attempt of its own and shown beside the first', async () => {
  const { user, store, at } = await renderScreen('/interview?session=interview-a', { preloadedState: kept(sample()) });
  const [first] = await screen.findAllByRole('link', { name: 'Retake this answer' });
  await user.click(first as HTMLElement);
  await at('/interview/SDE-1?retake=interview-a&question=sde-1-01');
  const question = await screen.findByRole('region', { name: 'Question' });
  expect(question).toHaveTextContent('Question 1 of 1');
  expect(question).toHaveTextContent('Tell me about yourself.');
  expect(screen.getByText(/The answer of an earlier session once more/)).toBeVisible();
  await user.type(
    screen.getByRole('textbox', { name: 'Or type it' }),
    'I study computer science and built a course finder for 300 students.',
  );
  const [draft] = Object.values(store.getState().interviewDrafts.entities);
  expect(draft?.retakes).toEqual({ session: 'interview-a', question: 'sde-1-01' });
  await user.click(screen.getByRole('button', { name: 'Submit Interview' }));
  const dialog = await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  expect(dialog).not.toBeInTheDocument();
  expect(await screen.findByText(/of 10 on average, by the built-in rubric/)).toBeVisible();
  const retake = Object.values(store.getState().interviewSessions.entities).find(({ retakes }) => retakes !== null);
  expect(retake).toMatchObject({ retakes: { session: 'interview-a', question: 'sde-1-01' } });
  await user.click(screen.getByRole('link', { name: 'Look at the session' }));
  const attempts = await screen.findByRole('region', { name: 'Attempts at this question' });
  expect(within(attempts).getByText(/^The later one has \d+ words that the earlier one has not/)).toBeVisible();
  const pace = within(attempts).getByRole('row', { name: /^Words a minute/ });
  expect(pace).toHaveTextContent('Words a minute71none');
  expect(attempts.querySelector('ins')).toHaveTextContent(/\w/);
  expect(attempts.querySelector('del')).toHaveTextContent(/\w/);
  await user.click(screen.getByRole('link', { name: 'The session that it retakes' }));
  await at('/interview?session=interview-a');
  expect(await screen.findByRole('heading', { level: 1, name: 'SDE-1 interview' })).toBeVisible();
});

test('an unfinished retake does not take the place of the role’s session, and Home leads back to it', async () => {
  const draft = sample({
    id: 'interview-r',
    begunAt: new Date().toISOString(),
    questions: [{ id: 'sde-1-01', text: 'Tell me about yourself.' }],
    answers: [{ spoken: [], typed: 'I', spent: 1000, prepared: 0 }],
    retakes: { session: 'interview-a', question: 'sde-1-01' },
  });
  const interviewDrafts = { ids: ['interview-r'], entities: { 'interview-r': draft } };
  const { unmount } = await renderScreen('/interview/SDE-1', { preloadedState: { interviewDrafts } });
  expect(await screen.findByRole('region', { name: 'Question' })).toHaveTextContent('Question 1 of 7');
  unmount();
  await renderScreen('/home', { preloadedState: { ...kept(sample()), interviewDrafts } });
  const panel = await screen.findByRole('region', { name: 'Continue where you stopped' });
  expect(within(panel).getByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    '/interview/SDE-1?retake=interview-a&question=sde-1-01',
  );
});

test('time to think and more time for an answer: chosen, counted, ended by a word, and found the next time', async () => {
  const device = fakeDevice();
  const { user, store, unmount } = await renderScreen('/interview/SDE-1', { device });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Time to think first' }), '30 seconds');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time for each answer' }), '2 minutes');
  await user.click(screen.getByRole('button', { name: 'Start without webcam' }));
  const tick = (seconds: number) =>
    act(() => device.ticker.latest.send({ type: 'clock.ticked', elapsed: seconds * 1000 + 3 }));
  expect(screen.getByRole('timer', { name: 'Seconds left to think' })).toHaveTextContent('30');
  expect(screen.queryByRole('combobox', { name: 'Time for each answer' })).not.toBeInTheDocument();
  tick(10);
  expect(screen.getByRole('timer', { name: 'Seconds left to think' })).toHaveTextContent('20');
  await user.click(screen.getByRole('button', { name: 'Answer now' }));
  expect(screen.getByRole('timer', { name: 'Seconds left' })).toHaveTextContent('120');
  await user.click(screen.getByRole('button', { name: 'Next Question' }));
  tick(31);
  expect(screen.getByRole('timer', { name: 'Seconds left' })).toHaveTextContent('119');
  expect(screen.getByText('The answer has begun.')).toHaveAttribute('role', 'status');
  await user.click(screen.getByRole('button', { name: 'Submit Interview' }));
  await user.click(await screen.findByRole('button', { name: 'Submit all the same' }));
  await waitFor(() => expect(store.getState().interviewSessions.ids).toHaveLength(1));
  unmount();
  await renderScreen('/interview/SDE-1', {
    preloadedState: { interviewSessions: store.getState().interviewSessions },
  });
  expect(await screen.findByRole('combobox', { name: 'Time for each answer' })).toHaveDisplayValue('2 minutes');
});
