import { useAppSelector, useAudio, useConfigureSpeech, useVoices } from '../../app/hooks';
import { SPOKEN_LANGUAGES } from '../../domain/speech/languages';
import { languagesLike } from '../../domain/speech/recognised';
import { Panel } from '../../ui/card';
import { AudioNote } from '../../ui/speech/audio-note';
import { LanguageChoice } from '../../ui/speech/language-choice';
import { VoiceChoice } from '../../ui/speech/voice-choice';
import { selectSpeech } from './selectors';

/** What the learner speaks, where it is turned into text, and the voice that reads. */
export function SpeechPanel() {
  const speech = useAppSelector(selectSpeech);
  const configure = useConfigureSpeech();
  const audio = useAudio(speech.language);
  const voices = useVoices();
  return (
    <>
      <Panel title="Your language" lead="For the interview room, the trainer, the tutor and the guides.">
        <div className="grid gap-4">
          <LanguageChoice
            quick={SPOKEN_LANGUAGES}
            language={speech.language}
            find={languagesLike}
            onChoose={(language) => configure({ language })}
          />
          <AudioNote audio={audio} />
          <p className="text-sm text-ink-soft">
            The built-in judge of interviews judges English only. In another language you see how you spoke: pace, and
            filler words where they are known.
          </p>
        </div>
      </Panel>
      <Panel title="Reading aloud" lead="The voice of the interviewer and of the tutor.">
        <VoiceChoice voices={voices} reading={speech} onChange={configure} />
      </Panel>
    </>
  );
}
