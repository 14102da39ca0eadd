import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import type { ReplyEvent, ReplyInput } from '../../machines/contracts/chat';
import { DEFAULT_PROVIDER_CONFIG } from '../../src/ai/providers/config';
import { type AskCoach, type ReplyDeps, replyLogic } from '../../src/app/actors/chat-actors';
import { createStore } from '../../src/app/store';
import type { WorkerRequest } from '../../src/app/workers/call-worker';
import { type CoachQuestion, type CoachReply, createCoachReply } from '../../src/app/workers/coach';
import { configFor } from '../ai/model-fixtures';
import { type FakeModelServer, startFakeModelServer } from '../support/fake-model-server.mjs';

const input: ReplyInput = {
  guide: null,
  messages: [
    { role: 'user', content: 'What is a heap?' },
    { role: 'bot', content: 'A tree.' },
    { role: 'user', content: 'And a stack?' },
  ],
};
const card = {
  title: 'Stacks',
  answer: 'A stack gives back the last.',
  sources: [{ name: 'A page', url: 'https://a.org/' }],
};
const note = { confidence: 'sure', nearby: [], sources: [] } as const;
const answer: CoachReply = { text: 'Last in, first out.', note, cards: [card] };
const question: CoachQuestion = { question: 'And a stack?', before: ['What is a heap?'], subject: '' };

