import { combineSlices, configureStore, createDynamicMiddleware, createSlice, type Middleware } from '@reduxjs/toolkit';
import type { AiError } from '../../machines/contracts/ai';
import type { aiApi } from '../../src/ai/ai-api';
import { AiFailure } from '../../src/ai/errors';
import { DEFAULT_PROVIDER_CONFIG } from '../../src/ai/providers/config';
import { type AiExtra, createProvider } from '../../src/ai/providers/create-provider';
import type { ProviderConfig } from '../../src/ai/providers/list';
import type { GenerateRequest, ModelChunk, Timeouts } from '../../src/ai/providers/provider';
import type { FakeModelServer } from '../support/fake-model-server.mjs';

/** No real key, but one that would be found wherever it leaked to. */
export const KEY = 'test-key-4711-qwertz';

export const REQUEST: GenerateRequest = {
  system: 'You are a coach.',
  messages: [{ role: 'user', text: 'How is my resume?' }],
  temperature: 0.2,
  topK: 40,
  topP: 0.95,
  maxOutputTokens: 2048,
};

export type Wire = 'gemini' | 'openai-compatible';
export const WIRES: readonly Wire[] = ['gemini', 'openai-compatible'];

export function configFor(
  wire: Wire,
  server: Pick<FakeModelServer, 'url' | 'openAiUrl'>,
  model = 'fake-ok',
): ProviderConfig {
  return {
    ...DEFAULT_PROVIDER_CONFIG,
    provider: wire,
    gemini: { model, baseUrl: server.url },
    openai: { model, baseUrl: server.openAiUrl },
  };
}

export const extraWith = (key: string | null, timeouts: Partial<Timeouts> = {}): AiExtra => ({
  secrets: { read: () => key },
  timeouts,
});

export const providerFor = (config: ProviderConfig, key: string | null = KEY, timeouts: Partial<Timeouts> = {}) =>
  createProvider(config, extraWith(key, timeouts));

export interface Outcome {
  readonly text: string;
  readonly finish: string | null;
  readonly error: AiError | null;
}

/** Reads a stream to its end, whatever the end is. */
export async function outcomeOf(chunks: AsyncIterable<ModelChunk>): Promise<Outcome> {
  let text = '';
  let finish: string | null = null;
  try {
    for await (const chunk of chunks) {
      if (chunk.type === 'text') text += chunk.text;
      if (chunk.type === 'finish') finish = chunk.finish;
    }
    return { text, finish, error: null };
  } catch (thrown) {
    if (!(thrown instanceof AiFailure)) throw thrown;
    return { text, finish, error: thrown.data };
  }
}

/** The failure of a promise that must fail. */
export async function failureOfPromise(promise: Promise<unknown>): Promise<AiError> {
  const thrown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(thrown instanceof AiFailure)) throw new Error(`expected an AiFailure, got ${String(thrown)}`);
  return thrown.data;
}

type LazySlices = { [K in typeof aiApi.reducerPath]: ReturnType<typeof aiApi.reducer> };

/** A store that RTK Query joins late, as in the app; it keeps every action that came by. */
export function createModelStore(extra: AiExtra) {
  const actions: unknown[] = [];
  const marker = createSlice({ name: 'marker', initialState: 0, reducers: {} });
  const reducer = combineSlices(marker).withLazyLoadedSlices<LazySlices>();
  const dynamic = createDynamicMiddleware();
  const recorder: Middleware = () => (next) => (action) => {
    actions.push(action);
    return next(action);
  };
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra } })
        .concat(dynamic.middleware)
        .concat(recorder),
  });
  const withAi = async () => {
    const { aiApi: api } = await import('../../src/ai/ai-api');
    reducer.inject(api);
    dynamic.addMiddleware(api.middleware);
    store.dispatch({ type: 'ai/joined' }); // a lazy slice is in the state only after the next action
    return api;
  };
  return Object.assign(store, { withAi, actions });
}

/** Node's `fetch` with the one thing a browser adds: without permission of the server the answer stays unread. */
export function browserFetch(real: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await real(input, init);
    if (init?.mode === 'no-cors' || response.headers.get('access-control-allow-origin') === '*') return response;
    await response.body?.cancel();
    throw new TypeError('Failed to fetch');
  };
}
