import references from 'content:references';
import subjects from 'content:subjects/all';
import tracks from 'content:tracks/all';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shareOut } from '../../../src/domain/plans/fit-hours';
import { matchTopic } from '../../../src/domain/plans/match-topic';
import { needsOf, subjectOf, waysOf } from '../../../src/domain/plans/order';
import { planRoadmap } from '../../../src/domain/plans/planner';
import { planProgress } from '../../../src/domain/plans/progress';
import { readTimeLimit } from '../../../src/domain/plans/time-limit';
import { DEPTHS, type Depth, LEVELS, type Level } from '../../../src/domain/plans/types';
import { planning, tracksAlone } from '../../support/planning';

const TODAY = '2026-11-21';
const plan = (topic: string, time = '6 weeks', level: Level = 'beginner', depth: Depth = 'overview') =>
  planRoadmap(tracksAlone, { topic, level, depth, budget: readTimeLimit(time, TODAY).budget });
const names = (topic: string, time?: string, level?: Level, depth?: Depth) =>
  plan(topic, time, level, depth).topics.map(({ name }) => name);

const places = new Map(
  [...tracks, ...subjects].flatMap(({ topics }) => topics.map(({ id }, index) => [id, index] as const)),
);
const catalogueIds = tracks.flatMap(({ topics }) => topics.map(({ id }) => id));

describe('the order of the catalogue', () => {
  test('every topic that one builds on is there, in the same track, before it', () => {
    for (const id of catalogueIds)
      for (const need of needsOf(id)) {
        expect(catalogueIds, `${id} needs ${need}`).toContain(need);
        expect(need.split('/')[0]).toBe(id.split('/')[0]);
        expect(places.get(need), `${id} needs ${need}`).toBeLessThan(places.get(id) ?? -1);
      }
  });

  test('equal subjects and ways are about topics that there are', () => {
    for (const id of catalogueIds) expect(catalogueIds).toContain(subjectOf(id));
    for (const { topics } of tracks)
      for (const { id, subtopics } of topics) expect(waysOf(id)).toBeLessThanOrEqual(subtopics.length);
  });

  test('every track and every topic is found by its own name', () => {
    for (const track of tracks) {
      expect(matchTopic(planning, track.title).subjects, track.title).toMatchObject([
        { kind: 'course', course: { id: track.id } },
      ]);
      for (const { id, name } of track.topics.filter((topic) => !/^Pick a/.test(topic.name))) {
        const [found] = matchTopic(planning, name).subjects;
        expect(found, name).toBeDefined();
        if (found?.kind === 'topic' && found.topic.id.startsWith(track.id)) expect(found.topic.id).toBe(id);
      }
    }
  });
});

describe('what a topic means', () => {
  const meant = (text: string) => {
    const { subjects, unknown, purpose } = matchTopic(planning, text);
    const known = subjects.map((subject) =>
      subject.kind === 'course' ? subject.course.id : `${subject.topic.id}${subject.focus ? `#${subject.focus}` : ''}`,
    );
    return [...known, ...unknown.map((name) => `?${name}`), ...(purpose === null ? [] : [`for ${purpose}`])];
  };
  test.each([
    ['React', ['react']],
    ['reactjs', ['react']],
    ['I want to learn React', ['react']],
    ['docker and kubernetes', ['docker', 'kubernetes']],
    ['kubernetes and docker', ['kubernetes', 'docker']],
    ['MERN stack', ['javascript', 'react', 'nodejs', 'mongodb']],
    ['Blind 75', ['dsa']],
    ['full stack python', ['python', 'django', 'frontend']],
    [
      'web development with React and PostgreSQL',
      ['frontend', 'backend', 'react', 'backend/relational-databases#PostgreSQL'],
    ],
    ['k8s', ['kubernetes']],
    ['machine learning for web developers', ['ai-ml', 'for web developers']],
    ['data structures and algorithms', ['dsa']],
    ['data structures and algorithms in Java', ['dsa', 'java']],
    ['Python', ['python']],
    ['Python for data analysis', ['python', 'for data analysis']],
    ['C++', ['cpp']],
    ['Rust, Go', ['rust', 'go']],
    ['go', ['go']],
    ['how to go fishing', ['?go fishing']],
    ['full-stack', ['frontend', 'backend']],
    ['UI/UX design, Figma', ['ux-design', 'ux-design/figma']],
    ['flexbox', ['frontend/css#flexbox']],
    ['watercolour painting', ['?watercolour painting']],
    ['docker and watercolour', ['docker', '?watercolour']],
    ['Spring Boot & Vyper', ['spring-boot', '?Vyper']],
    ['DEV OPS', ['devops']],
    ['🚀', []],
    ['', []],
  ])('%s', (text, expected) => expect(meant(text)).toEqual(expected));
});

