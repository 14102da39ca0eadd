import { clsx } from 'clsx';
import { Timer } from 'lucide-react';
import { timeLeft } from '../../../machines/answer-clock.machine';
import { Button } from '../../ui/button';
import { useAnswerClock } from './use-answer-clock';
import type { Trainer } from './use-trainer';

/** The time to think and the time for the answer, where they were chosen. Running out of it ends nothing. */
export function AnswerClock({ trainer }: { trainer: Trainer }) {
  const { state, start, begin } = useAnswerClock(trainer);
  const { context } = state;
  const preparing = state.matches({ running: 'preparing' });
  const over = state.matches({ running: 'over' });
  const counting = state.hasTag('counting');
  const left = preparing
    ? Math.ceil((context.preparation - context.elapsed) / 1000)
    : Math.ceil(timeLeft(context) / 1000);
  return (
    <section aria-label="Time" className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
      {counting || over ? (
        <p
          role="timer"
          aria-label={preparing ? 'Seconds left to think' : over ? 'Seconds over' : 'Seconds left'}
          className={clsx('figures flex items-center gap-2 text-2xl font-semibold', over && 'text-danger-ink')}
        >
          <Timer aria-hidden="true" className="size-5" />
          {over ? `+${-left}` : left}
        </p>
      ) : null}
      {state.matches('waiting') ? <Button onClick={start}>Start the clock</Button> : null}
      {preparing ? (
        <Button size="sm" onClick={begin}>
          Answer now
        </Button>
      ) : null}
      <p role="status" className="min-w-0 flex-1 basis-56 text-sm text-ink-soft">
        {preparing
          ? 'Time to think. The answer begins by itself after it, or with the first word that you say or type.'
          : over
            ? 'Time is up. Every word is kept: finish your sentence, then go on.'
            : counting
              ? 'seconds left. The answer has begun.'
              : state.matches('waiting')
                ? 'The clock starts with it, or with the first word that you say or type.'
                : ''}
      </p>
    </section>
  );
}
