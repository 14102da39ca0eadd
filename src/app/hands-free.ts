import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect, useEffectEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { HandsFreeManner, HandsFreeProblem } from '../../machines/contracts/hands-free-flow';
import type { RecogniserProblem } from '../../machines/contracts/recogniser';
import type { handsFreeMachine } from '../../machines/hands-free.machine';
import type { speechMachine } from '../../machines/speech.machine';
import { useDevice } from './hooks';

type HandsFreeActor = ActorRefFrom<typeof handsFreeMachine>;
type SpeechActor = ActorRefFrom<typeof speechMachine>;

/** What an interview does for the hands-free flow. */
export interface HeldInterview {
  /** Goes to the next question, or to what comes after the last one; whether there is a next one. */
  readonly goOn: () => boolean;
  /** Ends the listening, with what is still a guess kept. */
  readonly hush: () => void;
}

/**
 * Ties the hands-free flow to the recogniser and the interview: it opens and closes the ear, hears that words come in,
 * and asks for the next question. An ear that is opened by hand needs no more of the question.
 * @returns ends the tie
 */
export function connectHandsFree(
  handsFree: HandsFreeActor,
  speech: SpeechActor,
  { goOn, hush }: HeldInterview,
): () => void {
  const isOpen = () => speech.getSnapshot().hasTag('listening');
  let wasOpen = isOpen();
  let guess = '';
  const subscriptions = [
    handsFree.on('ear.wanted', () => {
      if (!isOpen()) speech.send({ type: 'listening.requested', continuous: true });
    }),
    handsFree.on('ear.unwanted', () => {
      if (isOpen()) hush();
    }),
    handsFree.on('answer.ended', () => {
      if (!goOn()) handsFree.send({ type: 'questions.ended' });
    }),
    speech.on('words.heard', () => handsFree.send({ type: 'ear.heard' })),
    speech.subscribe((state) => {
      const { interim, listenProblem } = state.context;
      if (interim !== '' && interim !== guess) handsFree.send({ type: 'ear.heard' });
      guess = interim;
      const open = state.hasTag('listening');
      const had = wasOpen;
      wasOpen = open;
      if (!had && open) handsFree.send({ type: 'reading.skipped' });
      if (had && !open)
        handsFree.send(
          state.matches({ ear: 'failed' }) && listenProblem
            ? { type: 'ear.failed', problem: listenProblem }
            : { type: 'ear.closed' },
        );
    }),
  ];
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}

/** The hands-free flow over an open interview. Escape ends it wherever the focus is. */
export function useHandsFree({
  speech,
  question,
  manner,
  ...interview
}: HeldInterview & {
  readonly speech: SpeechActor;
  /** The question that is open. */
  readonly question: string;
  readonly manner: HandsFreeManner;
}) {
  const { machines } = useDevice();
  const actor = useActorRef(use(machines.handsFree()));
  const state = useSelector(actor, (now) => now);
  const on = state.hasTag('on');

  const goOn = useEffectEvent(() => interview.goOn());
  const hush = useEffectEvent(() => interview.hush());
  useEffect(() => connectHandsFree(actor, speech, { goOn: () => goOn(), hush: () => hush() }), [actor, speech]);
  useEffect(() => {
    if (actor.getSnapshot().context.question !== question) actor.send({ type: 'question.shown', question });
  }, [actor, question]);
  useEffect(() => {
    if (!on) return;
    const stop = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') actor.send({ type: 'handsFree.stopped' });
    };
    window.addEventListener('keydown', stop);
    return () => window.removeEventListener('keydown', stop);
  }, [actor, on]);

  return {
    actor,
    state,
    on,
    start: () => {
      interview.hush();
      actor.send({ type: 'handsFree.started', question, manner });
    },
    stop: () => actor.send({ type: 'handsFree.stopped' }),
    skip: () => actor.send({ type: 'reading.skipped' }),
    finish: () => actor.send({ type: 'answer.finished' }),
  };
}

interface Words {
  readonly title: string;
  readonly text: string;
}

/** What a screen shows of it. @param earWords what this interview says of its recogniser */
export function handsFreeView(
  { state, on, start, stop, skip, finish }: ReturnType<typeof useHandsFree>,
  earWords: (code: RecogniserProblem) => Words,
) {
  const { pause, left, problem } = state.context;
  const phase = state.matches({ on: 'reading' })
    ? ('reading' as const)
    : state.matches({ on: { listening: 'pausing' } })
      ? ('pausing' as const)
      : state.hasTag('listening')
        ? ('listening' as const)
        : state.matches('done')
          ? ('done' as const)
          : ('quiet' as const);
  return { on, phase, pause, left, problem: problem && wordsOf(problem, earWords), start, stop, skip, finish };
}

/** Why it ended by itself. */
function wordsOf(problem: HandsFreeProblem, earWords: (code: RecogniserProblem) => Words): Words {
  switch (problem.kind) {
    case 'ear':
      return earWords(problem.code);
    case 'silence':
      return {
        title: 'Nothing was heard for a minute.',
        text: 'The microphone is closed. Start hands-free again, or answer by hand.',
      };
    case 'voice':
      return {
        title: problem.code === 'unsupported' ? 'This browser cannot read aloud.' : 'The voice stopped.',
        text: 'The interview goes on by hand: read the question, then speak or type. You can start hands-free again.',
      };
  }
}
