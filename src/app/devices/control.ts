import type { StorageProblem } from '../../../machines/contracts/sync';
import { openChannel } from '../../platform/storage/channel';
import { openVault, type Vault } from '../../platform/storage/vault';
import { addressOf, type StorageAccount } from '../../platform/sync/accounts';
import { deleteBooks } from '../../platform/sync/books';
import { startSyncWorker } from '../../platform/sync/engine-client';
import { type Ask, pageAsk } from '../../platform/sync/http';
import { invitationLink, readInvitation } from '../../platform/sync/invitation';
import { type Membership, readMembership, writeMembership } from '../../platform/sync/membership';
import { newSecret } from '../../platform/sync/seal';
import { hasSpace, makeSpace, openSession, type Session } from '../../platform/sync/session';
import { problemOf, testStorage } from '../../platform/sync/storage-test';
import type { DevicesControl, JoinDraft, JoinForm, MembershipView } from './devices-control';
import { keepJoined, keepStorageOrigin } from './flags';
import { travelling } from './travelling';

const VAULT = 'elevate';

export interface ControlDeps {
  /** Whether the page's policy lets an address be asked. */
  readonly reaches: (url: string) => boolean;
  /** Brings everything that is in the store to the disk. */
  readonly flush: () => Promise<unknown>;
  /** Erases everything on this device. */
  readonly eraseHere: () => Promise<void>;
  readonly now?: () => number;
}

export async function createControl({
  reaches,
  flush,
  eraseHere,
  now = Date.now,
}: ControlDeps): Promise<DevicesControl> {
  const ask: Ask = { ...pageAsk, reaches };
  const listeners = new Set<() => void>();
  const progress = new Set<(done: number, all: number) => void>();
  let membership: Membership | null = await readMembership(VAULT).catch(() => null);
  let view = membership && viewOf(membership);
  let form: JoinForm | null = null;
  let opening: Promise<Session> | null = null;
  let session: Session | null = null;
  let vault: Vault | null = null;
  /** A worker that was started beforehand. */
  let warmed: Worker | null = null;
  const never = new AbortController().signal;

  function become(next: Membership | null): void {
    membership = next;
    view = next && viewOf(next);
    keepJoined(next !== null);
    keepStorageOrigin(next ? addressOf(next.account) : '');
    for (const listener of [...listeners]) listener();
  }

  function startWorker(): Worker {
    const worker = warmed ?? startSyncWorker();
    warmed = null;
    return worker;
  }

  async function open(): Promise<Session> {
    if (!membership) throw new Error('This device is by itself.');
    const opened = membership;
    opening ??= (async () => {
      vault ??= await openVault({ collections: travelling.map(({ spec }) => spec), now, name: VAULT, local: null });
      if (vault.getStatus().kind !== 'ready') throw new Error('What is stored cannot be read now.');
      session = await openSession({
        name: VAULT,
        vault,
        membership: opened,
        collections: travelling,
        now,
        ask,
        startWorker,
      });
      return session;
    })();
    opening.catch(() => {
      opening = null;
    });
    return opening;
  }

  function letGo(): void {
    session?.close();
    session = null;
    opening = null;
    vault?.close();
    vault = null;
  }

  /** The session notes what it learns of the membership; here it is shown. */
  function settled(): void {
    if (session && membership && session.membership !== membership) become(session.membership);
  }

  const failed = (error: unknown) => ({ kind: 'failed' as const, ...problemOf(error) });
  const attempt = async (work: () => Promise<void>): Promise<StorageProblem | null> => {
    try {
      await work();
      return null;
    } catch (error) {
      return problemOf(error).problem;
    }
  };

  async function leave(): Promise<void> {
    await session?.sayGoodbye(never).catch(() => {});
    letGo();
    await deleteBooks(VAULT);
    become(null);
  }

  return {
    membership: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async devices() {
      const { device, devices } = await open();
      return (await devices()).map((note) => ({ ...note, mine: note.id === device }));
    },

    setForm(next) {
      form = next;
      keepStorageOrigin(next ? addressOf(next.account) : membership ? addressOf(membership.account) : '');
    },
    form: () => form,
    testStorage: () =>
      form ? testStorage(form.account, ask) : Promise.reject(new Error('There is nothing to be tested.')),
    warm() {
      if (warmed || session) return;
      const worker = startSyncWorker();
      warmed = worker;
      // What cannot be fetched now is fetched again when it is needed.
      worker.addEventListener('error', () => {
        if (warmed === worker) warmed = null;
      });
    },
    async findDevices() {
      if (!form?.secret) return { kind: 'missing' };
      try {
        return { kind: (await hasSpace(form.account, form.secret, ask)) ? 'found' : 'missing' };
      } catch (error) {
        return failed(error);
      }
    },
    async join(isFirst) {
      if (!form) throw new Error('There is nothing to join.');
      const secret = isFirst ? newSecret() : form.secret;
      if (!secret) throw new Error('There is no key to join with.');
      try {
        await flush();
        if (isFirst) await makeSpace(form.account, secret, ask);
        // What an earlier set of devices left in the books is not this one's.
        letGo();
        await deleteBooks(VAULT);
        const next: Membership = {
          account: form.account,
          secret,
          name: form.name,
          joinedAt: now(),
          isKnown: false,
          isPaused: false,
          pausesWhenMetered: false,
          sendsFiles: false,
        };
        await writeMembership(VAULT, next);
        form = null;
        writeDraft(null);
        become(next);
        return { kind: 'joined' };
      } catch (error) {
        return failed(error);
      }
    },

    async look(signal) {
      const opened = await open();
      const look = await opened.look(signal, (done, all) => {
        for (const listener of [...progress]) listener(done, all);
      });
      settled();
      return look;
    },
    async send(signal) {
      await flush();
      return (await open()).send(signal);
    },
    fill: async (signal) => (await open()).fill(signal),
    onProgress(listener) {
      progress.add(listener);
      return () => progress.delete(listener);
    },
    lastForeign: () => session?.lastForeign() ?? null,
    letGo,

    async words() {
      if (!membership) return null;
      const { secret } = membership;
      return (await import('../../platform/sync/key-words')).wordsOf(secret);
    },
    link() {
      if (!membership || membership.account.kind === 'folder') return null;
      const { secret, account } = membership;
      return invitationLink(`${location.origin}${JOIN_PATH}`, { secret, account });
    },
    async qrCode(text) {
      const { generate } = await import('lean-qr');
      const code = generate(text);
      return Array.from({ length: code.size }, (_, y) => Array.from({ length: code.size }, (_, x) => code.get(x, y)));
    },
    readWords: async (typed) => (await import('../../platform/sync/key-words')).secretOf(typed),
    readLink: readInvitation,
    canPickFolder: 'showDirectoryPicker' in globalThis,
    async pickFolder() {
      const { showDirectoryPicker } = globalThis as FolderPicking;
      if (!showDirectoryPicker) return undefined;
      return showDirectoryPicker({ id: 'elevate', mode: 'readwrite' }).catch(() => null);
    },
    reaches: (account) => account.kind === 'folder' || ask.reaches(account.address),
    draft: () => readDraft(),
    keepDraft: (draft) => writeDraft(draft),
    async rename(name) {
      await (await open()).rename(name);
      settled();
    },
    async setPaused(isPaused) {
      await (await open()).change({ isPaused });
      settled();
    },
    async setPausesWhenMetered(pausesWhenMetered) {
      await (await open()).change({ pausesWhenMetered });
      settled();
    },
    async setSendsFiles(sendsFiles) {
      await (await open()).change({ sendsFiles });
      settled();
    },
    files: async () => (await open()).files(),
    removeFiles: () => attempt(async () => (await open()).removeFiles()),
    async setPassword(password) {
      if (!membership) return;
      const { account } = membership;
      if (account.kind === 'webdav') await (await open()).change({ account: { ...account, password } });
      else if (account.kind === 's3') await (await open()).change({ account: { ...account, key: password } });
      settled();
    },
    async permitFolder() {
      if (membership?.account.kind !== 'folder') return false;
      return (await import('../../platform/sync/folder')).permitFolder(membership.account.handle);
    },
    knowsMetered: 'connection' in (globalThis.navigator ?? {}),
    changeKey: () =>
      attempt(async () => {
        await flush();
        await (await open()).changeKey(never);
        settled();
        letGo();
      }),
    eraseEverywhere: () =>
      attempt(async () => {
        await (await open()).eraseEverywhere(never);
        letGo();
        await eraseHere();
        become(null);
      }),
    leave,
  };
}

