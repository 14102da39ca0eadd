/**
 * A resume, a letter or both as a PDF by one click: written, read again as the resume assistant reads it, compared, and
 * downloaded when nothing is lost. What is found holds for the words it was found in.
 * Issue 15; screens `/resume-preview` and `/cover-letters`.
 */
import { assign, emit, fromPromise, setup } from 'xstate';
import type {
  Certificate,
  HandOverInput,
  PrintJob,
  ReadBackInput,
  WritePdfInput,
  WrittenFile,
} from './contracts/pdf-download';

export interface PdfDownloadContext {
  readonly job: PrintJob | null;
  readonly file: WrittenFile | null;
  readonly certificate: Certificate | null;
}

export type PdfDownloadEvent =
  | { type: 'download.asked'; job: PrintJob }
  | { type: 'download.cancelled' }
  /** The words or the look are others now. */
  | { type: 'job.changed' }
  /** The file is wanted although it differs, or could not be checked. */
  | { type: 'file.wanted' };

/** A file that differs, or was not checked, is in the downloads. */
export type PdfDownloadEmitted = { type: 'file.handed'; name: string };

const EMPTY: PdfDownloadContext = { job: null, file: null, certificate: null };
const NO_JOB: PrintJob = { title: '', letter: null, resume: null, printsResume: false };

export const pdfDownloadMachine = setup({
  types: {
    context: {} as PdfDownloadContext,
    events: {} as PdfDownloadEvent,
    emitted: {} as PdfDownloadEmitted,
    tags: {} as 'busy',
  },
  actors: {
    writePdf: fromPromise<WrittenFile, WritePdfInput>(() => new Promise(() => {})),
    readBack: fromPromise<Certificate, ReadBackInput>(() => new Promise(() => {})),
    handOver: fromPromise<void, HandOverInput>(() => new Promise(() => {})),
  },
  actions: {
    begin: assign((_, { job }: { job: PrintJob }) => ({ ...EMPTY, job })),
    noteFile: assign((_, { file }: { file: WrittenFile }) => ({ file })),
    noteCertificate: assign((_, { certificate }: { certificate: Certificate }) => ({ certificate })),
    forget: assign(() => EMPTY),
    tellHanded: emit(({ context }): PdfDownloadEmitted => ({ type: 'file.handed', name: nameOf(context) })),
  },
  guards: {
    isWhole: ({ context: { file } }, { certificate }: { certificate: Certificate | null }) =>
      certificate !== null && certificate.lost.length + certificate.added.length + (file?.missing.length ?? 0) === 0,
  },
}).createMachine({
  id: 'pdfDownload',
  description: 'Writes a PDF, reads it again, and says what it lost before anybody sends it.',
  context: { job: null, file: null, certificate: null },
  initial: 'idle',
  on: {
    'job.changed': { target: '.idle', actions: 'forget' },
  },
  states: {
    idle: {
      description: 'Nothing has been asked for.',
      on: {
        'download.asked': { target: 'making', actions: { type: 'begin', params: ({ event: { job } }) => ({ job }) } },
      },
    },
    making: {
      description: 'The pages are laid out and written.',
      tags: ['busy'],
      invoke: {
        id: 'writePdf',
        src: 'writePdf',
        input: ({ context: { job } }) => ({ job: job ?? NO_JOB }),
        onDone: {
          target: 'readingBack',
          actions: { type: 'noteFile', params: ({ event: { output } }) => ({ file: output }) },
        },
        onError: { target: 'failed' },
      },
      on: { 'download.cancelled': { target: 'idle', actions: 'forget' } },
    },
    readingBack: {
      description: 'The file is read as the resume assistant reads it, and compared with what was written.',
      tags: ['busy'],
      invoke: {
        id: 'readBack',
        src: 'readBack',
        input: ({ context: { file, job } }) => ({ key: file?.key ?? '', job: job ?? NO_JOB }),
        onDone: [
          {
            guard: { type: 'isWhole', params: ({ event: { output } }) => ({ certificate: output }) },
            target: 'handing',
            actions: { type: 'noteCertificate', params: ({ event: { output } }) => ({ certificate: output }) },
          },
          {
            target: 'differences',
            actions: { type: 'noteCertificate', params: ({ event: { output } }) => ({ certificate: output }) },
          },
        ],
        onError: { target: 'unread' },
      },
      on: { 'download.cancelled': { target: 'idle', actions: 'forget' } },
    },
    differences: {
      description: 'The file says something else than was written. It is shown field by field; nothing was downloaded.',
      on: {
        'file.wanted': { target: 'handing' },
        'download.asked': { target: 'making', actions: { type: 'begin', params: ({ event: { job } }) => ({ job }) } },
      },
    },
    unread: {
      description: 'The file is written, and the reader could not be fetched or failed on it.',
      on: {
        'file.wanted': { target: 'handing' },
        'download.asked': { target: 'making', actions: { type: 'begin', params: ({ event: { job } }) => ({ job }) } },
      },
    },
    handing: {
      description: 'The file goes to the downloads.',
      tags: ['busy'],
      invoke: {
        id: 'handOver',
        src: 'handOver',
        input: ({ context }) => ({ key: context.file?.key ?? '', name: nameOf(context) }),
        onDone: [
          {
            guard: { type: 'isWhole', params: ({ context: { certificate } }) => ({ certificate }) },
            target: 'certified',
          },
          { target: 'idle', actions: ['tellHanded', 'forget'] },
        ],
        onError: { target: 'failed' },
      },
      on: { 'download.cancelled': { target: 'idle', actions: 'forget' } },
    },
    certified: {
      description: 'Every word came back, in order, and the file is in the downloads.',
      on: {
        'download.asked': { target: 'making', actions: { type: 'begin', params: ({ event: { job } }) => ({ job }) } },
      },
    },
    failed: {
      description: 'The file could not be written; the resume is kept.',
      on: {
        'download.asked': { target: 'making', actions: { type: 'begin', params: ({ event: { job } }) => ({ job }) } },
      },
    },
  },
});

/** The name of the file in the downloads. */
const nameOf = ({ job }: PdfDownloadContext) => `${job?.title ?? ''}.pdf`;
