import { counted, listed, quoted } from '../report/words';
import { countWords } from '../resume/text-lines';
import { type GithubProfile, type GithubRepository, ownWork, shownFirst } from './github-profile';
import { picturesOf } from './github-readme-pictures';
import { excerpt } from './profile-words';

export interface GithubFinding {
  /** Unique within a reading: `repositories-licence`. */
  readonly id: string;
  readonly section: 'account' | 'readme' | 'repositories';
  /** `unseen`: GitHub does not tell it to somebody who is not signed in. */
  readonly status: 'pass' | 'advice' | 'unseen';
  readonly title: string;
  /** What was seen. */
  readonly says: string;
  /** What to do about it; `null` when it passed. */
  readonly todo: string | null;
  /** Names and words as they are on GitHub. */
  readonly quotes: readonly string[];
}

export interface GithubReading {
  readonly findings: readonly GithubFinding[];
  /** What was not read, and why. */
  readonly notes: readonly string[];
}

type Section = GithubFinding['section'];

const DAY = 86_400_000;
/** A year without a push to any repository. */
const STALE_DAYS = 365;
/** A bio of fewer words says too little to search for. */
const FEW_BIO_WORDS = 4;
/** A README over this is not read in half a minute. */
const MANY_README_WORDS = 400;
const QUOTED_NAMES = 8;
/** Names that say nothing about what a repository is. */
const EMPTY_NAME =
  /^(?:test|tests|demo|example|examples|untitled|new|my|temp|tmp|project|projects|repo|repository|app|website|web|code|practice|assignment|homework|hello-?world|first)(?:[-_]?(?:app|project|repo|test|website|code|\d+))*$/i;

/**
 * What a visitor finds on a GitHub profile, checked by fixed rules: the same profile on the same day gives the same findings.
 * @param now ISO date-time of the reading
 */
export function lintGithub(profile: GithubProfile, now: string): GithubReading {
  const notes: string[] = [];
  if (profile.kind === 'organisation')
    notes.push('This is an organisation. The checks are meant for the profile of a person.');
  if (profile.publicRepositories > profile.repositories.length && profile.repositories.length >= 100)
    notes.push(
      `There are ${profile.publicRepositories} public repositories; the 100 that were pushed to last were read.`,
    );
  return {
    findings: [...accountFindings(profile), ...readmeFindings(profile), ...repositoryFindings(profile, now)],
    notes,
  };
}

function finding(
  id: string,
  section: Section,
  title: string,
  says: string,
  todo: string | null = null,
  quotes: readonly string[] = [],
): GithubFinding {
  return { id, section, status: todo === null ? 'pass' : 'advice', title, says, todo, quotes };
}

const unseen = (id: string, section: Section, title: string, says: string, todo: string): GithubFinding => ({
  id,
  section,
  status: 'unseen',
  title,
  says,
  todo,
  quotes: [],
});

function accountFindings({ name, bio, location, blog, email, login }: GithubProfile): GithubFinding[] {
  const section = 'account' as const;
  return [
    name === ''
      ? finding(
          'account-name',
          section,
          'Has a name',
          `No name is given, only ${quoted(login)}.`,
          'Give the name that is on your resume, so that people who search for it find you.',
        )
      : finding('account-name', section, 'Has a name', `It reads ${quoted(name)}.`, null, [name]),
    bio === ''
      ? finding(
          'account-bio',
          section,
          'Has a bio',
          'The bio is empty.',
          'Write one line: your role, what you work with, what you build.',
        )
      : countWords(bio) < FEW_BIO_WORDS
        ? finding(
            'account-bio',
            section,
            'Has a bio',
            `The bio has ${counted(countWords(bio), 'word')}.`,
            'Say your role, what you work with and what you build. Up to 160 characters fit.',
            [bio],
          )
        : finding('account-bio', section, 'Has a bio', `${counted(countWords(bio), 'word')}.`, null, [excerpt(bio)]),
    location === ''
      ? finding(
          'account-location',
          section,
          'Says where you are',
          'No location is given.',
          'A city or a country is enough; “remote” helps as well. Leave it out where you do not want it known.',
        )
      : finding('account-location', section, 'Says where you are', `It reads ${quoted(location)}.`, null, [location]),
    blog === '' && email === ''
      ? finding(
          'account-links',
          section,
          'Leads to more of you',
          'There is neither a link nor a public mail address.',
          'Put your portfolio, your resume or your LinkedIn profile into the field for a link.',
        )
      : finding('account-links', section, 'Leads to more of you', 'There is a way on from the profile.', null, [
          ...(blog === '' ? [] : [blog]),
          ...(email === '' ? [] : [email]),
        ]),
    unseen(
      'account-picture',
      section,
      'Picture',
      'GitHub gives every account a picture and does not say whether it is its own drawing or yours.',
      'Look yourself: a clear picture of you, or a sign that you use everywhere.',
    ),
    unseen(
      'account-pins',
      section,
      'Pinned repositories',
      'What is pinned cannot be read without signing in.',
      'Pin the work you would like to be asked about, the strongest first.',
    ),
  ];
}

