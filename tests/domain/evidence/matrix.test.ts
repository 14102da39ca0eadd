import { describe, expect, test } from 'vitest';
import { matrix } from '../../../src/domain/evidence/matrix';
import { resumeMarks } from '../../../src/domain/evidence/resume-marks';
import type { Facts } from '../../../src/domain/evidence/types';
import { readJob } from '../../../src/domain/jobs/read-job';
import { jobWith, POSTING } from '../jobs/samples';
import { documentOf } from '../report/resumes';

const none: Facts = { resumes: [], solved: [], answers: [], stories: [], topics: [], tasks: [], blocks: [] };
const at = '2026-11-20T10:00:00.000Z';
const job = jobWith({ posting: 'Requirements\n- Docker' });
const skills = ['Docker'];

const resume = (told: boolean, quote = 'Moved the build to Docker'): Facts['resumes'][number] => ({
  source: 'resume',
  id: 'resume-1',
  title: 'My resume',
  at: null,
  marks: [{ skill: 'Docker', quote, page: null, told }],
});
const answer = (score: number): Facts['answers'][number] => ({
  ...{ session: 'session-1', question: 2, role: 'Backend Developer', text: 'I put it into Docker.', score, at, skills },
});
const topic = (status: 'learning' | 'done') => ({
  id: 'devops/containers',
  name: 'Containers',
  track: 'DevOps',
  status,
  at,
  skills,
});
const task = (done: boolean) => ({ id: 'task-1', text: 'Set up Docker', done, at, skills });

const story = { id: 'story-1', title: 'The slow build', text: 'I moved it into a container.', at, skills };

/** Everything that can show a skill, one of each. */
const all: Facts = {
  resumes: [resume(true), resume(false, 'Skills: Docker')],
  solved: [{ id: '7', title: 'Count the Words', at, skills }],
  answers: [answer(8)],
  stories: [story],
  topics: [topic('learning')],
  tasks: [task(true)],
  blocks: [{ id: 'event-1', title: 'Docker, first hour', start: '2026-12-01T09:00:00', skills }],
};

const rowOf = (facts: Facts) => matrix(job, facts).rows[0];

describe('the rules of docs/evidence.md', () => {
  test.each([
    ['a line of a job or a project', { resumes: [resume(true)] }, 'work'],
    ['a challenge that was passed', { solved: all.solved }, 'here'],
    ['an answer of 7 of 10', { answers: [answer(7)] }, 'here'],
    ['an answer below 7', { answers: [answer(6.9)] }, 'gap'],
    ['a list of skills', { resumes: [resume(false)] }, 'named'],
    ['a completed task', { tasks: [task(true)] }, 'named'],
    ['a story that is said to show it', { stories: [story] }, 'named'],
    ['an open task', { tasks: [task(false)] }, 'on-the-way'],
    ['a topic being learned', { topics: [topic('learning')] }, 'on-the-way'],
    ['a topic that is done', { topics: [topic('done')] }, 'on-the-way'],
    ['a block to come', { blocks: all.blocks }, 'on-the-way'],
    ['nothing', {}, 'gap'],
  ] as const)('%s: %#', (_, facts, strength) => {
    expect(rowOf({ ...none, ...facts })?.strength).toBe(strength);
  });

  test('the strongest comes first, and each mark can be opened', () => {
    const marks = rowOf(all)?.marks ?? [];
    expect(marks.map(({ strength, source }) => [strength, source.kind])).toEqual([
      ['work', 'resume'],
      ['here', 'challenge'],
      ['here', 'answer'],
      ['named', 'story'],
      ['named', 'task'],
      ['named', 'resume'],
      ['on-the-way', 'event'],
      ['on-the-way', 'topic'],
    ]);
    expect(marks[0]).toMatchObject({
      words: 'Moved the build to Docker',
      where: 'My resume',
      source: { kind: 'resume', id: 'resume-1', quote: 'Moved the build to Docker' },
    });
  });
});

