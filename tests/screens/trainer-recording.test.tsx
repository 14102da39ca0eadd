import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { CameraEvent } from '../../machines/contracts/camera';
import type { RecorderEvent } from '../../machines/contracts/recorder';
import { answerId } from '../../src/features/interview-trainer/sessions-slice';
import { chunkKey } from '../../src/platform/storage/file-kinds';
import { fakeDevice } from '../support/fake-device';
import { renderScreen } from '../support/render-screen';
import { blank, judged, left, session } from '../support/trainer-left';

const first = judged(0, 'I tested web applications for two years, and cut the escaped bugs from 12 to 3 a month.', 30);
const button = (name: string) => screen.findByRole('button', { name });
const camera = () => screen.getByRole('region', { name: 'Webcam' });
const opened: CameraEvent = { type: 'camera.opened', streamId: 's', camera: true, microphone: true, at: 0 };
const part = { key: 'interview-1-1', mime: 'video/webm', length: 42_000 };

beforeEach(() => {
  URL.createObjectURL = () => 'blob:recording';
  URL.revokeObjectURL = () => {};
});

const open = async (answers = [first, blank, blank, blank, blank]) => {
  const view = await renderScreen('/interview-trainer', { preloadedState: left(answers) });
  const { device } = view;
  await button('Answer aloud');
  return {
    ...view,
    kept: (index: number) => view.store.getState().trainerSessions.answers.entities[answerId(session.id, index)],
    camera: (event: CameraEvent) => act(async () => device.openCamera.latest.send(event)),
    recorder: (event: RecorderEvent) => act(async () => device.recorder.latest.send(event)),
    press: async (name: string) => view.user.click(await button(name)),
    record: async () => {
      await view.user.click(screen.getByRole('checkbox', { name: 'Record my answers' }));
      await waitFor(() => expect(device.openCamera.calls).toHaveLength(1));
    },
  };
};

test('an answer is recorded from Start Recording to Stop Recording, and played back beside it', async () => {
  const { device, record, camera: send, press, recorder, kept, user } = await open([blank, blank, blank, blank, blank]);
  expect(screen.queryByText(/Start Recording/)).not.toBeInTheDocument();
  await record();
  expect(await button('Answer aloud')).toBeEnabled();
  await send(opened);
  expect(device.recorder.calls).toHaveLength(0);
  await press('Start Recording');
  expect(device.recorder.latest.input).toEqual({ streamId: 's', key: 'interview-1-1' });
  expect(device.listen.calls).toHaveLength(1);
  expect(within(camera()).queryByText('Recording')).not.toBeInTheDocument();
  await recorder({ type: 'recorder.started', at: 1000, mime: 'video/mp4' });
  expect(await within(camera()).findByText('Recording')).toBeVisible();
  act(() => device.listen.latest.send({ type: 'recogniser.started', onDevice: true }));
  act(() => device.listen.latest.send({ type: 'recogniser.heard', final: 'I measured it.', interim: '' }));
  await device.storage.files.put(chunkKey('interview-1-1', 0), new Blob(['a']));
  await recorder({ type: 'recorder.stored', at: 6000 });
  await press('Stop Recording');
  await recorder({ type: 'recorder.stored', at: 8400 });
  await recorder({ type: 'recorder.finished' });
  expect(kept(0)).toMatchObject({
    text: 'I measured it.',
    language: 'en-US',
    recordings: [{ key: 'interview-1-1', mime: 'video/mp4', length: 7400 }],
  });
  await user.click(await screen.findByText('Recording, 0:07'));
  expect(await screen.findByLabelText('Recording, 0:07')).toHaveAttribute('src', 'blob:recording');

  await press('Next Question');
  expect(screen.queryByText('Recording, 0:07')).not.toBeInTheDocument();
  await press('Start Recording');
  expect(device.recorder.latest.input.key).toBe('interview-1-2');
});

test('the recording of one question never goes on at another; its end goes to the one it was begun at', async () => {
  const { record, camera: send, press, recorder, kept } = await open();
  await record();
  await send(opened);
  await press('Start Recording');
  await recorder({ type: 'recorder.started', at: 0, mime: 'video/webm' });
  await press('Next Question');
  await recorder({ type: 'recorder.stored', at: 3000 });
  await recorder({ type: 'recorder.finished' });
  expect(kept(0)?.recordings).toEqual([{ key: 'interview-1-1', mime: 'video/webm', length: 3000 }]);
  expect(kept(1)?.recordings).toBeUndefined();
  expect(await button('Start Recording')).toBeEnabled();
});

