import { useAppDispatch, useAppSelector, useAppStore } from '../../app/hooks';
import { Button } from '../../ui/button';
import { counted } from '../../ui/format';
import { useToast } from '../../ui/toast';
import { samplesCleared, samplesKept, tasksRestored } from './board-slice';
import { selectSampleCount, selectTasks } from './selectors';

/** Says that some tasks are samples, as long as there are any, and what can become of them. */
export function SamplesNotice() {
  const count = useAppSelector(selectSampleCount);
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const toast = useToast();
  if (count === 0) return null;
  const clear = () => {
    const samples = Object.values(selectTasks(store.getState())).filter(({ sample }) => sample);
    dispatch(samplesCleared());
    toast({
      text: `${counted(samples.length, 'sample')} cleared.`,
      action: { label: 'Undo', run: () => dispatch(tasksRestored(samples)) },
    });
  };
  return (
    <section
      aria-label="Sample tasks"
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-info/35 bg-info-soft py-2 pr-2 pl-4 text-sm"
    >
      <p className="min-w-0 flex-1 basis-72">
        <span className="font-semibold text-info-ink">{counted(count, 'sample task')}</span> to try the board with. What
        you move or change becomes yours.
      </p>
      <span className="flex flex-wrap gap-1">
        <Button size="sm" look="quiet" onClick={() => dispatch(samplesKept())}>
          Keep them as my tasks
        </Button>
        <Button size="sm" onClick={clear}>
          Clear the samples
        </Button>
      </span>
    </section>
  );
}
