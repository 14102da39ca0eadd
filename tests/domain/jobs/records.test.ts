import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Job, Requirement } from '../../../src/domain/jobs/job-types';
import { NEEDS, STATUSES } from '../../../src/domain/jobs/job-types';
import { jobsToCsv, readJobsCsv } from '../../../src/domain/jobs/records/job-csv';
import { jobsToMarkdown, readJobsMarkdown } from '../../../src/domain/jobs/records/job-markdown';
import { jobFrom, recordOf } from '../../../src/domain/jobs/records/record';
import type { ReadRecords } from '../../../src/domain/jobs/records/types';
import { jobWith } from './samples';

const NOW = '2026-11-22T10:00:00.000Z';
const ids = () => {
  let next = 0;
  return (kind: string) => `${kind}-${++next}`;
};
const found = (read: ReadRecords | null): ReadRecords => {
  if (!read) throw new Error('nothing was read');
  return read;
};

const FULL = jobWith({
  status: 'interview',
  link: 'https://example.org/jobs?id=1&x=_y_',
  history: [
    { status: 'saved', at: '2026-11-20T10:00:00.000Z' },
    { status: 'applied', at: '2026-11-21T10:00:00.000Z' },
    { status: 'saved', at: '2026-11-21T11:00:00.000Z' },
    { status: 'interview', at: '2026-11-22T10:00:00.000Z' },
  ],
  deadline: '2026-12-01',
  notes: '=SUM(A1)\n~~~~\n## not a heading\n',
  contacts: [
    { id: 'c', name: 'Mira | Example', note: '+49 30 1\nrecruiter \\ lead' },
    { id: 'd', name: 'Tom', note: '' },
  ],
  sent: { id: 'resume-1', title: 'Backend_resume', at: '2026-11-21T10:00:00.000Z' },
});

describe.each([
  { name: 'CSV', write: jobsToCsv, read: readJobsCsv },
  { name: 'Markdown', write: jobsToMarkdown, read: readJobsMarkdown },
])('$name', ({ write, read }) => {
  test('a job with everything comes back as it was, with the lines that decided its requirements', () => {
    const { records, notes } = found(read(write([FULL])));
    expect(notes).toEqual([]);
    expect(records).toEqual([recordOf(FULL)]);
    const [record] = records;
    if (!record) throw new Error('none');
    const { id, contacts, interviews, ...job } = jobFrom(record, ids(), NOW);
    const { id: _, contacts: people, interviews: __, ...before } = FULL;
    expect(job).toEqual(before);
    expect(contacts.map(({ name, note }) => [name, note])).toEqual(people.map(({ name, note }) => [name, note]));
    expect([id, interviews]).toEqual(['job-1', []]);
  });

  test('whatever jobs are written are read back without a note', () => {
    fc.assert(
      fc.property(fc.array(someJob, { maxLength: 4 }), (jobs) => {
        if (jobs.length === 0) return;
        const { records, notes } = found(read(write(jobs)));
        expect(notes).toEqual([]);
        expect(records).toEqual(jobs.map(recordOf));
      }),
      { numRuns: 200 },
    );
  });
});

test('alternatives come back together, each with its line; one that was refused stays so', () => {
  const posting = 'Requirements\n- AWS, Azure or GCP\n- Docker';
  const job = jobWith({ posting });
  const [record] = found(readJobsCsv(jobsToCsv([job]))).records;
  if (!record) throw new Error('none');
  expect(record.needs?.must).toEqual([['Amazon Web Services', 'Microsoft Azure', 'Google Cloud Platform'], ['Docker']]);
  expect(jobFrom(record, ids(), NOW).requirements).toEqual(job.requirements);
  const needs = { must: [['Docker'], ['Java', 'Kotlin']], nice: [], 'not-asked': [['Redis']] };
  expect(jobFrom({ ...record, needs, posting: '' }, ids(), NOW).requirements).toMatchObject([
    { words: 'Docker', anyOf: null, need: 'must' },
    { words: 'Java', anyOf: 'any:java|kotlin', need: 'must' },
    { words: 'Kotlin', anyOf: 'any:java|kotlin', need: 'must' },
    { words: 'Redis', anyOf: null, need: 'not-asked' },
  ]);
});

const sign = fc.constantFrom(...'abß1 |\\\'"`~#*_-+=@,;:<>[]()\n'.split(''));
const text = fc.string({ unit: sign, maxLength: 30 });
const line = text.map((one) => one.replace(/\s+/g, ' ').trim());
const named = line.filter((one) => one !== '');
const at = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) }).map((time) => new Date(time).toISOString());
const history = fc.array(fc.record({ status: fc.constantFrom(...STATUSES), at }), { minLength: 1, maxLength: 4 });
const requirement = fc.record({
  words: fc.oneof(
    named,
    named.map((one) => `One of: ${one}`),
  ),
  need: fc.constantFrom(...NEEDS),
  anyOf: fc.constantFrom(null, null, 'any:a', 'any:b'),
});
const someJob: fc.Arbitrary<Job> = fc
  .record({
    title: named,
    company: line,
    place: line,
    link: line,
    notes: text,
    posting: text,
    history,
    deadline: fc.option(at.map((one) => one.slice(0, 10))),
    contacts: fc.array(fc.record({ id: fc.constant('c'), name: named, note: text })),
    sent: fc.option(fc.record({ id: fc.constant('resume-1'), title: named, at })),
    requirements: fc.array(requirement, { maxLength: 4 }),
    createdAt: at,
  })
  .map(({ requirements, ...rest }) =>
    jobWith({
      ...rest,
      status: rest.history.at(-1)?.status ?? 'saved',
      requirements: requirements.map(
        ({ words, need, anyOf }): Requirement => ({
          id: words,
          skill: null,
          words,
          need,
          anyOf,
          quote: null,
          touched: true,
        }),
      ),
    }),
  );

