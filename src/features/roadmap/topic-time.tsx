import { useEffect, useState } from 'react';
import { useAppDispatch, useAppStore, usePlanner } from '../../app/hooks';
import { Button } from '../../ui/button';
import { readableTime } from '../../ui/format';
import { useToast } from '../../ui/toast';

const LENGTHS = [30, 60, 90, 120] as const;
const words = (minutes: number) =>
  minutes < 60 ? `${minutes} minutes` : minutes === 60 ? '1 hour' : `${minutes / 60} hours`;

type Block = NonNullable<Awaited<ReturnType<ReturnType<typeof usePlanner>['newBlock']>>>;

/** Time for a topic in the next free hours of the calendar: shown first, put there by a press. */
export function TopicTime({ id, text, onClose }: { id: string; text: string; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const planner = usePlanner();
  const toast = useToast();
  const [minutes, setMinutes] = useState<number>(60);
  const [found, setFound] = useState<{ readonly minutes: number; readonly block: Block | null } | null>(null);
  useEffect(() => {
    let isOpen = true;
    const block = planner.newBlock(store.getState(), { text, minutes, about: { kind: 'topic', id } });
    void block.then(
      (block) => isOpen && setFound({ minutes, block }),
      () => isOpen && setFound({ minutes, block: null }),
    );
    return () => {
      isOpen = false;
    };
  }, [planner, store, text, minutes, id]);
  const block = found?.minutes === minutes ? found.block : undefined;
  const when = block ? readableTime(new Date(block.start).toISOString()) : '';
  const put = ({ add, remove }: Block) => {
    dispatch(add);
    toast({
      text: `“${text}” is in your calendar: ${when}.`,
      action: { label: 'Undo', run: () => dispatch(remove) },
    });
    onClose();
  };
  return (
    <fieldset className="mt-2 flex flex-wrap items-center gap-2 text-sm">
      <legend className="sr-only">Time for this topic</legend>
      <select
        aria-label="How long"
        value={minutes}
        onChange={(event) => setMinutes(Number(event.target.value))}
        className="h-8 rounded-control border border-line-strong bg-surface px-2 pointer-coarse:h-11"
      >
        {LENGTHS.map((length) => (
          <option key={length} value={length}>
            {words(length)}
          </option>
        ))}
      </select>
      <span role="status">
        {block ? (
          <>
            from <span className="font-medium">{when}</span>, your next free time
          </>
        ) : block === null ? (
          'There is no free time of that length in your calendar.'
        ) : (
          'Looking into your calendar.'
        )}
      </span>
      {block ? (
        <Button size="sm" look="primary" onClick={() => put(block)}>
          Put it there
        </Button>
      ) : null}
      <Button size="sm" look="quiet" onClick={onClose}>
        Cancel
      </Button>
    </fieldset>
  );
}
