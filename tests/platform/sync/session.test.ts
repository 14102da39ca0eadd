import { describe, expect, it } from 'vitest';
import { deleteBooks } from '../../../src/platform/sync/books';
import { type Membership, readMembership } from '../../../src/platform/sync/membership';
import { newSecret } from '../../../src/platform/sync/seal';
import { hasSpace, makeSpace } from '../../../src/platform/sync/session';
import { NOON } from '../storage/support';
import { begin, ids, member, nothing, open, signal, storage, sync, write } from './session-support';
import { note } from './support';

describe('a set of devices', () => {
  it('is begun, found by its key alone, and knows who belongs to it', async () => {
    const { account } = storage();
    const secret = newSecret();
    await makeSpace(account, secret);
    expect(await hasSpace(account, secret)).toBe(false);
    const one = await begin(member(account, secret, 'Laptop'));
    await write(one, note('a'));
    expect(await sync(one)).toBe('done');
    expect(await hasSpace(account, secret)).toBe(true);
    expect(await hasSpace(account, newSecret())).toBe(false);
    expect((await readMembership(one.name))?.isKnown).toBe(true);

    const two = await begin(member(account, secret, 'Phone'));
    await sync(two);
    await sync(one);
    expect(await ids(two)).toEqual(['a']);
    for (const { session } of [one, two])
      expect((await session.devices()).map(({ name }) => name).sort()).toEqual(['Laptop', 'Phone']);
    await two.session.rename('Tablet');
    await sync(two);
    await sync(one);
    expect((await one.session.devices()).map(({ name }) => name).sort()).toEqual(['Laptop', 'Tablet']);
    await two.session.sayGoodbye(signal);
    await sync(one);
    expect((await one.session.devices()).map(({ name }) => name)).toEqual(['Laptop']);
  });

  it('says that it is there when it has something to say, and else every six hours', async () => {
    const { account, fake } = storage();
    const secret = newSecret();
    let now = NOON;
    const one = await begin(member(account, secret, 'Laptop'));
    one.session.close();
    one.session = await open(one.name, one.vault, member(account, secret, 'Laptop'), { now: () => now });
    await sync(one);
    const files = () => [...fake.folders.values()].reduce((sum, folder) => sum + folder.files.size, 0);
    const before = files();
    now += 3_600_000;
    await sync(one);
    expect(files()).toBe(before);
    now += 6 * 3_600_000;
    await sync(one);
    expect(files()).toBe(before + 1);
  });

  it('under a changed key everything goes on, and a device that has the old one is let out with what it has', async () => {
    const { account, fake } = storage();
    const secret = newSecret();
    const [one, two] = [await begin(member(account, secret, 'Laptop')), await begin(member(account, secret, 'Phone'))];
    await write(one, note('a'));
    await sync(one);
    await sync(two);
    const next = await one.session.changeKey(signal);
    expect(next.secret).not.toEqual(secret);
    // The page ends here, before the old folder is ended: the next one does it.
    one.session.close();
    // The handle of a real folder comes back from the disk whole; this one has lost its methods there.
    one.session = await open(one.name, one.vault, { ...((await readMembership(one.name)) as Membership), account });
    await write(one, note('b'));
    expect(await sync(one)).toBe('done');
    expect((await readMembership(one.name))?.retired).toBeUndefined();

    await write(two, note('own'));
    expect(await two.session.look(signal, nothing)).toMatchObject({ kind: 'end', why: 'key-changed', by: 'Laptop' });
    expect(await ids(two)).toEqual(['a', 'own']);
    // Of the old folder nothing is left but its last file.
    expect([...fake.folders.values()].map((folder) => folder.files.size).sort()).toContain(1);

    two.session.close();
    await deleteBooks(two.name);
    const again = await begin(member(account, next.secret, 'Phone'), { name: two.name });
    await sync(again);
    await sync(one);
    await sync(again);
    expect(await ids(again)).toEqual(['a', 'b', 'own']);
    expect(await ids(one)).toEqual(['a', 'b', 'own']);
  });

  it('erased everywhere: the others learn it, and the storage holds nothing', async () => {
    const { account, fake } = storage();
    const secret = newSecret();
    const [one, two] = [await begin(member(account, secret, 'Laptop')), await begin(member(account, secret, 'Phone'))];
    await write(one, note('a', { body: 'Rosa' }));
    await sync(one);
    await sync(two);
    await one.session.eraseEverywhere(signal);
    expect([...fake.folders.values()].reduce((sum, folder) => sum + folder.files.size, 0)).toBe(1);
    expect(await two.session.look(signal, nothing)).toMatchObject({ kind: 'end', why: 'erased', by: 'Laptop' });
  });

  it('paused, and on what network, is kept', async () => {
    const { account } = storage();
    const one = await begin(member(account, newSecret(), 'Laptop'));
    await one.session.change({ isPaused: true, pausesWhenMetered: true });
    expect(await readMembership(one.name)).toMatchObject({ isPaused: true, pausesWhenMetered: true, name: 'Laptop' });
  });

  it('what a storage refuses is told as that, and what this browser cannot do as that', async () => {
    const { account, fake } = storage();
    const one = await begin(member(account, newSecret(), 'Laptop'));
    fake.permission = 'prompt';
    expect(await one.session.look(signal, nothing)).toEqual({
      kind: 'failed',
      problem: 'folder-permission',
      after: null,
    });
    expect(await one.session.fill(signal)).toMatchObject({ kind: 'failed', problem: 'folder-permission' });
    fake.permission = 'granted';
    await write(one, note('a'));
    one.session.close();
    expect(await one.session.send(signal)).toMatchObject({ kind: 'failed', problem: 'device' });
  });
});
