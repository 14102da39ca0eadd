import { recordingOf } from '../storage/file-kinds';

/** The files of recordings among all stored files. */
export interface RecordingFiles {
  get(key: string): Promise<Blob | null>;
  delete(key: string): Promise<void>;
  list(): Promise<readonly { readonly key: string; readonly size: number }[]>;
}

/** Recordings as screens see them: whole, by key. */
export interface Recordings {
  /**
   * The recording in one piece, with its duration written in, so that players can seek; `null` when nothing of it is
   * stored.
   * @param part `length` in milliseconds
   */
  read(part: { readonly key: string; readonly mime: string; readonly length: number }): Promise<Blob | null>;
  /** Bytes of every stored recording by its key. */
  sizes(): Promise<ReadonlyMap<string, number>>;
  /** Removes recordings with all their files. */
  remove(keys: readonly string[]): Promise<void>;
}

/** @param files the device's file store, where `record` put the pieces */
export function createRecordings(files: RecordingFiles): Recordings {
  const chunks = async () =>
    (await files.list()).flatMap((file) => {
      const piece = recordingOf(file.key);
      return piece ? [{ file: file.key, size: file.size, ...piece }] : [];
    });
  return {
    async read({ key, mime, length }) {
      const own = (await chunks()).filter((chunk) => chunk.key === key).sort((a, b) => a.index - b.index);
      const pieces: Blob[] = [];
      for (const [place, { file, index }] of own.entries()) {
        // After a hole the rest cannot be played.
        const piece = index === place ? await files.get(file) : null;
        if (!piece) break;
        pieces.push(piece);
      }
      if (pieces.length === 0) return null;
      const whole = new Blob(pieces, { type: mime });
      if (!mime.includes('webm')) return whole;
      const { withDuration } = await import('./webm-duration');
      return withDuration(whole, length);
    },
    async sizes() {
      const sizes = new Map<string, number>();
      for (const { key, size } of await chunks()) sizes.set(key, (sizes.get(key) ?? 0) + size);
      return sizes;
    },
    async remove(keys) {
      const gone = new Set(keys);
      for (const { key, file } of await chunks()) if (gone.has(key)) await files.delete(file);
    },
  };
}
