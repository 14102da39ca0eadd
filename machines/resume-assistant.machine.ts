/**
 * Resume assistant: a PDF, a job description, an action, a report.
 * Product spec sections 2, 4, 5, 8 and 9; screen `/resume-enchancer`.
 */
import { assign, type EventObject, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { ChosenFile, StoreFileInput, StoreFileOutput } from './contracts/files';
import type { PdfProblem, ReadPdfInput } from './contracts/pdf';
import type {
  AnalyseInput,
  ResumeAction,
  ResumeAnalysis,
  ResumeDocument,
  ResumeDraft,
  ResumeReport,
  ResumeStep,
} from './contracts/resume';
import type {
  ResumeAssistantContext,
  ResumeAssistantEmitted,
  ResumeAssistantEvent,
  ResumeAssistantInput,
  ResumeNotice,
} from './contracts/resume-assistant-flow';

export const resumeAssistantMachine = setup({
  types: {
    context: {} as ResumeAssistantContext,
    events: {} as ResumeAssistantEvent,
    meta: {} as { spec: string },
    input: {} as ResumeAssistantInput,
    emitted: {} as ResumeAssistantEmitted,
    tags: {} as 'busy' | 'upload' | 'job' | 'action' | 'result',
  },
  actors: {
    storeFile: fromPromise<StoreFileOutput, StoreFileInput>(() => new Promise(() => {})),
    readPdf: fromCallback<EventObject, ReadPdfInput>(() => {}),
    analyse: fromPromise<ResumeAnalysis, AnalyseInput>(() => new Promise(() => {})),
  },
  guards: {
    isPdf: (_, { file }: { file: ChosenFile }) => file.type === 'application/pdf' || /\.pdf$/i.test(file.name),
    isKept: (_, { output }: { output: StoreFileOutput }) => output.kept,
    hasDocument: ({ context }) => context.document !== null,
    hasJobDescription: ({ context }) => context.jobDescription.trim() !== '',
    hasAction: ({ context }) => context.action !== null,
    hasUnreadFile: ({ context }) => context.file?.kept === true && context.document === null,
    isReport: (_, { analysis }: { analysis: ResumeAnalysis }) => analysis.kind === 'report',
    leftAtResult: ({ context }) =>
      context.restoring === 'result' && context.document !== null && context.report !== null && context.action !== null,
    leftAtAction: ({ context }) =>
      (context.restoring === 'action' || context.restoring === 'result') && context.document !== null,
    leftAtJob: ({ context }) => context.restoring === 'job' && context.document !== null,
  },
  actions: {
    noteFile: assign((_, { file, fileKey }: { file: ChosenFile; fileKey: string }) => ({
      file: { key: fileKey, name: file.name, size: file.size, kept: true },
      document: null,
      progress: null,
      problem: null,
      notice: null,
      report: null,
    })),
    noteNotKept: assign(({ context }) => ({ file: context.file ? { ...context.file, kept: false } : null })),
    noteProgress: assign((_, progress: { page: number; pages: number }) => ({ progress })),
    noteDocument: assign((_, { document }: { document: ResumeDocument }) => ({
      document,
      progress: null,
      problem: null,
    })),
    noteProblem: assign((_, { problem }: { problem: PdfProblem }) => ({ problem, progress: null })),
    forgetProblem: assign({ problem: null }),
    dropFile: assign({ file: null, document: null, progress: null, problem: null }),
    say: assign((_, { notice }: { notice: ResumeNotice }) => ({ notice })),
    saidEnough: assign({ notice: null }),
    noteJob: assign((_, { text }: { text: string }) => ({ jobDescription: text, notice: null })),
    noteAction: assign((_, { action }: { action: ResumeAction }) => ({ action, notice: null })),
    beginAnalysis: assign({ report: null, declined: null, notice: null }),
    noteAnalysis: assign((_, { analysis }: { analysis: ResumeAnalysis }) =>
      analysis.kind === 'report' ? { report: analysis } : { declined: analysis.reason },
    ),
    fileReport: emit(({ context }) => ({
      type: 'report.completed' as const,
      report: context.report as ResumeReport,
      action: context.action ?? 'ats-score',
      fileName: context.file?.name ?? '',
      jobDescription: context.jobDescription,
    })),
    forgetAll: assign(() => begun(null)),
  },
}).createMachine({
  id: 'resumeAssistant',
  context: ({ input }) => begun(input.draft),
  initial: 'restoring',
  on: { 'flow.restarted': { target: '.upload.choosing', actions: 'forgetAll' } },
  states: {
    restoring: {
      description: 'Goes to where an earlier visit stopped.',
      always: [
        { guard: 'leftAtResult', target: 'result' },
        { guard: 'leftAtAction', target: 'action' },
        { guard: 'leftAtJob', target: 'job' },
        { guard: 'hasDocument', target: 'upload.ready' },
        { guard: 'hasUnreadFile', target: 'upload.reading' },
        { target: 'upload.choosing' },
      ],
    },
    upload: {
      description: 'A PDF is dropped or picked, kept, and read in a worker.',
      meta: { spec: 'step 1: upload PDF' },
      tags: ['upload'],
      initial: 'choosing',
      on: {
        'file.chosen': [
          {
            guard: { type: 'isPdf', params: ({ event }) => ({ file: event.file }) },
            target: '.storing',
            actions: { type: 'noteFile', params: ({ event }) => ({ file: event.file, fileKey: event.fileKey }) },
          },
          { actions: { type: 'say', params: { notice: 'notPdf' } } },
        ],
        'step.advanced': { actions: { type: 'say', params: { notice: 'noResume' } } },
      },
      states: {
        choosing: { description: 'No file yet.', entry: 'dropFile' },
        storing: {
          description: 'The bytes are kept on the device, so that a reload does not lose them.',
          tags: ['busy'],
          invoke: {
            id: 'storeFile',
            src: 'storeFile',
            input: ({ context, event }) => ({
              file:
                event.type === 'file.chosen'
                  ? event.file
                  : { name: context.file?.name ?? '', size: context.file?.size ?? 0, type: 'application/pdf' },
              fileKey: context.file?.key ?? '',
            }),
            onDone: [
              { guard: { type: 'isKept', params: ({ event }) => ({ output: event.output }) }, target: 'reading' },
              { target: 'reading', actions: 'noteNotKept' },
            ],
            onError: { target: 'unreadable', actions: { type: 'noteProblem', params: { problem: 'reader-failed' } } },
          },
          on: { 'reading.cancelled': { target: 'choosing' } },
        },
        reading: {
          description: 'The text is read page by page; it can be cancelled.',
          tags: ['busy'],
          invoke: {
            id: 'readPdf',
            src: 'readPdf',
            input: ({ context }) => ({ fileKey: context.file?.key ?? '' }),
            onError: { target: 'unreadable', actions: { type: 'noteProblem', params: { problem: 'reader-failed' } } },
          },
          on: {
            'pdf.progressed': {
              actions: { type: 'noteProgress', params: ({ event }) => ({ page: event.page, pages: event.pages }) },
            },
            'pdf.read': {
              target: 'ready',
              actions: { type: 'noteDocument', params: ({ event }) => ({ document: event.document }) },
            },
            'pdf.failed': {
              target: 'unreadable',
              actions: { type: 'noteProblem', params: ({ event }) => ({ problem: event.problem }) },
            },
            'reading.cancelled': { target: 'choosing' },
          },
        },
        unreadable: {
          description: 'The file gave no text: a plain message says why, and there is no score.',
          on: { 'reading.retried': { target: 'reading', actions: 'forgetProblem' } },
        },
        ready: {
          description: 'The text is there; Next leads on.',
          on: { 'step.advanced': { target: '#resumeAssistant.job', actions: 'saidEnough' } },
        },
      },
    },
    job: {
      description: 'The job description is pasted.',
      meta: { spec: 'step 2: paste job description' },
      tags: ['job'],
      on: {
        'job.described': { actions: { type: 'noteJob', params: ({ event }) => ({ text: event.text }) } },
        'step.advanced': [
          { guard: 'hasJobDescription', target: 'action', actions: 'saidEnough' },
          { actions: { type: 'say', params: { notice: 'noJob' } } },
        ],
        'step.reversed': { target: 'upload.ready', actions: 'saidEnough' },
      },
    },
    action: {
      description: 'One of the four actions is chosen.',
      meta: { spec: 'step 3: choose an action' },
      tags: ['action'],
      on: {
        'action.chosen': { actions: { type: 'noteAction', params: ({ event }) => ({ action: event.action }) } },
        'analysis.requested': [
          {
            guard: 'hasAction',
            target: 'analysing',
            actions: 'beginAnalysis',
          },
          { actions: { type: 'say', params: { notice: 'noAction' } } },
        ],
        'step.reversed': { target: 'job', actions: 'saidEnough' },
      },
    },
    analysing: {
      description: 'The built-in engine works on this device; it can be cancelled.',
      meta: { spec: 'Processing...' },
      tags: ['busy', 'action'],
      invoke: {
        id: 'analyse',
        src: 'analyse',
        input: ({ context }) => ({
          document: context.document ?? { pages: [], links: [] },
          jobDescription: context.jobDescription,
        }),
        onDone: [
          {
            guard: { type: 'isReport', params: ({ event }) => ({ analysis: event.output }) },
            target: 'result',
            actions: [{ type: 'noteAnalysis', params: ({ event }) => ({ analysis: event.output }) }, 'fileReport'],
          },
          {
            target: 'declined',
            actions: { type: 'noteAnalysis', params: ({ event }) => ({ analysis: event.output }) },
          },
        ],
        onError: { target: 'failed' },
      },
      on: { 'analysis.cancelled': { target: 'action' } },
    },
    declined: {
      description: 'There is too little text to judge: the reason is shown, and there is no score.',
      tags: ['result'],
      on: { 'another.requested': { target: 'action' } },
    },
    failed: {
      description: 'The engine could not finish. Everything the user gave is kept.',
      tags: ['result'],
      on: {
        'analysis.requested': { target: 'analysing', actions: 'beginAnalysis' },
        'another.requested': { target: 'action' },
      },
    },
    result: {
      description: 'The report. A model’s advice and reading aloud are flows of their own beside it.',
      meta: { spec: 'step 4: analysis result' },
      tags: ['result'],
      on: { 'another.requested': { target: 'action' } },
    },
  },
});

type Matchable = { readonly context: ResumeAssistantContext; hasTag: (tag: never) => boolean };

/** Which of the four steps the flow is on. */
export function stepOf(snapshot: Matchable): ResumeStep {
  const tags = ['result', 'action', 'job'] as const;
  return tags.find((tag) => snapshot.hasTag(tag as never)) ?? 'upload';
}

/** What must survive a reload. The same context gives the same parts, by reference. */
export function draftOf(snapshot: Matchable): ResumeDraft {
  const { file, document, jobDescription, action, report } = snapshot.context;
  return { step: stepOf(snapshot), file, document, jobDescription, action, report };
}

function begun(draft: ResumeDraft | null): ResumeAssistantContext {
  return {
    file: draft?.file ?? null,
    document: draft?.document ?? null,
    jobDescription: draft?.jobDescription ?? '',
    action: draft?.action ?? null,
    report: draft?.report ?? null,
    progress: null,
    problem: null,
    notice: null,
    declined: null,
    restoring: draft?.step ?? 'upload',
  };
}
