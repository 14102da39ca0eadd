import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { followUpTo } from '../../src/domain/interview/questions/follow-up';
import { renderScreen } from '../support/render-screen';
import { blank, judged, left, questions, session } from '../support/trainer-left';

const first = judged(0, 'I tested web applications for two years and wrote many tests.');
const [opening] = questions;
if (!opening || !first.evaluation) throw new Error('no question');
const next = followUpTo(opening, first.evaluation, ['Which of these tests found most?']);
const second = { ...blank, text: 'A second answer.' };
const button = (name: string | RegExp) => screen.findByRole('button', { name });

const open = async () => {
  const view = await renderScreen('/interview-trainer', {
    preloadedState: left([first, second, blank, blank, blank]),
  });
  await screen.findByRole('heading', { level: 1, name: 'Interview trainer' });
  await screen.findByRole('heading', { name: opening.question });
  const chosen = async (times = 1) => {
    await waitFor(() => expect(view.device.chooseFollowUp.calls).toHaveLength(times));
    return view.device.chooseFollowUp.latest;
  };
  return { ...view, chosen };
};

test('a follow-up comes right after its question, is answered and judged, and is marked everywhere', async () => {
  const { user, device, store, chosen } = await open();
  await user.click(await button('Ask me a follow-up'));
  const asked = await chosen();
  expect(asked.input).toEqual({
    session: session.id,
    role: session.role,
    question: opening,
    answer: first.text,
    evaluation: first.evaluation,
  });
  asked.resolve(next);
  expect(await screen.findByRole('heading', { name: next.question })).toHaveFocus();
  const panel = screen.getByRole('region', { name: 'Question' });
  expect(within(panel).getByText('Follow-up')).toBeVisible();
  expect(screen.getByText((_, element) => element?.textContent === 'Question 2 of 6')).toBeVisible();
  expect(
    Object.values(store.getState().trainerSessions.answers.entities).map(({ index, text }) => [index, text]),
  ).toEqual(
    expect.arrayContaining([
      [0, first.text],
      [2, second.text],
    ]),
  );

  await user.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'The end to end tests found most.');
  await user.click(await button('Evaluate Answer'));
  await waitFor(() => expect(device.evaluate.calls).toHaveLength(1));
  expect(device.evaluate.latest.input).toMatchObject({ question: next });
  device.evaluate.latest.resolve({
    text: 'The end to end tests found most.',
    evaluation: judged(0, 'The end to end tests found most.').evaluation ?? first.evaluation,
  } as never);
  await screen.findByRole('region', { name: 'Evaluation' });
  expect(screen.queryByRole('button', { name: 'Ask me a follow-up' })).not.toBeInTheDocument();

  await user.click(await button('Previous Question'));
  expect(await screen.findByText('Its follow-up is the next question.')).toBeVisible();
});

test('going on ends the choice, and a late one changes nothing', async () => {
  const { user, store, chosen } = await open();
  await user.click(await button('Ask me a follow-up'));
  const asked = await chosen();
  await user.click(await button('Next Question'));
  expect(asked.signal.aborted).toBe(true);
  asked.resolve(next);
  expect(store.getState().trainerSessions.sessions.entities[session.id]?.questions).toHaveLength(5);
});

test('an engine that could not be loaded can be asked again', async () => {
  const { user, chosen } = await open();
  await user.click(await button('Ask me a follow-up'));
  (await chosen()).reject();
  expect(await screen.findByText('The follow-up could not be chosen.')).toBeVisible();
  await user.click(await button('Ask me a follow-up'));
  (await chosen(2)).resolve(next);
  expect(await screen.findByRole('heading', { name: next.question })).toBeVisible();
});

test('the history marks it, and practising again leaves it out', async () => {
  const whole = { ...session, questions: [opening, next, ...questions.slice(1)] };
  const { user, store } = await renderScreen(`/interview-trainer?session=${session.id}`, {
    preloadedState: left([first, blank, blank, blank, blank, blank], whole),
  });
  expect(await screen.findByText('Follow-up:')).toBeVisible();
  await user.click(await button('Practise these questions again'));
  await screen.findByRole('textbox', { name: 'Your answer' });
  const sessions = Object.values(store.getState().trainerSessions.sessions.entities);
  expect(sessions.map((one) => one.questions.length).sort()).toEqual([5, 6]);
});
