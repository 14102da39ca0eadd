import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteBooks } from '../../../src/platform/sync/books';
import type { Ask } from '../../../src/platform/sync/http';
import { type Membership, readMembership } from '../../../src/platform/sync/membership';
import { createSealer, newSecret } from '../../../src/platform/sync/seal';
import { LARGEST_FILE } from '../../../src/platform/sync/sealed-files';
import { webdav } from '../../../src/platform/sync/webdav';
import { pageParser } from '../../support/page-parser';
import { type DavServer, startDavServer } from '../../support/webdav-server';
import { NOON } from '../storage/support';
import { begin, ids, member, nothing, open, type SessionDevice, signal, sync, write } from './session-support';
import { type Note, note, notesTravel } from './support';

let server: DavServer;
beforeAll(async () => {
  pageParser();
  server = await startDavServer();
});
afterAll(() => server.stop());

/** Notes that refer to a file, as a report does. */
const collections = [{ ...notesTravel, file: 'attached' }];
const about = (id: string, attached: string): Note => ({ ...note(id), attached }) as Note;
const pdf = (text: string, name = `${text}.pdf`) => new File([`%PDF-1.7 ${text}`], name, { type: 'application/pdf' });
const MINUTE = 60_000;

/** A set of devices with a storage of its own, and what the tests do to both. */
async function set({ secret = newSecret() } = {}) {
  const { space } = await createSealer(secret);
  const { address, user, password } = server;
  const account = { kind: 'webdav' as const, address, user, password };
  const log: string[] = [];
  let time = NOON;
  /** Answers in the place of the storage. */
  let instead: (method: string, url: string, init: RequestInit) => Promise<Response> | undefined = () => undefined;
  const ask: Ask = {
    fetch(url, init) {
      log.push(`${init.method} ${url.slice(url.lastIndexOf('.'))}`);
      return instead(init.method ?? '', url, init) ?? fetch(url, init);
    },
    isOnline: () => true,
    reaches: () => true,
  };
  const remote = webdav(account, space, ask);
  await remote.prepare();
  const sealed = async () => ((await remote.list()) ?? []).filter((name) => name.endsWith('.f')).sort();
  const more = { collections, ask, now: () => time };
  return {
    account,
    secret,
    remote,
    sealed,
    log,
    more,
    device: (name: string, wish: Partial<Membership> = { sendsFiles: true }) =>
      begin({ ...member(account, secret, name), ...wish }, more),
    later: (milliseconds: number) => {
      time += milliseconds;
    },
    answerWith(next: typeof instead) {
      instead = next;
    },
  };
}

type World = Awaited<ReturnType<typeof set>>;

/** Two devices that want files; the first has a note with a PDF, which the storage has. */
async function sent(world: World): Promise<[SessionDevice, SessionDevice]> {
  const [one, two] = [await world.device('Laptop'), await world.device('Phone')];
  await give(one, 'a', 'resume-a');
  await sync(one);
  return [one, two];
}

async function give(device: SessionDevice, id: string, key: string, file = pdf(`contents of ${id}`)) {
  await device.vault.files.put(key, file);
  await write(device, about(id, key));
}

async function remove({ vault }: SessionDevice, id: string) {
  const found = (await vault.since(0)).documents.find((one) => one.id === id);
  await vault.write([
    { collection: 'notes', id, base: { rev: found?.rev ?? 0, value: found?.value }, value: undefined },
  ]);
}

const text = async ({ vault }: SessionDevice, key: string) => (await vault.files.get(key))?.text() ?? null;

