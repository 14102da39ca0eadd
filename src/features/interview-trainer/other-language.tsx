import type { TrainerAnswer } from '../../../machines/contracts/trainer';
import { useAppSelector } from '../../app/hooks';
import { deliveryOf } from '../../domain/interview/delivery/delivery-of';
import { isAppLanguage, spokenLanguage } from '../../domain/speech/languages';
import { englishName } from '../../domain/speech/recognised';
import { counted } from '../../ui/format';
import { selectSpeech } from '../settings/selectors';

/** How an answer was said that the rubric cannot read: words, pace and fillers of the language that it was spoken in. */
export function OtherLanguage({ answer }: { answer: TrainerAnswer }) {
  const chosen = useAppSelector(selectSpeech).language;
  const { evaluation, evaluatedText: text, seconds, language = chosen } = answer;
  const isForeign = answer.language !== undefined && !isAppLanguage(answer.language);
  const isUnread = evaluation?.kind === 'no-evaluation' && evaluation.why === 'other-language';
  if (!evaluation || (!isForeign && !isUnread)) return null;
  // What is chosen may not be what a typed answer is in: the rubric's own language it is not.
  const known = isAppLanguage(language) ? null : spokenLanguage(language);
  const { words, pace, fillers, fillerCounts } = deliveryOf(
    [{ text, start: 0, end: seconds ?? 0 }],
    seconds ?? 0,
    known,
  );
  const each = fillerCounts.map(({ filler, count }) => `“${filler}” ${count}×`).join(', ');
  return (
    <section aria-label="How you spoke" className="mt-4 grid gap-1 text-sm text-ink-soft">
      <h3 className="font-semibold text-ink">How you spoke</h3>
      {isForeign ? <p>In {englishName(language)}. The built-in judge judges English only.</p> : null}
      {known?.parted === false ? null : <p>{counted(words, 'word')}.</p>}
      {pace === null ? null : <p>About {pace} words a minute.</p>}
      {fillers === null ? (
        <p>Filler words: not counted in this language.</p>
      ) : (
        <p>{fillers.length === 0 ? 'Filler words: none.' : `Filler words: ${fillers.length} (${each}).`}</p>
      )}
    </section>
  );
}
