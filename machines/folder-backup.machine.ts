/**
 * Backups that go by themselves into a folder of the learner's choice, where the browser lets a page write to one. Settings, Data, has
 * the flow for what is pressed; the frame has it for what is due. What they found is kept by who listens. Issue 20.
 */
import { assign, emit, fromPromise, setup } from 'xstate';
import type { FolderChosen, FolderFound, FolderProblem, FolderWritten } from './contracts/folder-backup';

export interface FolderBackupContext {
  /** Of the folder; `null` before one is known. */
  readonly name: string | null;
  readonly problem: FolderProblem | null;
}

export type FolderBackupEvent =
  /** Another folder is to be chosen, or the first. From a press. */
  | { type: 'folder.wanted' }
  /** The browser is to be asked again. From a press. */
  | { type: 'permission.wanted' }
  | { type: 'backup.due' }
  | { type: 'folder.left' }
  /** The browser's answer is not waited for any longer. */
  | { type: 'wait.left' };

export type FolderBackupEmitted =
  | { type: 'folder.chosen'; name: string }
  | { type: 'folder.forgotten' }
  | { type: 'backup.made' }
  | { type: 'backup.failed'; problem: FolderProblem };

export const folderBackupMachine = setup({
  types: {
    context: {} as FolderBackupContext,
    events: {} as FolderBackupEvent,
    emitted: {} as FolderBackupEmitted,
    tags: {} as 'busy',
  },
  actors: {
    lookForFolder: fromPromise<FolderFound>(() => new Promise(() => {})),
    chooseFolder: fromPromise<FolderChosen>(() => new Promise(() => {})),
    permitFolder: fromPromise<boolean>(() => new Promise(() => {})),
    writeToFolder: fromPromise<FolderWritten>(() => new Promise(() => {})),
    forgetFolder: fromPromise<void>(() => new Promise(() => {})),
  },
  guards: {
    isNone: (_, { name }: { name: string | null }) => name === null,
    isPermitted: (_, { isPermitted }: { isPermitted: boolean }) => isPermitted,
    isWritten: (_, { kind }: { kind: FolderWritten['kind'] }) => kind === 'written',
    isElsewhere: (_, { kind }: { kind: FolderWritten['kind'] }) => kind === 'elsewhere',
    needsPermission: (_, { problem }: { problem: FolderProblem | null }) => problem === 'permission',
  },
  actions: {
    noteName: assign((_, { name }: { name: string | null }) => ({ name, problem: null })),
    noteProblem: assign((_, { problem }: { problem: FolderProblem }) => ({ problem })),
    noteMade: assign({ problem: null }),
    forget: assign({ name: null, problem: null }),
    tellChosen: emit((_, { name }: { name: string | null }) => ({ type: 'folder.chosen' as const, name: name ?? '' })),
    tellForgotten: emit({ type: 'folder.forgotten' }),
    tellMade: emit({ type: 'backup.made' }),
    tellFailed: emit((_, { problem }: { problem: FolderProblem }) => ({ type: 'backup.failed' as const, problem })),
  },
}).createMachine({
  id: 'folderBackup',
  context: { name: null, problem: null },
  initial: 'looking',
  states: {
    looking: {
      description: 'Which folder is kept, and whether the app may still write to it. Nobody is asked.',
      tags: ['busy'],
      invoke: {
        id: 'lookForFolder',
        src: 'lookForFolder',
        onDone: [
          {
            guard: { type: 'isNone', params: ({ event }) => event.output },
            target: 'off',
            actions: ['forget', 'tellForgotten'],
          },
          {
            guard: { type: 'isPermitted', params: ({ event }) => event.output },
            target: 'resting',
            actions: { type: 'noteName', params: ({ event }) => event.output },
          },
          {
            target: 'asks',
            actions: [
              { type: 'noteName', params: ({ event }) => event.output },
              { type: 'noteProblem', params: { problem: 'permission' } },
              { type: 'tellFailed', params: { problem: 'permission' } },
            ],
          },
        ],
        onError: { target: 'off', actions: 'forget' },
      },
      on: { 'wait.left': { target: 'off', actions: 'forget' } },
    },
    off: {
      description: 'No folder is kept.',
      on: { 'folder.wanted': { target: 'choosing' } },
    },
    choosing: {
      description: 'The browser shows its folders. Who chooses none leaves everything as it was.',
      tags: ['busy'],
      invoke: {
        id: 'chooseFolder',
        src: 'chooseFolder',
        onDone: [
          { guard: { type: 'isNone', params: ({ event }) => ({ name: event.output }) }, target: 'looking' },
          {
            target: 'writing',
            actions: [
              { type: 'noteName', params: ({ event }) => ({ name: event.output }) },
              { type: 'tellChosen', params: ({ event }) => ({ name: event.output }) },
            ],
          },
        ],
        onError: { target: 'looking' },
      },
      on: { 'wait.left': { target: 'looking' } },
    },
    resting: {
      description: 'The folder is known, and nothing is due.',
      on: {
        'backup.due': { target: 'writing' },
        'folder.wanted': { target: 'choosing' },
        'folder.left': { target: 'leaving' },
      },
    },
    writing: {
      description:
        'What is stored is gathered and written; the oldest of the backups here give way. Leaving this state ends it.',
      tags: ['busy'],
      invoke: {
        id: 'writeToFolder',
        src: 'writeToFolder',
        onDone: [
          {
            guard: { type: 'isWritten', params: ({ event }) => event.output },
            target: 'resting',
            actions: ['noteMade', 'tellMade'],
          },
          {
            guard: { type: 'isElsewhere', params: ({ event }) => event.output },
            target: 'resting',
            actions: 'noteMade',
          },
          {
            guard: { type: 'needsPermission', params: ({ event }) => ({ problem: problemOf(event.output) }) },
            target: 'asks',
            actions: [
              { type: 'noteProblem', params: { problem: 'permission' } },
              { type: 'tellFailed', params: { problem: 'permission' } },
            ],
          },
          {
            target: 'failed',
            actions: [
              { type: 'noteProblem', params: ({ event }) => ({ problem: problemOf(event.output) }) },
              { type: 'tellFailed', params: ({ event }) => ({ problem: problemOf(event.output) }) },
            ],
          },
        ],
        onError: {
          target: 'failed',
          actions: [
            { type: 'noteProblem', params: { problem: 'failed' } },
            { type: 'tellFailed', params: { problem: 'failed' } },
          ],
        },
      },
      on: { 'folder.left': { target: 'leaving' } },
    },
    asks: {
      description: 'The browser wants to be asked again, which only a press may do.',
      on: {
        'permission.wanted': { target: 'permitting' },
        'folder.wanted': { target: 'choosing' },
        'folder.left': { target: 'leaving' },
      },
    },
    permitting: {
      description: 'The browser asks the learner.',
      tags: ['busy'],
      invoke: {
        id: 'permitFolder',
        src: 'permitFolder',
        onDone: [
          { guard: { type: 'isPermitted', params: ({ event }) => ({ isPermitted: event.output }) }, target: 'writing' },
          { target: 'asks' },
        ],
        onError: { target: 'asks' },
      },
      on: { 'wait.left': { target: 'asks' } },
    },
    failed: {
      description: 'The last backup did not get into the folder. The next one that is due tries again.',
      on: {
        'backup.due': { target: 'writing' },
        'folder.wanted': { target: 'choosing' },
        'folder.left': { target: 'leaving' },
      },
    },
    leaving: {
      description: 'The folder is forgotten. What is in it stays.',
      tags: ['busy'],
      invoke: {
        id: 'forgetFolder',
        src: 'forgetFolder',
        onDone: { target: 'off', actions: ['forget', 'tellForgotten'] },
        onError: { target: 'looking' },
      },
      on: { 'wait.left': { target: 'looking' } },
    },
  },
});

const problemOf = (written: FolderWritten): FolderProblem => (written.kind === 'failed' ? written.problem : 'failed');
