/**
 * Interview room: one question after another against a countdown, with transcript, typed answers and notes.
 * Product spec sections 2, 4, 5 and 8; screen `/interview/:role`. The webcam and the recogniser are flows beside it.
 *
 * Times are milliseconds on the clock of `performance.now()`; they come in events (`at`) and from the ticker.
 */
import { assign, type EventObject, emit, fromCallback, setup } from 'xstate';
import type { InterviewRecord, RoomAnswer } from './contracts/interview';
import type {
  InterviewRoomContext,
  InterviewRoomEmitted,
  InterviewRoomEvent,
  InterviewRoomInput,
} from './contracts/interview-room-flow';
import type { TickerInput } from './contracts/ticker';

export const interviewRoomMachine = setup({
  types: {
    context: {} as InterviewRoomContext,
    events: {} as InterviewRoomEvent,
    meta: {} as { spec: string },
    input: {} as InterviewRoomInput,
    emitted: {} as InterviewRoomEmitted,
  },
  actors: {
    ticker: fromCallback<EventObject, TickerInput>(() => {}),
  },
  guards: {
    hasNext: ({ context }) => context.answers.length < context.questions.length,
    isWhole: ({ context }) => openQuestions(context) === 0,
    isBeforeQuestion: ({ context }, { from }: { from: number }) =>
      context.answers.length > 1 && context.startedAt !== null && from < context.startedAt,
    isFresh: ({ context }) => context.answers.length === 1 && elapsedOf(context) === 0,
    isPrepared: ({ context }) => isPrepared(context),
    isUnanswered: ({ context }) => !hasAnswer(openAnswer(context)),
    isKnownPart: ({ context }, { key }: { key: string }) => context.parts.some((part) => part.key === key),
  },
  actions: {
    startClock: assign(({ context }, { at }: { at: number }) => ({ startedAt: at - openAnswer(context).spent })),
    stopClock: assign({ startedAt: null }),
    noteRead: assign(({ context }, moment: Moment) => timed(context, moment, Number.POSITIVE_INFINITY)),
    notePrepared: assign(({ context }, moment: Moment) => timed(context, moment, context.preparation)),
    noteSpent: assign(({ context }, moment: Moment) => timed(context, moment, 0)),
    noteTimes: assign((_, { preparation, questionTime }: Times) => ({ preparation, questionTime })),
    advance: assign(({ context }, { at }: { at: number }) => ({
      answers: [...context.answers, NO_ANSWER],
      startedAt: at,
    })),
    noteTyped: assign(({ context }, { text }: { text: string }) => answered(context, { typed: text })),
    noteHeard: assign(({ context }, heard: Heard) => withHeard(context, 0, heard)),
    noteHeardBefore: assign(({ context }, heard: Heard) => withHeard(context, 1, heard)),
    noteNotes: assign((_, { text }: { text: string }) => ({ notes: text })),
    noteLanguage: assign((_, { language }: { language: string }) => ({ language })),
    noteWish: assign((_, { records }: { records: boolean }) => ({ records })),
    notePart: assign(({ context }, { key, mime, at }: { key: string; mime: string; at: number }) => ({
      parts: [...context.parts, { key, mime, start: sessionAt(context, at), length: 0 }],
    })),
    noteStored: assign(({ context }, { key, at }: { key: string; at: number }) => ({
      parts: context.parts.map((part) =>
        part.key === key ? { ...part, length: Math.max(part.length, sessionAt(context, at) - part.start) } : part,
      ),
    })),
    fileRecord: emit(({ context }) => ({ type: 'interview.completed' as const, record: recordOf(context) })),
    renew: assign(({ context }, { id, begunAt, questions }: Renewed) => ({
      ...begun({ ...context, id, begunAt, questions, draft: null }),
      language: context.language,
    })),
  },
}).createMachine({
  id: 'interviewRoom',
  context: ({ input }) => begun(input),
  initial: 'open',
  on: {
    'language.chosen': { actions: { type: 'noteLanguage', params: ({ event }) => ({ language: event.language }) } },
    'recording.chosen': { actions: { type: 'noteWish', params: ({ event }) => ({ records: event.records }) } },
  },
  states: {
    open: {
      description: 'One question after another; notes can be written at any time.',
      initial: 'waiting',
      on: {
        'notes.written': { actions: { type: 'noteNotes', params: ({ event }) => event } },
      },
      states: {
        waiting: {
          description: 'The session’s clock is stopped: before the start, and after a reload until the user continues.',
          meta: { spec: 'webcam off' },
          entry: 'stopClock',
          initial: 'idle',
          states: {
            idle: {
              description: 'It waits for the start; until then the times can be chosen.',
              on: {
                'times.chosen': { guard: 'isFresh', actions: { type: 'noteTimes', params: ({ event }) => event } },
              },
            },
            asking: {
              description: 'Questions are open: is it to be submitted as it is?',
              on: {
                'submission.confirmed': { target: '#interviewRoom.submitted' },
                'submission.declined': { target: 'idle' },
              },
            },
          },
          on: {
            'session.started': { target: 'running', actions: { type: 'startClock', params: ({ event }) => event } },
            'answer.typed': {
              target: 'running',
              actions: [
                { type: 'startClock', params: ({ event }) => event },
                { type: 'noteTyped', params: ({ event }) => event },
              ],
            },
            'question.advanced': {
              guard: 'hasNext',
              target: 'running',
              actions: { type: 'advance', params: ({ event }) => event },
            },
            'interview.submitted': [{ guard: 'isWhole', target: '#interviewRoom.submitted' }, { target: '.asking' }],
            'recording.stored': {
              description: 'The end of a recording that was going on when the session was submitted and taken back.',
              guard: { type: 'isKnownPart', params: ({ event }) => ({ key: event.key }) },
              actions: { type: 'noteStored', params: ({ event }) => event },
            },
          },
        },
        running: {
          description: 'The countdown falls; past 0, the time over is counted. Each question starts it again.',
          meta: { spec: 'webcam on' },
          invoke: {
            id: 'ticker',
            src: 'ticker',
            input: ({ context }) => ({ startedAt: context.startedAt ?? 0, every: 1000 }),
            onError: { target: 'waiting' },
          },
          initial: 'preparing',
          states: {
            reading: {
              description: 'The question is read aloud. The time of the answer begins after it.',
              on: {
                'clock.ticked': { actions: { type: 'noteRead', params: ({ event }) => event } },
                'reading.ended': { target: 'preparing', actions: { type: 'noteRead', params: ({ event }) => event } },
                'answer.typed': { target: 'answering', actions: { type: 'noteTyped', params: ({ event }) => event } },
              },
            },
            preparing: {
              description: 'Time to think. It ends by itself, on wish, or with the first word of the answer.',
              always: { guard: 'isPrepared', target: 'answering' },
              on: {
                'reading.begun': { target: 'reading' },
                'clock.ticked': { actions: { type: 'notePrepared', params: ({ event }) => event } },
                'answer.begun': {
                  target: 'answering',
                  actions: { type: 'notePrepared', params: ({ event }) => event },
                },
              },
            },
            answering: {
              description: 'The answer is said or typed.',
              on: { 'reading.begun': { guard: 'isUnanswered', target: 'reading' } },
            },
            asking: {
              description:
                'Questions are open: is it to be submitted as it is? Clock and recording go on; the time to think is over.',
              on: {
                'submission.confirmed': {
                  target: '#interviewRoom.submitted',
                  actions: { type: 'noteSpent', params: ({ event }) => event },
                },
                'submission.declined': { target: 'answering' },
              },
            },
          },
          on: {
            'clock.ticked': {
              actions: { type: 'noteSpent', params: ({ event }) => event },
            },
            'answer.typed': { actions: { type: 'noteTyped', params: ({ event }) => event } },
            'transcript.heard': [
              {
                description: 'The recogniser finishes words after Next Question that were said before it.',
                guard: { type: 'isBeforeQuestion', params: ({ event }) => ({ from: event.from }) },
                actions: { type: 'noteHeardBefore', params: ({ event }) => event },
              },
              { actions: { type: 'noteHeard', params: ({ event }) => event } },
            ],
            'recording.started': { actions: { type: 'notePart', params: ({ event }) => event } },
            'recording.stored': {
              guard: { type: 'isKnownPart', params: ({ event }) => ({ key: event.key }) },
              actions: { type: 'noteStored', params: ({ event }) => event },
            },
            'question.advanced': {
              guard: 'hasNext',
              target: 'running',
              reenter: true,
              actions: [
                { type: 'noteSpent', params: ({ event }) => event },
                { type: 'advance', params: ({ event }) => event },
              ],
            },
            'interview.submitted': [
              {
                guard: 'isWhole',
                target: '#interviewRoom.submitted',
                actions: { type: 'noteSpent', params: ({ event }) => event },
              },
              { target: '.asking' },
            ],
          },
        },
      },
    },
    submitted: {
      description: 'Interview submitted! All of it is kept as a session.',
      entry: 'fileRecord',
      on: {
        'recording.stored': {
          guard: { type: 'isKnownPart', params: ({ event }) => ({ key: event.key }) },
          actions: [{ type: 'noteStored', params: ({ event }) => event }, 'fileRecord'],
        },
        'submission.undone': {
          description: 'The session is unfinished again, as it was.',
          target: 'open',
        },
        'interview.renewed': {
          target: 'open',
          actions: { type: 'renew', params: ({ event }) => event },
        },
      },
    },
  },
});

