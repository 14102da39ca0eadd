import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { InterviewRecord } from '../../machines/contracts/interview';
import { sample } from '../slices/interview-samples';
import '../../src/features/interview/room-hands-free';
import { fakeDevice } from '../support/fake-device';
import { renderScreen } from '../support/render-screen';

const untouched = { spoken: [], typed: '', spent: 0, prepared: 0 };
const [first, second] = sample().questions;

/** A room of two questions in which nothing was said yet. */
async function openRoom(change: Partial<InterviewRecord> = {}) {
  const draft = sample({
    questions: sample().questions.slice(0, 2),
    answers: [untouched],
    notes: '',
    parts: [],
    ...change,
  });
  const device = fakeDevice();
  const view = await renderScreen('/interview/SDE-1', {
    device,
    preloadedState: { interviewDrafts: { ids: [draft.id], entities: { [draft.id]: draft } } },
  });
  const start = await screen.findByRole('button', { name: 'Start hands-free' });
  return {
    ...view,
    device,
    start: () => view.user.click(start),
    press: async (name: string) => view.user.click(await screen.findByRole('button', { name })),
    read: () => act(() => device.readAloud.latest.send({ type: 'speech.finished' })),
    say: (final: string, interim = '') =>
      act(() => device.listen.latest.send({ type: 'recogniser.heard', final, interim })),
    tick: (seconds: number) =>
      act(() => device.ticker.latest.send({ type: 'clock.ticked', elapsed: seconds * 1000 + 3 })),
    draft: () => view.store.getState().interviewDrafts.entities[draft.id],
  };
}
const heading = () => within(screen.getByRole('region', { name: 'Question' })).getByRole('heading', { level: 2 });
const timer = (name: string) => screen.getByRole('timer', { name }).textContent;

test('each question is read, heard and gone on from; after the last one the keyboard is at Submit', async () => {
  const { device, user, start, read, say, tick, press, draft, store } = await openRoom();
  expect(screen.getByText(/your browser sends your speech to its maker’s service/)).toBeVisible();
  await start();
  expect(device.readAloud.latest.input).toEqual({ text: first?.text, language: 'en-US', voice: null, rate: 1 });
  tick(7);
  expect(timer('Seconds left')).toBe('60');
  expect(screen.getByText('starts after the question')).toBeVisible();
  expect(device.listen.calls).toEqual([]);
  read();
  expect(await screen.findByText(/^Your turn\./)).toBeVisible();
  act(() => device.listen.latest.send({ type: 'recogniser.started', onDevice: false }));
  say('I study', 'computer science');
  await press('Go on now');
  expect(device.listen.latest.stopped).toBe(true);
  await waitFor(() => expect(device.readAloud.latest.input.text).toBe(second?.text));
  expect(heading()).not.toHaveFocus();
  expect(draft()?.answers[0]?.spoken.map(({ text }) => text)).toEqual(['I study', 'computer science']);
  expect(draft()?.answers[0]?.prepared).toBeGreaterThanOrEqual(7000);
  read();
  await press('Go on now');
  expect(screen.getByText('That was the last question. Submit the interview when you are ready.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Submit Interview' })).toHaveFocus();
  expect(store.getState().interviewSessions.ids).toEqual([]);
  expect(device.listen.latest.stopped).toBe(true);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alertdialog')).toBeVisible();
});

test('with the webcam on, the question is recorded but not heard; turning it off ends nothing', async () => {
  const { device, start, read, press } = await openRoom();
  await press('Check devices');
  act(() =>
    device.openCamera.latest.send({ type: 'camera.opened', streamId: 's', camera: true, microphone: true, at: 0 }),
  );
  await start();
  act(() => device.recorder.latest.send({ type: 'recorder.started', mime: 'video/webm', at: 1 }));
  expect(screen.getByText('Recording', { exact: true })).toBeVisible();
  expect(device.listen.calls.every(({ stopped }) => stopped)).toBe(true);
  read();
  expect(device.listen.latest.stopped).toBe(false);
  await press('Turn Webcam Off');
  act(() => device.recorder.latest.send({ type: 'recorder.finished' }));
  expect(device.listen.latest.stopped).toBe(false);
  expect(screen.getByText(/^Your turn\./)).toBeVisible();
});

test('time to think goes on after the question; the button ends it', async () => {
  const { start, read, tick, press } = await openRoom({ preparation: 30_000 });
  await start();
  tick(6);
  read();
  expect(timer('Seconds left to think')).toBe('24');
  await press('Answer now');
  expect(timer('Seconds left')).toBe('60');
  expect(screen.getByText(/^Your turn\./)).toBeVisible();
});

test('Listen while it reads needs no more of the question; Escape ends it', async () => {
  const { device, user, start, press } = await openRoom();
  await start();
  await press('Listen');
  expect(device.readAloud.latest.stopped).toBe(true);
  expect(screen.getByText(/^Your turn\./)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Start hands-free' })).toBeVisible();
  expect(device.listen.latest.stopped).toBe(true);
});

test('whoever is about to submit is not led on', async () => {
  const { device, start, read, say, press } = await openRoom();
  await start();
  read();
  say('I study');
  await press('Submit Interview');
  expect(device.listen.latest.stopped).toBe(true);
  await press('Go on answering');
  expect(heading()).toHaveTextContent(first?.text ?? '?');
  expect(screen.getByRole('button', { name: 'Start hands-free' })).toBeVisible();
});

test('without a voice it says so, and the clock of the answer runs', async () => {
  const { device, start, tick } = await openRoom();
  await start();
  act(() => device.readAloud.latest.send({ type: 'speech.failed', problem: 'unsupported' }));
  expect(screen.getByRole('alert')).toHaveTextContent('This browser cannot read aloud.');
  tick(12);
  expect(['48', '49']).toContain(timer('Seconds left'));
});