describe('plans', () => {
  test('one topic deep: its groundwork first, most of the time for itself, a project', () => {
    const { topics } = plan('React', '6 weeks', 'beginner', 'moderate');
    expect(topics.map(({ name, hours }) => [name, hours])).toEqual([
      ['Internet basics', 1],
      ['HTML', 2],
      ['CSS', 5],
      ['JavaScript fundamentals', 9],
      ['Async JavaScript and Fetch API', 2],
      ['React', 19],
      ['SSR and static sites', 4],
      ['A project of your own: React', 6],
    ]);
    expect(topics[5]).toMatchObject({
      subtopics: ['components', 'state', 'routing'],
      why: 'It builds on HTML, CSS and 2 more. It is needed for SSR and static sites.',
      doneWhen: 'You have used components and state in something small of your own.',
      track: 'Frontend',
    });
  });

  test('a level leaves out what it knows, and says so', () => {
    const { topics, leftOut } = plan('docker', '40 hours', 'intermediate', 'in-depth');
    expect(topics.map(({ name }) => name)).not.toContain('Operating systems and Linux');
    expect(leftOut).toContainEqual({
      name: 'Operating systems and Linux',
      reason: 'At the intermediate level you know it already.',
    });
    expect(names('Frontend', '300 hours')).toContain('Internet basics');
    expect(names('Frontend', '300 hours', 'intermediate')).not.toContain('Internet basics');
  });

  test('little time keeps the core of a track, and says what is left out', () => {
    const { topics, leftOut, notes } = plan('Frontend', '10 hours');
    expect(topics.map(({ name }) => name)).toEqual([
      'HTML',
      'CSS',
      'JavaScript fundamentals',
      'Async JavaScript and Fetch API',
      'Git and GitHub',
      'Pick a framework',
      'Testing',
      'TypeScript',
    ]);
    expect(leftOut).toHaveLength(7);
    expect(leftOut[0]).toEqual({ name: 'Internet basics', reason: 'There is no room for it in 10 hours.' });
    expect(notes).toContain(
      'At this level and depth the core alone takes about 96 hours. In 10 hours each part of it gets a first look.',
    );
  });

  test('what was asked for by name stays, whatever the time', () => {
    for (const time of ['1 hour', '3 hours', '10 hours', '1000 hours'])
      expect(names('Kubernetes', time)).toContain('Container orchestration');
    expect(names('frontend with React', '20 hours')).toContain('React');
  });

  test('more time than the topics need goes to a project, and the plan says so', () => {
    const { topics, notes } = plan('React', '1000 hours');
    expect(topics.at(-1)).toMatchObject({ id: 'project', hours: 932 });
    expect(notes.join(' ')).toContain('The other 932 go to a project of your own');
  });

  test('a subject in two tracks appears once', () => {
    const both = names('frontend and backend', '900 hours');
    expect(both.filter((name) => name === 'Git and GitHub')).toHaveLength(1);
    expect(both).toContain('APIs');
  });

  test('what no track has is said, and nothing about it is made up', () => {
    const { basis, notes, topics, resources } = plan('watercolour painting', '4 weeks', 'beginner', 'moderate');
    expect(basis).toBe('general');
    expect(notes[0]).toContain('The catalogue has no track on Watercolour painting.');
    expect(topics.map(({ id }) => id)).toEqual([
      'general/survey',
      'general/core',
      'general/exercises',
      'general/project',
      'general/review',
    ]);
    expect(resources).toEqual([]);
    expect(plan('docker and watercolour')).toMatchObject({ basis: 'partly' });
    expect(plan('C++').resources.map(({ name }) => name)).toEqual(['cppreference.com', 'C++ Core Guidelines']);
  });

  test('resources speak of the topic first', () => {
    expect(plan('React').resources[0]?.name).toBe('roadmap.sh: react');
    expect(
      plan('docker')
        .resources.slice(0, 2)
        .map(({ name }) => name),
    ).toEqual(expect.arrayContaining(['roadmap.sh: docker']));
  });

  test('weeks and dates follow the calendar', () => {
    const { steps, milestones } = plan('React', '6 weeks');
    expect(steps.map(({ from, to, hours }) => [from, to, hours])).toEqual([
      ['2026-11-21', '2026-11-27', 8],
      ['2026-11-28', '2026-12-04', 8],
      ['2026-12-05', '2026-12-11', 8],
      ['2026-12-12', '2026-12-18', 8],
      ['2026-12-19', '2026-12-25', 8],
      ['2026-12-26', '2027-01-02', 8],
    ]);
    expect(milestones.at(-1)?.date).toBe('2027-01-02');
    expect(plan('React', '2 years').steps.length).toBeLessThanOrEqual(16);
  });

  test('a topic of 5,000 characters', () => {
    const { title, notes, topics } = plan(`knots ${'x'.repeat(5000)}`);
    expect(title.length).toBeLessThanOrEqual(620);
    expect(topics.length).toBeGreaterThan(0);
    expect(notes.join(' ')).toContain('only its first 600 characters');
  });
});

