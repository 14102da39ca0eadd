import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Ask } from '../../../src/platform/sync/http';
import { newSecret } from '../../../src/platform/sync/seal';
import { testStorage } from '../../../src/platform/sync/storage-test';
import { webdav } from '../../../src/platform/sync/webdav';
import { startApache, whyNoApache } from '../../support/apache.mjs';
import { pageParser } from '../../support/page-parser';
import { type DavServer, startDavServer } from '../../support/webdav-server';
import { note, openDevice, settle } from './support';

beforeAll(pageParser);

const ask: Ask = { fetch: (url, init) => fetch(url, init), isOnline: () => true, reaches: () => true };
const bytes = (text: string) => new TextEncoder().encode(text);

interface Dav {
  readonly address: string;
  readonly user: string;
  readonly password: string;
  /** Every file of the server's disk, where it has one. */
  files?(): string;
  stop(): void | Promise<void>;
}

const servers: readonly { readonly name: string; readonly missing: string | null; start(): Promise<Dav> }[] = [
  { name: 'a library in this process', missing: null, start: startDavServer as () => Promise<DavServer> },
  {
    name: 'Debian’s Apache with mod_dav',
    missing: whyNoApache(),
    async start() {
      const apache = await startApache({ users: { rosa: 'pass word ü' } });
      const read = (at: string): string =>
        readdirSync(at)
          .map((name) => join(at, name))
          .map((path) => (statSync(path).isDirectory() ? read(path) : `${path}\n${readFileSync(path, 'latin1')}`))
          .join('\n');
      return {
        address: apache.dav('rosa'),
        user: 'rosa',
        password: 'pass word ü',
        files: () => read(join(apache.folder, 'dav')),
        stop: apache.stop,
      };
    },
  },
];

describe.each(servers)('WebDAV by $name', ({ missing, start }) => {
  if (missing) {
    it.skip(`skipped: ${missing}`, () => {});
    return;
  }
  let server: Dav;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.stop());
  const account = (change: Partial<Dav> = {}) => ({
    kind: 'webdav' as const,
    address: change.address ?? server.address,
    user: change.user ?? server.user,
    password: change.password ?? server.password,
  });

  it('makes a folder, writes, lists, reads, writes again and removes', async () => {
    const remote = webdav(account(), 'space-1', ask);
    expect(await remote.list()).toBeNull();
    await remote.prepare();
    await remote.prepare();
    expect(await remote.list()).toEqual([]);
    await remote.put('one.e', bytes('first'));
    await remote.put(
      'two.e',
      new Uint8Array(100_000).map((_, index) => index),
    );
    await remote.put('one.e', bytes('again'));
    expect([...((await remote.list()) ?? [])].sort()).toEqual(['one.e', 'two.e']);
    expect(new TextDecoder().decode((await remote.get('one.e')) ?? undefined)).toBe('again');
    expect((await remote.get('two.e'))?.length).toBe(100_000);
    expect(await remote.get('three.e')).toBeNull();
    await remote.remove('one.e');
    await remote.remove('one.e');
    expect(await remote.list()).toEqual(['two.e']);
  });

  it('passes the test of a storage, and leaves nothing in it', async () => {
    expect(await testStorage(account(), ask)).toEqual({ kind: 'fits' });
    expect(await webdav(account(), 'elevate-test', ask).list()).toEqual([]);
  });

  it('a wrong password is told as that', async () => {
    expect(await testStorage(account({ password: 'wrong' }), ask)).toMatchObject({
      kind: 'failed',
      problem: 'password',
    });
  });

  it('an address with a slip is told as that', async () => {
    const result = await testStorage(account({ address: `${server.address}nowhere/at/all/` }), ask);
    expect(result).toMatchObject({ kind: 'failed', step: 'folder' });
    expect(['address', 'failed']).toContain((result as { problem: string }).problem);
  });

  it('two devices keep in step by it, and its disk holds no word of theirs', async () => {
    const secret = newSecret();
    const remote = webdav(account(), 'space-2', ask);
    await remote.prepare();
    const [one, two] = [await openDevice({ remote, secret }), await openDevice({ remote, secret })];
    await one.write(note('a', { title: 'Rosa Lind', body: 'Led a team of six.' }));
    await settle(one, two);
    await two.write(note('a', { title: 'Rosa Lind', body: 'Led a team of seven.' }));
    await settle(two, one);
    expect(await one.all()).toEqual({ a: note('a', { title: 'Rosa Lind', body: 'Led a team of seven.' }) });
    const disk = server.files?.();
    if (disk)
      for (const word of ['Rosa', 'Lind', 'team', 'seven', 'notes', 'title', 'body']) expect(disk).not.toContain(word);
  });
});

