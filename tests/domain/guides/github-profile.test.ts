import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  type GithubProfile,
  type GithubRepository,
  readAccount,
  readGithubName,
  readRepositories,
  shownFirst,
} from '../../../src/domain/guides/github-profile';
import { lintGithub } from '../../../src/domain/guides/github-profile-lint';
import { picturesOf } from '../../../src/domain/guides/github-readme-pictures';
import { githubProblemWords } from '../../../src/domain/guides/github-words';

const NOW = '2026-11-23T10:00:00.000Z';
const repository = (name: string, part: Partial<GithubRepository> = {}): GithubRepository => ({
  name,
  description: 'Counts words',
  homepage: '',
  fork: false,
  archived: false,
  topics: ['go'],
  licence: 'MIT',
  language: 'Go',
  stars: 0,
  createdAt: '2025-01-01T00:00:00.000Z',
  pushedAt: '2026-10-01T00:00:00.000Z',
  readme: true,
  ...part,
});
const ADA: GithubProfile = {
  login: 'ada',
  kind: 'user',
  name: 'Ada Lovelace',
  bio: 'Backend developer, Go and PostgreSQL',
  location: 'London',
  company: '',
  blog: 'https://ada.dev',
  email: '',
  publicRepositories: 2,
  repositories: [repository('wordcount', { homepage: 'https://ada.dev/words' }), repository('ada')],
  readme: `# Ada\n\nI write payment services in Go and PostgreSQL at a bank in London.\n\n- [wordcount](https://github.com/ada/wordcount)`,
};
const found = (profile: Partial<GithubProfile>) => {
  const { findings, notes } = lintGithub({ ...ADA, ...profile }, NOW);
  const by = (id: string) => findings.find((one) => one.id === id);
  return { findings, notes, by };
};

describe('an account is read from what people type', () => {
  it.each([
    ['octocat', 'octocat'],
    [' @octocat ', 'octocat'],
    ['https://github.com/octocat', 'octocat'],
    ['github.com/octocat/hello-world?tab=readme', 'octocat'],
    ['http://www.github.com/@Octo-Cat/', 'Octo-Cat'],
    ['octo_corp', 'octo_corp'],
    ['', null],
    ['-octocat', null],
    ['octo cat', null],
    ['octo/../../rate_limit', null],
    ['../user', null],
    ['octocat?x=1', null],
    ['https://gitlab.com/octocat', null],
    ['github.com/settings', null],
    ['a'.repeat(40), null],
    ['ада', null],
  ])('%j is %j', (typed, name) => expect(readGithubName(typed)).toBe(name));

  test('whatever is typed, a name is safe in an address', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (typed) => {
        const name = readGithubName(typed);
        expect(name === null || encodeURIComponent(name) === name).toBe(true);
      }),
    );
  });
});

test('answers of GitHub are read, and anything else is none', () => {
  expect(
    readAccount({ login: 'ada', type: 'Organization', name: null, bio: ' B ', blog: '', public_repos: 3 }),
  ).toMatchObject({ login: 'ada', kind: 'organisation', name: '', bio: 'B', publicRepositories: 3 });
  for (const odd of [null, [], 'x', {}, { login: 7 }]) expect(readAccount(odd)).toBeNull();
  expect(readRepositories({})).toBeNull();
  expect(
    readRepositories([
      { name: 'a', created_at: '2026-01-01T00:00:00Z', license: { spdx_id: 'NOASSERTION' }, topics: ['x'] },
      { name: 'b', created_at: '2026-01-01T00:00:00Z', license: { spdx_id: 'MIT' }, pushed_at: null, fork: true },
      { name: 'no date' },
      null,
    ]),
  ).toEqual([
    repository('a', {
      description: '',
      licence: 'other',
      topics: ['x'],
      language: null,
      createdAt: '2026-01-01T00:00:00.000Z',
      pushedAt: '2026-01-01T00:00:00.000Z',
      readme: null,
    }),
    repository('b', {
      description: '',
      topics: [],
      fork: true,
      language: null,
      createdAt: '2026-01-01T00:00:00.000Z',
      pushedAt: '2026-01-01T00:00:00.000Z',
      readme: null,
    }),
  ]);
  fc.assert(
    fc.property(fc.anything(), (answer) => {
      readAccount(answer);
      readRepositories(answer);
    }),
  );
});

test('a good profile passes all that can be seen, and says what cannot', () => {
  const { findings, notes } = found({});
  expect(findings.filter(({ status }) => status === 'advice')).toEqual([]);
  expect(findings.filter(({ status }) => status === 'unseen').map(({ id }) => id)).toEqual([
    'account-picture',
    'account-pins',
  ]);
  expect(notes).toEqual([]);
});

