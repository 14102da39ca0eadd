import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, setup } from 'xstate';
import { readResumeFileLogic } from '../../src/app/actors/resume-import-actors';
import type { WorkerRequest } from '../../src/app/workers/call-worker';
import { createUnderstanding, type UnderstandInput } from '../../src/app/workers/understand';
import { fromRead } from '../../src/domain/resume-document/from-read';

/** A worker that answers when the test says so. */
class ScriptedWorker extends EventTarget {
  readonly requests: WorkerRequest<UnderstandInput>[] = [];
  ended = false;

  postMessage(request: WorkerRequest<UnderstandInput>) {
    // As the browser does: what cannot be copied is refused.
    this.requests.push(structuredClone(request));
  }

  terminate() {
    this.ended = true;
  }

  answer() {
    const request = this.requests.at(-1);
    if (!request) throw new Error('Nothing was asked.');
    const { document, about, entries } = request.message;
    const result = fromRead(document, { ...about, entryId: (n) => `${entries}-${n}` });
    this.dispatchEvent(new MessageEvent('message', { data: { id: request.id, result } }));
  }
}

function scripted() {
  const workers: ScriptedWorker[] = [];
  const understanding = createUnderstanding(() => {
    const worker = new ScriptedWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  return { workers, understanding };
}

const input: UnderstandInput = {
  document: { pages: [], links: [] },
  about: { id: 'resume-1', title: 'Jane', at: '2026-01-01T00:00:00.000Z' },
  entries: 'entry-a',
};

test('one worker, started ahead, makes resumes of all documents', async () => {
  const { workers, understanding } = scripted();
  understanding.warm();
  understanding.warm();
  const first = understanding.understand(input, new AbortController().signal);
  workers[0]?.answer();
  expect((await first).resume).toMatchObject({ id: 'resume-1', title: 'Jane' });
  const second = understanding.understand(input, new AbortController().signal);
  workers[0]?.answer();
  await second;
  expect(workers.map(({ ended }) => ended)).toEqual([false]);
});

test('an import that is cancelled while a long text is understood ends the work, and nothing is told', async () => {
  const { workers, understanding } = scripted();
  const told: unknown[] = [];
  const file = new File([`Jane Doe\njane@example.org\n${'Built a ledger.\n'.repeat(2000)}`], 'jane.txt');
  const machine = setup({
    types: { events: {} as AnyEventObject },
    actors: { logic: readResumeFileLogic({ understanding }) },
  }).createMachine({
    initial: 'reading',
    states: { reading: { invoke: { src: 'logic', input: { file } }, on: { cancelled: 'over' } }, over: {} },
    on: { 'file.*': { actions: ({ event }) => told.push(event) } },
  });
  const actor = createActor(machine).start();
  await expect.poll(() => workers[0]?.requests.length).toBe(1);
  actor.send({ type: 'cancelled' });
  expect(workers.map(({ ended }) => ended)).toEqual([true]);
  expect(told).toEqual([]);
});
