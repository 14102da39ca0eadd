import { format } from 'date-fns';
import type { AppDispatch, RootState } from '../../app/store';
import type { QuickAdd, QuickAddContext } from '../../domain/quick-add/types';
import { firstDayOfWeek } from '../../ui/format';
import { taskAdded } from './board-slice';
import { selectLabels, selectListOrder } from './selectors';
import { labelAdded } from './steps';

export type Reader = (text: string, context: QuickAddContext) => QuickAdd;

/** What a line is read with: this device's clock and language, and what the board has. */
export function contextNow(state: RootState): QuickAddContext {
  return {
    now: format(new Date(), "yyyy-MM-dd'T'HH:mm"),
    locale: navigator.language,
    weekStart: firstDayOfWeek(),
    labels: Object.values(selectLabels(state)),
    lists: selectListOrder(state).map(({ id, title }) => ({ id, name: title })),
  };
}

/** Adds the task, and the labels that the board has not yet. @returns how many steps undo it */
export function addUnderstood(understood: QuickAdd, dispatch: AppDispatch): number {
  const { title, due, dueTime, estimate, priority, labels, list, repeat } = understood;
  const added = dispatch(
    taskAdded({
      content: title,
      list: list ?? 'todo',
      due,
      dueTime,
      estimate,
      priority,
      repeat,
      labels: labels.flatMap(({ id }) => (id === null ? [] : [id])),
    }),
  );
  const fresh = labels.filter(({ id }) => id === null);
  for (const { name } of fresh) dispatch(labelAdded({ name, colour: null, task: added.payload.id }));
  return 1 + fresh.length;
}
