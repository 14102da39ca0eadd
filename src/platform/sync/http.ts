import { RemoteError, type RemoteProblem } from './remote';

/** `fetch`, and what is known of the network beside it. */
export interface Ask {
  fetch(url: string, init: RequestInit): Promise<Response>;
  isOnline(): boolean;
  /** Whether the page's own policy lets an address be asked. */
  reaches(url: string): boolean;
}

export const pageAsk: Ask = {
  fetch: (url, init) => fetch(url, init),
  isOnline: () => navigator.onLine,
  reaches: () => true,
};

/** A storage that has not answered by then is asked again later (milliseconds). */
const PATIENCE = 60_000;
/** The same for a request with a signal of its own: a large file over a slow network. */
const LONG_PATIENCE = 600_000;

/**
 * One request to a storage. Nothing but what is in `init` goes along: no cookie, no referrer.
 * @param init with a `signal`, the request may take long, and is given up with it
 * @param allowed statuses beside those of success that the caller understands
 * @throws RemoteError; the reason of the signal
 */
export async function http(
  ask: Ask,
  url: string,
  init: RequestInit,
  allowed: readonly number[] = [],
): Promise<Response> {
  if (!ask.reaches(url)) throw new RemoteError('policy');
  const { signal } = init;
  let answer: Response;
  try {
    answer = await ask.fetch(url, {
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'follow',
      ...init,
      signal: signal ? AbortSignal.any([signal, AbortSignal.timeout(LONG_PATIENCE)]) : AbortSignal.timeout(PATIENCE),
    });
  } catch {
    signal?.throwIfAborted();
    throw new RemoteError(ask.isOnline() ? await whyUnanswered(ask, url) : 'offline');
  }
  if (answer.ok || allowed.includes(answer.status)) return answer;
  throw new RemoteError(problemOfStatus(answer.status), answer.status, retryAfter(answer));
}

/** The bytes of an answer. @throws RemoteError where they stop coming; the reason of the signal */
export async function bytesIn(answer: Response, signal?: AbortSignal): Promise<Uint8Array> {
  try {
    return new Uint8Array(await answer.arrayBuffer());
  } catch {
    signal?.throwIfAborted();
    throw new RemoteError('unreachable');
  }
}

/** A page learns nothing of why an answer did not come; one that it may not read tells that there is a server. */
async function whyUnanswered(ask: Ask, url: string): Promise<RemoteProblem> {
  const { origin } = new URL(url);
  // Of the page's own origin every answer may be read.
  if (origin === globalThis.location?.origin) return 'unreachable';
  try {
    await ask.fetch(origin, {
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(PATIENCE / 4),
    });
    return 'blocked';
  } catch {
    return ask.isOnline() ? 'unreachable' : 'offline';
  }
}

/** What a status of HTTP means for a storage. */
export function problemOfStatus(status: number): RemoteProblem {
  switch (status) {
    case 401:
      return 'password';
    case 403:
      return 'forbidden';
    case 404:
    case 410:
      return 'address';
    case 405:
    case 501:
      return 'not-a-storage';
    case 413:
      return 'too-large';
    case 507:
      return 'full';
    case 408:
    case 423:
    case 425:
    case 429:
    case 502:
    case 503:
    case 504:
      return 'busy';
    default:
      return 'failed';
  }
}

/** Milliseconds, from seconds or a date; `null` where it says nothing that can be used. */
function retryAfter(answer: Response): number | null {
  const said = answer.headers.get('Retry-After');
  if (!said) return null;
  const milliseconds = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now();
  return Number.isFinite(milliseconds) ? Math.min(Math.max(milliseconds, 0), 3_600_000) : null;
}
