/** The part of localStorage that is used. */
export type LocalStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The browser's localStorage, or `null` where it is missing or refused. */
export function localStore(): LocalStore | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** Every key that begins with `prefix`. */
export function keysWith(local: LocalStore, prefix: string): string[] {
  const keys: string[] = [];
  for (let index = 0; index < local.length; index += 1) {
    const key = local.key(index);
    if (key?.startsWith(prefix)) keys.push(key);
  }
  return keys;
}
