import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { generateText } from '../../src/ai/endpoints/generate-text';
import { listModels } from '../../src/ai/endpoints/list-models';
import { type StreamArg, type StreamState, streamText } from '../../src/ai/endpoints/stream-text';
import { testConnection } from '../../src/ai/endpoints/test-connection';
import { BATCH_INTERVAL, createTextBatch } from '../../src/ai/endpoints/text-batch';
import { DEFAULT_PROVIDER_CONFIG } from '../../src/ai/providers/config';
import { FAKE_TEXT } from '../support/fake-model-scenarios.mjs';
import { type FakeModelServer, startFakeModelServer } from '../support/fake-model-server.mjs';
import { configFor, createModelStore, extraWith, KEY, REQUEST, WIRES } from './model-fixtures';

let server: FakeModelServer;
let store: ReturnType<typeof createModelStore>;
beforeAll(async () => {
  server = await startFakeModelServer();
});
beforeEach(async () => {
  store = createModelStore(extraWith(KEY));
  await store.withAi();
});
afterEach(() => {
  server.forget();
  server.script(null);
});
afterAll(() => server.close());

/** Subscribes and waits until the state is as asked. */
function follow(arg: StreamArg, until: (state: StreamState) => boolean = ({ done }) => done) {
  const running = store.dispatch(streamText.initiate(arg));
  const seen: StreamState[] = [];
  const reached = new Promise<StreamState>((resolve) => {
    const look = () => {
      const { data } = streamText.select(arg)(store.getState() as Parameters<ReturnType<typeof streamText.select>>[0]);
      if (!data || data === seen.at(-1)) return;
      seen.push(data);
      if (until(data)) resolve(data);
    };
    store.subscribe(look);
    look();
  });
  return { reached, seen, leave: () => running.unsubscribe() };
}

describe.each(WIRES)('streamText with %s', (wire) => {
  test('ends with the whole text', async () => {
    const { reached, seen, leave } = follow({ id: 'a', config: configFor(wire, server), request: REQUEST });
    expect(await reached).toEqual({
      text: FAKE_TEXT,
      thoughts: '',
      cites: [],
      done: true,
      finish: 'stop',
      error: null,
      download: null,
    });
    for (const { text } of seen) expect(FAKE_TEXT.startsWith(text)).toBe(true);
    leave();
  });

  test('a failure keeps the text and is data', async () => {
    const config = configFor(wire, server, 'fake-cut');
    const { reached, leave } = follow({ id: 'b', config, request: REQUEST });
    const state = await reached;
    expect(state).toMatchObject({ text: [...FAKE_TEXT].slice(0, 21).join(''), done: true, finish: null });
    expect(state.error?.kind).toBe('malformed');
    leave();
  });

  test('the last one to leave ends the request, and the entry is gone', async () => {
    const arg = { id: 'c', config: configFor(wire, server, 'fake-stall'), request: REQUEST };
    const { reached, leave } = follow(arg, ({ text }) => text !== '');
    await reached;
    leave();
    await server.requests[0]?.closed;
    expect(server.requests[0]?.left).toBe(true);
    expect(JSON.stringify(store.getState())).not.toContain('How is my resume?');
  });

  test('a thousand pieces are few updates, and no character is lost', async () => {
    const text = 'abcdefghij'.repeat(100);
    server.script({ text, pieceSize: 1 });
    const begun = performance.now();
    const { reached, leave } = follow({ id: 'd', config: configFor(wire, server), request: REQUEST });
    expect((await reached).text).toBe(text);
    const most = Math.ceil((performance.now() - begun) / BATCH_INTERVAL) + 2;
    const updates = store.actions.filter((action) =>
      String((action as { type: unknown }).type).endsWith('queries/queryResultPatched'),
    );
    expect(updates.length).toBeLessThanOrEqual(most);
    leave();
  });

  test('the key is in no action and no state', async () => {
    server.script({ status: 400, error: { message: `No, ${KEY}` } });
    const config = configFor(wire, server);
    const { reached, leave } = follow({ id: 'e', config, request: REQUEST });
    await reached;
    await store.dispatch(generateText.initiate({ config, request: REQUEST }));
    await store.dispatch(testConnection.initiate(config));
    await store.dispatch(listModels.initiate(config));
    expect(server.generations()).toHaveLength(3);
    expect(JSON.stringify(store.actions)).not.toContain(KEY);
    expect(JSON.stringify(store.getState())).not.toContain(KEY);
    leave();
  });
});

