import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { adviceMachine } from '../../machines/advice.machine';
import type { AiStreamEvent } from '../../machines/contracts/ai';
import type { StoreFileInput, StoreFileOutput } from '../../machines/contracts/files';
import type { PdfEvent, ReadPdfInput } from '../../machines/contracts/pdf';
import type { ListenInput, RecogniserEvent } from '../../machines/contracts/recogniser';
import type { AnalyseInput, ResumeAnalysis, ResumeDraft } from '../../machines/contracts/resume';
import type { ReadAloudEvent, ReadAloudInput } from '../../machines/contracts/synthesiser';
import { resumeAssistantMachine } from '../../machines/resume-assistant.machine';
import { speechMachine } from '../../machines/speech.machine';
import { BACKEND_JOB, documentOf, MIDDLING } from '../domain/report/resumes';
import { reportOn } from '../domain/report/support';
import { statePath } from '../support/replay';
import { scriptedPromise, scriptedStream } from '../support/scripted-actors';

const document = documentOf(MIDDLING);
const report = reportOn(MIDDLING, BACKEND_JOB);
const chosen = (name = 'cv.pdf', fileKey = 'file-1') =>
  ({ type: 'file.chosen', file: { name, type: 'application/pdf', size: 2048 }, fileKey }) as const;
const draft: ResumeDraft = {
  step: 'action',
  file: { key: 'file-1', name: 'cv.pdf', size: 2048, kept: true },
  document,
  jobDescription: BACKEND_JOB,
  action: 'ats-score',
  report: null,
};

describe('resume assistant', () => {
  function start(input: { draft: ResumeDraft | null } = { draft: null }) {
    const storeFile = scriptedPromise<StoreFileInput, StoreFileOutput>('storeFile');
    const readPdf = scriptedStream<ReadPdfInput, PdfEvent>('readPdf');
    const analyse = scriptedPromise<AnalyseInput, ResumeAnalysis>('analyse');
    const actor = createActor(
      resumeAssistantMachine.provide({
        actors: { storeFile: storeFile.logic, readPdf: readPdf.logic, analyse: analyse.logic },
      }),
      { input },
    );
    const reports: unknown[] = [];
    actor.on('report.completed', (event) => reports.push(event));
    actor.start();
    const state = () => statePath(actor.getSnapshot().value);
    const reach = (path: string) => waitFor(actor, ({ value }) => statePath(value) === path);
    return { actor, storeFile, readPdf, analyse, reports, state, reach };
  }

  test('a whole run: each actor is started once with what it needs, and one report is made', async () => {
    const { actor, storeFile, readPdf, analyse, reports, state, reach } = start();
    const choice = chosen();
    actor.send(choice);
    expect(storeFile.latest.input).toEqual({ file: choice.file, fileKey: 'file-1' });
    storeFile.latest.resolve({ kept: true });
    await reach('upload.reading');
    expect(readPdf.latest.input).toEqual({ fileKey: 'file-1' });
    readPdf.latest.send({ type: 'pdf.progressed', page: 1, pages: 1 }, { type: 'pdf.read', document });
    expect(state()).toBe('upload.ready');
    expect(readPdf.latest.stopped).toBe(true);
    actor.send({ type: 'step.advanced' });
    actor.send({ type: 'job.described', text: BACKEND_JOB });
    actor.send({ type: 'step.advanced' });
    actor.send({ type: 'action.chosen', action: 'keyword-match' });
    actor.send({ type: 'analysis.requested' });
    actor.send({ type: 'analysis.requested' });
    expect(analyse.calls).toHaveLength(1);
    expect(analyse.latest.input).toEqual({ document, jobDescription: BACKEND_JOB });
    analyse.latest.resolve(report);
    await reach('result');
    expect(reports).toEqual([
      { type: 'report.completed', report, action: 'keyword-match', fileName: 'cv.pdf', jobDescription: BACKEND_JOB },
    ]);
    actor.send({ type: 'another.requested' });
    actor.send({ type: 'flow.restarted' });
    expect(reports).toHaveLength(1);
    expect([storeFile.calls.length, readPdf.calls.length, analyse.calls.length]).toEqual([1, 1, 1]);
  });

  test('Cancel while the file is stored: the store hears of it, and its late answer moves nothing', async () => {
    const { actor, storeFile, readPdf, state } = start();
    actor.send(chosen());
    actor.send({ type: 'reading.cancelled' });
    expect(storeFile.latest.signal.aborted).toBe(true);
    storeFile.latest.resolve({ kept: true });
    await Promise.resolve();
    expect(state()).toBe('upload.choosing');
    expect(readPdf.calls).toEqual([]);
  });

  test('Cancel while reading stops the reader, and its late answers are not heard', async () => {
    const { actor, storeFile, readPdf, state, reach } = start();
    actor.send(chosen());
    storeFile.latest.resolve({ kept: true });
    await reach('upload.reading');
    const reading = readPdf.latest;
    actor.send({ type: 'reading.cancelled' });
    expect(reading.stopped).toBe(true);
    reading.send({ type: 'pdf.read', document }, { type: 'pdf.failed', problem: 'damaged' });
    expect(state()).toBe('upload.choosing');
    expect(actor.getSnapshot().context).toMatchObject({ document: null, problem: null });
  });

  test('a reader that was cancelled does not speak into the reading of the next file', async () => {
    const { actor, storeFile, readPdf, state, reach } = start();
    actor.send(chosen('old.pdf', 'old'));
    storeFile.latest.resolve({ kept: true });
    await reach('upload.reading');
    const old = readPdf.latest;
    actor.send({ type: 'reading.cancelled' });
    actor.send(chosen('new.pdf', 'new'));
    storeFile.latest.resolve({ kept: true });
    await reach('upload.reading');
    expect(readPdf.latest.input).toEqual({ fileKey: 'new' });
    old.send({ type: 'pdf.read', document });
    expect(state()).toBe('upload.reading');
    readPdf.latest.send({ type: 'pdf.failed', problem: 'scanned' });
    expect(state()).toBe('upload.unreadable');
  });

  test('another file while one is read: the first reader is stopped', async () => {
    const { actor, storeFile, readPdf, reach } = start();
    actor.send(chosen('old.pdf', 'old'));
    storeFile.latest.resolve({ kept: true });
    await reach('upload.reading');
    actor.send(chosen('new.pdf', 'new'));
    expect(readPdf.latest.stopped).toBe(true);
    expect(storeFile.latest.input.fileKey).toBe('new');
  });

  test('Cancel while analysing aborts the engine; no report comes of its late answer', async () => {
    const { actor, analyse, reports, state } = start({ draft });
    actor.send({ type: 'analysis.requested' });
    expect(state()).toBe('analysing');
    actor.send({ type: 'analysis.cancelled' });
    expect(analyse.latest.signal.aborted).toBe(true);
    analyse.latest.resolve(report);
    await Promise.resolve();
    expect(state()).toBe('action');
    expect(reports).toEqual([]);
  });

  test('Start Over in the middle of the analysis aborts it', () => {
    const { actor, analyse, state } = start({ draft });
    actor.send({ type: 'analysis.requested' });
    actor.send({ type: 'flow.restarted' });
    expect(analyse.latest.signal.aborted).toBe(true);
    expect(state()).toBe('upload.choosing');
  });

  test('leaving the screen stops what runs', async () => {
    const { actor, readPdf } = start({ draft: { ...draft, step: 'upload', document: null } });
    expect(readPdf.latest.input).toEqual({ fileKey: 'file-1' });
    actor.stop();
    expect(readPdf.latest.stopped).toBe(true);
  });

  test('an engine that fails, then one that answers: one report', async () => {
    const { actor, analyse, reports, reach } = start({ draft });
    actor.send({ type: 'analysis.requested' });
    analyse.latest.reject();
    await reach('failed');
    actor.send({ type: 'analysis.requested' });
    analyse.latest.resolve(report);
    await reach('result');
    expect(reports).toHaveLength(1);
  });

  test('restored at its result, nothing is run and nothing told again', () => {
    const { analyse, readPdf, reports, state } = start({ draft: { ...draft, step: 'result', report } });
    expect(state()).toBe('result');
    expect([analyse.calls, readPdf.calls, reports]).toEqual([[], [], []]);
  });
});

