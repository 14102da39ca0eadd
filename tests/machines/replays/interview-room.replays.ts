import type { InterviewRecord } from '../../../machines/contracts/interview';
import { fail, type Ignored, type Replay } from '../../support/replay';

const role = { id: 'sde-1', name: 'SDE-1' };
const questions = [
  { id: 'sde-1-01', text: 'Tell me about yourself.' },
  { id: 'sde-1-02', text: 'Which project are you most proud of?' },
];
const others = [{ id: 'bank-estimate', text: 'How do you estimate?' }];
const times = { preparation: 0, questionTime: 60_000, retakes: null };
const begunAt = '2026-11-20T09:00:00.000Z';
const input = { id: 'interview-1', begunAt, role, questions, records: true, ...times, draft: null };
const untouched = { spoken: [], typed: '', spent: 0, prepared: 0 };
const record: InterviewRecord = {
  id: 'interview-1',
  begunAt,
  role,
  questions,
  answers: [untouched],
  notes: '',
  language: 'en-US',
  records: true,
  parts: [],
  ...times,
};
const draft: InterviewRecord = {
  ...record,
  id: 'interview-0',
  answers: [
    { spoken: [{ text: 'I study.', start: 1000, end: 3000 }], typed: '', spent: 61_000, prepared: 0 },
    { spoken: [], typed: 'A course finder', spent: 4000, prepared: 0 },
  ],
  notes: 'Slower.',
  language: 'es-ES',
  records: false,
};

const start = { type: 'session.started', at: 1000 };
const tick = (elapsed: number) => ({ type: 'clock.ticked', elapsed });
const heard = (text: string, from: number, to: number) => ({ type: 'transcript.heard', text, from, to });
const next = (at: number) => ({ type: 'question.advanced', at });
const submit = (at: number) => ({ type: 'interview.submitted', at });
const confirm = (at: number) => ({ type: 'submission.confirmed', at });
const decline = { type: 'submission.declined' };
const recording = { type: 'recording.started', key: 'interview-1-1', mime: 'video/webm', at: 1500 };
const stored = (at: number, key = 'interview-1-1') => ({ type: 'recording.stored', key, at });
const completed = (change: Partial<InterviewRecord>) => [
  { type: 'interview.completed', record: { ...record, ...change } },
];
const answer = (change: object) => ({ ...untouched, ...change });

const reading = { type: 'reading.begun' };

export const happyPath = 'a whole session: heard, advanced, submitted';

