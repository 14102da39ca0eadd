const CHUNK_KEY = /^(interview-.+)-(\d{4,})$/;

/** Name of one file of a recording. */
export const chunkKey = (key: string, index: number): string => `${key}-${String(index).padStart(4, '0')}`;

/** The recording that a stored file is a piece of, and which piece; `null` for every other file. */
export function recordingOf(fileKey: string): { readonly key: string; readonly index: number } | null {
  const [, key, index] = CHUNK_KEY.exec(fileKey) ?? [];
  return key === undefined ? null : { key, index: Number(index) };
}
