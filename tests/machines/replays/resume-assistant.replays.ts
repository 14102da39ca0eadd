import { done, fail, type Ignored, type Replay } from '../../support/replay';

const document = {
  pages: [{ number: 1, lines: [{ text: 'Ada Example', size: 18 }], columns: 1, images: 0 }],
  links: [],
};
const report = { kind: 'report', rubricVersion: '1', score: 71 };
const pdf = { type: 'file.chosen', file: { name: 'cv.pdf', type: 'application/pdf', size: 2048 }, fileKey: 'file-1' };
const file = { key: 'file-1', name: 'cv.pdf', size: 2048, kept: true };
const read = { type: 'pdf.read', document };
const next = { type: 'step.advanced' };
const back = { type: 'step.reversed' };
const job = { type: 'job.described', text: 'Kubernetes engineer' };
const score = { type: 'action.chosen', action: 'ats-score' };
const analyse = { type: 'analysis.requested' };
const stored = done('storeFile', { kept: true });

const toReady = [pdf, stored, read];
const toAction = [...toReady, next, job, next];

const fresh = {
  file: null,
  document: null,
  jobDescription: '',
  action: null,
  report: null,
  progress: null,
  problem: null,
  notice: null,
  declined: null,
};
const draft = { step: 'upload', file, document: null, jobDescription: '', action: null, report: null };

export const happyPath = 'from a PDF to a report';

