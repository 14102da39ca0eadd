import type { EngineName, Program, SourcePlace, ToolchainState } from '../../machines/contracts/compiler';
import type { CodeName } from '../domain/c-source/code-names';
import type { createCompiler } from '../platform/compiler/compiler';
import { suspension } from '../platform/compiler/engine-types';
import type { ScriptEngine } from '../platform/engines/script-engine';
import type { createFormatter } from '../platform/formatter/formatter';
import type { KeptSize } from '../platform/offline-copy/offline-copy';
import { once } from '../ui/once';

export type Engine = ReturnType<typeof createCompiler>;

/**
 * The compiler and the engines of the other languages as screens and flows reach them. Nothing of them is fetched before
 * it is asked for.
 */
export interface CompilerAccess {
  engine(): Promise<Engine>;
  /** What puts C and C++ into the shape of one style. */
  formatter(): Promise<ReturnType<typeof createFormatter>>;
  of(engine: EngineName): Promise<Engine | ScriptEngine>;
  /** Programs can read lines that are typed while they run: the browser can suspend WebAssembly. */
  readonly takesTypedInput: boolean;
  /** Whether the files of an engine are on this device, and how large they are. */
  state(engine: EngineName): Promise<ToolchainState>;
  /** How large the files of an engine are, with the compiler those of the formatter, too, and what is not on this device. */
  kept(engine: EngineName): Promise<KeptSize>;
  /** Puts these files on this device without starting anything; whether the browser kept them. */
  keep(engine: EngineName, onBytes: (loadedBytes: number) => void, stop: AbortSignal): Promise<boolean>;
  /**
   * The names that could stand at a place of a C or C++ program, `null` where the compiler is not loaded or cannot tell.
   * @returns forgets it; nothing is told then
   */
  names(program: Program, at: SourcePlace, tell: (names: readonly CodeName[] | null) => void): () => void;
  /** Frees what an engine keeps on this device; with the compiler goes the formatter. */
  free(engine: EngineName): Promise<void>;
}

/** The way to them, which every page has; what is behind it comes with the first question. */
export function compilerAccess(): CompilerAccess {
  const engines = once(async () => (await import('./compiler-engines')).compilerEngines());
  return {
    engine: async () => (await engines()).engine(),
    formatter: async () => (await engines()).formatter(),
    of: async (name) => (await engines()).of(name),
    takesTypedInput: typeof WebAssembly === 'object' && suspension() !== null,
    state: async (name) => (await engines()).state(name),
    kept: async (name) => (await engines()).kept(name),
    keep: async (...how) => (await engines()).keep(...how),
    names(program, at, tell) {
      let forget: (() => void) | null = null;
      let wanted = true;
      engines()
        .then(({ engine }) => engine())
        .then((compiler) => {
          if (wanted) forget = compiler.names(program, at, tell);
        })
        .catch(() => wanted && tell(null));
      return () => {
        wanted = false;
        forget?.();
      };
    },
    free: async (name) => (await engines()).free(name),
  };
}
