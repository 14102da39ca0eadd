import { useCallback, useMemo, useState } from 'react';
import { useAppDispatch, useAppSelector, useAppStore } from '../../app/hooks';
import { taskName } from '../../domain/board/due';
import type { CalendarBlock } from '../../domain/board/types';
import { readableClock, shortDay } from '../../ui/format';
import { useToast } from '../../ui/toast';
import { taskLinked } from './board-slice';
import { selectSteps, selectTasks } from './selectors';
import type { ToCalendar } from './to-calendar';

/** What Undo of the board takes back before its own steps. */
export interface NewestPlan {
  readonly label: string;
  readonly undo: () => void;
}

/**
 * Puts a task into the calendar, says so, and takes it back: by the toast, and by the board's own Undo, after whatever was
 * done on the board since.
 */
export function usePlan(toCalendar: ToCalendar | null) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const steps = useAppSelector(selectSteps);
  const [last, setLast] = useState<(NewestPlan & { readonly steps: typeof steps }) | null>(null);
  const plan = useCallback(
    (block: CalendarBlock) => {
      const task = selectTasks(store.getState())[block.taskId];
      if (!toCalendar || !task) return;
      const { eventId, takeBack } = toCalendar.send(block);
      dispatch(taskLinked({ id: task.id, eventId }));
      const undo = () => {
        setLast((now) => (now?.undo === undo ? null : now));
        takeBack();
        dispatch(taskLinked({ id: task.id, eventId: task.eventId }));
      };
      const label = `Put “${taskName(task, 40)}” into the calendar`;
      setLast({ label, undo, steps: selectSteps(store.getState()) });
      toast({
        text: `In the calendar on ${shortDay(block.day)} at ${readableClock(block.time)}.`,
        action: { label: 'Undo', run: undo },
      });
    },
    [store, dispatch, toast, toCalendar],
  );
  // The same steps before it: what was done after it is taken back first, and then it is the newest again.
  const isNewest = last?.steps.length === steps.length && last.steps.at(-1) === steps.at(-1);
  const newest: NewestPlan | null = isNewest ? last : null;
  return useMemo(() => ({ plan, newest }), [plan, newest]);
}