describe('tables of other tools', () => {
  const first = (csv: string) => {
    const { records, notes } = found(readJobsCsv(csv));
    const [record] = records;
    if (!record) throw new Error('none');
    return { record, notes };
  };

  test('common headings, a day, and what has no field of its own', () => {
    const { record, notes } = first(
      'Company;Position;Application Status;Date Applied;URL;Location;Notes;Salary\n' +
        'Acme;Backend Developer;Phone screen;03.11.2026;https://acme.example;Berlin;Nice;50k\n',
    );
    expect(record).toMatchObject({
      title: 'Backend Developer',
      company: 'Acme',
      status: 'interview',
      link: 'https://acme.example',
      place: 'Berlin',
      notes: 'Nice\nSalary: 50k',
      needs: null,
    });
    expect(record.history).toEqual([{ status: 'applied', at: new Date('2026-11-03T12:00').toISOString() }]);
    expect(notes).toEqual([]);
    expect(jobFrom(record, ids(), NOW).history.map(({ status }) => status)).toEqual(['applied', 'interview']);
  });

  test.each([
    ['Wishlist', 'saved'],
    ['Bookmarked', 'saved'],
    ['applied', 'applied'],
    ['Screening', 'interview'],
    ['Interviewing', 'interview'],
    ['Offered', 'offer'],
    ['Rejected', 'closed'],
    ['Withdrawn', 'closed'],
    ['Archived', 'closed'],
    ['', 'saved'],
  ])('status %s is %s', (word, status) => {
    const { record, notes } = first(`Role,Status\nDeveloper,${word}\n`);
    expect([record.status, notes]).toEqual([status, []]);
  });

  test.each([
    ['2026-11-03', '2026-11-03'],
    ['2026/11/3', '2026-11-03'],
    ['11/23/2026', '2026-11-23'],
    ['23/11/2026', '2026-11-23'],
    ['3.11.2026', '2026-11-03'],
    ['Nov 3, 2026', '2026-11-03'],
    ['3 November 2026', '2026-11-03'],
    ['Tue, Nov 3rd, 2026', '2026-11-03'],
  ])('date %s is %s', (written, day) => {
    const { record } = first(`Role,Deadline\nDeveloper,"${written}"\n`);
    expect(record.deadline).toBe(day);
  });

  test('a file has one order of day and month; where it could be either, that is said', () => {
    const { records } = found(readJobsCsv('Role,Deadline\nA,03/04/2026\nB,23/04/2026\n'));
    expect(records.map(({ deadline }) => deadline)).toEqual(['2026-04-03', '2026-04-23']);
    const { record, notes } = first('Role,Deadline\nA,03/04/2026\n');
    expect([record.deadline, notes]).toEqual([
      '2026-03-04',
      [{ line: 1, text: 'Dates such as “03/04/2026” were read with the month first.' }],
    ]);
  });

  test('what cannot be read is told with its line and kept in the notes', () => {
    const { records, notes } = found(
      readJobsCsv('Role,Status,Date applied\nA,Dreaming,soon\n,Applied,\nB,Applied,2026-11-03\n"C\n'),
    );
    expect(records.map(({ title, status, notes: own }) => [title, status, own])).toEqual([
      ['A', 'saved', 'Applied on: soon\nStatus: Dreaming'],
      ['B', 'applied', ''],
    ]);
    expect(notes.map(({ line }) => line)).toEqual([2, 2, 3, 5]);
  });

  test('a table without a column that names a job is none', () => {
    expect(readJobsCsv('Task,Due\nWrite,2026-11-03\n')).toBeNull();
    expect(readJobsCsv('')).toBeNull();
    expect(readJobsMarkdown('# Tasks\n\n- [ ] one\n')).toBeNull();
  });
});

test('Markdown with other ends of lines, unknown lines and a fence that never closes', () => {
  const read = found(
    readJobsMarkdown('# Jobs\r\n\r\n## A\r\n\r\n- Title: A\r\nhello\r\n\r\n### Notes\r\n\r\n~~~\r\nx\r\ny'),
  );
  expect(read.records.map(({ title, notes }) => [title, notes])).toEqual([['A', 'x\ny\nhello']]);
  expect(read.notes.map(({ line }) => line)).toEqual([6, 10]);
});
