import * as z from 'zod/mini';
import {
  HOSTED_IDS,
  type HostedField,
  type HostedModel,
  type HostedProviderId,
  isHosted,
  PROVIDER_IDS,
  PROVIDERS,
  type ProviderConfig,
  type ProviderFacts,
  type ProviderId,
} from './list';

export const PROVIDER_LABELS = eachProvider(({ label }) => label);

export const DEFAULT_PROVIDER_CONFIG: ProviderConfig = {
  provider: 'built-in',
  ...eachField((id) => PROVIDERS[id].initial),
};

/** The model and address that the chosen provider uses; both empty for those that live in the browser. */
export function hostedModelOf(config: ProviderConfig): HostedModel {
  return isHosted(config.provider) ? config[PROVIDERS[config.provider].field] : { model: '', baseUrl: '' };
}

/**
 * Under what a key is held: the provider and the origin it was entered for. After a change of the address, by hand or by
 * an imported backup, the key is not found any more, and so never travels to another host.
 */
export function secretSlotOf(config: ProviderConfig): string {
  const { baseUrl } = hostedModelOf(config);
  return `${config.provider} ${parseUrl(baseUrl)?.origin ?? ''}`.trim();
}

export type BaseUrlResult =
  | { readonly ok: true; readonly url: string }
  /** A plain sentence for the field. */
  | { readonly ok: false; readonly problem: string };

/**
 * Tidies the address of an API as a user types it: white space and trailing slashes go, the path stays as it is.
 * Refuses what is not http or https, and addresses that could carry a secret (user name, password, query).
 */
export function normaliseBaseUrl(text: string): BaseUrlResult {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: false, problem: 'Enter the address of the API.' };
  const url = parseUrl(trimmed);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:') || !/^https?:\/\//i.test(trimmed))
    return { ok: false, problem: 'The address must begin with http:// or https://.' };
  if (url.username !== '' || url.password !== '')
    return {
      ok: false,
      problem: 'The address must not hold a user name or a password. Enter the key in its own field.',
    };
  if (url.search !== '' || url.hash !== '' || /[?#]/.test(trimmed))
    return { ok: false, problem: 'The address must end before any “?” or “#”. Enter the key in its own field.' };
  return { ok: true, url: `${url.origin}${withoutTrailingSlashes(url.pathname)}` };
}

const LONGEST_URL = 2000;
const LONGEST_MODEL = 200;

const baseUrlSchema = z.pipe(
  z.string().check(z.maxLength(LONGEST_URL)),
  z.transform((value, context): string => {
    const result = normaliseBaseUrl(value);
    if (result.ok) return result.url;
    context.issues.push({ code: 'custom', message: result.problem, input: value });
    return z.NEVER;
  }),
);

/** Seconds; a model of many billion parameters on a slow disk needs minutes. */
export const WAIT_LIMITS = { least: 5, most: 1800 } as const;

const hostedModelSchema = z.object({
  model: z.string().check(z.maxLength(LONGEST_MODEL)),
  baseUrl: baseUrlSchema,
  wait: z.optional(z.number().check(z.gte(WAIT_LIMITS.least), z.lte(WAIT_LIMITS.most))),
});

/** The door for stored and imported configurations. Unknown fields (a key that strayed in) are dropped. */
export const providerConfigSchema = z.object({
  provider: z.enum(PROVIDER_IDS),
  ...eachField(() => hostedModelSchema),
});

function eachProvider<Value>(make: (facts: ProviderFacts) => Value): Readonly<Record<ProviderId, Value>> {
  return Object.fromEntries(PROVIDER_IDS.map((id) => [id, make(PROVIDERS[id])])) as Record<ProviderId, Value>;
}

function eachField<Value>(make: (id: HostedProviderId) => Value): Record<HostedField, Value> {
  return Object.fromEntries(HOSTED_IDS.map((id) => [PROVIDERS[id].field, make(id)])) as Record<HostedField, Value>;
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
