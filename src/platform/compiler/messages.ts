import type {
  Diagnostic,
  Program,
  RunLimits,
  RunOutcome,
  SourcePlace,
  ToolchainProblem,
} from '../../../machines/contracts/compiler';
import type { CodeName } from '../../domain/c-source/code-names';
import type { ToolchainAssets } from './assets';
import type { BuiltProgram } from './program';
import type { BuildResult } from './toolchain';

/** What a compiler worker works with. The page keeps it, so that the next worker is ready in a fifth of a second. */
export interface LoadedToolchain {
  readonly llvm: WebAssembly.Module;
  /** A tar archive. A blob is handed to a worker without a copy on the page's thread. */
  readonly sysroot: Blob;
}

/** From the page to a compiler worker. `load` or `adopt` comes first; then any number of the others. */
export type CompilerRequest =
  /** Get the toolchain from the device, or else from the network. */
  | { readonly kind: 'load'; readonly assets: ToolchainAssets }
  /** Take one that another worker loaded. */
  | { readonly kind: 'adopt'; readonly toolchain: LoadedToolchain }
  | {
      readonly kind: 'build';
      readonly id: number;
      readonly program: Program;
      readonly memoryBytes: number;
      /** It is built to be gone through step by step. */
      readonly recorded: boolean;
    }
  /** Say what clang says of a source; its headers are compiled in advance for the next time. */
  | { readonly kind: 'check'; readonly id: number; readonly program: Program }
  /** Say which names could stand at a place of a source. */
  | { readonly kind: 'name'; readonly id: number; readonly program: Program; readonly at: SourcePlace }
  /** Compile the headers at the head of a C++ source for the next builds. */
  | { readonly kind: 'prepare'; readonly id: number; readonly program: Program };

/** From a compiler worker to the page. */
export type CompilerReply =
  | { readonly kind: 'progressed'; readonly loadedBytes: number; readonly totalBytes: number }
  | { readonly kind: 'loaded'; readonly toolchain: LoadedToolchain; readonly kept: boolean }
  | { readonly kind: 'adopted' }
  | { readonly kind: 'refused'; readonly problem: ToolchainProblem }
  | { readonly kind: 'built'; readonly id: number; readonly result: BuildResult; readonly milliseconds: number }
  | { readonly kind: 'checked'; readonly id: number; readonly diagnostics: readonly Diagnostic[] | null }
  | { readonly kind: 'named'; readonly id: number; readonly names: readonly CodeName[] | null }
  | { readonly kind: 'prepared'; readonly id: number; readonly milliseconds: number };

/** From the page to a run worker: one program in its life, and then what is typed. */
export type RunRequest =
  | {
      readonly kind: 'run';
      readonly program: BuiltProgram;
      /** `null`: it is typed while the program runs. */
      readonly input: string | null;
      readonly limits: RunLimits;
      readonly args: readonly string[];
    }
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'closed' };

/** From a run worker to the page. */
export type RunReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'started' }
  | { readonly kind: 'wrote'; readonly stream: 'stdout' | 'stderr'; readonly text: string }
  | { readonly kind: 'waited' }
  | { readonly kind: 'ended'; readonly outcome: RunOutcome; readonly milliseconds: number }
  /** The worker itself failed, not the program. */
  | { readonly kind: 'crashed' };
