import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Replica, type Touched } from '../../../src/platform/sync/replica';
import type { SyncShape } from '../../../src/platform/sync/shapes';

const shape = (collection: string, more: Partial<SyncShape> = {}): SyncShape => ({
  collection,
  version: 1,
  texts: [],
  together: [],
  stays: [],
  isWhole: false,
  isLatest: false,
  ...more,
});

const tasks = shape('tasks', {
  texts: ['notes', 'checklist.*.text'],
  together: [['list', 'rank']],
});
const shapes = [tasks, shape('reports', { isWhole: true }), shape('settings', { stays: ['theme'] })];
const key = (id: string, collection = 'tasks') => ({ collection, id });

/** A device: its replica, and what it has not sent yet. */
class Device {
  replica = new Replica(shapes);
  readonly #unsent: Uint8Array[] = [];

  constructor(client?: number) {
    if (client === undefined) return;
    this.replica.doc.clientID = client;
    this.replica = new Replica(shapes, [client]);
    this.replica.doc.clientID = client;
  }

  write(id: string, value: unknown, collection?: string): this {
    const update = this.replica.change(() => {
      this.replica.write(key(id, collection), value);
    });
    if (update) this.#unsent.push(update);
    return this;
  }

  /** Edits the document as it is now. */
  edit(id: string, change: (task: Task) => Task): this {
    return this.write(id, change(this.read(id) as Task));
  }

  read(id: string, collection?: string): unknown {
    return this.replica.read(key(id, collection));
  }

  send(): readonly Uint8Array[] {
    return this.#unsent.splice(0);
  }
}

/** Both send what they have and take in what the other had, until nothing is left. */
function meet(...devices: Device[]): Map<Device, Touched[]> {
  const sent = devices.map((device) => device.send());
  return new Map(
    devices.map((device, index) => [device, device.replica.receive(sent.filter((_, other) => other !== index).flat())]),
  );
}

interface Task {
  readonly id: string;
  readonly text: string;
  readonly notes: string;
  readonly list: string;
  readonly rank: string;
  readonly checklist: readonly { readonly id: string; readonly text: string; readonly done: boolean }[];
  readonly doneAt?: string;
}

const task: Task = {
  id: 'a',
  text: 'Write the letter',
  notes: 'Ask Rosa for the address.',
  list: 'todo',
  rank: 'm',
  checklist: [
    { id: '1', text: 'Draft', done: false },
    { id: '2', text: 'Send', done: false },
  ],
};

function pair(): [Device, Device] {
  const [one, two] = [new Device(100), new Device(200)];
  one.write('a', task);
  meet(one, two);
  return [one, two];
}

describe('one device', () => {
  it.each<[string, unknown]>([
    ['a task', task],
    [
      'nested objects and lists',
      { id: 'x', a: { b: [{ id: '1', c: [{ id: 'é', d: [] }] }] }, e: [1, [2], { f: null }] },
    ],
    ['names with the signs of paths', { id: 'x', 'a/b': 1, '~': { '#1': { '@': 2 } }, '': 3, __proto__x: 4 }],
    ['an empty list and an empty object', { a: [], b: {} }],
  ])('gives back %s as it was, and after an edit of each part', (_, value) => {
    const device = new Device();
    device.write('x', value);
    expect(device.read('x')).toEqual(value);
    device.write('x', { was: value });
    expect(device.read('x')).toEqual({ was: value });
    device.write('x', value);
    expect(device.read('x')).toEqual(value);
  });

  it('sends nothing for what it has already', () => {
    const device = new Device().write('a', task);
    device.send();
    device.write('a', { ...task });
    expect(device.send()).toEqual([]);
  });

  it('removes, and takes back a removal with every field', () => {
    const device = new Device().write('a', task).edit('a', (was) => ({ ...was, text: 'New' }));
    device.write('a', undefined);
    expect(device.read('a')).toBeUndefined();
    expect(device.replica.ids('tasks')).toEqual([]);
    device.write('a', { ...task, text: 'New' });
    expect(device.read('a')).toEqual({ ...task, text: 'New' });
  });

  it('takes an item out of a list and puts it back where it was', () => {
    const device = new Device().write('a', task);
    device.edit('a', (was) => ({ ...was, checklist: was.checklist.slice(1) }));
    expect(device.read('a')).toEqual({ ...task, checklist: task.checklist.slice(1) });
    device.write('a', task);
    expect(device.read('a')).toEqual(task);
  });

  it('keeps what stays on the device out of what travels', () => {
    const device = new Device().write('main', { theme: 'dark', page: 'a4' }, 'settings');
    expect(device.read('main', 'settings')).toEqual({ page: 'a4' });
  });

  it('is the same after a start from its disk', () => {
    const device = new Device().write('a', task).edit('a', (was) => ({ ...was, notes: `${was.notes} Today.` }));
    const again = new Replica(shapes);
    again.restore([device.replica.state()]);
    expect(again.read(key('a'))).toEqual(device.read('a'));
    expect(again.ids('tasks')).toEqual(['a']);
  });
});

