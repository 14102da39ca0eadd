import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { GenerateRequest } from '../../src/ai/providers/provider';
import { FAKE_TEXT } from '../support/fake-model-scenarios.mjs';
import { type FakeModelServer, startFakeModelServer } from '../support/fake-model-server.mjs';
import { configFor, failureOfPromise, KEY, outcomeOf, providerFor, REQUEST, WIRES } from './model-fixtures';

let server: FakeModelServer;
beforeAll(async () => {
  server = await startFakeModelServer();
});
afterEach(() => {
  server.forget();
  server.script(null);
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

const never = new AbortController().signal;
const rejected: unknown[] = [];
process.on('unhandledRejection', (reason) => rejected.push(reason));
afterAll(() => expect(rejected).toEqual([]));

describe.each(WIRES)('%s streams the same text', (wire) => {
  test.each([
    ['ok', 'stop'],
    ['split-utf8', 'stop'],
    ['crlf', 'stop'],
    ['cr-only', 'stop'],
    ['keep-alive', 'stop'],
    ['no-last-blank', 'stop'],
    ['whole', 'stop'],
    ['thinks', 'stop'],
    ['max-tokens', 'length'],
  ])('%s', async (scenario, finish) => {
    const provider = providerFor(configFor(wire, server, `fake-${scenario}`));
    expect(await outcomeOf(provider.stream(REQUEST, never))).toEqual({ text: FAKE_TEXT, finish, error: null });
  });

  test('in one piece', async () => {
    const provider = providerFor(configFor(wire, server));
    expect(await provider.generate(REQUEST, never)).toEqual({ text: FAKE_TEXT, finish: 'stop' });
    const cut = providerFor(configFor(wire, server, 'fake-max-tokens'));
    expect(await cut.generate(REQUEST, never)).toEqual({ text: FAKE_TEXT, finish: 'length' });
  });

  test('pieces come as they are sent, not at the end', async () => {
    const provider = providerFor(configFor(wire, server, 'fake-stall'));
    const first = await provider.stream(REQUEST, never)[Symbol.asyncIterator]().next();
    expect(first.value).toEqual({ type: 'text', text: [...FAKE_TEXT].slice(0, 7).join('') });
  });

  test('two streams at a time do not mix', async () => {
    const texts = ['first '.repeat(40), 'second '.repeat(40)];
    server.script(texts.map((text) => ({ text, keepAlive: true })));
    const outcomes = await Promise.all(
      texts.map(() => outcomeOf(providerFor(configFor(wire, server)).stream(REQUEST, never))),
    );
    expect(outcomes.map(({ text }) => text).sort()).toEqual([...texts].sort());
  });

  test('a retry after a failure goes well', async () => {
    server.script(['503', 'cut', 'ok']);
    const provider = providerFor(configFor(wire, server));
    const kinds = [];
    for (let i = 0; i < 3; i += 1) kinds.push((await outcomeOf(provider.stream(REQUEST, never))).error?.kind ?? 'well');
    expect(kinds).toEqual(['server', 'malformed', 'well']);
  });
});

describe.each(WIRES)('%s: a stop ends the request', (wire) => {
  test.each([
    ['in the middle of a stream', 'fake-stall'],
    ['before the first byte', 'fake-silent'],
  ])('%s', async (_, model) => {
    const controller = new AbortController();
    const running = outcomeOf(providerFor(configFor(wire, server, model)).stream(REQUEST, controller.signal));
    await server.received(1);
    controller.abort();
    const { error } = await running;
    expect(error).toEqual({
      kind: 'aborted',
      message: 'You stopped the reply. What came in until then is kept.',
    });
    await server.requests[0]?.closed;
    expect(server.requests[0]?.left).toBe(true);
    expect(server.requests).toHaveLength(1);
  });

  test('of a reply in one piece', async () => {
    const controller = new AbortController();
    const running = failureOfPromise(
      providerFor(configFor(wire, server, 'fake-silent')).generate(REQUEST, controller.signal),
    );
    await server.received(1);
    controller.abort();
    expect((await running).kind).toBe('aborted');
    await server.requests[0]?.closed;
    expect(server.requests[0]?.left).toBe(true);
  });

  test('leaving the loop', async () => {
    for await (const chunk of providerFor(configFor(wire, server, 'fake-stall')).stream(REQUEST, never)) {
      expect(chunk.type).toBe('text');
      break;
    }
    await server.requests[0]?.closed;
    expect(server.requests[0]?.left).toBe(true);
  });

  test('a signal that has aborted already sends nothing', async () => {
    const gone = AbortSignal.abort();
    const provider = providerFor(configFor(wire, server));
    expect((await outcomeOf(provider.stream(REQUEST, gone))).error?.kind).toBe('aborted');
    expect((await failureOfPromise(provider.generate(REQUEST, gone))).kind).toBe('aborted');
    expect((await failureOfPromise(provider.listModels(gone))).kind).toBe('aborted');
    expect(server.requests).toEqual([]);
  });
});

describe('what is sent', () => {
  const talk: GenerateRequest = {
    ...REQUEST,
    messages: [
      { role: 'user', text: 'What is a tuple?' },
      { role: 'model', text: 'An ordered list.' },
      { role: 'user', text: 'And `int *p`?' },
    ],
    schema: { type: 'array', items: { type: 'object', properties: { question: { type: 'string' } } } },
  };
  const gemini = {
    contents: [
      { role: 'user', parts: [{ text: 'What is a tuple?' }] },
      { role: 'model', parts: [{ text: 'An ordered list.' }] },
      { role: 'user', parts: [{ text: 'And `int *p`?' }] },
    ],
    systemInstruction: { role: 'system', parts: [{ text: 'You are a coach.' }] },
    generationConfig: {
      temperature: 0.2,
      topK: 40,
      topP: 0.95,
      maxOutputTokens: 2048,
      responseMimeType: 'application/json',
      responseSchema: talk.schema,
    },
  };

  test('Gemini: stream and one piece carry the same', async () => {
    const provider = providerFor(configFor('gemini', server));
    await outcomeOf(provider.stream(talk, never));
    await provider.generate(talk, never);
    expect(server.requests.map(({ url }) => url)).toEqual([
      '/v1beta/models/fake-ok:streamGenerateContent?alt=sse',
      '/v1beta/models/fake-ok:generateContent',
    ]);
    for (const { json } of server.requests) expect(json).toMatchObject(gemini);
    expect(server.requests[0]?.json).toEqual(gemini);
  });

  test('Gemma takes no system instruction', async () => {
    await outcomeOf(providerFor(configFor('gemini', server, 'gemma-3-27b-it')).stream(REQUEST, never));
    expect(server.requests[0]?.json).toEqual({
      contents: [{ role: 'user', parts: [{ text: 'You are a coach.\n\nHow is my resume?' }] }],
      generationConfig: { temperature: 0.2, topK: 40, topP: 0.95, maxOutputTokens: 2048 },
    });
  });

  test('OpenAI-compatible', async () => {
    await outcomeOf(providerFor(configFor('openai-compatible', server)).stream(talk, never));
    expect(server.requests[0]?.json).toEqual({
      model: 'fake-ok',
      stream: true,
      messages: [
        { role: 'system', content: 'You are a coach.' },
        { role: 'user', content: 'What is a tuple?' },
        { role: 'assistant', content: 'An ordered list.' },
        { role: 'user', content: 'And `int *p`?' },
      ],
      temperature: 0.2,
      top_p: 0.95,
      top_k: 40,
      max_tokens: 2048,
      response_format: { type: 'json_schema', json_schema: { name: 'reply', schema: talk.schema } },
    });
  });

  test('OpenAI-compatible: an option that a server refuses by name is left out or renamed', async () => {
    const provider = providerFor(configFor('openai-compatible', server, 'fake-refuses-options'));
    expect((await outcomeOf(provider.stream(REQUEST, never))).text).toBe(FAKE_TEXT);
    expect(server.requests).toHaveLength(3);
    const last = server.requests[2]?.json;
    expect(last).toMatchObject({ temperature: 0.2, top_p: 0.95, max_completion_tokens: 2048 });
    expect(last).not.toHaveProperty('top_k');
    expect(last).not.toHaveProperty('max_tokens');
  });
});

describe('the key is in one header and nowhere else', () => {
  test.each(WIRES)('%s', async (wire) => {
    const provider = providerFor(configFor(wire, server));
    await outcomeOf(provider.stream(REQUEST, never));
    await provider.generate(REQUEST, never);
    await provider.listModels(never);
    expect(server.requests).toHaveLength(3);
    for (const { url, headers, body } of server.requests) {
      expect(url + body).not.toContain(KEY);
      const holders = Object.entries(headers).filter(([, value]) => String(value).includes(KEY));
      expect(holders).toEqual(wire === 'gemini' ? [['x-goog-api-key', KEY]] : [['authorization', `Bearer ${KEY}`]]);
    }
  });

  test('an OpenAI-compatible server without a key gets no header at all', async () => {
    await outcomeOf(providerFor(configFor('openai-compatible', server), null).stream(REQUEST, never));
    expect(server.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  test('white space around a pasted key is taken off', async () => {
    await outcomeOf(providerFor(configFor('gemini', server), `  ${KEY}\n`).stream(REQUEST, never));
    expect(server.requests[0]?.headers['x-goog-api-key']).toBe(KEY);
  });

  test.each(WIRES)('%s: a provider that echoes the key', async (wire) => {
    server.script({ status: 400, error: { message: `Bad request for ${KEY} (sk-abcdefgh12345678)` } });
    const provider = providerFor(configFor(wire, server));
    const streamed = (await outcomeOf(provider.stream(REQUEST, never))).error;
    expect(streamed?.message).toContain('It said: “Bad request for ••• (•••)”');
    expect((await failureOfPromise(provider.generate(REQUEST, never))).message).toBe(streamed?.message);
  });
});

describe('the list of models', () => {
  test('Gemini: those that write text', async () => {
    expect(await providerFor(configFor('gemini', server)).listModels(never)).toEqual([
      { id: 'gemini-flash-latest', label: 'Gemini Flash Latest' },
      { id: 'gemini-pro-latest', label: 'Gemini Pro Latest' },
    ]);
  });

  test('OpenAI-compatible', async () => {
    expect(await providerFor(configFor('openai-compatible', server)).listModels(never)).toEqual([
      { id: 'fake-ok', label: 'fake-ok' },
      { id: 'llama3.2:3b', label: 'llama3.2:3b' },
    ]);
  });

  test.each(WIRES)('%s: a wrong key', async (wire) => {
    const guarded = await startFakeModelServer({ key: 'another' });
    const error = await failureOfPromise(providerFor(configFor(wire, guarded)).listModels(never));
    expect(error.kind).toBe('key');
    await guarded.close();
  });

  test.each(WIRES)('%s: an address without a model list', async (wire) => {
    const astray = { url: `${server.url}/nowhere`, openAiUrl: `${server.url}/nowhere` };
    const error = await failureOfPromise(providerFor(configFor(wire, astray)).listModels(never));
    expect(error.kind).toBe('setup');
    expect(error.message).toMatch(/no list of models at .*API base URL/);
  });
});
