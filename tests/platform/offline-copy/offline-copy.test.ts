import { describe, expect, test, vi } from 'vitest';
import type { EngineName } from '../../../machines/contracts/compiler';
import type { OfflineLook } from '../../../machines/contracts/offline-copy';
import { AssetError } from '../../../src/platform/compiler/asset-store';
import {
  createOfflineCopy,
  type OfflineCopyDeps,
  OfflineCopyError,
  partOf,
} from '../../../src/platform/offline-copy/offline-copy';
import { askForFiles, type LaterFile, type ShellFiles } from '../../../src/platform/offline-copy/shell-files';

const ENGINE_BYTES: Readonly<Record<EngineName, number>> = {
  clang: 25_000,
  python: 6_000,
  javascript: 300,
  typescript: 1_300,
  sql: 400,
};
const later: readonly LaterFile[] = [
  { url: '/assets/pdf.worker-D2yqTJl8.js', integrity: 'sha256-a', bytes: 1_000 },
  { url: '/assets/UniGB-UCS2-H-D7xzRvZN.bcmap', integrity: 'sha256-b', bytes: 50 },
  { url: '/assets/python.worker-Ab12Cd34.js', integrity: 'sha256-c', bytes: 900 },
  { url: '/assets/lato-latin-400-normal-Ab12Cd34.woff2', integrity: 'sha256-d', bytes: 20 },
  { url: '/icons/icon-512.png', integrity: 'sha256-e', bytes: 5 },
];

/** A device on which some files and engines are kept; what is fetched is kept, too, while there is room. */
function device(given: Partial<OfflineCopyDeps> & { room?: boolean; without?: readonly string[] } = {}) {
  const { room = true, without = [], ...deps } = given;
  const files = new Set<string>();
  const engines = new Set<EngineName>();
  const keep = vi.fn(async (engine: EngineName, onBytes: (bytes: number) => void, _stop: AbortSignal) => {
    onBytes(ENGINE_BYTES[engine] / 2);
    if (room) engines.add(engine);
    return room;
  });
  const fetch = vi.fn(async (url: string, init: RequestInit) => {
    init.signal?.throwIfAborted();
    if (without.includes(url)) return new Response('', { status: 404 });
    if (room) files.add(url);
    return new Response('content');
  });
  const shell: ShellFiles = { version: 'v1', screenBytes: 9_000, later };
  const copy = createOfflineCopy({
    version: async () => 'v1',
    shellFiles: () => Promise.resolve(shell),
    caches: { match: async (url) => (files.has(String(url)) ? new Response('content') : undefined) },
    fetch,
    onLine: () => true,
    engines: {
      kept: async (engine) => ({
        bytes: ENGINE_BYTES[engine],
        missing: engines.has(engine) ? 0 : ENGINE_BYTES[engine],
      }),
      keep,
    },
    ...deps,
  });
  return { ...copy, files, engines, keep, fetch };
}

const partsOf = (look: OfflineLook) => (look.kind === 'looked' ? look.parts : []);
const missingOf = (look: OfflineLook) => Object.fromEntries(partsOf(look).map(({ name, missing }) => [name, missing]));
const fetchAll = async (one: ReturnType<typeof device>, onBytes = (_: number) => {}, stop = new AbortController()) =>
  one.fetchParts(partsOf(await one.look()), onBytes, stop.signal);

test.each([
  ['/assets/pdf.worker-D2yqTJl8.js', 'pdf'],
  ['/assets/resume-pdf.worker-D2yqTJl8.js', 'pdf'],
  ['/assets/UniGB-UCS2-H-D7xzRvZN.bcmap', 'pdf'],
  ['/assets/python.worker-Ab12Cd34.js', 'python'],
  ['/assets/noto-sans-hebrew-400-Ab12Cd34.woff2', 'fonts'],
  ['/assets/job-dark-CY2dU8bq.webp', 'pictures'],
  ['/manifest.webmanifest', 'pictures'],
])('%s is of the part %s', (url, part) => expect(partOf(url)).toBe(part));

