import { useAppSelector, useAudio, useConfigureSpeech } from '../../app/hooks';
import { languagesLike } from '../../domain/speech/recognised';
import { AudioNote } from '../../ui/speech/audio-note';
import { LanguageButton } from '../../ui/speech/language-choice';
import { selectSpeech } from '../settings/selectors';

/** Below the box: in which language voice input listens, and where the audio goes. */
export function SpokenWith() {
  const { language } = useAppSelector(selectSpeech);
  const configure = useConfigureSpeech();
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-2">
      <LanguageButton
        language={language}
        find={languagesLike}
        onChoose={(tag) => configure({ language: tag })}
        label={null}
      />
      <div className="min-w-0 flex-1 basis-56">
        <AudioNote audio={useAudio(language)} />
      </div>
    </div>
  );
}
