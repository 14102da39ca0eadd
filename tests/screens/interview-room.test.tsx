import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { CameraEvent } from '../../machines/contracts/camera';
import type { RecorderEvent } from '../../machines/contracts/recorder';
import { initialSettings } from '../../src/features/settings/settings-slice';
import type { Holder } from '../../src/platform/storage/holds';
import { sample } from '../slices/interview-samples';
import { fakeDevice } from '../support/fake-device';
import { type RenderOptions, renderScreen } from '../support/render-screen';

const both = { type: 'camera.opened', streamId: 'stream-1', camera: true, microphone: true, at: 0 } as const;

async function openRoom(options: RenderOptions = {}, path = '/interview/SDE-1') {
  const device = options.device ?? fakeDevice();
  const view = await renderScreen(path, { ...options, device });
  await screen.findByRole('button', { name: /without webcam$/ });
  return {
    ...view,
    device,
    press: async (name: string | RegExp) => view.user.click(await screen.findByRole('button', { name })),
    /** As many seconds of the open question. */
    tick: (seconds: number) =>
      act(() => device.ticker.latest.send({ type: 'clock.ticked', elapsed: seconds * 1000 + 3 })),
    say: (final: string, interim = '') =>
      act(() => device.listen.latest.send({ type: 'recogniser.heard', final, interim })),
    camera: (event: CameraEvent) => act(() => device.openCamera.latest.send(event)),
    recorder: (event: RecorderEvent) => act(() => device.recorder.latest.send(event)),
  };
}
const left = () => screen.getByRole('timer', { name: 'Seconds left' }).textContent;
const sessionTime = () => screen.getByRole('timer', { name: 'Session time' }).textContent;
const transcript = () => screen.getByRole('region', { name: 'Transcript' });
const shownQuestion = () => screen.getByRole('region', { name: 'Question' });

describe('with a question that was chosen', () => {
  const heading = () => within(shownQuestion()).getByRole('heading', { level: 2 }).textContent;
  const path = '/interview/sde-1?question=sde-1-05';

  test('it comes first, the others follow, and a reload goes on with that session', async () => {
    const { press, unmount, store } = await openRoom({}, path);
    const chosen = heading();
    expect(shownQuestion()).toHaveTextContent('Question 1 of 7');
    await press('Next Question');
    expect(heading()).not.toBe(chosen);
    const [draft] = Object.values(store.getState().interviewDrafts.entities);
    expect(draft?.questions.map(({ id }) => id)).toEqual(
      ['05', '01', '02', '03', '04', '06', '07'].map((n) => `sde-1-${n}`),
    );
    unmount();
    await openRoom({ preloadedState: { interviewDrafts: store.getState().interviewDrafts } }, path);
    expect(shownQuestion()).toHaveTextContent('Question 2 of 7');
    expect(screen.queryByRole('link', { name: 'Continue it instead' })).not.toBeInTheDocument();
  });

  test('an unfinished session of the role is kept, and can be gone on with instead', async () => {
    const draft = sample({ id: 'interview-d' });
    const { press, user, store, at } = await openRoom(
      { preloadedState: { interviewDrafts: { ids: ['interview-d'], entities: { 'interview-d': draft } } } },
      path,
    );
    expect(shownQuestion()).toHaveTextContent('Question 1 of 7');
    await press('Start without webcam');
    await press('Submit Interview');
    await press('Submit all the same');
    await user.keyboard('{Escape}');
    expect(store.getState().interviewDrafts.entities).toEqual({ 'interview-d': draft });
    await user.click(screen.getByRole('link', { name: 'Continue it instead' }));
    await at('/interview/SDE-1');
    await waitFor(() =>
      expect(shownQuestion()).toHaveTextContent(draft.questions[draft.answers.length - 1]?.text ?? '?'),
    );
  });

  test('one that the role does not ask changes nothing', async () => {
    await openRoom({}, '/interview/sde-1?question=sde-2-05');
    const first = heading();
    expect(first).toMatch(/yourself/);
  });
});

