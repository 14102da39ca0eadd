import type { AiError, AiFinish, Cited } from '../../../machines/contracts/ai';
import { aiApi } from '../ai-api';
import { failureContext } from '../error-words';
import { toAiError } from '../errors';
import { type AiExtra, createProvider, keyOf, reachKey } from '../providers/create-provider';
import type { ProviderConfig } from '../providers/list';
import type { GenerateRequest } from '../providers/provider';
import { createTextBatch } from './text-batch';

export interface StreamArg {
  /** One id, one request: a retry takes a new one. */
  readonly id: string;
  readonly config: ProviderConfig;
  readonly request: GenerateRequest;
}

export interface StreamState {
  /** What has come so far; stays when the stream fails. */
  readonly text: string;
  /** What the model thought so far, apart from its text. */
  readonly thoughts: string;
  readonly cites: readonly Cited[];
  readonly done: boolean;
  readonly finish: AiFinish | null;
  readonly error: AiError | null;
  /** Share of the on-device model that is downloaded, 0 to 1, during the download. */
  readonly download: number | null;
}

const begun: StreamState = {
  text: '',
  thoughts: '',
  cites: [],
  done: false,
  finish: null,
  error: null,
  download: null,
};

/**
 * A streamed reply. It runs as long as somebody subscribes: the last one to leave ends the request, and the entry, with
 * the prompt in it, is gone.
 */
export const { streamText } = aiApi.injectEndpoints({
  endpoints: (build) => ({
    streamText: build.query<StreamState, StreamArg>({
      queryFn: () => ({ data: begun }),
      serializeQueryArgs: ({ queryArgs }) => `streamText:${queryArgs.id}`,
      keepUnusedDataFor: 0,
      async onCacheEntryAdded({ config, request }, { cacheDataLoaded, cacheEntryRemoved, updateCachedData, extra }) {
        const controller = new AbortController();
        void cacheEntryRemoved.then(() => controller.abort());
        const write = (change: Partial<StreamState>, more = '', thought = '') =>
          void updateCachedData((state) => ({
            ...state,
            ...change,
            text: state.text + more,
            thoughts: state.thoughts + thought,
          }));
        const batch = createTextBatch((text) => write({}, text));
        const thoughts = createTextBatch((text) => write({}, '', text));
        const ai = extra as AiExtra;
        try {
          await cacheDataLoaded;
          await reachKey(config, ai, controller.signal);
          for await (const chunk of createProvider(config, ai).stream(request, controller.signal)) {
            if (chunk.type === 'text') batch.push(chunk.text);
            else if (chunk.type === 'thought') thoughts.push(chunk.text);
            else if (chunk.type === 'cited')
              void updateCachedData((state) => ({ ...state, cites: [...state.cites, chunk.page] }));
            else if (chunk.type === 'download') write({ download: chunk.share });
            else write({ done: true, finish: chunk.finish, download: null }, batch.take(), thoughts.take());
          }
        } catch (thrown) {
          const [text, thought] = [batch.take(), thoughts.take()];
          if (controller.signal.aborted) return;
          const error = toAiError(thrown, failureContext(config, keyOf(config, ai)));
          write({ done: true, error, download: null }, text, thought);
        }
      },
    }),
  }),
}).endpoints;
