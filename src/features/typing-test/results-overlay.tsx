import { Dialog } from 'radix-ui';
import type { RefObject } from 'react';
import { useAppSelector, useAppStore } from '../../app/hooks';
import { consistencyOf } from '../../domain/typing/consistency';
import { beats, bestOf, sameKind } from '../../domain/typing/history';
import type { TypingResult } from '../../domain/typing/types';
import { Button } from '../../ui/button';
import { counted } from '../../ui/format';
import { Badge } from './figures';
import { selectTypingResults } from './selectors';
import { SpeedChart } from './speed-chart';
import { ownPool } from './texts';
import { DEFINITIONS, gradeOf, kindOf } from './typing-labels';

const tones = { success: 'text-success-ink', warning: 'text-warning-ink', danger: 'text-danger-ink' } as const;

export interface ResultsOverlayProps {
  readonly result: TypingResult | null;
  readonly onTryAgain: () => void;
  /** A round of these words. */
  readonly onPractise: (words: readonly string[]) => void;
  readonly field: RefObject<HTMLInputElement | null>;
}

/**
 * The finished test. The dialog itself takes the focus, not a button: someone who is still typing when the time ends
 * presses nothing by accident.
 */
export function ResultsOverlay({ result, onTryAgain, onPractise, field }: ResultsOverlayProps) {
  return (
    <Dialog.Root open={result !== null} onOpenChange={(open) => (open ? undefined : onTryAgain())}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade bg-veil" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            field.current?.focus();
          }}
          onPointerDownOutside={(event) => event.preventDefault()}
          className="fixed top-1/2 left-1/2 z-50 max-h-[min(92dvh,56rem)] w-[calc(100vw-2rem)] max-w-[44rem] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-card border border-line bg-raised p-6 shadow-float focus:outline-none"
        >
          <Dialog.Title className="text-xl font-semibold">Test Complete!</Dialog.Title>
          {result ? <Result result={result} onTryAgain={onTryAgain} onPractise={onPractise} /> : null}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Result({
  result,
  onTryAgain,
  onPractise,
}: Pick<ResultsOverlayProps, 'onTryAgain' | 'onPractise'> & { result: TypingResult }) {
  const { wpm, netWpm, accuracy, missed, slow, held, series } = result;
  const consistency = consistencyOf(series);
  const grade = gradeOf(accuracy);
  const store = useAppStore();
  return (
    <div className="mt-1 grid gap-5">
      <p className="text-ink-soft">
        {kindOf(result)}. <Standing result={result} />
      </p>
      <div className="grid gap-3 sm:grid-cols-3">
        <Badge large label="Words Per Minute" definition={DEFINITIONS.wpm}>
          {wpm}
        </Badge>
        <Badge large label="Net WPM" definition={DEFINITIONS.netWpm}>
          {netWpm}
        </Badge>
        <Badge large label="Accuracy" unit="%" tone={tones[grade.tone]} definition={DEFINITIONS.accuracy}>
          {accuracy}
        </Badge>
      </div>
      <p className={tones[grade.tone]}>
        {grade.word} accuracy: {wrongOf(series)}
      </p>
      {consistency === null ? null : (
        <p className="text-ink-soft">
          Consistency <span className="figures font-semibold text-ink">{consistency}%</span>. {DEFINITIONS.consistency}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={onTryAgain}>
          Try Again
        </Button>
        {missed.length + slow.length > 0 ? (
          <Button onClick={() => onPractise(ownPool('weak', store.getState()))}>Practise missed and slow words</Button>
        ) : null}
      </div>
      {held > 0 ? (
        <p className="text-sm text-ink-soft">{counted(held, 'character')} came from held keys. They are counted.</p>
      ) : null}
      <SpeedChart series={series} />
      {missed.length > 0 ? (
        <section aria-labelledby="missed-words">
          <h3 id="missed-words" className="font-semibold">
            Missed words
          </h3>
          <ul className="mt-2 flex flex-wrap gap-2 text-sm">
            {missed
              .map((entry, place) => ({ ...entry, place }))
              .map(({ word, typed, place }) => (
                <li key={place} className="rounded-control border border-line bg-sunken px-2.5 py-1">
                  <span className="font-mono">{word}</span>{' '}
                  <span className="text-ink-soft">
                    {typed === word ? '(corrected)' : typed === '' ? '(deleted)' : `(you typed ${typed})`}
                  </span>
                </li>
              ))}
          </ul>
        </section>
      ) : null}
      {slow.length > 0 ? (
        <section aria-labelledby="slow-words">
          <h3 id="slow-words" className="font-semibold">
            Slow words
          </h3>
          <ul className="mt-2 flex flex-wrap gap-2 text-sm">
            {slow
              .map((entry, place) => ({ ...entry, place }))
              .map(({ word, wpm: speed, place }) => (
                <li key={place} className="rounded-control border border-line bg-sunken px-2.5 py-1">
                  <span className="font-mono">{word}</span> <span className="text-ink-soft">{speed} WPM</span>
                </li>
              ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

/** The result beside the best of its kind so far. */
function Standing({ result }: { result: TypingResult }) {
  const results = useAppSelector(selectTypingResults);
  const others = results.filter((other) => other.id !== result.id && sameKind(other, result));
  const best = bestOf(others);
  if (!best) return <>Your first of this kind.</>;
  return beats(result, best) ? (
    <>A new personal best; the one before was {best.netWpm} net WPM.</>
  ) : (
    <>Your best of this kind is {best.netWpm} net WPM.</>
  );
}

function wrongOf(series: TypingResult['series']): string {
  const typed = series.reduce((sum, second) => sum + second.typed, 0);
  const wrong = series.reduce((sum, second) => sum + second.typed - second.correct, 0);
  return wrong === 0
    ? `all ${counted(typed, 'character')} right.`
    : `${wrong} of ${counted(typed, 'character')} wrong.`;
}
