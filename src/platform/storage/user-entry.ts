import { type LocalStore, localStore } from './local';

/** The local profile, kept in localStorage under the key `user`. */
export interface UserEntry {
  readonly displayName: string;
  readonly handle: string;
  /** ISO date-time. */
  readonly createdAt: string;
}

export const USER_KEY = 'user';
export const DAMAGED_USER_KEY = 'user-damaged';
const LONGEST_NAME = 200;

/** The stored profile; `null` when there is none. A damaged entry is moved to `user-damaged` and counts as absent. */
export function readUser(local: LocalStore | null = localStore()): UserEntry | null {
  const text = attempt(() => local?.getItem(USER_KEY) ?? null);
  if (!local || text === null) return null;
  const user = attempt(() => parseUser(JSON.parse(text)));
  if (!user) attempt(() => keepAside(local, text));
  return user;
}

/** Stores the profile; `false` when the browser refused. */
export function writeUser(user: UserEntry, local: LocalStore | null = localStore()): boolean {
  const { displayName, handle, createdAt } = user;
  return (
    attempt(() => {
      local?.setItem(USER_KEY, JSON.stringify({ displayName, handle, createdAt }));
      return local !== null;
    }) ?? false
  );
}

/** Signs out: removes the stored profile and nothing else. */
export function removeUser(local: LocalStore | null = localStore()): void {
  attempt(() => local?.removeItem(USER_KEY));
}

/** Calls `listener` with the profile whenever another tab changed it; returns the way to stop. */
export function subscribeUser(
  listener: (user: UserEntry | null) => void,
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = globalThis,
): () => void {
  const heard = (event: Event) => {
    const { key } = event as StorageEvent;
    // `null`: the whole storage was cleared.
    if (key === USER_KEY || key === null) listener(readUser());
  };
  target.addEventListener('storage', heard);
  return () => target.removeEventListener('storage', heard);
}

function parseUser(value: unknown): UserEntry | null {
  if (typeof value !== 'object' || value === null) return null;
  const { displayName, handle, createdAt } = value as Record<string, unknown>;
  const named = typeof displayName === 'string' && displayName.trim() !== '' && displayName.length <= LONGEST_NAME;
  if (!named || typeof handle !== 'string' || handle.length > LONGEST_NAME) return null;
  if (typeof createdAt !== 'string' || Number.isNaN(Date.parse(createdAt))) return null;
  return { displayName, handle, createdAt };
}

function keepAside(local: LocalStore, text: string): void {
  let key = DAMAGED_USER_KEY;
  for (let n = 2; local.getItem(key) !== null && local.getItem(key) !== text; n += 1) key = `${DAMAGED_USER_KEY}-${n}`;
  local.setItem(key, text);
  local.removeItem(USER_KEY);
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
