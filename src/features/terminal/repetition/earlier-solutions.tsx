import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Button } from '../../../ui/button';
import { readableTime } from '../../../ui/format';
import { useToast } from '../../../ui/toast';
import { selectEarlier } from '../selectors';
import { type EarlierSolution, earlierRemoved, earlierRestored } from './reviews-slice';

/** Solutions that were put aside to solve the challenge again; nothing where there is none. */
export function EarlierSolutions({ of, onUse }: { of: string; onUse: (earlier: EarlierSolution) => void }) {
  const all = useAppSelector(selectEarlier);
  const own = useMemo(() => all.filter((one) => one.of === of), [all, of]);
  const dispatch = useAppDispatch();
  const toast = useToast();
  if (own.length === 0) return null;
  return (
    <section aria-label="Earlier solutions" className="mb-4 grid gap-1">
      <h3 className="text-sm font-semibold">Earlier solutions</h3>
      <ul className="divide-y divide-line">
        {own.map((earlier) => (
          <li key={earlier.id} className="flex min-h-11 flex-wrap items-center gap-2 py-1.5 text-sm">
            <span className="min-w-0 flex-1 basis-40 text-ink-soft">Put aside on {readableTime(earlier.at)}</span>
            <Button size="sm" onClick={() => onUse(earlier)}>
              Put it into the editor
            </Button>
            <Button
              size="sm"
              look="quiet"
              onClick={() => {
                dispatch(earlierRemoved(earlier.id));
                toast({
                  text: 'The earlier solution is removed.',
                  action: { label: 'Undo', run: () => dispatch(earlierRestored(earlier)) },
                });
              }}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
