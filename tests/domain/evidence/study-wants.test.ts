import { expect, test } from 'vitest';
import { studyParts, studyWants } from '../../../src/domain/evidence/study-wants';
import type { Row, Strength } from '../../../src/domain/evidence/types';
import type { Way } from '../../../src/domain/evidence/way-types';

const ways: readonly Way[] = [
  { kind: 'topic', id: 'devops/containers', name: 'Containers', skills: ['Docker'], hours: 10 },
  { kind: 'topic', id: 'backend/caching', name: 'Caching', skills: ['Redis'], hours: 3 },
  { kind: 'question', id: 'sre/sre-04', name: 'Caching strategy', skills: ['Redis'] },
  { kind: 'challenge', id: '5', name: 'C++ Vector Example', skills: ['C++'] },
];
const row = (
  skill: string | null,
  strength: Strength,
  need: 'must' | 'nice' = 'must',
  words = skill ?? 'patience',
): Row => {
  const requirement = { id: words, skill, words, need, anyOf: null, quote: null, touched: false };
  return { requirement, members: [requirement], strength, marks: [] };
};
const wants = (...rows: readonly Row[]) => studyWants(rows, ways).map(({ name, minutes }) => `${name} ${minutes}`);
const parts = (skill: string | null, minutes: number) =>
  studyParts({ id: 'r', name: skill ?? 'patience', minutes }, skill, ways).map(
    ({ verb, name, minutes: own, about }) => `${verb} ${name} ${own} ${about ? `${about.kind} ${about.id}` : 'job'}`,
  );

test('musts before nice ones; gaps, then what is on the way, then what is only named; what is shown is left out', () => {
  expect(
    wants(
      row('Redis', 'gap', 'nice'),
      row('Docker', 'named'),
      row('C++', 'gap'),
      row('Go', 'on-the-way'),
      row('Java', 'work'),
      row('Rust', 'here'),
    ),
  ).toEqual(['C++ 180', 'Go 60', 'Docker 60', 'Redis 180']);
});

test.each([
  ['a long topic: four hours for a must', row('Docker', 'gap'), 'Docker 240'],
  ['two for what is nice to have', row('Docker', 'gap', 'nice'), 'Docker 120'],
  ['the hours of the topic, and one of practice where there is some', row('Redis', 'gap'), 'Redis 240'],
  ['two hours where no topic leads there', row('Zig', 'gap'), 'Zig 120'],
  ['in own words, two hours', row(null, 'gap'), 'patience 120'],
  ['what is named gets practice alone', row('Redis', 'named'), 'Redis 60'],
])('%s', (_, one, expected) => {
  expect(wants(one)).toEqual([expected]);
});

test.each([
  [
    'learning first, the last hour is practice',
    'Redis',
    180,
    ['Learn Caching 120 topic backend/caching', 'Practise Caching strategy 60 role sre'],
  ],
  ['less than two hours is learning', 'Redis', 90, ['Learn Caching 90 topic backend/caching']],
  ['without practice all of it is learning', 'Docker', 240, ['Learn Containers 240 topic devops/containers']],
  ['without a topic all of it is practice', 'C++', 90, ['Practise C++ Vector Example 90 challenge 5']],
  ['what nothing leads to is about the job', 'Zig', 60, ['Learn Zig 60 job']],
  ['in own words', null, 60, ['Learn patience 60 job']],
  ['no time, nothing', 'Redis', 0, []],
])('%s', (_, skill, minutes, expected) => {
  expect(parts(skill, minutes)).toEqual(expected);
});
