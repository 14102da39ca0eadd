import { Timer } from 'lucide-react';
import { useAppDispatch, useAppSelector, usePlanner } from '../../app/hooks';
import type { Task } from '../../domain/board/types';
import { secondsOn, spentWords } from '../../domain/focus/figures';
import { Button } from '../../ui/button';
import { selectFocusSessions, selectTimer } from '../focus/selectors';
import { Part } from './card-part';

/** Starts the timer on a task, and says how much was spent on it. */
export function FocusPart({ task, onBegun }: { task: Task; onBegun: () => void }) {
  const { focusBegun } = usePlanner();
  const dispatch = useAppDispatch();
  const timer = useAppSelector(selectTimer);
  const seconds = useAppSelector((state) => secondsOn(selectFocusSessions(state), task.id));
  const busy = timer !== null && timer.phase !== 'over';
  const begin = (plan: 'intervals' | 'free') => {
    const action = focusBegun(task.id, plan);
    if (!action) return;
    dispatch(action);
    onBegun();
  };
  return (
    <Part title="Focus">
      <p className="text-sm text-ink-soft">
        {seconds > 0 ? `Spent on it: ${spentWords(seconds)}.` : 'No time was counted on it yet.'}
        {busy ? ` The timer runs${timer.taskId === task.id ? '' : ' on another task'}.` : ''}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button disabled={busy} onClick={() => begin('intervals')}>
          <Timer aria-hidden="true" /> 25 minutes
        </Button>
        <Button disabled={busy} onClick={() => begin('free')}>
          As long as it takes
        </Button>
      </div>
    </Part>
  );
}
