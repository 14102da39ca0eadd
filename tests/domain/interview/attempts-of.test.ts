import { expect, test } from 'vitest';
import { attemptsAt, wordChanges } from '../../../src/domain/interview/attempts-of';

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
  const { parts, added, dropped } = wordChanges('I built a small app.', 'I built an app for 300 students.');
  expect([added, dropped]).toEqual([4, 2]);
  expect(
    parts
      .filter(({ kind }) => kind !== 'removed')
      .map(({ text }) => text)
      .join(''),
  ).toBe('I built an app for 300 students.');
});
