/** Reads the body of a refusal: `{ error }`, `[{ error }]`, or a text that is not JSON. */
export function errorOf(body: string): unknown {
  try {
    const value: unknown = JSON.parse(body);
    const first = Array.isArray(value) ? value[0] : value;
    return field(first, 'error') ?? first;
  } catch {
    return null;
  }
}

/**
 * The error that a message carries instead of a piece of a reply; `undefined` for none. Besides `{ error }` some servers
 * send `{ object: 'error', message }`, `{ detail }` or a bare `{ message }`.
 */
export function errorWithin(value: unknown): unknown {
  const error = field(value, 'error');
  if (error !== undefined && error !== null) return error;
  if (['choices', 'candidates', 'promptFeedback'].some((name) => field(value, name) !== undefined)) return undefined;
  return messageOf(value) === '' || typeof value === 'string' ? undefined : value;
}

/** The HTTP status that an error inside a reply names; 0 for none. */
export function statusOf(error: unknown): number {
  const code = Number(field(error, 'code') ?? field(error, 'status'));
  return Number.isInteger(code) && code >= 400 && code < 600 ? code : 0;
}

/**
 * The error's own sentence; empty where it has none. Some servers put it under `detail`, or give a list and say it in the
 * first one of that.
 */
export function messageOf(error: unknown): string {
  if (typeof error === 'string') return error;
  const first: unknown = [field(error, 'detail'), field(error, 'errors')].find(Array.isArray)?.[0];
  const said = [field(error, 'message'), field(error, 'detail'), field(first, 'message'), field(first, 'msg'), first];
  return said.find((text) => typeof text === 'string') ?? '';
}

/** Every word by which a program tells the error: code, type, status, and the reasons in Google's details. */
export function codesOf(error: unknown): string {
  const named = ['code', 'type', 'status'].map((name) => field(error, name));
  return [...named, ...detailsOf(error).map((detail) => field(detail, 'reason'))]
    .filter((code) => typeof code === 'string')
    .join(' ');
}

/** The `details` of a Google error. */
export function detailsOf(error: unknown): readonly unknown[] {
  const details = field(error, 'details');
  return Array.isArray(details) ? details : [];
}

/** A field of something that came over the wire. */
export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