export const replays: Replay[] = [
  {
    name: 'a whole session: heard, advanced, submitted',
    spec: '§4: the question index only advances and resets the countdown; Submit shows Interview submitted! Notes: …',
    starts: { state: 'open.waiting.idle', context: { answers: [untouched], startedAt: null } },
    steps: [
      [start, { state: 'open.running.answering', context: { startedAt: 1000 } }],
      [tick(1000.4), { state: 'open.running.answering', context: { answers: [answer({ spent: 1000 })] } }],
      [
        heard('I study computer science.', 1400, 3000),
        {
          state: 'open.running.answering',
          context: {
            answers: [answer({ spent: 1000, spoken: [{ text: 'I study computer science.', start: 400, end: 2000 }] })],
          },
        },
      ],
      [
        { type: 'notes.written', text: 'Name a number.' },
        { state: 'open.running.answering', context: { notes: 'Name a number.' } },
      ],
      [
        next(13_600),
        { state: 'open.running.answering', context: { startedAt: 13_600, answers: [{ spent: 12_600 }, untouched] } },
      ],
      [submit(14_000), { state: 'open.running.asking', emits: [] }],
      [
        confirm(15_000),
        {
          state: 'submitted',
          emits: completed({
            notes: 'Name a number.',
            answers: [
              answer({ spent: 12_600, spoken: [{ text: 'I study computer science.', start: 400, end: 2000 }] }),
              answer({ spent: 1400 }),
            ],
          }),
        },
      ],
    ],
  },
  {
    name: 'the time over is counted, and nothing is forced',
    spec: '§4: the countdown falls one per second to 0; nothing happens at 0. decisions §1: the time over is counted',
    input,
    starts: 'open.waiting.idle',
    steps: [
      [start, 'open.running.answering'],
      [tick(60_000), { state: 'open.running.answering', context: { answers: [answer({ spent: 60_000 })] }, emits: [] }],
      [tick(75_000), { state: 'open.running.answering', context: { answers: [answer({ spent: 75_000 })] } }],
      [tick(74_000), { state: 'open.running.answering', context: { answers: [answer({ spent: 75_000 })] } }],
    ],
  },
  {
    name: 'words that were begun before Next Question stay with their question',
    spec: 'decisions §1: the earlier transcript is kept with its question',
    input,
    starts: 'open.waiting.idle',
    steps: [
      [start, 'open.running.answering'],
      [next(11_000), 'open.running.answering'],
      [
        heard('the last of it', 10_500, 11_400),
        {
          state: 'open.running.answering',
          context: {
            answers: [
              answer({ spent: 10_000, spoken: [{ text: 'the last of it', start: 9500, end: 10_400 }] }),
              untouched,
            ],
          },
        },
      ],
      [
        heard('My project', 12_000, 12_500),
        {
          state: 'open.running.answering',
          context: {
            answers: [{ spent: 10_000 }, answer({ spoken: [{ text: 'My project', start: 1000, end: 1500 }] })],
          },
        },
      ],
      [
        heard('and more', 12_400, 13_000),
        {
          state: 'open.running.answering',
          context: { answers: [{ spent: 10_000 }, { spoken: [{}, { text: 'and more', start: 1500, end: 2000 }] }] },
        },
      ],
    ],
  },
  {
    name: 'typing begins the session',
    spec: 'issue 3: typing is always possible',
    input,
    starts: 'open.waiting.idle',
    steps: [
      [
        { type: 'answer.typed', text: 'I', at: 500 },
        { state: 'open.running.answering', context: { startedAt: 500, answers: [answer({ typed: 'I' })] } },
      ],
      [
        { type: 'answer.typed', text: 'I study', at: 900 },
        { state: 'open.running.answering', context: { startedAt: 500, answers: [answer({ typed: 'I study' })] } },
      ],
    ],
  },
  {
    name: 'Next Question begins the session too',
    spec: '§4: Next Question, if not last',
    input,
    starts: 'open.waiting.idle',
    steps: [
      [next(700), { state: 'open.running.answering', context: { startedAt: 700, answers: [untouched, untouched] } }],
    ],
  },
  {
    name: 'submitted before it began',
    spec: '§4: Submit',
    input,
    starts: 'open.waiting.idle',
    steps: [
      [{ type: 'notes.written', text: 'Later.' }, 'open.waiting.idle'],
      [submit(600), { state: 'open.waiting.asking', emits: [] }],
      [confirm(700), { state: 'submitted', emits: completed({ notes: 'Later.' }) }],
    ],
  },
  {
    name: 'a reload goes on where it was, with the clock stopped until the user goes on',
    spec: 'issue 3: reloaded in the middle, the session goes on where it was',
    input: { ...input, draft },
    starts: { state: 'open.waiting.idle', context: { ...draft, startedAt: null } },
    steps: [
      [start, { state: 'open.running.answering', context: { startedAt: -3000 } }],
      [tick(5000), { state: 'open.running.answering', context: { answers: [{ spent: 61_000 }, { spent: 5000 }] } }],
    ],
  },
  {
    name: 'the language is kept',
    spec: '§4: language toggles between en-US and es-ES',
    input,
    starts: 'open.waiting.idle',
    steps: [
      [
        { type: 'language.chosen', language: 'es-ES' },
        { state: 'open.waiting.idle', context: { language: 'es-ES' } },
      ],
      [
        { type: 'recording.chosen', records: false },
        { state: 'open.waiting.idle', context: { records: false } },
      ],
    ],
  },
  {
    name: 'a recording has its place on the clock of the session',
    spec: 'issue 3: played back with the transcript in step',
    input,
    starts: 'open.waiting.idle',
    steps: [
      [start, 'open.running.answering'],
      [next(4000), 'open.running.answering'],
      [
        { ...recording, at: 4500 },
        {
          state: 'open.running.answering',
          context: { parts: [{ key: 'interview-1-1', mime: 'video/webm', start: 3500, length: 0 }] },
        },
      ],
      [stored(9500), { state: 'open.running.answering', context: { parts: [{ start: 3500, length: 5000 }] } }],
    ],
  },
  {
    name: 'with questions open it asks, and the clock goes on meanwhile',
    spec: 'issue 16: Submit asks when questions are open',
    input,
    starts: 'open.waiting.idle',
    steps: [
      [start, 'open.running.answering'],
      [heard('I study.', 1100, 2000), 'open.running.answering'],
      [submit(3000), { state: 'open.running.asking', emits: [] }],
      [tick(4000), { state: 'open.running.asking', context: { answers: [{ spent: 4000 }] } }],
      [decline, 'open.running.answering'],
      [submit(6000), 'open.running.asking'],
      [next(7000), { state: 'open.running.answering', context: { answers: [{ spent: 6000 }, untouched] } }],
    ],
  },
  {
    name: 'asked before the start, it goes back to where it was',
    spec: 'issue 16: Submit asks when questions are open',
    input,
    starts: 'open.waiting.idle',
    steps: [
      [submit(600), 'open.waiting.asking'],
      [decline, { state: 'open.waiting.idle', context: { startedAt: null } }],
    ],
  },
  {
    name: 'with words to every question it does not ask',
    spec: '§4: Submit',
    input,
    starts: 'open.waiting.idle',
    steps: [
      [start, 'open.running.answering'],
      [heard('I study.', 1100, 2000), 'open.running.answering'],
      [next(3000), 'open.running.answering'],
      [{ type: 'answer.typed', text: 'The finder.', at: 4000 }, 'open.running.answering'],
      [submit(5000), 'submitted'],
    ],
  },
  {
    name: 'a submission is taken back, and the session goes on as it was',
    spec: 'issue 16: let it be taken back',
    input: { ...input, draft },
    starts: 'open.waiting.idle',
    steps: [
      [start, 'open.running.answering'],
      [recording, 'open.running.answering'],
      [submit(3000), { state: 'submitted', context: { answers: [{ spent: 61_000 }, { spent: 6000 }] } }],
      [
        { type: 'submission.undone' },
        { state: 'open.waiting.idle', context: { startedAt: null, answers: [{ spent: 61_000 }, { spent: 6000 }] } },
      ],
      [stored(9000), 'open.waiting.idle'],
      [
        { ...start, at: 9000 },
        { state: 'open.running.answering', context: { startedAt: 3000 } },
      ],
    ],
  },
  {
    name: 'the end of the recording is filed after the session',
    spec: 'issue 3: everything is kept',
    input,
    starts: 'open.waiting.idle',
    steps: [
      [start, 'open.running.answering'],
      [recording, 'open.running.answering'],
      [submit(2500), 'open.running.asking'],
      [
        confirm(3000),
        {
          state: 'submitted',
          emits: completed({
            answers: [answer({ spent: 2000 })],
            parts: [{ key: 'interview-1-1', mime: 'video/webm', start: 500, length: 0 }],
          }),
        },
      ],
      [
        stored(3100),
        {
          state: 'submitted',
          emits: completed({
            answers: [answer({ spent: 2000 })],
            parts: [{ key: 'interview-1-1', mime: 'video/webm', start: 500, length: 1600 }],
          }),
        },
      ],
    ],
  },
  {
    name: 'practised again: all new, the questions too, but the language and the switch',
    spec: 'decisions §1: every session can be reopened',
    input: { ...input, draft },
    starts: 'open.waiting.idle',
    steps: [
      [submit(100), 'submitted'],
      [
        { type: 'interview.renewed', id: 'interview-2', begunAt: '2026-10-02T10:00:00.000Z', questions: others },
        {
          state: 'open.waiting.idle',
          context: {
            id: 'interview-2',
            begunAt: '2026-10-02T10:00:00.000Z',
            questions: others,
            answers: [untouched],
            notes: '',
            parts: [],
            language: 'es-ES',
            records: false,
          },
        },
      ],
    ],
  },
  {
    name: 'survives a clock that crashes',
    spec: 'every invoke leads to a way out',
    input,
    starts: 'open.waiting.idle',
    steps: [
      [start, 'open.running.answering'],
      [tick(2000), 'open.running.answering'],
      [fail('ticker'), { state: 'open.waiting.idle', context: { startedAt: null, answers: [{ spent: 2000 }] } }],
      [
        { type: 'session.started', at: 9000 },
        { state: 'open.running.answering', context: { startedAt: 7000 } },
      ],
    ],
  },
  {
    name: 'words that begin in the moment of Next Question belong to the next one',
    spec: 'decisions §1: the earlier transcript is kept with its question',
    input,
    starts: 'open.waiting.idle',
    steps: [
      [start, 'open.running.answering'],
      [
        heard('Before it began', 900, 1200),
        {
          state: 'open.running.answering',
          context: { answers: [{ spoken: [{ text: 'Before it began', start: 0, end: 200 }] }] },
        },
      ],
      [next(11_000), 'open.running.answering'],
      [
        heard('At once', 11_000, 11_400),
        {
          state: 'open.running.answering',
          context: { answers: [{ spent: 10_000 }, answer({ spoken: [{ text: 'At once', start: 0, end: 400 }] })] },
        },
      ],
    ],
  },
];

