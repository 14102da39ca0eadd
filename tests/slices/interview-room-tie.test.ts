import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { CameraEvent, CameraInput } from '../../machines/contracts/camera';
import type { InterviewRecord } from '../../machines/contracts/interview';
import type { ListenInput, RecogniserEvent } from '../../machines/contracts/recogniser';
import type { RecorderEvent, RecorderInput } from '../../machines/contracts/recorder';
import type { TickerEvent, TickerInput } from '../../machines/contracts/ticker';
import { interviewRoomMachine } from '../../machines/interview-room.machine';
import { roomCameraMachine } from '../../machines/room-camera.machine';
import { speechMachine } from '../../machines/speech.machine';
import { connectRoom } from '../../src/features/interview/connect-room';
import { scriptedStream } from '../support/scripted-actors';
import { sample } from './interview-samples';

function start(draft: InterviewRecord | null = null, isHandsFree = false) {
  const ticker = scriptedStream<TickerInput, TickerEvent>('ticker');
  const camera = scriptedStream<CameraInput, CameraEvent>('camera');
  const recorder = scriptedStream<RecorderInput, RecorderEvent>('recorder');
  const listen = scriptedStream<ListenInput, RecogniserEvent>('listen');
  const { role, questions, begunAt } = sample();
  const room = createActor(interviewRoomMachine.provide({ actors: { ticker: ticker.logic } }), {
    input: {
      id: 'interview-1',
      begunAt,
      role,
      questions,
      records: true,
      preparation: 0,
      questionTime: 60_000,
      retakes: null,
      draft,
    },
  }).start();
  const webcam = createActor(
    roomCameraMachine.provide({ actors: { camera: camera.logic, recorder: recorder.logic } }),
    { input: { records: true, recordingName: 'interview-1', taken: 0 } },
  ).start();
  const speech = createActor(speechMachine.provide({ actors: { listen: listen.logic } }), {
    input: { language: 'en-US' },
  }).start();
  const kept: InterviewRecord[] = [];
  const filed: InterviewRecord[] = [];
  const withdrawn: string[] = [];
  let clock = 0;
  const tie = connectRoom(
    { room, webcam, speech },
    { keep: (next) => kept.push(next), file: (record) => filed.push(record), withdraw: (id) => withdrawn.push(id) },
    () => clock,
    () => isHandsFree,
  );
  return {
    room,
    webcam,
    speech,
    ticker,
    camera,
    recorder,
    listen,
    kept,
    filed,
    withdrawn,
    tie,
    at: (ms: number) => {
      clock = ms;
    },
    turnOn() {
      webcam.send({ type: 'webcam.requested', at: clock });
      camera.latest.send({ type: 'camera.opened', streamId: 'stream-1', camera: true, microphone: true, at: clock });
      listen.latest.send({ type: 'recogniser.started', onDevice: true });
    },
    hear(final: string, interim = '') {
      listen.latest.send({ type: 'recogniser.heard', final, interim });
    },
    spoken: () => room.getSnapshot().context.answers.map(({ spoken }) => spoken),
  };
}

test('the webcam starts the clock, the recogniser and the recording, and ends the last two', () => {
  const { turnOn, at, room, webcam, listen, recorder, camera, ticker } = start();
  at(1000);
  turnOn();
  expect(ticker.latest.input).toEqual({ startedAt: 1000, every: 1000 });
  expect(listen.latest.input).toEqual({ language: 'en-US', continuous: true });
  expect(recorder.latest.input).toEqual({ streamId: 'stream-1', key: 'interview-1-1' });
  recorder.latest.send({ type: 'recorder.started', at: 1200, mime: 'video/webm' });
  recorder.latest.send({ type: 'recorder.stored', at: 6200 });
  expect(room.getSnapshot().context.parts).toEqual([
    { key: 'interview-1-1', mime: 'video/webm', start: 200, length: 5000 },
  ]);
  webcam.send({ type: 'webcam.closed' });
  expect(listen.latest.stopped).toBe(true);
  recorder.latest.send({ type: 'recorder.finished' });
  expect(camera.latest.stopped).toBe(true);
  expect(ticker.latest.stopped).toBe(false);
});

