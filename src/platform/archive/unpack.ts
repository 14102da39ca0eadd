import { Unzip, UnzipInflate } from 'fflate';

/** Why an archive is not read. */
export type UnpackProblem = 'bomb' | 'damaged-archive';

export interface UnpackLimits {
  /** Bytes that all wanted files together may unpack to. */
  readonly bytes: number;
  /** Entries that the archive may have. */
  readonly entries: number;
}

const CHUNK = 64 * 1024;

/**
 * The files of a ZIP archive that are wanted, by their names; an archive inside it stays closed. It is unpacked piece by
 * piece and stops at the limit, whatever sizes the archive declares.
 * @param names all names that the archive has, for what is to be said of them
 */
export function unpack(
  archive: Uint8Array,
  wanted: (name: string) => boolean,
  limits: UnpackLimits,
):
  | { readonly files: ReadonlyMap<string, Uint8Array>; readonly names: readonly string[] }
  | { readonly problem: UnpackProblem } {
  const files = new Map<string, Uint8Array>();
  const names: string[] = [];
  let unpacked = 0;
  let problem: UnpackProblem | null = null;
  let open = 0;
  const reader = new Unzip((file) => {
    names.push(file.name.slice(0, 300));
    if (names.length > limits.entries) problem = 'bomb';
    if (problem || !wanted(file.name)) return;
    if ((file.originalSize ?? 0) > limits.bytes) {
      problem = 'bomb';
      return;
    }
    const parts: Uint8Array[] = [];
    open += 1;
    file.ondata = (error, data, final) => {
      if (error) problem ??= 'damaged-archive';
      if (problem) return;
      unpacked += data.length;
      if (unpacked > limits.bytes) {
        problem = 'bomb';
        file.terminate();
        return;
      }
      parts.push(data);
      if (final) {
        files.set(file.name, joined(parts));
        open -= 1;
      }
    };
    file.start();
  });
  reader.register(UnzipInflate);
  try {
    for (let at = 0; at < archive.length && problem === null; at += CHUNK)
      reader.push(archive.subarray(at, at + CHUNK), at + CHUNK >= archive.length);
  } catch {
    problem ??= 'damaged-archive';
  }
  if (problem) return { problem };
  return open > 0 || names.length === 0 ? { problem: 'damaged-archive' } : { files, names };
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
