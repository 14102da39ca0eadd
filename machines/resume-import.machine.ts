/**
 * Import of a resume from a PDF, a Word document, LinkedIn's export, Markdown or text: read with progress, reviewed and
 * corrected, then made a new resume or put in place of the open one. Nothing is written before that.
 * Issue 15; screens `/resume-form` and `/resume-preview`.
 */
import { assign, type EventObject, emit, fromCallback, setup } from 'xstate';
import type { ChosenFile } from './contracts/files';
import type {
  Correction,
  FieldPlace,
  FoundResume,
  ImportTarget,
  ReadResumeFileEvent,
  ReadResumeFileInput,
  ResumeImportProblem,
} from './contracts/resume-import';

export interface ResumeImportContext {
  /** Name of the file. */
  readonly name: string;
  readonly progress: { readonly page: number; readonly pages: number } | null;
  readonly found: FoundResume | null;
  /** The last for each field. */
  readonly corrections: readonly Correction[];
  readonly target: ImportTarget;
  readonly problem: ResumeImportProblem | null;
}

export type ResumeImportEvent =
  | { type: 'file.chosen'; file: ChosenFile }
  | { type: 'field.corrected'; place: FieldPlace; text: string }
  | { type: 'target.chosen'; target: ImportTarget }
  | { type: 'import.accepted' }
  | { type: 'import.cancelled' }
  | ReadResumeFileEvent;

/** The resume is to be kept. */
export type ResumeImportEmitted = {
  type: 'import.applied';
  name: string;
  found: FoundResume;
  corrections: readonly Correction[];
  target: ImportTarget;
};

const EMPTY: ResumeImportContext = {
  name: '',
  progress: null,
  found: null,
  corrections: [],
  target: 'new',
  problem: null,
};

export const resumeImportMachine = setup({
  types: {
    context: {} as ResumeImportContext,
    events: {} as ResumeImportEvent,
    emitted: {} as ResumeImportEmitted,
    tags: {} as 'busy',
  },
  actors: {
    readResumeFile: fromCallback<EventObject, ReadResumeFileInput>(() => {}),
  },
  actions: {
    noteFile: assign((_, { file }: { file: ChosenFile }) => ({ ...EMPTY, name: file.name })),
    noteProgress: assign((_, progress: { page: number; pages: number }) => ({ progress })),
    noteFound: assign((_, { found }: { found: FoundResume }) => ({ found, progress: null })),
    noteCorrection: assign(({ context }, { place, text }: Correction) => ({
      corrections: [...context.corrections.filter((one) => !isSame(one.place, place)), { place, text }],
    })),
    noteTarget: assign((_, { target }: { target: ImportTarget }) => ({ target })),
    noteProblem: assign((_, { problem }: { problem: ResumeImportProblem }) => ({ problem, progress: null })),
    tellApplied: emit(({ context: { name, found, corrections, target } }) => ({
      type: 'import.applied' as const,
      name,
      found: found as FoundResume,
      corrections,
      target,
    })),
    forget: assign(EMPTY),
  },
}).createMachine({
  id: 'resumeImport',
  context: EMPTY,
  initial: 'idle',
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
      description: 'The file is read page by page. Leaving this state ends the work at once.',
      tags: ['busy'],
      invoke: {
        id: 'readResumeFile',
        src: 'readResumeFile',
        input: ({ context, event }) => ({
          file: event.type === 'file.chosen' ? event.file : { name: context.name, size: 0, type: '' },
        }),
        onError: { target: 'refused', actions: { type: 'noteProblem', params: { problem: 'engine' } } },
      },
      on: {
        'file.progressed': {
          actions: { type: 'noteProgress', params: ({ event: { page, pages } }) => ({ page, pages }) },
        },
        'file.read': {
          target: 'review',
          actions: { type: 'noteFound', params: ({ event: { found } }) => ({ found }) },
        },
        'file.failed': {
          target: 'refused',
          actions: { type: 'noteProblem', params: ({ event: { problem } }) => ({ problem }) },
        },
        'import.cancelled': { target: 'idle', actions: 'forget' },
      },
    },
    review: {
      description:
        'What was understood, what is doubtful and what was not understood is shown; nothing is written yet.',
      on: {
        'field.corrected': {
          actions: { type: 'noteCorrection', params: ({ event: { place, text } }) => ({ place, text }) },
        },
        'target.chosen': { actions: { type: 'noteTarget', params: ({ event: { target } }) => ({ target }) } },
        'import.accepted': { target: 'idle', actions: ['tellApplied', 'forget'] },
        'import.cancelled': { target: 'idle', actions: 'forget' },
      },
    },
    refused: {
      description: 'Nothing was changed, and the reason is shown; another file can be chosen.',
      on: {
        'file.chosen': {
          target: 'reading',
          actions: { type: 'noteFile', params: ({ event: { file } }) => ({ file }) },
        },
        'import.cancelled': { target: 'idle', actions: 'forget' },
      },
    },
  },
});

const isSame = (a: FieldPlace, b: FieldPlace): boolean =>
  a.list === b.list && a.field === b.field && (a.list === null || (b.list !== null && a.id === b.id));