describe('the other endpoints', () => {
  test.each(WIRES)('%s: testConnection asks for one real word', async (wire) => {
    const { data } = await store.dispatch(testConnection.initiate(configFor(wire, server)));
    expect(data).toEqual({ ok: true, model: 'fake-ok', ms: expect.any(Number), message: expect.any(String) });
    expect(data?.message).toMatch(
      /^(Google Gemini|The OpenAI-compatible server) \(fake-ok\) answered in \d+\.\d seconds\.$/,
    );
    expect(server.generations()).toHaveLength(1);
  });

  test.each(WIRES)('%s: a model that only thought has answered the test', async (wire) => {
    const { data } = await store.dispatch(testConnection.initiate(configFor(wire, server, 'fake-only-thought')));
    expect(data?.ok).toBe(true);
  });

  test.each(WIRES)('%s: a refusal fails the test', async (wire) => {
    const { error } = await store.dispatch(testConnection.initiate(configFor(wire, server, 'fake-401')));
    expect(error).toMatchObject({ kind: 'key', status: 401 });
  });

  test('the built-in coach passes the test without asking anybody', async () => {
    const { data } = await store.dispatch(testConnection.initiate(DEFAULT_PROVIDER_CONFIG));
    expect(data).toEqual({ ok: true, model: '', message: 'The built-in coach works, with no key and no connection.' });
    expect(server.requests).toEqual([]);
  });

  test('generateText gives a reply or an AiError', async () => {
    const config = configFor('gemini', server);
    const { data } = await store.dispatch(generateText.initiate({ config, request: REQUEST }));
    expect(data).toEqual({ text: FAKE_TEXT, finish: 'stop' });
    server.script('429-info');
    const { error } = await store.dispatch(generateText.initiate({ config, request: REQUEST }));
    expect(error).toMatchObject({ kind: 'quota', status: 429, retryAfter: 17 });
  });

  test('listModels', async () => {
    const { data } = await store.dispatch(listModels.initiate(configFor('openai-compatible', server)));
    expect(data?.map(({ id }) => id)).toEqual(['fake-ok', 'llama3.2:3b']);
  });
});

describe('batches of text', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('the first piece goes out at once, the others together, the rest at the end', () => {
    const written: string[] = [];
    const batch = createTextBatch((text) => written.push(text), 33);
    batch.push('a');
    batch.push('b');
    batch.push('c');
    expect(written).toEqual(['a']);
    vi.advanceTimersByTime(33);
    expect(written).toEqual(['a', 'bc']);
    batch.push('d');
    expect(batch.take()).toBe('d');
    vi.advanceTimersByTime(100);
    expect(written).toEqual(['a', 'bc']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('after a pause a piece goes out at once again', () => {
    const written: string[] = [];
    const batch = createTextBatch((text) => written.push(text), 33);
    batch.push('a');
    vi.advanceTimersByTime(100);
    expect(vi.getTimerCount()).toBe(0);
    batch.push('b');
    expect(written).toEqual(['a', 'b']);
    batch.take();
  });

  test('a hundred pieces a second are about thirty updates', () => {
    const written: string[] = [];
    const batch = createTextBatch((text) => written.push(text));
    for (let i = 0; i < 100; i += 1) {
      batch.push('x');
      vi.advanceTimersByTime(10);
    }
    written.push(batch.take());
    expect(written.join('')).toBe('x'.repeat(100));
    expect(written.length).toBeLessThanOrEqual(32);
  });
});
