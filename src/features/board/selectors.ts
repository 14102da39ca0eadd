import { createSelector, type WithSlice } from '@reduxjs/toolkit';
import { listsOf } from '../../domain/board/lists';
import { sampleTasks } from '../../domain/board/samples';
import type { ListId, Lists, Task, Tasks } from '../../domain/board/types';
import type { boardSlice, TaskDraft } from './board-slice';

type State = WithSlice<typeof boardSlice>;

/** The user's own tasks by id, without the samples that were never touched. */
export const selectOwnTasks = ({ board }: State): Tasks => board.entities;

/** What was started in the dialog Add New Task of this tab. */
export const selectTaskDraft = ({ board }: State): TaskDraft => board.draft;

/** Every task on the board by its id, samples included. */
export const selectTasks = createSelector(
  [selectOwnTasks, ({ board }: State) => board.settings.samples === 'shown'],
  (entities, samples): Tasks => (samples ? { ...sampleTasks, ...entities } : entities),
);

const selectRanked = createSelector([selectTasks], listsOf);
const sameTasks = (a: readonly Task[], b: readonly Task[]): boolean =>
  a.length === b.length && a.every((task, index) => task === b[index]);
const selectList = (list: ListId) =>
  createSelector([selectRanked], (lists) => lists[list], {
    memoizeOptions: { resultEqualityCheck: sameTasks },
  });

/** The three lists in their order; a list that a step does not touch stays the same array. */
export const selectLists = createSelector(
  [selectList('todo'), selectList('inProgress'), selectList('completed')],
  (todo, inProgress, completed): Lists => ({ todo, inProgress, completed }),
);

/** How many untouched samples are on the board. */
export const selectSampleCount = createSelector(
  [selectTasks],
  (tasks) => Object.values(tasks).filter(({ sample }) => sample).length,
);

/** What Undo and Redo would do, in words; null for nothing. */
export const selectUndo = ({ board: { history } }: State): string | null => history.past.at(-1)?.label ?? null;
export const selectRedo = ({ board: { history } }: State): string | null => history.future.at(-1)?.label ?? null;