/** The session's timer: milliseconds over all questions, as of the last tick. */
const elapsedOf = ({ answers }: Pick<InterviewRecord, 'answers'>): number =>
  answers.reduce((sum, { spent }) => sum + spent, 0);

/** How many questions have no words yet, reached or not. */
export function openQuestions({ answers, questions }: Pick<InterviewRecord, 'answers' | 'questions'>): number {
  const answered = answers.filter(({ spoken, typed }) => spoken.length > 0 || typed.trim() !== '');
  return questions.length - answered.length;
}

type Heard = Readonly<{ text: string; from: number; to: number }>;
type Moment = Readonly<{ elapsed: number }> | Readonly<{ at: number }>;
type Times = Pick<InterviewRecord, 'preparation' | 'questionTime'>;
type Renewed = Pick<InterviewRecord, 'id' | 'begunAt' | 'questions'>;
const NO_ANSWER: RoomAnswer = { spoken: [], typed: '', spent: 0, prepared: 0 };

/** The answer to the open question. */
const openAnswer = ({ answers }: Pick<InterviewRecord, 'answers'>): RoomAnswer => answers.at(-1) ?? NO_ANSWER;

const hasAnswer = ({ spoken, typed }: RoomAnswer): boolean => spoken.length > 0 || typed !== '';