describe('without a webcam', () => {
  test('a whole session by typing, kept with its answers and notes', async () => {
    const { user, press, tick, store, at } = await openRoom();
    expect([left(), sessionTime()]).toEqual(['60', '0:00']);
    await press('Start without webcam');
    tick(12);
    expect([left(), sessionTime()]).toEqual(['48', '0:12']);
    await user.type(screen.getByRole('textbox', { name: 'Or type it' }), 'I study.');
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'Shorter.');
    await press('Next Question');
    expect(within(shownQuestion()).getByRole('heading', { level: 2 })).toHaveFocus();
    expect(shownQuestion()).toHaveTextContent('Question 2 of 7');
    expect(left()).toBe('60');
    expect(screen.getByRole('textbox', { name: 'Or type it' })).toHaveValue('');
    await press('Submit Interview');
    await press('Submit all the same');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Interview submitted! Notes: Shorter.')).toBeVisible();
    const [session] = Object.values(store.getState().interviewSessions.entities);
    expect(session).toMatchObject({
      role: { id: 'sde-1', name: 'SDE-1' },
      notes: 'Shorter.',
      answers: [{ typed: 'I study.' }, { typed: '' }],
      parts: [],
    });
    expect(store.getState().interviewDrafts.ids).toEqual([]);
    await user.click(within(dialog).getByRole('link', { name: 'Look at the session' }));
    await at(`/interview?session=${session?.id}`);
    expect(await screen.findByText('I study.')).toBeVisible();
  });

  test('at 0: Time is up is shown and announced, the time over counted, and nothing is forced', async () => {
    const { press, tick } = await openRoom();
    await press('Start without webcam');
    tick(59);
    expect(left()).toBe('1');
    expect(screen.queryByText('Time is up')).not.toBeInTheDocument();
    tick(60);
    expect(left()).toBe('0');
    expect(screen.getByText('Time is up')).toHaveAttribute('role', 'status');
    tick(72);
    expect(shownQuestion()).toHaveTextContent('+0:12');
    expect(shownQuestion()).toHaveTextContent('Question 1 of 7');
  });

  test('on the last question there is no next one', async () => {
    const { press } = await openRoom();
    for (let question = 1; question < 7; question += 1) await press('Next Question');
    expect(shownQuestion()).toHaveTextContent('Question 7 of 7');
    expect(screen.queryByRole('button', { name: 'Next Question' })).not.toBeInTheDocument();
    expect(screen.getByText('This is the last question.')).toBeVisible();
  });

  test('empty notes; closed, the session is still at hand; again starts over', async () => {
    const { press, user, store } = await openRoom();
    await press('Submit Interview');
    await press('Submit all the same');
    expect(await screen.findByText('Interview submitted! Notes: none')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.getByText('The session is kept on this device.')).toBeVisible();
    await press('Practise again');
    expect(shownQuestion()).toHaveTextContent('Question 1 of 7');
    expect(within(shownQuestion()).getByRole('heading', { level: 2 })).toHaveFocus();
    await press('Submit Interview');
    await press('Submit all the same');
    await waitFor(() => expect(store.getState().interviewSessions.ids).toHaveLength(2));
  });
});

describe('submitting with questions open', () => {
  test('it asks; going on changes nothing; taken back, the session is as it was', async () => {
    const { press, user, store } = await openRoom();
    await user.type(screen.getByRole('textbox', { name: 'Or type it' }), 'I study.');
    await press('Submit Interview');
    expect(await screen.findByRole('alertdialog', { name: 'Submit with 6 questions unanswered?' })).toBeVisible();
    await press('Go on answering');
    expect(store.getState().interviewSessions.ids).toEqual([]);
    expect(screen.getByRole('textbox', { name: 'Or type it' })).toHaveValue('I study.');
    await press('Submit Interview');
    await press('Submit all the same');
    await user.keyboard('{Escape}');
    expect(screen.getByText(/Its typed answers are under your past sessions/)).toBeVisible();
    expect(screen.queryByText(/You practised this role/)).not.toBeInTheDocument();
    await press('Take it back');
    expect(screen.getByRole('textbox', { name: 'Or type it' })).toHaveValue('I study.');
    expect(store.getState().interviewSessions.ids).toEqual([]);
    expect(store.getState().interviewDrafts.ids).toHaveLength(1);
  });
});

