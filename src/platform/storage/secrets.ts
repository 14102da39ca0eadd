import { type OpenChannel, openChannel } from './channel';
import { type SecretStorage, secretStorage } from './secret-storage';

/** The keys of model providers. They are in memory unless the user has one remembered; never in documents or backups. */
export interface Secrets {
  /** Resolves when remembered keys are there; never rejects. */
  readonly ready: Promise<void>;
  read(provider: string): string | null;
  /** Holds a key; returns whether it is on the device afterwards: `false` even when the browser refused. */
  set(provider: string, key: string, options: { readonly remember: boolean }): Promise<boolean>;
  /** Drops a key from memory and from the device. @throws when the device did not delete it. */
  forget(provider: string): Promise<void>;
  remembered(provider: string): boolean;
  /** On the device there is only the sealed key: it has to be opened by its passphrase, once in each tab. */
  isLocked(provider: string): boolean;
  /** The sealed key on the device. */
  sealedOf(provider: string): Promise<Blob | null>;
  /** Puts the sealed key in the place of the plain one; this tab has it open. @throws when the device did not take it */
  lock(provider: string, sealed: Blob): Promise<void>;
  /** Holds the key that was sealed, in this tab. */
  open(provider: string, key: string): void;
  /** Drops an opened key, in every tab. */
  shut(provider: string): void;
  /** Puts the plain key in the place of the sealed one. @throws when the device did not take it */
  unlock(provider: string, key: string): Promise<void>;
  /** What there are keys for, in memory or on the device, locked ones too. */
  slots(): readonly string[];
  /** Called when a key came, went or changed, in this tab or another. */
  subscribe(listener: () => void): () => void;
}

export type { SecretStorage } from './secret-storage';

const channelOf = (name: string) => `${name}-secrets`;

export interface SecretsOptions {
  /** The vault's name. Default: `elevate`. */
  readonly name?: string;
  readonly storage?: SecretStorage;
  readonly channel?: OpenChannel;
}

/** The keys of this tab; remembered ones are shared with other tabs, through the disk and never by a message. */
export function createSecrets({
  name = 'elevate',
  storage = secretStorage(name),
  channel: open = openChannel,
}: SecretsOptions = {}): Secrets {
  const held = new Map<string, string>();
  const onDisk = new Set<string>();
  /** Sealed on disk. */
  const locked = new Set<string>();
  /** Changed by this tab and not on disk yet, with how often: what is read from the disk meanwhile is older. */
  const pending = new Map<string, number>();
  const listeners = new Set<() => void>();
  const channel = open(channelOf(name));
  let queue: Promise<unknown> = Promise.resolve();

  const changed = () => {
    for (const listener of [...listeners]) listener();
  };

  /** One after the other, in the order of the calls. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = queue.then(work);
    queue = turn.catch(() => {});
    return turn;
  }

  async function change<T>(provider: string, work: () => Promise<T>): Promise<T> {
    pending.set(provider, (pending.get(provider) ?? 0) + 1);
    changed();
    try {
      return await inTurn(work);
    } finally {
      const left = (pending.get(provider) ?? 1) - 1;
      if (left > 0) pending.set(provider, left);
      else pending.delete(provider);
      changed();
    }
  }

  async function reload(): Promise<void> {
    const found = await storage.all().catch(() => null);
    if (!found) return;
    const { plain: stored, sealed } = found;
    for (const provider of locked)
      if (!sealed.has(provider)) {
        locked.delete(provider);
        if (!pending.has(provider)) held.delete(provider);
      }
    for (const provider of sealed) locked.add(provider);
    for (const provider of onDisk)
      if (!stored.has(provider)) {
        onDisk.delete(provider);
        if (!pending.has(provider)) held.delete(provider);
      }
    for (const [provider, key] of stored) {
      onDisk.add(provider);
      if (!pending.has(provider)) held.set(provider, key);
    }
    changed();
  }

  async function drop(provider: string): Promise<void> {
    if (!onDisk.has(provider) && !locked.has(provider)) return;
    await storage.delete(provider);
    onDisk.delete(provider);
    locked.delete(provider);
    channel?.postMessage({ type: 'changed' });
  }

  if (channel)
    channel.onmessage = ({ data }) => {
      const { type, provider } = (data ?? {}) as { type?: unknown; provider?: unknown };
      if (type === 'erased') {
        held.clear();
        changed();
      }
      if (type === 'shut' && typeof provider === 'string' && locked.has(provider)) held.delete(provider);
      void inTurn(reload);
    };

  return {
    ready: inTurn(reload),
    read: (provider) => held.get(provider) ?? null,
    set(provider, key, { remember }) {
      held.set(provider, key);
      return change(provider, async () => {
        // What another tab has locked meanwhile is neither written in the clear nor lost; this key works in this tab.
        await reload();
        if (locked.has(provider)) return false;
        if (remember)
          try {
            await storage.put(provider, key);
            onDisk.add(provider);
            channel?.postMessage({ type: 'changed' });
            return true;
          } catch {
            // A former key must not come back in place of the one that could not be stored.
          }
        await drop(provider).catch(() => {});
        return onDisk.has(provider) && !remember;
      });
    },
    forget(provider) {
      held.delete(provider);
      return change(provider, () => drop(provider));
    },
    remembered: (provider) => onDisk.has(provider) || locked.has(provider),
    isLocked: (provider) => locked.has(provider),
    sealedOf: (provider) => inTurn(() => storage.sealedOf(provider)),
    lock: (provider, sealed) =>
      change(provider, async () => {
        await storage.seal(provider, sealed);
        onDisk.delete(provider);
        locked.add(provider);
        channel?.postMessage({ type: 'changed' });
      }),
    open(provider, key) {
      held.set(provider, key);
      changed();
    },
    shut(provider) {
      if (!locked.has(provider)) return;
      held.delete(provider);
      channel?.postMessage({ type: 'shut', provider });
      changed();
    },
    unlock(provider, key) {
      held.set(provider, key);
      return change(provider, async () => {
        await storage.unseal(provider, key);
        locked.delete(provider);
        onDisk.add(provider);
        channel?.postMessage({ type: 'changed' });
      });
    },
    slots: () => [...new Set([...held.keys(), ...locked])],
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Removes every remembered key and tells all tabs to drop theirs. @throws when the device did not delete them. */
export async function eraseSecrets(name: string, open: OpenChannel = openChannel): Promise<void> {
  await secretStorage(name).clear();
  const channel = open(channelOf(name));
  channel?.postMessage({ type: 'erased' });
  channel?.close();
}
