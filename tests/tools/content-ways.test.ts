import roles from 'content:roles';
import { loaders } from 'content:roles/topics';
import ways from 'content:ways';
import { describe, expect, test } from 'vitest';
import { readContent } from '../../src/content/schema/read';
import { readChallenges } from '../../src/content/schema/rooms/challenges';
import type { Way } from '../../src/domain/evidence/way-types';
import { skillsOf, waysTo } from '../../src/domain/evidence/ways';
import { loadTopics } from '../../src/domain/interview/roles';
import { SKILLS } from '../../src/domain/skills/skills-data';
import { WITHOUT_WAYS } from '../../src/domain/skills/without-ways';

const idsOf = (kind: Way['kind']) => ways.filter((way) => way.kind === kind).map(({ id }) => id);
const named = new Set(ways.flatMap(({ skills }) => skills));
const excused = [...WITHOUT_WAYS.values()].flat();

describe('what leads to a skill', () => {
  test.each<[kind: Way['kind'], id: string, name: string, skills: readonly string[]]>([
    ['topic', 'frontend/typescript', 'TypeScript', ['TypeScript']],
    ['challenge', '39', 'Out of the Chain', ['C', 'Data Structures', 'Memory Management']],
    ['question', 'sde-1/sde-1-05', 'Hash tables', ['Hash Tables', 'Data Structures', 'DSA']],
    ['card', 'frontend/closures', 'Closures in JavaScript', ['JavaScript']],
  ])('%s %s', (kind, id, name, skills) => {
    expect(ways).toContainEqual(expect.objectContaining({ kind, id, name, skills }));
    expect(skillsOf(kind, id, ways)).toEqual(skills);
  });

  // All of it is read, which takes long where the machine is busy.
  test('an id is there once, and is one that the app has', { timeout: 120_000 }, async () => {
    const topics = await Promise.all(roles.map(async ({ id }) => [id, await loadTopics(loaders, id)] as const));
    const all = {
      topic: [...readContent('tracks/all'), ...readContent('subjects/all')].flatMap(({ topics }) =>
        topics.map(({ id }) => id),
      ),
      challenge: readChallenges('.').map(({ challenge }) => String(challenge.id)),
      question: topics.flatMap(([role, asked]) => asked.map(({ id }) => `${role}/${id}`)),
      card: readContent('cards').map(({ id }) => id),
    };
    for (const kind of ['topic', 'challenge', 'question', 'card'] as const) {
      const ids = idsOf(kind);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => !all[kind].includes(id))).toEqual([]);
    }
    expect(idsOf('topic')).toEqual(all.topic);
    expect(idsOf('challenge')).toEqual(all.challenge);
  });

  test('what names no skill leads to none, and is left out', () => {
    expect(ways.filter(({ skills }) => skills.length === 0)).toEqual([]);
    expect(idsOf('question')).not.toContain('sde-1/sde-1-01');
  });

  test('the app gets the skills in this module alone', { timeout: 120_000 }, () => {
    const others = [
      readContent('cards'),
      readContent('tracks/all'),
      readContent('subjects/all'),
      readContent('roles/sde-1'),
    ];
    expect(JSON.stringify(others)).not.toContain('"skills":');
  });

  test('a topic leads the way to what its track teaches', () => {
    const toPostgres = waysTo('PostgreSQL', ways).map(({ kind, id }) => `${kind} ${id}`);
    expect(toPostgres[0]).toBe('topic backend/relational-databases');
    expect(toPostgres).toContain('topic databases/query-plans');
    expect(toPostgres.at(-1)).toBe('card tools/sql-client');
    expect(waysTo('Recursion', ways)[0]).toMatchObject({ kind: 'topic', id: 'dsa/recursion-and-backtracking' });
  });
});

describe('each skill of the vocabulary', () => {
  test('leads to something to do, or is among those without ways', () => {
    const alone = SKILLS.map(({ name }) => name).filter((name) => !named.has(name) && !excused.includes(name));
    expect(alone, 'name them in the content, or give the reason in without-ways.ts').toEqual([]);
  });

  test('is not among those without ways once something leads to it', () => {
    expect(
      excused.filter((name) => named.has(name)),
      'take them out of without-ways.ts',
    ).toEqual([]);
  });

  test('is among those without ways for one reason, under its own name', () => {
    const names = new Set(SKILLS.map(({ name }) => name));
    expect(excused.filter((name) => !names.has(name))).toEqual([]);
    expect(excused.filter((name, at) => excused.indexOf(name) < at)).toEqual([]);
  });

  test('most lead to something', () => {
    expect(named.size).toBeGreaterThanOrEqual(600);
  });
});
