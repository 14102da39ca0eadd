import { each, one } from '../../app/collection';
import { boardSettingsSchema, taskSchema } from './board-schema';
import { boardSettingsReceived, boardSlice, initialBoardSettings, tasksReceived } from './board-slice';

export const tasksCollection = each({
  name: 'tasks',
  title: 'Tasks of the board',
  version: 1,
  schema: taskSchema,
  slice: boardSlice,
  select: (state) => state.board.entities,
  received: tasksReceived,
});

export const boardSettingsCollection = one({
  name: 'boardSettings',
  title: 'Settings of the board',
  version: 1,
  schema: boardSettingsSchema,
  slice: boardSlice,
  select: (state) => state.board.settings,
  received: boardSettingsReceived,
  initial: initialBoardSettings,
});
