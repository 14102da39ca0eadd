import { done, fail, type Ignored, type Replay } from '../../support/replay';

const role = { type: 'form.changed', change: { role: 'Backend Developer' } };
const job = { type: 'form.changed', change: { jobDescription: 'Go and PostgreSQL.' } };
const request = {
  id: 'interview-1',
  at: '2026-11-20T10:00:00.000Z',
  seed: 'seed-1',
  builtIn: false,
  asked: ['sde-1-03'],
};
const generate = { type: 'questions.requested', request };
const cancel = { type: 'questions.cancelled' };
const write = (text: string) => ({ type: 'answer.written', text });
const hear = (text: string, language = 'en-US') => ({ type: 'words.heard', text, language });
const timed = (seconds: number) => ({ type: 'speaking.timed', seconds });
const evaluate = { type: 'evaluation.requested' };
const next = { type: 'question.advanced' };
const previous = { type: 'question.reversed' };
const summarise = { type: 'feedback.requested' };
const home = { type: 'home.requested' };
const end = { type: 'interview.ended' };

const questions = [
  { id: 'q1', question: 'Tell me about yourself.' },
  { id: 'q2', question: 'What is an index?' },
];
const evaluation = { kind: 'evaluation', score: 7.5 };
const other = { kind: 'evaluation', score: 4 };
const feedback = { kind: 'feedback', score: 6 };
const blank = { text: '', seconds: null, evaluation: null, evaluatedText: '', remark: null };
const made = done('makeQuestions', { kind: 'made', questions, fromModel: 0 });
const evaluated = done('evaluate', { evaluation, text: 'I build APIs.' });
const kept = { ...blank, text: 'I build APIs.', evaluation, evaluatedText: 'I build APIs.' };
const remark = { text: 'Good.', finish: 'stop', error: null };
const settled = (index: number | null, session = 'interview-1') => ({
  type: 'remark.settled',
  session,
  index,
  advice: remark,
});
const retake = { type: 'answer.retaken' };
const choose = (attempt: number) => ({ type: 'attempt.chosen', attempt });
const spokenAgain = { ...blank, text: 'Better.', seconds: 0, language: 'en-US' };
const recordings = [{ key: 'interview-1-1', mime: 'video/webm', length: 5000 }];
const recorded = (answers: readonly object[], session = 'interview-1') => ({
  type: 'recording.kept',
  session,
  answers,
});
const network = { kind: 'network', message: 'Could not be reached.' };

const session = {
  id: 'interview-1',
  createdAt: '2026-11-20T10:00:00.000Z',
  seed: 'seed-1',
  role: 'Backend Developer',
  jobDescription: 'Go and PostgreSQL.',
  resume: '',
  questions,
  fromModel: 0,
  feedback: null,
  remark: null,
};
const followUp = { id: 'q1.follow-up', question: 'Which tests?', followsUp: 'q1' };
const extended = {
  type: 'interview.extended',
  session: { ...session, questions: [questions[0], followUp, questions[1]] },
  answers: [kept, blank, blank],
  index: 1,
};
const form = {
  role: 'Backend Developer',
  jobDescription: 'Go and PostgreSQL.',
  resume: '',
  count: 5,
  difficulty: 'mixed',
  preparation: 0,
  questionTime: 0,
};
const draft = { step: 'interview', form, index: 1, session, answers: [kept, { ...blank, text: 'A tree.' }] };

const toGenerating: Replay['steps'] = [
  [role, 'jobInput.editing.ready'],
  [job, 'jobInput.editing.ready'],
  [generate, { state: 'jobInput.generating', context: { request, failure: null } }],
];
const toInterview: Replay['steps'] = [...toGenerating, [made, 'interview.answering']];
const events = (steps: Replay['steps']) => steps.map(([event]) => event);

export const happyPath = 'from a job to overall feedback';

