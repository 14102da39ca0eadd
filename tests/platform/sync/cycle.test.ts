import { describe, expect, it, vi } from 'vitest';
import { newSecret } from '../../../src/platform/sync/seal';
import { freshName, NOON } from '../storage/support';
import {
  type Device,
  fakeRemote,
  type Note,
  note,
  notes,
  notesTravel,
  openDevice,
  SECRET,
  settle,
  shape,
  together,
} from './support';

const byId = (...all: Note[]) => Object.fromEntries(all.map((one) => [one.id, one]));

describe('two devices', () => {
  it('have what each wrote, and what each removed', async () => {
    const [, [one, two]] = (await together(2)) as [unknown, [Device, Device]];
    await one.write(note('a'), note('b'));
    await two.write(note('c'));
    await settle(one, two);
    expect(await one.all()).toEqual(byId(note('a'), note('b'), note('c')));
    expect(await two.all()).toEqual(await one.all());
    await two.remove('a');
    await settle(two, one);
    expect(await one.all()).toEqual(byId(note('b'), note('c')));
  });

  it('a change is one file of less than a kilobyte, and a look that finds nothing one request', async () => {
    const [remote, [one, two]] = (await together(2)) as [Awaited<ReturnType<typeof together>>[0], [Device, Device]];
    await one.write(note('a', { title: 'First' }));
    await settle(one, two);
    remote.log.length = 0;
    await one.write(note('a', { title: 'Second' }));
    await one.sync();
    expect(remote.log.map((line) => line.split(' ')[0])).toEqual(['list', 'put']);
    const last = [...remote.files.values()].at(-1);
    expect(last?.length).toBeLessThan(1000);
    remote.log.length = 0;
    await one.sync();
    expect(remote.log).toEqual(['list']);
  });

  it('a week apart: one text is joined by the character, of one line the losing one is kept aside where it was written', async () => {
    const [, [one, two]] = (await together(2)) as [unknown, [Device, Device]];
    await one.write(note('a', { body: 'Led a team.\nShipped it.' }), note('b'), note('c'));
    await settle(one, two);
    await one.write(note('a', { body: 'Led a team of six.\nShipped it.', title: 'By one' }));
    await one.remove('b');
    await one.remove('c');
    await two.write(
      note('a', { body: 'Led a great team.\nShipped it twice.', title: 'By two' }),
      note('b', { title: 'Edited' }),
    );
    await settle(one, two);
    const [first, second] = [await one.all(), await two.all()];
    expect(first).toEqual(second);
    expect((first.a as Note).body).toBe('Led a great team of six.\nShipped it twice.');
    expect(first.b).toEqual(note('b', { title: 'Edited' }));
    expect(first.c).toBeUndefined();
    const won = (first.a as Note).title;
    const [loser, winner] = won === 'By one' ? [two, one] : [one, two];
    expect((await loser.aside()).map(({ fields, value }) => [fields, (value as Note).title])).toEqual([
      [['title'], won === 'By one' ? 'By two' : 'By one'],
    ]);
    expect(await winner.aside()).toEqual([]);
  });

  it('what came from the other is not taken in again, and what was edited since is', async () => {
    const [, [one, two]] = (await together(2)) as [unknown, [Device, Device]];
    await one.write(note('a'), note('b'));
    const takeIn = vi.spyOn(two.engine, 'takeIn');
    const taken = () => takeIn.mock.calls.flatMap(([documents]) => documents.map(({ id }) => id));
    await settle(one, two);
    expect(await two.all()).toEqual(await one.all());
    expect(taken()).toEqual([]);
    await two.write(note('a', { title: 'Edited' }));
    await settle(two, one);
    expect(taken()).toEqual(['a']);
    expect(((await one.all()).a as Note).title).toBe('Edited');
  });

  it('of two points in time the later stays, and nothing is kept aside', async () => {
    const [, [one, two]] = (await together(2)) as [unknown, [Device, Device]];
    await one.write(note('a', { editedAt: '2027-03-01T10:00:00Z' }));
    await settle(one, two);
    await one.write(note('a', { editedAt: '2027-03-03T10:00:00Z' }));
    await two.write(note('a', { editedAt: '2027-03-02T10:00:00Z' }));
    await settle(one, two, one);
    for (const device of [one, two]) {
      expect(((await device.all()).a as Note).editedAt).toBe('2027-03-03T10:00:00Z');
      expect(await device.aside()).toEqual([]);
    }
  });

  it('sides that are valid alone and not together: one stands whole on both, the other is kept aside', async () => {
    const [, [one, two]] = (await together(2)) as [unknown, [Device, Device]];
    await one.write(note('a'));
    await settle(one, two);
    await one.write(note('a', { title: 'odd' }));
    await two.write(note('a', { body: 'words' }));
    await settle(one, two);
    await settle(one, two);
    const found = (await one.all()).a;
    expect(await two.all()).toEqual({ a: found });
    expect([note('a', { title: 'odd' }), note('a', { body: 'words' })]).toContainEqual(found);
    const kept = [...(await one.aside()), ...(await two.aside())].map(({ value }) => value);
    expect(kept).toEqual([note('a', { title: 'odd', body: 'words' })]);
  });

  it('join at once with work of their own, from one backup: nothing is there twice', async () => {
    const remote = fakeRemote();
    const devices = await Promise.all([0, 1].map(() => openDevice({ remote, secret: SECRET })));
    const [one, two] = devices as [Device, Device];
    for (const device of devices) {
      await device.write(note('a', { body: 'From the backup.' }), note(device === one ? 'own-1' : 'own-2'));
      await device.write(note('a', { body: 'From the backup. Edited.' }));
    }
    await Promise.all(devices.map((device) => device.sync()));
    await settle(one, two);
    expect(await one.all()).toEqual(
      byId(note('a', { body: 'From the backup. Edited.' }), note('own-1'), note('own-2')),
    );
    expect(await two.all()).toEqual(await one.all());
  });

  it('a device that joins with a document of its own under the same id keeps it aside', async () => {
    const [remote, [one]] = (await together(1)) as [Awaited<ReturnType<typeof together>>[0], [Device]];
    await one.write(note('a', { title: 'There first' }));
    await one.sync();
    const two = await openDevice({ remote, secret: SECRET });
    await two.write(note('a', { title: 'Its own' }), note('b'));
    await settle(two, one);
    expect(await two.all()).toEqual(byId(note('a', { title: 'There first' }), note('b')));
    expect(await one.all()).toEqual(await two.all());
    expect((await two.aside()).map(({ value }) => (value as Note).title)).toEqual(['Its own']);
  });
});

