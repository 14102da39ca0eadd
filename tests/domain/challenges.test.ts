import { describe, expect, test } from 'vitest';
import { compareOutputs } from '../../src/domain/c-source/compare-outputs';
import { challenges } from '../../src/domain/challenges/challenges';
import { type Challenge, challengeGroups } from '../../src/domain/challenges/types';
import { wrongSolutions, wrongSolutionsOf } from '../support/wrong-solutions';

const casesOf = ({ examples, hidden }: Challenge) => [...examples, ...hidden];

test("the product spec's five come first, in its order and its languages", () => {
  expect(challenges.slice(0, 5).map(({ id, title, language }) => `${id}. ${title} (${language})`)).toEqual([
    '1. Hello World (c)',
    '2. Sum of Two Numbers (c)',
    '3. FizzBuzz Simple (c)',
    '4. Even or Odd (c)',
    '5. C++ Vector Example (cpp)',
  ]);
});

test('the five ask for what the spec says: 5 and 7, 1 to 15, 42, five numbers in reverse', () => {
  expect(challenges.slice(0, 5).map(({ examples }) => examples[0]?.output)).toEqual([
    'Hello, World!\n',
    'Sum: 12\n',
    '1\n2\nFizz\n4\nBuzz\nFizz\n7\n8\nFizz\nBuzz\n11\nFizz\n13\n14\nFizzBuzz\n',
    '42 is even\n',
    '5 4 3 2 1\n',
  ]);
});

test('at least 40 more follow', () => {
  expect(challenges.length).toBeGreaterThanOrEqual(45);
});

test('ids count from 1 without gaps', () => {
  expect(challenges.map(({ id }) => id)).toEqual(challenges.map((_, index) => index + 1));
});

test('no title comes twice', () => {
  expect(new Set(challenges.map(({ title }) => title.toLowerCase())).size).toBe(challenges.length);
});

test('every group is there, in the order a learner meets them', () => {
  const met = challenges.map(({ group }) => group).filter((group, index, all) => group !== all[index - 1]);
  expect(met).toEqual([...challengeGroups]);
});

test('every wrong solution belongs to a challenge and differs from the others', () => {
  const ids = new Set(challenges.map(({ id }) => id));
  expect(wrongSolutions.filter(({ challenge }) => !ids.has(challenge))).toEqual([]);
  expect(new Set(wrongSolutions.map(({ source }) => source)).size).toBe(wrongSolutions.length);
});

describe.each(challenges.map((challenge) => [challenge.id, challenge.title, challenge] as const))(
  '%i. %s',
  (id, _, challenge) => {
    test('has words for the learner', () => {
      expect(challenge.description.trim().length).toBeGreaterThan(60);
      expect(challenge.hints.length).toBeGreaterThanOrEqual(1);
      expect(challenge.topics.length).toBeGreaterThanOrEqual(1);
      expect(challenge.topics.length).toBeLessThanOrEqual(4);
      const words = [challenge.title, challenge.description, ...challenge.hints, ...challenge.topics];
      expect(words.filter((text) => text.trim() === '' || text !== text.trim())).toEqual([]);
    });

    test('has an example, and hidden cases when the program reads something', () => {
      const reads = challenge.examples.some(({ input }) => input !== '');
      expect(challenge.examples.length).toBeGreaterThanOrEqual(1);
      expect(challenge.examples.length).toBeLessThanOrEqual(2);
      expect(challenge.hidden.length).toBeGreaterThanOrEqual(reads ? 3 : 0);
    });

    test('no input comes twice, and the outputs are not all alike', () => {
      const inputs = casesOf(challenge).map(({ input }) => input);
      expect(new Set(inputs).size).toBe(inputs.length);
      const [first = '', ...others] = casesOf(challenge).map(({ output }) => output);
      if (others.length > 0) expect(others.some((output) => compareOutputs(first, output) !== null)).toBe(true);
    });

    test('inputs and outputs end with a line break', () => {
      const texts = casesOf(challenge).flatMap(({ input, output }) => [input, output]);
      expect(texts.filter((text) => text !== '' && !text.endsWith('\n'))).toEqual([]);
      expect(casesOf(challenge).filter(({ output }) => output === '')).toEqual([]);
    });

    test('the sources are indented by spaces, end with a line break and include what they use', () => {
      for (const source of [challenge.starter, challenge.solution]) {
        expect(source).toMatch(/^#include </);
        expect(source).toMatch(/[^\n]\n$/);
        expect(source).not.toContain('\t');
        expect(source).toContain('main(');
      }
      expect(challenge.starter).not.toBe(challenge.solution);
    });

    test('the sources keep to what a program in the tab has: no threads, files or locale', () => {
      const beyond = /<(?:thread|mutex|fstream|filesystem|locale\.h|locale|unistd\.h)>|\bfopen\b/;
      expect([challenge.starter, challenge.solution].filter((source) => beyond.test(source))).toEqual([]);
    });

    test('has at least two wrong solutions, each with its mistake in words', () => {
      const wrong = wrongSolutionsOf(id);
      expect(wrong.length).toBeGreaterThanOrEqual(2);
      expect(new Set(wrong.map(({ mistake }) => mistake)).size).toBe(wrong.length);
      expect(wrong.filter(({ mistake }) => mistake.trim() === '')).toEqual([]);
    });
  },
);
