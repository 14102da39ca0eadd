import type { ChannelLike, OpenChannel } from '../../../src/platform/storage/channel';
import type { LocalStore } from '../../../src/platform/storage/local';
import type { Change, CollectionSpec, VaultDocument } from '../../../src/platform/storage/types';
import { openVault, type Vault, type VaultEvent } from '../../../src/platform/storage/vault';

/** localStorage as it is, with room for `limit` characters. */
export function fakeLocal(limit = 5_000_000): LocalStore & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem(key, value) {
      const others = [...entries].reduce((sum, [k, v]) => sum + (k === key ? 0 : k.length + v.length), 0);
      if (others + key.length + value.length > limit) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, value);
    },
  };
}

/** Tabs of one browser: a message goes to all channels of its name but the sender's. */
export function fakeBrowser(): { open: OpenChannel; silence(): void } {
  const channels = new Set<ChannelLike & { name: string }>();
  let silent = false;
  return {
    silence: () => {
      silent = true;
    },
    open: (name) => {
      const channel: ChannelLike & { name: string } = {
        name,
        onmessage: null,
        postMessage(data) {
          for (const other of channels)
            if (other !== channel && other.name === name && !silent)
              queueMicrotask(() => other.onmessage?.({ data } as MessageEvent));
        },
        close: () => void channels.delete(channel),
      };
      channels.add(channel);
      return channel;
    },
  };
}

let names = 0;
/** A database name that no other test uses. */
export const freshName = (): string => `test-${process.pid}-${++names}`;

export interface Note {
  readonly title: string;
  readonly text?: string;
  readonly tags?: readonly { readonly id: string; readonly label: string }[];
}

/** Notes: an object with a title that is a text. */
export const notes: CollectionSpec = {
  name: 'notes',
  version: 1,
  migrations: {},
  parse(value) {
    if (typeof value !== 'object' || value === null || typeof (value as { title?: unknown }).title !== 'string')
      throw new Error('A note needs a title.');
    return value;
  },
};

export interface Tab {
  readonly vault: Vault;
  readonly events: VaultEvent[];
  readonly loaded: readonly VaultDocument[];
}

export interface TabOptions {
  readonly name: string;
  readonly collections?: readonly CollectionSpec[];
  readonly local?: LocalStore | null;
  readonly open?: OpenChannel;
  readonly now?: () => number;
}

/** A fixed clock: 1 March 2027, noon. */
export const NOON = Date.UTC(2027, 2, 1, 12);

export async function openTab({
  name,
  collections = [notes],
  local = null,
  open = () => null,
  now = () => NOON,
}: TabOptions): Promise<Tab> {
  const vault = await openVault({ name, collections, local, channel: open, now, appVersion: '1.2.3' });
  const events: VaultEvent[] = [];
  vault.subscribe((event) => events.push(event));
  const { documents } = await vault.load();
  return { vault, events, loaded: documents };
}

/** A change of a note that was never on disk, or of one with this base. */
export const change = (id: string, value: unknown, base: Change['base'] = { rev: 0, value: undefined }): Change => ({
  collection: 'notes',
  id,
  base,
  value,
});

/** Documents by id, without their revs and times. */
export const valuesOf = (documents: readonly VaultDocument[]): Record<string, unknown> =>
  Object.fromEntries(documents.map(({ id, value }) => [id, value]));

/** What a tab opened just now finds. */
export async function stored(
  name: string,
  collections: readonly CollectionSpec[] = [notes],
): Promise<Record<string, unknown>> {
  const { vault, loaded } = await openTab({ name, collections });
  vault.close();
  return valuesOf(loaded);
}
