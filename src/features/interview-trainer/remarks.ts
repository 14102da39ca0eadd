import { type ActorRefFrom, createActor } from 'xstate';
import type { adviceMachine } from '../../../machines/advice.machine';
import type { Advice, TrainerRemarkSubject } from '../../../machines/contracts/trainer';

/** What a reply is about: the index of a question, or the whole interview. */
export type RemarkKey = number | 'whole';

/** Replies of a model that are being written, each a separate flow, so that going to another question ends none. */
export interface Remarks {
  /** Asks again; a reply that is being written to the same key is dropped. */
  ask(key: RemarkKey, subject: TrainerRemarkSubject): void;
  /** Ends a reply; what came in is kept. */
  stop(key: RemarkKey): void;
  /** Ends them all; what came in is kept. */
  end(): void;
  /** Ends those about a question from this index on, which is about to have another one; what came in is kept. */
  endFrom(index: number): void;
  /** What has come in so far of a reply that is being written; `null` when none is. */
  writing(key: RemarkKey): Advice | null;
  subscribe(listener: () => void): () => void;
}

const NOTHING_YET: Advice = { text: '', finish: null, error: null };
const NOT_LOADED: Advice = {
  text: '',
  finish: null,
  error: {
    kind: 'network',
    message:
      'A part of this page could not be loaded. What you entered is kept. Check your connection, then choose Retry.',
  },
};

/**
 * @param load fetches the advice flow when a model is first asked
 * @param settled takes each reply once it is complete, failed or was ended
 */
export function createRemarks(
  load: () => Promise<typeof adviceMachine>,
  settled: (key: RemarkKey, advice: Advice) => void,
): Remarks {
  interface Running {
    actor: ActorRefFrom<typeof adviceMachine> | null;
  }
  const running = new Map<RemarkKey, Running>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const drop = (key: RemarkKey) => {
    running.get(key)?.actor?.stop();
    running.delete(key);
  };
  const settle = (key: RemarkKey, advice: Advice) => {
    drop(key);
    settled(key, advice);
    tell();
  };
  const stop = (key: RemarkKey) => {
    const run = running.get(key);
    if (!run) return;
    if (run.actor) run.actor.send({ type: 'advice.stopped' });
    else settle(key, { ...NOTHING_YET, error: { kind: 'aborted', message: 'You stopped the reply before it began.' } });
  };

  return {
    ask(key, subject) {
      drop(key);
      const run: Running = { actor: null };
      running.set(key, run);
      tell();
      load().then(
        (machine) => {
          if (running.get(key) !== run) return;
          const actor = createActor(machine, { input: { subject, saved: null, asked: true } });
          run.actor = actor;
          actor.on('advice.settled', ({ advice }) => settle(key, advice));
          actor.subscribe(tell);
          actor.start();
        },
        () => {
          if (running.get(key) === run) settle(key, NOT_LOADED);
        },
      );
    },
    stop,
    end() {
      for (const key of [...running.keys()]) stop(key);
    },
    endFrom(index) {
      for (const key of [...running.keys()]) if (key !== 'whole' && key >= index) stop(key);
    },
    writing(key) {
      const run = running.get(key);
      return run ? (run.actor?.getSnapshot().context.advice ?? NOTHING_YET) : null;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