/** What GitHub puts into a new profile README. */
const TEMPLATE = /here are some ideas to get you started|✨ _special_ ✨ repository/i;

function readmeFindings({ readme, login }: GithubProfile): GithubFinding[] {
  const section = 'readme' as const;
  if (readme === null)
    return [
      finding(
        'readme-there',
        section,
        'Profile README is there',
        `There is no README in a public repository ${quoted(`${login}/${login}`)}.`,
        'Make a public repository with your username as its name, and put a README.md into its root. The builder on this page writes one.',
      ),
    ];
  const words = countWords(readme.replace(/<!--[\s\S]*?(?:-->|$)/g, ' '));
  const { pictures, hosts, stats, unnamed } = picturesOf(readme);
  const found = [
    TEMPLATE.test(readme)
      ? finding(
          'readme-own',
          section,
          'Written by you',
          'It still holds the text that GitHub puts into a new profile README.',
          'Replace it by a few lines of your own.',
          ['Here are some ideas to get you started'],
        )
      : finding('readme-own', section, 'Written by you', 'GitHub’s own beginning is not in it.'),
    words < 15
      ? finding(
          'readme-length',
          section,
          'Read in half a minute',
          `${counted(words, 'word')} in all.`,
          'Say who you are, what you work with, two projects and how to reach you.',
        )
      : words > MANY_README_WORDS
        ? finding(
            'readme-length',
            section,
            'Read in half a minute',
            `${counted(words, 'word')}: more than people read.`,
            'Keep what somebody should know after half a minute, and link to the rest.',
          )
        : finding('readme-length', section, 'Read in half a minute', `${counted(words, 'word')}.`),
  ];
  found.push(
    hosts.length === 0
      ? finding(
          'readme-pictures',
          section,
          'Pictures are your own',
          pictures === 0 ? 'There are none.' : 'None comes from another site.',
        )
      : finding(
          'readme-pictures',
          section,
          'Pictures are your own',
          `${counted(pictures, 'picture')}, with ${counted(hosts.length, 'other site')} behind them. Each is only there while that site is.`,
          'Put pictures into the repository, and write what a badge says as words.',
          hosts.slice(0, QUOTED_NAMES),
        ),
  );
  if (stats.length > 0)
    found.push(
      finding(
        'readme-stats',
        section,
        'No cards of statistics',
        'Cards that count stars, streaks or visits say little about how you work, and often fail to load.',
        'Show two projects and what came of them instead.',
        stats.slice(0, QUOTED_NAMES),
      ),
    );
  if (unnamed > 0)
    found.push(
      finding(
        'readme-alt',
        section,
        'Pictures have words',
        `${counted(unnamed, 'picture')} without alternative text.`,
        'Write between the square brackets, or in alt="", what the picture shows.',
      ),
    );
  found.push(
    /\]\((?:https?:|mailto:)|<a\s[^>]*href|https?:\/\/|[\w.+-]+@[\w-]+\.\w/i.test(
      readme.replace(/!\[[^\]]*\]\([^)]*\)/g, ''),
    )
      ? finding('readme-contact', section, 'Leads on', 'There is a link or an address in it.')
      : finding(
          'readme-contact',
          section,
          'Leads on',
          'No link and no address was found in it.',
          'End with the one way in which you want to be reached, and links to two projects.',
        ),
  );
  return found;
}

const namesOf = (repositories: readonly GithubRepository[]) =>
  repositories.slice(0, QUOTED_NAMES).map(({ name }) => name);
const andMore = (all: number) => (all > QUOTED_NAMES ? `, the first ${QUOTED_NAMES} named here` : '');
const daysSince = (then: string, now: string) => Math.floor((Date.parse(now) - Date.parse(then)) / DAY);
const dayOf = (instant: string) => instant.slice(0, 10);

