import { describe, expect, test } from 'vitest';
import { chooseRound, levelFor, type RoundFacts } from '../../../src/domain/challenges/choose-round';
import type { ChallengeGroup, ChallengeHead } from '../../../src/domain/challenges/types';

const head = (id: number, difficulty: ChallengeHead['difficulty'], languages: ChallengeHead['languages']) => ({
  id,
  title: `Problem ${id}`,
  difficulty,
  language: languages[0] ?? 'python',
  languages,
  topics: ['arrays'],
});
const both = ['python', 'javascript'] as const;
const groups: readonly ChallengeGroup[] = [
  { name: 'First steps', challenges: [head(1, 'easy', both)] },
  { name: 'Stacks', challenges: [head(2, 'easy', both), head(3, 'medium', both), head(4, 'medium', both)] },
  { name: 'Graphs', challenges: [head(5, 'medium', both), head(6, 'hard', ['python']), head(7, 'medium', ['cpp'])] },
];
const none: RoundFacts = { solved: new Set(), weak: new Set(), asked: new Set(), met: new Set() };
const ids = (facts: Partial<RoundFacts>, level: 'easy' | 'medium' | 'hard' | 'mixed' = 'medium', seed = 's') =>
  chooseRound(groups, { level, language: 'python', seed }, { ...none, ...facts }).map(({ id }) => id);

describe('the problems of a round', () => {
  test('are of the level and the language, of two groups, and never a first step', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const chosen = ids({}, 'medium', seed);
      expect(chosen).toHaveLength(2);
      expect(chosen).toContain(5);
      expect(chosen.filter((id) => id === 3 || id === 4)).toHaveLength(1);
      expect(ids({}, 'mixed', seed)[0]).toBe(2);
    }
  });

  test('what is unsolved, was weak, or the job asks for comes first; what was met in a round last', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      expect(ids({ solved: new Set([3]) }, 'medium', seed)).toEqual(expect.arrayContaining([4, 5]));
      expect(ids({ weak: new Set([3]) }, 'medium', seed)).toEqual([3, 5]);
      expect(ids({ asked: new Set([4]) }, 'medium', seed)).toEqual([4, 5]);
      expect(ids({ met: new Set([3]) }, 'medium', seed)).not.toContain(3);
    }
  });

  test('the same seed gives the same; another seed may give another', () => {
    expect(ids({}, 'medium', 'x')).toEqual(ids({}, 'medium', 'x'));
    const all = new Set(Array.from({ length: 20 }, (_, seed) => ids({}, 'medium', String(seed)).join()));
    expect(all.size).toBeGreaterThan(1);
  });

  test('a level that a language does not have gives what there is', () => {
    expect(ids({}, 'hard')).toEqual([6]);
    expect(chooseRound(groups, { level: 'easy', language: 'sql', seed: 's' }, none)).toEqual([]);
    expect(chooseRound(groups, { level: 'medium', language: 'typescript', seed: 's' }, none)).toHaveLength(2);
  });
});

test('the proposed level grows with what was solved', () => {
  const many: readonly ChallengeGroup[] = [
    {
      name: 'Stacks',
      challenges: [1, 2, 3, 4, 5]
        .map((id) => head(id, 'medium', both))
        .concat([6, 7, 8, 9, 10].map((id) => head(id, 'hard', both))),
    },
  ];
  expect(levelFor(many, new Set())).toBe('mixed');
  expect(levelFor(many, new Set([1, 2, 3, 4]))).toBe('mixed');
  expect(levelFor(many, new Set([1, 2, 3, 4, 5]))).toBe('medium');
  expect(levelFor(many, new Set([6, 7, 8, 9, 10]))).toBe('hard');
});
