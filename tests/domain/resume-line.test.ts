import { expect, test } from 'vitest';
import { resumeLine, type SolvedFacts } from '../../src/domain/challenges/resume-line';

const solved: SolvedFacts = { title: 'Sum of Two Numbers', language: 'C++', tests: 12, at: '2026-11-15T12:00:00.000Z' };

test.each<[what: string, change: Partial<SolvedFacts>, line: string]>([
  ['all of it', {}, 'Solved the coding challenge “Sum of Two Numbers” in C++: 12 of 12 tests passed, November 2026'],
  [
    'a language that is not known',
    { language: null },
    'Solved the coding challenge “Sum of Two Numbers”: 12 of 12 tests passed, November 2026',
  ],
  [
    'a single test',
    { tests: 1 },
    'Solved the coding challenge “Sum of Two Numbers” in C++: its test passed, November 2026',
  ],
  [
    'a date that cannot be read',
    { at: 'soon' },
    'Solved the coding challenge “Sum of Two Numbers” in C++: 12 of 12 tests passed',
  ],
])('a line for the resume says what is known: %s', (_, change, line) => {
  expect(resumeLine({ ...solved, ...change })).toBe(line);
});
