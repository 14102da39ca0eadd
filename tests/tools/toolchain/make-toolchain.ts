import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { memoryObjects } from '../../../src/platform/compiler/memory-checks';
import { compileRuntime } from './compile-runtime';
import { trimSysroot, writeTar } from './trim-sysroot';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Not below `node_modules`, which `npm ci` removes. */
const CACHE = join(ROOT, '.cache/toolchain');
const PACKAGE = join(ROOT, 'node_modules/@yowasp/clang');
const RUNTIME = 'src/platform/compiler/runtime';
/** What programs include as `<bits/stdc++.h>`. */
const ALL_HEADERS = `${RUNTIME}/stdc++.h`;
const RUNTIME_SOURCES = [
  `${RUNTIME}/checks.c`,
  `${RUNTIME}/files.c`,
  `${RUNTIME}/exceptions.cpp`,
  `${RUNTIME}/optimised.cpp`,
  `${RUNTIME}/streams.cpp`,
  `${RUNTIME}/steps.c`,
  ...memoryObjects(true).map((name) => `${RUNTIME}/memory/${name}.c`),
];
/** A change of any of these makes a new toolchain. */
const INPUTS = [
  'node_modules/@yowasp/clang/package.json',
  'src/platform/compiler/command-lines.ts',
  'src/platform/compiler/memory-checks.ts',
  ...RUNTIME_SOURCES,
  `${RUNTIME}/memory/memory.h`,
  ALL_HEADERS,
  'tests/tools/toolchain/compile-runtime.ts',
  'tests/tools/toolchain/make-toolchain.ts',
  'tests/tools/toolchain/trim-sysroot.ts',
];
/** Static hosts take no larger file. */
const LARGEST_FILE = 25 * 1024 * 1024;
const LARGEST_DOWNLOAD = 26_000_000;

/** One compressed file of the toolchain, on disk. */
export interface MadeFile {
  /** Where the app looks for it, below its base. */
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly contentBytes: number;
  readonly contentSha256: string;
}

export interface MadeToolchain {
  readonly llvm: MadeFile;
  readonly sysroot: MadeFile;
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A file's content, unpacked. */
export const unpack = (file: MadeFile): Uint8Array<ArrayBuffer> => new Uint8Array(gunzipSync(readFileSync(file.path)));

/** Where LLVM is unpacked, as its package brings it. */
export const LLVM_MODULE = join(PACKAGE, 'gen/llvm.core.wasm');

/**
 * The toolchain's files, made when an input changed and kept in `.cache`. Takes about ten seconds the first time.
 * @param say gets one line when there is something to wait for
 */
export function makeToolchain(say: (line: string) => void = () => {}): MadeToolchain {
  const key = sha256(Buffer.concat(INPUTS.map((path) => readFileSync(join(ROOT, path))))).slice(0, 16);
  const folder = join(CACHE, key);
  const list = join(folder, 'toolchain.json');
  if (!existsSync(list)) {
    mkdirSync(CACHE, { recursive: true });
    const release = takeTurn(`${folder}.lock`, list);
    try {
      if (!existsSync(list)) {
        const from = performance.now();
        say('preparing the C and C++ compiler (once; the result is kept in .cache) …');
        removeOld(`${key}.lock`);
        const draft = `${folder}.draft`;
        mkdirSync(draft);
        const made = write(draft);
        writeFileSync(join(draft, 'toolchain.json'), JSON.stringify(made, null, 2));
        renameSync(draft, folder);
        const size = ((made.llvm.bytes + made.sysroot.bytes) / 1e6).toFixed(1);
        say(`the compiler is ready: ${size} MB, ${((performance.now() - from) / 1000).toFixed(1)} s`);
      }
    } finally {
      release();
    }
  }
  const made = JSON.parse(readFileSync(list, 'utf8')) as MadeToolchain;
  const placed = (file: MadeFile) => ({ ...file, path: join(folder, file.path) });
  return { llvm: placed(made.llvm), sysroot: placed(made.sysroot) };
}

/** Other versions that stay, for whoever goes back and forth between branches. */
const OTHERS_KEPT = 2;

function removeOld(ownLock: string): void {
  const madeAt = (name: string) => statSync(join(CACHE, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const others = readdirSync(CACHE).filter((name) => name !== ownLock);
  const whole = others.filter((name) => existsSync(join(CACHE, name, 'toolchain.json')));
  const kept = whole.sort((a, b) => madeAt(b) - madeAt(a)).slice(0, OTHERS_KEPT);
  for (const name of others) if (!kept.includes(name)) rmSync(join(CACHE, name), { recursive: true, force: true });
}

/** Older than any run takes: whoever held it was killed. */
const STALE_LOCK = 300_000;
const LOOK_AGAIN = 250;

/** Waits until nobody else makes the toolchain, or until it is made. @returns gives the turn up */
function takeTurn(lock: string, result: string): () => void {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  while (!existsSync(result)) {
    try {
      mkdirSync(lock);
      return () => rmSync(lock, { recursive: true, force: true });
    } catch {
      const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (age > STALE_LOCK) rmSync(lock, { recursive: true, force: true });
      else Atomics.wait(pause, 0, 0, LOOK_AGAIN);
    }
  }
  return () => {};
}

function write(folder: string): MadeToolchain {
  const pack = (title: string, content: Uint8Array): MadeFile => {
    const packed = gzipSync(content, { level: 9 });
    if (packed.byteLength > LARGEST_FILE) throw new Error(`${title} has ${packed.byteLength} bytes`);
    const hash = sha256(packed);
    const path = `${title}-${hash.slice(0, 12)}.bin`;
    writeFileSync(join(folder, path), packed);
    return {
      name: `toolchain/${path}`,
      path,
      bytes: packed.byteLength,
      sha256: hash,
      contentBytes: content.byteLength,
      contentSha256: sha256(content),
    };
  };
  const module = readFileSync(LLVM_MODULE);
  const files = trimSysroot(readFileSync(join(PACKAGE, 'gen/llvm-resources.tar')));
  const text = (path: string) => readFileSync(join(ROOT, path), 'utf8');
  const sources = RUNTIME_SOURCES.map((path) => ({
    name: basename(path, extname(path)),
    language: path.endsWith('.cpp') ? ('cpp' as const) : ('c' as const),
    text: text(path),
  }));
  const headers = { 'memory.h': text(`${RUNTIME}/memory/memory.h`) };
  for (const [name, object] of compileRuntime(module, files, sources, headers))
    files.set(`lib/elevate/${name}`, object);
  files.set('include/c++/v1/bits/stdc++.h', readFileSync(join(ROOT, ALL_HEADERS)));
  const made = { llvm: pack('llvm', module), sysroot: pack('sysroot', writeTar(files)) };
  const total = made.llvm.bytes + made.sysroot.bytes;
  if (total > LARGEST_DOWNLOAD) throw new Error(`the toolchain's download has ${total} bytes`);
  return made;
}
