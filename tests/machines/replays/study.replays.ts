import { done, fail, type Ignored, type Replay } from '../../support/replay';

const aims = { level: 'beginner', goal: 'understand' };
const wish = { on: 'react/hooks', cards: [], mode: 'lesson', seed: 'a' };
const question = {
  way: 'choose',
  id: 'frontend/react#x',
  kind: 'statement',
  card: 'frontend/react',
  ask: 'Is this true or false?',
  given: 'A key is an index.',
  options: ['True', 'False'],
  right: 1,
  passage: 'A key says which item is which.',
};
const card = { id: 'frontend/react', group: 'frontend', title: 'React', asked: [], terms: [], answer: 'A.', next: [] };
const topic = { id: 'react/hooks', name: 'Hooks', course: 'react', courseTitle: 'React' };
const asks = (id: string) => ({ kind: 'question', card: 'frontend/react', question: { ...question, id } });
const lesson = {
  waiting: 0,
  title: 'Hooks',
  topic,
  cards: [card],
  steps: [{ kind: 'explain', card: 'frontend/react' }, asks('one'), asks('two')],
};
const stack = {
  ...lesson,
  topic: null,
  steps: [{ kind: 'flashcard', card: 'frontend/react', front: 'What is a key?' }],
};
const empty = { ...lesson, cards: [], steps: [] };

/** The session that came of it has its cards for good. */
const begun = { ...wish, cards: ['frontend/react'] };

const set = { type: 'aims.set', aims };
const choose = { type: 'subject.chosen', wish };
const next = { type: 'step.advanced' };
const leave = { type: 'lesson.left' };
const answer = (given: unknown) => ({ type: 'answer.given', answer: given });
const judged = (right: boolean) => done('judge', { right, answer: 'False', nearly: false });
const review = (grade: string) => ({ type: 'card.reviewed', card: 'frontend/react', title: 'React', grade });
const left = { wish: null, lesson: null, at: 0, answers: {} };

export const happyPath = 'level and goal, a card, a wrong and a right answer';

