import type { AiError, AiErrorKind } from '../../machines/contracts/ai';
import { type FailureContext, wordsFor } from './error-words';

/** A failure of a model on its way through code; `data` is what may be stored and shown. */
export class AiFailure extends Error {
  readonly data: AiError;

  constructor(data: AiError) {
    super(data.message);
    this.name = 'AiFailure';
    this.data = data;
  }
}

export interface FailureDetails {
  /** Replaces the usual words of the kind. */
  readonly message?: string;
  readonly status?: number;
  /** Seconds. */
  readonly retryAfter?: number | undefined;
  /** Milliseconds without a sign of life. */
  readonly waited?: number;
  /** What the provider said, as it came; it is clipped and cleaned of keys before it is quoted. */
  readonly said?: string | undefined;
}

/** Makes the failure of a kind, in plain words that name the provider and never hold the key. */
export function failureOf(kind: AiErrorKind, context: FailureContext, details: FailureDetails = {}): AiFailure {
  const said = details.said === undefined ? undefined : quotable(redact(details.said, context.key));
  const message =
    details.message ??
    wordsFor(kind, context, {
      ...(said ? { said } : {}),
      ...(details.status === undefined ? {} : { status: details.status }),
      ...(details.retryAfter === undefined ? {} : { retryAfter: details.retryAfter }),
      ...(details.waited === undefined ? {} : { waited: details.waited }),
    });
  return new AiFailure({
    kind,
    message: redact(message, context.key),
    ...(details.status === undefined ? {} : { status: details.status }),
    ...(details.retryAfter === undefined ? {} : { retryAfter: details.retryAfter }),
  });
}

/** Turns whatever was thrown into the failure as data. What nobody foresaw counts as a reply that went wrong. */
export function toAiError(thrown: unknown, context: FailureContext): AiError {
  if (thrown instanceof AiFailure) return thrown.data;
  if (thrown instanceof Error && thrown.name === 'AbortError') return failureOf('aborted', context).data;
  return failureOf('malformed', context).data;
}

const MASK = '•••';

/** What keys look like: Google, OpenAI and its kin, and anything behind `Bearer`. */
const KEY_SHAPES = /AIza[\w-]{20,}|\bsk-[\w*-]{8,}|\bBearer\s+[^\s"']+/g;

/**
 * The text without the key, as it is or URL-encoded, and without anything that has the shape of a key: providers echo
 * keys in their errors.
 */
export function redact(text: string, key: string | null): string {
  let clean = text;
  if (key) for (const form of new Set([key, encoded(key)])) clean = clean.split(form).join(MASK);
  return clean.replace(KEY_SHAPES, MASK);
}

const LONGEST_QUOTE = 240;

/** What a provider said, as a sentence to put into a message: cleaned of keys and clipped; empty when it said nothing. */
export function quotation(said: string, key: string | null): string {
  const words = quotable(redact(said, key));
  return words === '' ? '' : ` It said: “${words}”.`;
}

/** One line, clipped, without the full stop: it goes inside a sentence. */
function quotable(text: string): string {
  const line = text
    .slice(0, 4 * LONGEST_QUOTE)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '');
  return line.length <= LONGEST_QUOTE ? line : `${line.slice(0, LONGEST_QUOTE - 1)}…`;
}

function encoded(key: string): string {
  try {
    return encodeURIComponent(key);
  } catch {
    return key;
  }
}