describe('any input', () => {
  const plan = (text: string, limit: string, level: Level, depth: Depth) =>
    planRoadmap(planning, { topic: text, level, depth, budget: readTimeLimit(limit, TODAY).budget });
  const urls = new Set(JSON.stringify([tracks, subjects, references]).match(/https?:[^"]+/g));
  const word = fc.constantFrom(
    ...[...tracks, ...subjects].flatMap(({ title, topics }) => [
      title,
      ...topics.map(({ name }) => name),
      ...topics.flatMap(({ subtopics }) => subtopics),
    ]),
    'and',
    'for',
    ',',
    'with',
    'C++',
    'Rust',
    'k8s',
    'watercolour',
    'R',
    'go',
    '<b>',
    '🚀',
  );
  const topic = fc.oneof(
    fc.string({ minLength: 1 }),
    fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' ')),
  );
  const time = fc.oneof(
    fc.integer({ min: 1, max: 1500 }).map((hours) => `${hours} hours`),
    fc.integer({ min: 1, max: 200 }).map((weeks) => `${weeks} weeks`),
    fc.integer({ min: 1, max: 40 }).map((days) => `${days} days`),
    fc.constantFrom('30 minutes', '90 minutes', 'asdf'),
  );

  test('hours add up, nothing appears twice, the order is the catalogue’s, and the same input gives the same', () => {
    fc.assert(
      fc.property(topic, time, fc.constantFrom(...LEVELS), fc.constantFrom(...DEPTHS), (text, limit, level, depth) => {
        const made = plan(text, limit, level, depth);
        expect(plan(text, limit, level, depth)).toEqual(made);
        const { topics, steps, budget, resources, milestones, leftOut } = made;
        const sum = (list: readonly { hours: number }[]) => list.reduce((total, { hours }) => total + hours, 0);
        expect(topics.length).toBeGreaterThan(0);
        expect(sum(topics)).toBe(budget.totalHours);
        expect(sum(steps)).toBe(budget.totalHours);
        expect(steps.reduce((total, { items }) => total + sum(items), 0)).toBe(budget.totalHours);
        for (const { hours } of topics) expect(hours).toBeGreaterThan(0);
        for (const { id, hours } of topics)
          expect(sum(steps.flatMap(({ items }) => items.filter((item) => item.topic === id)))).toBe(hours);
        expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
        const bare = topics.map(({ id }) => id.split(':')[0] ?? '').filter((id) => places.has(id));
        expect(new Set(bare.filter((id) => waysOf(id) === 0).map(subjectOf)).size).toBe(
          bare.filter((id) => waysOf(id) === 0).length,
        );
        for (const track of new Set(bare.map((id) => id.split('/')[0]))) {
          const own = bare.filter((id) => id.startsWith(`${track}/`)).map((id) => places.get(id) ?? -1);
          expect(own).toEqual([...own].sort((a, b) => a - b));
        }
        for (const { url } of resources) expect(urls).toContain(url);
        const dates = [...milestones.map(({ date }) => date), ...steps.flatMap(({ from, to }) => [from, to])];
        for (const date of dates) expect(date >= budget.start && date <= budget.end).toBe(true);
        for (const { reason } of leftOut) expect(reason).not.toBe('');
      }),
      { seed: 20261121, numRuns: 150 },
    );
  });

  test('shares are whole, exact and follow the weights', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.1, max: 60, noNaN: true }), { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 30, max: 2000 }),
        (weights, hours) => {
          const shares = shareOut(weights, hours);
          expect(shares.reduce((sum, share) => sum + share, 0)).toBe(hours);
          for (const share of shares) expect(Number.isInteger(share) && share >= 1).toBe(true);
        },
      ),
      { seed: 20261121 },
    );
  });
});

test('progress: by hours, skipped topics out of it, the next one named', () => {
  const roadmap = plan('React', '6 weeks', 'beginner', 'moderate');
  expect(planProgress(roadmap, {})).toMatchObject({ done: 0, share: 0, next: { name: 'Internet basics' } });
  const some = { 'frontend/internet-basics': 'done', 'frontend/html': 'skipped', 'frontend/css': 'learning' } as const;
  expect(planProgress(roadmap, some)).toMatchObject({ done: 1, skipped: 1, total: 8, next: { name: 'CSS' } });
  expect(planProgress(roadmap, some).share).toBeCloseTo(1 / 46);
  const all = Object.fromEntries(roadmap.topics.map(({ id }) => [id, 'done' as const]));
  expect(planProgress(roadmap, all)).toMatchObject({ share: 1, next: null });
});
