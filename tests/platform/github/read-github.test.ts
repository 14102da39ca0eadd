import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import type { ReadGithubEvent } from '../../../machines/contracts/github';
import type { KeptProfile } from '../../../src/domain/guides/github-profile';
import { type GithubDeps, readGithubLogic } from '../../../src/platform/github/read-github';

const NOW = '2026-11-23T10:00:00.000Z';
const RESET = '1795432800';
const limited = (remaining: number) => ({ 'x-ratelimit-remaining': String(remaining), 'x-ratelimit-reset': RESET });
const account = { login: 'Ada', type: 'User', name: 'Ada', public_repos: 2 };
const repository = (name: string) => ({
  name,
  created_at: '2026-01-01T00:00:00Z',
  pushed_at: '2026-02-01T00:00:00Z',
  license: null,
});

interface Asked {
  readonly path: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly init: RequestInit;
}

/** Reads with a GitHub that answers as the test says, by path. */
async function read(
  answers: (path: string, asked: Asked) => Response | Error,
  { kept = null, online = true }: { kept?: KeptProfile | null; online?: boolean } = {},
) {
  const asked: Asked[] = [];
  const deps: GithubDeps = {
    isOnline: () => online,
    now: () => NOW,
    fetch: async (input, init = {}) => {
      const url = new URL(String(input));
      expect(url.origin).toBe('https://api.github.com');
      const one = {
        path: url.pathname + url.search,
        method: init.method ?? 'GET',
        headers: init.headers as Record<string, string>,
        init,
      };
      asked.push(one);
      const answer = answers(one.path, one);
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  const event = await new Promise<ReadGithubEvent>((resolve) => {
    const parent = setup({
      types: { events: {} as ReadGithubEvent },
      actors: { readGithub: readGithubLogic(deps) },
      actions: { note: ({ event: sent }) => resolve(sent) },
    }).createMachine({
      invoke: { src: 'readGithub', input: { name: 'ada', kept } },
      on: { '*': { actions: 'note' } },
    });
    createActor(parent).start();
  });
  return { event, asked };
}

const good = (path: string): Response => {
  if (path === '/users/ada') return Response.json(account, { headers: { ...limited(58), etag: '"u"' } });
  if (path.startsWith('/users/ada/repos'))
    return Response.json([repository('one'), repository('two')], { headers: { ...limited(57), etag: '"r"' } });
  if (path === '/repos/ada/ada/readme') return new Response('# Ada\r\n', { headers: { ...limited(56), etag: '"m"' } });
  if (path === '/repos/Ada/one/readme') return new Response(null, { headers: limited(55) });
  return new Response(null, { status: 404, headers: limited(54) });
};

test('account, repositories and READMEs, without a key, a cookie or an address', async () => {
  const { event, asked } = await read(good);
  expect(event).toMatchObject({
    type: 'github.read',
    limit: { remaining: 54, resetAt: new Date(Number(RESET) * 1000).toISOString() },
    kept: {
      readAt: NOW,
      etags: { user: '"u"', repositories: '"r"', readme: '"m"' },
      profile: {
        login: 'Ada',
        readme: '# Ada\n',
        repositories: [
          { name: 'one', readme: true },
          { name: 'two', readme: false },
        ],
      },
    },
  });
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /users/ada',
    'GET /users/ada/repos?per_page=100&sort=pushed',
    'GET /repos/ada/ada/readme',
    'HEAD /repos/Ada/one/readme',
    'HEAD /repos/Ada/two/readme',
  ]);
  for (const { init, headers } of asked) {
    expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
    expect(Object.keys(headers)).toEqual(['accept']);
  }
});

test('what has not changed is taken from what is kept', async () => {
  const { event: first } = await read(good);
  const kept = first.type === 'github.read' ? first.kept : null;
  const { event, asked } = await read(() => new Response(null, { status: 304, headers: limited(50) }), { kept });
  expect(event).toMatchObject({ type: 'github.read', kept });
  expect(asked.map(({ headers }) => headers['if-none-match'])).toEqual(['"u"', '"r"', '"m"']);
});

test('no more is asked than the limit has room for', async () => {
  const { event, asked } = await read((path) => {
    const answer = good(path);
    answer.headers.set('x-ratelimit-remaining', '1');
    return answer;
  });
  expect(asked).toHaveLength(4);
  expect(event).toMatchObject({ kept: { profile: { repositories: [{ readme: true }, { readme: null }] } } });
});

test.each<[string, Response | Error, unknown]>([
  ['no such account', new Response('{}', { status: 404, headers: limited(9) }), { kind: 'missing' }],
  [
    'the limit',
    new Response('{}', { status: 403, headers: limited(0) }),
    { kind: 'limit', resetAt: new Date(Number(RESET) * 1000).toISOString() },
  ],
  ['the second limit', new Response('{}', { status: 429 }), { kind: 'limit', resetAt: null }],
  ['another refusal', new Response('{}', { status: 403, headers: limited(30) }), { kind: 'refused', status: 403 }],
  ['a fault there', new Response('', { status: 502 }), { kind: 'refused', status: 502 }],
  ['a page of somebody else', new Response('<html>', { headers: limited(30) }), { kind: 'malformed' }],
  ['a blocked request', new TypeError('Failed to fetch'), { kind: 'unreachable' }],
])('%s is told', async (_, answer, problem) => {
  const { event } = await read((path) => (path === '/users/ada' || answer instanceof Error ? answer : good(path)));
  expect(event).toMatchObject({ type: 'github.failed', problem });
});

test('offline, nothing is sent', async () => {
  const { event, asked } = await read(good, { online: false });
  expect(event).toMatchObject({ type: 'github.failed', problem: { kind: 'offline' } });
  expect(asked).toEqual([]);
});
