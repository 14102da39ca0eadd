import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { CheckSourceEvent, CheckSourceInput } from '../../../machines/contracts/code-check';
import type {
  BuildEvent,
  Program,
  ProgramEvent,
  RunLimits,
  RunOutcome,
  RunProgramCommand,
  RunProgramInput,
  RunTestsInput,
  TestsEvent,
  ToolchainEvent,
  ToolchainState,
} from '../../../machines/contracts/compiler';
import { type BuildOptions, plainBuild } from '../../domain/c-source/build-options';
import { areSameFiles } from '../../domain/c-source/program-files';
import { startWorker } from '../own-scripts';
import { createAnalysisHost } from './analysis-host';
import { type AssetEnvironment, areStored, browserEnvironment, removeAssets } from './asset-store';
import type { ToolchainAssets } from './assets';
import compilerScript from './compiler.worker.ts?worker&url';
import { createCompilerHost } from './compiler-host';
import { suspension } from './engine-types';
import type { BuiltProgram } from './program';
import runScript from './run.worker.ts?worker&url';
import { createRunHost } from './run-host';
import type { BuildResult } from './toolchain';

/** What the compiler needs of the browser; replaced in tests. */
export interface CompilerDeps {
  readonly startCompilerWorker?: () => Worker;
  readonly startRunWorker?: () => Worker;
  readonly environment?: AssetEnvironment;
}

const compilerWorker = () => startWorker(compilerScript, 'compiler');
const runWorker = () => startWorker(runScript, 'program');

/**
 * The C and C++ compiler of a page: one for all screens, so that its worker stays warm between them. Nothing is loaded
 * and no worker starts before an actor asks for it.
 * @param assets from `virtual:toolchain`
 */
