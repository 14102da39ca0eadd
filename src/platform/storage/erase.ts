import { type Core, DEVICES_FLAG, devicesName, folderName, journalPrefix, STORAGE_ORIGIN, sideName } from './core';
import { deleteDatabase } from './database';
import { keysWith } from './local';
import { eraseSecrets } from './secrets';
import { DAMAGED_USER_KEY, USER_KEY } from './user-entry';
import { readState } from './write';

/** Another tab that does not release a database holds up its removal no longer than this (milliseconds). */
const DELETE_TIMEOUT = 4000;

/**
 * Removes the keys of models, empties every store and counts the erasure, so that other tabs drop what they hold; then
 * journals, the profile, the database beside, and what ties this device to the learner's others.
 * @throws the browser's error when keys or stores could not be removed; then the documents are still there.
 */
export async function eraseStores(core: Core): Promise<void> {
  const stores = ['docs', 'files', 'fileInfo', 'quarantine', 'conflicts', 'meta'] as const;
  await eraseSecrets(core.name).catch((error: unknown) => {
    // Where the browser has no database, no key can be on the device.
    if (core.kind() !== 'memory') throw error;
  });
  await core.run(stores, 'readwrite', async (tx) => {
    const state = await readState(tx, core.context());
    for (const store of stores) await tx.clear(store);
    await tx.put('meta', { ...state, sequence: state.sequence + 1, epoch: state.epoch + 1, applied: {} });
  });
  const local = core.local;
  if (local)
    for (const prefix of [journalPrefix(core.name), DAMAGED_USER_KEY])
      for (const key of keysWith(local, prefix)) local.removeItem(key);
  for (const key of [USER_KEY, DEVICES_FLAG, STORAGE_ORIGIN]) local?.removeItem(key);
  const others =
    core.kind() === 'main'
      ? [sideName(core.name)]
      : core.kind() === 'side'
        ? [core.name]
        : [core.name, sideName(core.name)];
  await Promise.all([...others, devicesName(core.name), folderName(core.name)].map(remove));
}

async function remove(name: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, DELETE_TIMEOUT);
  });
  await Promise.race([deleteDatabase(name).catch(() => {}), waited]);
  clearTimeout(timer);
}
