import { describe, expect, test } from 'vitest';
import type { CatalogueLink, Reference, Track } from '../../../src/domain/catalogue/types';
import { isoOf } from '../../../src/domain/dates/iso-day';
import { courseOfTrack } from '../../../src/domain/plans/course';
import { addMonths, daysInMonth, partsOf, shortDate, weekdayOf } from '../../../src/domain/plans/dates';
import { fitting, shareOut } from '../../../src/domain/plans/fit-hours';
import type { Subject } from '../../../src/domain/plans/match-topic';
import { doneWhen, planRoadmap } from '../../../src/domain/plans/planner';
import { resourcesFor } from '../../../src/domain/plans/resources';
import { stepsOf, weekGroups } from '../../../src/domain/plans/schedule';
import { readTimeLimit } from '../../../src/domain/plans/time-limit';
import type { Depth, Level, RoadmapTopic } from '../../../src/domain/plans/types';
import { tracksAlone } from '../../support/planning';

const TODAY = '2026-11-21';
const budget = (text: string) => readTimeLimit(text, TODAY).budget;
const plan = (topic: string, time: string, level: Level, depth: Depth) =>
  planRoadmap(tracksAlone, { topic, level, depth, budget: budget(time) });

describe('weeks', () => {
  const groups = (text: string) =>
    weekGroups(budget(text)).map(
      ({ firstWeek, lastWeek, from, to, hours }) =>
        `${firstWeek}-${lastWeek} ${from.slice(5)} ${to.slice(5)} ${hours} h`,
    );
  test.each([
    ['3 days', ['1-1 11-21 11-24 12 h']],
    ['9 days', ['1-1 11-21 11-27 8 h', '2-2 11-28 11-30 2.5 h']],
    ['2 weeks', ['1-1 11-21 11-27 8 h', '2-2 11-28 12-05 8 h']],
    ['10 days, 15 hours', ['1-1 11-21 11-27 10.5 h', '2-2 11-28 12-01 4.5 h']],
  ])('of %s', (text, expected) => expect(groups(text)).toEqual(expected));

  test('more than sixteen are put together, the longer groups behind', () => {
    expect(groups('16 weeks').filter((group) => !/^(\d+)-\1 /.test(group))).toEqual([]);
    expect(groups('17 weeks')).toHaveLength(16);
    expect(groups('17 weeks').slice(-2)).toEqual(['15-15 02-27 03-05 8 h', '16-17 03-06 03-20 16 h']);
    expect(groups('40 weeks').slice(0, 3)).toEqual([
      '1-2 11-21 12-04 16 h',
      '3-5 12-05 12-25 24 h',
      '6-7 12-26 01-08 16 h',
    ]);
  });

  const topic = (id: string, hours: number, subtopics: readonly string[] = []): RoadmapTopic => ({
    id,
    name: id.toUpperCase(),
    hours,
    subtopics,
    why: '',
    doneWhen: '',
    track: null,
  });
  const steps = (topics: readonly RoadmapTopic[], time: string) =>
    stepsOf(topics, budget(time)).map(({ title, items }) => [
      title,
      ...items.map(({ text, hours }) => `${text} ${hours}`),
    ]);

  test('a topic goes on over weeks, and says which of its parts it is at', () => {
    expect(steps([topic('a', 12, ['x', 'y', 'z']), topic('b', 4), topic('c', 16, ['p', 'q'])], '4 weeks')).toEqual([
      ['A', 'A: x, y 8'],
      ['A and B', 'A: z 4', 'B 4'],
      ['C', 'C: p 8'],
      ['C', 'C: q 8'],
    ]);
    expect(steps([topic('a', 16, ['x', 'y', 'z'])], '2 weeks')).toEqual([
      ['A', 'A: x 8'],
      ['A', 'A: more of y, z 8'],
    ]);
    expect(steps([topic('a', 24, ['x'])], '3 weeks')).toEqual([
      ['A', 'A: x 8'],
      ['A', 'A: more of x 8'],
      ['A', 'A: more of x 8'],
    ]);
  });

  test('four topics in a week: the title names two', () => {
    expect(
      steps(
        ['a', 'b', 'c', 'd'].map((id) => topic(id, 2)),
        '1 week',
      ),
    ).toEqual([['A, B and 2 more', 'A 2', 'B 2', 'C 2', 'D 2']]);
    expect(steps([topic('a', 4)], '2 weeks')).toEqual([['A', 'A 4']]);
  });
});

