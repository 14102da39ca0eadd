import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect, useState } from 'react';
import { isAnswered } from '../../../machines/trainer.machine';
import { useDevice } from '../../app/hooks';
import { connectClock } from './connect-clock';
import type { Trainer } from './use-trainer';

/** The clock of the open question, by the times that were chosen. */
export function useAnswerClock({ actor: trainer, speaking, snapshot }: Trainer) {
  const { machines } = useDevice();
  const { preparation, questionTime } = snapshot.context.form;
  const [input] = useState(() => ({ preparation, questionTime }));
  const actor = useActorRef(use(machines.answerClock()), { input });
  const state = useSelector(actor, (now) => now);
  const { actor: speech } = speaking;
  useEffect(() => {
    const { answers, index } = trainer.getSnapshot().context;
    if (isAnswered(answers[index])) actor.send({ type: 'answer.ended' });
    return connectClock(actor, speech, trainer, () => performance.now());
  }, [actor, speech, trainer]);
  return {
    state,
    start: () => actor.send({ type: 'clock.started', at: performance.now() }),
    begin: () => actor.send({ type: 'answer.begun', at: performance.now() }),
  };
}
