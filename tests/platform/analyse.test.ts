import { describe, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { AnalyseInput, ResumeAnalysis } from '../../machines/contracts/resume';
import { analyseLogic } from '../../src/app/workers/analyse';
import type { WorkerReply, WorkerRequest } from '../../src/app/workers/call-worker';

/** A worker that answers when the test says so. */
class ScriptedWorker extends EventTarget {
  readonly requests: WorkerRequest<AnalyseInput>[] = [];
  ended = false;

  postMessage(request: WorkerRequest<AnalyseInput>) {
    this.requests.push(request);
  }

  terminate() {
    this.ended = true;
  }

  reply(reply: WorkerReply<ResumeAnalysis>) {
    this.dispatchEvent(new MessageEvent('message', { data: reply }));
  }
}

const input = { document: { pages: [], links: [] }, jobDescription: 'Go' };
const analysis = {
  kind: 'no-report',
  rubricVersion: '1',
  fingerprint: 'f',
  reason: 'Too few words.',
  words: 0,
} as const;

function scripted() {
  const workers: ScriptedWorker[] = [];
  const logic = analyseLogic(() => {
    const worker = new ScriptedWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  const run = () => {
    const actor = createActor(logic, { input });
    actor.subscribe({ error: () => {} });
    actor.start();
    return actor;
  };
  return { workers, run };
}

describe('the analysis in a worker', () => {
  test('gives the reply to its own request, and keeps the worker warm', async () => {
    const { workers, run } = scripted();
    const first = run();
    workers[0]?.reply({ id: 99, error: 'for somebody else' });
    workers[0]?.reply({ id: 0, result: analysis });
    expect(await toPromise(first)).toEqual(analysis);
    const second = run();
    workers[0]?.reply({ id: 1, result: analysis });
    expect(await toPromise(second)).toEqual(analysis);
    expect(workers.length).toBe(1);
    expect(workers[0]?.requests.map(({ id }) => id)).toEqual([0, 1]);
  });

  test('fails with the engine’s error and goes on with the same worker', async () => {
    const { workers, run } = scripted();
    const actor = run();
    workers[0]?.reply({ id: 0, error: 'no' });
    await expect(toPromise(actor)).rejects.toThrow('no');
    expect(workers[0]?.ended).toBe(false);
  });

  test('a worker that crashes is replaced and asked the same once more', async () => {
    const { workers, run } = scripted();
    const actor = run();
    workers[0]?.dispatchEvent(new Event('error'));
    await vi.waitFor(() => expect(workers).toHaveLength(2));
    expect(workers[1]?.requests).toEqual([{ id: 1, message: input }]);
    workers[1]?.reply({ id: 1, result: analysis });
    expect(await toPromise(actor)).toEqual(analysis);
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
  });

  test('a second crash is reported; the next call starts another', async () => {
    const { workers, run } = scripted();
    const actor = run();
    workers[0]?.dispatchEvent(new Event('error'));
    await vi.waitFor(() => expect(workers).toHaveLength(2));
    workers[1]?.dispatchEvent(new Event('error'));
    await expect(toPromise(actor)).rejects.toThrow('could not start or crashed');
    run();
    expect(workers.map(({ ended }) => ended)).toEqual([true, true, false]);
  });

  test('stopped while its worker breaks, it starts no other', async () => {
    const { workers, run } = scripted();
    const actor = run();
    workers[0]?.dispatchEvent(new Event('error'));
    actor.stop();
    await Promise.resolve();
    expect(workers.map(({ ended }) => ended)).toEqual([true]);
  });

  test('stopping ends the work at once', () => {
    const { workers, run } = scripted();
    run().stop();
    expect(workers[0]?.ended).toBe(true);
  });
});