test('a recogniser that fails takes nothing from the recording', async () => {
  const { device, record, camera: send, press, recorder, kept } = await open();
  await record();
  await send(opened);
  await press('Start Recording');
  await recorder({ type: 'recorder.started', at: 0, mime: 'video/webm' });
  act(() => device.listen.latest.send({ type: 'recogniser.failed', problem: 'network' }));
  expect(await screen.findByText('Speech recognition error: network')).toBeVisible();
  expect(device.recorder.latest.stopped).toBe(false);
  await press('Stop Recording');
  await recorder({ type: 'recorder.stored', at: 3000 });
  await recorder({ type: 'recorder.finished' });
  expect(kept(0)?.recordings).toHaveLength(1);
});

test('a camera that is refused: the message, nothing says that it records, and the interview goes on', async () => {
  const { device, record, camera: send, press } = await open();
  await record();
  await send({ type: 'camera.failed', problem: 'denied' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Unable to access webcam. Please check permissions.');
  await press('Answer aloud');
  expect(device.recorder.calls).toHaveLength(0);
  expect(await button('Stop listening')).toBeVisible();
});

test('devices that are taken away in the middle: what was recorded is kept, and it is said', async () => {
  const { device, record, camera: send, press, recorder, kept } = await open();
  await record();
  await send(opened);
  await press('Start Recording');
  await recorder({ type: 'recorder.started', at: 0, mime: 'video/webm' });
  await recorder({ type: 'recorder.stored', at: 5000 });
  await send({ type: 'camera.lost', kind: 'camera' });
  expect(await screen.findByText(/There is no picture/)).toBeVisible();
  await send({ type: 'camera.lost', kind: 'microphone' });
  expect(await screen.findByText(/What was recorded so far is kept/)).toBeVisible();
  expect(device.recorder.latest.stopped).toBe(true);
  expect(kept(0)?.recordings).toEqual([{ key: 'interview-1-1', mime: 'video/webm', length: 5000 }]);
});

test.each([
  ['full', /the device is full/],
  ['unsupported', /cannot record video/],
  ['failed', /The recording stopped/],
] as const)('recorder: %s', async (problem, words) => {
  const { record, camera: send, press, recorder } = await open();
  await record();
  await send(opened);
  await press('Start Recording');
  await recorder({ type: 'recorder.failed', problem });
  expect(await screen.findByText(words)).toBeVisible();
  expect(await button('Stop listening')).toBeVisible();
});

test('an earlier interview plays its recordings back, and says where one is gone', async () => {
  const whole = { ...first, recordings: [part, { ...part, key: 'interview-1-2', length: 0 }] };
  const { user } = await renderScreen('/interview-trainer?session=interview-1&question=1', {
    preloadedState: left([whole, blank, blank, blank, blank]),
  });
  await user.click(await screen.findByText('Recording, 0:42'));
  expect(await screen.findByText('The recording is no longer on this device.')).toBeVisible();
  expect(screen.queryByText(/Recording 2/)).not.toBeInTheDocument();
});

test('a removed interview takes its recordings with it once Undo is over, and not before', async () => {
  const { user, device, store } = await renderScreen('/interview-trainer?tab=history', {
    preloadedState: left([{ ...first, recordings: [part] }, blank, blank, blank, blank], session, {
      step: 'job',
      session: null,
    }),
  });
  await device.storage.files.put(chunkKey(part.key, 0), new Blob(['a']));
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: /^Actions for the interview/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  };
  await remove();
  expect(await screen.findByText('No interviews yet')).toBeVisible();
  expect((await device.recordings.sizes()).size).toBe(1);
  await user.click(await button('Undo'));
  expect(await screen.findByText(/1 of 5 answered/)).toBeVisible();
  expect(store.getState().trainerSessions.sessions.entities[session.id]?.removedAt).toBeUndefined();
});

test('what was removed in an earlier visit is purged with the next', async () => {
  const gone = { ...session, removedAt: '2026-11-20T10:00:00.000Z' };
  const device = fakeDevice();
  await device.storage.files.put(chunkKey(part.key, 0), new Blob(['a']));
  const main = { step: 'job', session: null } as const;
  const { store } = await renderScreen('/interview-trainer', {
    device,
    preloadedState: left([{ ...first, recordings: [part] }, blank, blank, blank, blank], gone, main),
  });
  await waitFor(() => expect(store.getState().trainerSessions.sessions.ids).toEqual([]));
  expect(store.getState().trainerSessions.answers.ids).toEqual([]);
  expect((await device.recordings.sizes()).size).toBe(0);
});
