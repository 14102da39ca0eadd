import { nanoid } from '@reduxjs/toolkit';
import { useActorRef, useSelector } from '@xstate/react';
import { use, useCallback, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { RunRequest, RunShown } from '../../../machines/contracts/terminal';
import type { terminalRunMachine } from '../../../machines/terminal-run.machine';
import type { toolchainMachine } from '../../../machines/toolchain.machine';
import { useDevice } from '../../app/hooks';
import { isCompiled, type Language } from '../../domain/c-source/languages';
import { LIMITS } from './terminal-words';

export type TerminalRun = ActorRefFrom<typeof terminalRunMachine>;
export type Toolchain = ActorRefFrom<typeof toolchainMachine>;

export interface Terminal {
  readonly run: TerminalRun;
  readonly toolchain: Toolchain;
  /** Builds and runs; brings the compiler first where it is missing. */
  start(request: Omit<RunRequest, 'id' | 'limits'>): void;
  /** Ends whatever runs, waits or is tested. */
  stop(): void;
}

export interface TerminalEvents {
  readonly onEnd: (request: RunRequest, shown: RunShown) => void;
  readonly onSolved: (challenge: number) => void;
}

/** The two flows of a code screen, tied: a run that waits for the compiler continues when it is ready. */
export function useTerminal({ onEnd, onSolved }: TerminalEvents): Terminal {
  const { machines } = useDevice();
  const toolchainLogic = use(machines.toolchain());
  const runLogic = use(machines.terminalRun());
  const toolchain = useActorRef(toolchainLogic);
  const run = useActorRef(runLogic);

  useEffect(() => {
    const tied = toolchain.subscribe((state) => {
      if (state.hasTag('ready')) run.send({ type: 'toolchain.ready' });
    });
    const ended = run.on('run.ended', ({ request, shown }) => {
      if (shown.buildProblem === 'no-toolchain') toolchain.send({ type: 'toolchain.lost' });
      if (request) onEnd(request, shown);
    });
    const solved = run.on('challenge.solved', ({ id }) => onSolved(id));
    return () => {
      tied.unsubscribe();
      ended.unsubscribe();
      solved.unsubscribe();
    };
  }, [run, toolchain, onEnd, onSolved]);

  const start = useCallback(
    (request: Omit<RunRequest, 'id' | 'limits'>) => {
      const ready = toolchain.getSnapshot().hasTag('ready');
      run.send({ type: 'run.requested', ready, request: { ...request, id: `run-${nanoid()}`, limits: LIMITS } });
      if (!ready) toolchain.send({ type: 'toolchain.wanted' });
    },
    [run, toolchain],
  );
  const stop = useCallback(() => run.send({ type: 'run.stopped' }), [run]);
  return { run, toolchain, start, stop };
}

/** Has the engine of the language looked for; a run that still waits for another engine is given up. */
export function useEngineOf({ toolchain, run }: Terminal, language: Language): void {
  useEffect(() => {
    const engine = isCompiled(language) ? 'clang' : language;
    if (toolchain.getSnapshot().context.engine === engine) return;
    if (run.getSnapshot().matches('loading')) run.send({ type: 'run.stopped' });
    toolchain.send({ type: 'engine.chosen', engine });
  }, [toolchain, run, language]);
}

/** Something is built, runs or is tested: Run is disabled. A run that waits for the compiler counts too. */
export const useBusy = (run: TerminalRun): boolean =>
  useSelector(run, (state) => state.hasTag('busy') || state.matches('loading'));
