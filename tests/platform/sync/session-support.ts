import { expect } from 'vitest';
import { openVault, type Vault } from '../../../src/platform/storage/vault';
import type { Travelling } from '../../../src/platform/sync/cycle';
import { engineLoop } from '../../../src/platform/sync/engine-loop';
import type { Ask } from '../../../src/platform/sync/http';
import { type Membership, writeMembership } from '../../../src/platform/sync/membership';
import { openSession, type Session } from '../../../src/platform/sync/session';
import { FakeFolder } from '../../support/fake-folder';
import { freshName, NOON } from '../storage/support';
import { type Note, notesTravel } from './support';

/** The worker in the page's own thread: what goes in and comes out is copied, as a worker has it. */
function inProcessWorker(): Worker {
  const target = new EventTarget();
  let ended = false;
  const answer = engineLoop((reply) => {
    if (!ended) target.dispatchEvent(new MessageEvent('message', { data: structuredClone(reply) }));
  });
  return Object.assign(target, {
    postMessage: (call: Parameters<typeof answer>[0]) => answer(structuredClone(call)),
    terminate: () => {
      ended = true;
    },
  }) as unknown as Worker;
}

export interface SessionDevice {
  readonly name: string;
  readonly vault: Vault;
  session: Session;
}

export const { signal } = new AbortController();
export const nothing = () => {};

/** A device that has joined: its vault, and the session that keeps it in step. */
export async function begin(membership: Membership, more: SessionMore = {}): Promise<SessionDevice> {
  const { name = freshName(), collections = [notesTravel] } = more;
  await writeMembership(name, membership);
  const vault = await openVault({
    name,
    collections: collections.map(({ spec }) => spec),
    local: null,
    channel: () => null,
    now: () => NOON,
  });
  return { name, vault, session: await open(name, vault, membership, more) };
}

export interface SessionMore {
  readonly name?: string;
  readonly collections?: readonly Travelling[];
  readonly now?: () => number;
  readonly ask?: Ask;
}

export const open = (
  name: string,
  vault: Vault,
  membership: Membership,
  { collections = [notesTravel], now = () => NOON, ask }: SessionMore = {},
): Promise<Session> =>
  openSession({ name, vault, membership, collections, now, startWorker: inProcessWorker, ...(ask ? { ask } : {}) });

export const storage = () => {
  const fake = new FakeFolder('Sync');
  return { fake, account: { kind: 'folder' as const, handle: fake as unknown as FileSystemDirectoryHandle } };
};

export const member = (account: Membership['account'], secret: Uint8Array, name: string): Membership => ({
  account,
  secret,
  name,
  joinedAt: NOON,
  isKnown: false,
  isPaused: false,
  pausesWhenMetered: false,
});

export async function sync({ session }: SessionDevice): Promise<string> {
  const { kind } = await session.look(signal, nothing);
  if (kind === 'done') expect(await session.send(signal)).toMatchObject({ kind: 'done' });
  return kind;
}

export async function write({ vault }: SessionDevice, value: Note) {
  const found = (await vault.since(0)).documents.find(({ id }) => id === value.id);
  await vault.write([
    { collection: 'notes', id: value.id, base: { rev: found?.rev ?? 0, value: found?.value }, value },
  ]);
}

export const ids = async ({ vault }: SessionDevice) =>
  (await vault.since(0)).documents.flatMap(({ id, value }) => (value === undefined ? [] : id)).sort();
