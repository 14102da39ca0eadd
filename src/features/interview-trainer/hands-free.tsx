import { type RefObject, useLayoutEffect } from 'react';
import { handsFreeView } from '../../app/hands-free';
import { useAppSelector, useConfigureSpeech, useVoices } from '../../app/hooks';
import { isAppLanguage } from '../../domain/speech/languages';
import { HandsFreeBar } from '../../ui/speech/hands-free-bar';
import { VoiceChoice } from '../../ui/speech/voice-choice';
import { selectSpeech } from '../settings/selectors';
import { speechError, speechHelp } from './trainer-words';
import { useTrainerHandsFree } from './use-hands-free';
import type { Trainer } from './use-trainer';

/** The interviewer reads each question and listens; a pause goes on to the next one. */
export function HandsFree({
  trainer,
  reads,
}: {
  trainer: Trainer;
  /** Tells the screen around it whether questions are read aloud. */
  reads: RefObject<boolean>;
}) {
  const flow = useTrainerHandsFree(trainer);
  useLayoutEffect(() => {
    reads.current = flow.on;
  });
  const settings = useAppSelector(selectSpeech);
  const configure = useConfigureSpeech();
  const voices = useVoices().filter(({ language }) => isAppLanguage(language));
  return (
    <HandsFreeBar
      view={handsFreeView(flow, (code) => ({ title: speechError(code), text: speechHelp[code] }))}
      done="That was the last question."
      kept="What you say is kept with its question."
    >
      <VoiceChoice voices={voices} reading={settings} onChange={configure} />
    </HandsFreeBar>
  );
}