function repositoryFindings(profile: GithubProfile, now: string): GithubFinding[] {
  const section = 'repositories' as const;
  const own = ownWork(profile);
  if (own.length === 0)
    return [
      finding(
        'repositories-there',
        section,
        'Shows own work',
        profile.repositories.length === 0
          ? 'There is no public repository.'
          : 'All public repositories are forks, archived, or the profile’s own.',
        'Publish one small finished project with a README that says what it does and how to run it.',
        namesOf(profile.repositories),
      ),
    ];
  const lacking = (
    id: string,
    title: string,
    lacks: (repository: GithubRepository) => boolean,
    what: string,
    todo: string,
    among = own,
  ) => {
    const without = among.filter(lacks);
    const of =
      among === own ? counted(own.length, 'own repository', 'own repositories') : `the ${among.length} looked at`;
    return without.length === 0
      ? finding(id, section, title, `Each of ${of} has ${what}.`)
      : finding(
          id,
          section,
          title,
          `${without.length} of ${of} ${without.length === 1 ? 'has' : 'have'} no ${what}${andMore(without.length)}.`,
          todo,
          namesOf(without),
        );
  };
  const asked = shownFirst(profile).filter(({ readme }) => readme !== null);
  const found = [
    lacking(
      'repositories-description',
      'Descriptions',
      ({ description }) => description === '',
      'description',
      'Write one sentence for each: what it does, for whom. It is what the list shows.',
    ),
    lacking(
      'repositories-topics',
      'Topics',
      ({ topics }) => topics.length === 0,
      'topic',
      'Add two to five topics to each: language, framework, what it is. Search goes by them.',
    ),
    lacking(
      'repositories-licence',
      'Licences',
      ({ licence }) => licence === null,
      'licence that GitHub finds',
      'Add a LICENSE file: without one nobody may use the code. MIT and Apache-2.0 are common choices.',
    ),
  ];
  found.push(
    asked.length === 0
      ? unseen(
          'repositories-readme',
          section,
          'READMEs',
          'Whether your repositories have READMEs was not asked, because GitHub’s limit left no requests for it.',
          'Read the profile again when the limit has been reset.',
        )
      : lacking(
          'repositories-readme',
          'READMEs',
          ({ readme }) => readme === false,
          'README',
          'Write what it does, how to run it in two commands, and what you would do next.',
          asked,
        ),
  );
  const [first] = [...own].sort((a, b) => b.pushedAt.localeCompare(a.pushedAt));
  if (first) {
    const days = daysSince(first.pushedAt, now);
    found.push(
      days > STALE_DAYS
        ? finding(
            'repositories-stale',
            section,
            'Work goes on',
            `The last push to work of your own was on ${dayOf(first.pushedAt)}, to ${quoted(first.name)}.`,
            'Finish one thing in a repository you want to show, or archive what is over.',
            [first.name],
          )
        : finding(
            'repositories-stale',
            section,
            'Work goes on',
            `The last push to work of your own was on ${dayOf(first.pushedAt)}.`,
            null,
            [first.name],
          ),
    );
  }
  found.push(...forkFindings(profile), ...demoFindings(profile));
  const unnamed = own.filter(({ name }) => EMPTY_NAME.test(name));
  if (unnamed.length > 0)
    found.push(
      finding(
        'repositories-names',
        section,
        'Names say what it is',
        `${listed(unnamed.slice(0, 3).map(({ name }) => quoted(name)))} could be anything.`,
        'Rename it to what it does; GitHub forwards the old address.',
        namesOf(unnamed),
      ),
    );
  return found;
}

function forkFindings({ repositories }: GithubProfile): GithubFinding[] {
  const forks = repositories.filter(({ fork }) => fork);
  if (forks.length === 0) return [];
  // Pushed to after it was forked: something of one's own may be in it.
  const untouched = forks.filter(({ pushedAt, createdAt }) => Date.parse(pushedAt) <= Date.parse(createdAt));
  const says = `${forks.length} of ${counted(repositories.length, 'public repository', 'public repositories')} ${forks.length === 1 ? 'is a fork' : 'are forks'}`;
  const title = 'Forks do not hide your work';
  if (untouched.length === 0)
    return [
      finding('repositories-forks', 'repositories', title, `${says}, each pushed to since.`, null, namesOf(forks)),
    ];
  return [
    finding(
      'repositories-forks',
      'repositories',
      title,
      `${says}; nothing was pushed to ${untouched.length === 1 ? 'one of them' : `${untouched.length} of them`} since the fork.`,
      'Delete forks you did nothing with: they bury what you made. A star remembers a project as well.',
      namesOf(untouched),
    ),
  ];
}

function demoFindings(profile: GithubProfile): GithubFinding[] {
  const shown = shownFirst(profile).slice(0, 6);
  const running = shown.filter(({ homepage }) => homepage !== '');
  const title = 'Something that runs';
  return [
    running.length > 0
      ? finding(
          'repositories-demo',
          'repositories',
          title,
          `${running.length} of the ${shown.length} shown first ${running.length === 1 ? 'leads' : 'lead'} to a page.`,
          null,
          namesOf(running),
        )
      : finding(
          'repositories-demo',
          'repositories',
          title,
          `None of the ${shown.length === 1 ? 'repositories' : `${shown.length} repositories`} shown first leads to a page that runs or explains it.`,
          'Put the address of a demo or of its manual into the About box of the repository.',
          namesOf(shown),
        ),
  ];
}
