/**
 * Adding a job: a posting is pasted or comes from a file, is read, looked through, and kept.
 * Issue 14, "A job is data"; screen `/jobs`.
 */
import { assign, emit, fromPromise, setup } from 'xstate';
import type { ChosenFile } from './contracts/files';
import type { PostingProblem, ReadFileInput, ReadPosting, ReadPostingInput } from './contracts/jobs';

/** What the learner can correct before the job is kept. */
export interface JobDetails {
  readonly title: string;
  readonly company: string;
  readonly place: string;
  readonly link: string;
}

export interface AddJobContext {
  readonly text: string;
  /** Name of the file that is being read. */
  readonly fileName: string | null;
  readonly read: ReadPosting | null;
  readonly details: JobDetails;
  readonly problem: PostingProblem | null;
}

export type AddJobEvent =
  | { type: 'posting.typed'; text: string }
  | { type: 'file.chosen'; file: ChosenFile }
  | { type: 'posting.submitted' }
  | { type: 'detail.changed'; field: keyof JobDetails; text: string }
  | { type: 'back' }
  | { type: 'job.confirmed' }
  | { type: 'cancelled' };

/** The job is to be kept. */
export type AddJobEmitted = { type: 'job.read'; text: string; read: ReadPosting; details: JobDetails };

/** Longest posting, in UTF-16 units; `domain/jobs/job-types` has the same figure, which a test holds. */
export const LONGEST = 200_000;

const NO_DETAILS: JobDetails = { title: '', company: '', place: '', link: '' };
const EMPTY: AddJobContext = { text: '', fileName: null, read: null, details: NO_DETAILS, problem: null };

const problemOf = (error: unknown): PostingProblem => {
  const { reason } = (error ?? {}) as { reason?: unknown };
  return reason === 'not-text' ||
    reason === 'picture' ||
    reason === 'unreadable' ||
    reason === 'offline' ||
    reason === 'too-long'
    ? reason
    : 'engine';
};

export const addJobMachine = setup({
  types: {
    context: {} as AddJobContext,
    events: {} as AddJobEvent,
    emitted: {} as AddJobEmitted,
    input: {} as { readonly text: string },
    tags: {} as 'busy',
  },
  actors: {
    readPosting: fromPromise<ReadPosting, ReadPostingInput>(() => new Promise(() => {})),
    readFile: fromPromise<string, ReadFileInput>(() => new Promise(() => {})),
  },
  guards: {
    isEmpty: ({ context }) => context.text.trim() === '',
    isTooLong: ({ context }) => context.text.length > LONGEST,
  },
  actions: {
    noteText: assign((_, { text }: { text: string }) => ({ text, problem: null })),
    noteFile: assign((_, { fileName }: { fileName: string | null }) => ({ fileName, problem: null })),
    noteRead: assign((_, { read }: { read: ReadPosting }) => ({
      read,
      details: { ...read.details, title: read.posting.title?.text ?? '' },
    })),
    noteDetail: assign(({ context }, { field, text }: { field: keyof JobDetails; text: string }) => ({
      details: { ...context.details, [field]: text },
    })),
    noteProblem: assign((_, { problem }: { problem: PostingProblem }) => ({ problem, fileName: null })),
    tellRead: emit(({ context: { text, read, details } }) => ({
      type: 'job.read' as const,
      text,
      read: read ?? {
        posting: { lines: [], title: null, years: null, requirements: [], ways: [] },
        details,
        further: null,
      },
      details,
    })),
    forget: assign(EMPTY),
  },
}).createMachine({
  id: 'addJob',
  context: ({ input }) => ({ ...EMPTY, text: input.text }),
  initial: 'editing',
  on: { cancelled: { target: '.editing', actions: 'forget' } },
  states: {
    editing: {
      description: 'The posting is being pasted or typed, or a file is chosen; what went wrong is beside it.',
      on: {
        'posting.typed': { actions: { type: 'noteText', params: ({ event: { text } }) => ({ text }) } },
        'file.chosen': {
          target: 'readingFile',
          actions: { type: 'noteFile', params: ({ event: { file } }) => ({ fileName: file.name }) },
        },
        'posting.submitted': [
          { guard: 'isEmpty', actions: { type: 'noteProblem', params: { problem: 'empty' } } },
          { guard: 'isTooLong', actions: { type: 'noteProblem', params: { problem: 'too-long' } } },
          { target: 'reading' },
        ],
      },
    },
    readingFile: {
      description: 'The text of a file is read into the field, where it can be looked through before it is used.',
      tags: ['busy'],
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ event, context }) => ({
          file: event.type === 'file.chosen' ? event.file : { name: context.fileName ?? '', size: 0, type: '' },
        }),
        onDone: {
          target: 'editing',
          actions: [
            { type: 'noteText', params: ({ event }) => ({ text: event.output }) },
            { type: 'noteFile', params: { fileName: null } },
          ],
        },
        onError: {
          target: 'editing',
          actions: { type: 'noteProblem', params: ({ event }) => ({ problem: problemOf(event.error) }) },
        },
      },
      on: { back: { target: 'editing', actions: { type: 'noteFile', params: { fileName: null } } } },
    },
    reading: {
      description: 'The posting is being read; going back stops it and keeps the text.',
      tags: ['busy'],
      invoke: {
        id: 'readPosting',
        src: 'readPosting',
        input: ({ context: { text } }) => ({ text }),
        onDone: { target: 'review', actions: { type: 'noteRead', params: ({ event }) => ({ read: event.output }) } },
        onError: { target: 'editing', actions: { type: 'noteProblem', params: { problem: 'engine' } } },
      },
      on: { back: 'editing' },
    },
    review: {
      description: 'What was read is shown and can be corrected; nothing is kept yet.',
      on: {
        'detail.changed': {
          actions: { type: 'noteDetail', params: ({ event: { field, text } }) => ({ field, text }) },
        },
        back: 'editing',
        'job.confirmed': { target: 'editing', actions: ['tellRead', 'forget'] },
      },
    },
  },
});
