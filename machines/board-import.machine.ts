/**
 * Import of a board or a list of tasks from a file of another program, or of the board's own: read in a worker with
 * progress, previewed with a target for each list, then accepted or cancelled. Nothing is written before that.
 * Issue 18; screen `/planyourday/tasks`.
 */
import { assign, type EventObject, emit, fromCallback, setup } from 'xstate';
import type {
  BoardFile,
  BoardFileProblem,
  ImportChoices,
  ReadBoardFileEvent,
  ReadBoardFileInput,
} from './contracts/board-import';
import type { ChosenFile } from './contracts/files';

export interface BoardImportContext {
  /** Name of the file. */
  readonly name: string;
  /** 0 to 1. */
  readonly share: number;
  /** Tasks or rows read so far. */
  readonly tasks: number;
  readonly file: BoardFile | null;
  /** What the user decided in the preview; null until there is one. */
  readonly choices: ImportChoices | null;
  readonly problem: BoardFileProblem | null;
}

export type BoardImportEvent =
  | { type: 'file.chosen'; file: ChosenFile }
  | { type: 'choices.changed'; change: Partial<ImportChoices> }
  | { type: 'import.accepted' }
  | { type: 'import.cancelled' }
  | ReadBoardFileEvent;

/** The tasks are to be put on the board. */
export type BoardImportEmitted = { type: 'import.applied'; name: string; file: BoardFile; choices: ImportChoices };

const EMPTY: BoardImportContext = { name: '', share: 0, tasks: 0, file: null, choices: null, problem: null };

export const boardImportMachine = setup({
  types: {
    context: {} as BoardImportContext,
    events: {} as BoardImportEvent,
    emitted: {} as BoardImportEmitted,
    tags: {} as 'busy',
  },
  actors: {
    readBoardFile: fromCallback<EventObject, ReadBoardFileInput>(() => {}),
  },
  actions: {
    noteFile: assign((_, { file }: { file: ChosenFile }) => ({ ...EMPTY, name: file.name })),
    noteProgress: assign((_, progress: { share: number; tasks: number }) => progress),
    noteRead: assign((_, read: { file: BoardFile; choices: ImportChoices }) => read),
    noteChange: assign(({ context }, { change }: { change: Partial<ImportChoices> }) => ({
      choices: context.choices && { ...context.choices, ...change },
    })),
    noteProblem: assign((_, { problem }: { problem: BoardFileProblem }) => ({ problem, file: null, choices: null })),
    tellApplied: emit(({ context: { name, file, choices } }) => ({
      type: 'import.applied' as const,
      name,
      file: file as BoardFile,
      choices: choices as ImportChoices,
    })),
    forget: assign(EMPTY),
  },
}).createMachine({
  id: 'boardImport',
  context: EMPTY,
  initial: 'idle',
  on: {
    'file.chosen': {
      target: '.reading',
      actions: { type: 'noteFile', params: ({ event: { file } }) => ({ file }) },
    },
  },
  states: {
    idle: { description: 'No file is being imported.' },
    reading: {
      description:
        'The board can be used meanwhile. Leaving this state ends the worker, even in the middle of its work.',
      tags: ['busy'],
      invoke: {
        id: 'readBoardFile',
        src: 'readBoardFile',
        input: ({ context, event }) => ({
          file: event.type === 'file.chosen' ? event.file : { name: context.name, size: 0, type: '' },
        }),
        onError: { target: 'refused', actions: { type: 'noteProblem', params: { problem: 'engine' } } },
      },
      on: {
        'file.progressed': {
          actions: { type: 'noteProgress', params: ({ event: { share, tasks } }) => ({ share, tasks }) },
        },
        'file.read': {
          target: 'preview',
          actions: { type: 'noteRead', params: ({ event: { file, choices } }) => ({ file, choices }) },
        },
        'file.failed': {
          target: 'refused',
          actions: { type: 'noteProblem', params: ({ event: { problem } }) => ({ problem }) },
        },
        'import.cancelled': { target: 'idle', actions: 'forget' },
      },
    },
    preview: {
      description: 'What goes where is shown and can be chosen otherwise; nothing has changed yet.',
      on: {
        'choices.changed': {
          actions: { type: 'noteChange', params: ({ event: { change } }) => ({ change }) },
        },
        'import.accepted': { target: 'idle', actions: ['tellApplied', 'forget'] },
        'import.cancelled': { target: 'idle', actions: 'forget' },
      },
    },
    refused: {
      description: 'Nothing was changed, and the reason is shown; another file can be chosen.',
      on: { 'import.cancelled': { target: 'idle', actions: 'forget' } },
    },
  },
});