describe('advice', () => {
  function start(input: Partial<Parameters<typeof createInput>[0]> = {}) {
    const advise = scriptedStream<{ subject: unknown }, AiStreamEvent>('advise');
    const actor = createActor(adviceMachine.provide({ actors: { advise: advise.logic } }), {
      input: createInput(input),
    });
    const settled: unknown[] = [];
    actor.on('advice.settled', ({ advice }) => settled.push(advice));
    actor.start();
    return { actor, advise, settled, state: () => statePath(actor.getSnapshot().value) };
  }
  const createInput = (more: { asked?: boolean; saved?: null }) => ({
    subject: { about: 'resume' },
    saved: null,
    asked: true,
    ...more,
  });

  test('streams, settles once, and lets the request go', () => {
    const { advise, settled, state } = start();
    expect(advise.latest.input).toEqual({ subject: { about: 'resume' } });
    const request = advise.latest;
    request.send(
      { type: 'advice.streamed', text: 'Name' },
      { type: 'advice.finished', text: 'Named.', finish: 'stop' },
    );
    expect(state()).toBe('settled');
    expect(request.stopped).toBe(true);
    request.send({ type: 'advice.finished', text: 'Twice.', finish: 'stop' });
    expect(settled).toEqual([{ text: 'Named.', finish: 'stop', error: null }]);
  });

  test('Stop while streaming stops the request; what comes late is not heard', () => {
    const { actor, advise, settled, state } = start();
    advise.latest.send({ type: 'advice.streamed', text: 'Half' });
    actor.send({ type: 'advice.stopped' });
    expect(advise.latest.stopped).toBe(true);
    advise.latest.send({ type: 'advice.streamed', text: 'Half and more' });
    expect(state()).toBe('settled');
    expect(settled).toEqual([{ text: 'Half', finish: null, error: expect.objectContaining({ kind: 'aborted' }) }]);
  });

  test('asking again is a request of its own; the old one does not write into it', () => {
    const { actor, advise } = start();
    const first = advise.latest;
    actor.send({ type: 'advice.stopped' });
    actor.send({ type: 'advice.requested' });
    expect(advise.calls).toHaveLength(2);
    first.send({ type: 'advice.finished', text: 'Old.', finish: 'stop' });
    expect(actor.getSnapshot().context.advice).toEqual({ text: '', finish: null, error: null });
  });

  test('nothing is asked before it is wanted', () => {
    const { actor, advise, state } = start({ asked: false });
    expect(state()).toBe('silent');
    expect(advise.calls).toEqual([]);
    actor.send({ type: 'advice.requested' });
    expect(advise.calls).toHaveLength(1);
  });

  test('leaving the screen ends the request', () => {
    const { actor, advise } = start();
    actor.stop();
    expect(advise.latest.stopped).toBe(true);
  });
});

