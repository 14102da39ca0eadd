import { expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import type { ReadCalendarEvent, ReadCalendarInput } from '../../machines/contracts/calendar';
import { type ReadRequest, readCalendarLogic, type WriteRequest, writeCalendar } from '../../src/app/workers/calendar';
import type { WorkerRequest } from '../../src/app/workers/call-worker';

class ScriptedWorker extends EventTarget {
  readonly asked: WorkerRequest<ReadRequest | WriteRequest>[] = [];
  ended = false;
  postMessage(request: WorkerRequest<ReadRequest | WriteRequest>) {
    this.asked.push(request);
  }
  terminate() {
    this.ended = true;
  }
  say(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function scripted() {
  const workers: ScriptedWorker[] = [];
  const start = () => {
    const worker = new ScriptedWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  };
  return { workers, start };
}
const breaks = (worker: ScriptedWorker | undefined) => worker?.dispatchEvent(new Event('error'));

function reading() {
  const { workers, start } = scripted();
  const events: unknown[] = [];
  const parent = setup({
    types: { events: {} as ReadCalendarEvent, context: {} as ReadCalendarInput },
    actors: { readCalendar: readCalendarLogic(() => [], start) },
    actions: { keep: ({ event }) => events.push(event) },
  }).createMachine({
    context: { files: [{ name: 'a.ics', text: 'BEGIN:VCALENDAR' }], zones: {} } as ReadCalendarInput,
    invoke: { src: 'readCalendar', input: ({ context }) => context },
    on: { '*': { actions: 'keep' } },
  });
  const actor = createActor(parent).start();
  return { workers, events, stop: () => actor.stop() };
}

test('a reader that breaks is replaced once; then the failure is reported', async () => {
  const { workers, events } = reading();
  workers[0]?.say({ id: 0, progress: { share: 0.5, events: 3 } });
  breaks(workers[0]);
  await vi.waitFor(() => expect(workers).toHaveLength(2));
  expect(workers[1]?.asked).toMatchObject([{ message: { kind: 'read', files: [{ text: 'BEGIN:VCALENDAR' }] } }]);
  breaks(workers[1]);
  await vi.waitFor(() =>
    expect(events).toEqual([{ type: 'calendar.progressed', share: 0.5, events: 3 }, { type: 'calendar.failed' }]),
  );
  expect(workers.map(({ ended }) => ended)).toEqual([true, true]);
});

test('a file that the second reader reads is read; stopping ends the reader and says nothing more', async () => {
  const { workers, events, stop } = reading();
  breaks(workers[0]);
  await vi.waitFor(() => expect(workers).toHaveLength(2));
  const files = [{ name: 'read', file: { parts: [], events: [] } }];
  workers[1]?.say({ id: 0, result: files });
  await vi.waitFor(() => expect(events).toEqual([{ type: 'calendar.read', files }]));
  stop();
  expect(workers.map(({ ended }) => ended)).toEqual([true, true]);

  const stopped = reading();
  stopped.stop();
  breaks(stopped.workers[0]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(stopped.events).toEqual([]);
  expect(stopped.workers).toHaveLength(1);
});

test('events come in pieces, those of a reader that broke once only', async () => {
  const { workers, events } = reading();
  workers[0]?.say({ id: 0, progress: { of: 1, from: 0, events: ['a', 'b'] } });
  breaks(workers[0]);
  await vi.waitFor(() => expect(workers).toHaveLength(2));
  for (const piece of [
    { of: 0, from: 0, events: ['x'] },
    { of: 1, from: 0, events: ['a', 'b'] },
    { of: 1, from: 2, events: ['c'] },
  ])
    workers[1]?.say({ id: 0, progress: piece });
  const file = (name: string, found: string[]) => ({ name, file: { parts: ['zone'], events: found } });
  workers[1]?.say({ id: 0, result: [file('first', []), file('second', [])] });
  await vi.waitFor(() =>
    expect(events).toEqual([{ type: 'calendar.read', files: [file('first', ['x']), file('second', ['a', 'b', 'c'])] }]),
  );
});

test('a writer that breaks is replaced once; one that refuses is not', async () => {
  const { workers, start } = scripted();
  const written = writeCalendar([], [], [], start);
  breaks(workers[0]);
  await vi.waitFor(() => expect(workers).toHaveLength(2));
  workers[1]?.say({ id: 0, result: 'BEGIN:VCALENDAR' });
  expect(await written).toBe('BEGIN:VCALENDAR');
  const refused = writeCalendar([], [], [], start);
  workers[2]?.say({ id: 0, error: 'no' });
  await expect(refused).rejects.toThrow('no');
  expect(workers.map(({ ended }) => ended)).toEqual([true, true, true]);
});
