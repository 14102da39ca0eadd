/**
 * A backup is taken in: read and checked, opened by its passphrase where it is sealed, shown, then applied or left. Settings,
 * Data. The passphrase and what the file holds never come into the flow.
 */
import { assign, type EventObject, emit, fromCallback, fromPromise, setup } from 'xstate';
import type {
  ApplyBackupInput,
  BackupMode,
  BackupStep,
  BackupSummary,
  ReadBackupEvent,
  ReadBackupInput,
} from './contracts/backup';
import type { ChosenFile } from './contracts/files';

export interface BackupImportContext {
  readonly file: ChosenFile;
  readonly hasPassphrase: boolean;
  readonly step: BackupStep;
  readonly share: number | null;
  readonly summary: BackupSummary | null;
  readonly mode: BackupMode;
  /** Why the file is not taken, in words. */
  readonly problem: string;
}

export type BackupImportEvent =
  | { readonly type: 'file.chosen'; readonly file: ChosenFile }
  /** It is where the app keeps it. */
  | { readonly type: 'passphrase.given' }
  | { readonly type: 'mode.chosen'; readonly mode: BackupMode }
  | { readonly type: 'import.accepted' }
  | { readonly type: 'import.left' }
  | ReadBackupEvent;

export type BackupImportEmitted = { readonly type: 'import.applied'; readonly mode: BackupMode };

const NOTHING: BackupImportContext = {
  file: { name: '', type: '', size: 0 },
  hasPassphrase: false,
  step: 'reading',
  share: null,
  summary: null,
  mode: 'merge',
  problem: '',
};

export const backupImportMachine = setup({
  types: {
    context: {} as BackupImportContext,
    events: {} as BackupImportEvent,
    emitted: {} as BackupImportEmitted,
    tags: {} as 'busy',
  },
  actors: {
    readBackup: fromCallback<EventObject, ReadBackupInput>(() => {}),
    applyBackup: fromPromise<void, ApplyBackupInput>(() => new Promise(() => {})),
  },
  actions: {
    noteFile: assign((_, { file }: { file: ChosenFile }) => ({ ...NOTHING, file })),
    notePassphrase: assign({ hasPassphrase: true, step: 'key', share: null }),
    noteProgress: assign((_, progress: { step: BackupStep; share: number | null }) => progress),
    noteSummary: assign((_, { summary }: { summary: BackupSummary }) => ({ summary })),
    noteMode: assign((_, { mode }: { mode: BackupMode }) => ({ mode })),
    noteProblem: assign((_, { message }: { message: string }) => ({ problem: message })),
    tellApplied: emit(({ context: { mode } }) => ({ type: 'import.applied' as const, mode })),
    forget: assign(NOTHING),
  },
}).createMachine({
  id: 'backupImport',
  context: NOTHING,
  initial: 'idle',
  on: { 'import.left': { target: '.idle', actions: 'forget' } },
  states: {
    idle: {
      description: 'No file is being imported.',
      on: {
        'file.chosen': {
          target: 'reading',
          actions: { type: 'noteFile', params: ({ event: { file } }) => ({ file }) },
        },
      },
    },
    reading: {
      description: 'The file is opened, read and compared; nothing is written. Leaving this state ends it.',
      tags: ['busy'],
      invoke: {
        id: 'readBackup',
        src: 'readBackup',
        input: ({ context: { file, hasPassphrase } }) => ({ file, hasPassphrase }),
        onError: {
          target: 'refused',
          actions: {
            type: 'noteProblem',
            params: { message: 'The file could not be read. Nothing here was changed. Choose it again.' },
          },
        },
      },
      on: {
        'backup.progressed': {
          actions: { type: 'noteProgress', params: ({ event: { step, share } }) => ({ step, share }) },
        },
        'backup.sealed': { target: 'locked.asking' },
        'passphrase.wrong': { target: 'locked.wrong' },
        'backup.read': {
          target: 'preview',
          actions: { type: 'noteSummary', params: ({ event: { summary } }) => ({ summary }) },
        },
        'backup.refused': {
          target: 'refused',
          actions: { type: 'noteProblem', params: ({ event: { message } }) => ({ message }) },
        },
      },
    },
    locked: {
      description: 'The file is encrypted: its passphrase is asked for.',
      initial: 'asking',
      on: { 'passphrase.given': { target: 'reading', actions: 'notePassphrase' } },
      states: {
        asking: { description: 'None was given yet.' },
        wrong: { description: 'The one that was given is not the file’s.' },
      },
    },
    preview: {
      description: 'What the import would change is shown; nothing has changed yet.',
      initial: 'open',
      on: {
        'mode.chosen': { actions: { type: 'noteMode', params: ({ event: { mode } }) => ({ mode }) } },
        'import.accepted': { target: 'applying' },
      },
      states: {
        open: { description: 'It can be taken or left.' },
        failed: { description: 'It was to be taken, and the device refused: nothing was changed.' },
      },
    },
    applying: {
      description:
        'It is written, all or nothing. Leaving this state takes all of it back, unless it is written already.',
      invoke: {
        id: 'applyBackup',
        src: 'applyBackup',
        input: ({ context: { mode } }) => ({ mode }),
        onDone: { target: 'idle', actions: ['tellApplied', 'forget'] },
        onError: { target: 'preview.failed' },
      },
    },
    refused: { description: 'The file is not taken, and the reason is shown.' },
  },
});
