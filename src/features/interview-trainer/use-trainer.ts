import { nanoid } from '@reduxjs/toolkit';
import { useActorRef, useSelector } from '@xstate/react';
import { use, useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Advice } from '../../../machines/contracts/trainer';
import { isAnswered, type trainerMachine } from '../../../machines/trainer.machine';
import { useAppDispatch, useAppStore, useDevice } from '../../app/hooks';
import { selectHasModel } from '../settings/selectors';
import { newSessionId, trainerChanged } from './draft-slice';
import { createRemarks, type RemarkKey } from './remarks';
import { askedFor, selectTrainerSessions, wholeDraft } from './selectors';
import { draftOf } from './trainer-place';
import { type SpeakingEvent, useSpeaking } from './use-speaking';

type Snapshot = SnapshotFrom<typeof trainerMachine>;

/**
 * The flow of this screen with listening and the replies of a model beside it: its state, and what one can do. What it
 * leaves behind goes to the store as it comes.
 */
export function useTrainer() {
  const { machines, storage } = useDevice();
  const machine = use(machines.trainer());
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const leave = useRef(() => {});
  // Stands before the flow's own effect: on leaving, the last words and replies must still reach the running flow.
  useEffect(() => () => leave.current(), []);

  const [input] = useState(() => ({ draft: wholeDraft(store.getState()) }));
  useEffect(() => storage.claim('trainerDraft'), [storage]);
  const actor = useActorRef(machine, { input });
  const snapshot = useSelector(actor, (state) => state);
  const [remarks] = useState(() =>
    createRemarks(machines.trainerAdvice, (key, advice) => {
      const { session } = actor.getSnapshot().context;
      if (session)
        actor.send({ type: 'remark.settled', session: session.id, index: key === 'whole' ? null : key, advice });
    }),
  );
  const take = useCallback((event: SpeakingEvent) => actor.send(event), [actor]);
  const speaking = useSpeaking(take);

  useLayoutEffect(() => {
    leave.current = () => {
      speaking.stop();
      remarks.end();
    };
  });

  useEffect(() => {
    const hasModel = () => selectHasModel(store.getState());
    let before = actor.getSnapshot();
    const keep = actor.subscribe((state) => {
      if (state.status !== 'active') return;
      dispatch(trainerChanged(draftOf(state)));
      const last = before;
      before = state;
      if (hasModel()) for (const key of justMade(last, state)) remarks.ask(key, subjectOf(state, key));
    });
    const leaving = () => leave.current();
    // Before the store writes what is unsaved when the page is left.
    window.addEventListener('pagehide', leaving, { capture: true });
    return () => {
      keep.unsubscribe();
      window.removeEventListener('pagehide', leaving, { capture: true });
    };
  }, [actor, dispatch, remarks, store]);

  return {
    snapshot,
    send: actor.send,
    speaking,
    remarks,
    actor,
    generate: (builtIn: boolean) =>
      actor.send({
        type: 'questions.requested',
        request: {
          id: newSessionId(),
          at: new Date().toISOString(),
          seed: nanoid(10),
          builtIn,
          asked: askedFor(selectTrainerSessions(store.getState()), actor.getSnapshot().context.form),
        },
      }),
    /** Ends listening first, so that the last words go to the question they were said to. */
    move: (type: Move) => {
      speaking.stop();
      if (type !== 'answer.retaken' && type !== 'evaluation.requested') settle(actor);
      actor.send({ type });
    },
    /** An earlier attempt at the open question counts again. */
    choose: (attempt: number) => {
      speaking.stop();
      actor.send({ type: 'attempt.chosen', attempt });
    },
    close: (type: 'interview.ended' | 'home.requested') => {
      leave.current();
      actor.send({ type });
    },
    askAgain: (key: RemarkKey) => remarks.ask(key, subjectOf(actor.getSnapshot(), key)),
  };
}

type Move =
  | 'question.advanced'
  | 'question.reversed'
  | 'evaluation.requested'
  | 'answer.retaken'
  | 'feedback.requested';

/** A retake without a word does not outlive its question: what was answered last counts again. */
function settle(actor: ActorRefFrom<typeof trainerMachine>): void {
  const { answers, index } = actor.getSnapshot().context;
  const answer = answers[index];
  const last = (answer?.attempts?.length ?? 0) - 1;
  if (!isAnswered(answer) && last >= 0) actor.send({ type: 'attempt.chosen', attempt: last });
}

export type Trainer = ReturnType<typeof useTrainer>;

/** What has come in so far of a reply that is being written; `null` when none is. */
export function useWriting({ remarks }: Trainer, key: RemarkKey): Advice | null {
  return useSyncExternalStore(remarks.subscribe, () => remarks.writing(key));
}

/** What the built-in engine has made between two states: a model is asked about the same. */
function justMade(before: Snapshot, now: Snapshot): readonly RemarkKey[] {
  const { index } = now.context;
  if (before.matches({ interview: 'evaluating' }) && now.matches({ interview: 'answering' }))
    return before.context.answers[index]?.evaluation === now.context.answers[index]?.evaluation ? [] : [index];
  return before.matches({ interview: 'summing' }) && now.matches('overallFeedback') ? ['whole'] : [];
}

function subjectOf({ context }: Snapshot, key: RemarkKey) {
  const { session, answers } = context;
  const role = session?.role ?? '';
  const question = (index: number) => session?.questions[index]?.question ?? '';
  return key === 'whole'
    ? {
        kind: 'feedback' as const,
        role,
        answers: answers.map(({ text }, index) => ({ question: question(index), answer: text })),
      }
    : { kind: 'evaluation' as const, role, question: question(key), answer: answers[key]?.evaluatedText ?? '' };
}
