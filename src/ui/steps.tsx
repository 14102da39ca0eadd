import { clsx } from 'clsx';
import { Check } from 'lucide-react';

/** Where the user is in a flow of a few steps. */
export function Steps({ label, steps, current }: { label: string; steps: readonly string[]; current: number }) {
  return (
    <ol aria-label={label} className="mb-6 flex gap-2">
      {steps.map((step, index) => {
        const done = index < current;
        const now = index === current;
        return (
          <li key={step} aria-current={now ? 'step' : undefined} className="min-w-0 flex-1">
            <div className={clsx('h-1 rounded-chip', done || now ? 'bg-primary' : 'bg-line')} />
            <p
              className={clsx(
                'mt-2 flex items-center gap-1.5 text-xs sm:text-sm',
                now ? 'font-semibold text-ink' : 'text-ink-faint',
              )}
            >
              <span className="figures" aria-hidden="true">
                {done ? <Check className="size-3.5 text-success-ink" /> : index + 1}
              </span>
              <span className={clsx('truncate', !now && 'max-sm:sr-only')}>{step}</span>
              {done ? <span className="sr-only">, done</span> : null}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
