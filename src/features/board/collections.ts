import { each, one } from '../../app/collection';
import { NO_DETAILS } from '../../domain/board/types';
import {
  boardLabelSchema,
  boardListSchema,
  boardSettingsSchema,
  cardDraftSchema,
  quickLineSchema,
  taskDraftSchema,
  taskSchema,
} from './board-schema';
import {
  boardSettingsReceived,
  boardSlice,
  cardDraftsReceived,
  emptyTaskDraft,
  initialBoardSettings,
  labelsReceived,
  listsReceived,
  taskDraftReceived,
  tasksReceived,
} from './board-slice';
import { emptyLine, quickAddSlice, quickLineReceived } from './quick-add-slice';

export const tasksCollection = each({
  name: 'tasks',
  title: 'Board tasks',
  version: 2,
  migrations: {
    // Version 1 had a text and a day.
    1: (value) => ({ ...(value as object), ...NO_DETAILS, archivedAt: null }),
  },
  schema: taskSchema,
  travels: { texts: ['notes', 'checklist.*.text'], together: [['list', 'rank', 'doneAt']] },
  slice: boardSlice,
  select: (state) => state.board.entities,
  received: tasksReceived,
});

export const boardListsCollection = each({
  name: 'boardLists',
  title: 'Board lists',
  version: 1,
  schema: boardListSchema,
  slice: boardSlice,
  select: (state) => state.board.lists,
  received: listsReceived,
});

export const boardLabelsCollection = each({
  name: 'boardLabels',
  title: 'Board labels',
  version: 1,
  schema: boardLabelSchema,
  slice: boardSlice,
  select: (state) => state.board.labels,
  received: labelsReceived,
});

export const boardSettingsCollection = one({
  name: 'boardSettings',
  title: 'Board settings',
  version: 2,
  migrations: {
    // Version 1 had no calendar beside the board.
    1: (value) => ({ ...(value as object), split: initialBoardSettings.split }),
  },
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

export const quickLineCollection = one({
  name: 'quickLine',
  title: 'Unfinished line of Quick add',
  version: 1,
  own: { taken: 'whole' },
  schema: quickLineSchema,
  slice: quickAddSlice,
  select: (state) => state.quickAdd,
  received: quickLineReceived,
  initial: emptyLine,
});

export const cardDraftsCollection = each({
  name: 'cardDrafts',
  title: 'Unfinished changes of tasks',
  version: 1,
  own: { taken: 'each' },
  schema: cardDraftSchema,
  slice: boardSlice,
  select: (state) => state.board.cardDrafts,
  received: cardDraftsReceived,
});