describe('hours', () => {
  test.each([
    [[1, 1, 1], 20, [7, 7, 6]],
    [[1, 2, 3], 20, [3, 7, 10]],
    [[1, 1, 1], 10, [3.5, 3.5, 3]],
    [[5, 1], 19.5, [16.5, 3]],
    [[0, 0], 21, [11, 10]],
    [[1, 1, 1, 1], 1, [0.25, 0.25, 0.25, 0.25]],
    [[1, 1, 1], 0.5, [0.25, 0.25, 0]],
    [[3, 3, 1], 30, [13, 13, 4]],
  ])('%j share %d', (weights, hours, expected) => expect(shareOut(weights, hours)).toEqual(expected));

  const items = (...pairs: readonly (readonly [need: number, rank: number])[]) =>
    pairs.map(([need, rank], index) => ({ need, rank, index }));
  const dropped = (all: ReturnType<typeof items>, hours: number) => {
    const split = fitting(all, hours);
    expect([...split.kept, ...split.dropped].map(({ index }) => index).sort()).toEqual(all.map(({ index }) => index));
    return split.dropped.map(({ index }) => index);
  };
  test.each([
    ['two fifths of each are room enough', items([10, 0], [10, 1]), 8, []],
    ['less is not: the higher rank goes', items([10, 0], [10, 1]), 7.5, [1]],
    ['of equals the later goes', items([10, 1], [10, 1], [10, 0]), 8, [1]],
    ['one stays always', items([10, 1]), 1, []],
    ['half an hour is the least', items([1, 1], [1, 1], [1, 1]), 1.5, []],
    ['and there is none for a third', items([1, 0], [1, 1], [1, 1]), 1, [2]],
    ['rank 0 stays with less', items([10, 0], [10, 0], [10, 1]), 1, [2]],
    ['while there is a quarter of an hour', items([10, 0], [10, 0], [10, 0]), 0.5, [2]],
  ])('%s', (_, all, hours, expected) => expect(dropped(all, hours)).toEqual(expected));
});

