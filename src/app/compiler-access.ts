import type { ToolchainState } from '../../machines/contracts/compiler';
import type { createCompiler } from '../platform/compiler/compiler';
import { suspension } from '../platform/compiler/engine-types';
import { once } from '../ui/once';

type Engine = ReturnType<typeof createCompiler>;

/** The compiler as screens and flows reach it. Nothing of it is fetched before it is asked for. */
export interface CompilerAccess {
  engine(): Promise<Engine>;
  /** Programs can read lines that are typed while they run: the browser can suspend WebAssembly. */
  readonly takesTypedInput: boolean;
  /** Whether its files are on this device, and how large they are. */
  state(): Promise<ToolchainState>;
  /** Frees what it keeps on this device. */
  free(): Promise<void>;
}

/** One compiler for the page. */
export function compilerAccess(): CompilerAccess {
  const engine = once(async () => {
    const [{ createCompiler: create }, { toolchainAssets }] = await Promise.all([
      import('../platform/compiler/compiler'),
      import('virtual:toolchain'),
    ]);
    return create(toolchainAssets);
  });
  return {
    engine,
    takesTypedInput: typeof WebAssembly === 'object' && suspension() !== null,
    state: async () => (await engine()).toolchainState(),
    free: async () => (await engine()).freeToolchain(),
  };
}
