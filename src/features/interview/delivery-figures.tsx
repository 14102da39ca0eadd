import type { RoomAnswer } from '../../../machines/contracts/interview';
import { Button } from '../../ui/button';
import { figuresOf, momentsOf } from './delivery';
import { clockTime } from './times';

/** How an answer was said: time, pace, filler words, pauses; each place can be heard again where it was recorded. */
export function DeliveryFigures({
  answer,
  language,
  questionTime,
  onHear,
}: {
  answer: RoomAnswer;
  /** BCP 47 tag of what was spoken. */
  language: string;
  /** Milliseconds for the answer. */
  questionTime: number;
  /** Plays from that many milliseconds after the question was shown; `null` without a recording. */
  onHear: ((at: number) => void) | null;
}) {
  const moments = momentsOf(answer, language);
  return (
    <div className="grid gap-3">
      <dl className="grid gap-x-6 gap-y-3 grid-cols-2 lg:grid-cols-4">
        {figuresOf(answer, language, questionTime).map(({ label, value, says }) => (
          <div key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="figures text-lg font-semibold">{value}</dd>
            <dd className="text-sm text-ink-soft">{says}</dd>
          </div>
        ))}
      </dl>
      {moments.length > 0 ? (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-sm text-ink-soft">{onHear ? 'Hear it:' : 'Where:'}</span>
          {moments.map(({ label, at }) =>
            onHear ? (
              <Button key={`${label}-${at}`} size="sm" onClick={() => onHear(at)}>
                {label} <span className="figures text-ink-soft">{clockTime(at)}</span>
              </Button>
            ) : (
              <span key={`${label}-${at}`} className="text-sm">
                {label} <span className="figures text-ink-soft">{clockTime(at)}</span>
              </span>
            ),
          )}
        </div>
      ) : null}
    </div>
  );
}