describe('each fault says what was seen and what to do', () => {
  it.each<[string, Partial<GithubProfile>, string]>([
    ['account-name', { name: '' }, 'No name is given, only “ada”.'],
    ['account-bio', { bio: '' }, 'The bio is empty.'],
    ['account-bio', { bio: 'Student' }, 'The bio has 1 word.'],
    ['account-location', { location: '' }, 'No location is given.'],
    ['account-links', { blog: '' }, 'There is neither a link nor a public mail address.'],
    ['readme-there', { readme: null }, 'There is no README in a public repository “ada/ada”.'],
    ['readme-length', { readme: '# Hi' }, '1 word in all.'],
    ['readme-length', { readme: 'word '.repeat(500) }, '500 words: more than people read.'],
    [
      'readme-own',
      {
        readme: `${ADA.readme}\n<!--\n**ada/ada** is a ✨ _special_ ✨ repository\nHere are some ideas to get you started:\n-->`,
      },
      'It still holds the text that GitHub puts into a new profile README.',
    ],
    [
      'readme-pictures',
      {
        readme: `${ADA.readme}\n![Go](https://img.shields.io/badge/Go-blue)\n<img alt="x" src="https://komarev.com/ghpvc/?username=ada">`,
      },
      '2 pictures, with 2 other sites behind them. Each is only there while that site is.',
    ],
    [
      'readme-stats',
      { readme: `${ADA.readme}\n![s](https://github-readme-stats.vercel.app/api?username=ada)` },
      'Cards that count stars, streaks or visits say little about how you work, and often fail to load.',
    ],
    ['readme-alt', { readme: `${ADA.readme}\n![](./shot.png)` }, '1 picture without alternative text.'],
    [
      'readme-contact',
      { readme: 'I write payment services in Go. '.repeat(4) },
      'No link and no address was found in it.',
    ],
    ['repositories-there', { repositories: [] }, 'There is no public repository.'],
    [
      'repositories-there',
      { repositories: [repository('x', { fork: true }), repository('y', { archived: true }), repository('ada')] },
      'All public repositories are forks, archived, or the profile’s own.',
    ],
    [
      'repositories-description',
      { repositories: [repository('x', { description: '' }), repository('y')] },
      '1 of 2 own repositories has no description.',
    ],
    ['repositories-topics', { repositories: [repository('x', { topics: [] })] }, '1 of 1 own repository has no topic.'],
    [
      'repositories-licence',
      { repositories: [repository('x', { licence: null })] },
      '1 of 1 own repository has no licence that GitHub finds.',
    ],
    [
      'repositories-readme',
      { repositories: [repository('x', { readme: false }), repository('y')] },
      '1 of the 2 looked at has no README.',
    ],
    [
      'repositories-stale',
      { repositories: [repository('x', { pushedAt: '2025-11-01T00:00:00.000Z' })] },
      'The last push to work of your own was on 2025-11-01, to “x”.',
    ],
    [
      'repositories-forks',
      { repositories: [repository('x'), repository('f', { fork: true, pushedAt: '2024-01-01T00:00:00.000Z' })] },
      '1 of 2 public repositories is a fork; nothing was pushed to one of them since the fork.',
    ],
    [
      'repositories-demo',
      { repositories: [repository('x')] },
      'None of the repositories shown first leads to a page that runs or explains it.',
    ],
    ['repositories-names', { repositories: [repository('test-2')] }, '“test-2” could be anything.'],
  ])('%s', (id, profile, says) => {
    const finding = found(profile).by(id);
    expect(finding).toMatchObject({ status: 'advice', says });
    expect(finding?.todo).toMatch(/^\p{Lu}.+[.]$/u);
  });
});

test('what was not asked is not claimed, and what was not read is said', () => {
  expect(found({ repositories: [repository('x', { readme: null })] }).by('repositories-readme')?.status).toBe('unseen');
  expect(found({ kind: 'organisation' }).notes[0]).toContain('organisation');
  const many = Array.from({ length: 100 }, (_, n) => repository(`r${n}`));
  expect(found({ repositories: many, publicRepositories: 130 }).notes).toEqual([
    'There are 130 public repositories; the 100 that were pushed to last were read.',
  ]);
  expect(
    found({ repositories: [repository('x'), repository('f', { fork: true })] }).by('repositories-forks')?.status,
  ).toBe('pass');
});

test('most stars are shown first, then what was pushed to last', () => {
  const repositories = [
    repository('old', { pushedAt: '2026-01-01T00:00:00.000Z' }),
    repository('new'),
    repository('stars', { stars: 2 }),
    repository('fork', { stars: 9, fork: true }),
  ];
  expect(shownFirst({ ...ADA, repositories }).map(({ name }) => name)).toEqual(['stars', 'new', 'old']);
});

test('pictures in every way of writing them; GitHub’s own are one’s own', () => {
  expect(
    picturesOf(
      [
        '![a](https://raw.githubusercontent.com/ada/ada/main/a.png) ![b](shots/b.png) ![][c]',
        '[c]: https://Example.org/c.png',
        "<IMG width=1 src='//cdn.example.com/d.png'>",
        '```\n![no](https://code.example/e.png)\n```',
        '<!-- ![no](https://comment.example/f.png) -->',
      ].join('\n'),
    ),
  ).toEqual({ pictures: 4, hosts: ['cdn.example.com', 'example.org'], stats: [], unnamed: 2 });
});

test('every problem says what happened and what to do', () => {
  const time = () => '10:40';
  expect(githubProblemWords({ kind: 'limit', resetAt: NOW }, 'ada', time).help).toContain('Try again after 10:40.');
  expect(githubProblemWords({ kind: 'limit', resetAt: null }, 'ada', time).help).toContain('Try again in an hour.');
  expect(githubProblemWords({ kind: 'missing' }, 'ada', time).title).toBe('GitHub knows no account “ada”.');
  expect(githubProblemWords({ kind: 'refused', status: 451 }, 'ada', time).help).toContain('451');
  for (const kind of ['name', 'offline', 'unreachable', 'timeout', 'malformed'] as const) {
    const { title, help } = githubProblemWords({ kind }, 'ada', time);
    expect([title, help].every((words) => /^\p{Lu}.+[.]$/u.test(words))).toBe(true);
  }
});
