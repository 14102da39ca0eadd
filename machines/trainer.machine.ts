/**
 * Interview trainer: a role and a job description, questions with answers and evaluations, overall feedback.
 * Product spec sections 2, 4, 5, 8 and 9; screen `/interview-trainer`. Listening (`speech`), the preview (`webcam`), the
 * recording (`room-camera`), the clock (`answer-clock`) and each reply of a model (`advice`) are flows beside it.
 */
import { assign, fromPromise, setup } from 'xstate';
import type * as Trainer from './contracts/trainer';
import type { QuestionsRequest, TrainerContext, TrainerEvent, TrainerInput } from './contracts/trainer-flow';

export const trainerMachine = setup({
  types: {
    context: {} as TrainerContext,
    events: {} as TrainerEvent,
    input: {} as TrainerInput,
    tags: {} as 'busy' | 'interview' | 'feedback',
  },
  actors: {
    makeQuestions: fromPromise<Trainer.QuestionsOutcome, Trainer.MakeQuestionsInput>(() => new Promise(() => {})),
    evaluate: fromPromise<Trainer.EvaluateOutput, Trainer.EvaluateInput>(() => new Promise(() => {})),
    summarise: fromPromise<Trainer.SummariseOutput, Trainer.SummariseInput>(() => new Promise(() => {})),
  },
  guards: {
    isComplete: ({ context: { form } }) => form.role.trim() !== '' && form.jobDescription.trim() !== '',
    isMade: (_, { outcome }: { outcome: Trainer.QuestionsOutcome }) =>
      outcome.kind === 'made' && outcome.questions.length > 0,
    isUnreached: (_, { outcome }: { outcome: Trainer.QuestionsOutcome }) => outcome.kind === 'unreached',
    hasAnswer: ({ context }) => isAnswered(context.answers[context.index]),
    isAttempt: ({ context }, { attempt }: { attempt: number }) =>
      context.answers[context.index]?.attempts?.[attempt] !== undefined,
    hasNext: ({ context }) => context.index < lastIndex(context),
    hasPrevious: ({ context }) => context.index > 0,
    canSummarise: ({ context }) => context.index === lastIndex(context) && context.answers.some(isAnswered),
    isOfSession: ({ context }, { session }: { session: string }) => session === context.session?.id,
    leftAtFeedback: ({ context }) => context.restoring === 'feedback' && (context.session?.feedback ?? null) !== null,
    leftInInterview: ({ context }) => context.restoring !== 'job' && (context.session?.questions.length ?? 0) > 0,
  },
  actions: {
    noteForm: assign(({ context }, change: Partial<Trainer.TrainerForm>) => ({ form: { ...context.form, ...change } })),
    noteRequest: assign((_, { request }: { request: QuestionsRequest }) => ({ request, failure: null })),
    noteFailure: assign((_, { outcome }: { outcome: Trainer.QuestionsOutcome }) => ({
      failure: outcome.kind === 'made' ? null : outcome.error,
    })),
    beginSession: assign(({ context }, { outcome }: { outcome: Trainer.QuestionsOutcome }) => opened(context, outcome)),
    noteText: assign(({ context }, { text }: { text: string }) =>
      replaced(context, context.index, (answer) =>
        text.trim() === '' ? { ...unspoken(answer), text, seconds: null } : { ...answer, text },
      ),
    ),
    appendWords: assign(({ context }, { text, language }: { text: string; language: string }) =>
      changed(context, context.index, (answer) => ({
        text: joined(answer.text, text),
        seconds: isAnswered(answer) ? answer.seconds : 0,
        language,
      })),
    ),
    addSeconds: assign(({ context }, { seconds }: { seconds: number }) =>
      changed(context, context.index, (answer) => ({
        seconds: answer.seconds === null ? null : answer.seconds + seconds,
      })),
    ),
    noteEvaluation: assign(({ context }, { evaluation, text }: Trainer.EvaluateOutput) =>
      changed(context, context.index, () => ({ evaluation, evaluatedText: text, remark: null })),
    ),
    noteFeedback: assign(({ context }, output: Trainer.SummariseOutput) => summarised(context, output)),
    noteRemark: assign(({ context }, { index, advice }: { index: number | null; advice: Trainer.Advice }) => {
      if (index !== null) return changed(context, index, () => ({ remark: advice }));
      return { session: context.session ? { ...context.session, remark: advice } : null };
    }),
    takeAnswers: assign((_, { answers }: Pick<TrainerContext, 'answers'>) => ({ answers })),
    retake: assign(({ context }) => replaced(context, context.index, retaken)),
    chooseAttempt: assign(({ context }, { attempt }: { attempt: number }) =>
      replaced(context, context.index, (answer) => chosen(answer, attempt)),
    ),
    goOn: assign(({ context }) => ({ index: context.index + 1 })),
    goBack: assign(({ context }) => ({ index: context.index - 1 })),
    extend: assign((_, whole: Pick<TrainerContext, 'session' | 'answers' | 'index'>) => whole),
    leaveSession: assign({ session: null, answers: [], index: 0, request: null }),
  },
}).createMachine({
  id: 'trainer',
  context: ({ input }) => begun(input.draft ?? NOTHING),
  initial: 'restoring',
  on: {
    'remark.settled': {
      guard: { type: 'isOfSession', params: ({ event }) => ({ session: event.session }) },
      actions: { type: 'noteRemark', params: ({ event }) => event },
    },
    'recording.kept': {
      guard: { type: 'isOfSession', params: ({ event }) => ({ session: event.session }) },
      actions: { type: 'takeAnswers', params: ({ event }) => event },
    },
  },
  states: {
    restoring: {
      description: 'Goes to where an earlier visit stopped.',
      always: [
        { guard: 'leftAtFeedback', target: 'overallFeedback' },
        { guard: 'leftInInterview', target: 'interview' },
        { target: 'jobInput' },
      ],
    },
    jobInput: {
      description:
        'The role, the job description, how many questions and how hard, and the user’s own resume if they like.',
      initial: 'editing',
      states: {
        editing: {
          description: 'The form can be filled in.',
          initial: 'ready',
          on: {
            'form.changed': { actions: { type: 'noteForm', params: ({ event }) => event.change } },
            'questions.requested': {
              guard: 'isComplete',
              target: 'generating',
              actions: { type: 'noteRequest', params: ({ event }) => ({ request: event.request }) },
            },
          },
          states: {
            ready: { description: 'Nothing has gone wrong.' },
            unfit: { description: 'What came holds no questions, or the engine stopped. The form is kept.' },
            unreached: { description: 'The model did not answer. The form is kept.' },
          },
        },
        generating: {
          description: 'Questions are being written; it can be cancelled.',
          tags: ['busy'],
          invoke: {
            id: 'makeQuestions',
            src: 'makeQuestions',
            input: ({ context: { form, request } }) => ({
              ...form,
              seed: request?.seed ?? '',
              builtIn: request?.builtIn ?? true,
              asked: request?.asked ?? [],
            }),
            onDone: [
              {
                guard: { type: 'isMade', params: ({ event }) => ({ outcome: event.output }) },
                target: '#trainer.interview',
                actions: { type: 'beginSession', params: ({ event }) => ({ outcome: event.output }) },
              },
              {
                guard: { type: 'isUnreached', params: ({ event }) => ({ outcome: event.output }) },
                target: 'editing.unreached',
                actions: { type: 'noteFailure', params: ({ event }) => ({ outcome: event.output }) },
              },
              {
                target: 'editing.unfit',
                actions: { type: 'noteFailure', params: ({ event }) => ({ outcome: event.output }) },
              },
            ],
            onError: { target: 'editing.unfit' },
          },
          on: { 'questions.cancelled': { target: 'editing' } },
        },
      },
    },
    interview: {
      description: 'One question at a time. Going to another question ends an evaluation that is still running.',
      tags: ['interview'],
      initial: 'answering',
      on: {
        'answer.written': { actions: { type: 'noteText', params: ({ event }) => ({ text: event.text }) } },
        'words.heard': { actions: { type: 'appendWords', params: ({ event }) => event } },
        'speaking.timed': { actions: { type: 'addSeconds', params: ({ event }) => ({ seconds: event.seconds }) } },
        'question.advanced': { guard: 'hasNext', target: '.answering', actions: 'goOn' },
        'question.reversed': { guard: 'hasPrevious', target: '.answering', actions: 'goBack' },
        'evaluation.requested': { guard: 'hasAnswer', target: '.evaluating' },
        'answer.retaken': { guard: 'hasAnswer', target: '.answering', actions: 'retake' },
        'attempt.chosen': {
          guard: { type: 'isAttempt', params: ({ event }) => event },
          target: '.answering',
          actions: { type: 'chooseAttempt', params: ({ event }) => event },
        },
        'interview.extended': {
          description: 'A follow-up is asked right after the question that it goes deeper into.',
          guard: { type: 'isOfSession', params: ({ event }) => ({ session: event.session.id }) },
          target: '.answering',
          actions: {
            type: 'extend',
            params: ({ event: { session, answers, index } }) => ({ session, answers, index }),
          },
        },
        'feedback.requested': { guard: 'canSummarise', target: '.summing' },
        'interview.ended': { target: 'jobInput', actions: 'leaveSession' },
      },
      states: {
        answering: { description: 'The answer is written or spoken.' },
        evaluating: {
          description: 'The built-in rubric judges the text as it was when asked. Writing goes on.',
          tags: ['busy'],
          invoke: {
            id: 'evaluate',
            src: 'evaluate',
            input: ({ context }) => evaluationOf(context),
            onDone: { target: 'answering', actions: { type: 'noteEvaluation', params: ({ event }) => event.output } },
            onError: { target: 'unevaluated' },
          },
        },
        unevaluated: { description: 'The evaluation failed. The answer is kept.' },
        summing: {
          description: 'Every answer is judged, then the whole interview.',
          tags: ['busy'],
          invoke: {
            id: 'summarise',
            src: 'summarise',
            input: ({ context: { session, answers } }) => ({ session, answers }),
            onDone: {
              target: '#trainer.overallFeedback',
              actions: { type: 'noteFeedback', params: ({ event }) => event.output },
            },
            onError: { target: 'unsummed' },
          },
        },
        unsummed: { description: 'The overall feedback failed. Every answer and evaluation is kept.' },
      },
    },
    overallFeedback: {
      description: 'Summary, strengths, improvements, recommendation. The interview is in the history.',
      tags: ['feedback'],
      on: { 'home.requested': { target: 'jobInput', actions: 'leaveSession' } },
    },
  },
});

