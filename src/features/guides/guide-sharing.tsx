import { useAppData, useAppDispatch, useAppSelector } from '../../app/hooks';
import type { GuideId } from '../../domain/catalogue/guide-types';
import { LONGEST_SHARED } from '../../domain/guides/shared-texts';
import { CheckboxField } from '../../ui/field';
import { counted } from '../../ui/format';
import { guideDraftKept, sharingId } from './drafts-slice';
import { selectSharedTexts } from './select-shared';
import { selectShares } from './selectors';

/** The choice whether this guide's assistant gets the learner's texts, with the texts that would go. Off until chosen. */
export function GuideSharing({ guide, title }: { guide: GuideId; title: string }) {
  const shares = useAppSelector((state) => selectShares(state, guide));
  const texts = useAppData((state) => selectSharedTexts(state, guide));
  const dispatch = useAppDispatch();
  const characters = texts.reduce((sum, { text }) => sum + text.length, 0);
  return (
    <div className="mb-4 rounded-card border border-line bg-surface p-4">
      <CheckboxField
        label={`Send my texts to the model with each question about ${title}`}
        checked={shares}
        onChange={(event) => {
          dispatch(guideDraftKept({ id: sharingId(guide), kind: 'sharing', shares: event.target.checked }));
        }}
        help={
          texts.length === 0
            ? 'There is none yet: what you enter on this page would be sent, as data, to the model that you chose in Settings. For this guide only.'
            : `${counted(texts.length, 'text')}, ${characters.toLocaleString('en-US')} characters, as data to the model that you chose in Settings. For this guide only; without the tick nothing but your messages is sent.`
        }
      />
      {texts.length > 0 ? (
        <details className="mt-3 ml-8 text-sm">
          <summary className="w-fit rounded-control text-ink-soft">What would be sent</summary>
          <dl className="mt-2 grid gap-3">
            {texts.map(({ label, title: name, text }) => (
              <div key={label}>
                <dt className="font-medium">{name}</dt>
                <dd className="mt-1 max-h-40 overflow-y-auto border-l-2 border-line-strong pl-3 break-words whitespace-pre-line text-ink-soft">
                  {text}
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-2 text-ink-faint">
            Of each text the first {LONGEST_SHARED.toLocaleString('en-US')} characters are sent.
          </p>
        </details>
      ) : null}
    </div>
  );
}
