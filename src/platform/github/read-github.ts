import { type EventObject, fromCallback } from 'xstate';
import type { GithubProblem, ReadGithubEvent, ReadGithubInput } from '../../../machines/contracts/github';
import {
  type GithubLimit,
  type GithubProfile,
  LONGEST_PROFILE_README,
  MOST_REQUESTS,
  READMES_ASKED,
  readAccount,
  readRepositories,
  shownFirst,
} from '../../domain/guides/github-profile';

const HOST = 'https://api.github.com';
/** One request may take this long. */
const PATIENCE = 20_000;

export interface GithubDeps {
  readonly fetch: typeof fetch;
  readonly isOnline: () => boolean;
  /** ISO date-time. */
  readonly now: () => string;
}

const browser: GithubDeps = {
  fetch: (input, init) => fetch(input, init),
  isOnline: () => navigator.onLine,
  now: () => new Date().toISOString(),
};

/**
 * Actor `readGithub`: what anybody sees of an account, in at most `MOST_REQUESTS` requests without a key. What GitHub says
 * has not changed is taken from what is kept. Leaving its state ends the requests.
 */
export const readGithubLogic = (deps: GithubDeps = browser) =>
  fromCallback<EventObject, ReadGithubInput>(({ input, sendBack }) => {
    const leaving = new AbortController();
    readGithub(input, leaving.signal, deps).then((event) => {
      if (!leaving.signal.aborted) sendBack(event);
    });
    return () => leaving.abort();
  });

/** Ends the reading with a problem. */
class Failed extends Error {
  constructor(readonly problem: GithubProblem) {
    super(problem.kind);
  }
}

interface Answer {
  /** `null`: not changed since, or not there. */
  readonly body: string | null;
  readonly status: number;
  readonly etag: string;
}

async function readGithub(
  { name, kept }: ReadGithubInput,
  signal: AbortSignal,
  deps: GithubDeps,
): Promise<ReadGithubEvent> {
  let limit: GithubLimit | null = null;
  const ask = async (path: string, { etag = '', accept = 'application/vnd.github+json', method = 'GET' } = {}) => {
    const response = await send(path, { etag, accept, method });
    limit = limitOf(response) ?? limit;
    if (response.status === 403 || response.status === 429) throw new Failed(refusal(response, limit));
    if (response.status !== 404 && response.status !== 304 && !response.ok)
      throw new Failed({ kind: 'refused', status: response.status });
    const body = response.ok && method === 'GET' ? await response.text().catch(() => gone()) : null;
    return { body, status: response.status, etag: response.headers.get('etag') ?? '' } satisfies Answer;
  };
  const gone = (): never => {
    throw new Failed({ kind: deps.isOnline() ? 'unreachable' : 'offline' });
  };
  const send = async (path: string, { etag, accept, method }: Record<'etag' | 'accept' | 'method', string>) => {
    if (!deps.isOnline()) throw new Failed({ kind: 'offline' });
    const patience = AbortSignal.timeout(PATIENCE);
    try {
      return await deps.fetch(HOST + path, {
        method,
        headers: { accept, ...(etag === '' ? {} : { 'if-none-match': etag }) },
        signal: AbortSignal.any([signal, patience]),
        // No cookie goes along, and no address of this page.
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        // With a mark of its own a request must not be answered from the browser's cache.
        cache: 'no-store',
      });
    } catch {
      throw new Failed({ kind: patience.aborted ? 'timeout' : deps.isOnline() ? 'unreachable' : 'offline' });
    }
  };

  try {
    const login = encodeURIComponent(name);
    const account = await ask(`/users/${login}`, { etag: kept?.etags.user ?? '' });
    if (account.status === 404) throw new Failed({ kind: 'missing' });
    const list = await ask(`/users/${login}/repos?per_page=100&sort=pushed`, { etag: kept?.etags.repositories ?? '' });
    const readme = await ask(`/repos/${login}/${login}/readme`, {
      accept: 'application/vnd.github.raw+json',
      etag: kept?.etags.readme ?? '',
    });
    const user = account.status === 304 ? kept?.profile : readAccount(parsed(account.body));
    const repositories = list.status === 304 ? kept?.profile.repositories : readRepositories(parsed(list.body));
    if (!user || !repositories) throw new Failed({ kind: 'malformed' });
    const text = readme.status === 304 ? (kept?.profile.readme ?? null) : readme.body;
    const profile: GithubProfile = {
      ...user,
      repositories,
      readme: text?.slice(0, LONGEST_PROFILE_README).replace(/\r\n?/g, '\n') ?? null,
    };
    const whole = list.status === 304 ? profile : await withReadmes(profile);
    return {
      type: 'github.read',
      limit,
      kept: {
        profile: whole,
        readAt: deps.now(),
        etags: {
          user: account.etag || (kept?.etags.user ?? ''),
          repositories: list.etag || (kept?.etags.repositories ?? ''),
          readme: readme.status === 404 ? '' : readme.etag || (kept?.etags.readme ?? ''),
        },
      },
    };
  } catch (error) {
    return {
      type: 'github.failed',
      problem: error instanceof Failed ? error.problem : { kind: 'malformed' },
      limit,
    };
  }

  /** Whether those that are shown first have a README, as far as the limit has room. What fails is left unknown. */
  async function withReadmes(profile: GithubProfile): Promise<GithubProfile> {
    const room = Math.min(READMES_ASKED, limit?.remaining ?? 0, MOST_REQUESTS);
    const known = new Map<string, boolean>();
    await Promise.all(
      shownFirst(profile)
        .slice(0, room)
        .map(async (repository) => {
          const path = `/repos/${encodeURIComponent(profile.login)}/${encodeURIComponent(repository.name)}/readme`;
          const answer = await ask(path, { method: 'HEAD' }).catch(() => null);
          if (answer) known.set(repository.name, answer.status !== 404);
        }),
    );
    const repositories = profile.repositories.map((one) => ({ ...one, readme: known.get(one.name) ?? null }));
    return { ...profile, repositories };
  }
}

function parsed(body: string | null): unknown {
  try {
    return JSON.parse(body ?? '');
  } catch {
    return null;
  }
}

function limitOf({ headers }: Response): GithubLimit | null {
  const remaining = headers.get('x-ratelimit-remaining');
  const reset = Number(headers.get('x-ratelimit-reset'));
  if (remaining === null || !/^\d{1,6}$/.test(remaining) || !(reset > 0 && reset < 1e11)) return null;
  return { remaining: Number(remaining), resetAt: new Date(reset * 1000).toISOString() };
}

/** A 403 or 429 is the limit where no request is left or a time to wait is named; else GitHub refuses for another reason. */
function refusal(response: Response, limit: GithubLimit | null): GithubProblem {
  if (limit?.remaining === 0) return { kind: 'limit', resetAt: limit.resetAt };
  if (response.status === 429 || response.headers.has('retry-after')) return { kind: 'limit', resetAt: null };
  return { kind: 'refused', status: response.status };
}
