import { createSelector, type WithSlice } from '@reduxjs/toolkit';
import { atHome, listsOf, orderOf, type ShownList, tasksIn } from '../../domain/board/lists';
import { sampleTasks } from '../../domain/board/samples';
import type { BoardLabels, BoardLists, Lists, Task, Tasks } from '../../domain/board/types';
import type { boardSlice, CardDraft, TaskDraft } from './board-slice';
import type { quickAddSlice } from './quick-add-slice';

type State = WithSlice<typeof boardSlice>;

/** The user's own tasks by id, without the samples that were never touched. */
export const selectOwnTasks = ({ board }: State): Tasks => board.entities;

/** What was started in the dialog Add New Task of this tab. */
export const selectTaskDraft = ({ board }: State): TaskDraft => board.draft;

/** What is half written on a task's card in this tab. */
export const selectCardDraft = ({ board }: State, id: string): CardDraft | undefined => board.cardDrafts[id];

export const selectBoardLists = ({ board }: State): BoardLists => board.lists;
export const selectLabels = ({ board }: State): BoardLabels => board.labels;

/** The lists in their order: the three, then the further ones. */
export const selectListOrder = createSelector([selectBoardLists], (lists): readonly ShownList[] => orderOf(lists));

/** Every task by its id, samples and the archive included, each in a list that there is. */
export const selectTasks = createSelector(
  [selectOwnTasks, ({ board }: State) => board.settings.samples === 'shown', selectBoardLists],
  (entities, samples, lists): Tasks => atHome({ tasks: samples ? { ...sampleTasks, ...entities } : entities, lists }),
);

const sameTasks = (a: readonly Task[], b: readonly Task[]): boolean =>
  a.length === b.length && a.every((task, index) => task === b[index]);

/** The lists with their tasks in order; a list that a step does not touch stays the same array. */
export const selectLists = (() => {
  let last: Lists = { todo: [], inProgress: [], completed: [] };
  return createSelector([selectTasks, selectListOrder], (tasks, order): Lists => {
    const next = listsOf(tasks, order);
    const before = last;
    const same = (id: string) => sameTasks(tasksIn(next, id), tasksIn(before, id)) && before[id] !== undefined;
    const ids = Object.keys(next);
    if (ids.every(same) && ids.length === Object.keys(before).length) return before;
    last = Object.fromEntries(ids.map((id) => [id, same(id) ? before[id] : next[id]])) as Record<string, Task[]> &
      Lists;
    return last;
  });
})();

/** How many untouched samples are on the board. */
export const selectSampleCount = createSelector(
  [selectTasks],
  (tasks) => Object.values(tasks).filter(({ sample }) => sample).length,
);

/** The steps that Undo would take back; another list after each. */
export const selectSteps = ({ board }: State) => board.history.past;

/** Whether the calendar is beside the board, and which view of it. */
export const selectSplit = ({ board }: State) => board.settings.split;

/** What Undo and Redo would do, in words; null for nothing. */
export const selectUndo = ({ board: { history } }: State): string | null => history.past.at(-1)?.label ?? null;
export const selectRedo = ({ board: { history } }: State): string | null => history.future.at(-1)?.label ?? null;

/** What is half written in Quick add. */
export const selectQuickLine = ({ quickAdd }: WithSlice<typeof quickAddSlice>): string => quickAdd.text;
