import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { overallFeedback } from '../../src/domain/interview/feedback/overall-feedback';
import { interviewOf } from '../../src/features/interview-trainer/interview-of';
import { trainerSessionsReceived } from '../../src/features/interview-trainer/sessions-slice';
import type { Holder } from '../../src/platform/storage/holds';
import { fakeDevice } from '../support/fake-device';
import { renderScreen } from '../support/render-screen';
import { blank, judged, left, session } from '../support/trainer-left';

const first = judged(0, 'I tested web applications for two years and wrote many tests.');
const answers = [first, blank, blank, blank, blank];
const preloadedState = left(answers);
const button = (name: string) => screen.findByRole('button', { name });
const field = () => screen.findByRole('textbox', { name: 'Your answer' });

/** A tab that asks, and one that is asked. */
function tabs({ elsewhere = false, answer = true } = {}) {
  const state = { ask: () => {}, names: [] as string[], released: 0 };
  const holds = {
    hold: (name: string, { granted, asked }: Holder) => {
      state.ask = asked;
      state.names.push(name);
      granted();
      return () => {
        state.released += 1;
      };
    },
    isHeld: async () => elsewhere,
    ask: async () => answer,
  };
  return { state, device: fakeDevice({ holds }) };
}

describe('an interview that is open in another tab', () => {
  test('is not begun from the draft of a tab that crashed', async () => {
    const { device, state } = tabs({ elsewhere: true, answer: false });
    const { user, store } = await renderScreen('/interview-trainer', { device, preloadedState });
    expect(await screen.findByText('This interview is open in another tab.')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Your answer' })).not.toBeInTheDocument();
    await user.click(await button('Continue it here'));
    expect(await screen.findByText('The other tab does not answer.')).toBeVisible();
    await user.click(await button('Begin another here'));
    expect(await button('Generate Interview Questions')).toBeVisible();
    expect(store.getState().trainerDraft.main).toMatchObject({ step: 'job', session: null });
    expect(store.getState().trainerSessions.sessions.ids).toEqual([session.id]);
    expect(state.names).toEqual([]);
  });

  test('one that was finished there is shown, and not gone on with', async () => {
    const { device } = tabs({ elsewhere: true });
    const { user, store } = await renderScreen('/interview-trainer', { device, preloadedState });
    await screen.findByText('This interview is open in another tab.');
    const feedback = overallFeedback(interviewOf(session, answers));
    vi.spyOn(device.storage, 'refresh').mockImplementation(async () => {
      store.dispatch(trainerSessionsReceived({ documents: [{ ...session, feedback }], removed: [] }));
    });
    await user.click(await button('Continue it here'));
    expect(await screen.findByRole('region', { name: 'Overall feedback' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Your answer' })).not.toBeInTheDocument();
  });
});

test('asked for by another tab: it is left with its last words stored, and can be taken back', async () => {
  const { device, state } = tabs();
  const { user, store } = await renderScreen('/interview-trainer', { device, preloadedState });
  await field();
  await waitFor(() => expect(state.names).toEqual(['interview-interview-1']));
  await user.click(await button('Answer aloud'));
  await waitFor(() => expect(device.listen.calls).toHaveLength(1));
  act(() => {
    device.listen.latest.send({ type: 'recogniser.started', onDevice: true });
    device.listen.latest.send({ type: 'recogniser.heard', final: '', interim: 'and then' });
  });
  await screen.findByText('and then');
  act(() => state.ask());
  expect(await screen.findByText('This interview goes on in another tab.')).toBeVisible();
  expect([state.released, device.listen.latest.stopped]).toEqual([1, true]);
  expect(store.getState().trainerSessions.answers.entities['interview-1.0']?.text).toMatch(/and then$/);
  await user.click(await button('Take it back here'));
  expect(((await field()) as HTMLTextAreaElement).value).toMatch(/and then$/);
});
