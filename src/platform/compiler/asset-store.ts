import type { ToolchainProblem } from '../../../machines/contracts/compiler';
import type { ToolchainAsset } from './assets';

/** Files by name, such as the compiler's two. */
export type AssetFiles = Readonly<Record<string, ToolchainAsset>>;

/** The compiler's cache; each other engine has one of its own, so that it can be freed alone. */
const CACHE = 'elevate-toolchain';
/** Gzip files begin with these bytes. */
const GZIP = [0x1f, 0x8b];

/** Why a file could not be had. */
export class AssetError extends Error {
  constructor(readonly problem: ToolchainProblem) {
    super(problem);
  }
}

/** A file of the toolchain, checked whole. */
export interface CheckedAsset {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Still compressed; a server may unpack what it sends on the way. */
  readonly packed: boolean;
}

/** What the store needs of the browser; replaced in tests. */
export interface AssetEnvironment {
  readonly fetch: typeof fetch;
  /** `undefined` where the browser keeps nothing, as on a page without a secure origin. */
  readonly caches: CacheStorage | undefined;
  readonly subtle: SubtleCrypto | undefined;
  readonly onLine: () => boolean;
}

export const browserEnvironment = (): AssetEnvironment => ({
  fetch: (input, init) => fetch(input, init),
  caches: globalThis.caches,
  subtle: globalThis.crypto?.subtle,
  onLine: () => navigator.onLine,
});

/**
 * All files, from the device where they are kept and else from the network. What was fetched is kept after it was
 * found whole; what is on the device is checked again before it is used.
 * @param onProgress gets bytes of the compressed files, at most some thirty times a second
 * @param cache the name under which the browser keeps them
 * @throws `AssetError`
 */
export async function loadAssets<T extends { readonly [K in keyof T]: ToolchainAsset }>(
  assets: T,
  environment: AssetEnvironment,
  onProgress: (loadedBytes: number, totalBytes: number) => void,
  cache: string = CACHE,
): Promise<{ readonly [K in keyof T]: CheckedAsset } & { readonly kept: boolean }> {
  const files: AssetFiles = assets;
  const total = totalBytes(files);
  const loaded = new Map<string, number>();
  let told = -1;
  const tell = () => {
    const sum = [...loaded.values()].reduce((all, bytes) => all + bytes, 0);
    const percent = Math.floor((sum / total) * 400);
    if (percent === told) return;
    told = percent;
    onProgress(Math.min(total, sum), total);
  };
  const abort = new AbortController();
  const load = async ([name, file]: [string, ToolchainAsset]) => {
    const stored = await fromDevice(file, environment, cache);
    if (stored) return { name, asset: stored, kept: true };
    const asset = await fromNetwork(file, environment, abort.signal, (bytes) => {
      loaded.set(name, bytes);
      tell();
    });
    return { name, asset, kept: await keep(file, asset, environment, cache) };
  };
  try {
    const found = await Promise.all(Object.entries(files).map(load));
    await dropOthers(files, environment, cache);
    const checked = Object.fromEntries(found.map(({ name, asset }) => [name, asset]));
    return { ...(checked as { [K in keyof T]: CheckedAsset }), kept: found.every(({ kept }) => kept) };
  } catch (error) {
    abort.abort();
    throw error instanceof AssetError ? error : new AssetError('failed');
  }
}

/** What the files take to load. */
export const totalBytes = (files: AssetFiles): number =>
  Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);

/** Whether all files are kept on the device. */
export async function areStored<T extends { readonly [K in keyof T]: ToolchainAsset }>(
  assets: T,
  { caches }: AssetEnvironment,
  name: string = CACHE,
): Promise<boolean> {
  try {
    const cache = await caches?.open(name);
    const files: AssetFiles = assets;
    const found = await Promise.all(Object.values(files).map(({ url }) => cache?.match(url)));
    return found.every((response) => response !== undefined);
  } catch {
    return false;
  }
}