describe('heard words', () => {
  test('begin when the recogniser first guessed at them', () => {
    const { turnOn, at, hear, spoken } = start();
    turnOn();
    at(2000);
    hear('', 'I stu');
    at(2500);
    hear('', 'I study');
    at(4000);
    hear('I study.', 'And');
    at(5000);
    hear('And I build.');
    expect(spoken()).toEqual([
      [
        { text: 'I study.', start: 2000, end: 4000 },
        { text: 'And I build.', start: 4000, end: 5000 },
      ],
    ]);
  });

  test('without a guess their beginning is reckoned, never before the words or the question before', () => {
    const { turnOn, at, hear, spoken, room } = start();
    turnOn();
    at(5000);
    hear('One two three four five.');
    at(5800);
    hear('One two three four five.');
    at(6000);
    room.send({ type: 'question.advanced', at: 6000 });
    at(6500);
    hear('One two three four five.');
    expect(spoken()).toEqual([
      [
        { text: 'One two three four five.', start: 3000, end: 5000 },
        { text: 'One two three four five.', start: 5000, end: 5800 },
      ],
      [{ text: 'One two three four five.', start: 0, end: 500 }],
    ]);
  });

  test('what is still a guess when listening ends is kept as said', () => {
    const { turnOn, at, hear, spoken, webcam } = start();
    turnOn();
    at(1000);
    hear('', 'and that was');
    at(2000);
    webcam.send({ type: 'webcam.closed' });
    expect(spoken()).toEqual([[{ text: 'and that was', start: 1000, end: 2000 }]]);
  });

  test('another language: the guess is kept, and the recogniser restarts in it', () => {
    const { turnOn, at, hear, spoken, room, speech } = start();
    turnOn();
    at(1000);
    hear('', 'hello');
    room.send({ type: 'language.chosen', language: 'es-ES' });
    expect(spoken()).toEqual([[{ text: 'hello', start: 1000, end: 1000 }]]);
    expect(speech.getSnapshot().context.language).toBe('es-ES');
  });
});

test('typing while the camera is open for a look turns it on', () => {
  const { webcam, camera, room, at, listen } = start();
  webcam.send({ type: 'devices.checked' });
  camera.latest.send({ type: 'camera.opened', streamId: 'stream-1', camera: true, microphone: true, at: 0 });
  expect(listen.calls).toHaveLength(0);
  at(700);
  room.send({ type: 'answer.typed', text: 'I', at: 700 });
  expect(webcam.getSnapshot().matches({ open: 'on' })).toBe(true);
  expect(listen.calls).toHaveLength(1);
});

test('submitting lets go of everything and files it; again begins under a new name', () => {
  const { turnOn, tie, at, hear, room, camera, recorder, listen, filed, kept, webcam } = start();
  turnOn();
  recorder.latest.send({ type: 'recorder.started', at: 0, mime: 'video/webm' });
  at(3000);
  hear('', 'the end');
  at(4000);
  tie.flush();
  room.send({ type: 'interview.submitted', at: 4000 });
  room.send({ type: 'submission.confirmed', at: 4000 });
  expect(listen.latest.stopped).toBe(true);
  recorder.latest.send({ type: 'recorder.stored', at: 4000 });
  recorder.latest.send({ type: 'recorder.finished' });
  expect(camera.latest.stopped).toBe(true);
  expect(filed.map(({ answers, parts }) => [answers[0]?.spoken.map(({ text }) => text), parts[0]?.length])).toEqual([
    [['the end'], 0],
    [['the end'], 4000],
  ]);
  const before = kept.length;
  const { questions } = room.getSnapshot().context;
  room.send({ type: 'interview.renewed', id: 'interview-2', begunAt: '2026-10-02T10:00:00.000Z', questions });
  expect(webcam.getSnapshot().context.recordingName).toBe('interview-2');
  expect(kept).toHaveLength(before);
});

