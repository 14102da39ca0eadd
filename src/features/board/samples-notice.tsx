import { useAppDispatch, useAppSelector, useAppStore } from '../../app/hooks';
import { Button } from '../../ui/button';
import { counted } from '../../ui/format';
import { Notice } from '../../ui/notice';
import { useToast } from '../../ui/toast';
import { samplesCleared, samplesKept, selectSampleCount, selectTasks, tasksRestored } from './board-slice';

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
    <div className="mb-5">
      <Notice
        title={`${counted(count, 'sample task')} to try the board with`}
        actions={
          <>
            <Button size="sm" onClick={clear}>
              Clear the samples
            </Button>
            <Button size="sm" look="quiet" onClick={() => dispatch(samplesKept())}>
              Keep them as my tasks
            </Button>
          </>
        }
      >
        Drag them, edit them, remove them. What you move or change becomes yours.
      </Notice>
    </div>
  );
}
