import { useAppSelector, useAudio, useConfigureSpeech } from '../../app/hooks';
import { isAppLanguage, SPOKEN_LANGUAGES } from '../../domain/speech/languages';
import { languagesLike } from '../../domain/speech/recognised';
import { AudioNote } from '../../ui/speech/audio-note';
import { LanguageChoice } from '../../ui/speech/language-choice';
import { selectSpeech } from '../settings/selectors';

/** Before the microphone opens: where the audio goes, in which language, and what the judge makes of that one. */
export function SpokenWith() {
  const { language } = useAppSelector(selectSpeech);
  const configure = useConfigureSpeech();
  return (
    <div className="grid gap-3">
      <LanguageChoice
        quick={SPOKEN_LANGUAGES}
        language={language}
        find={languagesLike}
        onChoose={(tag) => configure({ language: tag })}
      />
      <AudioNote audio={useAudio(language)} />
      {isAppLanguage(language) ? null : (
        <p className="text-sm text-ink-soft">
          The built-in judge judges English only. An answer in another language gets no score; you see how you spoke.
        </p>
      )}
    </div>
  );
}
