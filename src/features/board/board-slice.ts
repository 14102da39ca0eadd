import { createSlice, type Draft, nanoid, original, type PayloadAction } from '@reduxjs/toolkit';
import { additions, applied, edit, move, type NewTask, removals } from '../../domain/board/changes';
import { taskName } from '../../domain/board/due';
import { emptyHistory, type History, recorded, redo, type Step, undo } from '../../domain/board/history';
import { atHome, titleOf } from '../../domain/board/lists';
import { sampleTasks } from '../../domain/board/samples';
import {
  type Board,
  type BoardLabel,
  type BoardLabels,
  type BoardList,
  type BoardLists,
  isFixedList,
  type ListId,
  type Slot,
  type Task,
  type TaskChange,
  type TaskDetails,
  type Tasks,
  type TaskWords,
} from '../../domain/board/types';

/** What the board remembers beside its tasks. */
export interface BoardSettings {
  /** `shown`: the samples are on the board and were never touched; `taken`: what is left of them are tasks. */
  readonly samples: 'shown' | 'taken';
  /** What earlier versions kept of the dialog Add New Task for all tabs together. */
  readonly draft: TaskWords;
  /** Whether the calendar is beside the board where there is room, and which view of it. */
  readonly split: { readonly shown: boolean; readonly view: 'day' | 'week' };
}

/** What is half entered in the dialog Add New Task of this tab. */
export type TaskDraft = TaskWords;

export const emptyTaskDraft: TaskDraft = { content: '', due: null };
export const initialBoardSettings: BoardSettings = {
  samples: 'shown',
  draft: emptyTaskDraft,
  split: { shown: false, view: 'week' },
};

/** What of a task's card is half written in this tab, by field. */
export interface CardDraft {
  readonly id: string;
  readonly texts: Readonly<Record<string, { readonly base: string; readonly words: string }>>;
}

interface State {
  readonly entities: Tasks;
  readonly lists: BoardLists;
  readonly labels: BoardLabels;
  readonly cardDrafts: Readonly<Record<string, CardDraft>>;
  readonly settings: BoardSettings;
  readonly draft: TaskDraft;
  /** What this tab can undo; not kept. */
  readonly history: History;
}

const initialState: State = {
  entities: {},
  lists: {},
  labels: {},
  cardDrafts: {},
  settings: initialBoardSettings,
  draft: emptyTaskDraft,
  history: emptyHistory,
};

export const newTaskId = () => `task-${nanoid(12)}`;
const now = () => new Date().toISOString();
const dated = <P>(payload: P) => ({ payload: { ...payload, at: now() } });

/** What is kept, with the samples as long as they were not touched. */
const kept = ({ entities, settings }: State): Tasks =>
  settings.samples === 'shown' ? { ...sampleTasks, ...entities } : entities;

/** All that is on the board, each task in a list that there is. */
function onBoard(state: State): Board {
  const { lists, labels } = state;
  return { tasks: atHome({ tasks: kept(state), lists }), lists, labels };
}

/** The state that a draft is of: to read two thousand tasks through a draft costs more than the step itself. */
const plain = (draft: State): State => original(draft as Draft<State>) as State;

type Changes = Partial<Omit<Step, 'label'>>;

/** The board after a step; the samples become tasks with the first one. No change leaves everything as it is. */
function stepped(draft: State, label: string, change: (board: Board) => Changes): State {
  const state = plain(draft);
  const { changes = [], lists = [], labels = [] } = change(onBoard(state));
  if (changes.length + lists.length + labels.length === 0) return state;
  return {
    ...state,
    entities: applied(kept(state), changes),
    lists: applied(state.lists, lists),
    labels: applied(state.labels, labels),
    settings: taken(state.settings),
    history: recorded(state.history, { label, changes, lists, labels }),
  };
}

const taken = (settings: BoardSettings): BoardSettings =>
  settings.samples === 'taken' ? settings : { ...settings, samples: 'taken' };