function isPrepared(context: InterviewRecord): boolean {
  const answer = openAnswer(context);
  return answer.prepared >= context.preparation || answer.spent > answer.prepared || hasAnswer(answer);
}

/** The time of the open question until now. @param before how much of it may have passed before the answer */
function timed(context: InterviewRoomContext, moment: Moment, before: number) {
  const answer = openAnswer(context);
  const elapsed = 'at' in moment ? moment.at - (context.startedAt ?? moment.at) : moment.elapsed;
  const spent = Math.max(answer.spent, Math.round(elapsed));
  return answered(context, { spent, prepared: Math.max(answer.prepared, Math.min(spent, before)) });
}

function answered(context: InterviewRecord, change: Partial<RoomAnswer>): { answers: readonly RoomAnswer[] } {
  return { answers: [...context.answers.slice(0, -1), { ...openAnswer(context), ...change }] };
}

/** Adds words to the answer this many questions back, on that question's own clock. */
function withHeard({ answers, startedAt }: InterviewRoomContext, back: 0 | 1, { text, from, to }: Heard) {
  const index = answers.length - 1 - back;
  return {
    answers: answers.map((answer, i): RoomAnswer => {
      if (i !== index) return answer;
      const shownAt = (startedAt ?? from) - (back === 1 ? answer.spent : 0);
      const start = Math.max(answer.spoken.at(-1)?.end ?? 0, Math.round(from - shownAt), 0);
      return { ...answer, spoken: [...answer.spoken, { text, start, end: Math.max(start, Math.round(to - shownAt)) }] };
    }),
  };
}

/** A moment as milliseconds of the session. */
function sessionAt(context: InterviewRoomContext, at: number): number {
  const before = elapsedOf(context) - openAnswer(context).spent;
  return Math.max(0, Math.round(before + at - (context.startedAt ?? at)));
}

const recordOf = ({ startedAt: _, ...record }: InterviewRoomContext): InterviewRecord => record;

function begun({ draft, ...input }: InterviewRoomInput): InterviewRoomContext {
  const empty = { answers: [NO_ANSWER], notes: '', language: 'en-US', parts: [] };
  return { ...(draft ?? { ...input, ...empty }), startedAt: null };
}
