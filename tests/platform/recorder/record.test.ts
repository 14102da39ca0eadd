import { describe, expect, test } from 'vitest';
import { createActor, type EventObject, setup } from 'xstate';
import { type RecorderClass, recordLogic } from '../../../src/platform/recorder/record';
import { asStream, bothTracks, ScriptedStream, ScriptedTrack } from '../camera/scripted-media';

/** The browser's recorder, under the test's control. */
class ScriptedRecorder extends EventTarget {
  static latest: ScriptedRecorder;
  static types = ['video/webm;codecs=vp8,opus', 'audio/webm;codecs=opus'];
  static isTypeSupported = (type: string) => ScriptedRecorder.types.includes(type);
  static failsToStart = false;
  state: RecordingState = 'inactive';
  timeslice = 0;
  readonly mimeType: string;
  constructor(
    readonly stream: MediaStream,
    readonly options: MediaRecorderOptions,
  ) {
    super();
    this.mimeType = options.mimeType ?? '';
    ScriptedRecorder.latest = this;
  }
  start(timeslice: number) {
    if (ScriptedRecorder.failsToStart) throw new DOMException('made by the test', 'InvalidStateError');
    this.timeslice = timeslice;
    this.state = 'recording';
    this.dispatchEvent(new Event('start'));
  }
  give(text: string) {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([text]) }));
  }
  stop() {
    this.state = 'inactive';
    this.give('rest');
    this.dispatchEvent(new Event('stop'));
  }
}
const Class = ScriptedRecorder as unknown as RecorderClass;

function store({ room = Number.POSITIVE_INFINITY } = {}) {
  const files = new Map<string, string>();
  let waiting: (() => void)[] | null = null;
  return {
    files,
    hold: () => {
      waiting = [];
    },
    release: () => {
      for (const go of waiting ?? []) go();
      waiting = null;
    },
    async put(key: string, chunk: Blob) {
      if (waiting) await new Promise<void>((go) => waiting?.push(go));
      files.set(key, await chunk.text());
      return { kept: files.size <= room };
    },
    async delete(key: string) {
      files.delete(key);
    },
  };
}

function start({
  stream = bothTracks(),
  files = store(),
  find = () => Class as RecorderClass | null,
}: {
  stream?: ScriptedStream | null;
  files?: ReturnType<typeof store>;
  find?: () => RecorderClass | null;
} = {}) {
  const heard: EventObject[] = [];
  let clock = 1000;
  const logic = recordLogic({
    streams: { get: () => stream && asStream(stream) },
    files,
    find,
    now: () => clock,
  });
  const parent = createActor(
    setup({ actors: { recorder: logic } }).createMachine({
      initial: 'on',
      on: { '*': { actions: ({ event }) => heard.push(event) } },
      states: {
        on: {
          invoke: { id: 'recorder', src: 'recorder', input: { streamId: 'stream-1', key: 'interview-1-1' } },
          on: { left: 'off' },
        },
        off: {},
      },
    }),
  ).start();
  const command = () => parent.getSnapshot().children.recorder?.send({ type: 'recording.ended' });
  const told = () => heard.filter(({ type }) => type.startsWith('recorder.'));
  return { parent, files, told, command, at: (ms: number) => (clock = ms), leave: () => parent.send({ type: 'left' }) };
}
/** Lets everything that is ready happen: turns of the event loop, no time. */
async function settled() {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

test('stores each piece as a file of its own, in order, and tells how far it is', async () => {
  const { files, told, at, command } = start();
  expect(ScriptedRecorder.latest.timeslice).toBe(5000);
  expect(ScriptedRecorder.latest.options).toMatchObject({ mimeType: 'video/webm;codecs=vp8,opus' });
  at(6000);
  ScriptedRecorder.latest.give('one');
  at(11_000);
  ScriptedRecorder.latest.give('two');
  ScriptedRecorder.latest.give('');
  at(12_000);
  command();
  await settled();
  expect([...files.files]).toEqual([
    ['interview-1-1-0000', 'one'],
    ['interview-1-1-0001', 'two'],
    ['interview-1-1-0002', 'rest'],
  ]);
  expect(told()).toEqual([
    { type: 'recorder.started', at: 1000, mime: 'video/webm;codecs=vp8,opus' },
    { type: 'recorder.stored', at: 6000 },
    { type: 'recorder.stored', at: 11_000 },
    { type: 'recorder.stored', at: 12_000 },
    { type: 'recorder.finished' },
  ]);
});

test('half an hour in 360 pieces, each on disk before the next comes', async () => {
  const { files, told } = start();
  for (let piece = 0; piece < 360; piece += 1) {
    ScriptedRecorder.latest.give(`piece ${piece}`);
    await settled();
    expect(files.files.size).toBe(piece + 1);
  }
  expect(told().filter(({ type }) => type === 'recorder.stored')).toHaveLength(360);
  expect([...files.files.keys()].at(-1)).toBe('interview-1-1-0359');
});

test('left without a word, as with the screen, it stores the rest and is silent', async () => {
  const { files, told, leave } = start();
  ScriptedRecorder.latest.give('one');
  leave();
  await settled();
  expect(ScriptedRecorder.latest.state).toBe('inactive');
  expect([...files.files.values()]).toEqual(['one', 'rest']);
  expect(told().map(({ type }) => type)).toEqual(['recorder.started']);
});

test('the end is reported after the last piece is on disk, however slow the disk', async () => {
  const files = store();
  const { told, command } = start({ files });
  files.hold();
  command();
  await settled();
  expect(told().map(({ type }) => type)).toEqual(['recorder.started']);
  files.release();
  await settled();
  expect(told().map(({ type }) => type)).toEqual(['recorder.started', 'recorder.stored', 'recorder.finished']);
});

test('a full device: what was stored is kept, what only memory held is let go, and it ends', async () => {
  const { files, told } = start({ files: store({ room: 1 }) });
  ScriptedRecorder.latest.give('one');
  ScriptedRecorder.latest.give('two');
  await settled();
  expect([...files.files]).toEqual([['interview-1-1-0000', 'one']]);
  expect(told()).toContainEqual({ type: 'recorder.failed', problem: 'full' });
  expect(ScriptedRecorder.latest.state).toBe('inactive');
});

describe('cannot record', () => {
  test.each([
    ['a browser without a recorder', { find: () => null }],
    ['a stream that is gone', { stream: null }],
  ])('%s', (_, options) => {
    expect(start(options).told()).toEqual([{ type: 'recorder.failed', problem: 'unsupported' }]);
  });

  test('a recorder that knows no format', () => {
    const types = ScriptedRecorder.types;
    ScriptedRecorder.types = [];
    expect(start().told()).toEqual([{ type: 'recorder.failed', problem: 'unsupported' }]);
    ScriptedRecorder.types = types;
  });

  test('a recorder that does not start, or breaks', async () => {
    ScriptedRecorder.failsToStart = true;
    expect(start().told()).toEqual([{ type: 'recorder.failed', problem: 'failed' }]);
    ScriptedRecorder.failsToStart = false;
    const { told } = start();
    ScriptedRecorder.latest.dispatchEvent(new Event('error'));
    await settled();
    expect(told().map(({ type }) => type)).toEqual(['recorder.started', 'recorder.failed', 'recorder.finished']);
  });
});

test('sound alone is recorded as sound', () => {
  start({ stream: new ScriptedStream([new ScriptedTrack('audio')]) });
  expect(ScriptedRecorder.latest.mimeType).toBe('audio/webm;codecs=opus');
});