/** A worker that does what the test says. */
class FakeWorker extends EventTarget {
  readonly asked: WorkerRequest<CoachQuestion>[] = [];
  ended = false;
  postMessage(request: WorkerRequest<CoachQuestion>) {
    this.asked.push(request);
  }
  terminate() {
    this.ended = true;
  }
  say(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function coach() {
  const workers: FakeWorker[] = [];
  const ask = createCoachReply(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  const latest = () => {
    const worker = workers.at(-1);
    if (!worker) throw new Error('no worker was started');
    return worker;
  };
  return { workers, ask, latest };
}

describe('the coach in its worker', () => {
  test('starts on the first question, is asked the last with those before it, and serves on', async () => {
    const { workers, ask, latest } = coach();
    expect(workers).toEqual([]);
    const first = ask(input, new AbortController().signal);
    expect(latest().asked).toEqual([{ id: 0, message: question }]);
    latest().say({ id: 7, result: { ...answer, text: 'of another question' } });
    latest().say({ id: 0, result: answer });
    expect(await first).toEqual(answer);
    const second = ask(input, new AbortController().signal);
    latest().say({ id: 1, error: 'no card' });
    await expect(second).rejects.toThrow('no card');
    expect(workers).toHaveLength(1);
  });

  test('a worker that breaks is replaced and asked the same again; a second failure is reported', async () => {
    const { workers, ask, latest } = coach();
    const asked = ask(input, new AbortController().signal);
    latest().dispatchEvent(new Event('error'));
    await vi.waitFor(() => expect(workers).toHaveLength(2));
    expect(workers[0]?.ended).toBe(true);
    expect(latest().asked).toEqual([{ id: 1, message: question }]);
    latest().say({ id: 1, result: answer });
    expect(await asked).toEqual(answer);
    const broken = ask(input, new AbortController().signal);
    latest().dispatchEvent(new Event('error'));
    await vi.waitFor(() => expect(workers).toHaveLength(3));
    latest().dispatchEvent(new Event('error'));
    await expect(broken).rejects.toThrow('could not start');
    expect(workers.map(({ ended }) => ended)).toEqual([true, true, true]);
  });

  test('a stop rejects with its reason and leaves the worker warm', async () => {
    const { workers, ask, latest } = coach();
    const stop = new AbortController();
    const asked = ask(input, stop.signal);
    stop.abort(new Error('stopped'));
    await expect(asked).rejects.toThrow('stopped');
    expect(latest().ended).toBe(false);
    expect(workers).toHaveLength(1);
  });
});

describe('actor reply, with the built-in coach', () => {
  function run(askCoach: AskCoach, asked: ReplyInput = input) {
    const events: ReplyEvent[] = [];
    const store = createStore({ secrets: { read: () => null } });
    const machine = setup({
      types: { events: {} as ReplyEvent },
      actors: { reply: replyLogic(store, { config: () => DEFAULT_PROVIDER_CONFIG, askCoach }) },
    }).createMachine({
      invoke: { src: 'reply', input: asked },
      on: { '*': { actions: ({ event }) => events.push(event) } },
    });
    return { events, actor: createActor(machine).start() };
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  test('finishes with its answer and its note', async () => {
    const { events } = run(async () => answer);
    await settled();
    expect(events).toEqual([{ type: 'reply.finished', finish: 'stop', text: answer.text, note }]);
  });

  test('says of attached files that it cannot read them', async () => {
    const files = [{ name: 'a*b.c', kind: 'code' as const, text: 'int x;', length: 6 }];
    const { events } = run(async () => answer, { guide: null, messages: [{ role: 'user', content: 'Why?', files }] });
    await settled();
    expect(events).toMatchObject([{ text: expect.stringContaining('I cannot read **ab.c**') }]);
    expect(events).toMatchObject([{ text: expect.stringContaining(answer.text) }]);
  });

  test('says so in plain words when it could not be loaded', async () => {
    const { events } = run(async () => {
      throw new Error('no network');
    });
    await settled();
    expect(events).toMatchObject([{ type: 'reply.failed', text: '', error: { kind: 'network' } }]);
  });

  test('says nothing after it was stopped', async () => {
    let give = (_: CoachReply) => {};
    const { events, actor } = run((_, signal) => {
      signal.addEventListener('abort', () => give(answer));
      return new Promise((resolve) => {
        give = resolve;
      });
    });
    actor.stop();
    await settled();
    expect(events).toEqual([]);
  });
});

describe('actor reply, with a model', () => {
  let server: FakeModelServer;
  beforeAll(async () => {
    server = await startFakeModelServer();
  });
  afterAll(() => server.close());

  async function ask(asked: ReplyInput, deps: Partial<ReplyDeps> = {}) {
    const events: ReplyEvent[] = [];
    const store = createStore({ secrets: { read: () => null } });
    const config = configFor('openai-compatible', server);
    const logic = replyLogic(store, {
      config: () => config,
      askCoach: async () => answer,
      learner: async () => 'Level: beginner',
      ...deps,
    });
    const machine = setup({ types: { events: {} as ReplyEvent }, actors: { reply: logic } }).createMachine({
      invoke: { src: 'reply', input: asked },
      on: { '*': { actions: ({ event }) => events.push(event) } },
    });
    const actor = createActor(machine).start();
    await vi.waitFor(() => expect(events.at(-1)?.type).toMatch(/finished|failed/));
    actor.stop();
    return { events, sent: JSON.stringify(server.requests.at(-1)?.body) };
  }

  test('it is given the cards that fit and what is known of the learner, and says so first', async () => {
    const { events, sent } = await ask(input);
    expect(events[0]).toEqual({
      type: 'reply.prepared',
      given: { cards: [{ title: card.title, sources: card.sources }], personal: true },
    });
    expect(sent).toContain('[1] Stacks');
    expect(sent).toContain('Level: beginner');
  });

  test('the personal part can be left out; without cards the question is asked all the same', async () => {
    const { events, sent } = await ask(
      { ...input, manner: { engine: null, mode: 'answer', personal: false } },
      { askCoach: async () => Promise.reject(new Error('offline')) },
    );
    expect(events.map(({ type }) => type)).not.toContain('reply.prepared');
    expect(sent).not.toContain('Level: beginner');
    expect(events.at(-1)?.type).toBe('reply.finished');
  });

  test('a conversation may name who answers', async () => {
    const { events } = await ask({ ...input, manner: { engine: 'built-in', mode: 'answer', personal: true } });
    expect(events).toEqual([{ type: 'reply.finished', finish: 'stop', text: answer.text, note }]);
  });

  test('a guide’s assistant is given nothing but the question', async () => {
    const { sent } = await ask({ ...input, guide: 'github' });
    expect(sent).not.toContain('Stacks');
    expect(sent).not.toContain('beginner');
  });
});