/** Takes the files off the device. */
export async function removeAssets({ caches }: AssetEnvironment, name: string = CACHE): Promise<void> {
  await caches?.delete(name);
}

async function fromDevice(
  asset: ToolchainAsset,
  environment: AssetEnvironment,
  name: string,
): Promise<CheckedAsset | null> {
  try {
    const cache = await environment.caches?.open(name);
    const response = await cache?.match(asset.url);
    if (!response) return null;
    const checked = await check(asset, new Uint8Array(await response.arrayBuffer()), environment);
    if (!checked) await cache?.delete(asset.url);
    return checked;
  } catch {
    return null;
  }
}

async function fromNetwork(
  asset: ToolchainAsset,
  environment: AssetEnvironment,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<CheckedAsset> {
  const lost = () => new AssetError(environment.onLine() ? 'interrupted' : 'offline');
  let response: Response;
  try {
    // The app's own copy is in its cache: a second one in the browser's would only take room.
    response = await environment.fetch(asset.url, { cache: 'no-store', signal });
  } catch {
    throw new AssetError('offline');
  }
  if (!response.ok || !response.body) throw new AssetError('failed');
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    const reader = response.body.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      parts.push(next.value);
      length += next.value.byteLength;
      // Unpacked on the way, it is longer; progress is in bytes of the compressed file all the same.
      const packed = GZIP.every((byte, index) => parts[0]?.[index] === byte);
      onBytes(packed ? Math.min(length, asset.bytes) : Math.round((length / asset.contentBytes) * asset.bytes));
      if (length > asset.contentBytes) break;
    }
  } catch {
    throw lost();
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  const checked = await check(asset, bytes, environment);
  if (checked) return checked;
  throw new AssetError(length < asset.bytes ? 'interrupted' : 'damaged');
}

/** The bytes as they were made by the build, or `null`. */
async function check(
  asset: ToolchainAsset,
  bytes: Uint8Array<ArrayBuffer>,
  { subtle }: AssetEnvironment,
): Promise<CheckedAsset | null> {
  const packed = GZIP.every((byte, index) => bytes[index] === byte);
  if (bytes.byteLength !== (packed ? asset.bytes : asset.contentBytes)) return null;
  // Without a secure origin there is no digest; the length and LLVM's own format must do.
  if (subtle) {
    const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
    const hex = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    if (hex !== (packed ? asset.sha256 : asset.contentSha256)) return null;
  }
  return { bytes, packed };
}

async function keep(
  asset: ToolchainAsset,
  { bytes }: CheckedAsset,
  { caches }: AssetEnvironment,
  name: string,
): Promise<boolean> {
  try {
    const cache = await caches?.open(name);
    if (!cache) return false;
    // A script is given to the page's workers as it is stored.
    const type = asset.url.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
    const headers = { 'content-type': type, 'content-length': String(bytes.byteLength) };
    await cache.put(asset.url, new Response(bytes, { headers }));
    return true;
  } catch {
    return false;
  }
}

/** Files of former versions of the app. */
async function dropOthers(files: AssetFiles, { caches }: AssetEnvironment, cacheName: string): Promise<void> {
  try {
    const cache = await caches?.open(cacheName);
    const names = Object.values(files).map(({ url }) => url);
    for (const request of (await cache?.keys()) ?? [])
      if (!names.some((name) => request.url.endsWith(name))) await cache?.delete(request);
  } catch {
    // They stay until the next load.
  }
}

const unpacked = ({ bytes, packed }: CheckedAsset): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const stream = new Blob([bytes]).stream();
  return packed ? stream.pipeThrough(new DecompressionStream('gzip')) : stream;
};

/** A file's WebAssembly module, compiled while it is unpacked. */
export const moduleOf = (asset: CheckedAsset): Promise<WebAssembly.Module> =>
  WebAssembly.compileStreaming(new Response(unpacked(asset), { headers: { 'content-type': 'application/wasm' } }));

/** A file's content. */
export const contentOf = (asset: CheckedAsset): Promise<Blob> => new Response(unpacked(asset)).blob();
