import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { speechMachine } from '../../../machines/speech.machine';
import { useAppSelector, useDevice } from '../../app/hooks';
import { selectSpeech } from '../settings/selectors';

type Snapshot = SnapshotFrom<typeof speechMachine>;

/** What the flow takes from listening. */
export type SpeakingEvent =
  | { type: 'words.heard'; text: string; language: string }
  | { type: 'speaking.timed'; seconds: number };

/**
 * Listening beside the interview, on and on until it is stopped. Each final text goes to `take` once; a guess that the
 * recogniser had not made final when it ended goes too, so that no word said is lost. After it, the seconds it listened.
 */
export function useSpeaking(take: (event: SpeakingEvent) => void) {
  const { machines } = useDevice();
  const { language } = useAppSelector(selectSpeech);
  const actor = useActorRef(use(machines.speech()), { input: { language } });
  const snapshot = useSelector(actor, (state) => state);
  useEffect(() => {
    if (actor.getSnapshot().context.language !== language) actor.send({ type: 'language.chosen', language });
  }, [actor, language]);

  useEffect(() => {
    const hear = (text: string) => take({ type: 'words.heard', text, language: actor.getSnapshot().context.language });
    let guess = '';
    let final = false;
    let since: number | null = null;
    const words = actor.on('words.heard', ({ text }) => {
      final = true;
      hear(text);
    });
    const states = actor.subscribe((state: Snapshot) => {
      const open = state.matches({ ear: 'listening' });
      if (guess !== '' && !final && !open) hear(guess);
      guess = state.context.interim.trim();
      final = false;
      if (state.matches({ ear: { listening: 'hearing' } })) since ??= performance.now();
      else if (since !== null && !state.hasTag('listening')) {
        take({ type: 'speaking.timed', seconds: Math.round((performance.now() - since) / 100) / 10 });
        since = null;
      }
    });
    return () => {
      words.unsubscribe();
      states.unsubscribe();
    };
  }, [actor, take]);

  const { interim, onDevice, listenProblem } = snapshot.context;
  const recording = snapshot.hasTag('listening');
  return {
    actor,
    recording,
    interim,
    onDevice,
    problem: recording ? null : listenProblem,
    start: () => actor.send({ type: 'listening.requested', continuous: true }),
    stop: () => actor.send({ type: 'listening.stopped' }),
  };
}
