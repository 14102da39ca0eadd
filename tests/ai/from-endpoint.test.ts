import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createActor, toPromise, waitFor } from 'xstate';
import { adviceMachine } from '../../machines/advice.machine';
import type { AiStreamEvent } from '../../machines/contracts/ai';
import { type AiStore, fromEndpoint, streamFromEndpoint } from '../../src/ai/from-endpoint';
import type { ProviderConfig } from '../../src/ai/providers/list';
import type { Reply } from '../../src/ai/providers/provider';
import { createStore } from '../../src/app/store';
import { FAKE_TEXT } from '../support/fake-model-scenarios.mjs';
import { type FakeModelServer, startFakeModelServer } from '../support/fake-model-server.mjs';
import { configFor, createModelStore, extraWith, KEY, REQUEST, WIRES, type Wire } from './model-fixtures';

let server: FakeModelServer;
beforeAll(async () => {
  server = await startFakeModelServer();
});
afterEach(() => {
  server.forget();
  server.script(null);
});
afterAll(() => server.close());

const adviceFrom = (wire: Wire, model: string, store = createModelStore(extraWith(KEY))) =>
  adviceMachine.provide({
    actors: { advise: streamFromEndpoint(store, () => ({ config: configFor(wire, server, model), request: REQUEST })) },
  });

const asked = { input: { subject: null, saved: null, asked: true } };

describe.each(WIRES)('advice streamed from %s', (wire) => {
  test('reaches the machine whole', async () => {
    const actor = createActor(adviceFrom(wire, 'fake-ok'), asked);
    const texts: string[] = [];
    actor.subscribe(({ context }) => texts.push(context.advice?.text ?? ''));
    actor.start();
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('settled'));
    expect(context.advice).toEqual({ text: FAKE_TEXT, finish: 'stop', error: null });
    for (const text of texts) expect(FAKE_TEXT.startsWith(text)).toBe(true);
  });

  test('a stop ends the HTTP request and keeps the text', async () => {
    const actor = createActor(adviceFrom(wire, 'fake-stall'), asked).start();
    await waitFor(actor, ({ context }) => context.advice?.text !== '');
    actor.send({ type: 'advice.stopped' });
    await server.requests[0]?.closed;
    expect(server.requests[0]?.left).toBe(true);
    const { advice } = actor.getSnapshot().context;
    expect(FAKE_TEXT.startsWith(advice?.text ?? ' ')).toBe(true);
    expect(advice?.error?.kind).toBe('aborted');
  });

  test('a stop right after the start sends nothing', async () => {
    const stopped = createActor(adviceFrom(wire, 'fake-stall'), asked).start();
    stopped.send({ type: 'advice.stopped' });
    const next = createActor(adviceFrom(wire, 'fake-ok'), asked).start();
    await waitFor(next, (snapshot) => snapshot.matches('settled'));
    expect(server.generations()).toHaveLength(1);
    expect(stopped.getSnapshot().context.advice?.text).toBe('');
  });

  test('a failure keeps the text, and asking again goes well', async () => {
    server.script(['cut', 'ok']);
    const actor = createActor(adviceFrom(wire, 'any'), asked).start();
    const failed = await waitFor(actor, (snapshot) => snapshot.matches('settled'));
    expect(failed.context.advice).toMatchObject({
      text: [...FAKE_TEXT].slice(0, 21).join(''),
      finish: null,
      error: { kind: 'malformed' },
    });
    actor.send({ type: 'advice.requested' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('settled'));
    expect(context.advice).toEqual({ text: FAKE_TEXT, finish: 'stop', error: null });
  });

  test('nothing of a finished request stays in the store', async () => {
    const store = createModelStore(extraWith(KEY));
    const actor = createActor(adviceFrom(wire, 'fake-ok', store), asked).start();
    await waitFor(actor, (snapshot) => snapshot.matches('settled'));
    await new Promise<void>((resolve) => {
      const look = () => {
        if (!JSON.stringify(store.getState()).includes('streamText')) resolve();
      };
      store.subscribe(look);
      look();
    });
    expect(JSON.stringify(store.getState())).not.toContain('How is my resume?');
  });
});

describe('one request, one result', () => {
  const logic = (store: AiStore) =>
    fromEndpoint<Reply, ProviderConfig>(store, async () => {
      const { generateText } = await import('../../src/ai/endpoints/generate-text');
      return (config) => generateText.initiate({ config, request: REQUEST }, { track: false });
    });

  test('gives the result', async () => {
    const actor = createActor(logic(createModelStore(extraWith(KEY))), { input: configFor('gemini', server) }).start();
    expect(await toPromise(actor)).toEqual({ text: FAKE_TEXT, finish: 'stop' });
  });

  test('fails with an AiError', async () => {
    const actor = createActor(logic(createModelStore(extraWith(KEY))), {
      input: configFor('gemini', server, 'fake-404'),
    });
    const failed = toPromise(actor);
    actor.start();
    await expect(failed).rejects.toMatchObject({ kind: 'model', status: 404 });
  });

  test.each(WIRES)('%s: stopping the actor ends the HTTP request', async (wire) => {
    const actor = createActor(logic(createModelStore(extraWith(KEY))), {
      input: configFor(wire, server, 'fake-silent'),
    });
    actor.start();
    await server.received(1);
    actor.stop();
    await server.requests[0]?.closed;
    expect(server.requests[0]?.left).toBe(true);
  });

  test('a query too: the models', async () => {
    const store = createModelStore(extraWith(KEY));
    const models = fromEndpoint(store, async () => {
      const { listModels } = await import('../../src/ai/endpoints/list-models');
      return (config: ProviderConfig) => listModels.initiate(config, { forceRefetch: true });
    });
    const actor = createActor(models, { input: configFor('openai-compatible', server) }).start();
    expect((await toPromise(actor)).length).toBe(2);
  });
});

test("the app's own store serves the actors from its first request on", async () => {
  const store = createStore(extraWith(KEY));
  const models = fromEndpoint(store, async () => {
    const { listModels } = await import('../../src/ai/endpoints/list-models');
    return (config: ProviderConfig) => listModels.initiate(config, { forceRefetch: true });
  });
  const actor = createActor(models, { input: configFor('gemini', server) }).start();
  expect((await toPromise(actor)).map(({ id }) => id)).toEqual(['gemini-flash-latest', 'gemini-pro-latest']);
});

test('every event is one of the contract', async () => {
  const events: AiStreamEvent['type'][] = [];
  const store = createModelStore(extraWith(KEY));
  const actor = createActor(adviceFrom('gemini', 'fake-ok', store), {
    ...asked,
    inspect: (event) => {
      if (event.type === '@xstate.event' && event.event.type.startsWith('advice.'))
        events.push(event.event.type as AiStreamEvent['type']);
    },
  }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('settled'));
  expect(events.at(-1)).toBe('advice.finished');
  expect(events.slice(0, -1).filter((type) => type !== 'advice.streamed')).toEqual([]);
});