describe('looking', () => {
  test('says of each part what it takes and what is missing', async () => {
    const one = device();
    one.files.add('/assets/pdf.worker-D2yqTJl8.js');
    one.engines.add('python');
    expect(await one.look()).toEqual({
      kind: 'looked',
      screenBytes: 9_000,
      parts: [
        { name: 'pdf', bytes: 1_050, missing: 50 },
        { name: 'fonts', bytes: 20, missing: 20 },
        { name: 'pictures', bytes: 5, missing: 5 },
        { name: 'sql', bytes: 400, missing: 400 },
        { name: 'javascript', bytes: 300, missing: 300 },
        { name: 'typescript', bytes: 1_300, missing: 1_300 },
        // Its worker's script is one of the build's files.
        { name: 'python', bytes: 6_900, missing: 900 },
        { name: 'clang', bytes: 25_000, missing: 25_000 },
      ],
    });
    expect(one.fetch).not.toHaveBeenCalled();
    expect(one.keep).not.toHaveBeenCalled();
  });

  test.each([
    ['the development server', { version: () => Promise.resolve(null) }, 'no-worker'],
    ['a page without a service worker', { shellFiles: () => null }, 'no-worker'],
    ['a browser without a cache', { caches: undefined }, 'no-worker'],
    ['a page of another build', { version: () => Promise.resolve('v2') }, 'other-build'],
  ] as const)('%s keeps nothing', async (_, deps, reason) =>
    expect(await device(deps).look()).toEqual({ kind: 'unkept', reason }),
  );
});

describe('fetching', () => {
  test('brings all that is missing, each file once and checked, and counts the bytes up to their sum', async () => {
    const one = device();
    one.files.add('/icons/icon-512.png');
    const told: number[] = [];
    await fetchAll(one, (bytes) => told.push(bytes));
    expect(Object.values(missingOf(await one.look())).every((missing) => missing === 0)).toBe(true);
    expect(one.fetch.mock.calls.map(([url, { integrity }]) => [url, integrity]).sort()).toEqual(
      later
        .filter(({ url }) => url !== '/icons/icon-512.png')
        .map(({ url, integrity }) => [url, integrity])
        .sort(),
    );
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(told.at(-1)).toBe(1_000 + 50 + 900 + 20 + 33_000);
  });

  test('leaves an engine that is here alone', async () => {
    const one = device();
    one.engines.add('clang');
    await fetchAll(one);
    expect(one.keep.mock.calls.map(([engine]) => engine)).toEqual(['sql', 'javascript', 'typescript', 'python']);
  });

  test('ends with a file that the server does not give', async () => {
    const one = device({ without: ['/assets/pdf.worker-D2yqTJl8.js'] });
    await expect(fetchAll(one)).rejects.toEqual(new OfflineCopyError('failed'));
    expect(one.keep).not.toHaveBeenCalled();
  });

  test.each([
    [true, 'interrupted'],
    [false, 'offline'],
  ] as const)('tells a connection that broke from a network that is gone: %s', async (onLine, problem) => {
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(fetchAll(device({ fetch, onLine: () => onLine }))).rejects.toEqual(new OfflineCopyError(problem));
  });

  test.each([
    ['damaged', 'damaged'],
    ['offline', 'offline'],
    ['unsupported', 'failed'],
  ] as const)('an engine that fails as %s is a copy that failed as %s', async (problem, said) => {
    const one = device();
    one.keep.mockRejectedValueOnce(new AssetError(problem));
    await expect(fetchAll(one)).rejects.toEqual(new OfflineCopyError(said));
  });

  test('says where the browser has no room for an engine', async () => {
    const one = device({ room: false });
    await expect(fetchAll(one)).rejects.toEqual(new OfflineCopyError('no-room'));
  });

  test('stops when it is told to: the signal is given to each request', async () => {
    const one = device();
    const stop = new AbortController();
    stop.abort();
    await expect(fetchAll(one, undefined, stop)).rejects.toBeInstanceOf(OfflineCopyError);
    expect(one.files.size).toBe(0);
  });
});

test('a service worker is asked through a port of its own', async () => {
  const files: ShellFiles = { version: 'v1', screenBytes: 1, later: [] };
  const postMessage = vi.fn((message: unknown, [port]: Transferable[]) => {
    expect(message).toEqual({ type: 'files' });
    (port as MessagePort).postMessage(files);
  });
  expect(await askForFiles({ postMessage } as unknown as ServiceWorker)).toEqual(files);
});
