import type { FailureContext } from '../error-words';
import { AiFailure, failureOf } from '../errors';
import { type Deadline, startDeadline } from './deadline';
import { type Probe, unreachable } from './reach';

/** One request on its way: whose it is, how long it may take, and how its failures are explained. */
export interface Call {
  readonly context: FailureContext;
  readonly deadline: Deadline;
  readonly owner: AbortSignal;
  readonly probe: Probe;
}

/** @throws AiFailure `aborted`, when the owner has aborted already */
export function beginCall(context: FailureContext, owner: AbortSignal, probe: Probe): Call {
  if (owner.aborted) throw failureOf('aborted', context);
  return { context, owner, probe, deadline: startDeadline(owner) };
}

/** @throws AiFailure `key` for a key that no HTTP header can carry; `fetch` would blame the network for it */
export function checkKey(context: FailureContext): void {
  if (context.key === null || /^[\x21-\x7e]+$/.test(context.key)) return;
  throw failureOf('key', context, {
    message: `${context.label}: the API key holds a space or a character that keys never have. What you entered is kept. Copy the key again into Settings, then choose Retry.`,
  });
}

/**
 * The failure behind an exception of a request. The signal decides about abort and timeout, never the exception: clients
 * throw half a dozen different ones for it.
 * @param sent `false` while no answer has begun, when an exception means that nobody could be reached
 */
export async function explain(call: Call, thrown: unknown, sent: boolean): Promise<AiFailure> {
  if (call.owner.aborted) return failureOf('aborted', call.context);
  if (call.deadline.expired) return failureOf('timeout', call.context, { waited: call.deadline.allowed });
  if (thrown instanceof AiFailure) return thrown;
  if (sent) return failureOf('malformed', call.context);
  const failure = await unreachable(call.context, call.probe, call.owner);
  return call.owner.aborted ? failureOf('aborted', call.context) : failure;
}

/** What every request of ours has in common: no cookies, no referrer, no cache, and no key handed on by a redirect. */
const SHARED: RequestInit = {
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
  cache: 'no-store',
  redirect: 'manual',
};

/** `fetch` with the call's signal. @throws AiFailure when nobody could be reached */
export async function send(call: Call, url: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, { ...SHARED, ...init, signal: call.deadline.signal });
    if (response.type !== 'opaqueredirect' && (response.status < 300 || response.status > 399)) return response;
  } catch (thrown) {
    throw await explain(call, thrown, false);
  }
  throw failureOf('setup', call.context, {
    message: `${call.context.label}: the address sends on to another one, and a key is not sent after it. What you entered is kept. Enter the final address as API base URL in Settings, then choose Retry.`,
  });
}

const LONGEST_ERROR = 64_000;

/** The body of a refusal, as far as it can be read within the call's time. */
export async function errorBody(response: Response): Promise<string> {
  try {
    return (await response.text()).slice(0, LONGEST_ERROR);
  } catch {
    return '';
  }
}
