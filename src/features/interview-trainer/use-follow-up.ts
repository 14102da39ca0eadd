import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { trainerMachine } from '../../../machines/trainer.machine';
import { useDevice } from '../../app/hooks';
import { canFollowUp, withFollowUp } from '../../domain/interview/questions/follow-up';
import { NO_ANSWER } from './settled-answer';

/**
 * The follow-up to the open answer: chosen beside the interview, then put into it as the next question.
 * @param shifting told before, with the index of the first question that moves
 */
export function useFollowUp(trainer: ActorRefFrom<typeof trainerMachine>, shifting: (from: number) => void) {
  const { machines } = useDevice();
  const actor = useActorRef(use(machines.followUp()));
  const state = useSelector(actor, (snapshot) => snapshot.value);

  useEffect(() => {
    const chosen = actor.on('followUp.chosen', ({ session: id, question }) => {
      const { session, answers, index } = trainer.getSnapshot().context;
      if (session?.id !== id || session.questions[index]?.id !== question.followsUp) return;
      if (!canFollowUp(session.questions, index)) return;
      shifting(index + 1);
      trainer.send({ type: 'interview.extended', ...withFollowUp(session, answers, index, question, NO_ANSWER) });
    });
    return () => chosen.unsubscribe();
  }, [actor, trainer, shifting]);

  return {
    busy: state === 'choosing',
    failed: state === 'failed',
    ask: () => {
      const { session, answers, index } = trainer.getSnapshot().context;
      const [question, answer] = [session?.questions[index], answers[index]];
      if (!session || !question || !answer?.evaluation) return;
      const { evaluation, evaluatedText } = answer;
      actor.send({
        type: 'followUp.requested',
        about: { session: session.id, role: session.role, question, answer: evaluatedText, evaluation },
      });
    },
  };
}
