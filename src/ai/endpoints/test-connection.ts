import { aiApi } from '../ai-api';
import { failureContext } from '../error-words';
import { AiFailure, toAiError } from '../errors';
import { hostedModelOf } from '../providers/config';
import { type AiExtra, createProvider, keyOf, reachKey } from '../providers/create-provider';
import type { ProviderConfig } from '../providers/list';
import type { GenerateRequest } from '../providers/provider';
import { timeoutsOf } from '../providers/provider';

export interface ConnectionReport {
  readonly ok: true;
  readonly model: string;
  /** Time to the reply in milliseconds; absent where nothing was asked. */
  readonly ms?: number;
  /** One plain sentence. */
  readonly message: string;
}

/** Room enough for a model that thinks before its one word. */
const TEST_REQUEST: GenerateRequest = {
  messages: [{ role: 'user', text: 'Reply with the one word: ready' }],
  temperature: 0,
  maxOutputTokens: 256,
};

/** `Test connection`: one tiny real reply, which proves address, key and model at once. */
export const { testConnection } = aiApi.injectEndpoints({
  endpoints: (build) => ({
    testConnection: build.mutation<ConnectionReport, ProviderConfig>({
      queryFn: async (config, { signal, extra }) => {
        const ai = extra as AiExtra;
        const context = failureContext(config, keyOf(config, ai));
        const { model } = hostedModelOf(config);
        if (config.provider === 'built-in')
          return { data: { ok: true, model, message: 'The built-in coach works, with no key and no connection.' } };
        let begun = performance.now();
        try {
          await reachKey(config, ai, signal);
          begun = performance.now();
          const whole = ai.timeouts?.firstByte ?? timeoutsOf(config.provider, hostedModelOf(config).wait).firstByte;
          await createProvider(config, ai, { whole })
            .generate(TEST_REQUEST, signal)
            .catch((thrown: unknown) => {
              // A model that spent its tokens on thinking has answered all the same.
              if (!(thrown instanceof AiFailure) || thrown.data.kind !== 'empty') throw thrown;
            });
        } catch (thrown) {
          return { error: toAiError(thrown, context) };
        }
        const ms = Math.round(performance.now() - begun);
        const who = model === '' ? context.label : `${context.label} (${model})`;
        return { data: { ok: true, model, ms, message: `${who} answered in ${(ms / 1000).toFixed(1)} seconds.` } };
      },
    }),
  }),
}).endpoints;