describe('a file that a document refers to', () => {
  it('is on the other device byte for byte, with its name and its type', async () => {
    const world = await set();
    const [one, two] = await sent(world);
    await sync(two);
    expect(await text(two, 'resume-a')).toBe('%PDF-1.7 contents of a');
    expect(await two.vault.files.list()).toEqual([
      expect.objectContaining({ key: 'resume-a', name: 'contents of a.pdf', type: 'application/pdf', kept: true }),
    ]);
    for (const { session } of [one, two])
      expect(await session.files()).toEqual({
        ...{ count: 1, bytes: 22, tooLarge: 0, stored: 1, unreadable: 0, problem: null },
      });
  });

  it('goes after its document, once; from then on a look is one request, as it was', async () => {
    const world = await set();
    const [one, two] = await sent(world);
    expect(world.log.filter((line) => line.startsWith('PUT')).at(-1)).toBe('PUT .f');
    for (const device of [two, one, two]) await sync(device);
    world.log.length = 0;
    for (const device of [one, two]) await sync(device);
    expect(world.log.map((line) => line.split(' ')[0])).toEqual(['PROPFIND', 'PROPFIND']);
  });

  it('stays where either device does not want files, as one does whose membership is of an older app', async () => {
    const world = await set();
    const [older, wants] = [await world.device('Laptop', {}), await world.device('Phone')];
    await give(older, 'a', 'resume-a');
    await give(wants, 'b', 'resume-b');
    for (const device of [older, wants, older, wants]) await sync(device);
    expect(await ids(wants)).toEqual(['a', 'b']);
    expect(await world.sealed()).toHaveLength(1);
    expect([await text(wants, 'resume-a'), await text(older, 'resume-b')]).toEqual([null, null]);
    // Its size is known before anything is sent.
    expect(await older.session.files()).toMatchObject({ count: 1, bytes: 22, stored: 1 });
    await older.session.change({ sendsFiles: true });
    expect((await readMembership(older.name))?.sendsFiles).toBe(true);
    for (const device of [older, wants]) await sync(device);
    expect([await text(wants, 'resume-a'), await text(older, 'resume-b')]).not.toContain(null);
  });

  it('is no recording, and none that no document refers to', async () => {
    const world = await set();
    const one = await world.device('Laptop');
    await give(one, 'a', 'interview-1-0000', pdf('recorded'));
    await one.vault.files.put('resume-alone', pdf('alone'));
    await write(one, about('form', 'form:r1:v1'));
    await sync(one);
    expect(await world.sealed()).toEqual([]);
    expect(await one.session.files()).toMatchObject({ count: 0, bytes: 0, tooLarge: 0 });
  });

  it('stays when it is larger than 20 MB, and is counted', async () => {
    const world = await set();
    const one = await world.device('Laptop');
    await give(one, 'large', 'resume-large', new File([new Uint8Array(LARGEST_FILE + 1)], 'large.pdf'));
    await give(one, 'small', 'resume-small');
    await sync(one);
    expect(await world.sealed()).toHaveLength(1);
    expect(await one.session.files()).toMatchObject({ count: 1, tooLarge: 1, problem: null });
  });
});

describe('what the storage has', () => {
  it('holds neither name, key nor contents', async () => {
    const world = await set();
    await sent(world);
    const [name = ''] = await world.sealed();
    expect(name).toMatch(/^[0-9a-f]{64}\.f$/);
    const bytes = Buffer.from((await world.remote.get(name)) ?? []).toString('latin1');
    for (const word of ['resume', 'contents', 'pdf', 'PDF']) expect(bytes).not.toContain(word);
    const other = await set();
    await sent(other);
    expect(await other.sealed()).not.toContain(name);
  });

  it('is refused when it is cut, changed or under the name of another; the rest arrives, and the whole one later', async () => {
    const world = await set();
    const [one, two] = await sent(world);
    for (const id of ['b', 'c', 'd']) await give(one, id, `resume-${id}`);
    await sync(one);
    const [cut = '', flipped = '', swapped = ''] = await world.sealed();
    const whole = new Map<string, Uint8Array>();
    for (const name of await world.sealed()) whole.set(name, (await world.remote.get(name)) ?? new Uint8Array());
    const bytes = (name: string) => whole.get(name) ?? new Uint8Array();
    await world.remote.put(cut, bytes(cut).subarray(0, 40));
    await world.remote.put(
      flipped,
      bytes(flipped).map((byte, at) => (at === 30 ? byte ^ 1 : byte)),
    );
    await world.remote.put(swapped, bytes(cut));
    await sync(two);
    expect(await two.vault.files.list()).toHaveLength(1);
    expect(await two.session.files()).toMatchObject({ count: 1, unreadable: 3, problem: null });
    world.log.length = 0;
    await sync(two);
    expect(world.log).not.toContain('GET .f');
    for (const [name, right] of whole) await world.remote.put(name, right);
    world.later(MINUTE);
    await sync(two);
    expect(await two.vault.files.list()).toHaveLength(4);
    expect(await two.session.files()).toMatchObject({ count: 4, unreadable: 0 });
  });
});

