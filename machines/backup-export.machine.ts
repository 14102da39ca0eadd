/**
 * A backup is made: what is stored is gathered, sealed where a passphrase was given, and saved as one file. Settings, Data.
 * The passphrase never comes into the flow.
 */
import { assign, type EventObject, emit, fromCallback, setup } from 'xstate';
import type { BackupStep, WriteBackupEvent, WriteBackupInput } from './contracts/backup';

export interface BackupExportContext extends WriteBackupInput {
  readonly step: BackupStep;
  readonly share: number | null;
  /** Bytes of a file that is too large to be read back. */
  readonly bytes: number;
}

export type BackupExportEvent =
  | ({ readonly type: 'export.asked' } & WriteBackupInput)
  | { readonly type: 'export.left' }
  | WriteBackupEvent;

export type BackupExportEmitted = { readonly type: 'export.done' } & WriteBackupInput;

const NOTHING: BackupExportContext = { recordings: false, isSealed: false, step: 'gathering', share: null, bytes: 0 };

export const backupExportMachine = setup({
  types: {
    context: {} as BackupExportContext,
    events: {} as BackupExportEvent,
    emitted: {} as BackupExportEmitted,
    tags: {} as 'busy',
  },
  actors: { writeBackup: fromCallback<EventObject, WriteBackupInput>(() => {}) },
  actions: {
    noteAsked: assign((_, { recordings, isSealed }: WriteBackupInput) => ({ ...NOTHING, recordings, isSealed })),
    noteProgress: assign((_, progress: { step: BackupStep; share: number | null }) => progress),
    noteBytes: assign((_, { bytes }: { bytes: number }) => ({ bytes })),
    tellDone: emit(({ context: { recordings, isSealed } }) => ({
      type: 'export.done' as const,
      recordings,
      isSealed,
    })),
  },
}).createMachine({
  id: 'backupExport',
  context: NOTHING,
  initial: 'idle',
  states: {
    idle: {
      description: 'No backup is being made.',
      on: {
        'export.asked': {
          target: 'writing',
          actions: { type: 'noteAsked', params: ({ event: { recordings, isSealed } }) => ({ recordings, isSealed }) },
        },
      },
    },
    writing: {
      description: 'What is stored is gathered, and sealed where that was asked for. Leaving this state ends it.',
      tags: ['busy'],
      invoke: {
        id: 'writeBackup',
        src: 'writeBackup',
        input: ({ context: { recordings, isSealed } }) => ({ recordings, isSealed }),
        onError: { target: 'failed' },
      },
      on: {
        'backup.progressed': {
          actions: { type: 'noteProgress', params: ({ event: { step, share } }) => ({ step, share }) },
        },
        'backup.written': { target: 'idle', actions: 'tellDone' },
        'backup.oversized': {
          target: 'oversized',
          actions: { type: 'noteBytes', params: ({ event: { bytes } }) => ({ bytes }) },
        },
        'backup.failed': { target: 'failed' },
        'export.left': { target: 'idle' },
      },
    },
    oversized: {
      description: 'The file is saved and whole, but too large to be imported.',
      on: { 'export.left': { target: 'idle' } },
    },
    failed: {
      description: 'No file was made, and nothing was changed.',
      on: { 'export.left': { target: 'idle' } },
    },
  },
});
