import { describe, expect, test } from 'vitest';
import { attemptsAt, compareAttempts, figuresOf, type TimedAttempt } from '../../../src/domain/interview/attempts';
import { APP_LANGUAGE } from '../../../src/domain/speech/languages';

const concepts = [{ status: 'explained' }, { status: 'named' }, { status: 'missed' }];
const evaluation = { kind: 'evaluation', score: 6.5, concepts } as unknown as TimedAttempt['evaluation'];
const typed: TimedAttempt = { text: 'I cut the build to four minutes.', seconds: null, evaluation: null };
const spoken: TimedAttempt = {
  text: 'Um, I cut the build, you know, from twelve to four minutes.',
  seconds: 6,
  evaluation,
};

const compared = (attempt: TimedAttempt) => ({ text: attempt.text, figures: figuresOf(attempt, APP_LANGUAGE) });

test('what was dropped and what was added make the two texts again', () => {
  const { parts } = compareAttempts(compared(typed), compared(spoken));
  const without = (kind: string) =>
    parts
      .filter((part) => part.kind !== kind)
      .map(({ text }) => text)
      .join('');
  expect(without('added')).toBe(typed.text);
  expect(without('removed')).toBe(spoken.text);
});

describe('figures', () => {
  test.each<[string, TimedAttempt, Parameters<typeof figuresOf>[1], Partial<ReturnType<typeof figuresOf>>]>([
    ['typed', typed, APP_LANGUAGE, { words: 7, score: null, covered: null, pace: null, fillers: null, seconds: null }],
    [
      'spoken',
      spoken,
      APP_LANGUAGE,
      { words: 12, score: 6.5, covered: { points: 2, of: 3 }, pace: 120, fillers: 2, seconds: 6 },
    ],
    [
      'in a language of unknown fillers',
      spoken,
      { fillers: null },
      { words: 12, score: 6.5, pace: 120, fillers: null },
    ],
    ['in an unknown language', spoken, null, { words: 12, score: 6.5, pace: 120, fillers: null }],
    ['too short', { ...spoken, seconds: 4.9 }, null, { words: 12, score: 6.5, pace: null, fillers: null }],
    ['of few words', { ...typed, seconds: 5 }, APP_LANGUAGE, { words: 7, score: null, pace: null, fillers: 0 }],
    [
      'eight words',
      { ...typed, text: `So ${typed.text}`, seconds: 5 },
      null,
      { words: 8, score: null, pace: 96, fillers: null },
    ],
    ['no time', { ...spoken, seconds: 0 }, APP_LANGUAGE, { words: 12, score: 6.5, pace: null, fillers: null }],
    [
      'without a score',
      { ...typed, evaluation: { kind: 'no-evaluation', score: 0 } as TimedAttempt['evaluation'] },
      null,
      { words: 7, score: null, pace: null, fillers: null },
    ],
  ])('%s', (_, attempt, language, expected) => {
    expect(figuresOf(attempt, language)).toMatchObject(expected);
  });
});

const session = (id: string, begunAt: string, questions: string[], reached = questions.length, role = 'sde-1') => ({
  id,
  begunAt,
  role: { id: role },
  questions: questions.map((question) => ({ id: question })),
  answers: questions.slice(0, reached).map(() => ({})),
});

test('every answer to a question that was reached, the oldest first', () => {
  const sessions = [
    session('c', '2026-10-03T10:00:00.000Z', ['q2']),
    session('a', '2026-10-01T10:00:00.000Z', ['q1', 'q2']),
    session('b', '2026-10-02T10:00:00.000Z', ['q1', 'q2'], 1),
    session('d', '2026-10-04T10:00:00.000Z', ['q2'], 1, 'sde-2'),
  ];
  expect(attemptsAt(sessions, 'sde-1', 'q2').map(({ session: { id }, index }) => [id, index])).toEqual([
    ['a', 1],
    ['c', 0],
  ]);
});

test('words added and dropped', () => {
  const { parts, added, dropped } = compareAttempts(
    compared({ ...typed, text: 'I built a small app.' }),
    compared({ ...typed, text: 'I built an app for 300 students.' }),
  );
  expect([added, dropped]).toEqual([4, 2]);
  expect(
    parts
      .filter(({ kind }) => kind !== 'removed')
      .map(({ text }) => text)
      .join(''),
  ).toBe('I built an app for 300 students.');
});
