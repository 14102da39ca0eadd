import type { AiErrorKind } from '../../machines/contracts/ai';
import { hostedModelOf } from './providers/config';
import { isHosted, PROVIDERS, type ProviderConfig, type ProviderId } from './providers/list';

/** Whose failure it is. The key is here only so that it can be taken out of every text. */
export interface FailureContext {
  readonly provider: ProviderId;
  /** The provider's label, fit to begin a sentence. */
  readonly label: string;
  readonly model: string;
  readonly baseUrl: string;
  readonly key: string | null;
}

export function failureContext(config: ProviderConfig, key: string | null): FailureContext {
  return { provider: config.provider, label: PROVIDERS[config.provider].sentence, ...hostedModelOf(config), key };
}

export interface WordsDetails {
  readonly said?: string;
  readonly status?: number;
  readonly retryAfter?: number;
  /** Milliseconds without a sign of life. */
  readonly waited?: number;
}

export const KEPT = 'What you entered and what came in is kept.';

/** What happened, what is kept, what to do: the plain words for each kind of failure. */
export function wordsFor(kind: AiErrorKind, context: FailureContext, details: WordsDetails = {}): string {
  const { label, model } = context;
  const said = details.said ? ` It said: “${details.said}”.` : '';
  const status = details.status === undefined ? '' : ` (HTTP ${details.status})`;
  switch (kind) {
    case 'aborted':
      return 'You stopped the reply. What came in until then is kept.';
    case 'network':
      return hasOwnAddress(context)
        ? `${label} does not answer: nothing listens at ${originOf(context)}. ${KEPT} Check that the server runs and that the API base URL in Settings is right, then choose Retry.`
        : `${label} could not be reached. ${KEPT} Check your connection, then choose Retry.`;
    case 'cors':
      return `${label} is there, at ${originOf(context)}, but does not let this page read its answers. ${KEPT} Allow this page's address in the server's CORS settings, then choose Retry.`;
    case 'timeout':
      return `${label} took too long${details.waited === undefined ? '' : `: nothing came for ${timeWords(details.waited / 1000)}`}, and the request was given up. ${KEPT} Choose Retry${hasOwnAddress(context) ? '; a local server may still be loading its model' : ''}.`;
    case 'bad-request':
      return `${label} did not accept the request${status}.${said} ${KEPT} Check the model in Settings, or shorten what you send, then choose Retry.`;
    case 'key':
      return context.key
        ? `${label} did not accept the API key${status}. ${KEPT} Check the key in Settings, then choose Retry.`
        : `${label} asks for an API key${status}. ${KEPT} Enter yours in Settings, then choose Retry.`;
    case 'model':
      return `${label} does not offer the model “${model}”${status}. ${KEPT} Settings lists the models it does offer; choose one, then choose Retry.`;
    case 'quota':
      return `${label} has had too many requests, or your quota is used up${status}. ${KEPT} ${waitWords(details.retryAfter)}`;
    case 'server':
      return `${label} has a problem on its side${status}.${said} ${KEPT} Choose Retry in a moment.`;
    case 'blocked':
      return `${label} blocked this reply under its own rules.${said} ${KEPT} Change the wording and choose Retry, or choose another model in Settings.`;
    case 'malformed':
      return `${label}: the reply broke off or could not be read. ${KEPT} Choose Retry.`;
    case 'empty':
      return `${label} sent a reply without any text. ${KEPT} Choose Retry, or another model in Settings.`;
    case 'setup':
      return `${label} is not set up yet. ${KEPT} Complete its fields in Settings, then choose Retry.`;
    case 'unavailable':
      return `${label}: this browser has no on-device model, or the device cannot run it. ${KEPT} Choose another model in Settings; the built-in coach works everywhere.`;
  }
}

/** How long to wait, in words. @param seconds as the provider said, if it did */
export function waitWords(seconds: number | undefined): string {
  if (seconds === undefined) return 'Wait a little, then choose Retry.';
  return `Wait ${timeWords(seconds)}, then choose Retry.`;
}

function timeWords(seconds: number): string {
  if (seconds < 90) return plural(Math.max(1, Math.ceil(seconds)), 'second');
  if (seconds < 5400) return plural(Math.ceil(seconds / 60), 'minute');
  return plural(Math.ceil(seconds / 3600), 'hour');
}

/** Whether the user said where the provider is. */
export const hasOwnAddress = ({ provider }: Pick<FailureContext, 'provider'>): boolean =>
  isHosted(provider) && PROVIDERS[provider].ownAddress;

/** Scheme, host and port of the provider's address. */
export function originOf(context: Pick<FailureContext, 'baseUrl'>): string {
  try {
    return new URL(context.baseUrl).origin;
  } catch {
    return context.baseUrl;
  }
}

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
