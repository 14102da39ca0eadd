import { describe, expect, test } from 'vitest';
import { matchTopic } from '../../../src/domain/plans/match-topic';
import { nearestTo } from '../../../src/domain/plans/nearest';
import { planRoadmap } from '../../../src/domain/plans/planner';
import { readTimeLimit } from '../../../src/domain/plans/time-limit';
import { planning } from '../../support/planning';

const { budget } = readTimeLimit('6 weeks', '2026-11-23');
const planOf = (topic: string) => planRoadmap(planning, { topic, level: 'beginner', depth: 'overview', budget });

describe('what the catalogue does not have', () => {
  test.each([
    ['Zig', ['C', 'Rust']],
    ['Haskell', ['TypeScript', 'Kotlin']],
    ['Flask', ['Python', 'FastAPI']],
    ['ROS robotics', ['Embedded systems', 'C']],
    ['watercolour painting', []],
    ['asdf', []],
  ])('nearest to %s', (name, expected) => expect(nearestTo(planning, name)).toEqual(expected));

  test('the plan names the nearest', () =>
    expect(planOf('Zig').notes).toContain('Nearest to Zig the catalogue has C and Rust.'));
});

describe('stories', () => {
  const meant = (text: string) => {
    const { subjects, unknown } = matchTopic(planning, text);
    return [...new Set(subjects.map(({ course }) => course.id)), ...unknown];
  };
  test.each([
    ['I want to quit my job as a cook and get into programming but I have no idea where to start', []],
    ['My boss said that we will be moving next year, so everybody in the team should know Azure by then', ['azure']],
    ['I have been out of work for a year and my friend told me to look at Python because it is easy', ['python']],
    ['I would like to understand how the kuberntes that we use at work does what it does', ['kubernetes']],
    ['quiero aprender Python', ['python']],
    ['React lernen für Anfänger', ['react']],
    ['je veux apprendre le développement web', ['frontend', 'backend']],
    ['AWS Certified Solutions Architect', ['aws']],
  ])('%s', (text, expected) => expect(meant(text)).toEqual(expected));
});

test('a story without a subject is no topic, and the plan says so', () => {
  const plan = planOf(
    'I want to quit my job as a cook and get into something with computers but no idea where to start',
  );
  expect(plan.title).toBe('Your subject');
  expect(plan.notes[0]).toContain('No subject was found in what you wrote');
  expect(JSON.stringify(plan)).not.toContain('cook');
});

test('a field beside one of its ways is not planned twice', () =>
  expect(planOf('cloud and Azure').topics.map(({ id }) => id)).not.toContain('devops/cloud-provider'));

test('names of the catalogue are written as they are', () => expect(planOf('iphone apps').title).toBe('iOS'));

describe('bad input', () => {
  test.each(['asdf', '🚀🚀🚀', '....', 'a', '?'.repeat(5000), `${'knots '.repeat(900)}`, '‮​'])('%s', (topic) => {
    const plan = planOf(topic);
    expect(plan.basis).toBe('general');
    expect(plan.topics.reduce((sum, { hours }) => sum + hours, 0)).toBe(budget.totalHours);
    expect(plan.topics.every(({ name }) => name.length < 120)).toBe(true);
  });

  test('forty topics: those beyond what one plan takes are named as left out', () => {
    const names = `Python, Java, Go, Rust, PHP, Kotlin, Swift, SQL, Docker, Kubernetes, AWS, Azure, React, Vue, Angular, Svelte,
      Django, FastAPI, Laravel, Flutter, Terraform, Kafka, MongoDB, GraphQL, Linux, Git, C++, C#, TypeScript, JavaScript,
      Node.js, Next.js, Spring Boot, MLOps, Agile, Statistics, Power BI, Deep learning, Databases, Web security`;
    const plan = planOf(names);
    const said = [...plan.topics.map(({ track }) => track), ...plan.leftOut.map(({ name }) => name)].join('\n');
    for (const name of names.split(/,\s+/)) expect(said).toContain(name);
    expect(plan.leftOut).toContainEqual({
      name: 'Docker',
      reason: 'You named more than one roadmap takes. Make another one for it.',
    });
  });

  test.each([
    ['0 hours', 'zero'],
    ['20 hours a day', 'too-much'],
    ['2020-01-01', 'past'],
    ['1,000,000 hours', 'too-long'],
    ['forever', 'open'],
    ['asdf', 'meaningless'],
    ['x'.repeat(5000), 'meaningless'],
  ])('the time limit %s is refused with words, and a plan is possible all the same', (time, problem) => {
    const limit = readTimeLimit(time, '2026-11-23');
    expect(limit).toMatchObject({ kind: 'problem', problem, instead: expect.stringContaining('You can continue') });
    expect(limit.budget.totalHours).toBe(48);
  });
});
