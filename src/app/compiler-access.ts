import type { ToolchainState } from '../../machines/contracts/compiler';
import type { createCompiler } from '../platform/compiler/compiler';
import { once } from './compose-machines';

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
  const engine = once(async () => (await import('../platform/compiler/compiler')).createCompiler());
  return {
    engine,
    takesTypedInput: typeof WebAssembly === 'object' && 'Suspending' in WebAssembly,
    state: async () => (await engine()).state(),
    free: async () => (await engine()).free(),
  };
}
