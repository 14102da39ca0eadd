import subjects from 'content:subjects/all';
import tracks from 'content:tracks/all';
import { describe, expect, test } from 'vitest';
import { courseOfSubject, courseOfTrack } from '../../../src/domain/plans/course';
import { taughtBy } from '../../../src/domain/plans/order';
import { planRoadmap } from '../../../src/domain/plans/planner';
import { readTimeLimit } from '../../../src/domain/plans/time-limit';
import { DEPTHS, LEVELS } from '../../../src/domain/plans/types';
import { planning } from '../../support/planning';

const courses = [...tracks.map(courseOfTrack), ...subjects.map(courseOfSubject)];
const HOURS = [10, 25, 60, 200, 1000];

const budgets = HOURS.map((hours) => readTimeLimit(`${hours} hours`, '2026-11-21').budget);

describe('parts of courses', () => {
  test.each(courses.map((course) => [course.id, course] as const))(
    '%s: what it builds on gives way no sooner',
    (_, { topics }) => {
      const weight = { core: 0, prerequisite: 1, extra: 2 };
      const partOf = new Map(topics.map(({ id, part }) => [id, part]));
      const wrong = topics.flatMap(({ id, part, needs }) =>
        needs
          .filter((need) => partOf.get(need) === 'extra' && weight[part] < weight.extra)
          .map((need) => `${id} is ${part} and needs ${need}`),
      );
      expect(wrong).toEqual([]);
    },
  );

  test('what subjects teach in detail are topics of tracks', () => {
    const ids = courses.flatMap(({ topics }) => topics.map(({ id }) => id));
    for (const { topics } of tracks)
      for (const { id } of topics) if (taughtBy(id).length > 0) expect(ids).toContain(id);
  });
});

describe('a plan at any level and depth, for any time from 10 to 1,000 hours', () => {
  test.each(courses.map((course) => [course.title, course] as const))('%s', (title, course) => {
    for (const level of LEVELS)
      for (const depth of DEPTHS)
        for (const budget of budgets) {
          const where = `${title}, ${level}, ${depth}, ${budget.totalHours} hours`;
          const plan = planRoadmap(planning, { topic: title, level, depth, budget });
          const ids = plan.topics.map(({ id }) => id);
          const core = course.topics.filter(({ part, hours }) => part === 'core' && hours[level] > 0);
          expect(
            ids.filter((id) => core.some((topic) => topic.id === id)),
            where,
          ).toEqual(core.map(({ id }) => id));
          for (const { id, needs } of course.topics)
            for (const need of needs)
              if (ids.includes(id) && ids.includes(need)) expect(ids.indexOf(need)).toBeLessThan(ids.indexOf(id));
          for (const before of course.before)
            if (ids.includes(before)) expect(ids.indexOf(before)).toBeLessThan(ids.indexOf(core[0]?.id ?? ''));
          expect(plan.topics.reduce((sum, { hours }) => sum + hours, 0)).toBe(budget.totalHours);
          const named = plan.leftOut.map(({ name }) => name);
          for (const { id, name } of course.topics)
            expect(ids.includes(id) || named.some((one) => one.startsWith(name)), `${where}: ${name}`).toBe(true);
          if (depth === 'in-depth') expect(plan.notes.join(' ')).not.toContain('a greater depth');
        }
  });
});
