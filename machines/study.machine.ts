/**
 * Study mode of the tutor: level and goal once, then cards that are explained, questions about them, and flashcards.
 * Screen `/study`.
 */
import { assign, emit, fromPromise, setup } from 'xstate';
import type { Answer, GatherInput, JudgeInput, Lesson, StudyDraft, StudyStep, Verdict } from './contracts/study';
import type { StudyContext, StudyEmitted, StudyEvent, StudyInput } from './contracts/study-flow';

type Grade = Extract<StudyEvent, { type: 'card.graded' }>['grade'];

export const studyMachine = setup({
  types: {
    context: {} as StudyContext,
    events: {} as StudyEvent,
    input: {} as StudyInput,
    emitted: {} as StudyEmitted,
    tags: {} as 'busy' | 'session' | 'finished',
  },
  actors: {
    gather: fromPromise<Lesson, GatherInput>(() => new Promise(() => {})),
    judge: fromPromise<Verdict, JudgeInput>(() => new Promise(() => {})),
  },
  guards: {
    knowsAims: ({ context }) => context.aims !== null,
    isAskedFor: ({ context }) => context.wish !== null,
    hasSteps: (_, { lesson }: { lesson: Lesson }) => lesson.steps.length > 0,
    isExplained: ({ context }) => stepNow(context)?.kind === 'explain',
    isAnswered: ({ context }) => stepNow(context)?.kind === 'question' && context.at in context.answers,
    isAsked: ({ context }) => stepNow(context)?.kind === 'question',
    isFlashcard: ({ context }) => stepNow(context)?.kind === 'flashcard',
  },
  actions: {
    noteAims: assign((_, { aims }: Pick<Extract<StudyEvent, { type: 'aims.set' }>, 'aims'>) => ({ aims })),
    tellAims: emit((_, { aims }: Pick<Extract<StudyEvent, { type: 'aims.set' }>, 'aims'>) => ({
      type: 'aims.told' as const,
      aims,
    })),
    noteWish: assign((_, { wish }: Pick<Extract<StudyEvent, { type: 'subject.chosen' }>, 'wish'>) => ({
      wish,
      lesson: null,
      at: 0,
      answers: {},
    })),
    noteLesson: assign(({ context }, { lesson }: { lesson: Lesson }) => ({
      lesson,
      // What is new and due changes while one studies: the same cards come back after a reload.
      wish: context.wish && { ...context.wish, cards: lesson.cards.map(({ id }) => id) },
      // The content may have changed since: a place that is no more begins again.
      ...(context.at > lesson.steps.length ? { at: 0, answers: {} } : {}),
    })),
    noteGiven: assign((_, { answer }: { answer: Answer }) => ({ given: answer })),
    noteVerdict: assign(({ context }, { right }: { right: boolean }) => ({
      answers: { ...context.answers, [context.at]: { given: context.given, right } },
    })),
    tellQuizzed: emit(({ context }) => reviewed(context, gradeSoFar(context))),
    tellGraded: emit(({ context }, { grade }: { grade: Grade }) => reviewed(context, grade)),
    goOn: assign(({ context }) => ({ at: context.at + 1, given: null })),
    repeat: assign(({ context }, { seed }: { seed: string }) => ({
      wish: context.wish && { ...context.wish, seed },
      lesson: null,
      at: 0,
      answers: {},
    })),
    dropLesson: assign({ wish: null, lesson: null, at: 0, answers: {}, given: null }),
  },
}).createMachine({
  id: 'study',
  context: ({ input: { aims, wish, draft } }) => {
    const begun = wish === null ? draft : null;
    return {
      aims,
      wish: begun?.wish ?? wish,
      lesson: null,
      at: begun?.at ?? 0,
      answers: begun?.answers ?? {},
      given: null,
    };
  },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Level and goal are asked for once; what the address names, or an earlier visit left, goes on.',
      always: [{ guard: 'knowsAims', target: 'ready' }, { target: 'asking' }],
    },
    asking: {
      description: 'How well the learner knows the field, and what for.',
      on: {
        'aims.set': {
          target: 'ready',
          actions: [
            { type: 'noteAims', params: ({ event }) => ({ aims: event.aims }) },
            { type: 'tellAims', params: ({ event }) => ({ aims: event.aims }) },
          ],
        },
      },
    },
    ready: {
      description: 'To what is asked for, or to the choice.',
      always: [{ guard: 'isAskedFor', target: 'gathering' }, { target: 'choosing' }],
    },
    choosing: {
      description: 'What is due, what is being learnt, the courses, or words of one’s own.',
      on: {
        'subject.chosen': {
          target: 'gathering',
          actions: { type: 'noteWish', params: ({ event }) => ({ wish: event.wish }) },
        },
        'aims.reopened': { target: 'asking' },
      },
    },
    gathering: {
      description: 'The cards are fetched and their questions made.',
      tags: ['busy'],
      invoke: {
        id: 'gather',
        src: 'gather',
        input: ({ context: { wish, aims } }) => ({
          wish: wish ?? { on: null, cards: [], mode: 'lesson', seed: '' },
          aims: aims ?? { level: 'beginner', goal: 'understand' },
        }),
        onDone: [
          {
            guard: { type: 'hasSteps', params: ({ event }) => ({ lesson: event.output }) },
            target: 'session',
            actions: { type: 'noteLesson', params: ({ event }) => ({ lesson: event.output }) },
          },
          {
            target: 'nothing',
            actions: { type: 'noteLesson', params: ({ event }) => ({ lesson: event.output }) },
          },
        ],
        onError: { target: 'failed' },
      },
      on: { 'lesson.left': { target: 'choosing', actions: 'dropLesson' } },
    },
    nothing: {
      description: 'No card is about it.',
      on: {
        'lesson.left': { target: 'choosing', actions: 'dropLesson' },
        'subject.chosen': {
          target: 'gathering',
          actions: { type: 'noteWish', params: ({ event }) => ({ wish: event.wish }) },
        },
      },
    },
    failed: {
      description: 'The cards could not be fetched.',
      on: {
        'gathering.retried': { target: 'gathering' },
        'lesson.left': { target: 'choosing', actions: 'dropLesson' },
      },
    },
    session: {
      description: 'Step by step. What was answered is kept through a reload.',
      tags: ['session'],
      initial: 'turning',
      on: { 'lesson.left': { target: 'choosing', actions: 'dropLesson' } },
      states: {
        turning: {
          description: 'To the step that is next.',
          always: [
            { guard: 'isExplained', target: 'explaining' },
            { guard: 'isAnswered', target: 'judged' },
            { guard: 'isAsked', target: 'questioning' },
            { guard: 'isFlashcard', target: 'flashcard' },
            { target: '#study.finished' },
          ],
        },
        explaining: {
          description: 'A card is read.',
          on: { 'step.advanced': { target: 'turning', actions: 'goOn' } },
        },
        questioning: {
          description: 'A question waits for its answer.',
          on: {
            'answer.given': {
              target: 'judging',
              actions: { type: 'noteGiven', params: ({ event }) => ({ answer: event.answer }) },
            },
          },
        },
        judging: {
          description: 'The answer is held against the card.',
          tags: ['busy'],
          invoke: {
            id: 'judge',
            src: 'judge',
            input: ({ context }) => ({ question: questionNow(context), answer: context.given }),
            onDone: {
              target: 'judged',
              actions: [{ type: 'noteVerdict', params: ({ event }) => ({ right: event.output.right }) }, 'tellQuizzed'],
            },
            onError: { target: 'questioning' },
          },
        },
        judged: {
          description: 'Right or wrong, why, and what the card says.',
          on: { 'step.advanced': { target: 'turning', actions: 'goOn' } },
        },
        flashcard: {
          description: 'A card that the learner grades.',
          initial: 'front',
          states: {
            front: {
              description: 'The question alone.',
              on: { 'card.flipped': { target: 'back' } },
            },
            back: {
              description: 'With its answer: again, hard, good or easy.',
              on: {
                'card.graded': {
                  target: '#study.session.turning',
                  actions: [{ type: 'tellGraded', params: ({ event }) => ({ grade: event.grade }) }, 'goOn'],
                },
              },
            },
          },
        },
      },
    },
    finished: {
      description: 'How it went, when it comes back, and the topic that it counts towards.',
      tags: ['finished'],
      on: {
        'lesson.left': { target: 'choosing', actions: 'dropLesson' },
        'lesson.repeated': {
          target: 'gathering',
          actions: { type: 'repeat', params: ({ event }) => ({ seed: event.seed }) },
        },
      },
    },
  },
});

