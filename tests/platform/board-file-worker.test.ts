import { expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import type { ReadBoardFileEvent, ReadBoardFileInput } from '../../machines/contracts/board-import';
import { type BoardFileRequest, readBoardFileLogic, writesDayFirst } from '../../src/app/workers/board-file';
import type { WorkerRequest } from '../../src/app/workers/call-worker';
import { LARGEST_FILE } from '../../src/domain/board/import/types';

class ScriptedWorker extends EventTarget {
  readonly asked: WorkerRequest<BoardFileRequest>[] = [];
  ended = false;
  postMessage(request: WorkerRequest<BoardFileRequest>) {
    this.asked.push(request);
  }
  terminate() {
    this.ended = true;
  }
  say(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function reading(file: ReadBoardFileInput['file']) {
  const workers: ScriptedWorker[] = [];
  const start = () => {
    const worker = new ScriptedWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  };
  const events: unknown[] = [];
  const parent = setup({
    types: { events: {} as ReadBoardFileEvent, context: {} as ReadBoardFileInput },
    actors: { readBoardFile: readBoardFileLogic(start) },
    actions: { keep: ({ event }) => events.push(event) },
  }).createMachine({
    context: { file },
    invoke: { src: 'readBoardFile', input: ({ context }) => context },
    on: { '*': { actions: 'keep' } },
  });
  const actor = createActor(parent).start();
  return { workers, events, stop: () => actor.stop() };
}
const file = new File(['- [ ] a'], 'tasks.md');

test('the file itself is handed over; progress, then the answer with its first choices', async () => {
  const { workers, events } = reading(file);
  expect(workers[0]?.asked).toMatchObject([{ message: { file, name: 'tasks.md' } }]);
  workers[0]?.say({ id: 0, progress: { share: 0.5, tasks: 3 } });
  workers[0]?.say({ id: 0, result: { file: { format: 'own' } } });
  await vi.waitFor(() => expect(events).toHaveLength(2));
  expect(events).toMatchObject([
    { type: 'file.progressed', share: 0.5, tasks: 3 },
    { type: 'file.read', file: { format: 'own' }, choices: { archived: 'take', done: 'completed', columns: null } },
  ]);
  expect(workers[0]?.ended).toBe(true);
});

test.each([
  ['too large', { name: 'a.csv', type: '', size: LARGEST_FILE + 1 }, 'too-large'],
  ['empty', { name: 'a.csv', type: '', size: 0 }, 'empty'],
])('a file that is %s starts no worker', async (_, chosen, problem) => {
  const { workers, events } = reading(chosen);
  await vi.waitFor(() => expect(events).toEqual([{ type: 'file.failed', problem }]));
  expect(workers).toEqual([]);
});

test('what a worker refuses keeps its reason; leaving ends it, and a late answer is not heard', async () => {
  const refused = reading(file);
  refused.workers[0]?.say({ id: 0, result: { problem: 'web-page' } });
  await vi.waitFor(() => expect(refused.events).toEqual([{ type: 'file.failed', problem: 'web-page' }]));
  const left = reading(file);
  left.stop();
  expect(left.workers[0]?.ended).toBe(true);
  left.workers[0]?.say({ id: 0, result: { problem: 'engine' } });
  expect(left.events).toEqual([]);
});

test('which comes first, day or month, by the language of the device', () => {
  expect([writesDayFirst('en-GB'), writesDayFirst('de'), writesDayFirst('en-US')]).toEqual([true, true, false]);
});
