import { LARGEST_FILE } from '../../domain/calendar/limits';
import { isAllowed } from '../calendar-origins';

/** Why an address gave no calendar. */
export type FetchProblem =
  /** The device has no network. */
  | 'offline'
  /** The page's policy has to be loaded again with this host in it. */
  | 'not-yet-allowed'
  /** No answer that a page may read: the host does not allow it, redirects for ever, is not there, or the network is not. */
  | 'unreachable'
  /** It refused, or has nothing at this address. */
  | 'refused'
  /** A web page, as one that asks to sign in. */
  | 'web-page'
  | 'too-large'
  | 'too-slow';

export type FetchedCalendar = { readonly bytes: Uint8Array } | { readonly problem: FetchProblem };

interface Around {
  readonly ask: typeof fetch;
  /** Origins of calendars in the page's policy; `undefined` for a page without one. */
  readonly policy: string | undefined;
  /** The page's own origin. */
  readonly own: string;
  /** Whether the device says that it has a network; it may be wrong only where it says so. */
  readonly online: () => boolean;
}

const page = (): Around => ({
  ask: fetch,
  policy: document.documentElement.dataset.calendarOrigins,
  own: location.origin,
  online: () => navigator.onLine,
});

/** Milliseconds until an answer that does not end is left. */
const PATIENCE = 60_000;

/**
 * Reads a calendar from its address, without cookie, key or referrer, and no further than the largest file goes, whatever
 * length the answer declares.
 */
export async function fetchCalendar(
  address: string,
  signal: AbortSignal,
  around: Around = page(),
): Promise<FetchedCalendar> {
  const { ask, policy, own, online } = around;
  if (!isAllowed(address, policy, own)) return { problem: 'not-yet-allowed' };
  const slow = AbortSignal.timeout(PATIENCE);
  try {
    const answer = await ask(address, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-cache',
      headers: { accept: 'text/calendar' },
      signal: AbortSignal.any([signal, slow]),
    });
    if (!answer.ok) return { problem: 'refused' };
    if (Number(answer.headers.get('content-length')) > LARGEST_FILE) {
      await answer.body?.cancel();
      return { problem: 'too-large' };
    }
    const bytes = await upTo(LARGEST_FILE, answer);
    if (bytes === null) return { problem: 'too-large' };
    return isPage(bytes) ? { problem: 'web-page' } : { bytes };
  } catch {
    return { problem: slow.aborted ? 'too-slow' : online() ? 'unreachable' : 'offline' };
  }
}

/** The bytes of an answer; `null` for more than that. */
async function upTo(most: number, answer: Response): Promise<Uint8Array | null> {
  const reader = answer.body?.getReader();
  if (!reader) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** What begins as markup is no calendar, whatever its type says. */
const isPage = (bytes: Uint8Array): boolean => /^\uFEFF?\s*</.test(new TextDecoder().decode(bytes.subarray(0, 400)));