describe('what stays on the device', () => {
  const settings: typeof notes = {
    ...notes,
    name: 'settings',
    parse(value) {
      if (typeof (value as { theme?: unknown }).theme !== 'string') throw new Error('No theme.');
      return value;
    },
  };
  const travels = [{ spec: settings, shape: shape('settings', { stays: ['theme'] }), own: { theme: 'system' } }];

  it('is neither sent nor replaced, and has its first value where the device has none', async () => {
    const [, [one, two, three]] = (await together(3, { collections: travels })) as [unknown, [Device, Device, Device]];
    const write = (device: Device, value: object) =>
      device.write({ collection: 'settings', id: 'main', ...value } as unknown as Note);
    await write(one, { theme: 'dark', page: 'a4' });
    await write(two, { theme: 'light', page: 'a4' });
    await settle(one, two, three);
    expect(await three.all()).toEqual({ main: { id: 'main', theme: 'system', page: 'a4' } });
    await write(one, { theme: 'dark', page: 'letter' });
    await settle(one, two, three);
    expect((await two.all()).main).toEqual({ id: 'main', theme: 'light', page: 'letter' });
    expect((await one.all()).main).toEqual({ id: 'main', theme: 'dark', page: 'letter' });
    expect([...(await one.aside()), ...(await two.aside())]).toEqual([]);
  });
});

describe('versions', () => {
  const newer = {
    spec: {
      ...notes,
      version: 2,
      migrations: { 1: (value: unknown) => ({ ...(value as Note), stars: 0 }) },
      parse(value: unknown) {
        if (typeof (value as { stars?: unknown }).stars !== 'number') throw new Error('No stars.');
        return value;
      },
    },
    shape: { ...notesTravel.shape, version: 2 },
  };

  it('an older app pauses on what a newer one wrote, and goes on once it is newer itself', async () => {
    const [remote, [old]] = (await together(1)) as [Awaited<ReturnType<typeof together>>[0], [Device]];
    await old.write(note('a'), note('b'));
    await old.sync();
    const fresh = await openDevice({ remote, secret: SECRET, collections: [newer] });
    expect(await fresh.sync()).toBe('done');
    expect(await fresh.all()).toEqual({ a: { ...note('a'), stars: 0 }, b: { ...note('b'), stars: 0 } });
    await old.write(note('a', { title: 'Typed while older' }));
    expect(await old.sync()).toBe('newer');
    expect(await old.all()).toEqual(byId(note('a', { title: 'Typed while older' }), note('b')));
    old.close();
    const updated = await openDevice({ remote, secret: SECRET, collections: [newer], name: old.name });
    await settle(updated, fresh);
    const both = { a: { ...note('a', { title: 'Typed while older' }), stars: 0 }, b: { ...note('b'), stars: 0 } };
    expect(await updated.all()).toEqual(both);
    expect(await fresh.all()).toEqual(both);
  });
});

