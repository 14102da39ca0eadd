export const storageManager = () =>
  (typeof navigator === 'undefined' ? undefined : navigator.storage) as StorageManager | undefined;

/** Whether the browser promised to keep the data; `null` where it does not say. */
export async function readPersisted(): Promise<boolean | null> {
  try {
    return (await storageManager()?.persisted?.()) ?? null;
  } catch {
    return null;
  }
}

/** Asks the browser to keep the data; some ask the user, so call it in answer to a gesture. */
export async function askPersisted(): Promise<boolean | null> {
  try {
    return (await storageManager()?.persist?.()) ?? null;
  } catch {
    return null;
  }
}