describe('a subject without a track', () => {
  const hours = (time: string, level: Level, depth: Depth) =>
    plan('beekeeping', time, level, depth).topics.map((topic) => `${topic.id.replace('general/', '')} ${topic.hours}`);
  test.each<[string, Level, Depth, string[]]>([
    ['31 hours', 'beginner', 'overview', ['survey 5', 'core 13', 'exercises 10', 'review 3']],
    ['60 hours', 'beginner', 'overview', ['survey 4', 'core 14', 'exercises 11', 'review 3', 'project 28']],
    ['60 hours', 'intermediate', 'moderate', ['core 17', 'exercises 14', 'advanced 12', 'project 13', 'review 4']],
    ['60 hours', 'advanced', 'in-depth', ['core 9', 'exercises 16', 'advanced 14', 'project 16', 'review 5']],
    ['9 hours', 'beginner', 'in-depth', ['core 9']],
    ['12 hours', 'beginner', 'moderate', ['core 12']],
    ['16 hours', 'intermediate', 'moderate', ['core 9', 'exercises 7']],
    ['22 hours', 'intermediate', 'moderate', ['core 8', 'exercises 7', 'project 7']],
  ])('%s, %s, %s', (time, level, depth, expected) => expect(hours(time, level, depth)).toEqual(expected));

  test('what is over is said', () => {
    const { notes, summary, basis, leftOut } = plan('beekeeping', '60 hours', 'beginner', 'overview');
    expect(basis).toBe('general');
    expect(leftOut).toEqual([]);
    expect(summary).toBe(
      'Beekeeping for a beginner, as an overview: 5 topics. About 8 weeks at 7.9 hours a week: 60 hours, until 13 January 2027.',
    );
    expect(notes[1]).toBe(
      'At this depth the topics take about 31 hours. The other 29 go to a project of your own; a greater depth would use more of them.',
    );
    expect(plan('beekeeping', '31 hours', 'beginner', 'overview').notes).toHaveLength(2);
  });

  test('beside one that has a track it is one topic', () => {
    const { topics, basis, leftOut, title } = plan('React and beekeeping', '5 weeks', 'intermediate', 'overview');
    expect([title, basis]).toEqual(['React and beekeeping', 'partly']);
    expect(topics.map(({ id, name, hours, why }) => ({ id, name, hours, why }))).toEqual([
      { id: 'frontend/pick-a-framework:react', name: 'React', hours: 23, why: 'It is what you asked for.' },
      {
        id: 'general/1-beekeeping',
        name: 'Beekeeping',
        hours: 17,
        why: 'You named it. No track has it, so this is a general way to learn it.',
      },
    ]);
    expect(leftOut[0]).toEqual({ name: 'HTML', reason: 'At the intermediate level you know it already.' });
  });

  test('time to spare goes to a project, with the groundwork first', () => {
    const { topics } = plan('Docker', '200 hours', 'beginner', 'overview');
    expect(topics.map(({ name, hours, why }) => [name, hours, why])).toEqual([
      ['Operating systems and Linux', 7, 'It is needed for Terminal and tooling and Containers.'],
      ['Terminal and tooling', 4, 'It is needed for Containers.'],
      ['Containers', 12, 'It builds on Operating systems and Linux and Terminal and tooling.'],
      ['A project of your own: Docker', 177, 'What you build yourself is what stays.'],
    ]);
  });
});

test.each<[Depth, readonly string[], string]>([
  ['overview', ['a', 'b', 'c'], 'You can say what it is for, and explain a and b in a few sentences.'],
  ['moderate', ['a'], 'You have used a in something small of your own.'],
  ['in-depth', ['a', 'b'], 'You have used a and b in a project, and can say when you would do it another way.'],
  ['overview', ['a'], 'You can say what it is for, and explain a in a few sentences.'],
  ['moderate', [], 'You can explain it to somebody in five minutes, with an example of your own.'],
])('done when, %s of %j', (depth, subtopics, words) =>
  expect(doneWhen({ subtopics, part: 'subject' }, depth)).toBe(words),
);

