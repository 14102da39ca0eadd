import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { CheckSourceEvent, CheckSourceInput } from '../../../machines/contracts/code-check';
import type {
  BuildEvent,
  Diagnostic,
  ProgramEvent,
  RunProgramCommand,
  RunProgramInput,
  RunTestsInput,
  ScriptProgram,
  TestsEvent,
  ToolchainEvent,
  ToolchainProblem,
  ToolchainState,
} from '../../../machines/contracts/compiler';
import {
  type AssetEnvironment,
  AssetError,
  areStored,
  browserEnvironment,
  type CheckedAsset,
  loadAssets,
  removeAssets,
  totalBytes,
} from '../compiler/asset-store';
import type { ToolchainAsset } from '../compiler/assets';
import type { EngineRequest, ReadSource, RunnableProgram } from './engine-messages';
import { createEngineRunHost, type ScriptRun } from './engine-run-host';

/** A program in the language that the worker runs. */
export interface Translated {
  /** `null`: its source cannot be read. */
  readonly program: RunnableProgram | null;
  readonly diagnostics: readonly Diagnostic[];
  /** The translator's own words. */
  readonly text: string;
  readonly milliseconds: number;
}

/** What an engine of another language does before a program runs. */
export interface Translator {
  /** @throws where it is not there */
  translate(program: ScriptProgram): Promise<Translated>;
  /** What is wrong with a program; `null` where that cannot be told, or is not wanted any more. */
  check(program: ScriptProgram, isWanted: () => boolean): Promise<readonly Diagnostic[] | null>;
  close(): void;
}

/** What makes one engine differ from another. */
export interface EngineParts<K extends string, P> {
  /** The name under which the browser keeps its files. */
  readonly cache: string;
  readonly files: Readonly<Record<K, ToolchainAsset>>;
  /** What a worker is given, from the checked files. It is kept in memory, for the next workers. */
  readonly payloadOf: (files: Readonly<Record<K, CheckedAsset>>) => Promise<P>;
  readonly startWorker: () => Worker;
  readonly environment?: AssetEnvironment;
  readonly translator?: Translator;
}

/** Units that a source may have: as many as the compiler takes. */
const LONGEST_SOURCE = 1_000_000;

/**
 * An engine that runs programs from their source. Nothing is loaded and no worker starts before an actor asks for it. Its
 * actors are those of the compiler.
 */
