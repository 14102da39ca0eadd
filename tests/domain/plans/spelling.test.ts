import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchTopic, nameOf } from '../../../src/domain/plans/match-topic';
import { slipsBetween } from '../../../src/domain/plans/spelling';
import { planning } from '../../support/planning';

describe('slips between words', () => {
  test.each([
    ['python', 'pyhton', 1],
    ['kubernetes', 'kuberntes', 1],
    ['react', 'reactt', 1],
    ['docker', 'dokcre', 2],
    ['gone', 'rust', 3],
  ])('%s and %s: %d', (a, b, slips) => expect(slipsBetween(a, b, 2)).toBe(slips));

  test('are the same both ways, none only between equals', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(slipsBetween(a, b, 9)).toBe(slipsBetween(b, a, 9));
        expect(slipsBetween(a, b, 9) === 0).toBe(a === b);
      }),
      { seed: 20261123 },
    );
  });
});

describe('misspelt wishes', () => {
  test.each([
    ['kuberntes', 'Kubernetes'],
    ['dcoker', 'Docker'],
    ['machne lerning', 'AI/ML'],
    ['I want to learn cybersecuriy', 'Cybersecurity'],
    ['typescrpit and flexbx', 'TypeScript', 'flexbox'],
    ['terrafrom for work', 'Terraform'],
  ])('%s', (text, ...names) => {
    const { subjects, unknown, misspelt } = matchTopic(planning, text);
    expect([subjects.map((one) => nameOf(one).toLowerCase()), unknown]).toEqual([
      names.map((name) => name.toLowerCase()),
      [],
    ]);
    expect(misspelt.map(({ meant }) => meant.toLowerCase())).toEqual(names.map((name) => name.toLowerCase()));
  });

  test.each(['watercolour painting', 'beekeeping', 'knots', 'cooking', 'gardening', 'chess', 'guitar', 'asdf'])(
    '%s is left as it is',
    (text) => expect(matchTopic(planning, text)).toMatchObject({ subjects: [], misspelt: [] }),
  );
});