type Matchable = { readonly context: StudyContext; hasTag: (tag: never) => boolean };

/** What must survive a reload; `null` where nothing is begun or all is done. */
export function draftOf(snapshot: Matchable): StudyDraft | null {
  const { wish, at, answers } = snapshot.context;
  return wish === null || snapshot.hasTag('finished' as never) ? null : { wish, at, answers };
}

/** The step that the flow is at; `null` before and behind them. */
export const stepNow = ({ lesson, at }: StudyContext): StudyStep | null => lesson?.steps[at] ?? null;

function questionNow(context: StudyContext): JudgeInput['question'] {
  const step = stepNow(context);
  if (step?.kind !== 'question') throw new RangeError(`Nothing is asked at step ${context.at}.`);
  return step.question;
}

/** By the answers to the card's questions until now: the last of a day counts. */
function gradeSoFar(context: StudyContext): Grade {
  const card = stepNow(context)?.card;
  const given = Object.entries(context.answers).filter(([at]) => context.lesson?.steps[Number(at)]?.card === card);
  const right = given.filter(([, answer]) => answer.right).length;
  return right * 5 >= given.length * 4 ? 'good' : right * 2 >= given.length ? 'hard' : 'again';
}

function reviewed(context: StudyContext, grade: Grade): Extract<StudyEmitted, { type: 'card.reviewed' }> {
  const card = stepNow(context)?.card ?? '';
  const title = context.lesson?.cards.find(({ id }) => id === card)?.title ?? card;
  return { type: 'card.reviewed', card, title, grade };
}
