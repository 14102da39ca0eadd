import { createHash, webcrypto } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type AssetEnvironment,
  AssetError,
  areStored,
  contentOf,
  loadAssets,
  removeAssets,
} from '../../../src/platform/compiler/asset-store';
import type { ToolchainAsset, ToolchainAssets } from '../../../src/platform/compiler/assets';

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const contents = { llvm: new Uint8Array(40_000).fill(7), sysroot: new TextEncoder().encode('headers '.repeat(900)) };
const packed = { llvm: new Uint8Array(gzipSync(contents.llvm)), sysroot: new Uint8Array(gzipSync(contents.sysroot)) };
const assetOf = (name: 'llvm' | 'sysroot'): ToolchainAsset => ({
  url: `/toolchain/${name}.bin`,
  bytes: packed[name].byteLength,
  sha256: hash(packed[name]),
  contentBytes: contents[name].byteLength,
  contentSha256: hash(contents[name]),
});
const assets: ToolchainAssets = { llvm: assetOf('llvm'), sysroot: assetOf('sysroot') };
const total = assets.llvm.bytes + assets.sysroot.bytes;

/** A cache in memory, as far as the store uses it. */
function memoryCaches({ full = false } = {}) {
  const entries = new Map<string, Uint8Array<ArrayBuffer>>();
  const nameOf = (request: RequestInfo | URL) =>
    typeof request === 'object' && 'url' in request ? request.url : String(request);
  const cache = {
    match: async (request: RequestInfo) => {
      const found = entries.get(nameOf(request));
      return found && new Response(found);
    },
    put: async (request: RequestInfo, response: Response) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      entries.set(nameOf(request), new Uint8Array(await response.arrayBuffer()));
    },
    delete: async (request: RequestInfo) => entries.delete(nameOf(request)),
    keys: async () => [...entries.keys()].map((url) => ({ url }) as Request),
  };
  const caches = {
    open: async () => cache,
    delete: async () => {
      entries.clear();
      return true;
    },
  };
  return { entries, caches: caches as unknown as CacheStorage };
}

type Answer = (name: 'llvm' | 'sysroot') => Response | Promise<Response>;

/** A response in chunks, which may break off after some of them. */
function inChunks(bytes: Uint8Array<ArrayBuffer>, size: number, breakAt = Number.POSITIVE_INFINITY): Response {
  let at = 0;
  return new Response(
    new ReadableStream({
      pull(controller) {
        if (at >= breakAt) return controller.error(new TypeError('network error'));
        if (at >= bytes.byteLength) return controller.close();
        controller.enqueue(bytes.subarray(at, at + size));
        at += size;
      },
    }),
  );
}

describe('the compiler’s files', () => {
  let memory = memoryCaches();
  let fetched: string[] = [];
  const environmentOf = (answer: Answer, more: Partial<AssetEnvironment> = {}): AssetEnvironment => ({
    fetch: async (url) => {
      fetched.push(String(url));
      return answer(String(url).includes('llvm') ? 'llvm' : 'sysroot');
    },
    caches: memory.caches,
    subtle: webcrypto.subtle as unknown as SubtleCrypto,
    onLine: () => true,
    ...more,
  });
  const whole = environmentOf.bind(null, (name) => inChunks(packed[name], 500));
  const problemOf = (environment: AssetEnvironment) =>
    loadAssets(assets, environment, () => {}).then(
      () => 'loaded',
      (error: unknown) => (error instanceof AssetError ? error.problem : error),
    );

  beforeEach(() => {
    memory = memoryCaches();
    fetched = [];
  });

  it('come from the network once, with progress in bytes of the download, and then from the device', async () => {
    const progress: number[] = [];
    const first = await loadAssets(assets, whole(), (loaded, of) => {
      expect(of).toBe(total);
      progress.push(loaded);
    });
    expect(first.kept).toBe(true);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(progress.at(-1)).toBe(total);
    expect(await areStored(assets, whole())).toBe(true);
    expect(new Uint8Array(await (await contentOf(first.sysroot)).arrayBuffer())).toEqual(contents.sysroot);

    const second = await loadAssets(
      assets,
      environmentOf(() => Promise.reject(new TypeError())),
      () => {},
    );
    expect(second.llvm.bytes).toEqual(packed.llvm);
    expect(fetched).toHaveLength(2);
  });

  it('are taken unpacked where the server unpacks them on the way', async () => {
    const progress: number[] = [];
    const loaded = await loadAssets(
      assets,
      environmentOf((name) => inChunks(contents[name], 4000)),
      (bytes) => progress.push(bytes),
    );
    expect(loaded.llvm.packed).toBe(false);
    expect(progress.at(-1)).toBe(total);
    expect(new Uint8Array(await (await contentOf(loaded.llvm)).arrayBuffer())).toEqual(contents.llvm);
  });

  const flipped = (bytes: Uint8Array<ArrayBuffer>) => bytes.map((byte, index) => (index === 20 ? byte ^ 1 : byte));
  it.each<[string, Answer, Partial<AssetEnvironment>, string]>([
    ['there is no network', () => Promise.reject(new TypeError('failed to fetch')), {}, 'offline'],
    ['the connection breaks', (name) => inChunks(packed[name], 20, 40), {}, 'interrupted'],
    ['the network goes while it loads', (name) => inChunks(packed[name], 20, 40), { onLine: () => false }, 'offline'],
    ['the file ends early', (name) => inChunks(packed[name].slice(0, 30), 10), {}, 'interrupted'],
    ['a bit is wrong', (name) => inChunks(flipped(packed[name]), 50), {}, 'damaged'],
    ['a page of HTML comes in its place', () => new Response('<!doctype html>'.repeat(500)), {}, 'damaged'],
    ['it is not there', () => new Response('', { status: 404 }), {}, 'failed'],
  ])('are not used or kept when %s', async (_, answer, more, problem) => {
    expect(await problemOf(environmentOf(answer, more))).toBe(problem);
    expect(memory.entries.size).toBe(0);
    expect(await problemOf(whole())).toBe('loaded');
  });

  it('are fetched again when what is on the device is damaged', async () => {
    await loadAssets(assets, whole(), () => {});
    memory.entries.set(assets.llvm.url, flipped(packed.llvm));
    const loaded = await loadAssets(assets, whole(), () => {});
    expect(loaded.llvm.bytes).toEqual(packed.llvm);
    expect(fetched).toHaveLength(3);
    expect(memory.entries.get(assets.llvm.url)).toEqual(packed.llvm);
  });

  it('are used but not kept where there is no room', async () => {
    memory = memoryCaches({ full: true });
    expect((await loadAssets(assets, whole(), () => {})).kept).toBe(false);
    expect((await loadAssets(assets, whole({ caches: undefined }), () => {})).kept).toBe(false);
  });

  it('of a former version are dropped, and all of them when asked', async () => {
    memory.entries.set('/toolchain/llvm-old.bin', new Uint8Array(3));
    await loadAssets(assets, whole(), () => {});
    expect([...memory.entries.keys()].sort()).toEqual([assets.llvm.url, assets.sysroot.url]);
    await removeAssets(whole());
    expect(await areStored(assets, whole())).toBe(false);
  });
});
