import { createSlice, type Draft, nanoid, original, type PayloadAction } from '@reduxjs/toolkit';
import { additions, applied, edit, move, type NewTask, removals } from '../../domain/board/changes';
import { taskName } from '../../domain/board/due';
import { emptyHistory, type History, recorded, redo, undo } from '../../domain/board/history';
import { sampleTasks } from '../../domain/board/samples';
import {
  LIST_TITLES,
  type Slot,
  type Task,
  type TaskChange,
  type Tasks,
  type TaskWords,
} from '../../domain/board/types';

/** What the board remembers beside its tasks. */
export interface BoardSettings {
  /** `shown`: the samples are on the board and were never touched; `taken`: what is left of them are tasks. */
  readonly samples: 'shown' | 'taken';
  /** What earlier versions kept of the dialog Add New Task for all tabs together. */
  readonly draft: TaskWords;
}

/** What is half entered in the dialog Add New Task of this tab. */
export type TaskDraft = TaskWords;

export const emptyTaskDraft: TaskDraft = { content: '', due: null };
export const initialBoardSettings: BoardSettings = { samples: 'shown', draft: emptyTaskDraft };

interface State {
  readonly entities: Tasks;
  readonly settings: BoardSettings;
  readonly draft: TaskDraft;
  /** What this tab can undo; not kept. */
  readonly history: History;
}

const initialState: State = {
  entities: {},
  settings: initialBoardSettings,
  draft: emptyTaskDraft,
  history: emptyHistory,
};

const newTaskId = () => `task-${nanoid(12)}`;
const now = () => new Date().toISOString();
const dated = <P>(payload: P) => ({ payload: { ...payload, at: now() } });

/** The tasks on the board: the samples too, as long as they were not touched. */
const onBoard = ({ entities, settings }: State): Tasks =>
  settings.samples === 'shown' ? { ...sampleTasks, ...entities } : entities;

/** The state that a draft is of: to read two thousand tasks through a draft costs more than the step itself. */
const plain = (draft: State): State => original(draft as Draft<State>) as State;

/** The board after a step; the samples become tasks with the first one. No change leaves everything as it is. */
function stepped(draft: State, label: string, change: (tasks: Tasks) => readonly TaskChange[]): State {
  const state = plain(draft);
  const tasks = onBoard(state);
  const changes = change(tasks);
  if (changes.length === 0) return state;
  return {
    ...state,
    entities: applied(tasks, changes),
    settings: taken(state.settings),
    history: recorded(state.history, { label, changes }),
  };
}

const taken = (settings: BoardSettings): BoardSettings =>
  settings.samples === 'taken' ? settings : { ...settings, samples: 'taken' };
const named = (draft: State, id: string): string => {
  const task = onBoard(plain(draft))[id];
  return task ? `“${taskName(task, 40)}”` : 'a task';
};

