import { type EventObject, fromCallback } from 'xstate';
import type { ReadAloudEvent, ReadAloudInput } from '../../../machines/contracts/synthesiser';
import { sentencesOf } from './sentences';

/** The part of the browser's speech synthesis that is used; handed in by tests. */
export interface Synthesis {
  speak(utterance: SpeechSynthesisUtterance): void;
  cancel(): void;
  getVoices?(): readonly SpeechSynthesisVoice[];
}

/** Rate and pitch of the product spec, section 7. */
const RATE = 1;
const PITCH = 1;

const browserSynthesis = (): Synthesis | null => ('speechSynthesis' in globalThis ? globalThis.speechSynthesis : null);

/** Actor `readAloud`: speaks sentence by sentence; stopping the actor silences it at once. */
export const readAloudLogic = (synthesis: () => Synthesis | null = browserSynthesis) =>
  fromCallback<EventObject, ReadAloudInput>(({ sendBack, input }) => {
    const tell = (event: ReadAloudEvent) => sendBack(event);
    const voice = synthesis();
    if (!voice) {
      tell({ type: 'speech.failed', problem: 'unsupported' });
      return;
    }
    const sentences = sentencesOf(input.text);
    let stopped = false;
    const speak = (index: number) => {
      if (stopped) return;
      const text = sentences[index];
      if (text === undefined) {
        tell({ type: 'speech.finished' });
        return;
      }
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.lang = input.language;
      const chosen = voice.getVoices?.().find(({ voiceURI }) => voiceURI === input.voice);
      if (chosen) {
        utterance.voice = chosen;
        utterance.lang = chosen.lang;
      }
      utterance.rate = input.rate ?? RATE;
      utterance.pitch = PITCH;
      utterance.onend = () => speak(index + 1);
      utterance.onerror = () => {
        if (!stopped) tell({ type: 'speech.failed', problem: 'failed' });
      };
      voice.speak(utterance);
    };
    voice.cancel();
    speak(0);
    return () => {
      stopped = true;
      voice.cancel();
    };
  });
