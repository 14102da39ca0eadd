import { DEVICES_FLAG, STORAGE_ORIGIN } from '../../platform/storage/core';

/** Whether devices are joined, so that a page without them fetches nothing to find out. */
export function isJoined(): boolean {
  try {
    return localStorage.getItem(DEVICES_FLAG) !== null;
  } catch {
    return false;
  }
}

export function keepJoined(joined: boolean): void {
  try {
    if (joined) localStorage.setItem(DEVICES_FLAG, '1');
    else localStorage.removeItem(DEVICES_FLAG);
  } catch {
    // Without storage no membership can be kept either.
  }
}

/** Leaves the origin of the storage for the policy of the next load; see `public/model-origin.js`. @param address of the storage; empty for none, or a folder of this device */
export function keepStorageOrigin(address: string): void {
  try {
    const origin = address === '' ? '' : new URL(address).origin;
    if (origin === '' || origin === location.origin) localStorage.removeItem(STORAGE_ORIGIN);
    else localStorage.setItem(STORAGE_ORIGIN, origin);
  } catch {
    // The next load reaches no storage, and says so.
  }
}
