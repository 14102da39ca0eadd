import { describe, expect, test } from 'vitest';
import { LONGEST } from '../../../machines/add-job.machine';
import { asked, daysUntil, dueNext, jobName, withNeed, withStatus } from '../../../src/domain/jobs/job';
import { quoteOf, readAgain, readDetails, requirementsOf, twinOf } from '../../../src/domain/jobs/job-reading';
import { LONGEST_POSTING } from '../../../src/domain/jobs/job-types';
import { readJob } from '../../../src/domain/jobs/read-job';
import { jobWith, POSTING } from './samples';

test('the flow refuses what the store does not keep', () => {
  expect(LONGEST).toBe(LONGEST_POSTING);
});

test.each([
  ['Backend Developer', 'Acme', 'Backend Developer at Acme'],
  ['Backend Developer', '', 'Backend Developer'],
  ['', 'Acme', 'Acme'],
  ['', '', 'Job without a title'],
])('a job with the title “%s” at “%s” is called “%s”', (title, company, name) => {
  expect(jobName({ title, company })).toBe(name);
});

describe('requirements', () => {
  const read = requirementsOf(readJob(POSTING));

  test('are those of the posting, musts first, with the lines that ask', () => {
    expect(read.map(({ skill, need, quote }) => [skill, need, quote])).toEqual([
      ['Docker', 'must', '- Docker and Kubernetes'],
      ['Kubernetes', 'must', '- Docker and Kubernetes'],
      ['PostgreSQL', 'must', '- PostgreSQL'],
      ['Redis', 'nice', '- Redis'],
    ]);
  });

  test('a line of 200,000 characters is kept once, not with each requirement', () => {
    expect(quoteOf(`  Docker ${'x'.repeat(200_000)}`)).toHaveLength(500);
  });

  test('what the learner changed outlives another reading; what was only read follows the text', () => {
    const corrected = withNeed(read, 'skill-docker', 'not-asked');
    const again = readAgain(corrected, readJob('Requirements\n- Docker\n- Go programming language'));
    expect(again.map(({ skill, need, touched }) => [skill, need, touched])).toEqual([
      ['Go', 'must', false],
      ['Docker', 'not-asked', true],
    ]);
  });

  test('those that are not asked do not count, and musts come first', () => {
    const corrected = withNeed(withNeed(read, 'skill-docker', 'nice'), 'skill-redis', 'not-asked');
    expect(asked(corrected).map(({ skill }) => skill)).toEqual(['Kubernetes', 'PostgreSQL', 'Docker']);
  });
});

describe('status', () => {
  test('each change is kept with its time', () => {
    const job = withStatus(jobWith(), 'applied', '2026-11-21T10:00:00.000Z');
    expect(job.status).toBe('applied');
    expect(job.history.map(({ status }) => status)).toEqual(['saved', 'applied']);
  });

  test('the same status again changes nothing', () => {
    const job = jobWith();
    expect(withStatus(job, 'saved', '2026-11-21T10:00:00.000Z')).toBe(job);
  });
});

describe('duplicates', () => {
  const kept = [jobWith({ link: 'https://www.jobs.example.com/42/?utm_source=mail' })];
  const other = { title: 'Data Analyst', company: 'Other', link: '', posting: 'Requirements\n- Excel' };

  test.each([
    ['the same address, but for where one came from', { ...other, link: 'https://jobs.example.com/42?ref=x' }, 'link'],
    ['the same text, spaced otherwise', { ...other, posting: POSTING.replaceAll('\n', '\n\n') }, 'text'],
    ['a line more', { ...other, posting: `${POSTING}\nApply now!` }, 'text'],
    ['the same title at the same company', { ...other, title: 'backend developer', company: 'ACME' }, 'title'],
  ] as const)('%s', (_, found, because) => {
    expect(twinOf(found, kept)).toEqual({ job: kept[0], because });
  });

  test.each([
    ['another job', other],
    ['another page of the same site', { ...other, link: 'https://jobs.example.com/43' }],
    ['the same title at a company that is not known', { ...other, title: 'Backend Developer', company: '' }],
    ['nothing at all', { title: '', company: '', link: '', posting: '' }],
  ])('%s is no duplicate', (_, found) => {
    expect(twinOf(found, [...kept, jobWith({ title: '', company: '', posting: '' })])).toBeNull();
  });
});

test.each([
  ['Company: Acme\nLocation: Berlin (hybrid)', { company: 'Acme', place: 'Berlin (hybrid)', link: '' }],
  ['About Acme Robotics\nWe build.', { company: 'Acme Robotics', place: '', link: '' }],
  ['About us\nAbout the role\nAbout you', { company: '', place: '', link: '' }],
  ['https://jobs.example.com/42.\nBackend', { company: '', place: '', link: 'https://jobs.example.com/42' }],
  ['We are a company: we build a place where people meet.', { company: '', place: '', link: '' }],
])('details are read where a label says so: %j', (text, details) => {
  expect(readDetails({ lines: text.split('\n') })).toEqual(details);
});

test.each([
  ['2026-11-22', '2026-11-22', 0],
  ['2026-11-25', '2026-11-22', 3],
  ['2026-11-20', '2026-11-22', -2],
  ['2027-03-01', '2027-02-28', 1],
])('from %s to %s', (day, today, days) => {
  expect(daysUntil(day, today)).toBe(days);
});

test('what is due next: deadlines of what was not sent yet, interviews to come, the nearest first', () => {
  const jobs = [
    jobWith({ id: 'a', deadline: '2026-12-01' }),
    jobWith({ id: 'b', status: 'applied', deadline: '2026-11-25' }),
    jobWith({
      id: 'c',
      status: 'interview',
      interviews: ['event-1', 'event-past', 'event-gone'].map((event) => ({ event })),
    }),
    jobWith({ id: 'd', deadline: '2026-11-01' }),
    jobWith({ id: 'e', status: 'closed', deadline: '2026-11-30', interviews: [{ event: 'event-1' }] }),
  ];
  const days = { 'event-1': '2026-11-28', 'event-past': '2026-11-10' };
  expect(dueNext(jobs, days, '2026-11-22').map(({ job, kind, day }) => [job.id, kind, day])).toEqual([
    ['c', 'interview', '2026-11-28'],
    ['a', 'deadline', '2026-12-01'],
  ]);
});
