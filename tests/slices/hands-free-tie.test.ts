import { afterEach, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { ListenInput, RecogniserEvent } from '../../machines/contracts/recogniser';
import type { ReadAloudEvent, ReadAloudInput } from '../../machines/contracts/synthesiser';
import { handsFreeMachine } from '../../machines/hands-free.machine';
import { speechMachine } from '../../machines/speech.machine';
import { connectHandsFree } from '../../src/app/hands-free';
import { statePath } from '../../src/app/inspector/state-path';
import { scriptedStream } from '../support/scripted-actors';

let end = () => {};
afterEach(() => end());

/** An interview of so many questions, held by both flows. */
function interview(count: number, thinking = 0) {
  const clock = new SimulatedClock();
  const readAloud = scriptedStream<ReadAloudInput, ReadAloudEvent>('readAloud');
  const listen = scriptedStream<ListenInput, RecogniserEvent>('listen');
  const handsFree = createActor(handsFreeMachine.provide({ actors: { readAloud: readAloud.logic } }), {
    clock,
  }).start();
  const speech = createActor(speechMachine.provide({ actors: { readAloud: readAloud.logic, listen: listen.logic } }), {
    clock,
    input: { language: 'en-US' },
  }).start();
  let index = 0;
  const ended: number[] = [];
  const untie = connectHandsFree(handsFree, speech, {
    hush: () => speech.send({ type: 'listening.stopped' }),
    goOn() {
      ended.push(index);
      if (index === count - 1) return false;
      index += 1;
      handsFree.send({ type: 'question.shown', question: `Question ${index}` });
      return true;
    },
  });
  end = () => {
    untie();
    handsFree.stop();
    speech.stop();
  };
  const manner = { language: 'en-US', voice: null, rate: 1, pause: 3, thinking };
  return {
    /** Step by step: a delay that begins on the way is counted from there. */
    wait(milliseconds: number) {
      for (let passed = 0; passed < milliseconds; passed += 1) clock.increment(1);
    },
    readAloud,
    listen,
    handsFree,
    speech,
    ended,
    start: () => handsFree.send({ type: 'handsFree.started', question: 'Question 0', manner }),
    read: () => readAloud.latest.send({ type: 'speech.finished' }),
    say: (final: string, interim = '') => listen.latest.send({ type: 'recogniser.heard', final, interim }),
    at: () => statePath(handsFree.getSnapshot().value),
    ear: () => speech.getSnapshot().hasTag('listening'),
  };
}

test('three questions: read with the ear closed, heard, and ended by a pause', () => {
  const held = interview(3);
  held.start();
  for (const question of [0, 1, 2]) {
    expect([held.at(), held.ear()]).toEqual(['on.reading', false]);
    expect(held.readAloud.latest.input.text).toBe(`Question ${question}`);
    held.read();
    expect([held.at(), held.ear()]).toEqual(['on.listening.silent', true]);
    held.say('', 'I meas');
    held.wait(900);
    held.say('I measured it.');
    held.wait(2999);
    expect([held.at(), held.ear()]).toEqual(['on.listening.pausing', true]);
    held.wait(1);
  }
  expect([held.at(), held.ear(), held.ended]).toEqual(['done', false, [0, 1, 2]]);
});

test('the recogniser’s own silences do not end the mode; a word in the pause goes on with the answer', () => {
  const held = interview(2);
  held.start();
  held.read();
  held.say('One.');
  held.wait(1500);
  held.listen.latest.send({ type: 'recogniser.ended' });
  expect([held.at(), held.ear()]).toEqual(['on.listening.pausing', true]);
  held.wait(200);
  held.say('', 'and two');
  expect(held.at()).toBe('on.listening.heard');
  held.wait(2999);
  expect(held.ended).toEqual([]);
  held.wait(1);
  expect(held.ended).toEqual([0]);
});

test.each(['not-allowed', 'unsupported', 'language-not-supported'] as const)(
  'an ear that fails (%s) ends it',
  (code) => {
    const held = interview(2);
    held.listen.always((call) => call.send({ type: 'recogniser.failed', problem: code }));
    held.start();
    held.read();
    expect(held.at()).toBe('stopped');
    expect(held.handsFree.getSnapshot().context.problem).toEqual({ kind: 'ear', code });
  },
);

test('ended by hand, or with the listening, nothing is left open', () => {
  const held = interview(2);
  held.start();
  held.read();
  held.handsFree.send({ type: 'handsFree.stopped' });
  expect([held.at(), held.ear()]).toEqual(['off', false]);
  held.start();
  held.read();
  held.speech.send({ type: 'listening.stopped' });
  expect([held.at(), held.ear(), held.ended]).toEqual(['off', false, []]);
});

test('an ear that is opened by hand ends the reading, and is not closed again', () => {
  const held = interview(2);
  held.start();
  held.speech.send({ type: 'listening.requested', continuous: true });
  expect([held.at(), held.ear(), held.readAloud.latest.stopped]).toEqual(['on.listening.silent', true, true]);
});

test('nobody who thinks is left: a silence is longer by the time to think', () => {
  const held = interview(2, 120);
  held.start();
  held.read();
  held.wait(179_999);
  expect(held.at()).toBe('on.listening.silent');
  held.wait(1);
  expect([held.at(), held.ear()]).toEqual(['stopped', false]);
});