describe('a storage that fails', () => {
  it('another key opens nothing and changes nothing', async () => {
    const [remote, [one]] = (await together(1)) as [Awaited<ReturnType<typeof together>>[0], [Device]];
    await one.write(note('a'));
    await one.sync();
    const stranger = await openDevice({ remote, secret: newSecret() });
    await stranger.write(note('z'));
    const look = await stranger.cycle.look(new AbortController().signal);
    expect(look).toEqual({ kind: 'done', documents: 0, keptAside: 0, unreadable: remote.files.size });
    expect(await stranger.all()).toEqual(byId(note('z')));
  });

  it.each<[string, (bytes: Uint8Array, remote: ReturnType<typeof fakeRemote>) => Uint8Array]>([
    ['cut', (bytes) => bytes.slice(0, bytes.length - 7)],
    ['emptied', () => new Uint8Array()],
    ['flipped in one bit', (bytes) => bytes.map((byte, index) => (index === 40 ? byte ^ 1 : byte))],
    ['swapped for another', (_, remote) => [...remote.files.values()][0] as Uint8Array],
    ['of something else', () => new TextEncoder().encode('<!doctype html><title>Nextcloud</title>')],
  ])('a file that is %s is left alone, told, and read once it is whole', async (_, spoil) => {
    const [remote, [one, two]] = (await together(2)) as [ReturnType<typeof fakeRemote>, [Device, Device]];
    await one.write(note('a'));
    await settle(one, two);
    await one.write(note('b'));
    await one.sync();
    const [name, bytes] = [...remote.files].at(-1) as [string, Uint8Array];
    remote.files.set(name, spoil(bytes, remote));
    await one.write(note('c'));
    await one.sync();
    const { signal } = new AbortController();
    expect(await two.cycle.look(signal)).toMatchObject({ kind: 'done', unreadable: 1 });
    expect(await two.all()).toEqual(byId(note('a')));
    remote.files.set(name, bytes);
    expect(await two.cycle.look(signal)).toMatchObject({ kind: 'done', unreadable: 0 });
    expect(await two.all()).toEqual(byId(note('a'), note('b'), note('c')));
  });

  it('a file that stays damaged is asked for, and put right by a device that has its contents', async () => {
    const [remote, [one, two]] = (await together(2)) as [ReturnType<typeof fakeRemote>, [Device, Device]];
    await one.write(note('a'));
    await one.sync();
    const [name] = [...remote.files.keys()];
    remote.files.set(name as string, new Uint8Array(9));
    for (let count = 0; count < 3; count += 1) await two.sync();
    expect(await two.all()).toEqual({});
    await settle(one, two);
    expect(await two.all()).toEqual(byId(note('a')));
    expect(remote.files.has(name as string)).toBe(false);
  });

  it('older files put back, and every file once more under its name, change nothing', async () => {
    const [remote, [one, two]] = (await together(2)) as [ReturnType<typeof fakeRemote>, [Device, Device]];
    await one.write(note('a', { title: 'Old' }));
    await settle(one, two);
    const old = new Map(remote.files);
    await one.write(note('a', { title: 'New' }));
    await settle(one, two);
    for (const [name, bytes] of old) remote.files.set(name, bytes);
    const third = await openDevice({ remote, secret: SECRET });
    await settle(one, two, third);
    for (const device of [one, two, third]) expect(await device.all()).toEqual(byId(note('a', { title: 'New' })));
  });

  it('a storage that has lost files is filled again by a device that read them', async () => {
    const [remote, [one, two]] = (await together(2)) as [ReturnType<typeof fakeRemote>, [Device, Device]];
    await one.write(note('a'));
    await one.sync();
    await one.write(note('b'));
    await settle(one, two);
    const [first] = remote.files.keys();
    remote.files.delete(first as string);
    await two.sync();
    expect(remote.files.size).toBe(1);
    await two.sync();
    await two.sync();
    const third = await openDevice({ remote, secret: SECRET });
    await third.sync();
    expect(await third.all()).toEqual(byId(note('a'), note('b')));
  });

  it('a list that is late by one look is no loss', async () => {
    const [remote, [one]] = (await together(1)) as [ReturnType<typeof fakeRemote>, [Device]];
    await one.write(note('a'));
    await one.sync();
    await one.write(note('b'));
    const before = [...remote.files.keys()];
    await one.sync();
    remote.stale = before;
    remote.log.length = 0;
    await one.sync();
    await one.sync();
    remote.stale = null;
    await one.sync();
    expect(remote.log).toEqual(['list', 'list', 'list']);
  });

  it.each(['emptied', 'removed'])('a folder that is %s is told, and filled when asked', async (how) => {
    const [remote, [one, two]] = (await together(2)) as [ReturnType<typeof fakeRemote>, [Device, Device]];
    await one.write(note('a'));
    await settle(one, two);
    remote.files.clear();
    remote.isThere = how === 'emptied';
    expect(await one.sync()).toBe('lost');
    await one.cycle.fill(new AbortController().signal);
    expect(await one.sync()).toBe('done');
    const third = await openDevice({ remote, secret: SECRET });
    await third.sync();
    expect(await third.all()).toEqual(byId(note('a')));
  });

  it('what a refused upload held is sent with the next one, in one file', async () => {
    const [remote, [one, two]] = (await together(2)) as [ReturnType<typeof fakeRemote>, [Device, Device]];
    for (const problem of ['full', 'read-only', 'busy', 'offline', 'password'] as const) {
      remote.fails = (method) => (method === 'put' ? problem : null);
      await one.write(note(problem));
      await expect(one.sync()).rejects.toMatchObject({ name: 'RemoteError', problem });
    }
    remote.fails = null;
    const before = remote.files.size;
    await one.sync();
    expect(remote.files.size).toBe(before + 1);
    await two.sync();
    expect(Object.keys(await two.all()).sort()).toEqual(['busy', 'full', 'offline', 'password', 'read-only']);
  });

  it('forty changes are folded into one file, which a new device reads', async () => {
    const [remote, [one, two]] = (await together(2)) as [ReturnType<typeof fakeRemote>, [Device, Device]];
    for (let count = 0; count < 45; count += 1) {
      await one.write(note(`n${count % 7}`, { title: `At ${count}` }));
      await one.sync();
    }
    expect(remote.files.size).toBeLessThan(15);
    const third = await openDevice({ remote, secret: SECRET });
    await settle(third, two);
    expect(await third.all()).toEqual(await one.all());
    expect(await two.all()).toEqual(await one.all());
  });
});