describe('properties', () => {
  test('removing a source removes its mark and no other', () => {
    for (const kind of Object.keys(all) as (keyof Facts)[]) {
      const before = rowOf(all)?.marks ?? [];
      const after = rowOf({ ...all, [kind]: [] })?.marks ?? [];
      expect(after.length).toBe(before.length - all[kind].length);
      expect(before).toEqual(expect.arrayContaining([...after]));
    }
  });

  test('the same facts in another order give the same bytes', () => {
    const turned = Object.fromEntries(
      Object.entries({ ...all, tasks: [task(true), task(false)] }).map(([kind, facts]) => [kind, [...facts].reverse()]),
    ) as unknown as Facts;
    expect(JSON.stringify(matrix(job, turned))).toBe(
      JSON.stringify(matrix(job, { ...all, tasks: [task(true), task(false)] })),
    );
  });

  test('the posting itself shows nothing, however often it is in the resume', () => {
    const asking = readJob(POSTING);
    const own = documentOf(
      'Ada Lovelace\n\nExperience\n\nAcme\nBackend Developer\nJan 2022 - Present\n• Moved nine services to Docker within a quarter',
    );
    expect(resumeMarks(own, asking).map(({ skill, told }) => [skill, told])).toEqual([
      ['Docker', true],
      ['Containerization', true],
    ]);
    const long = `${POSTING}\n- We expect that you have run PostgreSQL in production for several years and more`;
    const marks = resumeMarks(
      documentOf(
        'Ada Lovelace\n\nExperience\n\nAcme\nBackend Developer\nJan 2022 - Present\n• We expect that you have run PostgreSQL in production for several years and more',
      ),
      readJob(long),
    );
    expect(marks).toEqual([]);
    expect(matrix(jobWith({ posting: POSTING }), none).musts).toEqual({ shown: 0, named: 0, onTheWay: 0, of: 3 });
  });

  test('a solved challenge among the achievements names its skill, and is no work with it', () => {
    const document = documentOf(
      'Ada Lovelace\n\nExperience\n\nAcme\nBackend Developer\nJan 2022 - Present\n• Moved the build to Docker\n\nAchievements\n• Solved “Count the words” with PostgreSQL: its test passed',
    );
    const asking = readJob('Requirements\n- Docker\n- PostgreSQL');
    expect(resumeMarks(document, asking).map(({ skill, told }) => [skill, told])).toEqual([
      ['Docker', true],
      ['Containerization', true],
      ['PostgreSQL', false],
      ['SQL', false],
      ['Relational Databases', false],
    ]);
  });

  test('an answer that names a skill shows that skill and no other', () => {
    const both = jobWith({ posting: 'Requirements\n- Docker\n- PostgreSQL' });
    const { rows, musts } = matrix(both, { ...none, answers: [answer(9)] });
    expect(rows.map(({ requirement, strength }) => [requirement.skill, strength])).toEqual([
      ['PostgreSQL', 'gap'],
      ['Docker', 'here'],
    ]);
    expect(musts).toEqual({ shown: 1, named: 0, onTheWay: 0, of: 2 });
  });
});

test('gaps come first, musts before what is nice to have; what is not asked is left out', () => {
  const wanted = jobWith();
  const { rows, nice } = matrix(
    {
      requirements: wanted.requirements.map((one) =>
        one.skill === 'Kubernetes' ? { ...one, need: 'not-asked' } : one,
      ),
    },
    { ...none, resumes: [resume(true)] },
  );
  expect(rows.map(({ requirement }) => requirement.skill)).toEqual(['PostgreSQL', 'Redis', 'Docker']);
  expect(nice).toEqual({ shown: 0, named: 0, onTheWay: 0, of: 1 });
});

test('a requirement in words of one’s own is a gap, and long words are cut', () => {
  const own = {
    id: 'x',
    skill: null,
    words: 'Patience',
    need: 'must',
    anyOf: null,
    quote: null,
    touched: true,
  } as const;
  expect(matrix({ requirements: [own] }, all).rows[0]?.strength).toBe('gap');
  const long = rowOf({ ...none, resumes: [resume(true, `Docker ${'x'.repeat(500)}`)] })?.marks[0]?.words ?? '';
  expect(long).toHaveLength(240);
  expect(long.endsWith('…')).toBe(true);
});

describe('alternatives', () => {
  const clouds = jobWith({ posting: 'Requirements\n- AWS, Azure or GCP\n- Docker' });
  const azure = { ...topic('learning'), skills: ['Microsoft Azure'] };
  const ofClouds = (facts: Partial<Facts>) =>
    matrix(clouds, { ...none, ...facts }).rows.find(({ members }) => members.length > 1);

  test('are one requirement and one gap, with words of all', () => {
    const { rows, musts } = matrix(clouds, none);
    expect(rows.map(({ requirement, strength }) => [requirement.words, requirement.need, strength])).toEqual([
      ['one of AWS, Azure, GCP', 'must', 'gap'],
      ['Docker', 'must', 'gap'],
    ]);
    expect(musts.of).toBe(2);
  });

  test('are met by the strongest of them', () => {
    const solved = [{ id: '7', title: 'Deploy', at, skills: ['Google Cloud Platform', 'Microsoft Azure'] }];
    expect(ofClouds({ topics: [azure] })).toMatchObject({
      strength: 'on-the-way',
      requirement: { skill: 'Microsoft Azure', words: 'one of AWS, Azure, GCP' },
    });
    const row = ofClouds({ topics: [azure], solved });
    expect(row?.strength).toBe('here');
    // A thing that shows two of them is one mark.
    expect(row?.marks.map(({ source }) => source.kind)).toEqual(['challenge', 'topic']);
  });
});

test('a way of working that an older job has among its skills is no gap; one that the learner added stays', () => {
  const old = {
    id: 'skill-communication',
    skill: 'Communication',
    words: 'Communication',
    need: 'must',
    anyOf: null,
  } as const;
  const rows = (touched: boolean) => matrix({ requirements: [{ ...old, quote: null, touched }] }, none).rows;
  expect([rows(false).length, rows(true).length]).toEqual([0, 1]);
});