describe('two devices, apart and then together', () => {
  const cases: readonly {
    readonly name: string;
    readonly one: (was: Task) => Task;
    readonly two: (was: Task) => Task;
    readonly both: Partial<Task>;
  }[] = [
    {
      name: 'different fields',
      one: (was) => ({ ...was, text: 'Write to Rosa' }),
      two: (was) => ({ ...was, doneAt: '2027-03-01' }),
      both: { text: 'Write to Rosa', doneAt: '2027-03-01' },
    },
    {
      name: 'different places of one text',
      one: (was) => ({ ...was, notes: was.notes.replace('Rosa', 'Rosa Lind') }),
      two: (was) => ({ ...was, notes: `${was.notes} Stamp it.` }),
      both: { notes: 'Ask Rosa Lind for the address. Stamp it.' },
    },
    {
      name: 'two points of a checklist',
      one: (was) => ({
        ...was,
        checklist: was.checklist.map((p) => (p.id === '1' ? { ...p, text: 'First draft' } : p)),
      }),
      two: (was) => ({ ...was, checklist: was.checklist.map((p) => (p.id === '2' ? { ...p, done: true } : p)) }),
      both: {
        checklist: [
          { id: '1', text: 'First draft', done: false },
          { id: '2', text: 'Send', done: true },
        ],
      },
    },
    {
      name: 'one point removed, another added',
      one: (was) => ({ ...was, checklist: was.checklist.slice(1) }),
      two: (was) => ({ ...was, checklist: [...was.checklist, { id: '3', text: 'Wait', done: false }] }),
      both: {
        checklist: [
          { id: '2', text: 'Send', done: false },
          { id: '3', text: 'Wait', done: false },
        ],
      },
    },
    {
      name: 'a point removed that the other edits: the edit outlives it',
      one: (was) => ({ ...was, checklist: was.checklist.slice(1) }),
      two: (was) => ({ ...was, checklist: was.checklist.map((p) => (p.id === '1' ? { ...p, done: true } : p)) }),
      both: {
        checklist: [
          { id: '2', text: 'Send', done: false },
          { id: '1', text: 'Draft', done: true },
        ],
      },
    },
    {
      name: 'both remove the same point',
      one: (was) => ({ ...was, checklist: was.checklist.slice(1) }),
      two: (was) => ({ ...was, checklist: was.checklist.slice(1) }),
      both: { checklist: [{ id: '2', text: 'Send', done: false }] },
    },
  ];
  it.each(cases)('$name', ({ one, two, both }) => {
    for (const turned of [false, true]) {
      const [a, b] = turned ? pair().reverse() : pair();
      a?.edit('a', one);
      b?.edit('a', two);
      meet(a as Device, b as Device);
      const found = a?.read('a') as Task;
      expect(b?.read('a')).toEqual(found);
      const points = (value: Task) => [...value.checklist].sort((x, y) => x.id.localeCompare(y.id));
      expect({ ...found, checklist: points(found) }).toEqual({
        ...task,
        ...both,
        checklist: points({ ...task, ...both }),
      });
    }
  });

  it('the place of a card goes as a whole, and its device learns that it lost', () => {
    const [one, two] = pair();
    one.edit('a', (was) => ({ ...was, list: 'doing', rank: 'c' }));
    two.edit('a', (was) => ({ ...was, list: 'done', rank: 'x' }));
    const touched = meet(one, two);
    const found = one.read('a') as Task;
    expect([`${found.list} ${found.rank}`]).toEqual(['done x']);
    expect(two.read('a')).toEqual(found);
    expect(touched.get(one)?.map(({ lost }) => lost)).toEqual([['=list,rank']]);
    expect(touched.get(two)?.map(({ lost }) => lost)).toEqual([[]]);
  });

  it('a removal that knew nothing of an edit does not take it along', () => {
    for (const remover of [0, 1]) {
      const devices = pair();
      devices[remover]?.write('a', undefined);
      devices[1 - remover]?.edit('a', (was) => ({ ...was, text: 'Edited' }));
      meet(...devices);
      for (const device of devices) expect(device.read('a')).toEqual({ ...task, text: 'Edited' });
    }
  });

  it('a removal that knew of the edit stands', () => {
    const [one, two] = pair();
    one.edit('a', (was) => ({ ...was, text: 'Edited' }));
    meet(one, two);
    two.write('a', undefined);
    meet(one, two);
    expect([one.read('a'), two.read('a')]).toEqual([undefined, undefined]);
  });

  it('the same document made by both, as from one backup, is there once with its texts', () => {
    const [one, two] = [new Device(), new Device()];
    for (const device of [one, two]) device.write('a', task).edit('a', (was) => ({ ...was, notes: `${was.notes}!` }));
    meet(one, two);
    expect(one.read('a')).toEqual({ ...task, notes: `${task.notes}!!` });
    expect(two.read('a')).toEqual(one.read('a'));
  });

  it('of two documents made under one id one stands, and the other is told as lost where it was made', () => {
    const [one, two] = [new Device(100), new Device(200)];
    one.write('a', task);
    two.write('a', { ...task, text: 'Other' });
    const touched = meet(one, two);
    expect(one.read('a')).toEqual({ ...task, text: 'Other' });
    expect(two.read('a')).toEqual({ ...task, text: 'Other' });
    expect(touched.get(one)?.[0]?.lost).toEqual(['']);
    expect(touched.get(two)?.[0]?.lost).toEqual([]);
  });

  it('an edit that knew of the other is no loss, however many steps it took', () => {
    const [one, two] = pair();
    one.edit('a', (was) => ({ ...was, text: 'One' }));
    meet(one, two);
    for (const text of ['Two', 'Three', 'Four']) two.edit('a', (was) => ({ ...was, text }));
    expect(meet(one, two).get(one)?.[0]?.lost).toEqual([]);
    expect((one.read('a') as Task).text).toBe('Four');
  });

  it('what a third device wrote is not told as lost by one that only read it', () => {
    const [one, two] = pair();
    const third = new Device(50);
    third.replica.receive([one.replica.state()]);
    one.edit('a', (was) => ({ ...was, text: 'One' }));
    const sent = one.send();
    third.replica.receive(sent);
    two.edit('a', (was) => ({ ...was, text: 'Two' }));
    const fromTwo = two.send();
    expect(third.replica.receive(fromTwo)[0]?.lost).toEqual([]);
    expect(one.replica.receive(fromTwo)[0]?.lost).toEqual(['/text']);
  });

  it('a version that is higher is seen on the document', () => {
    const newer = new Replica([{ ...tasks, version: 3 }]);
    const update = newer.change(() => {
      newer.write(key('a'), task);
    });
    const older = new Replica(shapes);
    const [touched] = older.receive(update ? [update] : []);
    expect(touched?.version).toBe(3);
  });
});

