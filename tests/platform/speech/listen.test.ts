import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, type EventObject, setup } from 'xstate';
import type { ListenInput } from '../../../machines/contracts/recogniser';
import { listenLogic, type Recogniser, type RecogniserClass } from '../../../src/platform/speech/listen';

/** A recogniser that hears what the test says. */
class Scripted extends EventTarget implements Recogniser {
  static latest: Scripted | null = null;
  lang = '';
  continuous = false;
  interimResults = false;
  processLocally?: boolean;
  calls: string[] = [];
  constructor() {
    super();
    Scripted.latest = this;
  }
  start() {
    this.calls.push('start');
  }
  abort() {
    this.calls.push('abort');
    this.report('end');
  }
  report(type: string, more: object = {}) {
    this.dispatchEvent(Object.assign(new Event(type), more));
  }
  /** The whole list of results so far, as the browser gives it. */
  hear(...results: [text: string, isFinal: boolean][]) {
    this.report('result', {
      resultIndex: 0,
      results: results.map(([transcript, isFinal]) => Object.assign([{ transcript }], { isFinal })),
    });
  }
}

afterEach(() => {
  Scripted.latest = null;
});

async function start(Class: RecogniserClass | null, input: ListenInput = { language: 'en-US', continuous: true }) {
  const heard: EventObject[] = [];
  const parent = createActor(
    setup({ actors: { listen: listenLogic(() => Class) } }).createMachine({
      initial: 'open',
      states: {
        open: {
          invoke: { src: 'listen', input: () => input },
          on: { stop: 'off', '*': { actions: ({ event }) => heard.push(event) } },
        },
        off: {},
      },
    }),
  ).start();
  if (Class) await vi.waitFor(() => expect(Scripted.latest?.calls).toContain('start'));
  return { parent, heard, recogniser: Scripted.latest as Scripted };
}

test('is set up as it was asked, and says when the microphone is open', async () => {
  const { recogniser, heard } = await start(Scripted, { language: 'es-ES', continuous: false });
  expect(recogniser).toMatchObject({ lang: 'es-ES', continuous: false, interimResults: true });
  expect(recogniser.processLocally).toBeUndefined();
  recogniser.report('start');
  expect(heard).toEqual([{ type: 'recogniser.started', onDevice: false }]);
});

test.each<[string, (options: unknown) => Promise<string>, boolean]>([
  ['the machine has the language', async () => 'available', true],
  ['it would have to be fetched', async () => 'downloadable', false],
  ['the question fails', () => Promise.reject(new Error('made by the test')), false],
])('the audio stays on the machine where %s', async (_, available, onDevice) => {
  const { recogniser, heard } = await start(Object.assign(class extends Scripted {}, { available }));
  expect(recogniser.processLocally ?? false).toBe(onDevice);
  recogniser.report('start');
  expect(heard).toEqual([{ type: 'recogniser.started', onDevice }]);
});

test('a guess is replaced, and what is final comes once', async () => {
  const { recogniser, heard } = await start(Scripted);
  recogniser.hear(['hel', false]);
  recogniser.hear(['hello', true]);
  recogniser.hear(['hello', true], [' wor', false]);
  recogniser.hear(['hello', true], [' world', true], [' and', false]);
  expect(heard).toEqual([
    { type: 'recogniser.heard', final: '', interim: 'hel' },
    { type: 'recogniser.heard', final: 'hello', interim: '' },
    { type: 'recogniser.heard', final: '', interim: ' wor' },
    { type: 'recogniser.heard', final: ' world', interim: ' and' },
  ]);
});

describe('the end', () => {
  test('by itself', async () => {
    const { recogniser, heard } = await start(Scripted);
    recogniser.report('end');
    expect(heard).toEqual([{ type: 'recogniser.ended' }]);
  });

  test.each([
    ['not-allowed', 'not-allowed'],
    ['no-speech', 'no-speech'],
    ['language-not-supported', 'language-not-supported'],
    ['something-new', 'unknown'],
  ])('by the error %s, told once', async (error, problem) => {
    const { recogniser, heard } = await start(Scripted);
    recogniser.report('error', { error });
    recogniser.report('end');
    expect(heard).toEqual([{ type: 'recogniser.failed', problem }]);
  });

  test('by a stop: the microphone is closed, and nothing more is heard', async () => {
    const { parent, recogniser, heard } = await start(Scripted);
    parent.send({ type: 'stop' });
    expect(recogniser.calls).toEqual(['start', 'abort']);
    recogniser.hear(['late', true]);
    expect(heard).toEqual([]);
  });

  test('by a stop before it began: the microphone is never opened', async () => {
    let answer = (_: string) => {};
    const available = () =>
      new Promise<string>((resolve) => {
        answer = resolve;
      });
    const Class = Object.assign(class extends Scripted {}, { available });
    const actor = createActor(
      listenLogic(() => Class),
      { input: { language: 'en-US', continuous: true } },
    ).start();
    actor.stop();
    answer('available');
    await Promise.resolve();
    expect(Scripted.latest).toBeNull();
  });
});

test('a browser without a recogniser says so', async () => {
  const { heard } = await start(null);
  expect(heard).toEqual([{ type: 'recogniser.failed', problem: 'unsupported' }]);
});

test('a recogniser that refuses to start is reported', async () => {
  class Refusing extends Scripted {
    override start() {
      super.start();
      throw new DOMException('made by the test', 'InvalidStateError');
    }
  }
  const { heard } = await start(Refusing);
  await vi.waitFor(() => expect(heard).toEqual([{ type: 'recogniser.failed', problem: 'unknown' }]));
});

test.each([
  ['I study', 'computer science', 'I study computer science'],
  ['I study', ' computer science', 'I study computer science'],
  ['我学习', '计算机', '我学习计算机'],
])('two results that come together, %s and %s, are parted as their script parts words', async (one, two, both) => {
  const { recogniser, heard } = await start(Scripted);
  recogniser.hear([one, true], [two, true], [one, false], [two, false]);
  expect(heard).toEqual([{ type: 'recogniser.heard', final: both, interim: both }]);
});
