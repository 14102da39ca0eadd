import { type ActorRefFrom, createActor } from 'xstate';
import type { answerCheckMachine } from '../../../machines/answer-check.machine';
import type { AiError } from '../../../machines/contracts/ai';
import type { CheckSubject } from '../../../machines/contracts/answer-check';
import type { FoundRemarks } from '../../domain/interview/check/types';

/** A check that is running, failed or was stopped. */
export interface CheckRun {
  readonly busy: boolean;
  readonly found: FoundRemarks;
  readonly error: AiError | null;
}

/** The checks that were asked for, each a separate flow: going to another question or screen ends none. */
export interface RunningChecks {
  /**
   * Asks a model, unless it is being asked the same.
   * @param load fetches the flow
   * @param made takes the remarks of a whole reply
   */
  ask(
    id: string,
    subject: CheckSubject,
    load: () => Promise<typeof answerCheckMachine>,
    made: (found: FoundRemarks) => void,
  ): void;
  stop(id: string): void;
  /** `null` for one that was not asked for, or is done. */
  of(id: string): CheckRun | null;
  subscribe(listener: () => void): () => void;
}

const BEGUN: CheckRun = { busy: true, found: { remarks: [], left: 0, cut: false }, error: null };
const NOT_LOADED: AiError = {
  kind: 'network',
  message:
    'A part of this page could not be loaded. What you entered is kept. Check your connection, then choose Retry.',
};

export function createRunningChecks(): RunningChecks {
  const runs = new Map<string, CheckRun>();
  const actors = new Map<string, ActorRefFrom<typeof answerCheckMachine>>();
  const listeners = new Set<() => void>();
  const note = (id: string, run: CheckRun | null) => {
    if (run) runs.set(id, run);
    else runs.delete(id);
    for (const listener of [...listeners]) listener();
  };
  const end = (id: string) => {
    actors.get(id)?.stop();
    actors.delete(id);
  };

  return {
    ask(id, subject, load, made) {
      if (runs.get(id)?.busy) return;
      end(id);
      const begun = { ...BEGUN };
      note(id, begun);
      load().then(
        (machine) => {
          // Stopped before it began.
          if (runs.get(id) !== begun) return;
          const actor = createActor(machine, { input: subject });
          actors.set(id, actor);
          actor.on('check.made', ({ found }) => {
            end(id);
            note(id, null);
            made(found);
          });
          actor.subscribe((state) => {
            if (actors.get(id) !== actor || state.matches('checked')) return;
            const { found, error } = state.context;
            note(id, { busy: state.hasTag('busy'), found, error });
          });
          actor.start();
          actor.send({ type: 'check.requested' });
        },
        () => {
          if (runs.get(id) === begun) note(id, { ...BEGUN, busy: false, error: NOT_LOADED });
        },
      );
    },
    stop(id) {
      const actor = actors.get(id);
      if (actor) actor.send({ type: 'check.stopped' });
      else note(id, null);
    },
    of: (id) => runs.get(id) ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