export const boardSlice = createSlice({
  name: 'board',
  initialState: initialState as State,
  reducers: {
    taskAdded: {
      reducer: (state: State, { payload }: PayloadAction<NewTask>) =>
        stepped(state, `Added “${taskName(payload, 40)}”`, (tasks) => additions(tasks, [payload])),
      prepare: (task: Omit<NewTask, 'at' | 'id'>) => dated({ ...task, id: newTaskId() }),
    },
    tasksImported: {
      reducer: (state: State, { payload: { tasks: fresh, name } }: PayloadAction<{ tasks: NewTask[]; name: string }>) =>
        stepped(state, `Imported ${name}`, (tasks) => additions(tasks, fresh)),
      prepare: ({ tasks, name }: { tasks: readonly Omit<NewTask, 'at' | 'id'>[]; name: string }) => {
        const at = now();
        return { payload: { tasks: tasks.map((task) => ({ ...task, id: newTaskId(), at })), name } };
      },
    },
    taskMoved: {
      reducer: (state: State, { payload: { id, to, at } }: PayloadAction<{ id: string; to: Slot; at: string }>) =>
        stepped(state, `Moved ${named(state, id)} to ${LIST_TITLES[to.list]}`, (tasks) => move(tasks, id, to, at)),
      prepare: (payload: { id: string; to: Slot }) => dated(payload),
    },
    taskEdited: (state: State, { payload: { id, ...words } }: PayloadAction<{ id: string } & Partial<TaskWords>>) =>
      stepped(state, `Changed ${named(state, id)}`, (tasks) => edit(tasks, id, words)),
    taskRemoved: (state: State, { payload: id }: PayloadAction<string>) =>
      stepped(state, `Removed ${named(state, id)}`, (tasks) => removals(tasks, [id])),
    /** Puts a removed task back where it was. */
    tasksRestored: (state: State, { payload }: PayloadAction<readonly Task[]>) =>
      stepped(state, 'Put back what was removed', (tasks) =>
        payload.flatMap((task) => (tasks[task.id] ? [] : [{ id: task.id, before: null, after: task }])),
      ),
    /** The samples are the user's own from now on. */
    samplesKept: {
      reducer: (draft: State, { payload: { at } }: PayloadAction<{ at: string }>) => {
        const state = plain(draft);
        const tasks = onBoard(state);
        const samples = Object.values(tasks).filter(({ sample }) => sample);
        return {
          ...state,
          settings: taken(state.settings),
          entities: applied(
            tasks,
            samples.map((task) => ({ id: task.id, before: task, after: { ...task, createdAt: at, sample: false } })),
          ),
        };
      },
      prepare: () => dated({}),
    },
    /** The samples that were neither moved nor changed leave the board. */
    samplesCleared: (state: State) =>
      stepped(state, 'Cleared the samples', (tasks) =>
        removals(
          tasks,
          Object.values(tasks)
            .filter(({ sample }) => sample)
            .map(({ id }) => id),
        ),
      ),
    /** The calendar made an event of the task, or lost it. No step of its own: undoing it would leave the event. */
    taskLinked: (draft: State, { payload: { id, eventId } }: PayloadAction<{ id: string; eventId: string | null }>) => {
      const state = plain(draft);
      const tasks = onBoard(state);
      const before = tasks[id];
      if (!before || before.eventId === eventId) return state;
      const after = { ...before, eventId, sample: false };
      return { ...state, settings: taken(state.settings), entities: applied(tasks, [{ id, before, after }]) };
    },
    undone: (draft: State) => turned(plain(draft), undo),
    redone: (draft: State) => turned(plain(draft), redo),
    taskDraftChanged: (draft: State, { payload }: PayloadAction<TaskDraft>) => ({
      ...plain(draft),
      draft: payload.content === '' && payload.due === null ? emptyTaskDraft : payload,
    }),
    taskDraftReceived: (draft: State, { payload }: PayloadAction<TaskDraft>) => ({ ...plain(draft), draft: payload }),
    tasksReceived: (draft: State, { payload }: PayloadAction<{ documents: Task[]; removed: string[] }>) => {
      const state = plain(draft);
      return {
        ...state,
        entities: applied(state.entities, [
          ...payload.documents.map((after) => ({ id: after.id, before: null, after })),
          ...payload.removed.map((id) => ({ id, before: null, after: null })),
        ]),
      };
    },
    /** A text that an earlier version kept for all tabs goes to the first tab that has none. */
    oldDraftTaken: (draft: State) => {
      const state = plain(draft);
      const { settings } = state;
      if (settings.draft.content === '' || state.draft !== emptyTaskDraft) return state;
      return { ...state, draft: settings.draft, settings: { ...settings, draft: emptyTaskDraft } };
    },
    boardSettingsReceived: (draft: State, { payload }: PayloadAction<BoardSettings>) => ({
      ...plain(draft),
      settings: payload,
    }),
  },
});

function turned(state: State, turn: typeof undo): State {
  const { tasks, history, step } = turn(onBoard(state), state.history);
  if (!step) return { ...state, history };
  return { ...state, entities: tasks, history, settings: taken(state.settings) };
}

export const {
  taskAdded,
  tasksImported,
  taskMoved,
  taskEdited,
  taskRemoved,
  tasksRestored,
  samplesKept,
  samplesCleared,
  taskLinked,
  undone,
  redone,
  taskDraftChanged,
  taskDraftReceived,
  oldDraftTaken,
  tasksReceived,
  boardSettingsReceived,
} = boardSlice.actions;
