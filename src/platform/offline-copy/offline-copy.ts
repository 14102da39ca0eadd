import type { EngineName } from '../../../machines/contracts/compiler';
import type {
  OfflineLook,
  OfflinePart,
  OfflinePartName,
  OfflineProblem,
} from '../../../machines/contracts/offline-copy';
import { AssetError } from '../compiler/asset-store';
import type { LaterFile, ShellFiles } from './shell-files';

/** In bytes. */
export interface KeptSize {
  readonly bytes: number;
  readonly missing: number;
}

/** The engines as this part of the app needs them. */
export interface KeptEngines {
  /** How large an engine's files are, and how much of them is not on the device. */
  kept(engine: EngineName): Promise<KeptSize>;
  /**
   * Puts an engine's files on the device without starting it.
   * @param onBytes gets how many bytes came
   * @returns whether the browser kept them
   * @throws `AssetError`
   */
  keep(engine: EngineName, onBytes: (bytes: number) => void, signal: AbortSignal): Promise<boolean>;
}

/** What is needed of the browser; replaced in tests. */
export interface OfflineCopyDeps {
  /** The build of this page; `null` in development. */
  readonly version: () => Promise<string | null>;
  /** What the service worker that looks after this page has; `null` without one. */
  readonly shellFiles: () => Promise<ShellFiles> | null;
  readonly caches: Pick<CacheStorage, 'match'> | undefined;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly onLine: () => boolean;
  readonly engines: KeptEngines;
}

const ENGINES: readonly EngineName[] = ['sql', 'javascript', 'typescript', 'python', 'clang'];
const AT_ONCE = 4;

/** Which part of the app a file belongs to. */
export function partOf(url: string): OfflinePartName {
  if (/\.bcmap$|\/(?:resume-)?pdf\.worker-/.test(url)) return 'pdf';
  if (/\/python\.worker-/.test(url)) return 'python';
  return /\.woff2?$/.test(url) ? 'fonts' : 'pictures';
}

const FILE_PARTS: readonly OfflinePartName[] = ['pdf', 'fonts', 'pictures'];

/** Looks at what is on the device and fetches the rest. The service worker keeps the files that pass through it. */
export function createOfflineCopy({ version, shellFiles, caches, fetch, onLine, engines }: OfflineCopyDeps) {
  const isKept = async ({ url }: LaterFile) => (await caches?.match(url, { ignoreVary: true })) !== undefined;

  /** Files of the build that are not on the device. */
  async function missingFiles(files: readonly LaterFile[]): Promise<LaterFile[]> {
    const kept = await Promise.all(files.map(isKept));
    return files.filter((_, n) => !kept[n]);
  }

  async function look(): Promise<OfflineLook> {
    const own = await version();
    const asked = own === null ? null : shellFiles();
    if (!asked || !caches) return { kind: 'unkept', reason: 'no-worker' };
    const shell = await asked;
    if (shell.version !== own) return { kind: 'unkept', reason: 'other-build' };
    const [missing, states] = await Promise.all([
      missingFiles(shell.later),
      Promise.all(ENGINES.map((engine) => engines.kept(engine))),
    ]);
    const sumOf = (files: readonly LaterFile[], name: OfflinePartName) =>
      files.reduce((sum, { url, bytes }) => (partOf(url) === name ? sum + bytes : sum), 0);
    const filesOf = (name: OfflinePartName): OfflinePart => ({
      name,
      bytes: sumOf(shell.later, name),
      missing: sumOf(missing, name),
    });
    const enginePart = (name: EngineName, n: number): OfflinePart => {
      const files = filesOf(name);
      const { bytes, missing: away } = states[n] ?? { bytes: 0, missing: 0 };
      return { name, bytes: files.bytes + bytes, missing: files.missing + away };
    };
    return {
      kind: 'looked',
      screenBytes: shell.screenBytes,
      parts: [...FILE_PARTS.map(filesOf), ...ENGINES.map(enginePart)],
    };
  }

  /**
   * Fetches what is missing of some parts.
   * @param onBytes gets how many bytes came in all
   * @throws `OfflineCopyError`
   */
  async function fetchParts(
    parts: readonly OfflinePart[],
    onBytes: (loadedBytes: number) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const wanted = new Set(parts.filter(({ missing }) => missing > 0).map(({ name }) => name));
    const shell = await (shellFiles() ?? Promise.reject(new OfflineCopyError('failed')));
    const files = await missingFiles(shell.later.filter(({ url }) => wanted.has(partOf(url))));
    let loaded = 0;
    const work = async () => {
      for (let file = files.shift(); file; file = files.shift()) {
        await fetchFile(file, signal).catch((error: unknown) => {
          // The others would fail as this one did.
          files.splice(0);
          throw error;
        });
        loaded += file.bytes;
        onBytes(loaded);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    for (const engine of ENGINES) {
      if (!wanted.has(engine)) continue;
      const { missing: away } = await engines.kept(engine);
      if (away === 0) continue;
      await keepEngine(engine, (came) => onBytes(loaded + came), signal);
      loaded += away;
      onBytes(loaded);
    }
  }

  async function fetchFile({ url, integrity }: LaterFile, signal: AbortSignal): Promise<void> {
    const response = await fetch(url, { integrity, signal }).catch(() => {
      // A file that does not fit its hash and a network that is gone are one error to a page.
      throw new OfflineCopyError(onLine() ? 'interrupted' : 'offline');
    });
    if (!response.ok) throw new OfflineCopyError('failed');
  }

  async function keepEngine(engine: EngineName, onCame: (bytes: number) => void, signal: AbortSignal): Promise<void> {
    const kept = await engines.keep(engine, onCame, signal).catch((error: unknown) => {
      const problem = error instanceof AssetError ? error.problem : 'failed';
      throw new OfflineCopyError(problem === 'unsupported' ? 'failed' : problem);
    });
    if (!kept) throw new OfflineCopyError('no-room');
  }

  return { look, fetchParts };
}

export type OfflineCopy = ReturnType<typeof createOfflineCopy>;

/** Why not all could be fetched. */
export class OfflineCopyError extends Error {
  constructor(readonly problem: OfflineProblem) {
    super(problem);
  }
}