describe('a session that is open in another tab', () => {
  const draft = sample({ id: 'interview-d' });
  const preloadedState = { interviewDrafts: { ids: ['interview-d'], entities: { 'interview-d': draft } } };

  test('is named and can be left there', async () => {
    const device = fakeDevice({ holds: { hold: () => () => {}, isHeld: async () => true, ask: async () => false } });
    const { user } = await renderScreen('/interview/SDE-1', { device });
    expect(await screen.findByText('An unfinished session of this role is open in another tab.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Submit Interview' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Continue it here' }));
    expect(await screen.findByText('The other tab does not answer.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Begin another here' }));
    expect(await screen.findByRole('button', { name: 'Submit Interview' })).toBeVisible();
  });

  test('asked for by another tab: the room is left with its last words, and can be taken back', async () => {
    let ask = () => {};
    let released = false;
    const holds = {
      hold: (_: string, { granted, asked }: Holder) => {
        ask = asked;
        granted();
        return () => {
          released = true;
        };
      },
      isHeld: async () => false,
      ask: async () => true,
    };
    const device = fakeDevice({ holds });
    const { press, store, say } = await openRoom({ device, preloadedState });
    await press('Listen');
    say('', 'and then');
    act(() => ask());
    expect(await screen.findByText('This session goes on in another tab.')).toBeVisible();
    expect(device.storage.asked).toContain('release interviewDrafts interview-d');
    expect(store.getState().interviewDrafts.entities['interview-d']?.answers.at(-1)?.spoken).toMatchObject([
      { text: 'and then' },
    ]);
    expect([released, device.listen.latest.stopped]).toEqual([true, true]);
    await press('Take it back here');
    expect(await screen.findByRole('button', { name: 'Submit Interview' })).toBeVisible();
  });
});

describe('with the webcam', () => {
  test('on, recorded and heard; off, and no camera stays open', async () => {
    const { press, device, camera, recorder, say } = await openRoom();
    await press('Turn Webcam On');
    expect(screen.getByText('Waiting for your permission in the browser')).toBeVisible();
    camera(both);
    expect(screen.getByLabelText('Your webcam')).toBeVisible();
    recorder({ type: 'recorder.started', at: 0, mime: 'video/webm' });
    expect(screen.getByText('Recording')).toBeVisible();
    act(() => device.listen.latest.send({ type: 'recogniser.started', onDevice: false }));
    expect(screen.getByText(/your browser sends your speech to its maker’s service/)).toBeVisible();
    say('', 'I stu');
    expect(transcript()).toHaveTextContent('I stu');
    say('I study.');
    expect(transcript()).toHaveTextContent('I study.');
    await press('Turn Webcam Off');
    expect(device.listen.latest.stopped).toBe(true);
    recorder({ type: 'recorder.finished' });
    expect(device.openCamera.latest.stopped).toBe(true);
    expect(screen.getByText('Webcam is off')).toBeVisible();
    expect(transcript()).toHaveTextContent('I study.');
  });

  test('Next Question clears the transcript and keeps it with its question', async () => {
    const { press, camera, say, user } = await openRoom();
    await press('Turn Webcam On');
    camera(both);
    say('I study.');
    await press('Next Question');
    expect(transcript()).not.toHaveTextContent('I study.');
    await user.click(screen.getByText(/^Earlier answers/));
    expect(screen.getByText('I study.')).toBeVisible();
  });

  test('a look at the devices: level, choice, then the start', async () => {
    const { press, device, camera, user } = await openRoom();
    await press('Check devices');
    camera(both);
    camera({
      type: 'camera.listed',
      cameras: [
        { id: 'c1', label: 'Front' },
        { id: 'c2', label: 'USB' },
      ],
      microphones: [{ id: 'm1', label: 'Desk' }],
    });
    act(() => {
      for (const tell of device.levels) tell(0.42);
    });
    expect(screen.getByRole('meter', { name: 'Microphone level' })).toHaveAttribute('value', '42');
    expect(left()).toBe('60');
    expect(device.ticker.calls).toHaveLength(0);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Camera' }), 'USB');
    expect(device.openCamera.calls.map(({ input, stopped }) => [input.cameraId, stopped])).toEqual([
      [null, true],
      ['c2', false],
    ]);
    camera(both);
    await press('Start interview');
    expect(device.ticker.calls).toHaveLength(1);
    expect(device.recorder.calls).toHaveLength(1);
  });

  test('the recording is the user’s choice, and the next room remembers it', async () => {
    const { press, camera, device, user, store } = await openRoom();
    await user.click(screen.getByRole('checkbox', { name: 'Record while the webcam is on' }));
    await press('Turn Webcam On');
    camera(both);
    expect(device.recorder.calls).toHaveLength(0);
    expect(screen.queryByText('Recording')).not.toBeInTheDocument();
    await press('Submit Interview');
    await press('Submit all the same');
    await waitFor(() => expect(Object.values(store.getState().interviewSessions.entities)[0]?.records).toBe(false));
    const session = Object.values(store.getState().interviewSessions.entities)[0];
    await openRoom(
      { preloadedState: { interviewSessions: { ids: ['x'], entities: { x: { ...sample(), ...session } } } } },
      '/interview/SDE-2',
    );
    const boxes = screen.getAllByRole('checkbox', { name: 'Record while the webcam is on' });
    expect(boxes.at(-1)).not.toBeChecked();
  });

  const states: [string, (room: Awaited<ReturnType<typeof openRoom>>) => Promise<void>][] = [
    ['asking', async () => {}],
    ['on', async ({ camera }) => camera(both)],
    [
      'closing',
      async ({ camera, press }) => {
        camera(both);
        await press('Turn Webcam Off');
      },
    ],
  ];
  test.each(states)('left while %s: the camera and the recogniser are let go of', async (_, reach) => {
    const room = await openRoom();
    await room.press('Turn Webcam On');
    await reach(room);
    await room.user.click(screen.getByRole('link', { name: 'Home' }));
    await waitFor(() => expect(room.device.openCamera.latest.stopped).toBe(true));
    expect(room.device.listen.calls.every(({ stopped }) => stopped)).toBe(true);
    expect(room.device.recorder.calls.every(({ stopped }) => stopped)).toBe(true);
  });
});

describe('goes on with what is left', () => {
  test.each([
    ['denied', /refused/],
    ['missing', /No camera and no microphone/],
    ['busy', /Another program or tab/],
    ['unsupported', /no access to a camera/],
    ['failed', /could not open/],
  ] as const)('%s: the message, the reason, and a session all the same', async (problem, reason) => {
    const { press, camera } = await openRoom();
    await press('Turn Webcam On');
    camera({ type: 'camera.failed', problem });
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Failed to access webcam and mic.');
    expect(alert).toHaveTextContent(reason);
    await press('Start without webcam');
    expect(screen.queryByRole('button', { name: 'Start without webcam' })).not.toBeInTheDocument();
    await press('Turn Webcam On');
    camera(both);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Your webcam')).toBeVisible();
  });

  test('a camera that is unplugged, then the microphone', async () => {
    const { press, camera, say } = await openRoom();
    await press('Turn Webcam On');
    camera(both);
    say('I study.');
    camera({ type: 'camera.lost', kind: 'camera' });
    expect(screen.getByText(/goes on with the microphone alone/)).toBeVisible();
    camera({ type: 'camera.lost', kind: 'microphone' });
    expect(screen.getByRole('alert')).toHaveTextContent('unplugged or taken away');
    expect(transcript()).toHaveTextContent('I study.');
  });

  test('no microphone: typing', async () => {
    const { press, camera } = await openRoom();
    await press('Turn Webcam On');
    camera({ ...both, microphone: false });
    expect(screen.getByText(/There is no microphone\. Type your answers/)).toBeVisible();
    expect(screen.queryByRole('meter')).not.toBeInTheDocument();
  });

  test.each([
    ['unsupported', 'Speech Recognition API is not supported in your browser.'],
    ['not-allowed', 'The microphone was refused for speech recognition.'],
    ['service-not-allowed', 'Speech recognition is switched off in this browser.'],
    ['audio-capture', 'Speech recognition found no microphone.'],
    ['network', 'The browser’s speech service cannot be reached.'],
    ['language-not-supported', 'Speech recognition does not know this language.'],
    ['unknown', 'Speech recognition stopped.'],
  ] as const)('recogniser: %s', async (problem, words) => {
    const { press, device } = await openRoom();
    await press('Listen');
    act(() => device.listen.latest.send({ type: 'recogniser.failed', problem }));
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    await press('Listen');
    act(() => device.listen.latest.send({ type: 'recogniser.started', onDevice: true }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText('Your speech is turned into text on this device.')).toBeVisible();
    await press('Stop listening');
    expect(device.listen.latest.stopped).toBe(true);
  });

  test.each([
    ['full', /No more of the recording can be stored/],
    ['unsupported', /cannot record video/],
    ['failed', /The recording stopped/],
  ] as const)('recorder: %s', async (problem, words) => {
    const { press, camera, recorder } = await openRoom();
    await press('Turn Webcam On');
    camera(both);
    recorder({ type: 'recorder.failed', problem });
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByLabelText('Your webcam')).toBeVisible();
  });
});

test('the language restarts the recogniser in it', async () => {
  const { press, device, store } = await openRoom();
  await press('Listen');
  expect(device.listen.latest.input).toEqual({ language: 'en-US', continuous: true });
  const spanish = screen.getByRole('button', { name: /es-ES/ });
  expect(spanish).toHaveAttribute('aria-pressed', 'false');
  await press(/es-ES/);
  expect(spanish).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(device.listen.latest.input).toEqual({ language: 'es-ES', continuous: true }));
  expect(store.getState().settings.speech.language).toBe('es-ES');
});

