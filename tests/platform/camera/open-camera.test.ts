import { describe, expect, test } from 'vitest';
import { createActor, type EventObject, setup } from 'xstate';
import type { CameraInput } from '../../../machines/contracts/camera';
import { type CameraOptions, cameraLogic } from '../../../src/platform/camera/open-camera';
import { createStreams } from '../../../src/platform/camera/streams';
import { bothTracks, named, ScriptedStream, ScriptedTrack, scriptedMedia } from './scripted-media';

const anyDevice: CameraInput = { cameraId: null, microphoneId: null };

/** The actor in a parent that notes what it sends, and can be left. */
function start(options: Partial<CameraOptions>, input = anyDevice) {
  const heard: EventObject[] = [];
  const streams = createStreams();
  const logic = cameraLogic({ streams, isGranted: async () => false, now: () => 42, ...options });
  const parent = createActor(
    setup({ actors: { camera: logic } }).createMachine({
      initial: 'open',
      on: { '*': { actions: ({ event }) => heard.push(event) } },
      states: { open: { invoke: { src: 'camera', input: () => input }, on: { left: 'closed' } }, closed: {} },
    }),
  ).start();
  return { parent, streams, heard, leave: () => parent.send({ type: 'left' }) };
}
/** Lets everything that is ready happen: turns of the event loop, no time. */
async function settled() {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

test('opens both, says where the stream is, and names the devices', async () => {
  const script = scriptedMedia(bothTracks);
  script.devices.push(
    { kind: 'videoinput', deviceId: 'c1', label: 'Front' },
    { kind: 'audioinput', deviceId: 'm1', label: '' },
    { kind: 'audiooutput', deviceId: 's1', label: 'Speaker' },
    { kind: 'videoinput', deviceId: '', label: '' },
  );
  const { heard, streams } = start({ media: () => script.media });
  await settled();
  expect(heard).toEqual([
    { type: 'camera.opened', streamId: 'stream-1', camera: true, microphone: true, at: 42 },
    {
      type: 'camera.listed',
      cameras: [{ id: 'c1', label: 'Front' }],
      microphones: [{ id: 'm1', label: 'Device 1' }],
    },
  ]);
  expect(streams.get('stream-1')).toBe(script.given[0]);
});

test('asks for the chosen devices, and for any when they are gone', async () => {
  const script = scriptedMedia(({ ids }) => {
    if (ids.length > 0) throw named('OverconstrainedError');
    return bothTracks();
  });
  const { heard } = start({ media: () => script.media }, { cameraId: 'c9', microphoneId: 'm9' });
  await settled();
  expect(script.requests.map(({ ids }) => ids)).toEqual([['c9', 'm9'], []]);
  expect(heard[0]).toMatchObject({ type: 'camera.opened', camera: true });
});

describe('leaves no light on', () => {
  test('when it is left while it shows', async () => {
    const script = scriptedMedia(bothTracks);
    const { leave, streams } = start({ media: () => script.media });
    await settled();
    expect(script.live()).toHaveLength(2);
    leave();
    expect(script.live()).toEqual([]);
    expect(streams.get('stream-1')).toBeNull();
  });

  test('when the browser grants after it was left', async () => {
    let grant = (_: ScriptedStream) => {};
    const script = scriptedMedia(() => new Promise<ScriptedStream>((resolve) => (grant = resolve)));
    const { leave, heard, streams } = start({ media: () => script.media });
    leave();
    grant(bothTracks());
    await settled();
    expect(script.given).toHaveLength(1);
    expect(script.live()).toEqual([]);
    expect(streams.get('stream-1')).toBeNull();
    expect(heard.filter(({ type }) => type.startsWith('camera.'))).toEqual([]);
  });

  test('when the whole flow is stopped', async () => {
    const script = scriptedMedia(bothTracks);
    const { parent } = start({ media: () => script.media });
    await settled();
    parent.stop();
    expect(script.live()).toEqual([]);
  });

  test('and asks for nothing more once it was left', async () => {
    let refuse = (_: unknown) => {};
    const script = scriptedMedia(() => new Promise<ScriptedStream>((_, reject) => (refuse = reject)));
    const { leave } = start({ media: () => script.media });
    leave();
    refuse(named('NotReadableError'));
    await settled();
    expect(script.requests).toHaveLength(1);
  });
});

describe('goes on with what is left', () => {
  test.each([
    ['no camera there', 'NotFoundError', ['audioinput'], [], { camera: false, microphone: true }],
    ['no microphone there', 'NotFoundError', ['videoinput'], [], { camera: true, microphone: false }],
    ['the camera refused for good', 'NotAllowedError', [], ['microphone'], { camera: false, microphone: true }],
    ['the microphone refused for good', 'NotAllowedError', [], ['camera'], { camera: true, microphone: false }],
    ['the camera held by another tab', 'NotReadableError', [], [], { camera: false, microphone: true }],
  ] as const)('%s', async (_, error, kinds, granted, expected) => {
    const script = scriptedMedia(({ video, audio }) => {
      if (video && audio) throw named(error);
      return new ScriptedStream([new ScriptedTrack(video ? 'video' : 'audio')]);
    });
    for (const kind of kinds) script.devices.push({ kind, deviceId: kind, label: kind });
    const { heard } = start({
      media: () => script.media,
      isGranted: async (name) => (granted as readonly string[]).includes(name),
    });
    await settled();
    expect(heard[0]).toMatchObject({ type: 'camera.opened', ...expected });
  });

  test('a lost track is reported by its kind', async () => {
    const script = scriptedMedia(bothTracks);
    const { heard } = start({ media: () => script.media });
    await settled();
    script.given[0]?.tracks[0]?.unplug();
    script.given[0]?.tracks[1]?.unplug();
    expect(heard.filter(({ type }) => type === 'camera.lost')).toEqual([
      { type: 'camera.lost', kind: 'camera' },
      { type: 'camera.lost', kind: 'microphone' },
    ]);
  });

  test('a device plugged in later is listed', async () => {
    const script = scriptedMedia(bothTracks);
    const { heard } = start({ media: () => script.media });
    await settled();
    script.devices.push({ kind: 'videoinput', deviceId: 'c2', label: 'USB' });
    script.changed();
    await settled();
    expect(heard.at(-1)).toEqual({ type: 'camera.listed', cameras: [{ id: 'c2', label: 'USB' }], microphones: [] });
  });
});

describe('says why nothing opened', () => {
  test.each([
    ['NotAllowedError', 'denied', 1],
    ['SecurityError', 'denied', 1],
    ['NotFoundError', 'missing', 1],
    ['OverconstrainedError', 'missing', 4],
    ['NotReadableError', 'busy', 3],
    ['AbortError', 'busy', 3],
    ['TypeError', 'failed', 1],
  ] as const)('%s: %s', async (error, problem, requests) => {
    const script = scriptedMedia(() => {
      throw named(error);
    });
    const { heard } = start({ media: () => script.media });
    await settled();
    expect(heard).toEqual([{ type: 'camera.failed', problem }]);
    // The user is never asked twice for what was refused.
    expect(script.requests).toHaveLength(requests);
  });

  test('a browser without media devices', () => {
    const { heard } = start({ media: () => null });
    expect(heard).toEqual([{ type: 'camera.failed', problem: 'unsupported' }]);
  });
});