describe('resources', () => {
  const link = (name: string, about: readonly string[] = []): CatalogueLink => ({
    name,
    url: `https://example.org/${name}`,
    seen: true,
    about,
  });
  const track: Track = {
    id: 'bees',
    title: 'Bees',
    description: '',
    keywords: [],
    links: { roadmap: link('map'), resources: link('list'), youtube: link('film'), certification: link('diploma') },
    topics: [{ id: 'bees/hives', name: 'Hives', hours: 10, part: 'core', subtopics: ['Langstroth', 'smoke'] }],
    more: [
      { ...link('swarms', ['hives']), kind: 'resource', free: true },
      { ...link('frames', ['Langstroth']), kind: 'video', free: null },
      { ...link('exam'), kind: 'certification', free: null },
      { ...link('honey'), kind: 'video', free: null },
    ],
  };
  const course = courseOfTrack(track);
  const [hives] = course.topics;
  const whole: Subject = { kind: 'course', course, said: 'bees' };
  const one: Subject[] = hives ? [{ kind: 'topic', course, topic: hives, focus: null, said: 'hives' }] : [];
  const references: Reference[] = [
    { name: 'asked', url: 'https://example.org/asked', words: ['hives'] },
    { name: 'near', url: 'https://example.org/near', words: ['langstroth'] },
    { name: 'other', url: 'https://example.org/other', words: ['wax', 'smoke'] },
  ];
  const topics = [{ name: 'Hives', subtopics: ['Langstroth', 'smoke'], track: 'Bees' }];
  const names = (subjects: readonly Subject[], unknown: readonly string[], depth: Depth) =>
    resourcesFor(references, subjects, topics, unknown, depth).map(({ name, kind }) => `${name} ${kind}`);

  test('of a topic: what speaks of it, what is near, and the ways into its track', () =>
    expect(names(one, [], 'overview')).toEqual([
      'asked reference',
      'swarms resource',
      'map roadmap',
      'list resource',
      'frames video',
      'near reference',
      'film video',
    ]));
  test('of a track: its own pages first, no examination but in depth', () => {
    expect(names([whole], [], 'overview')).toEqual([
      'map roadmap',
      'list resource',
      'film video',
      'swarms resource',
      'frames video',
      'asked reference',
      'near reference',
      'honey video',
    ]);
    expect(names([whole], [], 'in-depth')).toContain('diploma certification');
    expect(names([whole], [], 'in-depth')).not.toContain('exam certification');
  });
  test('of what no track has: references alone', () => {
    expect(names([], ['wax'], 'overview')[0]).toBe('other reference');
    expect(resourcesFor(references, [], [{ name: 'Hives', subtopics: [], track: null }], [], 'overview')).toEqual([]);
  });
  test('at most twelve, each page once', () => {
    const many = Array.from({ length: 20 }, (_, index) => ({
      name: `r${index}`,
      url: `https://example.org/r${index % 15}`,
      words: ['hives'],
    }));
    const found = resourcesFor(many, one, topics, [], 'overview');
    expect(found.map(({ name }) => name)).toEqual(Array.from({ length: 12 }, (_, index) => `r${index}`));
  });
});

describe('the calendar', () => {
  test.each([
    [9999, 12, 31, '9999-12-31'],
    [10_000, 1, 1, null],
    [1, 1, 1, '0001-01-01'],
    [0, 1, 1, null],
    [2027, 12, 31, '2027-12-31'],
    [2027, 13, 1, null],
    [2027, 4, 31, null],
    [2027, 4, 0, null],
    [2027, 4, 1.5, null],
    [1900, 2, 29, null],
    [2000, 2, 29, '2000-02-29'],
  ])('%d %d %d', (year, month, day, iso) => expect(isoOf(year, month, day)).toBe(iso));

  test.each([
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-31', -1, '2025-12-31'],
    ['2026-01-31', 13, '2027-02-28'],
    ['2026-11-30', 0, '2026-11-30'],
    ['2026-11-30', 12, '2027-11-30'],
    ['9999-12-01', 1, '9999-12-01'],
  ])('%s and %d months', (iso, months, expected) => expect(addMonths(iso, months)).toBe(expected));

  test('parts, short names, weekdays before 1970', () => {
    expect(partsOf('2027-03-09')).toEqual({ year: 2027, month: 3, day: 9 });
    expect([shortDate('2027-01-02'), shortDate('2027-12-31'), shortDate('2027-05-05')]).toEqual([
      '2 Jan',
      '31 Dec',
      '5 May',
    ]);
    expect([weekdayOf('1969-12-31'), weekdayOf('1970-01-01'), weekdayOf('1969-12-28')]).toEqual([3, 4, 0]);
    expect([daysInMonth(2028, 2), daysInMonth(2027, 2), daysInMonth(2027, 12)]).toEqual([29, 28, 31]);
    expect(() => partsOf('2027-3-9')).toThrow(RangeError);
  });
});

test('done when, of a project and of a general topic', () => {
  expect(doneWhen({ subtopics: ['a'], part: 'project' }, 'overview')).toBe('It works, and somebody else has used it.');
  expect(doneWhen({ subtopics: ['a'], part: 'general' }, 'overview')).toBe(
    'You can explain it to somebody in five minutes, with an example of your own.',
  );
});
