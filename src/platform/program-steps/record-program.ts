import type { Program, RunLimits } from '../../../machines/contracts/compiler';
import { plainBuild } from '../../domain/c-source/build-options';
import type { Recording } from '../../domain/steps/types';
import type { Compiler } from '../compiler/compiler';
import { startWorker } from '../own-scripts';
import type { Given, StepsReply, StepsRequest } from './messages';
import script from './steps.worker.ts?worker&url';

/** Why nothing was written down. `unread`: it does not compile. */
export type Unrecorded = 'no-engine' | 'unread' | 'time' | 'failed';

/**
 * Builds a program of C, runs it once in a worker of its own, and tells what it did, line by line.
 * @param start replaced in tests
 * @returns breaks it off; nothing is told then
 */
export function recordProgram(
  compiler: Pick<Compiler, 'buildRecorded'>,
  program: Program,
  given: Given,
  limits: RunLimits,
  tell: (result: Recording | Unrecorded) => void,
  start: () => Worker = () => startWorker(script, 'steps'),
): () => void {
  // As written, with the checks that tell which memory may be looked at.
  const built = {
    ...program,
    options: { ...(program.options ?? plainBuild), memoryChecks: true, optimise: '0' },
  } as const;
  let worker: Worker | null = null;
  let clock: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(clock);
    worker?.terminate();
    worker = null;
  };
  const leave = compiler.buildRecorded(built, limits, (result) => {
    if (result.kind === 'failed') return tell(result.problem === 'no-toolchain' ? 'no-engine' : 'failed');
    if (result.kind === 'rejected') return tell('unread');
    const own = start();
    worker = own;
    const finish = (told: Recording | Unrecorded) => {
      if (worker !== own) return;
      end();
      tell(told);
    };
    own.addEventListener('message', ({ data }: MessageEvent<StepsReply>) =>
      finish(data.kind === 'recorded' ? data.recording : 'failed'),
    );
    for (const type of ['error', 'messageerror']) own.addEventListener(type, () => finish('failed'));
    clock = setTimeout(() => finish('time'), limits.seconds * 1000);
    own.postMessage({ program: { ...built, wasm: result.wasm }, given, limits } satisfies StepsRequest);
  });
  return () => {
    leave();
    end();
  };
}
