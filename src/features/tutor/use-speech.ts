import { useActorRef, useSelector } from '@xstate/react';
import { use, useCallback, useEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { speechMachine } from '../../../machines/speech.machine';
import { useAppSelector, useDevice } from '../../app/hooks';
import { APP_TAG } from '../../domain/speech/app-language';
import { speechText } from '../../ui/chat/speech-text';
import type { ShownMessage } from '../../ui/chat/types';
import { selectHasModel, selectSpeech } from '../settings/selectors';
import { readingProblems, voiceProblem } from './tutor-words';

/**
 * Listening for one utterance, and reading replies aloud.
 * @param hear gets each final text once, also one the recogniser had not made final when it ended
 */
export function useSpeech(hear: (text: string) => void) {
  const { machines } = useDevice();
  const { language, voice, rate } = useAppSelector(selectSpeech);
  const hosted = useAppSelector(selectHasModel);
  // The tutor's own cards are English; a model answers in the language it is asked in.
  const replyLanguage = hosted ? language : APP_TAG;
  const actor = useActorRef(use(machines.speech()), { input: { language } });
  const snapshot = useSelector(actor, (state) => state);
  useEffect(() => {
    if (actor.getSnapshot().context.language !== language) actor.send({ type: 'language.chosen', language });
  }, [actor, language]);

  useEffect(() => {
    let guess = '';
    let final = false;
    const words = actor.on('words.heard', ({ text }) => {
      final = true;
      hear(text);
    });
    const states = actor.subscribe((state: SnapshotFrom<typeof speechMachine>) => {
      if (guess !== '' && !final && !state.matches({ ear: 'listening' })) hear(guess);
      guess = state.context.interim.trim();
      final = false;
    });
    return () => {
      words.unsubscribe();
      states.unsubscribe();
    };
  }, [actor, hear]);

  const speaking = snapshot.hasTag('speaking');
  const { interim, onDevice, listenProblem, readProblem } = snapshot.context;
  const listening = snapshot.hasTag('listening');
  const reading = useRef<string | null>(null);
  const read = useCallback(
    ({ id, content }: ShownMessage) => {
      const stops = actor.getSnapshot().hasTag('speaking') && reading.current === id;
      actor.send({ type: 'reading.stopped' });
      if (stops) return;
      reading.current = id;
      actor.send({ type: 'reading.requested', text: speechText(content), language: replyLanguage, voice, rate });
    },
    [actor, replyLanguage, voice, rate],
  );
  return {
    voice: {
      listening,
      interim,
      onDevice,
      problem: !listening && listenProblem ? voiceProblem(listenProblem) : null,
      toggle: () => actor.send({ type: 'listening.requested', continuous: false }),
    },
    /** Id of the message that is read aloud. */
    speaking: speaking ? reading.current : null,
    read,
    readProblem: !speaking && readProblem ? readingProblems[readProblem] : null,
  };
}