const thinking = { ...input, preparation: 30_000, questionTime: 120_000 };
const say = (text: string) => ({ text, start: 12_000, end: 13_000 });

replays.push(
  {
    name: 'time to think and time for each answer are chosen before the start',
    spec: 'issue 16: preparation time and time per question to choose',
    input,
    starts: 'open.waiting.idle',
    steps: [
      [
        { type: 'times.chosen', preparation: 30_000, questionTime: 120_000 },
        { state: 'open.waiting.idle', context: { preparation: 30_000, questionTime: 120_000 } },
      ],
      [start, 'open.running.preparing'],
    ],
  },
  {
    name: 'time to think ends by itself, and each question has its own',
    spec: 'issue 16: preparation time',
    input: thinking,
    starts: 'open.waiting.idle',
    steps: [
      [start, 'open.running.preparing'],
      [
        tick(29_000),
        { state: 'open.running.preparing', context: { answers: [answer({ spent: 29_000, prepared: 29_000 })] } },
      ],
      [
        tick(30_400),
        { state: 'open.running.answering', context: { answers: [answer({ spent: 30_400, prepared: 30_000 })] } },
      ],
      [
        tick(40_000),
        { state: 'open.running.answering', context: { answers: [answer({ spent: 40_000, prepared: 30_000 })] } },
      ],
      [next(51_000), { state: 'open.running.preparing', context: { answers: [{ prepared: 30_000 }, untouched] } }],
    ],
  },
  {
    name: 'the answer is begun before the time to think is over',
    spec: 'issue 16: preparation time',
    input: thinking,
    starts: 'open.waiting.idle',
    steps: [
      [start, 'open.running.preparing'],
      [
        { type: 'answer.begun', at: 13_000 },
        { state: 'open.running.answering', context: { answers: [answer({ spent: 12_000, prepared: 12_000 })] } },
      ],
      [
        tick(13_000),
        { state: 'open.running.answering', context: { answers: [answer({ spent: 13_000, prepared: 12_000 })] } },
      ],
    ],
  },
  {
    name: 'the first word ends the time to think; late words go to the question before',
    spec: 'issue 16: preparation time. decisions §1: the earlier transcript is kept with its question',
    input: thinking,
    starts: 'open.waiting.idle',
    steps: [
      [start, 'open.running.preparing'],
      [
        tick(12_000),
        { state: 'open.running.preparing', context: { answers: [answer({ spent: 12_000, prepared: 12_000 })] } },
      ],
      [
        heard('Well.', 13_000, 14_000),
        {
          state: 'open.running.answering',
          context: { answers: [answer({ spent: 12_000, prepared: 12_000, spoken: [say('Well.')] })] },
        },
      ],
      [next(21_000), 'open.running.preparing'],
      [
        heard('the last', 20_500, 21_300),
        {
          state: 'open.running.preparing',
          context: { answers: [{ spoken: [say('Well.'), { text: 'the last', start: 19_500 }] }, untouched] },
        },
      ],
      [
        { type: 'answer.typed', text: 'I', at: 26_000 },
        {
          state: 'open.running.answering',
          context: { answers: [{}, answer({ typed: 'I' })] },
        },
      ],
    ],
  },
  {
    name: 'read aloud, the question takes no time of the answer; each one is read',
    spec: 'issue 16: the question read aloud, with the time of each answer as chosen',
    input,
    starts: 'open.waiting.idle',
    steps: [
      [start, 'open.running.answering'],
      [reading, 'open.running.reading'],
      [tick(5000), { state: 'open.running.reading', context: { answers: [answer({ spent: 5000, prepared: 5000 })] } }],
      [
        { type: 'reading.ended', at: 7500 },
        { state: 'open.running.answering', context: { answers: [answer({ spent: 6500, prepared: 6500 })] } },
      ],
      [tick(9000), { state: 'open.running.answering', context: { answers: [{ spent: 9000, prepared: 6500 }] } }],
      [next(11_000), 'open.running.answering'],
      [reading, 'open.running.reading'],
      [
        { type: 'answer.typed', text: 'I', at: 12_000 },
        { state: 'open.running.answering', context: { answers: [{ prepared: 6500 }, { typed: 'I' }] } },
      ],
      [reading, { state: 'open.running.answering', emits: [] }],
    ],
  },
  {
    name: 'read aloud, the question is thought about already; a long one leaves no time to think',
    spec: 'issue 16: the question read aloud, and preparation time',
    input: thinking,
    starts: 'open.waiting.idle',
    steps: [
      [start, 'open.running.preparing'],
      [reading, 'open.running.reading'],
      [
        { type: 'reading.ended', at: 9000 },
        { state: 'open.running.preparing', context: { answers: [{ spent: 8000, prepared: 8000 }] } },
      ],
      [tick(30_000), { state: 'open.running.answering', context: { answers: [{ spent: 30_000, prepared: 30_000 }] } }],
      [next(41_000), 'open.running.preparing'],
      [reading, 'open.running.reading'],
      [tick(34_000), { state: 'open.running.reading', context: { answers: [{}, { prepared: 34_000 }] } }],
      [
        { type: 'reading.ended', at: 76_000 },
        { state: 'open.running.answering', context: { answers: [{}, { spent: 35_000, prepared: 35_000 }] } },
      ],
    ],
  },
  {
    name: 'asked whether to submit, the time to think is over; after a reload it goes on',
    spec: 'issue 16: preparation time',
    input: { ...thinking, draft: { ...record, ...thinking, answers: [answer({ spent: 9000, prepared: 9000 })] } },
    starts: 'open.waiting.idle',
    steps: [
      [
        { ...start, at: 10_000 },
        { state: 'open.running.preparing', context: { startedAt: 1000 } },
      ],
      [submit(12_000), 'open.running.asking'],
      [tick(12_000), { state: 'open.running.asking', context: { answers: [{ spent: 12_000, prepared: 9000 }] } }],
      [decline, 'open.running.answering'],
    ],
  },
  {
    name: 'an answer is given once more, on its own',
    spec: 'issue 16: Retake this answer',
    input: { ...input, questions: questions.slice(1), retakes: { session: 'interview-0', question: 'sde-1-02' } },
    starts: { state: 'open.waiting.idle', context: { retakes: { session: 'interview-0', question: 'sde-1-02' } } },
    steps: [
      [{ type: 'answer.typed', text: 'The finder.', at: 500 }, 'open.running.answering'],
      [
        submit(1500),
        {
          state: 'submitted',
          emits: completed({
            questions: questions.slice(1),
            retakes: { session: 'interview-0', question: 'sde-1-02' },
            answers: [answer({ typed: 'The finder.', spent: 1000 })],
          }),
        },
      ],
    ],
  },
);

