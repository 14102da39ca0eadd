import { describe, expect, test } from 'vitest';
import {
  applicationsBetween,
  reportCsv,
  reportMarkdown,
  spanOf,
  totalsOf,
} from '../../../src/domain/jobs/applications';
import type { JobStatus } from '../../../src/domain/jobs/job-types';
import { jobWith } from './samples';

/** A moment of a day as the device has it. */
const on = (day: string, time = '12:00') => new Date(`${day}T${time}`).toISOString();
const job = (id: string, ...stages: readonly (readonly [JobStatus, string])[]) =>
  jobWith({
    id,
    title: id,
    status: stages.at(-1)?.[0] ?? 'saved',
    history: stages.map(([status, at]) => ({ status, at })),
  });
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };

describe('the limits of a span', () => {
  test.each([
    ['the first minute', on('2026-11-01', '00:00'), 1],
    ['the last minute', on('2026-11-30', '23:59'), 1],
    ['the minute before', on('2026-10-31', '23:59'), 0],
    ['the minute after', on('2026-12-01', '00:00'), 0],
  ])('%s', (_, at, count) => {
    expect(applicationsBetween([job('a', ['applied', at])], NOVEMBER)).toHaveLength(count);
  });

  test('a job is shown as it was on the last day, with all its stages until then', () => {
    const found = applicationsBetween(
      [
        job(
          'a',
          ['saved', on('2026-10-01')],
          ['applied', on('2026-10-20')],
          ['interview', on('2026-11-03')],
          ['closed', on('2026-12-01')],
        ),
      ],
      NOVEMBER,
    );
    expect(found).toMatchObject([
      {
        applied: '2026-10-20',
        status: 'interview',
        stages: [
          { status: 'saved', day: '2026-10-01' },
          { status: 'applied', day: '2026-10-20' },
          { status: 'interview', day: '2026-11-03' },
        ],
      },
    ]);
  });

  test('a job that did not change in between is left out; the others are in the order of their days', () => {
    const jobs = [
      job('late', ['applied', on('2026-11-20')]),
      job('never', ['saved', on('2026-10-01')], ['applied', on('2026-12-20')]),
      job('early', ['saved', on('2026-11-02')]),
    ];
    const found = applicationsBetween(jobs, NOVEMBER);
    expect(found.map((one) => one.job.id)).toEqual(['early', 'late']);
    expect(totalsOf(found)).toEqual([
      ['saved', 1],
      ['applied', 1],
    ]);
  });

  test.each([
    ['this-month', '2026-11-22', '2026-11-01', '2026-11-30'],
    ['last-month', '2026-01-15', '2025-12-01', '2025-12-31'],
    ['three-months', '2026-01-31', '2025-11-01', '2026-01-31'],
    ['this-month', '2028-02-29', '2028-02-01', '2028-02-29'],
  ] as const)('%s on %s', (name, today, from, to) => {
    expect(spanOf(name, today)).toEqual({ from, to });
  });
});

describe('the report', () => {
  const applied = {
    ...job('Dev | Ops', ['applied', on('2026-11-03')]),
    company: '=Acme',
    contacts: [{ id: 'c', name: 'Mira', note: 'mira@x.org' }],
  };
  const words = { name: 'Tom *Example*', span: NOVEMBER, day: (day: string) => day };

  test('as Markdown, with nothing that breaks its table', () => {
    expect(reportMarkdown(applicationsBetween([applied], NOVEMBER), words)).toBe(
      [
        '# Applications',
        '',
        '**Tom \\*Example\\***  ',
        '2026-11-01 to 2026-11-30',
        '',
        '| Applied | Job | Company | Place | Contact | Stages |',
        '| --- | --- | --- | --- | --- | --- |',
        '| 2026-11-03 | Dev \\| Ops | =Acme | Berlin | Mira, mira@x.org | Applied 2026-11-03 |',
        '',
        'Jobs: 1 (Applied: 1)',
        '',
      ].join('\n'),
    );
  });

  test('as CSV, with no formula', () => {
    expect(reportCsv(applicationsBetween([applied], NOVEMBER))).toBe(
      'Applied,Job,Company,Place,Contact,Link,Status,Stages\r\n' +
        '2026-11-03,Dev | Ops,\'=Acme,Berlin,"Mira, mira@x.org",,Applied,Applied 2026-11-03\r\n',
    );
  });

  test('of a time without a change', () => {
    expect(reportMarkdown([], { ...words, name: '' })).toContain('No job changed its status in this time.');
  });
});
