import { toolchainAssets } from 'virtual:toolchain';
import { type AnyActorLogic, createActor, setup } from 'xstate';
import type { Program } from '../../../../machines/contracts/compiler';
import { createCompiler } from '../../../../src/platform/compiler/compiler';

const limits = { seconds: 10, outputBytes: 1_000_000, memoryBytes: 256 * 1024 * 1024 };
const compiler = createCompiler(toolchainAssets);

interface Told {
  readonly type: string;
  readonly milliseconds?: number;
  readonly outcome?: unknown;
  readonly text?: string;
}

/** Runs an actor until it sends one of some events; `stop` ends it. */
function follow(logic: AnyActorLogic, input: unknown, until: readonly string[]) {
  let heard = (_: Told) => {};
  const told: Told[] = [];
  const machine = setup({ actors: { logic } }).createMachine({
    invoke: { id: 'child', src: 'logic', input: () => input },
    on: {
      '*': {
        actions: ({ event }) => {
          told.push(event as Told);
          heard(event as Told);
        },
      },
    },
  });
  const actor = createActor(machine);
  const ended = new Promise<Told[]>((resolve) => {
    heard = (event) => {
      if (until.includes(event.type)) resolve(told);
    };
  });
  actor.start();
  return { ended, stop: () => actor.stop() };
}

const runInput = (program: Program) => ({ program, input: { kind: 'batch', text: '' }, limits });

/** What the bench calls. Times are milliseconds, as the page's clock tells them. */
const compilerBench = {
  bytes: toolchainAssets.llvm.bytes + toolchainAssets.sysroot.bytes,

  async load(): Promise<number> {
    const from = performance.now();
    const { ended, stop } = follow(compiler.loadToolchainLogic, undefined, ['toolchain.ready', 'toolchain.failed']);
    const last = (await ended).at(-1);
    stop();
    if (last?.type !== 'toolchain.ready') throw new Error(JSON.stringify(last));
    return performance.now() - from;
  },

  /** From the request to the program's end, and what the program itself took; throws unless it exits with 0. */
  async run(program: Program): Promise<{ took: number; ran: number }> {
    const from = performance.now();
    const { ended, stop } = follow(compiler.runProgramLogic, runInput(program), ['build.failed', 'program.ended']);
    const last = (await ended).at(-1);
    const took = performance.now() - from;
    stop();
    if (JSON.stringify(last?.outcome) !== '{"kind":"exited","code":0}') throw new Error(JSON.stringify(last));
    return { took, ran: last?.milliseconds ?? Number.NaN };
  },

  /** Stops a program that spins; gives what that takes, and what the next run takes. */
  async stop(spinning: Program, next: Program): Promise<{ stop: number; next: number }> {
    const { ended, stop } = follow(compiler.runProgramLogic, runInput(spinning), ['program.wrote']);
    await ended;
    const from = performance.now();
    stop();
    const took = performance.now() - from;
    return { stop: took, next: (await compilerBench.run(next)).took };
  },
};

Object.assign(globalThis, { compilerBench });
