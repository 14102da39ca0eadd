import bank from 'content:bank-words';
import { describe, expect, test } from 'vitest';
import { evaluateAnswer } from '../../../src/domain/interview/answer/evaluate-answer';
import type { AnswerEvaluation } from '../../../src/domain/interview/answer/types';
import {
  canFollowUp,
  followUpTo,
  judgedAs,
  withFollowUp,
  writtenFollowUp,
} from '../../../src/domain/interview/questions/follow-up';
import { type InterviewQuestion, isWrittenFollowUp } from '../../../src/domain/interview/questions/question';

const question: InterviewQuestion = {
  id: 'sde-1-05',
  question: 'How does a hash table work, and what happens when two keys collide?',
  category: 'technical',
  topic: 'Hash tables',
  concepts: [
    { label: 'hash function', match: ['hash'] },
    { label: 'collisions', match: ['collision', 'chaining'] },
    { label: 'load factor', match: ['load factor', 'resiz'] },
  ],
  outline: 'Say what it stores and how a key becomes a place.',
  from: 'role',
};
const own = ['When would you choose a tree?', 'When is the table resized, and what does that cost?'] as const;
const evaluation = (of: Record<string, 'explained' | 'named' | 'missed'>, next = 'Where does it stop working?') =>
  ({
    kind: 'evaluation',
    followUp: next,
    concepts: Object.entries(of).map(([label, status]) => ({ label, status, evidence: null })),
  }) as unknown as AnswerEvaluation;

describe('chosen by what was missing or vague', () => {
  test.each<[string, AnswerEvaluation, readonly string[], string, string[]]>([
    [
      'the topic’s own that names what was missed',
      evaluation({ 'load factor': 'missed' }),
      own,
      own[1],
      ['load factor'],
    ],
    [
      'what was missed before what was only named',
      evaluation({ collisions: 'named', 'load factor': 'missed' }),
      ['And chaining?', own[1]],
      own[1],
      ['load factor'],
    ],
    [
      'what was only named',
      evaluation({ 'hash function': 'explained', 'load factor': 'named' }),
      own,
      own[1],
      ['load factor'],
    ],
    [
      'none of them names it: what the evaluation asks',
      evaluation({ collisions: 'missed' }, 'What of collisions?'),
      own,
      'What of collisions?',
      ['collisions'],
    ],
    ['nothing was missing: the topic’s first', evaluation({ 'hash function': 'explained' }), own, own[0], []],
    ['of no topic: what the evaluation asks', evaluation({}), [], 'Where does it stop working?', []],
    [
      'without a score',
      { kind: 'no-evaluation' } as AnswerEvaluation,
      [],
      'Can you say more about that, with an example of your own?',
      [],
    ],
  ])('%s', (_, judged, texts, asked, concepts) => {
    const next = followUpTo(question, judged, texts);
    expect(next).toMatchObject({
      id: 'sde-1-05.follow-up',
      question: asked,
      followsUp: 'sde-1-05',
      topic: 'Hash tables',
    });
    expect(next.concepts.map(({ label }) => label)).toEqual(concepts);
  });

  test('a model’s: its terms keep the words by which the question knows them', () => {
    const next = writtenFollowUp(question, {
      question: 'What does it cost?',
      covers: ['Load factor', ' amortised ', ''],
    });
    expect(next.concepts).toEqual([question.concepts[2], { label: 'amortised', match: ['amortised'] }]);
    expect([isWrittenFollowUp(next), isWrittenFollowUp(followUpTo(question, evaluation({}), own))]).toEqual([
      true,
      false,
    ]);
    expect(isWrittenFollowUp(question)).toBe(false);
  });
});

describe('its place', () => {
  const session = { questions: [question, { ...question, id: 'q2' }], fromModel: 0 };
  const next = followUpTo(question, evaluation({}), own);

  test('right after its question, with the answers at their questions', () => {
    const whole = withFollowUp(session, ['a', 'b'], 0, next, '');
    expect(whole.session.questions.map(({ id }) => id)).toEqual(['sde-1-05', 'sde-1-05.follow-up', 'q2']);
    expect([whole.answers, whole.index]).toEqual([['a', '', 'b'], 1]);
  });

  test.each([
    [0, 0, 0],
    [1, 0, 1],
    [2, 0, 3],
    [2, 1, 2],
  ])('of %i questions of a model, after number %i: %i', (fromModel, index, expected) => {
    expect(withFollowUp({ ...session, fromModel }, ['', ''], index, next, '').session.fromModel).toBe(expected);
  });

  test('one to a question, and none to a follow-up', () => {
    const { questions } = withFollowUp(session, ['', ''], 0, next, '').session;
    expect([0, 1, 2, 3].map((index) => canFollowUp(questions, index))).toEqual([false, false, true, false]);
    expect(canFollowUp(session.questions, 0)).toBe(true);
  });
});

describe('judged by what can be judged', () => {
  const story: InterviewQuestion = {
    ...question,
    id: 'b-1',
    question: 'Tell me about a time when you had a conflict in a team.',
    category: 'behavioral',
    topic: 'Conflict',
    concepts: [],
    outline: 'Say who disagreed about what, what you did, and how it ended.',
  };
  const asked = 'Can you put a number on that: how many, how long, or how much better?';
  const next = followUpTo(story, evaluation({}, asked), []);
  const judge = (answer: string) => evaluateAnswer({ bank, question: judgedAs(next), answer });

  test('a follow-up to a story asks for no story, and for no concepts', () => {
    const judged = judge('We lost about two days a week to it. After we agreed on the review rules, it was two hours.');
    if (judged.kind !== 'evaluation') throw new Error(judged.reason);
    expect(judged.story).toEqual([]);
    expect(judged.missed).toEqual([]);
    expect(judged.criteria.filter(({ id }) => id === 'concepts' || id === 'story')).toEqual([]);
  });

  test('a figure with its reason is worth more than a shrug', () => {
    const score = (answer: string) => judge(answer).score;
    const good = score(
      'Yes. The conflict cost the team about two days a week, because each change was reviewed three times. After we agreed on the rules, I measured it again: it was two hours.',
    );
    expect(good).toBeGreaterThan(score('I do not know, it was just much better I think and everybody was happy.') + 1);
  });

  test('other questions are judged as they are', () => {
    expect(judgedAs(story)).toBe(story);
  });
});
