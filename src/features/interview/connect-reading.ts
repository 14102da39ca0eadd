import type { ActorRefFrom } from 'xstate';
import type { handsFreeMachine } from '../../../machines/hands-free.machine';
import type { interviewRoomMachine } from '../../../machines/interview-room.machine';

/**
 * Tells the room while a question is read aloud: the time of the answer begins after it.
 * @param now milliseconds on the clock of `performance.now()`
 * @returns ends the tie
 */
export function connectReading(
  handsFree: ActorRefFrom<typeof handsFreeMachine>,
  room: ActorRefFrom<typeof interviewRoomMachine>,
  now: () => number,
): () => void {
  const ended = () => room.send({ type: 'reading.ended', at: now() });
  const subscriptions = [
    handsFree.on('reading.begun', () => room.send({ type: 'reading.begun' })),
    handsFree.on('reading.ended', ended),
  ];
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
    if (handsFree.getSnapshot().matches({ on: 'reading' })) ended();
  };
}
