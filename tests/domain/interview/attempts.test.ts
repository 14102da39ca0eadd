import { describe, expect, test } from 'vitest';
import { type ComparedAttempt, compareAttempts, figuresOf } from '../../../src/domain/interview/attempts';
import { APP_LANGUAGE } from '../../../src/domain/speech/languages';

const evaluation = { kind: 'evaluation', score: 6.5 } as ComparedAttempt['evaluation'];
const typed: ComparedAttempt = { text: 'I cut the build to four minutes.', seconds: null, evaluation: null };
const spoken: ComparedAttempt = {
  text: 'Um, I cut the build, you know, from twelve to four minutes.',
  seconds: 6,
  evaluation,
};

test('what was dropped and what was added make the two texts again', () => {
  const { parts } = compareAttempts(typed, spoken, APP_LANGUAGE);
  const without = (kind: string) =>
    parts
      .filter((part) => part.kind !== kind)
      .map(({ text }) => text)
      .join('');
  expect(without('added')).toBe(typed.text);
  expect(without('removed')).toBe(spoken.text);
});

describe('figures', () => {
  test.each<[string, ComparedAttempt, Parameters<typeof figuresOf>[1], ReturnType<typeof figuresOf>]>([
    ['typed', typed, APP_LANGUAGE, { words: 7, score: null, pace: null, fillers: null }],
    ['spoken', spoken, APP_LANGUAGE, { words: 12, score: 6.5, pace: 120, fillers: 2 }],
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
      { ...typed, evaluation: { kind: 'no-evaluation', score: 0 } as ComparedAttempt['evaluation'] },
      null,
      { words: 7, score: null, pace: null, fillers: null },
    ],
  ])('%s', (_, attempt, language, expected) => {
    expect(figuresOf(attempt, language)).toEqual(expected);
  });
});
