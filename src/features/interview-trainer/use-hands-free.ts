import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect, useEffectEvent } from 'react';
import { useAppSelector, useDevice } from '../../app/hooks';
import { APP_LANGUAGE } from '../../domain/speech/languages';
import { selectSpeech } from '../settings/selectors';
import { connectHandsFree } from './connect-hands-free';
import type { Trainer } from './use-trainer';

/** The hands-free flow over the open interview. Escape ends it wherever the focus is. */
export function useHandsFree({ snapshot, speaking, move }: Trainer) {
  const { machines } = useDevice();
  const { voice, rate, pause } = useAppSelector(selectSpeech);
  const actor = useActorRef(use(machines.handsFree()));
  const state = useSelector(actor, (now) => now);
  const { session, index } = snapshot.context;
  const questions = session?.questions ?? [];
  const question = questions[index]?.question ?? '';
  const on = state.hasTag('on');

  const goOn = useEffectEvent(() => {
    const hasNext = index < questions.length - 1;
    move(hasNext ? 'question.advanced' : 'feedback.requested');
    return hasNext;
  });
  const { actor: speech } = speaking;
  useEffect(() => connectHandsFree(actor, speech, () => goOn()), [actor, speech]);
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
    state,
    on,
    start: () => {
      speaking.stop();
      const manner = { language: APP_LANGUAGE.tag, voice, rate, pause };
      actor.send({ type: 'handsFree.started', question, manner });
    },
    stop: () => actor.send({ type: 'handsFree.stopped' }),
    skip: () => actor.send({ type: 'reading.skipped' }),
    finish: () => actor.send({ type: 'answer.finished' }),
  };
}
