import type { AiErrorKind } from '../../../machines/contracts/ai';
import { type FailureContext, KEPT } from '../error-words';
import { quotation } from '../errors';
import { codesOf, messageOf } from './error-body';

/** A refusal whose body says why more exactly than its status; without a message the usual words of its kind fit. */
export interface Denial {
  readonly kind: AiErrorKind;
  readonly message?: string;
}

interface Reason {
  /** Found in the error's codes. */
  readonly codes: RegExp;
  /** Found in the error's sentence: Google's SDK and some proxies pass on nothing else. */
  readonly said?: RegExp;
  readonly kind: AiErrorKind;
  /** What is the matter, as the continuation of `Google Gemini: `. */
  readonly matter?: (context: FailureContext) => string;
  readonly remedy?: string;
}

/** Asked in this order: the first that fits is the reason. */
const REASONS: readonly Reason[] = [
  {
    codes: /unsupported_country_region_territory/i,
    said: /location is not supported|(country|region|territory) (is )?not supported|not available in your (country|region|location)/i,
    kind: 'setup',
    matter: () => 'the service is not offered at your location',
    remedy: 'Your key is not the cause. Choose another model in Settings; the built-in coach works everywhere.',
  },
  {
    codes: /SERVICE_DISABLED|accessNotConfigured/,
    said: /has not been used in project|API (is|was) (disabled|not enabled)/i,
    kind: 'setup',
    matter: () => 'the service is not enabled for the account that your key belongs to',
    remedy:
      'The key itself can stay. Enable the service in that account, wait a few minutes, then choose Retry; or choose another model in Settings.',
  },
  {
    codes: /API_KEY_HTTP_REFERRER_BLOCKED/,
    said: /requests from referer .* are blocked/i,
    kind: 'setup',
    matter: () => 'your key is restricted to certain websites, and this page is not one of them',
    remedy:
      'This page tells no provider where a request comes from, so take the website restriction off the key, or enter a key without one in Settings, then choose Retry.',
  },
  {
    codes: /API_KEY_(IP_ADDRESS|ANDROID_APP|IOS_APP)_BLOCKED|ip_not_authorized/,
    kind: 'setup',
    matter: () => 'your key is restricted to certain devices or addresses, and this device is not one of them',
    remedy: 'Change the restriction of the key, or enter another key in Settings, then choose Retry.',
  },
  {
    codes: /API_KEY_SERVICE_BLOCKED/,
    said: /requests to this API .* are blocked/i,
    kind: 'setup',
    matter: () => 'your key is restricted to other services',
    remedy: 'Add this service to those that the key may use, or enter another key in Settings, then choose Retry.',
  },
  {
    codes: /API_KEY_INVALID|API_KEY_EXPIRED|invalid_api_key/i,
    said: /API key (not valid|expired|not found)|(incorrect|invalid) API key|unregistered callers/i,
    kind: 'key',
  },
  {
    codes: /API_KEY_LEAKED/,
    said: /API key was reported as leaked/i,
    kind: 'key',
    matter: () => 'your API key is blocked, because it was found in public',
    remedy: 'Make a new key, enter it in Settings, then choose Retry.',
  },
];

/** Asked only where the status is 401 or 403: the same words mean something else in a refusal of other kinds. */
const FORBIDDEN: readonly Reason[] = [
  {
    codes: /model_not_found|model_not_available/i,
    said: /not have access to (the |this )?model|(access to|use) (the |this )?model .*(denied|not allowed)/i,
    kind: 'model',
    matter: ({ model }) => `your account may not use the model “${model}”`,
    remedy: 'Settings lists the models that are offered; choose another one, or ask for access, then choose Retry.',
  },
  {
    codes: /PERMISSION_DENIED|insufficient_permissions|missing_scope/i,
    said: /permission|missing scopes?/i,
    kind: 'setup',
    matter: () => 'your key or its account lacks a permission',
    remedy: 'Grant the permission there, or enter another key or choose another model in Settings, then choose Retry.',
  },
];

/** The reason of a refusal as its body gives it; `null` where the status says all there is to say. */
export function denialOf(
  { status, error }: { readonly status: number; readonly error: unknown },
  context: FailureContext,
): Denial | null {
  if (![0, 400, 401, 403].includes(status)) return null;
  const codes = codesOf(error);
  if (/insufficient_quota|billing|rate_limit|RESOURCE_EXHAUSTED/i.test(codes)) return null;
  const said = messageOf(error);
  const fits = (reason: Reason) => reason.codes.test(codes) || reason.said?.test(said);
  const forbidden = status === 401 || status === 403;
  const reason = REASONS.find(fits) ?? (forbidden ? FORBIDDEN.find(fits) : undefined);
  const code = status > 0 ? ` (HTTP ${status})` : '';
  const quoted = quotation(said, context.key);
  if (reason?.matter)
    return {
      kind: reason.kind,
      message: `${context.label}: ${reason.matter(context)}${code}.${quoted} ${KEPT} ${reason.remedy}`,
    };
  if (reason) return { kind: reason.kind };
  if (status !== 403) return null;
  return {
    kind: 'key',
    message: `${context.label} refused the request${code}.${quoted} ${KEPT} ${context.key ? 'Check the key in Settings, and what it may be used for, then choose Retry.' : 'If it asks for an API key, enter yours in Settings, then choose Retry.'}`,
  };
}
