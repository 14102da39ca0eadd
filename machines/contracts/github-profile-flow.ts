/** Reading a public GitHub profile: what the flow holds, hears and emits. */
import type { GithubLimit, KeptProfile } from '../../src/domain/guides/github-profile';
import type { GithubProblem } from './github';

export interface GithubProfileContext {
  /** Of the account that was asked for last; empty before. */
  readonly name: string;
  /** The profile that is shown. */
  readonly kept: KeptProfile | null;
  readonly limit: GithubLimit | null;
  readonly problem: GithubProblem | null;
}

export interface GithubProfileInput {
  readonly kept: KeptProfile | null;
}

export type GithubProfileUserEvent =
  /** `name`: the account that the typed text names, `null` where it names none; `at`: now, an ISO date-time. */
  | {
      readonly type: 'profile.asked';
      readonly name: string | null;
      /** The learner agreed that GitHub sees the request. */
      readonly agreed: boolean;
      readonly at: string;
    }
  | { readonly type: 'reading.stopped' }
  | { readonly type: 'failure.dismissed' }
  /** What is on the device is forgotten. */
  | { readonly type: 'profile.forgotten' };

export type GithubProfileEmitted = { type: 'profile.kept'; kept: KeptProfile } | { type: 'profile.dropped' };
