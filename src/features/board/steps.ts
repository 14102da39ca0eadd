import { nanoid } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from '../../app/store';
import { archivals, restorals } from '../../domain/board/archive';
import { additions, edit, type NewTask } from '../../domain/board/changes';
import { type PointStep, withStep } from '../../domain/board/details';
import { taskName } from '../../domain/board/due';
import type { Step } from '../../domain/board/history';
import { labelAdditions, labelEdit, labelRemoval } from '../../domain/board/labels';
import { listAdditions, listEdit, listMove, listRemoval, type SortBy, sorted } from '../../domain/board/list-changes';
import { titleOf } from '../../domain/board/lists';
import type { Board, BoardLabel, BoardList, ListId } from '../../domain/board/types';
import type { Colour } from '../../domain/colours/names';
import { stepMade } from './board-slice';
import { selectBoardLists, selectLabels, selectTasks } from './selectors';

// Steps of the board that only its screen makes: each is worked out from the board as it is in that moment, and is one Undo.
// They are not in the slice, which every page loads.

export const newListId = () => `list-${nanoid(12)}`;
export const newLabelId = () => `label-${nanoid(12)}`;
export const newPointId = () => `point-${nanoid(8)}`;

type Made = (dispatch: AppDispatch, getState: () => RootState) => void;

const step =
  (make: (board: Board) => Step): Made =>
  (dispatch, getState) => {
    const state = getState();
    dispatch(
      stepMade(make({ tasks: selectTasks(state), lists: selectBoardLists(state), labels: selectLabels(state) })),
    );
  };
const named = ({ tasks }: Board, id: string): string => {
  const task = tasks[id];
  return task ? `“${taskName(task, 40)}”` : 'a task';
};
const these = (board: Board, ids: readonly string[]): string =>
  ids.length === 1 ? named(board, ids[0] ?? '') : `${ids.length} tasks`;

/** A step on the checklist as it is now: what another tab did to it meanwhile stays. */
export const checklistChanged = ({ id, step: of }: { id: string; step: PointStep }) =>
  step((board) => {
    const task = board.tasks[id];
    return {
      label: `Changed the checklist of ${named(board, id)}`,
      changes: task ? edit(board.tasks, id, { checklist: withStep(task.checklist, of) }) : [],
    };
  });

export const tasksArchived = (ids: readonly string[]) =>
  step((board) => ({
    label: `Archived ${these(board, ids)}`,
    changes: archivals(board.tasks, ids, new Date().toISOString()),
  }));

export const tasksUnarchived = (ids: readonly string[]) =>
  step((board) => ({
    label: `Took ${these(board, ids)} out of the archive`,
    changes: restorals(board.tasks, ids),
  }));

export const listSorted = ({ list, by }: { list: ListId; by: SortBy }) =>
  step(({ tasks, lists }) => ({ label: `Sorted ${titleOf(list, lists)}`, changes: sorted(tasks, list, by) }));

export const listsAdded = (titles: readonly string[]) =>
  step(({ lists }) => ({
    label: `Added ${titles.join(', ')}`,
    changes: [],
    lists: listAdditions(
      lists,
      titles.map((title) => ({ id: newListId(), title })),
    ),
  }));

export const listChanged = ({ id, ...words }: { id: ListId } & Partial<Pick<BoardList, 'title' | 'limit'>>) =>
  step(({ lists }) => ({ label: `Changed ${titleOf(id, lists)}`, changes: [], lists: listEdit(lists, id, words) }));

export const listMoved = ({ id, by }: { id: ListId; by: 1 | -1 }) =>
  step(({ lists }) => ({ label: `Moved ${titleOf(id, lists)}`, changes: [], lists: listMove(lists, id, by) }));

/** Takes a list away; its tasks go to the end of another one. */
export const listRemoved = ({ id, to }: { id: ListId; to: ListId }) =>
  step((board) => {
    const { tasks, lists } = listRemoval(board, id, to, new Date().toISOString());
    return { label: `Removed ${titleOf(id, board.lists)}`, changes: tasks, lists };
  });

/** A new label, which a task gets at once. */
export const labelAdded = ({ task: id, ...label }: { name: string; colour: Colour | null; task: string | null }) =>
  step(({ tasks, labels }) => {
    const added = labelAdditions(labels, [{ ...label, id: newLabelId() }]);
    const task = id === null ? undefined : tasks[id];
    const given = task ? edit(tasks, task.id, { labels: [...task.labels, ...added.map((one) => one.id)] }) : [];
    return { label: `Added the label ${label.name}`, changes: given, labels: added };
  });

export const labelChanged = ({ id, ...words }: { id: string } & Partial<Pick<BoardLabel, 'name' | 'colour'>>) =>
  step(({ labels }) => ({ label: 'Changed a label', changes: [], labels: labelEdit(labels, id, words) }));

export const labelRemoved = (id: string) =>
  step((board) => {
    const { tasks, labels } = labelRemoval(board.tasks, board.labels, id);
    return { label: 'Removed a label', changes: tasks, labels };
  });

/** What a file brings in: its tasks, and the lists and labels that they need. */
export interface Imported {
  readonly name: string;
  /** `at` where the file says when a task was made. */
  readonly tasks: readonly (Omit<NewTask, 'at' | 'id'> & Partial<Pick<NewTask, 'at'>>)[];
  readonly lists: readonly Pick<BoardList, 'id' | 'title'>[];
  readonly labels: readonly { readonly id: string; readonly name: string; readonly colour: Colour | null }[];
}

export const boardImported = ({ name, tasks: fresh, lists, labels }: Imported) =>
  step((board) => {
    const at = new Date().toISOString();
    return {
      label: `Imported ${name}`,
      changes: additions(
        board.tasks,
        fresh.map((task) => ({ at, ...task, id: `task-${nanoid(12)}` })),
      ),
      lists: listAdditions(board.lists, lists),
      labels: labelAdditions(board.labels, labels),
    };
  });