export const replays: readonly Replay[] = [
  {
    name: 'from a PDF to a report',
    spec: '§2: upload PDF, paste job description, choose an action, analysis result',
    starts: { state: 'upload.choosing', context: fresh },
    steps: [
      [pdf, { state: 'upload.storing', context: { file } }],
      [stored, 'upload.reading'],
      [
        { type: 'pdf.progressed', page: 1, pages: 2 },
        { state: 'upload.reading', context: { progress: { page: 1, pages: 2 } } },
      ],
      [read, { state: 'upload.ready', context: { document, progress: null } }],
      [next, 'job'],
      [job, { state: 'job', context: { jobDescription: 'Kubernetes engineer' } }],
      [next, 'action'],
      [score, { state: 'action', context: { action: 'ats-score' } }],
      [analyse, { state: 'analysing', context: { report: null } }],
      [
        done('analyse', report),
        {
          state: 'result',
          context: { report },
          emits: [
            {
              type: 'report.completed',
              report,
              action: 'ats-score',
              fileName: 'cv.pdf',
              jobDescription: 'Kubernetes engineer',
            },
          ],
        },
      ],
      [{ type: 'another.requested' }, { state: 'action', context: { file, jobDescription: 'Kubernetes engineer' } }],
    ],
  },
  {
    name: 'Start Over resets everything',
    spec: '§4: Start Over resets everything',
    starts: 'upload.choosing',
    steps: [
      ...toAction.map((event, index): Replay['steps'][number] => [
        event,
        ['upload.storing', 'upload.reading', 'upload.ready', 'job', 'job', 'action'][index] ?? '',
      ]),
      [
        { type: 'flow.restarted' },
        { state: 'upload.choosing', context: { file: null, document: null, jobDescription: '', action: null } },
      ],
    ],
  },
  {
    name: 'only PDF files',
    spec: '§5: only PDF files (otherwise Please select a PDF file)',
    starts: 'upload.choosing',
    steps: [
      [
        { type: 'file.chosen', file: { name: 'cv.docx', type: '', size: 10 }, fileKey: 'x' },
        { state: 'upload.choosing', context: { notice: 'notPdf', file: null } },
      ],
      [
        { type: 'file.chosen', file: { name: 'CV.PDF', type: '', size: 10 }, fileKey: 'file-2' },
        { state: 'upload.storing', context: { notice: null, file: { key: 'file-2', name: 'CV.PDF' } } },
      ],
    ],
  },
  {
    name: 'no step without what it needs',
    spec: '§8: Please upload a resume first, Please enter a job description',
    starts: 'upload.choosing',
    steps: [
      [next, { state: 'upload.choosing', context: { notice: 'noResume' } }],
      [pdf, { state: 'upload.storing', context: { notice: null } }],
      [stored, 'upload.reading'],
      [read, 'upload.ready'],
      [next, 'job'],
      [next, { state: 'job', context: { notice: 'noJob' } }],
      [
        { type: 'job.described', text: '   ' },
        { state: 'job', context: { notice: null } },
      ],
      [next, { state: 'job', context: { notice: 'noJob' } }],
      [job, 'job'],
      [next, 'action'],
      [analyse, { state: 'action', context: { notice: 'noAction' } }],
    ],
  },
  {
    name: 'back to each earlier step with everything kept',
    spec: 'decisions §1: everything the user makes is kept',
    starts: 'upload.choosing',
    steps: [
      ...toAction.map((event, index): Replay['steps'][number] => [
        event,
        ['upload.storing', 'upload.reading', 'upload.ready', 'job', 'job', 'action'][index] ?? '',
      ]),
      [back, { state: 'job', context: { jobDescription: 'Kubernetes engineer' } }],
      [back, { state: 'upload.ready', context: { file, document } }],
      [
        { ...pdf, fileKey: 'file-9' },
        { state: 'upload.storing', context: { document: null, jobDescription: 'Kubernetes engineer' } },
      ],
    ],
  },
  {
    name: 'another file after a report: what was said of the old one goes',
    spec: '§4: step 3 to 4 by Analyze Resume',
    input: { draft: { ...draft, step: 'result', document, jobDescription: 'Go', action: 'ats-score', report } },
    starts: { state: 'result', context: { report } },
    steps: [
      [{ type: 'another.requested' }, { state: 'action', context: { report } }],
      [back, 'job'],
      [back, { state: 'upload.ready', context: { report } }],
      [
        { ...pdf, fileKey: 'file-9' },
        { state: 'upload.storing', context: { file: { key: 'file-9' }, document: null, report: null } },
      ],
    ],
  },
  {
    name: 'a file that gives no text is named, and can be tried again',
    spec: '§8: Failed to extract text from the PDF',
    starts: 'upload.choosing',
    steps: [
      [pdf, 'upload.storing'],
      [stored, 'upload.reading'],
      [
        { type: 'pdf.failed', problem: 'scanned' },
        { state: 'upload.unreadable', context: { problem: 'scanned', document: null } },
      ],
      [next, { state: 'upload.unreadable', context: { notice: 'noResume' } }],
      [{ type: 'reading.retried' }, 'upload.reading'],
      [fail('readPdf'), { state: 'upload.unreadable', context: { problem: 'reader-failed' } }],
      [pdf, { state: 'upload.storing', context: { problem: null } }],
    ],
  },
  {
    name: 'a device that refuses to keep the file',
    spec: 'a refused write is said plainly; the flow goes on',
    starts: 'upload.choosing',
    steps: [
      [pdf, 'upload.storing'],
      [done('storeFile', { kept: false }), { state: 'upload.reading', context: { file: { ...file, kept: false } } }],
      [read, 'upload.ready'],
    ],
  },
  {
    name: 'a file that cannot even be taken in',
    spec: 'every invoke leads to a way out',
    starts: 'upload.choosing',
    steps: [
      [pdf, 'upload.storing'],
      [fail('storeFile'), { state: 'upload.unreadable', context: { problem: 'reader-failed' } }],
    ],
  },
  {
    name: 'Cancel while the file is stored or read',
    spec: 'long work can be cancelled',
    starts: 'upload.choosing',
    steps: [
      [pdf, 'upload.storing'],
      [{ type: 'reading.cancelled' }, { state: 'upload.choosing', context: { file: null } }],
      [pdf, 'upload.storing'],
      [stored, 'upload.reading'],
      [{ type: 'reading.cancelled' }, { state: 'upload.choosing', context: { file: null, progress: null } }],
    ],
  },
  {
    name: 'an engine that fails keeps everything',
    spec: '§8: Sorry, there was an error processing your request. Please try again.',
    input: { draft: { ...draft, step: 'action', document, jobDescription: 'Go', action: 'keyword-match' } },
    starts: { state: 'action', context: { action: 'keyword-match' } },
    steps: [
      [analyse, 'analysing'],
      [fail('analyse'), { state: 'failed', context: { jobDescription: 'Go', document } }],
      [analyse, 'analysing'],
      [{ type: 'analysis.cancelled' }, 'action'],
      [analyse, 'analysing'],
      [fail('analyse'), 'failed'],
      [{ type: 'another.requested' }, 'action'],
    ],
  },
  {
    name: 'too little text gives a reason and no score',
    spec: 'decisions §1: a scanned, encrypted or damaged file gets a plain message and never a score',
    input: { draft: { ...draft, step: 'action', document, jobDescription: 'Go', action: 'ats-score' } },
    starts: 'action',
    steps: [
      [analyse, 'analysing'],
      [
        done('analyse', { kind: 'no-report', reason: 'Nine words are too few.' }),
        { state: 'declined', context: { declined: 'Nine words are too few.', report: null }, emits: [] },
      ],
      [{ type: 'another.requested' }, 'action'],
      [analyse, { state: 'analysing', context: { declined: null } }],
    ],
  },
  {
    name: 'a reload while the file is read reads it again',
    spec: 'the flow survives a reload',
    input: { draft },
    starts: { state: 'upload.reading', context: { file } },
    steps: [[read, 'upload.ready']],
  },
  {
    name: 'a reload after a file that could not be kept',
    spec: 'the flow survives a reload; what cannot be kept is asked for again',
    input: { draft: { ...draft, file: { ...file, kept: false }, jobDescription: 'Go' } },
    starts: { state: 'upload.choosing', context: { file: null, jobDescription: 'Go' } },
    steps: [],
  },
  {
    name: 'a reload with the file read',
    spec: 'the flow survives a reload',
    input: { draft: { ...draft, document } },
    starts: 'upload.ready',
    steps: [],
  },
  {
    name: 'a reload at the job description',
    spec: 'the flow survives a reload',
    input: { draft: { ...draft, step: 'job', document, jobDescription: 'half a sen' } },
    starts: { state: 'job', context: { jobDescription: 'half a sen' } },
    steps: [],
  },
  {
    name: 'a reload at the result',
    spec: 'the flow survives a reload',
    input: { draft: { ...draft, step: 'result', document, jobDescription: 'Go', action: 'ats-score', report } },
    starts: { state: 'result', context: { report } },
    steps: [],
  },
  {
    name: 'a reload at a result whose report was lost',
    spec: 'a damaged part never blocks the rest',
    input: { draft: { ...draft, step: 'result', document, jobDescription: 'Go', action: 'ats-score' } },
    starts: { state: 'action', context: { action: 'ats-score' } },
    steps: [],
  },
  {
    name: 'what was asked for too early is said until it is there',
    spec: '§8: Please upload a resume first, Please enter a job description',
    starts: 'upload.choosing',
    steps: [
      [pdf, 'upload.storing'],
      [next, { state: 'upload.storing', context: { notice: 'noResume' } }],
      [stored, 'upload.reading'],
      [read, { state: 'upload.ready', context: { notice: 'noResume' } }],
      [next, { state: 'job', context: { notice: null } }],
      [next, { state: 'job', context: { notice: 'noJob' } }],
      [back, { state: 'upload.ready', context: { notice: null } }],
      [
        { ...pdf, file: { name: 'cv.docx', type: '', size: 10 } },
        { state: 'upload.ready', context: { notice: 'notPdf' } },
      ],
      [next, { state: 'job', context: { notice: null } }],
      [job, 'job'],
      [next, { state: 'action', context: { notice: null } }],
      [analyse, { state: 'action', context: { notice: 'noAction' } }],
      [back, { state: 'job', context: { notice: null } }],
      [next, 'action'],
      [analyse, { state: 'action', context: { notice: 'noAction' } }],
      [score, { state: 'action', context: { notice: null } }],
      [analyse, { state: 'analysing', context: { notice: null } }],
    ],
  },
  {
    name: 'a new analysis says nothing of the one before',
    spec: '§4: 3 to 4 by Analyze Resume',
    input: { draft: { ...draft, step: 'result', document, jobDescription: 'Go', action: 'ats-score', report } },
    starts: 'result',
    steps: [
      [{ type: 'another.requested' }, { state: 'action', context: { report } }],
      [analyse, { state: 'analysing', context: { report: null } }],
      [
        done('analyse', { kind: 'no-report', reason: 'Nine words.' }),
        { state: 'declined', context: { declined: 'Nine words.' } },
      ],
      [{ type: 'another.requested' }, 'action'],
      [analyse, { state: 'analysing', context: { declined: null } }],
      [fail('analyse'), { state: 'failed', context: { report: null, declined: null } }],
      [analyse, { state: 'analysing', context: { report: null, declined: null } }],
    ],
  },
  {
    name: 'the progress and the problem of one reading are not those of the next',
    spec: '§8: Failed to extract text from the PDF',
    starts: 'upload.choosing',
    steps: [
      [pdf, 'upload.storing'],
      [stored, 'upload.reading'],
      [{ type: 'pdf.progressed', page: 1, pages: 2 }, 'upload.reading'],
      [
        { type: 'pdf.failed', problem: 'damaged' },
        { state: 'upload.unreadable', context: { problem: 'damaged', progress: null } },
      ],
      [{ type: 'reading.retried' }, { state: 'upload.reading', context: { problem: null } }],
      [{ type: 'pdf.progressed', page: 1, pages: 2 }, 'upload.reading'],
      [
        { ...pdf, fileKey: 'file-9' },
        { state: 'upload.storing', context: { progress: null } },
      ],
      [fail('storeFile'), { state: 'upload.unreadable', context: { problem: 'reader-failed' } }],
      [{ type: 'flow.restarted' }, { state: 'upload.choosing', context: fresh }],
    ],
  },
];

export const ignored: readonly Ignored[] = [
  {
    state: 'upload.choosing',
    steps: [],
    events: [read, back, analyse, job, score, { type: 'reading.cancelled' }, { type: 'another.requested' }],
  },
  { state: 'upload.storing', steps: [pdf], events: [read, back, analyse, job, score] },
  { state: 'upload.reading', steps: [pdf, stored], events: [stored, back, analyse, job, score] },
  { state: 'upload.ready', steps: toReady, events: [read, { type: 'pdf.failed', problem: 'damaged' }, back, analyse] },
  { state: 'action', steps: toAction, events: [next, job, pdf, read, { type: 'another.requested' }] },
  {
    state: 'analysing',
    steps: [...toAction, score, analyse],
    events: [analyse, score, next, back, job, pdf],
  },
  {
    state: 'result',
    steps: [...toAction, score, analyse, done('analyse', report)],
    events: [analyse, score, next, back, pdf, done('analyse', { score: 1 })],
  },
];
