import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openVault } from '../../../src/platform/storage/vault';
import { createCycle, type EnginePort } from '../../../src/platform/sync/cycle';
import { SyncEngine } from '../../../src/platform/sync/engine';
import { freshName, NOON } from '../storage/support';
import {
  type Device,
  fakeRemote,
  type Note,
  note,
  notesTravel,
  openDevice,
  portOf,
  SECRET,
  settle,
  together,
} from './support';

/** What a kill looks like from inside: nothing after this line runs. */
class Killed extends Error {
  override readonly name = 'Killed';
}

/** A device that dies before the n-th thing it does, counted over engine, vault and storage. */
async function openMortal(name: string, remote: ReturnType<typeof fakeRemote>, diesAt: number) {
  let left = diesAt;
  const step = () => {
    left -= 1;
    if (left < 0) throw new Killed('killed');
  };
  const mortal = <T extends object>(of: T): T =>
    new Proxy(of, {
      get(target, key) {
        const method = Reflect.get(target, key) as unknown;
        if (typeof method !== 'function') return method;
        return async (...input: unknown[]) => {
          step();
          const result = await (method as (...all: unknown[]) => unknown).apply(target, input);
          step();
          return result;
        };
      },
    });
  const vault = await openVault({
    name,
    collections: [notesTravel.spec],
    local: null,
    channel: () => null,
    now: () => NOON,
  });
  const engine = await SyncEngine.open({ vault: name, shapes: [notesTravel.shape], secret: SECRET, now: NOON });
  const cycle = createCycle({
    vault: mortal(vault),
    engine: mortal<EnginePort>(portOf(engine)),
    remote: mortal(remote),
    collections: [notesTravel],
    now: () => NOON,
  });
  const { signal } = new AbortController();
  try {
    await cycle.look(signal);
    await cycle.send(signal);
  } catch (error) {
    if (!(error instanceof Killed)) throw error;
  }
  engine.close();
  vault.close();
}

describe('killed at any moment', () => {
  it('nothing is lost and nothing is there twice, wherever it happens', async () => {
    for (let diesAt = 0; diesAt < 40; diesAt += 1) {
      const remote = fakeRemote();
      const name = freshName();
      const [one, two] = [
        await openDevice({ remote, secret: SECRET, name }),
        await openDevice({ remote, secret: SECRET }),
      ];
      await one.write(note('a', { body: 'Led a team.\nShipped it.' }), note('gone'));
      await settle(one, two);
      await one.write(note('a', { body: 'Led a team of six.\nShipped it.' }), note('own'));
      await two.write(note('a', { body: 'Led a team.\nShipped it twice.' }), note('theirs'));
      await two.remove('gone');
      await two.sync();
      one.close();
      await openMortal(name, remote, diesAt);
      const again = await openDevice({ remote, secret: SECRET, name });
      await settle(again, two);
      const expected = {
        a: note('a', { body: 'Led a team of six.\nShipped it twice.' }),
        own: note('own'),
        theirs: note('theirs'),
      };
      expect(await again.all(), `killed at ${diesAt}`).toEqual(expected);
      expect(await two.all(), `killed at ${diesAt}`).toEqual(expected);
      for (const device of [again, two]) device.close();
    }
  }, 60_000);

  it('three devices, a storage that fails at random, and kills at random: they end up the same, with every word', async () => {
    const titles = fc.constantFrom('one', 'two', 'three', 'odd');
    const step = fc.record({
      device: fc.integer({ min: 0, max: 2 }),
      id: fc.constantFrom('a', 'b', 'c'),
      does: fc.constantFrom('write', 'write', 'write', 'remove', 'sync', 'sync', 'kill', 'lose'),
      title: titles,
      body: fc.constantFrom('', 'alpha', 'alpha beta', 'gamma'),
      diesAt: fc.integer({ min: 0, max: 25 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 22 }), async (steps) => {
        const remote = fakeRemote();
        const names = [freshName(), freshName(), freshName()];
        const open = (index: number) => openDevice({ remote, secret: SECRET, name: names[index] as string });
        const devices: Device[] = [await open(0), await open(1), await open(2)];
        for (const { device: index, id, does, title, body, diesAt } of steps) {
          const device = devices[index] as Device;
          if (does === 'write') await device.write(note(id, { title, body: title === 'odd' ? '' : body }));
          if (does === 'remove') await device.remove(id);
          if (does === 'sync') await device.sync();
          if (does === 'lose') {
            const [name] = remote.files.keys();
            // Only what every device has read may be lost: else nobody has it any more.
            if (name && devices.every(({ engine }) => engine.listed([name]).fetch.length === 0))
              remote.files.delete(name);
          }
          if (does === 'kill') {
            device.close();
            await openMortal(names[index] as string, remote, diesAt);
            devices[index] = await open(index);
          }
        }
        // One round more than a lost file needs until it is missed.
        for (let round = 0; round < 6; round += 1)
          for (const device of devices)
            if ((await device.sync()) === 'lost') await device.cycle.fill(new AbortController().signal);
        const [first, second, third] = await Promise.all(devices.map((device) => device.all()));
        expect(second).toEqual(first);
        expect(third).toEqual(first);
        for (const device of devices) device.close();
      }),
      { numRuns: 40 },
    );
  }, 120_000);
});

describe('how much it bears', () => {
  it('ten devices that each write and edit', async () => {
    const [, devices] = await together(10);
    for (const [index, device] of devices.entries())
      await device.write(note(`of-${index}`), note('shared', { title: `By ${index}` }));
    await settle(...devices);
    const first = await (devices[0] as Device).all();
    expect(Object.keys(first)).toHaveLength(11);
    for (const device of devices) expect(await device.all()).toEqual(first);
    const kept = await Promise.all(devices.map((device) => device.aside()));
    // Each title but the one that stands is kept on the device where it was written, or on one that saw both.
    const titles = kept.flat().map(({ value }) => (value as Note).title);
    expect(new Set([...titles, (first.shared as Note).title]).size).toBe(10);
  });

  it('a clock that is a year off changes nothing', async () => {
    const remote = fakeRemote();
    const year = 365 * 24 * 3_600_000;
    const ahead = await openDevice({ remote, secret: SECRET, now: () => NOON + year });
    const right = await openDevice({ remote, secret: SECRET });
    await ahead.write(note('a', { title: 'From the future' }));
    await settle(ahead, right);
    await right.write(note('a', { title: 'Later, by a clock that is right' }));
    await settle(right, ahead);
    for (const device of [ahead, right])
      expect(((await device.all()).a as Note).title).toBe('Later, by a clock that is right');
  });

  it('100,000 documents go up and come down in files that a storage takes', async () => {
    const name = freshName();
    const engine = await SyncEngine.open({ vault: name, shapes: [notesTravel.shape], secret: SECRET, now: NOON });
    const documents = Array.from({ length: 100_000 }, (_, index) => ({
      collection: 'notes',
      id: `n${index}`,
      value: note(`n${index}`, { body: `Body of note ${index}` }),
    }));
    await engine.takeIn(documents, { rev: 1, epoch: 0 });
    const file = await engine.outgoing(NOON);
    expect(file?.bytes.length).toBeLessThan(10_000_000);
    const other = await SyncEngine.open({ vault: freshName(), shapes: [notesTravel.shape], secret: SECRET, now: NOON });
    const received = await other.receive(file ? [file] : []);
    expect(received.documents).toHaveLength(100_000);
    expect(received.documents[77]?.value).toEqual(documents[77]?.value);
    for (const one of [engine, other]) one.close();
  }, 60_000);
});
