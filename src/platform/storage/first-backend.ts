import { sideName } from './core';
import { openDatabase } from './database';
import { memoryBackend } from './memory-backend';
import { type Backend, NewerStoreError } from './types';
import type { VaultStatus } from './vault-status';

/** The best place there is: the database, the one beside a newer app's, or memory with the reason why. */
export async function firstBackend(name: string): Promise<{ backend: Backend; reason: VaultStatus['reason'] }> {
  if (!hasDatabases()) return { backend: memoryBackend(), reason: 'missing' };
  const attempts = [0, 1];
  for (const attempt of attempts)
    try {
      return { backend: await openDatabase({ name, kind: 'main' }), reason: null };
    } catch (error) {
      const failure = (error as Error).name;
      if (error instanceof NewerStoreError) {
        const side = await openDatabase({ name: sideName(name), kind: 'side' }).catch(() => null);
        return side ? { backend: side, reason: null } : { backend: memoryBackend(), reason: 'refused' };
      }
      if (failure === 'OpenTimeoutError') return { backend: memoryBackend(), reason: 'no-answer' };
      // One more try: browsers now and then fail the first time after a crash.
      if (attempt === 1 || failure === 'SecurityError') break;
    }
  return { backend: memoryBackend(), reason: 'refused' };
}

function hasDatabases(): boolean {
  try {
    return typeof globalThis.indexedDB === 'object' && globalThis.indexedDB !== null;
  } catch {
    return false;
  }
}