test('a submission that is taken back is a draft again, and the next recording has the next number', () => {
  const { turnOn, at, room, recorder, camera, filed, kept, withdrawn, webcam } = start();
  turnOn();
  recorder.latest.send({ type: 'recorder.started', at: 0, mime: 'video/webm' });
  at(4000);
  room.send({ type: 'interview.submitted', at: 4000 });
  room.send({ type: 'submission.confirmed', at: 4000 });
  recorder.latest.send({ type: 'recorder.finished' });
  expect([filed.map(({ id }) => id), camera.latest.stopped]).toEqual([['interview-1'], true]);
  room.send({ type: 'submission.undone' });
  expect(withdrawn).toEqual(['interview-1']);
  expect(kept.at(-1)).toMatchObject({ id: 'interview-1', answers: [{ spent: 4000 }] });
  at(9000);
  webcam.send({ type: 'webcam.requested', at: 9000 });
  camera.latest.send({ type: 'camera.opened', streamId: 'stream-2', camera: true, microphone: true, at: 9000 });
  expect(recorder.latest.input).toMatchObject({ key: 'interview-1-2' });
});

describe('what is kept for a reload', () => {
  test('words still guessed, when the page or the screen is left', () => {
    const { turnOn, at, hear, kept, tie } = start();
    turnOn();
    at(1000);
    hear('', 'and then I');
    tie.leave();
    expect(kept.at(-1)?.answers[0]?.spoken.map(({ text }) => text)).toEqual(['and then I']);
  });

  test('nothing before the start; every word at once; the clock every five seconds', () => {
    const { kept, room, ticker, speech } = start();
    speech.send({ type: 'language.chosen', language: 'en-US' });
    room.send({ type: 'session.started', at: 0 });
    expect(kept).toEqual([]);
    for (let second = 1; second <= 12; second += 1)
      ticker.latest.send({ type: 'clock.ticked', elapsed: second * 1000 });
    expect(kept.map(({ answers }) => answers[0]?.spent)).toEqual([1000, 6000, 11_000]);
    room.send({ type: 'answer.typed', text: 'I', at: 12_000 });
    room.send({ type: 'notes.written', text: 'N' });
    room.send({ type: 'question.advanced', at: 12_500 });
    expect(kept.slice(3).map(({ answers, notes }) => [answers.map(({ typed }) => typed), notes])).toEqual([
      [['I'], ''],
      [['I'], 'N'],
      [['I', ''], 'N'],
    ]);
  });

  test('the last second, when the screen is left', () => {
    const { kept, room, ticker, tie } = start();
    room.send({ type: 'session.started', at: 0 });
    ticker.latest.send({ type: 'clock.ticked', elapsed: 1000 }, { type: 'clock.ticked', elapsed: 2000 });
    tie.disconnect();
    expect(kept.map(({ answers }) => answers[0]?.spent)).toEqual([1000, 2000]);
    room.send({ type: 'notes.written', text: 'late' });
    expect(kept).toHaveLength(2);
  });

  test('a draft that came back unchanged is not written again', () => {
    const draft = sample({ id: 'interview-0' });
    const { kept, room, tie } = start(draft);
    expect(room.getSnapshot().context).toMatchObject(draft);
    tie.disconnect();
    expect(kept).toEqual([]);
  });
});

test('hands-free, the webcam neither opens the ear nor closes it', () => {
  const { at, webcam, camera, speech, listen } = start(null, true);
  at(1000);
  webcam.send({ type: 'webcam.requested', at: 1000 });
  camera.latest.send({ type: 'camera.opened', streamId: 'stream-1', camera: true, microphone: true, at: 1000 });
  expect(listen.calls).toEqual([]);
  speech.send({ type: 'listening.requested', continuous: true });
  webcam.send({ type: 'webcam.closed' });
  expect(speech.getSnapshot().hasTag('listening')).toBe(true);
});