describe('a tab that ends', () => {
  it('between the disk and the vault: the next start brings it there, once', async () => {
    const [remote, [one, two]] = (await together(2)) as [ReturnType<typeof fakeRemote>, [Device, Device]];
    await one.write(note('a', { body: 'Led a team.' }));
    await settle(one, two);
    await one.write(note('a', { body: 'Led a team of six.' }));
    await one.sync();
    const names = [...remote.files.keys()];
    const { fetch } = two.engine.listed(names);
    await two.engine.receive(fetch.map((name) => ({ name, bytes: remote.files.get(name) as Uint8Array })));
    two.close();
    const again = await openDevice({ remote, secret: SECRET, name: two.name });
    expect(again.engine.state().undelivered.map(({ id }) => id)).toEqual(['a']);
    await settle(again, one);
    expect(await again.all()).toEqual(byId(note('a', { body: 'Led a team of six.' })));
    expect(await one.all()).toEqual(await again.all());
  });

  it('between the storage and its own note: the same file is sent again', async () => {
    const [remote, [one, two]] = (await together(2)) as [ReturnType<typeof fakeRemote>, [Device, Device]];
    await one.write(note('a'));
    await one.cycle.takeIn();
    const file = await one.engine.outgoing(0);
    remote.files.set(file?.name ?? '', file?.bytes ?? new Uint8Array());
    one.close();
    const again = await openDevice({ remote, secret: SECRET, name: one.name });
    await settle(again, two);
    expect(remote.files.size).toBe(1);
    expect(await two.all()).toEqual(byId(note('a')));
  });

  it('one that was overtaken writes nothing more', async () => {
    const remote = fakeRemote();
    const name = freshName();
    const first = await openDevice({ remote, secret: SECRET, name });
    await first.write(note('a'));
    const second = await openDevice({ remote, secret: SECRET, name });
    await expect(first.sync()).rejects.toMatchObject({ name: 'OvertakenError' });
    expect(await second.sync()).toBe('done');
    expect(remote.files.size).toBe(1);
  });
});

