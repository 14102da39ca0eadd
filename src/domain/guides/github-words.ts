import { MOST_REQUESTS } from './github-profile';

/** Said before anything is asked of GitHub. */
export const WHAT_IS_FETCHED = `From api.github.com: the public account, the list of its public repositories, its profile README, and whether the repositories shown first have READMEs. These are up to ${MOST_REQUESTS} requests of the 60 that GitHub answers an hour for each network address without a key.`;
export const WHO_SEES_IT =
  'GitHub sees your network address and which account is asked for, as when you open its page. No key, no cookie and nothing else of yours is sent.';

/** Why nothing came, as `GithubProblem` of the flow says it. */
type Problem =
  | { readonly kind: 'name' | 'missing' | 'offline' | 'unreachable' | 'timeout' | 'malformed' }
  | { readonly kind: 'limit'; readonly resetAt: string | null }
  | { readonly kind: 'refused'; readonly status: number };

/**
 * What happened and what to do.
 * @param time a point in time as the learner reads it
 */
export function githubProblemWords(
  problem: Problem,
  name: string,
  time: (instant: string) => string,
): { readonly title: string; readonly help: string } {
  switch (problem.kind) {
    case 'name':
      return {
        title: 'That is no GitHub username.',
        help: 'A username has letters, digits and hyphens, at most 39: octocat, or github.com/octocat. Nothing was sent.',
      };
    case 'missing':
      return {
        title: `GitHub knows no account “${name}”.`,
        help: 'Check the spelling on your profile page: it is what comes after github.com/.',
      };
    case 'limit':
      return {
        title: 'GitHub’s limit for this hour is reached.',
        help: `Without a key it answers 60 requests an hour for each network address, which others may share. ${
          problem.resetAt === null ? 'Try again in an hour.' : `Try again after ${time(problem.resetAt)}.`
        }`,
      };
    case 'offline':
      return { title: 'You are offline.', help: 'Connect and try again. What was read before is still here.' };
    case 'unreachable':
      return {
        title: 'GitHub could not be reached.',
        help: 'The network, a browser extension or a firewall may stop requests to api.github.com. Try again, or allow it.',
      };
    case 'timeout':
      return { title: 'GitHub did not answer in time.', help: 'Try again in a moment.' };
    case 'malformed':
      return {
        title: 'GitHub’s answer could not be read.',
        help: 'Try again. If it stays so, GitHub may have changed.',
      };
    case 'refused':
      return {
        title: 'GitHub refused the request.',
        help: `It answered with ${problem.status}. githubstatus.com says whether something is wrong there.`,
      };
  }
}
