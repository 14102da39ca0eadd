import type { ActorRefFrom } from 'xstate';
import type { handsFreeMachine } from '../../../machines/hands-free.machine';
import type { speechMachine } from '../../../machines/speech.machine';

/**
 * Ties the hands-free flow to the recogniser and the interview: it opens and closes the ear, hears that words come in,
 * and asks for the next question.
 * @param goOn goes to the next question, or asks for the feedback after the last one; whether there is a next one
 * @returns ends the tie
 */
export function connectHandsFree(
  handsFree: ActorRefFrom<typeof handsFreeMachine>,
  speech: ActorRefFrom<typeof speechMachine>,
  goOn: () => boolean,
): () => void {
  const isOpen = () => speech.getSnapshot().hasTag('listening');
  let wasOpen = isOpen();
  let guess = '';
  const subscriptions = [
    handsFree.on('ear.wanted', () => {
      if (!isOpen()) speech.send({ type: 'listening.requested', continuous: true });
    }),
    handsFree.on('ear.unwanted', () => {
      if (isOpen()) speech.send({ type: 'listening.stopped' });
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
      if (wasOpen && !open)
        handsFree.send(
          state.matches({ ear: 'failed' }) && listenProblem
            ? { type: 'ear.failed', problem: listenProblem }
            : { type: 'ear.closed' },
        );
      wasOpen = open;
    }),
  ];
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}