interface FolderPicking {
  readonly showDirectoryPicker?: (options: { id: string; mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>;
}

/** Where an invitation leads. */
const JOIN_PATH = '/settings?tab=devices';
/** In sessionStorage: it belongs to this tab. */
const DRAFT = 'elevate-join-draft';

function readDraft(): JoinDraft | null {
  try {
    const read = JSON.parse(sessionStorage.getItem(DRAFT) ?? 'null') as unknown;
    if (typeof read !== 'object' || read === null) return null;
    return Object.fromEntries(Object.entries(read).filter(([, value]) => typeof value === 'string')) as JoinDraft;
  } catch {
    return null;
  }
}

function writeDraft(draft: JoinDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(DRAFT, JSON.stringify(draft));
    else sessionStorage.removeItem(DRAFT);
  } catch {
    // It is typed again after the reload.
  }
}

const viewOf = ({ account, sendsFiles = false, ...membership }: Membership): MembershipView => ({
  name: membership.name,
  joinedAt: membership.joinedAt,
  kind: account.kind,
  place: placeOf(account),
  isKnown: membership.isKnown,
  isPaused: membership.isPaused,
  pausesWhenMetered: membership.pausesWhenMetered,
  sendsFiles,
});

function placeOf(account: StorageAccount): string {
  switch (account.kind) {
    case 'webdav':
      return account.user ? `${account.address} (${account.user})` : account.address;
    case 's3':
      return `${account.address}, bucket ${account.bucket}`;
    case 'folder':
      return account.handle.name;
  }
}

/** What other handles on the vault say when they wrote; a notice without data. */
export const vaultNotices = () => openChannel(`${VAULT}-docs`);
