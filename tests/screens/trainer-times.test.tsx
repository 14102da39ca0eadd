import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerId } from '../../src/features/interview-trainer/sessions-slice';
import { renderScreen } from '../support/render-screen';
import { blank, left, questions, session } from '../support/trainer-left';

const empty = questions.map(() => blank);
const button = (name: string) => screen.findByRole('button', { name });
const times = { preparation: 30_000, questionTime: 60_000 };

test('the times are chosen with the job, and are there the next time', async () => {
  const { user, store } = await renderScreen('/interview-trainer', {
    preloadedState: left([], session, { step: 'job', session: null }),
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Time to think first' }), '30 seconds');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time for each answer' }), '2 minutes');
  expect(store.getState().trainerDraft.main).toMatchObject({ preparation: 30_000, questionTime: 120_000 });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time for each answer' }), 'As long as it takes');
  expect(store.getState().trainerDraft.main).toMatchObject({ questionTime: 0 });
});

test('without times there is no clock', async () => {
  await renderScreen('/interview-trainer', { preloadedState: left(empty) });
  await button('Answer aloud');
  expect(screen.queryByRole('region', { name: 'Time' })).not.toBeInTheDocument();
});

test('the clock is shown, ends the time to think, and running out of it throws no word away', async () => {
  const { user, device, store } = await renderScreen('/interview-trainer', {
    preloadedState: left(empty, session, times),
  });
  const tick = (elapsed: number) => act(async () => device.ticker.latest.send({ type: 'clock.ticked', elapsed }));
  await user.click(await button('Start the clock'));
  expect(screen.getByRole('timer', { name: 'Seconds left to think' })).toHaveTextContent('30');
  await tick(12_000);
  expect(screen.getByRole('timer', { name: 'Seconds left to think' })).toHaveTextContent('18');
  await tick(30_000);
  expect(screen.getByRole('timer', { name: 'Seconds left' })).toHaveTextContent('60');
  await user.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'I test');
  await tick(95_000);
  expect(screen.getByRole('timer', { name: 'Seconds over' })).toHaveTextContent('+5');
  expect(screen.getByText(/Time is up. Every word is kept/)).toBeVisible();
  await user.type(await screen.findByRole('textbox', { name: 'Your answer' }), ' it all.');
  expect(store.getState().trainerSessions.answers.entities[answerId(session.id, 0)]?.text).toBe('I test it all.');

  await user.click(await button('Next Question'));
  expect(screen.getByRole('timer', { name: 'Seconds left to think' })).toHaveTextContent('30');
  await user.click(await button('Answer now'));
  expect(screen.getByRole('timer', { name: 'Seconds left' })).toBeVisible();
  await user.click(await button('Previous Question'));
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});

test('the first word begins the answer, and judging it ends the clock', async () => {
  const { user, device } = await renderScreen('/interview-trainer', { preloadedState: left(empty, session, times) });
  await button('Start the clock');
  await user.click(await button('Answer aloud'));
  expect(device.ticker.calls).toHaveLength(1);
  expect(screen.getByRole('timer', { name: 'Seconds left' })).toBeVisible();
  await act(async () => device.listen.latest.send({ type: 'recogniser.started', onDevice: true }));
  await act(async () => device.listen.latest.send({ type: 'recogniser.heard', final: 'I test.', interim: '' }));
  await user.click(await button('Evaluate Answer'));
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(device.ticker.latest.stopped).toBe(true);
});