describe('properties', () => {
  const ids = fc.constantFrom('a', 'b');
  const words = fc.constantFrom('', 'one', 'two 🙂', 'three\nfour', '🙂🙃');
  const points = fc.uniqueArray(
    fc.record({ id: fc.constantFrom('1', '2', '3', '4'), text: words, done: fc.boolean() }),
    { selector: ({ id }) => id, maxLength: 4 },
  );
  const anyTask = fc.record(
    { text: words, notes: words, list: words, rank: words, checklist: points, doneAt: words },
    { requiredKeys: ['text', 'notes', 'list', 'rank', 'checklist'] },
  );
  const step = fc.record({
    device: fc.integer({ min: 0, max: 2 }),
    id: ids,
    value: fc.option(anyTask, { nil: undefined, freq: 5 }),
    meets: fc.boolean(),
  });

  it('whatever each of three devices does, and in whatever order they hear of it, they end up the same', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), fc.integer(), (steps, order) => {
        const devices = [new Device(), new Device(), new Device()];
        const log: Uint8Array[][] = [[], [], []];
        for (const { device, id, value, meets } of steps) {
          const [at, mine] = [devices[device] as Device, log[device] as Uint8Array[]];
          at.write(id, value === undefined ? undefined : { id, ...value });
          if (value !== undefined) expect(at.read(id)).toEqual({ id, ...value });
          mine.push(...at.send());
          if (meets) at.replica.receive(log.flat());
        }
        const all = log.flat();
        const turn = all.length === 0 ? 0 : Math.abs(order) % all.length;
        devices[0]?.replica.receive(all);
        devices[1]?.replica.receive([...all.slice(turn), ...all.slice(0, turn)]);
        devices[2]?.replica.receive([...all].reverse());
        for (const id of ['a', 'b']) {
          expect(devices[1]?.read(id)).toEqual(devices[0]?.read(id));
          expect(devices[2]?.read(id)).toEqual(devices[0]?.read(id));
        }
      }),
      { numRuns: 150 },
    );
  });
});
