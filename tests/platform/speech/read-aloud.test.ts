import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, type EventObject, setup } from 'xstate';
import type { ReadAloudInput } from '../../../machines/contracts/synthesiser';
import { readAloudLogic, type Synthesis } from '../../../src/platform/speech/read-aloud';

class Utterance {
  lang = '';
  rate = 0;
  pitch = 0;
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly text: string) {}
}

/** A voice that speaks when the test says so; `cancel` reports an error for what it cuts off, as browsers do. */
function scriptedVoice() {
  const said: (Utterance | 'cancel')[] = [];
  let current: Utterance | null = null;
  const voice: Synthesis = {
    speak(utterance) {
      current = utterance as unknown as Utterance;
      said.push(current);
    },
    cancel() {
      said.push('cancel');
      const cut = current;
      current = null;
      cut?.onerror?.();
    },
  };
  const end = () => {
    const done = current;
    current = null;
    done?.onend?.();
  };
  const fail = () => {
    const lost = current;
    current = null;
    lost?.onerror?.();
  };
  return { voice, said, end, fail, words: () => said.map((item) => (item === 'cancel' ? item : item.text)) };
}

/** The actor in a parent that notes what it sends. */
function start(synthesis: () => Synthesis | null, input: ReadAloudInput) {
  const heard: EventObject[] = [];
  const parent = createActor(
    setup({ actors: { readAloud: readAloudLogic(synthesis) } }).createMachine({
      initial: 'speaking',
      on: { '*': { actions: ({ event }) => heard.push(event) } },
      states: {
        speaking: { invoke: { src: 'readAloud', input: () => input }, on: { stop: 'quiet' } },
        quiet: {},
      },
    }),
  ).start();
  return { parent, heard: () => heard.filter(({ type }) => type.startsWith('speech.')) };
}

beforeEach(() => vi.stubGlobal('SpeechSynthesisUtterance', Utterance));
afterEach(() => vi.unstubAllGlobals());

test('speaks sentence by sentence, at the rate and pitch of the product, to the end', () => {
  const { voice, said, end, words } = scriptedVoice();
  const { heard } = start(() => voice, { text: 'One. Two.\nThree', language: 'es-ES' });
  expect(words()).toEqual(['cancel', 'One.']);
  expect(said[1]).toMatchObject({ lang: 'es-ES', rate: 1, pitch: 1 });
  end();
  end();
  expect(words()).toEqual(['cancel', 'One.', 'Two.', 'Three']);
  expect(heard()).toEqual([]);
  end();
  expect(heard()).toEqual([{ type: 'speech.finished' }]);
});

test('stopping silences at once, and what the voice reports after it is nothing', () => {
  const { voice, end, words } = scriptedVoice();
  const { parent, heard } = start(() => voice, { text: 'One. Two.', language: 'en-US' });
  parent.send({ type: 'stop' });
  expect(words()).toEqual(['cancel', 'One.', 'cancel']);
  end();
  expect(words()).toEqual(['cancel', 'One.', 'cancel']);
  expect(heard()).toEqual([]);
});

test('a late end of a stopped sentence begins no other', () => {
  const { voice, said, words } = scriptedVoice();
  const { parent } = start(() => voice, { text: 'One. Two.', language: 'en-US' });
  const first = said[1] as Utterance;
  parent.send({ type: 'stop' });
  first.onend?.();
  expect(words()).toEqual(['cancel', 'One.', 'cancel']);
});

test('a voice that fails is reported once', () => {
  const { voice, end, fail } = scriptedVoice();
  const { heard } = start(() => voice, { text: 'One. Two.', language: 'en-US' });
  end();
  fail();
  expect(heard()).toEqual([{ type: 'speech.failed', problem: 'failed' }]);
});

test('a voice that throws ends the actor with its error', () => {
  const voice: Synthesis = {
    cancel: () => {},
    speak: () => {
      throw new Error('made by the test');
    },
  };
  const failed = vi.fn();
  createActor(
    setup({ actors: { readAloud: readAloudLogic(() => voice) } }).createMachine({
      invoke: { src: 'readAloud', input: { text: 'One.', language: 'en-US' }, onError: { actions: failed } },
    }),
  ).start();
  expect(failed).toHaveBeenCalledOnce();
});

test('a browser without a voice says so', () => {
  const { heard } = start(() => null, { text: 'One.', language: 'en-US' });
  expect(heard()).toEqual([{ type: 'speech.failed', problem: 'unsupported' }]);
});

test('without being told, the voice of the browser is used', () => {
  const { voice, words } = scriptedVoice();
  vi.stubGlobal('speechSynthesis', voice);
  createActor(readAloudLogic(), { input: { text: 'One.', language: 'en-US' } }).start();
  expect(words()).toEqual(['cancel', 'One.']);
});

test.each(['', ' \n ', '…!'])('nothing to say (%j) is finished at once', (text) => {
  const { voice, words } = scriptedVoice();
  const { heard } = start(() => voice, { text, language: 'en-US' });
  expect(words()).toEqual(['cancel']);
  expect(heard()).toEqual([{ type: 'speech.finished' }]);
});
