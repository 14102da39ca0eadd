import type { Core } from './core';
import type { FileInfo } from './types';

/** Uploaded files by key, beside the documents. */
export interface VaultFiles {
  /** Keeps a file (its name is taken from a `File`). `kept` is false when only memory holds it. */
  put(key: string, blob: Blob): Promise<{ readonly kept: boolean }>;
  /** The file, or `null` when there is none or it can no longer be read. */
  get(key: string): Promise<Blob | null>;
  delete(key: string): Promise<void>;
  list(): Promise<readonly (FileInfo & { readonly kept: boolean })[]>;
}

/** A vault's files, and the way to forget those in memory. */
export function createFiles(core: Core): VaultFiles & { forget(): void } {
  const memory = new Map<string, { info: FileInfo; blob: Blob }>();
  const isDisk = () => core.kind() !== 'memory';

  async function put(key: string, blob: Blob) {
    const info: FileInfo = {
      key,
      name: 'name' in blob && typeof blob.name === 'string' ? blob.name : key,
      type: blob.type,
      size: blob.size,
      storedAt: core.now(),
    };
    if (isDisk())
      try {
        // Bytes, not a Blob: some browsers keep only a pointer to the user's own file, which may move.
        const bytes = await blob.arrayBuffer();
        await core.run(['files', 'fileInfo'], 'readwrite', async (tx) => {
          await tx.put('files', { key, bytes });
          await tx.put('fileInfo', info);
        });
        memory.delete(key);
        return { kept: true };
      } catch {
        // Full or refused: the flow continues with the bytes in memory.
      }
    memory.set(key, { info, blob });
    return { kept: false };
  }

  async function get(key: string) {
    const held = memory.get(key);
    if (held) return held.blob;
    try {
      return await core.run(['files', 'fileInfo'], 'readonly', async (tx) => {
        const file = await tx.get('files', key);
        const info = await tx.get('fileInfo', key);
        return file ? new Blob([file.bytes], { type: info?.type ?? '' }) : null;
      });
    } catch {
      return null;
    }
  }

  async function remove(key: string) {
    memory.delete(key);
    await core.run(['files', 'fileInfo'], 'readwrite', async (tx) => {
      await tx.delete('files', key);
      await tx.delete('fileInfo', key);
    });
  }

  async function list() {
    const stored = await core.run(['fileInfo'], 'readonly', (tx) => tx.getAll('fileInfo'));
    const held = [...memory.values()].map(({ info }) => info);
    const kept = stored.filter(({ key }) => !memory.has(key));
    return [...kept.map((info) => ({ ...info, kept: true })), ...held.map((info) => ({ ...info, kept: false }))];
  }

  return { put, get, delete: remove, list, forget: () => memory.clear() };
}
