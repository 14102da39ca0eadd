/** A public repository, as GitHub's list of them has it. */
export interface GithubRepository {
  readonly name: string;
  readonly description: string;
  /** Where it runs or is documented; empty where nothing is given. */
  readonly homepage: string;
  readonly fork: boolean;
  readonly archived: boolean;
  readonly topics: readonly string[];
  /** `MIT`; `other` for a licence that GitHub does not recognise, `null` for none. */
  readonly licence: string | null;
  readonly language: string | null;
  readonly stars: number;
  /** ISO date-times. */
  readonly createdAt: string;
  readonly pushedAt: string;
  /** Whether it has a README; `null` where that was not asked. */
  readonly readme: boolean | null;
}

/** What anybody sees of an account, as far as GitHub's REST interface tells it without signing in. */
export interface GithubProfile {
  readonly login: string;
  readonly kind: 'user' | 'organisation';
  readonly name: string;
  readonly bio: string;
  readonly location: string;
  readonly company: string;
  /** The link of the profile. */
  readonly blog: string;
  /** Given publicly. */
  readonly email: string;
  /** Of all public repositories, of which the newest 100 are in the list. */
  readonly publicRepositories: number;
  /** Those pushed to last come first. */
  readonly repositories: readonly GithubRepository[];
  /** The text of the profile README; `null` where there is none. */
  readonly readme: string | null;
}

/** A profile as it is kept on the device, with when it was read and the marks by which GitHub says that nothing changed. */
export interface KeptProfile {
  readonly profile: GithubProfile;
  /** ISO date-time. */
  readonly readAt: string;
  readonly etags: { readonly user: string; readonly repositories: string; readonly readme: string };
}

/** How many more requests GitHub answers to this network address, and when it counts anew. */
export interface GithubLimit {
  readonly remaining: number;
  /** ISO date-time. */
  readonly resetAt: string;
}

/** Longest text of a profile README that is read, in characters. */
export const LONGEST_PROFILE_README = 60_000;
/** Of so many repositories it is asked whether they have a README: each costs a request of the 60 an hour. */
export const READMES_ASKED = 6;
/** What one reading costs at most: account, repositories, profile README, and the READMEs. */
export const MOST_REQUESTS = 3 + READMES_ASKED;

/** Parts of github.com that are no account. */
const NO_ACCOUNTS = new Set(['orgs', 'settings', 'topics', 'explore', 'sponsors', 'features', 'login', 'marketplace']);

/**
 * The account that a text names: `octocat`, `@octocat`, `github.com/octocat` or an address below it; `null` for anything
 * that cannot be a name.
 */
export function readGithubName(typed: string): string | null {
  const text = typed.trim();
  const [, inAddress] = /^(?:https?:\/\/)?(?:www\.)?github\.com\/+@?([^/?#\s]+)/i.exec(text) ?? [];
  const name = inAddress ?? text.replace(/^@/, '');
  if (!/^[a-z\d](?:[a-z\d_-]{0,37}[a-z\d-])?$/i.test(name)) return null;
  return NO_ACCOUNTS.has(name.toLowerCase()) ? null : name;
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
const text = (value: unknown, most = 1_000): string => (typeof value === 'string' ? value.slice(0, most).trim() : '');
const count = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : 0;
const instant = (value: unknown): string | null => {
  const time = Date.parse(text(value));
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};

/** An account without its repositories and README; `null` where the answer is none of GitHub's. */
export function readAccount(answer: unknown): Omit<GithubProfile, 'repositories' | 'readme'> | null {
  const fields = fieldsOf(answer);
  const login = text(fields?.login);
  if (!fields || login === '') return null;
  return {
    login,
    kind: fields.type === 'Organization' ? 'organisation' : 'user',
    name: text(fields.name),
    bio: text(fields.bio),
    location: text(fields.location),
    company: text(fields.company),
    blog: text(fields.blog),
    email: text(fields.email),
    publicRepositories: count(fields.public_repos),
  };
}

/** The repositories of a list, in its order; `null` where the answer is no list. Entries that cannot be read are left out. */
export function readRepositories(answer: unknown): readonly GithubRepository[] | null {
  if (!Array.isArray(answer)) return null;
  return answer.slice(0, 100).flatMap((entry): GithubRepository[] => {
    const fields = fieldsOf(entry);
    const name = text(fields?.name, 100);
    const createdAt = instant(fields?.created_at);
    if (!fields || name === '' || !createdAt) return [];
    const licence = fieldsOf(fields.license);
    const spdx = text(licence?.spdx_id, 60);
    return [
      {
        name,
        description: text(fields.description),
        homepage: text(fields.homepage),
        fork: fields.fork === true,
        archived: fields.archived === true,
        topics: (Array.isArray(fields.topics) ? fields.topics : []).map((topic) => text(topic, 60)).slice(0, 20),
        licence: licence ? (spdx === '' || spdx === 'NOASSERTION' ? 'other' : spdx) : null,
        language: text(fields.language, 60) || null,
        stars: count(fields.stargazers_count),
        createdAt,
        pushedAt: instant(fields.pushed_at) ?? createdAt,
        readme: null,
      },
    ];
  });
}

/** The repositories that are one's own work: no forks, nothing archived, not the one that holds the profile README. */
export const ownWork = ({ login, repositories }: GithubProfile): readonly GithubRepository[] =>
  repositories.filter(
    ({ name, fork, archived }) =>
      !fork && !archived && name.toLowerCase() !== login.toLowerCase() && name.toLowerCase() !== '.github',
  );

/** Own work as a visitor is likely to meet it where nothing is pinned: most stars first, then the last pushed to. */
export const shownFirst = (profile: GithubProfile): readonly GithubRepository[] =>
  [...ownWork(profile)].sort((a, b) => b.stars - a.stars || b.pushedAt.localeCompare(a.pushedAt));
