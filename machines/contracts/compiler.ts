import type { AnyProgram, Program, ScriptLanguage } from '../../src/domain/c-source/program';

export type {
  AnyProgram,
  LanguageStandard,
  Program,
  ScriptLanguage,
  ScriptProgram,
  SourceFile,
  SourceLanguage,
} from '../../src/domain/c-source/program';

/** What runs programs, each loaded, kept and freed by itself: the C and C++ compiler, or the engine of one language. */
export type EngineName = 'clang' | ScriptLanguage;

/** A place in the source: line and column count from 1, columns in UTF-16 units. */
export interface SourcePlace {
  readonly line: number;
  readonly column: number;
  /** The file it is in; missing for the first one. */
  readonly file?: string;
}

/** One message of the compiler or the linker. */
export interface Diagnostic {
  readonly severity: 'error' | 'warning' | 'note';
  readonly message: string;
  /** `null` when the message belongs to no line, as an undefined reference does. */
  readonly from: SourcePlace | null;
  /** Where the marked range ends; `null` when only its start is known. */
  readonly to: SourcePlace | null;
}

/** Why the toolchain is not there. Each has its own plain words on screen. */
export type ToolchainProblem =
  /** No network, and nothing stored. */
  | 'offline'
  /** The download broke off; nothing half-loaded is used. */
  | 'interrupted'
  /** What arrived is not what was expected. */
  | 'damaged'
  /** The browser runs no WebAssembly, or too little of it. */
  | 'unsupported'
  | 'failed';

/** What `checkToolchain` and `loadToolchain` take. */
export interface ToolchainInput {
  readonly engine: EngineName;
}

/** Actor `checkToolchain`: a promise that says whether the toolchain is on the device already. */
export interface ToolchainState {
  readonly stored: boolean;
  /** Bytes that the first load fetches and keeps. */
  readonly bytes: number;
}

/** What the callback actor `loadToolchain` sends. It is stopped to cancel. */
export type ToolchainEvent =
  | { readonly type: 'toolchain.progressed'; readonly loadedBytes: number; readonly totalBytes: number }
  | {
      readonly type: 'toolchain.ready';
      /** The bytes are kept for offline use; `false` when the browser kept none. */
      readonly kept: boolean;
      readonly milliseconds: number;
    }
  | { readonly type: 'toolchain.failed'; readonly problem: ToolchainProblem };

/** Bounds of a run. */
export interface RunLimits {
  readonly seconds: number;
  readonly outputBytes: number;
  readonly memoryBytes: number;
}

/** Where a program reads from: a text given beforehand, or what is typed while it runs. */
export type ProgramInput = { readonly kind: 'batch'; readonly text: string } | { readonly kind: 'typed' };

/** Actor `runProgram`: builds a program and runs it; stopped, it ends program and build at once. */
export interface RunProgramInput<P extends AnyProgram = Program> {
  readonly program: P;
  readonly input: ProgramInput;
  readonly limits: RunLimits;
  /** What `main` gets behind the program's name. */
  readonly args?: readonly string[];
}

/** What `runProgram` takes while it runs. */
export type RunProgramCommand =
  | { readonly type: 'input.typed'; readonly text: string }
  | { readonly type: 'input.ended' }
  | { readonly type: 'time.extended'; readonly seconds: number };

/** Why a source gave no program although it may be right. */
export type BuildProblem =
  /** Over the size a source may have. */
  | 'too-large'
  /** The compiler ran out of stack: nested too deeply. */
  | 'compiler-stack'
  | 'compiler-timeout'
  /** It was killed or crashed; a new one is there for the next run. */
  | 'compiler-crashed'
  /** The toolchain is not loaded. */
  | 'no-toolchain';

/** The build's result; always the first thing a run sends. */
export type BuildEvent =
  | {
      readonly type: 'build.finished';
      /** It gave a program. */
      readonly ok: boolean;
      readonly diagnostics: readonly Diagnostic[];
      /** What compiler and linker printed, whole. */
      readonly text: string;
      readonly milliseconds: number;
    }
  | { readonly type: 'build.failed'; readonly problem: BuildProblem };

/** One function that was being called when something happened, the innermost first. */
export interface StackFrame {
  /** As the source calls it. */
  readonly name: string;
  readonly place: SourcePlace;
  /** How many calls in a row look alike; more than 1 in a recursion. */
  readonly times: number;
}

/** Calls that are left out of a stack. */
export interface CallGap {
  /** They stand after so many rows. */
  readonly after: number;
  /** `null` when they were not counted. */
  readonly calls: number | null;
}

/** A place that explains a fault of memory. */
export interface RelatedPlace {
  readonly what: 'allocated' | 'freed';
  readonly place: SourcePlace;
}

/** Memory that was never given back. */
export interface MemoryLeak {
  readonly blocks: number;
  readonly bytes: number;
  /** Where it came from, most blocks first; not every block's place is known. */
  readonly places: readonly { readonly place: SourcePlace; readonly blocks: number; readonly bytes: number }[];
}

/** A fault that stopped a program. */
export interface RuntimeFault {
  /** As a C or C++ programmer names it: `division by zero`, `Segmentation fault`, `terminate called after …`. */
  readonly message: string;
  /** Where in the source, if known. */
  readonly place: SourcePlace | null;
  /** One sentence for a learner: what it means and where to look. */
  readonly explanation: string;
  /** The functions of the program that were being called; empty or missing when none is known. */
  readonly stack?: readonly StackFrame[];
  /** Calls between the innermost and the outermost that `stack` leaves out; missing when it has all. */
  readonly gap?: CallGap;
  readonly related?: readonly RelatedPlace[];
}

/** How a run ended. */
export type RunOutcome =
  | { readonly kind: 'exited'; readonly code: number; readonly leak?: MemoryLeak }
  | { readonly kind: 'fault'; readonly fault: RuntimeFault }
  | { readonly kind: 'limit'; readonly limit: 'output' | 'time' };

/** What `runProgram` sends after a build that made a program. */
export type ProgramEvent =
  | { readonly type: 'program.wrote'; readonly stream: 'stdout' | 'stderr'; readonly text: string }
  /** It waits for a line to be typed; only with typed input. */
  | { readonly type: 'program.waited' }
  | { readonly type: 'program.ended'; readonly outcome: RunOutcome; readonly milliseconds: number };

/** Actor `runTests`: builds once and runs the program once for each input, one after the other. */
export interface RunTestsInput<P extends AnyProgram = Program> {
  readonly program: P;
  readonly inputs: readonly string[];
  readonly limits: RunLimits;
}

/** What `runTests` sends after a build that made a program. */
export type TestsEvent =
  | {
      readonly type: 'test.finished';
      /** Place of its input in `inputs`. */
      readonly index: number;
      /** Standard output, whole. */
      readonly output: string;
      readonly outcome: RunOutcome;
      readonly milliseconds: number;
    }
  | { readonly type: 'tests.finished' };
