import { describe, expect, test } from 'vitest';
import type { Way } from '../../../src/domain/evidence/way-types';
import { offersFor, skillsOf, waysBeside, waysTo } from '../../../src/domain/evidence/ways';

const way = (kind: Way['kind'], id: string, ...skills: string[]): Way => ({ kind, id, name: id, skills });

const ways: readonly Way[] = [
  way('card', 'backend/sql-joins', 'SQL', 'Relational Databases'),
  way('question', 'sde-1/sde-1-08', 'SQL', 'Database Indexing'),
  way('challenge', '39', 'C', 'Data Structures'),
  way('topic', 'backend/relational-databases', 'Relational Databases', 'SQL', 'PostgreSQL'),
  way('card', 'dsa/heaps', 'Data Structures', 'Trees and Graphs'),
  way('topic', 'data-analyst/sql', 'SQL'),
  way('topic', 'data-science/sql', 'SQL'),
  way('challenge', '38', 'C', 'Data Structures'),
  way('card', '39', 'Git'),
];
const ids = (found: readonly Way[]) => found.map(({ kind, id }) => `${kind} ${id}`);

describe('what leads to a skill', () => {
  test.each<[what: string, skill: string, found: readonly string[]]>([
    [
      'what is mainly about it comes first, by kind; then what treats it as well',
      'SQL',
      [
        'topic data-analyst/sql',
        'topic data-science/sql',
        'question sde-1/sde-1-08',
        'card backend/sql-joins',
        'topic backend/relational-databases',
      ],
    ],
    [
      'a card about it before a challenge that needs it',
      'Data Structures',
      ['card dsa/heaps', 'challenge 39', 'challenge 38'],
    ],
    ['equals stay in the given order', 'C', ['challenge 39', 'challenge 38']],
    ['a single way', 'PostgreSQL', ['topic backend/relational-databases']],
    ['another skill whose name begins alike', 'Data', []],
    ['an alias is not a name', 'Postgres', []],
    ['a skill without ways', 'COBOL', []],
  ])('%s', (_, skill, found) => {
    expect(ids(waysTo(skill, ways))).toEqual(found);
  });

  test('topics, challenges, questions, cards', () => {
    const all = (['card', 'question', 'challenge', 'topic'] as const).map((kind) => way(kind, kind, 'C'));
    expect(waysTo('C', all).map(({ kind }) => kind)).toEqual(['topic', 'challenge', 'question', 'card']);
  });

  test('the given list stays as it is', () => {
    const before = ids(ways);
    waysTo('SQL', ways);
    expect(ids(ways)).toEqual(before);
  });
});

describe('the skills of a thing', () => {
  test.each<[what: string, kind: Way['kind'], id: string, skills: readonly string[]]>([
    ['the main one first', 'topic', 'backend/relational-databases', ['Relational Databases', 'SQL', 'PostgreSQL']],
    ['a challenge', 'challenge', '39', ['C', 'Data Structures']],
    ['a card with the id of a challenge', 'card', '39', ['Git']],
    ['an id of another kind', 'question', '39', []],
    ['an id that there is not', 'card', 'dsa/cake', []],
  ])('%s', (_, kind, id, skills) => {
    expect(skillsOf(kind, id, ways)).toEqual(skills);
  });
});

test('beside a gap: the first topic, challenge and question, and never a card', () => {
  const all = (['card', 'question', 'challenge', 'topic'] as const).flatMap((kind) => [
    way(kind, `${kind}-1`, 'C'),
    way(kind, `${kind}-2`, 'C'),
  ]);
  expect(offersFor('C', all).map(({ id }) => id)).toEqual(['topic-1', 'challenge-1', 'question-1']);
  expect(offersFor('SQL', all)).toEqual([]);
});

describe('what shares skills with a thing', () => {
  const of = (name: string, ...skills: string[]) => ({ name, skills });
  test.each<[what: string, of: { name: string; skills: string[] }, kind: Way['kind'], found: readonly string[]]>([
    [
      'mainly about the same first, in the given order',
      of('Queries', 'SQL'),
      'topic',
      ['data-analyst/sql', 'data-science/sql', 'backend/relational-databases'],
    ],
    [
      'a shared main skill outweighs two others',
      of('Queries', 'SQL', 'Relational Databases', 'PostgreSQL'),
      'topic',
      ['data-analyst/sql', 'data-science/sql', 'backend/relational-databases'],
    ],
    [
      'its own name outweighs a shared main skill',
      of('A relational database', 'SQL'),
      'topic',
      ['backend/relational-databases', 'data-analyst/sql', 'data-science/sql'],
    ],
    ['only one kind', of('Queries', 'SQL', 'Relational Databases'), 'card', ['backend/sql-joins']],
    ['a name alone is not enough', of('SQL joins', 'Git'), 'challenge', []],
    ['no skills, nothing', of('SQL'), 'topic', []],
  ])('%s', (_, thing, kind, found) => {
    expect(waysBeside(thing, kind, ways).map(({ id }) => id)).toEqual(found);
  });

  test('among those not mainly about it, what shares most comes first', () => {
    const few = way('challenge', 'few', 'C', 'Trees and Graphs');
    const many = way('challenge', 'many', 'C++', 'Trees and Graphs', 'Recursion');
    expect(waysBeside(of('Search', 'Algorithms', 'Trees and Graphs', 'Recursion'), 'challenge', [few, many])).toEqual([
      many,
      few,
    ]);
  });
});
