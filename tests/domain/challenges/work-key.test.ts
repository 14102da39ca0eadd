import { describe, expect, test } from 'vitest';
import type { Language } from '../../../src/domain/c-source/languages';
import { programOf } from '../../../src/domain/challenges/programs';
import { challengeOfWork, languagesFor, workKey } from '../../../src/domain/challenges/work-key';
import { challenges } from '../../support/challenges';

describe('what a challenge can be written in, and where each is filed', () => {
  test.each([
    [['c'], ['challenge-7 c', 'challenge-7 cpp']],
    [['sql'], ['challenge-7 sql']],
    [['javascript'], ['challenge-7 javascript', 'challenge-7.typescript typescript']],
    [
      ['python', 'javascript', 'cpp'],
      [
        'challenge-7 python',
        'challenge-7.javascript javascript',
        'challenge-7.typescript typescript',
        'challenge-7.cpp cpp',
      ],
    ],
  ] as readonly (readonly [readonly [Language, ...Language[]], readonly string[]])[])('%j', (languages, filed) => {
    const challenge = { id: 7, language: languages[0], languages };
    expect(languagesFor(challenge).map((one) => `${workKey(challenge, one)} ${one}`)).toEqual(filed);
  });

  test('a key says what it was made from', () => {
    expect(challengeOfWork('challenge-57.typescript')).toEqual({ id: 57, language: 'typescript' });
    expect(challengeOfWork('challenge-57')).toEqual({ id: 57, language: null });
  });
});

test('TypeScript begins with what JavaScript begins with', () => {
  const both = challenges.filter(({ languages }) => languages.includes('javascript'));
  expect(both.length).toBeGreaterThan(10);
  for (const one of both) expect(programOf(one, 'typescript')).toBe(programOf(one, 'javascript'));
});
