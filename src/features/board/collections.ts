import { each, one } from '../../app/collection';
import { boardSettingsSchema, taskDraftSchema, taskSchema } from './board-schema';
import {
  boardSettingsReceived,
  boardSlice,
  emptyTaskDraft,
  initialBoardSettings,
  taskDraftReceived,
  tasksReceived,
} from './board-slice';

export const tasksCollection = each({
  name: 'tasks',
  title: 'Board tasks',
  version: 1,
  schema: taskSchema,
  slice: boardSlice,
  select: (state) => state.board.entities,
  received: tasksReceived,
});

export const boardSettingsCollection = one({
  name: 'boardSettings',
  title: 'Board settings',
  version: 1,
  schema: boardSettingsSchema,
  slice: boardSlice,
  select: (state) => state.board.settings,
  received: boardSettingsReceived,
  initial: initialBoardSettings,
});

export const taskDraftCollection = one({
  name: 'taskDraft',
  title: 'Unfinished tasks',
  version: 1,
  own: { taken: 'whole' },
  schema: taskDraftSchema,
  slice: boardSlice,
  select: (state) => state.board.draft,
  received: taskDraftReceived,
  initial: emptyTaskDraft,
});