describe('a backup restored while devices are joined', () => {
  it.each([
    ['replace', byId(note('a', { body: 'As it was.' }))],
    ['add', byId(note('a', { body: 'As it is, longer.' }), note('b'))],
  ] as const)('%s: the others have the same, and nothing twice', async (mode, expected) => {
    const [, [one, two]] = (await together(2)) as [unknown, [Device, Device]];
    await one.write(note('a', { body: 'As it was.' }));
    await settle(one, two);
    const backup = await one.vault.readBackup(await one.vault.exportAll());
    await two.write(note('a', { body: 'As it is, longer.' }), note('b'));
    await settle(two, one);
    if (!backup.ok) throw new Error(backup.message);
    await one.vault.applyBackup(backup, mode);
    await settle(one, two);
    expect(await one.all()).toEqual(expected);
    expect(await two.all()).toEqual(expected);
  });

  it('into two devices at once: no document twice, and both have the same', async () => {
    const [, [one, two]] = (await together(2)) as [unknown, [Device, Device]];
    await one.write(note('a', { title: 'From the file' }), note('b'));
    await settle(one, two);
    const file = await one.vault.exportAll();
    await one.write(note('a', { title: 'Changed since' }), note('c'));
    await settle(one, two);
    for (const { vault } of [one, two]) {
      const backup = await vault.readBackup(file);
      if (!backup.ok) throw new Error(backup.message);
      await vault.applyBackup(backup, 'replace');
    }
    await settle(one, two);
    expect(await one.all()).toEqual(byId(note('a', { title: 'From the file' }), note('b')));
    expect(await two.all()).toEqual(await one.all());
  });

  it('into two devices at once: no word of a text twice, and edits of both since are joined', async () => {
    let time = NOON;
    const tick = () => (time += 1000);
    const [, [one, two]] = (await together(2, { now: tick })) as [unknown, [Device, Device]];
    await one.write(note('a', { body: 'Led a team of six, and shipped it.' }), note('b', { body: 'Reads.' }));
    await settle(one, two);
    const file = await one.vault.exportAll();
    await one.write(note('a', { body: 'Led a team.' }), note('b', { body: 'Reads and writes.' }));
    await settle(one, two);
    for (const { vault } of [one, two]) {
      const backup = await vault.readBackup(file);
      if (!backup.ok) throw new Error(backup.message);
      await vault.applyBackup(backup, 'replace');
    }
    await settle(one, two);
    const bodies = async (device: Device) => Object.values(await device.all()).map((one) => (one as Note).body);
    expect(await bodies(one)).toEqual(['Led a team of six, and shipped it.', 'Reads.']);
    expect(await bodies(two)).toEqual(await bodies(one));
    await one.write(note('b', { body: 'She reads.' }));
    await two.write(note('b', { body: 'Reads a lot.' }));
    await settle(one, two);
    expect(await bodies(one)).toEqual(['Led a team of six, and shipped it.', 'She reads a lot.']);
    expect(await bodies(two)).toEqual(await bodies(one));
  });
});

describe('erasing', () => {
  it('here: nothing is removed elsewhere', async () => {
    const [, [one, two]] = (await together(2)) as [unknown, [Device, Device]];
    await one.write(note('a'));
    await settle(one, two);
    await one.vault.eraseAll();
    expect(await one.cycle.takeIn().catch((error: Error) => error.name)).not.toBe(true);
    await two.sync();
    expect(await two.all()).toEqual(byId(note('a')));
  });

  it('another device reads the end of the folder, and sends nothing more', async () => {
    const [remote, [one, two]] = (await together(2)) as [ReturnType<typeof fakeRemote>, [Device, Device]];
    const file = await one.engine.end('key-changed', 5);
    remote.files.set(file.name, file.bytes);
    const before = remote.files.size;
    await two.write(note('a'));
    expect(await two.cycle.look(new AbortController().signal)).toMatchObject({
      kind: 'end',
      why: 'key-changed',
      at: 5,
    });
    expect(remote.files.size).toBe(before);
  });
});
