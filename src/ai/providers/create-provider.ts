import { failureContext } from '../error-words';
import { createBuiltIn } from './built-in';
import { type ProviderConfig, secretSlotOf } from './config';
import { createGemini } from './gemini';
import { createOnDevice } from './on-device';
import { createOpenAiCompatible } from './openai-compatible';
import { type Provider, TIMEOUTS, type Timeouts } from './provider';

/** What the store must bring for endpoints, as the thunk middleware's `extraArgument`. */
export interface AiExtra {
  /** The keys by `secretSlotOf`, held outside of state; read at the moment of a request. */
  readonly secrets: { read(slot: string): string | null };
  /** Other time limits than the usual ones. */
  readonly timeouts?: Partial<Timeouts>;
}

/** The provider that a configuration names, with its key. */
export function createProvider(config: ProviderConfig, extra: AiExtra, timeouts: Partial<Timeouts> = {}): Provider {
  const context = failureContext(config, keyOf(config, extra));
  const deps = { key: context.key, timeouts: { ...TIMEOUTS, ...extra.timeouts, ...timeouts } };
  switch (config.provider) {
    case 'gemini':
      return createGemini(context, deps);
    case 'openai-compatible':
      return createOpenAiCompatible(context, deps);
    case 'on-device':
      return createOnDevice(context, deps);
    case 'built-in':
      return createBuiltIn(context);
  }
}

/** The key of the chosen provider without the white space that copying brings along; `null` for none. */
export function keyOf(config: ProviderConfig, extra: AiExtra): string | null {
  return extra.secrets.read(secretSlotOf(config))?.trim() || null;
}