describe('what a server says', () => {
  let server: Server | null = null;
  afterEach(() => {
    server?.close();
    server = null;
  });
  const answering = async (answer: (request: IncomingMessage, response: ServerResponse) => void) => {
    const started = createServer(answer);
    server = started;
    await new Promise<void>((done) => started.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(started.address() as AddressInfo).port}/`;
  };
  const tried = async (address: string, more: Partial<Ask> = {}) =>
    testStorage({ kind: 'webdav', address, user: '', password: '' }, { ...ask, ...more });

  it.each<[number, string]>([
    [401, 'password'],
    [403, 'forbidden'],
    [404, 'address'],
    [413, 'too-large'],
    [423, 'busy'],
    [429, 'busy'],
    [500, 'failed'],
    [503, 'busy'],
    [507, 'full'],
  ])('status %d is told as %s', async (status, problem) => {
    const address = await answering((_, response) => response.writeHead(status).end());
    expect(await tried(address)).toMatchObject({ kind: 'failed', problem });
  });

  it('a folder that can be read and not written is told as that', async () => {
    const address = await answering(({ method }, response) => response.writeHead(method === 'MKCOL' ? 201 : 403).end());
    expect(await tried(address)).toMatchObject({ problem: 'read-only', step: 'write' });
  });

  it('a web page is no storage', async () => {
    const address = await answering((_, response) => response.writeHead(200).end('<!doctype html><p>Hello'));
    expect(await tried(address)).toMatchObject({ problem: 'not-a-storage' });
  });

  it('how long it wants to be left alone is kept', async () => {
    const address = await answering((_, response) => response.writeHead(429, { 'Retry-After': '90' }).end());
    expect(await tried(address)).toMatchObject({ problem: 'busy', after: 90_000 });
  });

  it('nobody there, no network, an answer that a page may not read, and an address the policy does not know', async () => {
    const gone = 'http://127.0.0.1:9/';
    expect(await tried(gone)).toMatchObject({ problem: 'unreachable' });
    expect(await tried(gone, { isOnline: () => false })).toMatchObject({ problem: 'offline' });
    expect(await tried(gone, { reaches: () => false })).toMatchObject({ problem: 'policy' });
    const blocking: Ask['fetch'] = async (_, { mode }) => {
      if (mode === 'no-cors') return new Response();
      throw new TypeError('Failed to fetch');
    };
    expect(await tried(gone, { fetch: blocking })).toMatchObject({ problem: 'blocked' });
  });

  it('nothing but name and password goes along', async () => {
    const seen: Record<string, unknown>[] = [];
    const init: RequestInit[] = [];
    const address = await answering((request, response) => {
      seen.push(request.headers);
      response.writeHead(404).end();
    });
    const remote = webdav({ kind: 'webdav', address, user: 'rosa', password: 'ü' }, 'space', {
      ...ask,
      fetch: (url, more) => {
        init.push(more);
        return fetch(url, more);
      },
    });
    await remote.get('a.e');
    expect(seen[0]).toMatchObject({ authorization: `Basic ${Buffer.from('rosa:ü').toString('base64')}` });
    expect(seen[0]).not.toHaveProperty('cookie');
    expect(init[0]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' });
  });
});