export const ignored: readonly Ignored[] = [
  {
    input,
    state: 'open.waiting.idle',
    steps: [],
    events: [
      tick(1000),
      heard('early', 0, 1),
      recording,
      stored(100),
      reading,
      { type: 'interview.renewed', id: 'x', begunAt, questions },
    ],
  },
  { input: { ...input, draft }, state: 'open.waiting.idle', steps: [], events: [next(1000)] },
  {
    input,
    state: 'open.running.answering',
    steps: [start, next(2000)],
    events: [
      next(3000),
      start,
      stored(9, 'interview-9-1'),
      { type: 'times.chosen', preparation: 0, questionTime: 300_000 },
      { type: 'answer.begun', at: 3000 },
      { type: 'reading.ended', at: 3000 },
    ],
  },
  {
    input: { ...input, draft },
    state: 'open.waiting.idle',
    steps: [],
    events: [{ type: 'times.chosen', preparation: 30_000, questionTime: 60_000 }],
  },
  {
    input,
    state: 'submitted',
    steps: [start, submit(2000), confirm(2000)],
    events: [
      next(3000),
      tick(5000),
      submit(3000),
      heard('late', 2000, 2500),
      stored(9, 'interview-9-1'),
      { type: 'notes.written', text: 'late' },
      { type: 'answer.typed', text: 'late', at: 3000 },
      confirm(3000),
      decline,
    ],
  },
];