export const replays: readonly Replay[] = [
  {
    name: 'from a job to overall feedback',
    spec: '§4: job input to interview after questions are generated; interview to overall feedback; Go to Home',
    starts: {
      state: 'jobInput.editing.ready',
      context: {
        form: { ...form, role: '', jobDescription: '' },
        index: 0,
        session: null,
        answers: [],
        request: null,
        failure: null,
      },
    },
    steps: [
      [role, { state: 'jobInput.editing.ready', context: { form: { role: 'Backend Developer' } } }],
      [job, { state: 'jobInput.editing.ready', context: { form: { jobDescription: 'Go and PostgreSQL.' } } }],
      [generate, { state: 'jobInput.generating', context: { request, failure: null } }],
      [made, { state: 'interview.answering', context: { session, answers: [blank, blank], index: 0 } }],
      [
        write('I build APIs.'),
        { state: 'interview.answering', context: { answers: [{ text: 'I build APIs.' }, blank] } },
      ],
      [evaluate, 'interview.evaluating'],
      [evaluated, { state: 'interview.answering', context: { answers: [kept, blank] } }],
      [next, { state: 'interview.answering', context: { index: 1 } }],
      [write('A tree.'), 'interview.answering'],
      [summarise, 'interview.summing'],
      [
        done('summarise', {
          answers: [kept, { ...blank, text: 'A tree.', evaluation: other, evaluatedText: 'A tree.' }],
          feedback,
        }),
        {
          state: 'overallFeedback',
          context: {
            session: { ...session, feedback },
            answers: [kept, { ...blank, text: 'A tree.', evaluation: other, evaluatedText: 'A tree.' }],
          },
        },
      ],
      [
        home,
        { state: 'jobInput.editing.ready', context: { session: null, answers: [], index: 0, request: null, form } },
      ],
    ],
  },
  {
    name: 'questions need a role and a job description',
    spec: '§5: Generate Interview Questions is disabled unless role and job description are both filled',
    starts: 'jobInput.editing.ready',
    steps: [
      [generate, 'jobInput.editing.ready'],
      [role, 'jobInput.editing.ready'],
      [generate, 'jobInput.editing.ready'],
      [{ type: 'form.changed', change: { jobDescription: ' \n ' } }, 'jobInput.editing.ready'],
      [generate, 'jobInput.editing.ready'],
      [job, 'jobInput.editing.ready'],
      [generate, 'jobInput.generating'],
    ],
  },
  {
    name: 'the number of questions and the own resume go along',
    spec: '§5: question count options 5, 10, 15, 20 (default 5)',
    starts: { state: 'jobInput.editing.ready', context: { form: { count: 5 } } },
    steps: [
      [
        { type: 'form.changed', change: { count: 15 } },
        { state: 'jobInput.editing.ready', context: { form: { count: 15 } } },
      ],
      [
        { type: 'form.changed', change: { difficulty: 'hard' } },
        { state: 'jobInput.editing.ready', context: { form: { difficulty: 'hard' } } },
      ],
      [
        { type: 'form.changed', change: { resume: 'Five years.' } },
        { state: 'jobInput.editing.ready', context: { form: { resume: 'Five years.' } } },
      ],
      ...toGenerating,
      [made, { state: 'interview.answering', context: { session: { resume: 'Five years.' } } }],
    ],
  },
  {
    name: 'a reply without questions, and then the built-in ones',
    spec: '§8: Failed to generate questions. Please try again.',
    starts: 'jobInput.editing.ready',
    steps: [
      ...toGenerating,
      [
        done('makeQuestions', { kind: 'unfit', error: null }),
        { state: 'jobInput.editing.unfit', context: { failure: null, form } },
      ],
      [role, 'jobInput.editing.unfit'],
      [
        { ...generate, request: { ...request, builtIn: true } },
        { state: 'jobInput.generating', context: { request: { builtIn: true } } },
      ],
      [done('makeQuestions', { kind: 'made', questions: [], fromModel: 0 }), 'jobInput.editing.unfit'],
      [generate, 'jobInput.generating'],
      [fail('makeQuestions'), { state: 'jobInput.editing.unfit', context: { form } }],
      [generate, 'jobInput.generating'],
      [made, 'interview.answering'],
    ],
  },
  {
    name: 'a model that does not answer',
    spec: '§8: Failed to generate questions. Please check your API key and try again.',
    starts: 'jobInput.editing.ready',
    steps: [
      ...toGenerating,
      [
        done('makeQuestions', { kind: 'unreached', error: network }),
        { state: 'jobInput.editing.unreached', context: { failure: network, form } },
      ],
      [generate, { state: 'jobInput.generating', context: { failure: null } }],
      [cancel, { state: 'jobInput.editing.ready', context: { form } }],
    ],
  },
  {
    name: 'Previous and Next restore answers and evaluations',
    spec: '§4: Previous Question goes back, restoring the stored answer; decisions §1: evaluations are kept',
    starts: 'jobInput.editing.ready',
    steps: [
      ...toInterview,
      [previous, { state: 'interview.answering', context: { index: 0 } }],
      [write('I build APIs.'), 'interview.answering'],
      [evaluate, 'interview.evaluating'],
      [evaluated, 'interview.answering'],
      [next, { state: 'interview.answering', context: { index: 1, answers: [kept, blank] } }],
      [next, { state: 'interview.answering', context: { index: 1 } }],
      [write('A tree.'), 'interview.answering'],
      [
        previous,
        { state: 'interview.answering', context: { index: 0, answers: [kept, { ...blank, text: 'A tree.' }] } },
      ],
    ],
  },
  {
    name: 'a spoken answer, with the time it took',
    spec: '§4: Recording toggles on/off; issue 3: typing is always possible instead',
    starts: 'jobInput.editing.ready',
    steps: [
      ...toInterview,
      [
        hear('I build'),
        { state: 'interview.answering', context: { answers: [{ text: 'I build', seconds: 0 }, blank] } },
      ],
      [hear('APIs.'), { state: 'interview.answering', context: { answers: [{ text: 'I build APIs.' }, blank] } }],
      [timed(12), { state: 'interview.answering', context: { answers: [{ seconds: 12 }, blank] } }],
      [write('I build APIs.\n'), { state: 'interview.answering', context: { answers: [{ seconds: 12 }, blank] } }],
      [
        hear('In Go.'),
        { state: 'interview.answering', context: { answers: [{ text: 'I build APIs.\nIn Go.' }, blank] } },
      ],
      [timed(3), { state: 'interview.answering', context: { answers: [{ seconds: 15 }, blank] } }],
      [write(''), { state: 'interview.answering', context: { answers: [{ text: '', seconds: null }, blank] } }],
      [write('Typed'), 'interview.answering'],
      [
        hear('and spoken'),
        { state: 'interview.answering', context: { answers: [{ text: 'Typed and spoken' }, blank] } },
      ],
      [timed(9), { state: 'interview.answering', context: { answers: [{ seconds: null }, blank] } }],
    ],
  },
  {
    name: 'an evaluation that fails, and one that is left behind',
    spec: '§8: Evaluation failed. Please try again or check your internet connection.',
    starts: 'jobInput.editing.ready',
    steps: [
      ...toInterview,
      [evaluate, 'interview.answering'],
      [write('I build APIs.'), 'interview.answering'],
      [evaluate, 'interview.evaluating'],
      [fail('evaluate'), { state: 'interview.unevaluated', context: { answers: [{ text: 'I build APIs.' }, blank] } }],
      [evaluate, 'interview.evaluating'],
      [write('I build APIs. And'), 'interview.evaluating'],
      [
        evaluated,
        {
          state: 'interview.answering',
          context: { answers: [{ text: 'I build APIs. And', evaluatedText: 'I build APIs.', evaluation }, blank] },
        },
      ],
      [evaluate, 'interview.evaluating'],
      [next, { state: 'interview.answering', context: { index: 1 } }],
    ],
  },
  {
    name: 'overall feedback needs an answer and the last question, and can fail',
    spec: '§8: Failed to generate overall feedback. Please try again.',
    starts: 'jobInput.editing.ready',
    steps: [
      ...toInterview,
      [summarise, 'interview.answering'],
      [next, 'interview.answering'],
      [summarise, 'interview.answering'],
      [write('A tree.'), 'interview.answering'],
      [summarise, 'interview.summing'],
      [fail('summarise'), { state: 'interview.unsummed', context: { answers: [blank, { text: 'A tree.' }] } }],
      [previous, { state: 'interview.answering', context: { index: 0 } }],
      [next, 'interview.answering'],
      [summarise, 'interview.summing'],
      [done('summarise', { answers: [], feedback }), { state: 'overallFeedback', context: { session: { feedback } } }],
    ],
  },
  {
    name: 'what a model said is kept with its question, and with the whole',
    spec: 'decisions §1: every session, transcript, answer and evaluation can be reopened',
    starts: 'jobInput.editing.ready',
    steps: [
      ...toInterview,
      [write('I build APIs.'), 'interview.answering'],
      [evaluate, 'interview.evaluating'],
      [evaluated, 'interview.answering'],
      [next, 'interview.answering'],
      [settled(0), { state: 'interview.answering', context: { answers: [{ ...kept, remark }, blank] } }],
      [settled(1, 'another'), { state: 'interview.answering', context: { answers: [{ ...kept, remark }, blank] } }],
      [settled(null), { state: 'interview.answering', context: { session: { remark } } }],
      [settled(null, 'another'), 'interview.answering'],
    ],
  },
  {
    name: 'what a model said of an evaluation goes with it',
    spec: 'decisions §1: an evaluation and the advice beside it are about the same text',
    starts: 'jobInput.editing.ready',
    steps: [
      ...toInterview,
      [write('I build APIs.'), 'interview.answering'],
      [evaluate, 'interview.evaluating'],
      [evaluated, 'interview.answering'],
      [settled(0), { state: 'interview.answering', context: { answers: [{ ...kept, remark }, blank] } }],
      [evaluate, { state: 'interview.evaluating', context: { answers: [{ remark }, blank] } }],
      [evaluated, { state: 'interview.answering', context: { answers: [kept, blank] } }],
      [settled(0), { state: 'interview.answering', context: { answers: [{ remark }, blank] } }],
      [settled(null), { state: 'interview.answering', context: { session: { remark } } }],
      [next, 'interview.answering'],
      [summarise, 'interview.summing'],
      [
        done('summarise', { answers: [{ ...kept, evaluation: other }, blank], feedback }),
        {
          state: 'overallFeedback',
          context: { answers: [{ ...kept, evaluation: other }, blank], session: { feedback, remark: null } },
        },
      ],
    ],
  },
  {
    name: 'an answer is given again; each attempt is kept, and any of them can count',
    spec: 'issue 16: retake this answer; both attempts are kept',
    starts: 'jobInput.editing.ready',
    steps: [
      ...toInterview,
      [retake, { state: 'interview.answering', context: { answers: [blank, blank] } }],
      [choose(0), 'interview.answering'],
      [write('I build APIs.'), 'interview.answering'],
      [evaluate, 'interview.evaluating'],
      [evaluated, 'interview.answering'],
      [retake, { state: 'interview.answering', context: { answers: [{ ...blank, attempts: [kept] }, blank] } }],
      [retake, { state: 'interview.answering', context: { answers: [{ ...blank, attempts: [kept] }, blank] } }],
      [hear('Better.'), 'interview.answering'],
      [
        choose(0),
        { state: 'interview.answering', context: { answers: [{ ...kept, attempts: [spokenAgain] }, blank] } },
      ],
      [choose(1), { state: 'interview.answering', context: { answers: [{ text: 'I build APIs.' }, blank] } }],
      [
        retake,
        { state: 'interview.answering', context: { answers: [{ ...blank, attempts: [spokenAgain, kept] }, blank] } },
      ],
      [
        choose(1),
        { state: 'interview.answering', context: { answers: [{ ...kept, attempts: [spokenAgain] }, blank] } },
      ],
    ],
  },
  {
    name: 'an answer keeps the language that it was spoken in, and each attempt its own',
    spec: 'issue 16: the built-in judge says plainly that it judges English only',
    starts: 'jobInput.editing.ready',
    steps: [
      ...toInterview,
      [hear('Ich baue'), { state: 'interview.answering', context: { answers: [{ language: 'en-US' }, blank] } }],
      [hear('APIs.', 'de-DE'), { state: 'interview.answering', context: { answers: [{ language: 'de-DE' }, blank] } }],
      [
        retake,
        {
          state: 'interview.answering',
          context: {
            answers: [
              { ...blank, attempts: [{ ...blank, text: 'Ich baue APIs.', seconds: 0, language: 'de-DE' }] },
              blank,
            ],
          },
        },
      ],
      [hear('I build APIs.'), { state: 'interview.answering', context: { answers: [{ language: 'en-US' }, blank] } }],
      [
        choose(0),
        {
          state: 'interview.answering',
          context: { answers: [{ language: 'de-DE', attempts: [{ language: 'en-US' }] }, blank] },
        },
      ],
      [write(''), { state: 'interview.answering', context: { answers: [{ seconds: null }, blank] } }],
      [write('I build APIs.'), 'interview.answering'],
      [
        retake,
        {
          state: 'interview.answering',
          context: {
            answers: [{ attempts: [{ language: 'en-US' }, { ...blank, text: 'I build APIs.' }] }, blank],
          },
        },
      ],
    ],
  },
  {
    name: 'what is recorded is kept with its attempt, also when the rest is stored after the interview',
    spec: 'issue 16: the trainer records and plays back like the room',
    starts: 'jobInput.editing.ready',
    steps: [
      ...toInterview,
      [
        recorded([{ ...blank, recordings }, blank]),
        { state: 'interview.answering', context: { answers: [{ ...blank, recordings }, blank] } },
      ],
      [
        recorded([blank, blank], 'another'),
        { state: 'interview.answering', context: { answers: [{ recordings }, blank] } },
      ],
      [write('I build APIs.'), 'interview.answering'],
      [
        retake,
        {
          state: 'interview.answering',
          context: { answers: [{ ...blank, attempts: [{ ...blank, text: 'I build APIs.', recordings }] }, blank] },
        },
      ],
      [
        recorded([
          {
            ...blank,
            recordings: [{ ...recordings[0], key: 'interview-1-2' }],
            attempts: [{ ...blank, text: 'I build APIs.', recordings }],
          },
          blank,
        ]),
        'interview.answering',
      ],
      [
        choose(0),
        {
          state: 'interview.answering',
          context: {
            answers: [
              { ...blank, text: 'I build APIs.', attempts: [], recordings: [recordings[0], { key: 'interview-1-2' }] },
              blank,
            ],
          },
        },
      ],
      [next, 'interview.answering'],
      [summarise, 'interview.summing'],
      [done('summarise', { answers: [], feedback }), 'overallFeedback'],
      [
        recorded([{ ...kept, recordings }, blank]),
        { state: 'overallFeedback', context: { answers: [{ ...kept, recordings }, blank] } },
      ],
      [home, 'jobInput.editing.ready'],
    ],
  },
  {
    name: 'a follow-up is asked right after its question, and is a question of its own',
    spec: 'issue 16: follow-ups are asked, answered and judged as questions of their own',
    starts: 'jobInput.editing.ready',
    steps: [
      ...toInterview,
      [write('I build APIs.'), 'interview.answering'],
      [evaluate, 'interview.evaluating'],
      [{ ...extended, session: { ...extended.session, id: 'another' } }, 'interview.evaluating'],
      [evaluated, 'interview.answering'],
      [
        extended,
        {
          state: 'interview.answering',
          context: { index: 1, session: extended.session, answers: [kept, blank, blank] },
        },
      ],
      [
        write('With tests.'),
        { state: 'interview.answering', context: { answers: [kept, { text: 'With tests.' }, blank] } },
      ],
      [next, { state: 'interview.answering', context: { index: 2 } }],
    ],
  },
  {
    name: 'an interview that is left stays in the history',
    spec: 'issue 3: leaving in the middle',
    starts: 'jobInput.editing.ready',
    steps: [
      ...toInterview,
      [write('I build APIs.'), 'interview.answering'],
      [end, { state: 'jobInput.editing.ready', context: { session: null, answers: [], form } }],
    ],
  },
  {
    name: 'coming back to the question that was open',
    spec: 'issue 3: leaving in the middle and coming back, even after a reload, goes on where it was',
    input: { draft },
    starts: { state: 'interview.answering', context: { index: 1, answers: draft.answers, session, form } },
    steps: [[previous, { state: 'interview.answering', context: { index: 0 } }]],
  },
  {
    name: 'coming back to the overall feedback',
    spec: 'issue 3: leaving in the middle and coming back, even after a reload, goes on where it was',
    input: { draft: { ...draft, step: 'feedback', session: { ...session, feedback } } },
    starts: 'overallFeedback',
    steps: [[home, 'jobInput.editing.ready']],
  },
  {
    name: 'coming back to a half-filled form',
    spec: 'issue 3: leaving in the middle and coming back, even after a reload, goes on where it was',
    input: { draft: { step: 'job', form, index: 0, session: null, answers: [] } },
    starts: { state: 'jobInput.editing.ready', context: { form } },
    steps: [[generate, 'jobInput.generating']],
  },
  {
    name: 'blank words are no role, no answer and no time',
    spec: '§5: Generate Interview Questions is disabled unless role and job description are both filled',
    starts: 'jobInput.editing.ready',
    steps: [
      [{ type: 'form.changed', change: { role: '  ' } }, 'jobInput.editing.ready'],
      [job, 'jobInput.editing.ready'],
      [generate, 'jobInput.editing.ready'],
      [{ type: 'form.changed', change: { role: ' Backend Developer ' } }, 'jobInput.editing.ready'],
      [generate, 'jobInput.generating'],
      [made, { state: 'interview.answering', context: { session: { role: 'Backend Developer' } } }],
      [hear('I build'), 'interview.answering'],
      [timed(4), { state: 'interview.answering', context: { answers: [{ seconds: 4 }, blank] } }],
      [write(' \n'), { state: 'interview.answering', context: { answers: [{ seconds: null }, blank] } }],
      [evaluate, 'interview.answering'],
    ],
  },
  {
    name: 'a reply without questions, with its reason; a new interview begins at its first question',
    spec: '§8: Failed to generate questions. Please try again.',
    starts: 'jobInput.editing.ready',
    steps: [
      ...toGenerating,
      [
        done('makeQuestions', { kind: 'unfit', error: network }),
        { state: 'jobInput.editing.unfit', context: { failure: network } },
      ],
      [generate, { state: 'jobInput.generating', context: { failure: null } }],
      [made, 'interview.answering'],
      [next, { state: 'interview.answering', context: { index: 1 } }],
      [end, { state: 'jobInput.editing.ready', context: { index: 0, request: null } }],
      [generate, 'jobInput.generating'],
      [made, { state: 'interview.answering', context: { index: 0 } }],
    ],
  },
  {
    name: 'coming back to overall feedback that was lost',
    spec: 'a damaged part never blocks the rest',
    input: { draft: { ...draft, step: 'feedback' } },
    starts: 'interview.answering',
    steps: [],
  },
  ...[
    { ...draft, session: null },
    { ...draft, session: { ...session, questions: [] } },
    { ...draft, step: 'job', session: { ...session, feedback } },
  ].map(
    (left, index): Replay => ({
      name: `coming back where no interview is open, case ${index + 1}`,
      spec: 'a damaged part never blocks the rest',
      input: { draft: left },
      starts: 'jobInput.editing.ready',
      steps: [],
    }),
  ),
];

