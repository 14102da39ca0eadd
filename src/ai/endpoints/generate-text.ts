import { aiApi } from '../ai-api';
import { failureContext } from '../error-words';
import { toAiError } from '../errors';
import { type AiExtra, createProvider, keyOf, reachKey } from '../providers/create-provider';
import type { ProviderConfig } from '../providers/list';
import type { GenerateRequest, Reply } from '../providers/provider';

export interface GenerateArg {
  readonly config: ProviderConfig;
  readonly request: GenerateRequest;
}

/** A reply in one piece, for what is parsed and not shown as it comes. Aborting the mutation ends the request. */
export const { generateText } = aiApi.injectEndpoints({
  endpoints: (build) => ({
    generateText: build.mutation<Reply, GenerateArg>({
      queryFn: async ({ config, request }, { signal, extra }) => {
        const ai = extra as AiExtra;
        try {
          await reachKey(config, ai, signal);
          return { data: await createProvider(config, ai).generate(request, signal) };
        } catch (thrown) {
          return { error: toAiError(thrown, failureContext(config, keyOf(config, ai))) };
        }
      },
    }),
  }),
}).endpoints;