test('a session begins in the language that the learner speaks', async () => {
  const settings = { ...initialSettings, speech: { ...initialSettings.speech, language: 'es-ES' } };
  const { press, device } = await openRoom({ preloadedState: { settings } });
  expect(screen.getByRole('button', { name: /es-ES/ })).toHaveAttribute('aria-pressed', 'true');
  await press('Listen');
  expect(device.listen.latest.input).toEqual({ language: 'es-ES', continuous: true });
});

test('a reload in the middle goes on where it was, with the camera off and the clock standing', async () => {
  const draft = sample({ id: 'interview-d' });
  const { press, device, tick, store } = await openRoom({
    preloadedState: { interviewDrafts: { ids: ['interview-d'], entities: { 'interview-d': draft } } },
  });
  expect(shownQuestion()).toHaveTextContent('Question 2 of 3');
  expect([left(), sessionTime()]).toEqual(['0', '1:35']);
  expect(screen.getByRole('textbox', { name: 'Or type it' })).toHaveValue('The course finder.\nIt <saved> *time*.');
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('Name a number.');
  expect([device.openCamera.calls, device.ticker.calls, device.listen.calls]).toEqual([[], [], []]);
  await press('Continue without webcam');
  tick(76);
  expect(sessionTime()).toBe('1:36');
  await press('Submit Interview');
  await press('Submit all the same');
  await waitFor(() => expect(store.getState().interviewSessions.ids).toEqual(['interview-d']));
  expect(store.getState().interviewDrafts.ids).toEqual([]);
});
