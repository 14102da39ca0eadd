import type { ActorRefFrom } from 'xstate';
import type { answerClockMachine } from '../../../machines/answer-clock.machine';
import type { speechMachine } from '../../../machines/speech.machine';
import { isAnswered, type trainerMachine } from '../../../machines/trainer.machine';

/**
 * Ties the clock to the interview: each question and each retake starts it, the first word begins the answer, and judging
 * ends it.
 * @param now milliseconds on the clock of `performance.now()`
 * @returns ends the tie
 */
export function connectClock(
  clock: ActorRefFrom<typeof answerClockMachine>,
  speech: ActorRefFrom<typeof speechMachine>,
  trainer: ActorRefFrom<typeof trainerMachine>,
  now: () => number,
): () => void {
  let before = placeOf(trainer);
  let wasListening = speech.getSnapshot().hasTag('listening');
  const subscriptions = [
    trainer.subscribe((state) => {
      const place = placeOf(trainer);
      const last = before;
      before = place;
      if (place.question !== last.question || place.attempts !== last.attempts)
        clock.send({ type: 'question.shown', at: now(), answered: place.answered });
      else if (state.matches({ interview: 'evaluating' }) || state.matches({ interview: 'summing' }))
        clock.send({ type: 'answer.ended' });
      else if (place.text !== last.text) clock.send({ type: 'answer.begun', at: now() });
    }),
    speech.subscribe((state) => {
      const listens = state.hasTag('listening');
      if (listens && !wasListening) clock.send({ type: 'answer.begun', at: now() });
      wasListening = listens;
    }),
  ];
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}

function placeOf(trainer: ActorRefFrom<typeof trainerMachine>) {
  const { session, answers, index } = trainer.getSnapshot().context;
  const answer = answers[index];
  return {
    question: session?.questions[index]?.id,
    attempts: answer?.attempts?.length ?? 0,
    text: answer?.text ?? '',
    answered: isAnswered(answer),
  };
}