/** Something was written or said. */
export const isAnswered = (answer: Pick<Trainer.TrainerAnswer, 'text'> | undefined): boolean =>
  (answer?.text ?? '').trim() !== '';

const NO_WORDS = { role: '', jobDescription: '', resume: '' };
const NO_FORM = { ...NO_WORDS, count: 5, difficulty: 'mixed', preparation: 0, questionTime: 0 } as const;
const NOTHING: Trainer.TrainerDraft = { step: 'job', form: NO_FORM, index: 0, session: null, answers: [] };
const BLANK: Trainer.TrainerAnswer = { text: '', seconds: null, evaluation: null, evaluatedText: '', remark: null };

const lastIndex = ({ answers }: TrainerContext): number => answers.length - 1;
const begun = ({ step: restoring, ...left }: Trainer.TrainerDraft) => ({
  ...left,
  request: null,
  failure: null,
  restoring,
});

function opened({ form, request }: TrainerContext, outcome: Trainer.QuestionsOutcome): Partial<TrainerContext> {
  if (outcome.kind !== 'made' || !request) return {};
  const { questions, fromModel } = outcome;
  const { role, jobDescription, resume } = form;
  const { id, at: createdAt, seed } = request;
  const session = { id, createdAt, seed, role: role.trim(), jobDescription, resume, questions, fromModel };
  return { session: { ...session, feedback: null, remark: null }, answers: questions.map(() => BLANK), index: 0 };
}

