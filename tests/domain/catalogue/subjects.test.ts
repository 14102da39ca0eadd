import subjects from 'content:subjects';
import planned from 'content:subjects/all';
import { loaders } from 'content:subjects/pages';
import tracks from 'content:tracks';
import { describe, expect, test } from 'vitest';

describe('the subjects', () => {
  test('no topic has an id that another one has, here or in a track', () => {
    const ids = [...subjects, ...tracks].flatMap(({ topics }) => topics.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(planned.map((one) => [one.id, one] as const))('%s: the core needs no extra', (_, { topics }) => {
    const extras = new Set(topics.filter(({ part }) => part === 'extra').map(({ id }) => id));
    const core = topics.filter(({ part }) => part === 'core');
    expect(core.length).toBeGreaterThanOrEqual(4);
    expect(core.flatMap(({ id, needs }) => needs.filter((need) => extras.has(need)).map((need) => [id, need]))).toEqual(
      [],
    );
  });

  test('the list, the plans and the pages tell of the same topics', async () => {
    for (const [at, { id, topics }] of subjects.entries()) {
      expect(planned[at]).toMatchObject({ id, topics });
      expect((await loaders[id]?.())?.default).toMatchObject({ id, topics });
    }
    expect(planned).toHaveLength(subjects.length);
  });

  test('texts of topics are their own', async () => {
    const pages = await Promise.all(Object.values(loaders).map((load) => load()));
    const topics = pages.flatMap((page) => page.default.topics);
    for (const key of ['about', 'exercise'] as const) {
      const texts = topics.map((topic) => topic[key]);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });
});