export const ignored: readonly Ignored[] = [
  {
    state: 'jobInput.editing.ready',
    steps: [],
    events: [generate, cancel, write('x'), hear('x'), evaluate, next, previous, summarise, home, end, settled(0)],
  },
  {
    state: 'jobInput.generating',
    steps: events(toGenerating),
    events: [
      role,
      job,
      { type: 'form.changed', change: { count: 20 } },
      { type: 'form.changed', change: { difficulty: 'easy' } },
      generate,
      write('x'),
      next,
      home,
    ],
  },
  {
    state: 'interview.answering',
    steps: events(toInterview),
    events: [
      role,
      job,
      generate,
      cancel,
      evaluate,
      retake,
      choose(0),
      previous,
      summarise,
      home,
      settled(0, 'another'),
      recorded([blank, blank], 'another'),
      timed(5),
    ],
  },
  {
    state: 'interview.evaluating',
    steps: [...events(toInterview), write('I build APIs.'), evaluate],
    events: [role, job, generate, cancel, previous, summarise, home, made],
  },
  {
    state: 'interview.summing',
    steps: [...events(toInterview), write('I build APIs.'), next, summarise],
    events: [role, job, generate, cancel, next, evaluate, home, evaluated],
  },
  {
    input: { draft: { ...draft, step: 'feedback', session: { ...session, feedback } } },
    state: 'overallFeedback',
    steps: [],
    events: [
      write('x'),
      hear('x'),
      timed(1),
      evaluate,
      retake,
      choose(0),
      extended,
      next,
      previous,
      summarise,
      end,
      generate,
    ],
  },
];