const named = (draft: State, id: string): string => {
  const task = onBoard(plain(draft)).tasks[id];
  return task ? `“${taskName(task, 40)}”` : 'a task';
};
const listName = (draft: State, id: ListId): string => titleOf(id, plain(draft).lists);
const isThere = ({ lists }: Board, list: ListId) => isFixedList(list) || Object.hasOwn(lists, list);

type Said = Partial<TaskWords & TaskDetails>;

export const boardSlice = createSlice({
  name: 'board',
  initialState: initialState as State,
  reducers: {
    taskAdded: {
      reducer: (state: State, { payload }: PayloadAction<NewTask>) =>
        stepped(state, `Added “${taskName(payload, 40)}”`, ({ tasks }) => ({ changes: additions(tasks, [payload]) })),
      prepare: (task: Omit<NewTask, 'at' | 'id'>) => dated({ ...task, id: newTaskId() }),
    },
    taskMoved: {
      reducer: (state: State, { payload: { id, to, at } }: PayloadAction<{ id: string; to: Slot; at: string }>) =>
        stepped(state, `Moved ${named(state, id)} to ${listName(state, to.list)}`, (board) => ({
          changes: isThere(board, to.list) ? move(board.tasks, id, to, at) : [],
        })),
      prepare: (payload: { id: string; to: Slot }) => dated(payload),
    },
    taskEdited: (state: State, { payload: { id, ...words } }: PayloadAction<{ id: string } & Said>) =>
      stepped(state, `Changed ${named(state, id)}`, ({ tasks }) => ({ changes: edit(tasks, id, words) })),
    taskRemoved: (state: State, { payload: id }: PayloadAction<string>) =>
      stepped(state, `Removed ${named(state, id)}`, ({ tasks }) => ({ changes: removals(tasks, [id]) })),
    /** Puts a removed task back where it was. */
    tasksRestored: (state: State, { payload }: PayloadAction<readonly Task[]>) =>
      stepped(state, 'Put back what was removed', ({ tasks }) => ({
        changes: payload.flatMap((task) => (tasks[task.id] ? [] : [{ id: task.id, before: null, after: task }])),
      })),
    /** A step that was worked out from the board as it is: `steps.ts` has them. */
    stepMade: (state: State, { payload: { label, ...changes } }: PayloadAction<Step>) =>
      stepped(state, label, () => changes),
    /** What a step brought with it belongs to it: one Undo takes both back. */
    stepFollowed: (draft: State, { payload }: PayloadAction<{ of: string; changes: readonly TaskChange[] }>) => {
      const state = plain(draft);
      const { past, future } = state.history;
      const last = past.at(-1);
      const entities = applied(kept(state), payload.changes);
      if (!last?.changes.some(({ id }) => id === payload.of)) return { ...state, entities };
      const changes = joined(last.changes, payload.changes);
      return { ...state, entities, history: { past: past.with(-1, { ...last, changes }), future } };
    },
    /** The samples are the user's own from now on. */
    samplesKept: {
      reducer: (draft: State, { payload: { at } }: PayloadAction<{ at: string }>) => {
        const state = plain(draft);
        const tasks = kept(state);
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
      stepped(state, 'Cleared the samples', ({ tasks }) => ({
        changes: removals(
          tasks,
          Object.values(tasks)
            .filter(({ sample }) => sample)
            .map(({ id }) => id),
        ),
      })),
    /** The calendar made an event of the task, or lost it. No step of its own: undoing it would leave the event. */
    taskLinked: (draft: State, { payload: { id, eventId } }: PayloadAction<{ id: string; eventId: string | null }>) => {
      const state = plain(draft);
      const tasks = kept(state);
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
    /** What is half written in a field of a card; `null` for nothing any more. */
    cardDraftChanged: (
      draft: State,
      {
        payload: { id, field, text },
      }: PayloadAction<{ id: string; field: string; text: { base: string; words: string } | null }>,
    ) => {
      const state = plain(draft);
      const { [id]: card, ...others } = state.cardDrafts;
      const { [field]: _, ...texts } = card?.texts ?? {};
      const next = text ? { ...texts, [field]: text } : texts;
      if (text === null && !card?.texts[field]) return state;
      return {
        ...state,
        cardDrafts: Object.keys(next).length === 0 ? others : { ...state.cardDrafts, [id]: { id, texts: next } },
      };
    },
    tasksReceived: (draft: State, { payload }: PayloadAction<Received<Task>>) => {
      const state = plain(draft);
      return { ...state, entities: withReceived(state.entities, payload) };
    },
    listsReceived: (draft: State, { payload }: PayloadAction<Received<BoardList>>) => {
      const state = plain(draft);
      return { ...state, lists: withReceived(state.lists, payload) };
    },
    labelsReceived: (draft: State, { payload }: PayloadAction<Received<BoardLabel>>) => {
      const state = plain(draft);
      return { ...state, labels: withReceived(state.labels, payload) };
    },
    cardDraftsReceived: (draft: State, { payload }: PayloadAction<Received<CardDraft>>) => {
      const state = plain(draft);
      return { ...state, cardDrafts: withReceived(state.cardDrafts, payload) };
    },
    /** A text that an earlier version kept for all tabs goes to the first tab that has none. */
    oldDraftTaken: (draft: State) => {
      const state = plain(draft);
      const { settings } = state;
      if (settings.draft.content === '' || state.draft !== emptyTaskDraft) return state;
      return { ...state, draft: settings.draft, settings: { ...settings, draft: emptyTaskDraft } };
    },
    splitChanged: (draft: State, { payload }: PayloadAction<Partial<BoardSettings['split']>>) => {
      const state = plain(draft);
      const { settings } = state;
      return { ...state, settings: { ...settings, split: { ...settings.split, ...payload } } };
    },
    boardSettingsReceived: (draft: State, { payload }: PayloadAction<BoardSettings>) => ({
      ...plain(draft),
      settings: payload,
    }),
  },
});

/** Changes that follow others: of what both change, from how it was before to how it is after. */
function joined(changes: readonly TaskChange[], later: readonly TaskChange[]): readonly TaskChange[] {
  const known = new Set(changes.map(({ id }) => id));
  return [
    ...changes.map((change) => ({ ...change, after: later.find(({ id }) => id === change.id)?.after ?? change.after })),
    ...later.filter(({ id }) => !known.has(id)),
  ];
}

interface Received<T> {
  readonly documents: T[];
  readonly removed: string[];
}
const withReceived = <T extends { readonly id: string }>(
  things: Readonly<Record<string, T>>,
  { documents, removed }: Received<T>,
): Readonly<Record<string, T>> =>
  applied(things, [
    ...documents.map((after) => ({ id: after.id, before: null, after })),
    ...removed.map((id) => ({ id, before: null, after: null })),
  ]);

function turned(state: State, turn: typeof undo): State {
  const { lists, labels } = state;
  const { board, history, step } = turn({ tasks: kept(state), lists, labels }, state.history);
  if (!step) return { ...state, history };
  return {
    ...state,
    entities: board.tasks,
    lists: board.lists,
    labels: board.labels,
    history,
    settings: taken(state.settings),
  };
}

export const {
  taskAdded,
  taskMoved,
  taskEdited,
  taskRemoved,
  tasksRestored,
  stepMade,
  stepFollowed,
  samplesKept,
  samplesCleared,
  taskLinked,
  undone,
  redone,
  taskDraftChanged,
  taskDraftReceived,
  oldDraftTaken,
  cardDraftChanged,
  cardDraftsReceived,
  tasksReceived,
  listsReceived,
  labelsReceived,
  splitChanged,
  boardSettingsReceived,
} = boardSlice.actions;
