import { type FailureContext, failureContext, KEPT, originOf } from '../error-words';
import { failureOf } from '../errors';
import { createBuiltIn } from './built-in';
import { hostedModelOf, secretSlotOf } from './config';
import { createFailing } from './failing';
import { createGemini } from './gemini';
import type { ProviderConfig, ProviderId } from './list';
import { createOnDevice } from './on-device';
import { createOpenAiCompatible } from './openai-compatible';
import { type Provider, type ProviderDeps, type Timeouts, timeoutsOf } from './provider';

/** What the store must bring for endpoints, as the thunk middleware's `extraArgument`. */
export interface AiExtra {
  /** The keys by `secretSlotOf`, held outside of state; read at the moment of a request. */
  readonly secrets: {
    read(slot: string): string | null;
    /** Has a locked key opened, where there is one; `left`: it stays locked. */
    reach?(slot: string, signal: AbortSignal): Promise<'open' | 'left'>;
  };
  /** Which addresses this page's policy lets it call; all, where there is none. */
  readonly reach?: { reaches(url: string): boolean };
  /** Other time limits than the usual ones. */
  readonly timeouts?: Partial<Timeouts>;
}

/** The provider that a configuration names, with its key. */
export function createProvider(config: ProviderConfig, extra: AiExtra, timeouts: Partial<Timeouts> = {}): Provider {
  const context = failureContext(config, keyOf(config, extra));
  if (extra.reach?.reaches(context.baseUrl) === false)
    return createFailing(() =>
      failureOf('setup', context, {
        message: `${context.label} was chosen after this page was loaded, and the page may not call ${originOf(context)} until it is reloaded. What you entered is kept. Reload the page, then choose Retry.`,
      }),
    );
  const usual = timeoutsOf(config.provider, hostedModelOf(config).wait);
  const deps = { key: context.key, timeouts: { ...usual, ...extra.timeouts, ...timeouts } };
  return CREATE[config.provider](context, deps);
}

const CREATE: Readonly<Record<ProviderId, (context: FailureContext, deps: ProviderDeps) => Provider>> = {
  'built-in': createBuiltIn,
  'on-device': createOnDevice,
  gemini: createGemini,
  'openai-compatible': createOpenAiCompatible,
};

/**
 * Waits until the key can be read: a locked one has to be opened first, by whoever knows its passphrase.
 * @throws AiFailure when it stays locked; the signal's reason
 */
export async function reachKey(config: ProviderConfig, extra: AiExtra, signal: AbortSignal): Promise<void> {
  if ((await extra.secrets.reach?.(secretSlotOf(config), signal)) !== 'left') return;
  signal.throwIfAborted();
  const context = failureContext(config, null);
  throw failureOf('key', context, {
    message: `The key of ${context.label} is locked, and nothing was sent. ${KEPT} Choose Retry and type its passphrase, or go on with what is built in.`,
  });
}

/** The key of the chosen provider without the white space that copying brings along; `null` for none. */
export function keyOf(config: ProviderConfig, extra: AiExtra): string | null {
  return extra.secrets.read(secretSlotOf(config))?.trim() || null;
}
