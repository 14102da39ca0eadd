import { expect, test } from 'vitest';
import type { ChallengeGroup } from '../../../src/domain/challenges/types';
import { everyChallenge, findChallenges } from '../../../src/features/terminal/find-challenges';

const head = { difficulty: 'easy', language: 'c', languages: ['c'], topics: ['loops'] } as const;
const groups: readonly ChallengeGroup[] = [
  {
    name: 'First steps',
    challenges: [
      { ...head, id: 1, title: 'Hello World' },
      { ...head, id: 12, title: 'A Sum', difficulty: 'hard' },
    ],
  },
  {
    name: 'Graphs',
    challenges: [
      {
        ...head,
        id: 21,
        title: 'Far Away',
        language: 'python',
        languages: ['python', 'cpp', 'javascript'],
        topics: ['queue'],
      },
    ],
  },
];
const found = (filter: Partial<typeof everyChallenge>) =>
  findChallenges(groups, { ...everyChallenge, ...filter }, (id) => id === 12).map(
    ({ name, challenges }) => `${name}: ${challenges.map(({ id }) => id).join(', ')}`,
  );

test.each([
  ['nothing asked', {}, ['First steps: 1, 12', 'Graphs: 21']],
  ['words of the title, in any order and case', { words: 'WORLD hel' }, ['First steps: 1']],
  ['a topic', { words: 'queue' }, ['Graphs: 21']],
  ['a group', { words: 'graph' }, ['Graphs: 21']],
  ['a number as the list shows it', { words: '21.' }, ['Graphs: 21']],
  ['a language by its name', { words: 'python' }, ['Graphs: 21']],
  ['a difficulty', { difficulty: 'hard' as const }, ['First steps: 12']],
  ['a language', { language: 'cpp' as const }, ['Graphs: 21']],
  ['a language that goes with JavaScript', { language: 'typescript' as const }, ['Graphs: 21']],
  ['what is solved', { state: 'solved' as const }, ['First steps: 12']],
  ['what is not', { state: 'open' as const, language: 'c' as const }, ['First steps: 1']],
  ['nothing that there is', { words: 'zebra' }, []],
])('%s', (_, filter, expected) => expect(found(filter)).toEqual(expected));
