import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AiError, AiErrorKind } from '../../machines/contracts/ai';
import { PROVIDER_LABELS } from '../../src/ai/providers/config';
import { createProvider } from '../../src/ai/providers/create-provider';
import type { Timeouts } from '../../src/ai/providers/provider';
import { FAKE_TEXT } from '../support/fake-model-scenarios.mjs';
import { type FakeModelServer, startFakeModelServer } from '../support/fake-model-server.mjs';
import {
  browserFetch,
  configFor,
  failureOfPromise,
  KEY,
  outcomeOf,
  providerFor,
  REQUEST,
  WIRES,
  type Wire,
} from './model-fixtures';

let server: FakeModelServer;
beforeAll(async () => {
  server = await startFakeModelServer();
});
afterEach(() => {
  server.forget();
  server.script(null);
  server.allowCors(true);
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

const never = new AbortController().signal;

interface Row {
  readonly scenario: string;
  readonly kind: AiErrorKind;
  /** The number of characters that came in before the failure. */
  readonly kept?: number;
  readonly status?: number;
  readonly retryAfter?: number;
  readonly words: RegExp;
  readonly only?: Wire;
  readonly quick?: Partial<Timeouts>;
  /** The same scenario asked for in one piece goes well, or fails in another way. */
  readonly whole?: AiErrorKind | 'well';
}

const ROWS: readonly Row[] = [
  { scenario: '400', kind: 'bad-request', status: 400, words: /did not accept the request.*“Scripted 400”\./ },
  { scenario: '400-key', kind: 'key', status: 400, words: /did not accept the API key/ },
  { scenario: '401', kind: 'key', status: 401, words: /Check the key in Settings/ },
  { scenario: '402', kind: 'quota', status: 402, words: /quota or credit/ },
  { scenario: '403', kind: 'key', status: 403, words: /Check the key in Settings/ },
  {
    scenario: '404',
    kind: 'model',
    status: 404,
    words: /does not offer the model “fake-404”.*Settings lists the models/,
  },
  { scenario: '429', kind: 'quota', status: 429, retryAfter: 42, words: /Wait 42 seconds, then choose Retry/ },
  { scenario: '429-info', kind: 'quota', status: 429, retryAfter: 17, words: /Wait 17 seconds/ },
  { scenario: '429-spent', kind: 'quota', status: 429, words: /used up/ },
  { scenario: '500', kind: 'server', status: 500, words: /problem on its side/ },
  { scenario: '503', kind: 'server', status: 503, words: /Choose Retry in a moment/ },
  { scenario: 'error-in-stream', kind: 'server', kept: 14, status: 503, words: /problem on its side/ },
  { scenario: 'cut', kind: 'malformed', kept: 21, words: /broke off/ },
  { scenario: 'ends-early', kind: 'malformed', kept: [...FAKE_TEXT].length, words: /broke off/ },
  { scenario: 'not-json', kind: 'malformed', words: /could not be read/ },
  { scenario: 'web-page', kind: 'malformed', words: /web page|could not be read/ },
  {
    scenario: 'stall',
    kind: 'timeout',
    kept: 14,
    words: /took too long: nothing came for 1 second/,
    quick: { idle: 250, whole: 60 },
  },
  {
    scenario: 'silent',
    kind: 'timeout',
    words: /took too long: nothing came for 1 second/,
    quick: { firstByte: 60, whole: 60 },
  },
  { scenario: 'dropped', kind: 'network', words: /broke the connection before it answered/ },
  { scenario: 'redirect', kind: 'setup', words: /sends on to another one/, whole: 'model' },
  { scenario: 'blocked-reply', kind: 'blocked', kept: [...FAKE_TEXT].length, words: /blocked this reply/ },
  { scenario: 'blocked-prompt', kind: 'blocked', words: /refused the text/, only: 'gemini' },
  { scenario: 'prohibited', kind: 'blocked', words: /PROHIBITED_CONTENT/, only: 'gemini' },
  { scenario: 'empty', kind: 'empty', words: /without any text/ },
  { scenario: 'empty-object', kind: 'empty', words: /without any text/ },
  { scenario: 'only-thought', kind: 'empty', words: /used up its limit of tokens/ },
];

const table = ROWS.flatMap((row) =>
  WIRES.filter((wire) => (row.only ?? wire) === wire).map((wire) => ({ ...row, wire })),
);

describe('each failure has its kind and its plain words', () => {
  test.each(table)('$wire streams $scenario: $kind', async ({ wire, scenario, ...row }) => {
    const provider = providerFor(configFor(wire, server, `fake-${scenario}`), KEY, row.quick);
    const { text, finish, error } = await outcomeOf(provider.stream(REQUEST, never));
    expect({ kind: error?.kind, status: error?.status, retryAfter: error?.retryAfter, finish }).toEqual({
      kind: row.kind,
      status: row.status,
      retryAfter: row.retryAfter,
      finish: null,
    });
    expect(text).toBe([...FAKE_TEXT].slice(0, row.kept ?? 0).join(''));
    expect(error?.message).toMatch(row.words);
    expect(error?.message).toContain(PROVIDER_LABELS[wire]);
    expect(error?.message).toMatch(/(is|are) kept\./);
    expect(JSON.stringify(error)).not.toContain(KEY);
    expect(error?.message).not.toMatch(/!/);
  });

  test.each(table.filter(({ whole }) => whole === undefined))(
    '$wire gives $scenario in one piece: $kind',
    async ({ wire, scenario, kind, retryAfter, quick }) => {
      const provider = providerFor(configFor(wire, server, `fake-${scenario}`), KEY, quick);
      const error = await failureOfPromise(provider.generate(REQUEST, never));
      expect(error.kind).toBe(kind);
      expect(JSON.stringify(error)).not.toContain(KEY);
      // The SDK hides the headers of a refusal, so only the wait in its body can be told.
      if (wire === 'openai-compatible' || scenario === '429-info') expect(error.retryAfter).toBe(retryAfter);
    },
  );
});

describe('who cannot be reached', () => {
  test.each(WIRES)('%s: nothing listens at the address', async (wire) => {
    const gone = await startFakeModelServer();
    const config = configFor(wire, gone);
    await gone.close();
    for (const error of [
      (await outcomeOf(providerFor(config).stream(REQUEST, never))).error,
      await failureOfPromise(providerFor(config).generate(REQUEST, never)),
      await failureOfPromise(providerFor(config).listModels(never)),
    ]) {
      expect(error?.kind).toBe('network');
      expect(error?.message).toMatch(/Retry/);
    }
  });

  test.each(WIRES)('%s: a server that does not let the page read its answers', async (wire) => {
    vi.stubGlobal('fetch', browserFetch(globalThis.fetch));
    vi.stubGlobal('location', { origin: 'http://127.0.0.1:4173', protocol: 'http:' });
    server.allowCors(false);
    const provider = providerFor(configFor(wire, server));
    for (const error of [
      (await outcomeOf(provider.stream(REQUEST, never))).error,
      await failureOfPromise(provider.generate(REQUEST, never)),
    ]) {
      expect(error?.kind).toBe('cors');
      expect(error?.message).toContain('OLLAMA_ORIGINS=http://127.0.0.1:4173');
      expect(error?.message).toContain('LM Studio');
    }
    const probes = server.requests.filter(({ method }) => method === 'GET');
    expect(probes[0]?.headers).not.toHaveProperty('authorization');
    expect(probes[0]?.headers).not.toHaveProperty('x-goog-api-key');
  });

  test('an offline device is named as the reason, unless the server is on the device', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const far = { url: 'https://models.example', openAiUrl: 'https://models.example/v1' };
    const near = { url: 'http://localhost:1', openAiUrl: 'http://localhost:1/v1' };
    const offline = (await outcomeOf(providerFor(configFor('gemini', far)).stream(REQUEST, never))).error;
    expect(offline).toEqual({
      kind: 'network',
      message:
        'Google Gemini could not be reached: this device is offline. What you entered and what came in is kept. Connect to the internet, then choose Retry.',
    });
    const local = (await outcomeOf(providerFor(configFor('openai-compatible', near)).stream(REQUEST, never))).error;
    expect(local?.message).toContain('nothing listens at http://localhost:1');
  });

  test('a secure page and an address over http', async () => {
    vi.stubGlobal('location', { origin: 'https://app.example', protocol: 'https:' });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const lan = { url: 'http://192.168.0.7', openAiUrl: 'http://192.168.0.7:11434/v1' };
    const { error } = await outcomeOf(providerFor(configFor('openai-compatible', lan)).stream(REQUEST, never));
    expect(error?.kind).toBe('network');
    expect(error?.message).toContain("browsers don't let it call http://192.168.0.7:11434 over http");
  });
});

describe('what is missing in Settings is said before anything is sent', () => {
  test.each<[string, Wire, string, string | null, AiErrorKind, RegExp]>([
    ['no key', 'gemini', 'fake-ok', null, 'setup', /needs your API key/],
    ['no model', 'gemini', '', KEY, 'setup', /needs the name of a model/],
    ['a model that is no name', 'gemini', '../x?key=1', KEY, 'setup', /cannot be the name of a model/],
    ['no model', 'openai-compatible', '', null, 'setup', /needs the name of a model/],
    ['a key no header can carry', 'gemini', 'fake-ok', 'clé “secrète”', 'key', /a character that keys never have/],
    ['a key with a line break', 'openai-compatible', 'fake-ok', 'one\ntwo', 'key', /a space or a character/],
  ])('%s (%s)', async (_, wire, model, key, kind, words) => {
    const provider = providerFor(configFor(wire, server, model), key);
    const { error } = await outcomeOf(provider.stream(REQUEST, never));
    expect(error?.kind).toBe(kind);
    expect(error?.message).toMatch(words);
    expect(await failureOfPromise(provider.generate(REQUEST, never))).toEqual(error);
    expect(server.requests).toEqual([]);
  });

  test('the built-in coach never plays a model', async () => {
    const provider = providerFor({ ...configFor('gemini', server), provider: 'built-in' });
    const { error } = await outcomeOf(provider.stream(REQUEST, never));
    expect(error?.kind).toBe('setup');
    expect(error?.message).toContain('is not a language model');
    expect(await failureOfPromise(provider.generate(REQUEST, never))).toEqual(error);
    expect(await provider.listModels(never)).toEqual([]);
  });
});

describe('how long the first byte may take', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each<[Wire, number, string]>([
    ['gemini', 30, 'nothing came for 30 seconds, and the request was given up'],
    ['openai-compatible', 120, 'nothing came for 2 minutes, and the request was given up'],
  ])('%s: %i seconds, and the words say so', async (wire, seconds, words) => {
    let error: AiError | null = null;
    const provider = createProvider(configFor(wire, server), { secrets: { read: () => KEY } });
    const running = outcomeOf(provider.stream(REQUEST, never)).then((outcome) => {
      error = outcome.error;
    });
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(error).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    await running;
    expect(error).toMatchObject({ kind: 'timeout', message: expect.stringContaining(words) });
  });
});

test.each(WIRES)(
  '%s: an address that the page was not loaded for is not called, and the words say why',
  async (wire) => {
    const asked: string[] = [];
    const reaches = (url: string) => {
      asked.push(url);
      return false;
    };
    const provider = createProvider(configFor(wire, server), { secrets: { read: () => KEY }, reach: { reaches } });
    const failure = await failureOfPromise(provider.generate(REQUEST, never));
    expect(failure).toMatchObject({ kind: 'setup', message: expect.stringContaining('Reload the page') });
    await expect(provider.listModels(never)).rejects.toThrow('may not call');
    expect(server.requests).toEqual([]);
    expect(asked).toHaveLength(1);
  },
);
