import { expect, test } from 'vitest';
import type { Language } from '../../../src/domain/c-source/languages';
import { programOf } from '../../../src/domain/challenges/programs';
import { challengeOfWork, languagesFor, workKey } from '../../../src/domain/challenges/work-key';
import { challenges } from '../../support/challenges';

const challenge = (id: number, ...languages: readonly [Language, ...Language[]]) => ({
  id,
  language: languages[0],
  languages,
});
const inC = challenge(7, 'c');
const inCAtFirst = challenge(49, 'c', 'cpp', 'python', 'javascript');
const inCppAtFirst = challenge(50, 'cpp', 'python', 'javascript');
const inSeveral = challenge(57, 'python', 'cpp', 'javascript');
const inSql = challenge(76, 'sql');

test.each([
  [inC, ['c', 'cpp']],
  [inCAtFirst, ['c', 'cpp', 'python', 'javascript', 'typescript']],
  [inCppAtFirst, ['c', 'cpp', 'python', 'javascript', 'typescript']],
  [inSeveral, ['python', 'cpp', 'javascript', 'typescript']],
  [inSql, ['sql']],
])('challenge $id can be written in %2$j', (one, languages) => {
  expect(languagesFor(one)).toEqual(languages);
});

test.each<[ReturnType<typeof challenge>, Language, string]>([
  [inC, 'c', 'challenge-7'],
  [inC, 'cpp', 'challenge-7'],
  [inCAtFirst, 'c', 'challenge-49'],
  [inCAtFirst, 'cpp', 'challenge-49'],
  [inCAtFirst, 'python', 'challenge-49.python'],
  [inCAtFirst, 'javascript', 'challenge-49.javascript'],
  [inCppAtFirst, 'cpp', 'challenge-50'],
  [inCppAtFirst, 'c', 'challenge-50'],
  [inCppAtFirst, 'python', 'challenge-50.python'],
  [inSeveral, 'python', 'challenge-57'],
  [inSeveral, 'cpp', 'challenge-57.cpp'],
  [inSeveral, 'typescript', 'challenge-57.typescript'],
  [inSql, 'sql', 'challenge-76'],
])(
  'what is written for challenge $id in %s is filed under %s, as before there were more languages',
  (one, language, key) => {
    expect(workKey(one, language)).toBe(key);
    expect(challengeOfWork(key)).toEqual({ id: one.id, language: key.split('.')[1] ?? null });
  },
);

test('TypeScript begins with what JavaScript begins with', () => {
  const both = challenges.filter(({ languages }) => languages.includes('javascript'));
  expect(both.length).toBeGreaterThan(10);
  for (const one of both) expect(programOf(one, 'typescript')).toBe(programOf(one, 'javascript'));
});
