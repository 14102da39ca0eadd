import '../own-network';
import type { Program, ToolchainProblem } from '../../../machines/contracts/compiler';
import { AssetError, browserEnvironment, contentOf, loadAssets, moduleOf } from './asset-store';
import type { ToolchainAsset } from './assets';
import type { CompilerReply, CompilerRequest, LoadedToolchain } from './messages';
import { createToolchain, type Toolchain } from './toolchain';

const reply = (message: CompilerReply, moved: Transferable[] = []) => self.postMessage(message, { transfer: moved });

let toolchain: Toolchain | null = null;

async function begin({ llvm, sysroot }: LoadedToolchain): Promise<void> {
  toolchain = createToolchain({ llvm, sysroot: new Uint8Array(await sysroot.arrayBuffer()) });
}

/** A launched worker has no base that an address could be relative to. */
const absolute = (asset: ToolchainAsset): ToolchainAsset => ({ ...asset, url: new URL(asset.url, self.origin).href });

async function load({ assets }: CompilerRequest & { kind: 'load' }): Promise<void> {
  const onProgress = (loadedBytes: number, totalBytes: number) =>
    reply({ kind: 'progressed', loadedBytes, totalBytes });
  const files = await loadAssets(
    { llvm: absolute(assets.llvm), sysroot: absolute(assets.sysroot) },
    browserEnvironment(),
    onProgress,
  );
  const [llvm, sysroot] = await Promise.all([moduleOf(files.llvm), contentOf(files.sysroot)]);
  await begin({ llvm, sysroot });
  reply({ kind: 'loaded', toolchain: { llvm, sysroot }, kept: files.kept });
}

const problemOf = (error: unknown): ToolchainProblem => {
  if (error instanceof AssetError) return error.problem;
  // LLVM's bytes were found whole before: a browser that refuses them lacks a feature they use, or the memory.
  return error instanceof WebAssembly.CompileError || error instanceof RangeError ? 'unsupported' : 'failed';
};

/** The first look at a source reads its headers once in any case: they are kept for the next. */
function keepHeaders(program: Program): void {
  if (toolchain?.canPrepare(program)) toolchain.prepare(program);
}

function check({ id, program }: CompilerRequest & { kind: 'check' }): void {
  keepHeaders(program);
  reply({ kind: 'checked', id, diagnostics: toolchain?.check(program) ?? null });
}

function name({ id, program, at }: CompilerRequest & { kind: 'name' }): void {
  keepHeaders(program);
  reply({ kind: 'named', id, names: toolchain?.names(program, at) ?? null });
}

function work(request: CompilerRequest & { kind: 'build' | 'prepare' }): void {
  const from = performance.now();
  const { id, program } = request;
  if (request.kind === 'prepare') {
    toolchain?.prepare(program);
    reply({ kind: 'prepared', id, milliseconds: performance.now() - from });
    return;
  }
  const result = toolchain?.build(program, request.memoryBytes, request.recorded) ?? {
    kind: 'failed' as const,
    problem: 'no-toolchain' as const,
  };
  const moved = result.kind === 'built' ? [result.wasm.buffer] : [];
  reply({ kind: 'built', id, result, milliseconds: performance.now() - from }, moved);
}

async function answer(request: CompilerRequest): Promise<void> {
  if (request.kind === 'build' || request.kind === 'prepare') return work(request);
  if (request.kind === 'check') return check(request);
  if (request.kind === 'name') return name(request);
  try {
    if (request.kind === 'load') return await load(request);
    await begin(request.toolchain);
    reply({ kind: 'adopted' });
  } catch (error) {
    reply({ kind: 'refused', problem: problemOf(error) });
  }
}

/** One after the other: a build that is asked of a new worker waits until its toolchain is there. */
let turn = Promise.resolve();
self.addEventListener('message', ({ data }: MessageEvent<CompilerRequest>) => {
  turn = turn.then(() => answer(data)).catch(reportError);
});
