import type { CollectionSpec, VaultDocument } from '../../../src/platform/storage/types';
import { openVault, type Vault } from '../../../src/platform/storage/vault';
import { type Cycle, createCycle, type EnginePort, type Travelling } from '../../../src/platform/sync/cycle';
import { SyncEngine } from '../../../src/platform/sync/engine';
import { type Remote, RemoteError, type RemoteProblem } from '../../../src/platform/sync/remote';
import { newSecret } from '../../../src/platform/sync/seal';
import type { SyncShape } from '../../../src/platform/sync/shapes';
import { freshName, NOON } from '../storage/support';

export interface Note {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly list?: string;
  readonly rank?: string;
  readonly editedAt?: string;
}

export const note = (id: string, more: Partial<Note> = {}): Note => ({ id, title: `Note ${id}`, body: '', ...more });

/** A note with a title; one whose title says "odd" has no body. */
export const notes: CollectionSpec = {
  name: 'notes',
  version: 1,
  migrations: {},
  parse(value) {
    const { title, body } = value as Note;
    if (typeof title !== 'string') throw new Error('A note needs a title.');
    if (title === 'odd' && body !== '') throw new Error('An odd note has no body.');
    return value;
  },
};

export const shape = (collection: string, more: Partial<SyncShape> = {}): SyncShape => ({
  collection,
  version: 1,
  texts: [],
  together: [],
  stays: [],
  isWhole: false,
  isLatest: false,
  ...more,
});

export const notesTravel: Travelling = {
  spec: notes,
  shape: shape('notes', { texts: ['body'], together: [['list', 'rank']] }),
};

/** A storage in memory, which can be made to fail. */
export interface FakeRemote extends Remote {
  readonly files: Map<string, Uint8Array>;
  readonly log: string[];
  /** Whether the folder is there. */
  isThere: boolean;
  /** What the next calls fail with, by method; `null`: nothing. */
  fails: ((method: string, name: string) => RemoteProblem | null) | null;
  /** A list as it was some time ago, in place of the real one. */
  stale: readonly string[] | null;
}

export function fakeRemote(): FakeRemote {
  const files = new Map<string, Uint8Array>();
  const remote: FakeRemote = {
    files,
    log: [],
    isThere: true,
    fails: null,
    stale: null,
    async list() {
      ask('list', '');
      return remote.isThere ? (remote.stale ?? [...files.keys()]) : null;
    },
    async prepare() {
      ask('prepare', '');
      remote.isThere = true;
    },
    async get(name) {
      ask('get', name);
      return files.get(name) ?? null;
    },
    async put(name, bytes) {
      ask('put', name);
      files.set(name, bytes);
    },
    async remove(name) {
      ask('remove', name);
      files.delete(name);
    },
  };
  function ask(method: string, name: string): void {
    remote.log.push(name === '' ? method : `${method} ${name}`);
    const problem = remote.fails?.(method, name);
    if (problem) throw new RemoteError(problem);
  }
  return remote;
}

/** The engine beside the page, asked as if it were in a worker: what goes in and comes out is copied. */
export const portOf = (engine: SyncEngine): EnginePort =>
  new Proxy({} as EnginePort, {
    get:
      (_, name: keyof EnginePort) =>
      async (...input: unknown[]) => {
        const method = engine[name] as (...all: unknown[]) => unknown;
        return structuredClone(await method.apply(engine, structuredClone(input)));
      },
  });

export interface Device {
  readonly name: string;
  readonly vault: Vault;
  readonly engine: SyncEngine;
  readonly cycle: Cycle;
  /** Looks and sends, as often as it takes. */
  sync(): Promise<string>;
  write(...documents: (Note & { readonly collection?: string })[]): Promise<void>;
  remove(id: string): Promise<void>;
  all(): Promise<Record<string, unknown>>;
  /** What is kept aside: the fields that lost, and the value. */
  aside(): Promise<readonly { readonly fields: readonly string[]; readonly value: unknown }[]>;
  /** Lets go as a closed tab does. */
  close(): void;
}

export interface DeviceOptions {
  readonly remote: Remote;
  readonly secret: Uint8Array;
  readonly name?: string;
  readonly collections?: readonly Travelling[];
  readonly now?: () => number;
}

export const SECRET = newSecret();

export async function openDevice({
  remote,
  secret,
  name = freshName(),
  collections = [notesTravel],
  now = () => NOON,
}: DeviceOptions): Promise<Device> {
  const vault = await openVault({
    name,
    collections: collections.map(({ spec }) => spec),
    local: null,
    channel: () => null,
    now,
  });
  const shapes = collections.map(({ shape: one }) => one);
  const engine = await SyncEngine.open({ vault: name, shapes, secret, now: now() });
  const cycle = createCycle({ vault, engine: portOf(engine), remote, collections, now });
  const { signal } = new AbortController();

  const documents = async (): Promise<readonly VaultDocument[]> => (await vault.since(0)).documents;
  const baseOf = async (collection: string, id: string) => {
    const found = (await documents()).find((one) => one.collection === collection && one.id === id);
    return { rev: found?.rev ?? 0, value: found?.value };
  };
  return {
    name,
    vault,
    engine,
    cycle,
    async sync() {
      const { kind } = await cycle.look(signal);
      if (kind === 'done') await cycle.send(signal);
      return kind;
    },
    async write(...written) {
      const changes = [];
      for (const { collection = 'notes', ...value } of written)
        changes.push({ collection, id: value.id, base: await baseOf(collection, value.id), value });
      await vault.write(changes);
    },
    async remove(id) {
      await vault.write([{ collection: 'notes', id, base: await baseOf('notes', id), value: undefined }]);
    },
    all: async () =>
      Object.fromEntries(
        (await documents()).filter(({ value }) => value !== undefined).map(({ id, value }) => [id, value]),
      ),
    async aside() {
      const items = await vault.aside.list();
      const blobs = await Promise.all(items.map(({ id }) => vault.aside.download(id)));
      return Promise.all(
        blobs.map(async (blob) => {
          const { fields, value } = JSON.parse((await blob?.text()) ?? '{}');
          return { fields, value };
        }),
      );
    },
    close() {
      engine.close();
      vault.close();
    },
  };
}

/** Devices that have joined one storage and agree. */
export async function together(count: number, options: Partial<DeviceOptions> = {}): Promise<[FakeRemote, Device[]]> {
  const remote = fakeRemote();
  const devices: Device[] = [];
  for (let index = 0; index < count; index += 1) devices.push(await openDevice({ remote, secret: SECRET, ...options }));
  for (const device of devices) await device.sync();
  return [remote, devices];
}

/** Each looks and sends until none has anything more. */
export async function settle(...devices: readonly Device[]): Promise<void> {
  for (let round = 0; round < 3; round += 1) for (const device of devices) await device.sync();
}
