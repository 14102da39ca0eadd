import { type AssetFiles, browserEnvironment, loadAssets } from '../compiler/asset-store';

/**
 * Puts the files of an engine on the device without starting it.
 * @param cache the name under which the browser keeps them; left out, the compiler's
 * @param onBytes gets how many bytes came
 * @returns whether the browser kept them
 * @throws `AssetError`
 */
export async function keepFiles(
  { files, cache }: { readonly files: AssetFiles; readonly cache?: string },
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
