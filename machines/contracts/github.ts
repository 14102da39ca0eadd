import type { GithubLimit, KeptProfile } from '../../src/domain/guides/github-profile';

export interface ReadGithubInput {
  /** Of the account, as `readGithubName` gives it. */
  readonly name: string;
  /** What is on the device of the same account: what has not changed is taken from it. */
  readonly kept: KeptProfile | null;
}

/** Why a profile could not be read. */
export type GithubProblem =
  /** The text names no account. */
  | { readonly kind: 'name' }
  | { readonly kind: 'missing' }
  /** The requests of this hour are used up; `resetAt` is an ISO date-time, `null` where GitHub did not say. */
  | { readonly kind: 'limit'; readonly resetAt: string | null }
  | { readonly kind: 'offline' | 'unreachable' | 'timeout' | 'malformed' }
  | { readonly kind: 'refused'; readonly status: number };

/** What the actor `readGithub` sends: exactly one. */
export type ReadGithubEvent =
  | { readonly type: 'github.read'; readonly kept: KeptProfile; readonly limit: GithubLimit | null }
  | { readonly type: 'github.failed'; readonly problem: GithubProblem; readonly limit: GithubLimit | null };
