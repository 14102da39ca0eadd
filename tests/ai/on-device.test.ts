import { afterEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_PROVIDER_CONFIG } from '../../src/ai/providers/config';
import type { ProviderConfig } from '../../src/ai/providers/list';
import { type Availability, type CreateOptions, onDeviceAvailability } from '../../src/ai/providers/prompt-api';
import type { GenerateRequest, ModelChunk } from '../../src/ai/providers/provider';
import { createModelStore, extraWith, failureOfPromise, outcomeOf, providerFor } from './model-fixtures';

const config: ProviderConfig = { ...DEFAULT_PROVIDER_CONFIG, provider: 'on-device' };
const never = new AbortController().signal;
const talk: GenerateRequest = {
  system: 'Be brief.',
  messages: [
    { role: 'user', text: 'One?' },
    { role: 'model', text: 'Two.' },
    { role: 'user', text: 'Three?' },
  ],
  temperature: 0.2,
  topK: 40,
};

interface Script {
  readonly availability?: Availability;
  readonly progress?: readonly number[];
  readonly pieces?: readonly string[];
  readonly createFails?: string;
  readonly promptFails?: string;
  readonly stalls?: boolean;
  readonly limits?: { readonly maxTopK: number; readonly maxTemperature: number };
}

/** A `LanguageModel` as Chrome has it, played by a script; it keeps what it was asked. */
function installPromptApi(script: Script = {}) {
  const seen = { created: [] as CreateOptions[], prompts: [] as string[], destroyed: 0, aborted: 0 };
  const { limits } = script;
  vi.stubGlobal('LanguageModel', {
    availability: async () => script.availability ?? 'available',
    ...(limits ? { params: async () => limits } : {}),
    create: async (options: CreateOptions) => {
      seen.created.push(options);
      let tell: (event: { loaded: number }) => void = () => {};
      options.monitor?.({
        addEventListener: (_, listener) => {
          tell = listener;
        },
      });
      for (const loaded of script.progress ?? []) {
        await new Promise((resolve) => setImmediate(resolve));
        tell({ loaded });
      }
      if (script.createFails) throw new DOMException('no', script.createFails);
      return {
        destroy: () => {
          seen.destroyed += 1;
        },
        promptStreaming: (input: string, { signal }: { signal: AbortSignal }) => {
          seen.prompts.push(input);
          return new ReadableStream<string>({
            start(controller) {
              signal.addEventListener('abort', () => {
                seen.aborted += 1;
                controller.error(signal.reason);
              });
              for (const piece of script.pieces ?? ['Cut the ', 'adverbs 🚀.']) controller.enqueue(piece);
              if (script.promptFails) controller.error(new DOMException('no', script.promptFails));
              else if (!script.stalls) controller.close();
            },
          });
        },
      };
    },
  });
  return seen;
}

afterEach(() => vi.unstubAllGlobals());

describe("Chrome's on-device model", () => {
  test('streams; the session has the talk so far and is let go at the end', async () => {
    const seen = installPromptApi();
    expect(await outcomeOf(providerFor(config).stream(talk, never))).toEqual({
      text: 'Cut the adverbs 🚀.',
      finish: 'stop',
      error: null,
    });
    expect(seen.prompts).toEqual(['Three?']);
    expect(seen.created[0]?.initialPrompts).toEqual([
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: 'One?' },
      { role: 'assistant', content: 'Two.' },
    ]);
    expect(seen.created[0]).not.toHaveProperty('temperature');
    expect(seen.destroyed).toBe(1);
  });

  test('sets both sampling parameters where the page may, within the limits', async () => {
    const seen = installPromptApi({ limits: { maxTopK: 8, maxTemperature: 2 } });
    await providerFor(config).generate(talk, never);
    expect(seen.created[0]).toMatchObject({ topK: 8, temperature: 0.2 });
  });

  test('tells how far the download is', async () => {
    installPromptApi({ availability: 'downloadable', progress: [0.25, 0.5, 0.4, 1] });
    const chunks: ModelChunk[] = [];
    for await (const chunk of providerFor(config).stream(talk, never)) chunks.push(chunk);
    const shares = chunks.flatMap((chunk) => (chunk.type === 'download' ? [chunk.share] : []));
    expect(shares.length).toBeGreaterThan(0);
    expect(shares).toEqual([...new Set(shares)].sort((a, b) => a - b));
    expect(chunks.at(-1)).toEqual({ type: 'finish', finish: 'stop' });
  });

  test('a stop ends the prompt and lets the session go', async () => {
    const seen = installPromptApi({ stalls: true });
    const controller = new AbortController();
    const stream = providerFor(config).stream(talk, controller.signal)[Symbol.asyncIterator]();
    await stream.next();
    await stream.next();
    controller.abort();
    await expect(stream.next()).rejects.toMatchObject({ data: { kind: 'aborted' } });
    expect(seen).toMatchObject({ aborted: 1, destroyed: 1 });
  });

  test('a model that falls silent', async () => {
    const seen = installPromptApi({ stalls: true });
    const { text, error } = await outcomeOf(providerFor(config, null, { idle: 20 }).stream(talk, never));
    expect({ text, kind: error?.kind }).toEqual({ text: 'Cut the adverbs 🚀.', kind: 'timeout' });
    expect(seen.destroyed).toBe(1);
  });

  test.each<[string, Script, string, RegExp]>([
    ['the device cannot run it', { availability: 'unavailable' }, 'unavailable', /no on-device model/],
    ['the browser wants a click', { createFails: 'NotAllowedError' }, 'unavailable', /wants a click/],
    ['the options are not supported', { createFails: 'NotSupportedError' }, 'unavailable', /cannot run it/],
    ['the download failed', { createFails: 'NetworkError' }, 'network', /could not download/],
    ['the text is too long', { promptFails: 'QuotaExceededError', pieces: [] }, 'bad-request', /longer than/],
    ['it broke', { promptFails: 'UnknownError', pieces: [] }, 'malformed', /broke off/],
    ['no text', { pieces: [' '] }, 'empty', /without any text/],
  ])('%s', async (_, script, kind, words) => {
    installPromptApi(script);
    const { error } = await outcomeOf(providerFor(config).stream(talk, never));
    expect(error?.kind).toBe(kind);
    expect(error?.message).toMatch(words);
    expect(error?.message).toContain('Chrome on-device');
  });

  test('a browser without the Prompt API', async () => {
    expect(await onDeviceAvailability()).toBe('unavailable');
    expect((await outcomeOf(providerFor(config).stream(talk, never))).error?.kind).toBe('unavailable');
    expect((await failureOfPromise(providerFor(config).listModels(never))).kind).toBe('unavailable');
  });
});

describe('its endpoints', () => {
  test('status and download', async () => {
    installPromptApi({ availability: 'downloadable', progress: [0.5] });
    const { onDeviceStatus, downloadModel } = await import('../../src/ai/endpoints/on-device-model');
    const store = createModelStore(extraWith(null));
    await store.withAi();
    expect((await store.dispatch(onDeviceStatus.initiate())).data).toBe('downloadable');
    const running = store.dispatch(downloadModel.initiate('first'));
    const done = await new Promise((resolve) => {
      const select = downloadModel.select('first');
      store.subscribe(() => {
        const { data } = select(store.getState() as Parameters<typeof select>[0]);
        if (data?.done) resolve(data);
      });
    });
    expect(done).toEqual({ share: 1, done: true, error: null });
    running.unsubscribe();
  });
});
