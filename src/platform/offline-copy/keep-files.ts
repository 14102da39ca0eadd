import { type AssetFiles, areStored, browserEnvironment, loadAssets, totalBytes } from '../compiler/asset-store';
import type { KeptSize } from './offline-copy';

/** Files that are kept together. */
export interface KeptParts {
  readonly files: AssetFiles;
  /** The name under which the browser keeps them; left out, the compiler's. */
  readonly cache?: string;
}

/**
 * Puts the files of an engine on the device without starting it.
 * @param onBytes gets how many bytes came
 * @returns whether the browser kept them
 * @throws `AssetError`
 */
export async function keepFiles(
  { files, cache }: KeptParts,
  onBytes: (loadedBytes: number) => void,
  stop: AbortSignal,
  environment = browserEnvironment(),
): Promise<boolean> {
  const stopped: typeof fetch = (url, init) => {
    const either = new AbortController();
    const end = () => either.abort();
    if (stop.aborted) end();
    for (const signal of [stop, init?.signal]) signal?.addEventListener('abort', end, { signal: either.signal });
    return environment.fetch(url, { ...init, signal: either.signal });
  };
  return (await loadAssets(files, { ...environment, fetch: stopped }, onBytes, cache)).kept;
}

/** What all parts take, and what of it is not on the device. */
export async function sizeOf(parts: readonly KeptParts[], environment = browserEnvironment()): Promise<KeptSize> {
  const sizes = await Promise.all(
    parts.map(async ({ files, cache }) => {
      const bytes = totalBytes(files);
      return { bytes, missing: (await areStored(files, environment, cache)) ? 0 : bytes };
    }),
  );
  return sizes.reduce((sum, one) => ({ bytes: sum.bytes + one.bytes, missing: sum.missing + one.missing }));
}

/**
 * Keeps what is missing of several parts, one after the other.
 * @param onBytes gets how many bytes came in all
 * @returns whether the browser kept everything
 * @throws `AssetError`
 */
export async function keepAll(
  parts: readonly KeptParts[],
  onBytes: (loadedBytes: number) => void,
  stop: AbortSignal,
  environment = browserEnvironment(),
): Promise<boolean> {
  let before = 0;
  let kept = true;
  for (const part of parts) {
    const { missing } = await sizeOf([part], environment);
    if (missing === 0) continue;
    kept = (await keepFiles(part, (came) => onBytes(before + came), stop, environment)) && kept;
    before += missing;
  }
  return kept;
}