describe('speech', () => {
  function start() {
    const readAloud = scriptedStream<ReadAloudInput, ReadAloudEvent>('readAloud');
    const listen = scriptedStream<ListenInput, RecogniserEvent>('listen');
    const clock = new SimulatedClock();
    const actor = createActor(speechMachine.provide({ actors: { readAloud: readAloud.logic, listen: listen.logic } }), {
      input: { language: 'en-US' },
      clock,
    });
    const words: string[] = [];
    actor.on('words.heard', ({ text }) => words.push(text));
    actor.start();
    const is = (tag: 'speaking' | 'listening') => actor.getSnapshot().hasTag(tag);
    return { actor, readAloud, listen, clock, words, is };
  }
  const read = { type: 'reading.requested', text: 'One. Two.', language: 'es-ES' } as const;
  const hear = { type: 'listening.requested', continuous: true } as const;

  test('reads what it was given; a second press stops it', () => {
    const { actor, readAloud, is } = start();
    actor.send(read);
    expect(readAloud.latest.input).toEqual({ text: 'One. Two.', language: 'es-ES' });
    actor.send({ type: 'reading.stopped' });
    expect(readAloud.latest.stopped).toBe(true);
    readAloud.latest.send({ type: 'speech.failed', problem: 'failed' });
    expect(is('speaking')).toBe(false);
    expect(actor.getSnapshot().context.readProblem).toBeNull();
  });

  test('the end of a stopped reading does not end the next one', () => {
    const { actor, readAloud, is } = start();
    actor.send(read);
    const first = readAloud.latest;
    actor.send({ type: 'reading.stopped' });
    actor.send(read);
    first.send({ type: 'speech.finished' });
    expect(is('speaking')).toBe(true);
    readAloud.latest.send({ type: 'speech.finished' });
    expect(is('speaking')).toBe(false);
  });

  test('leaving the screen while it speaks and listens silences both', () => {
    const { actor, readAloud, listen } = start();
    actor.send(read);
    actor.send(hear);
    actor.stop();
    expect([readAloud.latest.stopped, listen.latest.stopped]).toEqual([true, true]);
  });

  test('listens on after a silence, tells each word once, and stops when told', () => {
    const { actor, listen, clock, words, is } = start();
    actor.send(hear);
    expect(listen.latest.input).toEqual({ language: 'en-US', continuous: true });
    const first = listen.latest;
    first.send(
      { type: 'recogniser.started', onDevice: true },
      { type: 'recogniser.heard', final: ' Hello', interim: 'wor' },
      { type: 'recogniser.ended' },
    );
    expect(first.stopped).toBe(true);
    expect(listen.calls).toHaveLength(1);
    clock.increment(200);
    expect(listen.calls).toHaveLength(2);
    first.send({ type: 'recogniser.heard', final: 'late', interim: '' });
    listen.latest.send({ type: 'recogniser.heard', final: 'again', interim: '' });
    actor.send({ type: 'listening.stopped' });
    expect(listen.latest.stopped).toBe(true);
    listen.latest.send({ type: 'recogniser.heard', final: 'too late', interim: '' });
    clock.increment(60_000);
    expect(listen.calls).toHaveLength(2);
    expect(words).toEqual(['Hello', 'again']);
    expect(is('listening')).toBe(false);
  });

  test('a stop between two runs begins no third', () => {
    const { actor, listen, clock } = start();
    actor.send(hear);
    listen.latest.send({ type: 'recogniser.ended' });
    actor.send({ type: 'listening.stopped' });
    clock.increment(60_000);
    expect(listen.calls).toHaveLength(1);
  });

  test('another language ends the run and begins one in it', () => {
    const { actor, listen, clock } = start();
    actor.send(hear);
    actor.send({ type: 'language.chosen', language: 'es-ES' });
    expect(listen.latest.stopped).toBe(true);
    clock.increment(200);
    expect(listen.latest.input).toEqual({ language: 'es-ES', continuous: true });
  });
});