/** One answer changed, the others as they were. */
function changed<T>(context: TrainerContext, index: number, change: (answer: Trainer.TrainerAnswer) => T) {
  return replaced(context, index, (answer) => ({ ...answer, ...change(answer) }));
}

/** One answer as another, which may lack what it had. */
function replaced<T>({ answers }: TrainerContext, index: number, by: (answer: Trainer.TrainerAnswer) => T) {
  return { answers: answers.map((answer, at) => (at === index ? by(answer) : answer)) };
}

const unspoken = ({ language: _, ...answer }: Trainer.TrainerAnswer) => answer;

const attemptOf = ({ attempts: _, ...attempt }: Trainer.TrainerAnswer) => attempt;

/** The answer begun again; what was given so far is kept as an attempt. */
const retaken = (answer: Trainer.TrainerAnswer): Trainer.TrainerAnswer => ({
  ...BLANK,
  attempts: [...(answer.attempts ?? []), attemptOf(answer)],
});

/** A wordless retake is no attempt; what was recorded of it stays with the answer. */
function chosen(answer: Trainer.TrainerAnswer, at: number): Trainer.TrainerAnswer {
  const { attempts = [], recordings = [] } = answer;
  const others = attempts.filter((_, index) => index !== at);
  const next = attempts[at] ?? BLANK;
  if (isAnswered(answer)) return { ...next, attempts: [...others, attemptOf(answer)] };
  const all = [...(next.recordings ?? []), ...recordings];
  return { ...next, attempts: others, ...(all.length > 0 ? { recordings: all } : {}) };
}

const joined = (text: string, more: string) => (text === '' || /\s$/.test(text) ? text + more : `${text} ${more}`);

function evaluationOf({ session, index, answers }: TrainerContext): Trainer.EvaluateInput {
  const { text, seconds } = answers[index] ?? BLANK;
  return { question: session?.questions[index] ?? null, text, seconds };
}

/** An answer that was changed meanwhile keeps its text, and its evaluation says which text it is about. */
function summarised({ session, answers }: TrainerContext, output: Trainer.SummariseOutput): Partial<TrainerContext> {
  return {
    session: session ? { ...session, feedback: output.feedback, remark: null } : null,
    answers: answers.map((answer, index) => {
      const { evaluation, evaluatedText } = output.answers[index] ?? answer;
      return evaluation === answer.evaluation ? answer : { ...answer, evaluation, evaluatedText, remark: null };
    }),
  };
}