export const replays: readonly Replay[] = [
  {
    name: 'level and goal, a card, a wrong and a right answer',
    spec: 'issue 17: asks for level and goal once, explains, asks back, checks the answer, goes on',
    starts: 'asking',
    steps: [
      [set, { state: 'choosing', context: { aims }, emits: [{ type: 'aims.told', aims }] }],
      [choose, { state: 'gathering', context: { wish, lesson: null } }],
      [done('gather', lesson), { state: 'session.explaining', context: { lesson, at: 0, wish: begun } }],
      [next, { state: 'session.questioning', context: { at: 1 } }],
      [answer(0), { state: 'session.judging', context: { given: 0 } }],
      [
        judged(false),
        { state: 'session.judged', context: { answers: { 1: { given: 0, right: false } } }, emits: [review('again')] },
      ],
      [next, { state: 'session.questioning', context: { at: 2, given: null } }],
      [answer(1), 'session.judging'],
      [judged(true), { state: 'session.judged', emits: [review('hard')] }],
      [next, { state: 'finished', context: { at: 3 } }],
      [leave, { state: 'choosing', context: left }],
    ],
  },
  {
    name: 'who told level and goal before is not asked again; all right is good',
    spec: 'issue 17: asks for level and goal once',
    input: { aims, wish, draft: null },
    starts: { state: 'gathering', context: { aims, wish } },
    steps: [
      [done('gather', { ...lesson, steps: lesson.steps.slice(1) }), 'session.questioning'],
      [answer(1), 'session.judging'],
      [judged(true), { state: 'session.judged', emits: [review('good')] }],
      [leave, { state: 'choosing', context: left }],
      [{ type: 'aims.reopened' }, 'asking'],
      [set, 'choosing'],
    ],
  },
  {
    name: 'a reload leads back to the answer that was judged, and reviews nothing twice',
    spec: 'issue 17: a reload in the middle keeps the place',
    input: { aims, wish: null, draft: { wish, at: 1, answers: { 1: { given: 1, right: true } } } },
    starts: { state: 'gathering', context: { wish, at: 1 } },
    steps: [
      [done('gather', lesson), { state: 'session.judged', context: { at: 1 }, emits: [] }],
      [next, { state: 'session.questioning', context: { at: 2 } }],
    ],
  },
  {
    name: 'what the address asks for goes before what was left; a place that is no more begins again',
    spec: '/study?on=',
    input: { aims: null, wish, draft: { wish: { ...wish, on: 'css' }, at: 9, answers: {} } },
    starts: { state: 'asking', context: { wish, at: 0 } },
    steps: [[set, 'gathering']],
  },
  {
    name: 'the content changed since: from the beginning',
    spec: 'a session outlives an update of the app',
    input: { aims, wish: null, draft: { wish, at: 9, answers: { 8: { given: 1, right: true } } } },
    starts: 'gathering',
    steps: [[done('gather', lesson), { state: 'session.explaining', context: { at: 0, answers: {} } }]],
  },
  {
    name: 'flashcards are turned and graded, and asked once more',
    spec: 'issue 17: flashcards, spaced by FSRS',
    input: { aims, wish: { ...wish, mode: 'cards' }, draft: null },
    starts: 'gathering',
    steps: [
      [done('gather', stack), 'session.flashcard.front'],
      [{ type: 'card.flipped' }, 'session.flashcard.back'],
      [
        { type: 'card.graded', grade: 'easy' },
        { state: 'finished', emits: [review('easy')] },
      ],
      [
        { type: 'lesson.repeated', seed: 'b' },
        { state: 'gathering', context: { wish: { ...begun, mode: 'cards', seed: 'b' }, at: 0, answers: {} } },
      ],
      [leave, { state: 'choosing', context: left }],
    ],
  },
  {
    name: 'no card is about it; the next words find one',
    spec: 'issue 17: clear words, nothing lost',
    input: { aims, wish, draft: null },
    starts: 'gathering',
    steps: [
      [done('gather', empty), 'nothing'],
      [choose, 'gathering'],
      [done('gather', empty), 'nothing'],
      [leave, { state: 'choosing', context: left }],
    ],
  },
  {
    name: 'cards that could not be fetched are tried again, or left',
    spec: 'offline',
    input: { aims, wish, draft: null },
    starts: 'gathering',
    steps: [
      [fail('gather'), 'failed'],
      [{ type: 'gathering.retried' }, 'gathering'],
      [fail('gather'), 'failed'],
      [leave, { state: 'choosing', context: left }],
    ],
  },
  {
    name: 'an answer that could not be judged is asked for again',
    spec: 'nothing is lost',
    input: { aims, wish, draft: null },
    starts: 'gathering',
    steps: [
      [done('gather', lesson), 'session.explaining'],
      [next, 'session.questioning'],
      [answer(1), 'session.judging'],
      [fail('judge'), { state: 'session.questioning', context: { answers: {} } }],
    ],
  },
];

const known = { input: { aims, wish, draft: null } };

export const ignored: readonly Ignored[] = [
  { ...known, state: 'gathering', steps: [], events: [next, choose, answer(1), set] },
  { ...known, state: 'session.explaining', steps: [done('gather', lesson)], events: [answer(1), choose, set] },
  {
    ...known,
    state: 'session.judging',
    steps: [done('gather', lesson), next, answer(1)],
    events: [answer(0), next, { type: 'card.flipped' }],
  },
  {
    ...known,
    state: 'session.judged',
    steps: [done('gather', lesson), next, answer(1), judged(true)],
    events: [answer(0), { type: 'card.graded', grade: 'easy' }],
  },
  {
    ...known,
    state: 'session.flashcard.front',
    steps: [done('gather', stack)],
    events: [{ type: 'card.graded', grade: 'easy' }, next],
  },
];