export function createCompiler(assets: ToolchainAssets, deps: CompilerDeps = {}) {
  const environment = deps.environment ?? browserEnvironment();
  const compiler = createCompilerHost(assets, deps.startCompilerWorker ?? compilerWorker);
  const analysis = createAnalysisHost(() => compiler.loaded, deps.startCompilerWorker ?? compilerWorker);
  const runner = createRunHost(deps.startRunWorker ?? runWorker);
  const bytes = assets.llvm.bytes + assets.sysroot.bytes;

  /** Whether the toolchain is on the device, and what it takes there. */
  const toolchainState = async (): Promise<ToolchainState> => ({
    stored: compiler.ready || (await areStored(assets, environment)),
    bytes,
  });

  /** The newest program that came of a build: it is run, then tested, and often run again as it is. */
  let newest: { readonly program: Program; readonly memoryBytes: number; readonly result: BuildResult } | null = null;
  const isNewest = (program: Program, memoryBytes: number) =>
    newest !== null &&
    newest.memoryBytes === memoryBytes &&
    newest.program.source === program.source &&
    newest.program.language === program.language &&
    newest.program.standard === program.standard &&
    areSameFiles(newest.program.files, program.files) &&
    isSameBuild(newest.program.options ?? plainBuild, program.options ?? plainBuild);

  const build = (
    program: Program,
    { memoryBytes }: RunLimits,
    send: (event: BuildEvent) => void,
    built: (program: BuiltProgram) => void,
  ): (() => void) => {
    const finish = (result: BuildResult, milliseconds: number) => {
      send(buildEvent(result, milliseconds));
      if (result.kind === 'built') built({ ...program, wasm: result.wasm });
      else if (result.kind === 'rejected') compiler.prepare(program);
    };
    analysis.giveWay();
    const known = isNewest(program, memoryBytes) ? newest : null;
    if (!known)
      return compiler.build(program, memoryBytes, (result, milliseconds) => {
        if (result.kind === 'built') newest = { program, memoryBytes, result };
        finish(result, milliseconds);
      });
    let wanted = true;
    // An actor hears nothing from another before it has begun.
    queueMicrotask(() => {
      if (wanted) finish(known.result, 0);
    });
    return () => {
      wanted = false;
    };
  };

  return {
    /** Programs can read what is typed while they run; elsewhere typed input ends at once. */
    canType: suspension() !== null,
    toolchainState,

    /** Takes the toolchain off the device and out of memory; the next load brings it again. */
    async freeToolchain(): Promise<void> {
      newest = null;
      compiler.close();
      analysis.close();
      runner.close();
      await removeAssets(environment);
    },

    /** Compiles the headers of a C++ source in advance, for screens that know what will be built next. */
    prepare: (program: Program): void => compiler.prepare(program),

    /**
     * Builds a program to be gone through step by step.
     * @returns breaks the build off; nothing is told then
     */
    buildRecorded(program: Program, { memoryBytes }: RunLimits, done: (result: BuildResult) => void): () => void {
      analysis.giveWay();
      return compiler.build(program, memoryBytes, done, true);
    },

    /** The names that could stand at a place; see `AnalysisHost`. Nothing is loaded for it. */
    names: analysis.names,

    checkSourceLogic: fromCallback<EventObject, CheckSourceInput<Program>>(({ input, sendBack }) =>
      analysis.check(input.program, (diagnostics) =>
        sendBack(
          (diagnostics === null
            ? { type: 'source.unchecked' }
            : { type: 'source.checked', diagnostics }) satisfies CheckSourceEvent,
        ),
      ),
    ),

    checkToolchainLogic: fromPromise<ToolchainState>(() => toolchainState()),

    loadToolchainLogic: fromCallback(({ sendBack }) =>
      compiler.load((event: ToolchainEvent) => {
        if (event.type === 'toolchain.ready') runner.warm();
        sendBack(event);
      }),
    ),

    runProgramLogic: fromCallback<EventObject, RunProgramInput>(({ input, sendBack, receive }) => {
      const { program, limits } = input;
      let stop = () => {};
      let command = (_: RunProgramCommand) => {};
      const send = (event: BuildEvent | ProgramEvent) => sendBack(event);
      receive((event) => command(event as RunProgramCommand));

      stop = build(program, limits, send, (built) => {
        const text = input.input.kind === 'batch' ? input.input.text : null;
        const run = runner.run(built, { input: text, args: input.args ?? [] }, limits, {
          wrote: (stream, written) => send({ type: 'program.wrote', stream, text: written }),
          waited: () => send({ type: 'program.waited' }),
          ended(outcome, milliseconds) {
            send({ type: 'program.ended', outcome, milliseconds });
            compiler.prepare(program);
          },
        });
        stop = run.stop;
        command = (event) => {
          if (event.type === 'input.typed') run.type(event.text);
          else if (event.type === 'input.ended') run.closeInput();
          else if (event.type === 'time.extended') run.extend(event.seconds);
        };
      });
      return () => stop();
    }),

    runTestsLogic: fromCallback<EventObject, RunTestsInput>(({ input, sendBack }) => {
      const { program, inputs, limits } = input;
      let stop = () => {};
      const send = (event: BuildEvent | TestsEvent) => sendBack(event);

      stop = build(program, limits, send, (built) => {
        const next = (index: number) => {
          const text = inputs[index];
          if (text === undefined) {
            send({ type: 'tests.finished' });
            return compiler.prepare(program);
          }
          let output = '';
          const run = runner.run(built, { input: text, args: [] }, limits, {
            wrote(stream, written) {
              if (stream === 'stdout') output += written;
            },
            waited() {},
            ended(outcome: RunOutcome, milliseconds) {
              send({ type: 'test.finished', index, output, outcome, milliseconds });
              next(index + 1);
            },
          });
          stop = run.stop;
        };
        next(0);
      });
      return () => stop();
    }),
  };
}

const isSameBuild = (one: BuildOptions, other: BuildOptions) =>
  one.memoryChecks === other.memoryChecks && one.optimise === other.optimise && one.warnings === other.warnings;

export type Compiler = ReturnType<typeof createCompiler>;

function buildEvent(result: BuildResult, milliseconds: number): BuildEvent {
  if (result.kind === 'failed') return { type: 'build.failed', problem: result.problem };
  const { diagnostics, text } = result;
  return { type: 'build.finished', ok: result.kind === 'built', diagnostics, text, milliseconds };
}
