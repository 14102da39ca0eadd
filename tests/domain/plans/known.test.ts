import subjects from 'content:subjects/all';
import tracks from 'content:tracks/all';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchTopic } from '../../../src/domain/plans/match-topic';
import { planRoadmap } from '../../../src/domain/plans/planner';
import { MOST_REVIEW } from '../../../src/domain/plans/review';
import { readTimeLimit } from '../../../src/domain/plans/time-limit';
import { DEPTHS, LEVELS } from '../../../src/domain/plans/types';
import { planning } from '../../support/planning';

const courses = [...tracks, ...subjects];
const budgetOf = (hours: number) => readTimeLimit(`${hours} hours`, '2026-11-23').budget;

describe('what a learner says they know', () => {
  const read = (text: string) => {
    const { known, subjects: wanted } = matchTopic(planning, text);
    return `${wanted.map(({ course }) => course.id).join(' ')} < ${known.join(' ')}`;
  };
  test.each([
    ['React, I already know JavaScript and HTML', 'react < javascript html-and-css'],
    ['I know Python and SQL, want to learn Django', 'django < python sql'],
    ['Kubernetes. I am comfortable with Docker and Linux', 'kubernetes < docker linux'],
    ['coming from Java, Kotlin', 'kotlin < java'],
    ['5 years of PHP, I want Go', 'go < php'],
    ['from Java developer to DevOps', 'devops < java'],
    ['ich kann schon JavaScript, React lernen', 'react < javascript'],
    ['I want to know SQL', 'sql < '],
    ["React, I don't know JavaScript", 'react javascript < '],
    ['Rust from scratch', 'rust < '],
    ['everybody should know Azure', 'azure < '],
    ['switch from manual testing to automation', 'software-testing qa-automation < '],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected));
});

describe('a plan for somebody who knows a part', () => {
  test('what is known stays as a short review, and the time goes to the rest', () => {
    const input = { topic: 'React', level: 'beginner', depth: 'moderate', budget: budgetOf(60) } as const;
    const before = planRoadmap(planning, input);
    const after = planRoadmap(planning, { ...input, known: ['javascript', 'react/components'] });
    expect(after.topics.map(({ id }) => id)).toEqual(before.topics.map(({ id }) => id));
    const hours = (id: string) => [before, after].map(({ topics }) => topics.find((topic) => topic.id === id)?.hours);
    expect(hours('javascript')[0]).toBeGreaterThan(4);
    expect(hours('javascript')[1]).toBeLessThanOrEqual(MOST_REVIEW);
    expect(after.topics.find(({ id }) => id === 'react/components')).toMatchObject({
      name: expect.stringMatching(/^Review: /),
      why: expect.stringContaining('You know it already'),
    });
    expect(after.notes).toContain('You know 2 topics already: they are in the plan as a short review.');
  });

  test('the words of the wish count as well', () => {
    const { topics } = planRoadmap(planning, {
      topic: 'React, I already know JavaScript',
      level: 'beginner',
      depth: 'overview',
      budget: budgetOf(30),
    });
    expect(topics.filter(({ name }) => name.startsWith('Review: ')).map(({ id }) => id)).toEqual(['javascript']);
  });

  test('hours add up, nothing known takes more than its review, and nothing known goes', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...courses),
        fc.constantFrom(...LEVELS),
        fc.constantFrom(...DEPTHS),
        fc.integer({ min: 10, max: 1000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (course, level, depth, hours, share) => {
          const known = course.topics.map(({ id }) => id).filter((_, at) => (at * 0.618) % 1 <= share);
          const input = { topic: course.title, level, depth, budget: budgetOf(hours) };
          const bare = planRoadmap(planning, input);
          const plan = planRoadmap(planning, { ...input, known });
          expect(plan.topics.reduce((sum, topic) => sum + topic.hours, 0)).toBe(hours);
          const reviews = plan.topics.filter(({ name }) => name.startsWith('Review: '));
          for (const topic of reviews) expect(topic.hours, topic.name).toBeLessThanOrEqual(MOST_REVIEW);
          for (const { id } of bare.topics)
            if (known.includes(id))
              expect(
                reviews.map((review) => review.id),
                `${course.title}: ${id}`,
              ).toContain(id);
          for (const { hours: each } of plan.topics) expect(each).toBeGreaterThan(0);
        },
      ),
      { numRuns: 150 },
    ));
});