export function createScriptEngine<K extends string, P>({
  cache,
  files,
  payloadOf,
  startWorker,
  translator,
  ...parts
}: EngineParts<K, P>) {
  const environment = parts.environment ?? browserEnvironment();
  let payload: { readonly of: P; readonly kept: boolean } | null = null;
  const host = createEngineRunHost(() => {
    const worker = startWorker();
    if (payload !== null) worker.postMessage({ kind: 'adopt', payload: payload.of } satisfies EngineRequest<P>);
    return worker;
  });
  const toolchainState = async (): Promise<ToolchainState> => ({
    stored: payload !== null || (await areStored(files, environment, cache)),
    bytes: totalBytes(files),
  });
  const load = async (send: (event: ToolchainEvent) => void, isWanted: () => boolean): Promise<void> => {
    const from = performance.now();
    try {
      if (payload === null) {
        const tell = (loadedBytes: number, total: number) => {
          if (isWanted()) send({ type: 'toolchain.progressed', loadedBytes, totalBytes: total });
        };
        const loaded = await loadAssets(files, environment, tell, cache);
        payload ??= { of: await payloadOf(loaded), kept: loaded.kept };
      }
      if (!isWanted()) return;
      host.warm();
      send({ type: 'toolchain.ready', kept: payload.kept, milliseconds: performance.now() - from });
    } catch (error) {
      if (isWanted()) send({ type: 'toolchain.failed', problem: problemOf(error) });
    }
  };
  const refused = ({ source }: ScriptProgram): BuildEvent | null => {
    if (payload === null) return { type: 'build.failed', problem: 'no-toolchain' };
    return source.length > LONGEST_SOURCE ? { type: 'build.failed', problem: 'too-large' } : null;
  };

  /** Sends why there is nothing to run, or goes on with what there is. @returns takes it back */
  const translated = (
    program: ScriptProgram,
    send: (event: BuildEvent) => void,
    then: (program: RunnableProgram, said: Omit<Translated, 'program'>) => void,
  ): (() => void) => {
    if (!translator) {
      then(program, SAID_NOTHING);
      return () => {};
    }
    let wanted = true;
    translator.translate(program).then(
      ({ program: made, ...said }) => {
        if (!wanted) return;
        if (made === null) send({ type: 'build.finished', ok: false, ...said });
        else then(made, said);
      },
      () => {
        if (wanted) send({ type: 'build.failed', problem: 'no-toolchain' });
      },
    );
    return () => {
      wanted = false;
    };
  };

  return {
    toolchainState,

    /** What it is made of, and where that is kept. */
    parts: { files, cache },

    /** Takes the engine off the device and out of memory; the next load brings it again. */
    async freeToolchain(): Promise<void> {
      payload = null;
      host.close();
      translator?.close();
      await removeAssets(environment, cache);
    },

    checkToolchainLogic: fromPromise<ToolchainState>(() => toolchainState()),

    loadToolchainLogic: fromCallback(({ sendBack }) => {
      let wanted = true;
      void load(sendBack, () => wanted);
      return () => {
        wanted = false;
      };
    }),

    checkSourceLogic: fromCallback<EventObject, CheckSourceInput<ScriptProgram>>(({ input: { program }, sendBack }) => {
      const tell = (diagnostics: readonly Diagnostic[] | null) =>
        sendBack(
          (diagnostics === null
            ? { type: 'source.unchecked' }
            : { type: 'source.checked', diagnostics }) satisfies CheckSourceEvent,
        );
      if (refused(program)) return later(() => tell(null));
      if (!translator) return host.check(program, tell);
      let wanted = true;
      translator
        .check(program, () => wanted)
        .then(
          (diagnostics) => wanted && tell(diagnostics),
          () => wanted && tell(null),
        );
      return () => {
        wanted = false;
      };
    }),

    runProgramLogic: fromCallback<EventObject, RunProgramInput<ScriptProgram>>(({ input, sendBack, receive }) => {
      const { program, limits } = input;
      const send = (event: BuildEvent | ProgramEvent) => sendBack(event);
      const no = refused(program);
      if (no) return later(() => send(no));
      const text = input.input.kind === 'batch' ? input.input.text : null;
      let run: ScriptRun | null = null;
      const takeBack = translated(program, send, (made, said) => {
        run = host.run(made, text, limits, {
          read: (result, milliseconds) => send(buildOf(result, said, milliseconds)),
          wrote: (stream, written) => send({ type: 'program.wrote', stream, text: written }),
          waited: () => send({ type: 'program.waited' }),
          ended: (outcome, milliseconds) => send({ type: 'program.ended', outcome, milliseconds }),
        });
      });
      // Nothing is typed before the program was read.
      receive((event) => {
        const command = event as RunProgramCommand;
        if (command.type === 'input.typed') run?.type(command.text);
        else if (command.type === 'input.ended') run?.closeInput();
        else if (command.type === 'time.extended') run?.extend(command.seconds);
      });
      return () => {
        takeBack();
        run?.stop();
      };
    }),

    runTestsLogic: fromCallback<EventObject, RunTestsInput<ScriptProgram>>(({ input, sendBack }) => {
      const { program, inputs, limits } = input;
      const send = (event: BuildEvent | TestsEvent) => sendBack(event);
      const no = refused(program);
      if (no) return later(() => send(no));
      let stop = () => {};
      const next = (made: RunnableProgram, said: Omit<Translated, 'program'>, index: number) => {
        const text = inputs[index];
        if (text === undefined) return send({ type: 'tests.finished' });
        let output = '';
        const run = host.run(made, text, limits, {
          read(result, milliseconds) {
            if (index === 0 || !result.ok) send(buildOf(result, said, milliseconds));
          },
          wrote(stream, written) {
            if (stream === 'stdout') output += written;
          },
          waited() {},
          ended(outcome, milliseconds) {
            send({ type: 'test.finished', index, output, outcome, milliseconds });
            next(made, said, index + 1);
          },
        });
        stop = run.stop;
      };
      // An actor hears nothing from another before it has begun.
      const cancel = later(() => {
        stop = translated(program, send, (made, said) => next(made, said, 0));
      });
      return () => {
        cancel();
        stop();
      };
    }),
  };
}

export type ScriptEngine = ReturnType<typeof createScriptEngine>;

const SAID_NOTHING: Omit<Translated, 'program'> = { diagnostics: [], text: '', milliseconds: 0 };

/** What the engine says of a source, with what was said before it. */
const buildOf = (
  { ok, diagnostics, text }: ReadSource,
  said: Omit<Translated, 'program'>,
  milliseconds: number,
): BuildEvent => ({
  type: 'build.finished',
  ok,
  diagnostics: [...said.diagnostics, ...diagnostics],
  text: said.text + text,
  milliseconds: said.milliseconds + milliseconds,
});

/** Soon, unless it is taken back. */
function later(act: () => void): () => void {
  let wanted = true;
  queueMicrotask(() => {
    if (wanted) act();
  });
  return () => {
    wanted = false;
  };
}

function problemOf(error: unknown): ToolchainProblem {
  if (error instanceof AssetError) return error.problem;
  // The bytes were found whole before: a browser that refuses them lacks a feature they use, or the memory.
  return error instanceof WebAssembly.CompileError || error instanceof RangeError ? 'unsupported' : 'failed';
}