describe('a storage that fails', () => {
  it.each([
    [507, 'full'],
    [405, 'read-only'],
    [503, 'busy'],
  ])(
    '%d for a file: the documents stay in step, the problem is told, and it is tried again later',
    async (status, problem) => {
      const world = await set();
      const [one, two] = [await world.device('Laptop'), await world.device('Phone')];
      world.answerWith((method, url) =>
        method === 'PUT' && url.endsWith('.f') ? Promise.resolve(new Response(null, { status })) : undefined,
      );
      for (const id of ['a', 'b']) await give(one, id, `resume-${id}`);
      for (const device of [one, two]) expect(await sync(device)).toBe('done');
      expect(await ids(two)).toEqual(['a', 'b']);
      expect(await one.session.files()).toMatchObject({ count: 2, stored: 0, problem });
      const tries = () => world.log.filter((line) => line === 'PUT .f').length;
      expect(tries()).toBe(1);
      await sync(one);
      expect(tries()).toBe(1);
      world.later(MINUTE);
      await sync(one);
      expect(tries()).toBe(2);
      // The second wait is longer; asked by a press, it is tried at once.
      world.answerWith(() => undefined);
      await one.session.change({ sendsFiles: true });
      for (const device of [one, two]) await sync(device);
      expect(await one.session.files()).toMatchObject({ stored: 2, problem: null });
      expect(await two.vault.files.list()).toHaveLength(2);
    },
  );

  it('a file that is too large for it alone does not hold up the others', async () => {
    const world = await set();
    const one = await world.device('Laptop');
    let refused = '';
    world.answerWith((method, url) => {
      if (method !== 'PUT' || !url.endsWith('.f')) return undefined;
      refused ||= url;
      return url === refused ? Promise.resolve(new Response(null, { status: 413 })) : undefined;
    });
    for (const id of ['a', 'b', 'c']) await give(one, id, `resume-${id}`);
    await sync(one);
    expect(await one.session.files()).toMatchObject({ stored: 2, problem: 'too-large' });
  });

  it('given up in the middle, nothing is lost: the next turn sends it', async () => {
    const world = await set();
    const one = await world.device('Laptop');
    let begins = () => {};
    const begun = new Promise<void>((resolve) => {
      begins = resolve;
    });
    world.answerWith((method, url, init) => {
      if (method !== 'PUT' || !url.endsWith('.f')) return undefined;
      begins();
      return new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
    });
    await give(one, 'a', 'resume-a');
    await one.session.look(signal, nothing);
    const pause = new AbortController();
    const sending = one.session.send(pause.signal);
    await begun;
    pause.abort();
    await expect(sending).rejects.toThrow(/abort/);
    expect(await one.session.files()).toMatchObject({ stored: 0, problem: null });
    world.answerWith(() => undefined);
    await sync(one);
    expect(await world.sealed()).toHaveLength(1);
  });

  it('one list without it is no reason to send it again, three are', async () => {
    const world = await set();
    const [one] = await sent(world);
    const [name = ''] = await world.sealed();
    await world.remote.remove(name);
    for (let look = 0; look < 2; look += 1) await sync(one);
    expect(await world.sealed()).toEqual([]);
    await sync(one);
    expect(await world.sealed()).toEqual([name]);
  });
});

describe('removed', () => {
  it('with the last document that refers to it; a device to which it is still of use puts it back', async () => {
    const world = await set();
    const [one, two] = await sent(world);
    await sync(two);
    await write(one, about('b', 'resume-a'));
    await remove(one, 'a');
    for (let look = 0; look < 4; look += 1) await sync(one);
    expect(await world.sealed()).toHaveLength(1);
    await remove(one, 'b');
    for (let look = 0; look < 4; look += 1) await sync(one);
    expect(await world.sealed()).toEqual([]);
    // It was away, and edited what was removed meanwhile: so the document is there, and its file with it.
    await write(two, { ...about('a', 'resume-a'), title: 'Edited' });
    for (let look = 0; look < 3; look += 1) await sync(two);
    expect(await ids(two)).toEqual(['a']);
    expect(await world.sealed()).toHaveLength(1);
  });

  it('on a press, once files are not wanted any more; the devices keep theirs', async () => {
    const world = await set();
    const [one, two] = await sent(world);
    await sync(two);
    await one.session.change({ sendsFiles: false });
    expect(await one.session.files()).toMatchObject({ count: 1, stored: 1 });
    await one.session.removeFiles();
    expect(await one.session.files()).toMatchObject({ count: 1, stored: 0 });
    await sync(one);
    expect(await world.sealed()).toEqual([]);
    for (const device of [one, two]) expect(await text(device, 'resume-a')).not.toBeNull();
  });

  it('with the folder of a changed key, and sent anew under the new one', async () => {
    const world = await set();
    const [one, two] = await sent(world);
    const [before] = await world.sealed();
    const next = await one.session.changeKey(signal);
    one.session.close();
    one.session = await open(one.name, one.vault, (await readMembership(one.name)) as Membership, world.more);
    await sync(one);
    expect(await world.sealed()).toEqual([]);
    // A device that has not read the end is still sending; when it reads it, it clears that away.
    await world.remote.put('00.f', new Uint8Array([1]));
    expect(await two.session.look(signal, nothing)).toMatchObject({ kind: 'end', why: 'key-changed' });
    expect(await world.remote.list()).toHaveLength(1);

    const moved = await set({ secret: next.secret });
    expect(await moved.sealed()).toHaveLength(1);
    expect(await moved.sealed()).not.toEqual([before]);
    two.session.close();
    await deleteBooks(two.name);
    const again = await begin({ ...member(world.account, next.secret, 'Phone'), sendsFiles: true }, moved.more);
    await sync(again);
    expect(await text(again, 'resume-a')).toBe('%PDF-1.7 contents of a');
  });

  it('when everything is erased everywhere', async () => {
    const world = await set();
    const [one] = await sent(world);
    await one.session.eraseEverywhere(signal);
    expect(await world.sealed()).toEqual([]);
    // The session is over: it sends nothing more.
    await one.session.send(signal);
    expect(await world.sealed()).toEqual([]);
  });
});
