import { useMemo } from 'react';
import { useAppDispatch, useAppStore, usePlanner } from '../../app/hooks';
import { taskName } from '../../domain/board/due';
import type { SortBy } from '../../domain/board/list-changes';
import { slotOf, tasksIn, titleOf } from '../../domain/board/lists';
import type { ListId, Task } from '../../domain/board/types';
import { counted } from '../../ui/format';
import { useToast } from '../../ui/toast';
import { selectTimer } from '../focus/selectors';
import type { BoardActions, BoardAsk } from './board-context';
import { taskEdited, taskMoved, taskRemoved, tasksRestored, undone } from './board-slice';
import { selectBoardLists, selectLists } from './selectors';
import { type BoardDragTools, focusHandle } from './use-board-drag';

const SORTED: Readonly<Record<SortBy, string>> = { due: 'due date', priority: 'priority', name: 'name' };

const FOCUS_RUNS = 'The timer runs already. Stop it first; what it counted is kept.';

/** What the cards and lists of a board can do: each says what it did. */
export function useBoardActions({
  tools: { grip, pin, amongAll },
  say,
  ask,
  setEditing,
  hasCalendar,
}: {
  tools: BoardDragTools;
  say: (words: string) => void;
  ask: (dialog: BoardAsk) => void;
  setEditing: (taskId: string | null) => void;
  hasCalendar: boolean;
}): BoardActions {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const { focusBegun } = usePlanner();
  return useMemo(() => {
    const title = (list: ListId) => titleOf(list, selectBoardLists(store.getState()));
    const inList = (list: ListId) => tasksIn(selectLists(store.getState()), list);
    const move = (task: Task, list: ListId, index: number) => {
      pin(task.id);
      dispatch(taskMoved({ id: task.id, to: { list, index } }));
      const lists = selectLists(store.getState());
      const slot = slotOf(lists, task.id);
      if (slot)
        say(
          `Moved “${taskName(task)}” to position ${slot.index + 1} of ${tasksIn(lists, list).length} in ${title(list)}.`,
        );
      focusHandle(task.id);
    };
    // Fetched when the first one is made.
    const steps = () => import('./steps');
    const archive = async (tasks: readonly Task[], what: string) => {
      const ids = tasks.map(({ id }) => id);
      const { tasksArchived, tasksUnarchived } = await steps();
      dispatch(tasksArchived(ids));
      say(`${what} archived.`);
      toast({ text: `${what} archived.`, action: { label: 'Undo', run: () => dispatch(tasksUnarchived(ids)) } });
    };
    return {
      ask,
      edit: setEditing,
      save: (task, content) => {
        dispatch(taskEdited({ id: task.id, content }));
        focusHandle(task.id);
      },
      remove: (task) => {
        focusBeside(task);
        dispatch(taskRemoved(task.id));
        say(`Removed “${taskName(task)}” from ${title(task.list)}.`);
        toast({
          text: `“${taskName(task, 40)}” removed.`,
          action: { label: 'Undo', run: () => dispatch(tasksRestored([task])) },
        });
      },
      archive: (task) => {
        focusBeside(task);
        void archive([task], `“${taskName(task, 40)}”`);
      },
      archiveDone: () => {
        const done = inList('completed');
        if (done.length > 0) void archive(done, counted(done.length, 'task'));
      },
      focus: (task) => {
        const timer = selectTimer(store.getState());
        if (timer && timer.phase !== 'over') return toast({ text: FOCUS_RUNS });
        const action = focusBegun(task.id, 'intervals');
        if (action) dispatch(action);
        say(`The timer runs for 25 minutes on “${taskName(task)}”.`);
      },
      moveTo: (task, list) => move(task, list, inList(list).length),
      moveBy: (task, by) => {
        const from = grip(task.id)?.from;
        if (!from) return;
        const { list, index } = amongAll(task.id, { list: from.list, index: from.index + by });
        move(task, list, index);
      },
      sort: async (list, by) => {
        const { listSorted } = await steps();
        dispatch(listSorted({ list, by }));
        say(`${title(list)} is sorted by ${SORTED[by]}.`);
      },
      moveList: async (list, by) => {
        const { listMoved } = await steps();
        dispatch(listMoved({ id: list, by }));
        say(`Moved the list ${title(list)} to the ${by === 1 ? 'right' : 'left'}.`);
      },
      removeList: async (list, to) => {
        const { listRemoved } = await steps();
        const [name, count] = [title(list), inList(list).length];
        dispatch(listRemoved({ id: list, to }));
        const moved = count === 0 ? '' : ` ${counted(count, 'task')} moved to ${title(to)}.`;
        say(`Removed the list ${name}.${moved}`);
        toast({ text: `List “${name}” removed.${moved}`, action: { label: 'Undo', run: () => dispatch(undone()) } });
      },
      hasCalendar,
    };
  }, [store, dispatch, toast, focusBegun, say, grip, pin, amongAll, ask, setEditing, hasCalendar]);
}

/** The focus goes on to the card below, or above, or to the list's own button, before a card goes away. */
function focusBeside({ id, list }: Task): void {
  const card = document.querySelector(`[data-task="${CSS.escape(id)}"]`);
  const beside = card?.nextElementSibling ?? card?.previousElementSibling;
  const next =
    beside?.querySelector<HTMLElement>('[data-handle]') ??
    document.querySelector<HTMLElement>(`[data-list="${CSS.escape(list)}"] + div button`);
  next?.focus();
}
