import type { AiErrorKind } from '../../../machines/contracts/ai';
import { type FailureContext, hasOwnAddress, originOf, waitWords } from '../error-words';
import { type AiFailure, failureOf } from '../errors';
import { denialOf } from './denial';
import { codesOf, detailsOf, field, messageOf } from './error-body';

/** A refusal as the wire brings it: an HTTP status or an `error` object inside a stream. */
export interface Refusal {
  /** HTTP status; 0 where there is none. */
  readonly status: number;
  /** The value of the body's `error` field, whatever it is. */
  readonly error: unknown;
  /** Value of the `Retry-After` header. */
  readonly retryAfter?: string | null;
  readonly task: 'generate' | 'models';
}

/** Tells the kinds of refusal apart, for both wire formats. */
export function fromRefusal(refusal: Refusal, context: FailureContext): AiFailure {
  const { status, error } = refusal;
  const said = messageOf(error);
  const details = {
    ...(status > 0 ? { status } : {}),
    ...(said === '' ? {} : { said }),
  };
  const denial = denialOf({ status, error }, context);
  if (denial) return failureOf(denial.kind, context, { ...details, ...denial });
  const kind = kindOf(refusal, said);
  if (kind === 'model') return failureOf(kind, context, { ...details, message: notFoundWords(refusal, context) });
  if (kind === 'setup') return failureOf(kind, context, { ...details, message: noListWords(context) });
  if (kind !== 'quota') return failureOf(kind, context, details);
  const retryAfter = waitOf(refusal);
  const spent = isSpent(error, said, status);
  const code = status > 0 ? ` (HTTP ${status})` : '';
  return failureOf('quota', context, {
    ...details,
    ...(retryAfter === undefined ? {} : { retryAfter }),
    message: spent
      ? `${context.label}: your quota or credit for this model is used up${code}. What you entered and what came in is kept. ${retryAfter === undefined ? "Look at your account's limits, or choose another model in Settings, then choose Retry." : waitWords(retryAfter)}`
      : `${context.label} has had too many requests in a short time${code}. What you entered and what came in is kept. ${waitWords(retryAfter)}`,
  });
}

function kindOf({ status, error, task }: Refusal, said: string): AiErrorKind {
  const text = JSON.stringify(error ?? '').slice(0, 10_000);
  if (isBilling(error) || (status === 403 && isPace(error))) return 'quota';
  if (status === 401) return 'key';
  if (status === 404) return task === 'models' ? 'setup' : 'model';
  if (status === 429 || status === 402) return 'quota';
  if (status === 408 || status === 504) return 'timeout';
  if (status >= 500) return 'server';
  if (status >= 400) return 'bad-request';
  if (/content_filter|content policy|safety/i.test(said)) return 'blocked';
  if (/quota|rate.?limit|RESOURCE_EXHAUSTED/i.test(text)) return 'quota';
  return 'server';
}

function notFoundWords({ error }: Refusal, context: FailureContext): string {
  const { label, model } = context;
  const settings = 'Settings lists the models it does offer; choose one, then choose Retry.';
  const kept = 'What you entered is kept.';
  if (!hasOwnAddress(context) || error !== null)
    return `${label} does not offer the model “${model}” (HTTP 404); it may be retired or misspelt. ${kept} ${settings}`;
  return `${label} at ${originOf(context)} knows neither this address nor the model “${model}” (HTTP 404). ${kept} The API base URL often ends in /v1. ${settings}`;
}

const noListWords = ({ label, baseUrl }: FailureContext) =>
  `${label}: there is no list of models at ${baseUrl} (HTTP 404). What you entered is kept. Check the API base URL in Settings; for an OpenAI-compatible server it often ends in /v1.`;

const isPace = (error: unknown): boolean => /rate_limit|RESOURCE_EXHAUSTED/i.test(codesOf(error));

const isBilling = (error: unknown): boolean => /insufficient_quota|billing/i.test(codesOf(error));

/** A quota that waiting a minute does not bring back. */
function isSpent(error: unknown, said: string, status: number): boolean {
  if (status === 402 || isBilling(error)) return true;
  return (
    detailsOf(error).some((detail) => /PerDay/.test(JSON.stringify(field(detail, 'violations') ?? ''))) ||
    /credit balance/i.test(said)
  );
}

/** Seconds to wait: the header in seconds or as a date, else Gemini's `RetryInfo`. */
function waitOf({ retryAfter, error }: Refusal): number | undefined {
  if (retryAfter) {
    if (/^\d{1,7}$/.test(retryAfter.trim())) return Number(retryAfter);
    const date = Date.parse(retryAfter);
    if (!Number.isNaN(date)) return Math.max(0, Math.ceil((date - Date.now()) / 1000));
  }
  for (const detail of detailsOf(error)) {
    const delay = /^(\d{1,7}(?:\.\d{1,9})?)s$/.exec(String(field(detail, 'retryDelay') ?? ''));
    if (delay) return Math.ceil(Number(delay[1]));
  }
  return undefined;
}
