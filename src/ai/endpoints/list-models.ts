import { aiApi } from '../ai-api';
import { failureContext } from '../error-words';
import { toAiError } from '../errors';
import { hostedModelOf } from '../providers/config';
import { type AiExtra, createProvider, keyOf, reachKey } from '../providers/create-provider';
import type { ProviderConfig } from '../providers/list';
import type { ModelInfo } from '../providers/provider';

/**
 * The models that the configured provider offers for this key. Asked again each time: the key is not part of the
 * argument.
 */
export const { listModels } = aiApi.injectEndpoints({
  endpoints: (build) => ({
    listModels: build.query<readonly ModelInfo[], ProviderConfig>({
      queryFn: async (config, { signal, extra }) => {
        const ai = extra as AiExtra;
        try {
          await reachKey(config, ai, signal);
          return { data: await createProvider(config, ai).listModels(signal) };
        } catch (thrown) {
          return { error: toAiError(thrown, failureContext(config, keyOf(config, ai))) };
        }
      },
      serializeQueryArgs: ({ queryArgs }) => `listModels:${queryArgs.provider}:${hostedModelOf(queryArgs).baseUrl}`,
      keepUnusedDataFor: 0,
    }),
  }),
}).endpoints;
