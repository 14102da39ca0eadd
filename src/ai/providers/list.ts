/** Which model answers at a server, and where. */
export interface HostedModel {
  /** The provider's own name of the model; empty while none is chosen. */
  readonly model: string;
  /** As `normaliseBaseUrl` gives it: http or https, no trailing slash. */
  readonly baseUrl: string;
  /** Seconds until its first byte after which a request is given up; absent: `usualWait`. */
  readonly wait?: number;
}

interface Named {
  readonly label: string;
  /** The label as a sentence can begin with it. */
  readonly sentence: string;
}

/** What distinguishes one provider from another, wherever it matters. */
export type ProviderFacts =
  | (Named & { readonly place: 'engines' })
  /** Offered only where the browser has such a model. */
  | (Named & { readonly place: 'browser' })
  | (Named & {
      readonly place: 'server';
      /** Under which field of the settings its model and address are stored. */
      readonly field: string;
      readonly initial: HostedModel;
      /** Whether the user says where it is: a failure then may be a wrong address or a server that is not running. */
      readonly ownAddress: boolean;
    });

/**
 * The providers in the order in which Settings offers them. Types, stored settings, error texts and the panel follow from
 * this list; what makes each is in `create-provider.ts`, apart, because every page loads this file.
 */
export const PROVIDERS = {
  'built-in': { place: 'engines', label: 'Built-in coach', sentence: 'Built-in coach' },
  'on-device': { place: 'browser', label: 'Chrome on-device', sentence: 'The Chrome on-device model' },
  gemini: {
    place: 'server',
    label: 'Google Gemini',
    sentence: 'Google Gemini',
    field: 'gemini',
    initial: { model: 'gemini-flash-latest', baseUrl: 'https://generativelanguage.googleapis.com' },
    ownAddress: false,
  },
  'openai-compatible': {
    place: 'server',
    label: 'OpenAI-compatible',
    sentence: 'The OpenAI-compatible server',
    field: 'openai',
    initial: { model: '', baseUrl: 'http://localhost:11434/v1' },
    ownAddress: true,
  },
} as const satisfies Readonly<Record<string, ProviderFacts>>;

/** Seconds that a provider has for its first byte. One's own server may have to load its model first. */
export const usualWait = (id: ProviderId): number => (isHosted(id) && PROVIDERS[id].ownAddress ? 120 : 30);

type Listed = typeof PROVIDERS;
export type ProviderId = keyof Listed;
/** Those that answer from a server, and so have an address, a model and mostly a key. */
export type HostedProviderId = {
  [Id in ProviderId]: Listed[Id] extends { place: 'server' } ? Id : never;
}[ProviderId];
export type HostedField = Listed[HostedProviderId]['field'];

export const PROVIDER_IDS = Object.keys(PROVIDERS) as readonly ProviderId[];

export const HOSTED_IDS = PROVIDER_IDS.filter(isHosted);

/** Whether a provider answers from a server. */
export function isHosted(id: ProviderId): id is HostedProviderId {
  return PROVIDERS[id].place === 'server';
}

/** Which model answers, and where. Plain JSON, kept with the settings; never holds a key. */
export type ProviderConfig = { readonly provider: ProviderId } & Readonly<Record<HostedField, HostedModel>>;
