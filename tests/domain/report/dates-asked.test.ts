import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { questionsOf, readingsOfJobs } from '../../../src/domain/resume/date-questions';
import { readResume } from '../../../src/domain/resume/read-resume';
import { filedReportSchema } from '../../../src/features/resume-assistant/report-schema';
import { documentOf } from './resumes';
import { checkOf, reportOn } from './support';

const job = (years: number) => `Engineer\nRequirements\n- ${years}+ years of experience with Go\n- SQL`;
const resume = (jobs: string) => `Jane Doe
jane@example.com
Experience
${jobs}
Skills
Go, SQL, and a few words more, so that there is enough text on this page to say anything at all about it.`;
const check = (jobs: string, years: number, id: 'role-years' | 'dates-gaps') =>
  checkOf(reportOn(resume(jobs), job(years)), id);

const UNCLEAR = 'Engineer, Acme   03/12/2019 – 05/10/2021\n• Built it';

describe('years from uncertain dates', () => {
  test('are asked where the readings give another verdict', () => {
    const { status, says, advice } = check(UNCLEAR, 5, 'role-years');
    expect([status, advice]).toEqual(['skipped', null]);
    expect(says).toBe(
      'Your dates can be read as 1 year 11 months or as up to 2 years 3 months, and the job asks for 5 years, so the years were not judged. Is “03/12/2019 – 05/10/2021” December 2019 to October 2021, or March 2019 to May 2021?',
    );
  });

  test('are stated where every reading gives the same', () => {
    const { status, says } = check(UNCLEAR, 1, 'role-years');
    expect(status).toBe('passed');
    expect(says).toBe(
      'Whichever way your dates are read, your jobs come to 1 year 11 months or more; the job asks for 1 year.',
    );
    expect(check(UNCLEAR, 5, 'role-years').says).not.toContain('add up to');
  });

  test('of a job whose heading is not known are asked, not denied', () => {
    const text = `Jane Doe\njane@example.com\nSummary\nWrites Go.\nMy path\nEngineer, Acme   Jan 2016 – Feb 2021\nSkills\nGo, SQL, and a few words more, so that there is enough text on this page to say anything at all about it.`;
    const report = reportOn(text, job(3));
    expect(checkOf(report, 'role-years').status).toBe('skipped');
    expect(report.questions?.map(({ reason, asks }) => [reason, asks])).toEqual([
      ['section', '“Jan 2016 – Feb 2021” is under no heading for experience. Is “Engineer” a job you held?'],
    ]);
  });

  test('leave the months of the candidate open', () => {
    expect(reportOn(resume(UNCLEAR), job(5)).candidate.months).toBeNull();
    expect(reportOn(resume('Engineer, Acme   Jan 2019 – Dec 2020\n• Built it'), job(5)).candidate.months).toBe(24);
  });

  test('that end with the present are counted up to the month of the report', () => {
    expect(reportOn(resume('Engineer, Acme   Mar 2019\n• Built it'), job(5)).asOf).toBe('2026-11');
  });
});

describe('gaps beside uncertain dates', () => {
  const sure = 'Engineer, Acme   Jan 2022 – Present\n• Built it\n';
  test.each([
    ['a start without an end', 'Developer, Hooli   Mar 2015\n• Built it'],
    ['an end before its start', 'Developer, Hooli   Mar 2019 – Jan 2017\n• Built it'],
    ['day or month first', 'Developer, Hooli   03/04/2015 – 05/06/2019\n• Built it'],
    ['two ranges', 'Developer, Hooli   2012 – 2014, Mar 2016 – May 2019\n• Built it'],
  ])('are asked: %s', (_, jobs) => {
    const { status, says } = check(sure + jobs, 5, 'dates-gaps');
    expect(status).toBe('skipped');
    expect(says).toMatch(/^Whether there is a gap between your jobs depends on how your dates are read\. .+\?$/);
  });

  test('are stated where they lie between sure dates', () => {
    const jobs = `${sure}Developer, Hooli   Jan 2016 – Dec 2018\n• Built it\nIntern, Teal   03/08/2015 – 12/11/2015\n• Built it`;
    const { status, says } = check(jobs, 5, 'dates-gaps');
    expect(status).toBe('partial');
    expect(says).toBe('No line accounts for 3 years from January 2019 to December 2021.');
  });

  test('are denied where no reading leaves one', () => {
    const jobs = `${sure}Developer, Hooli   Jan 2016 – Dec 2021\n• Built it\nIntern, Teal   03/08/2015 – 12/11/2015\n• Built it`;
    expect(check(jobs, 5, 'dates-gaps').status).toBe('passed');
  });
});

describe('questions', () => {
  test('name the line, the words and the readings, and fit the stored report', () => {
    const text = resume(UNCLEAR);
    const report = reportOn(text, job(5));
    expect(report.questions).toEqual([
      {
        reason: 'day-or-month',
        page: 1,
        line: 3,
        quote: '03/12/2019 – 05/10/2021',
        about: 'Engineer',
        asks: 'Is “03/12/2019 – 05/10/2021” December 2019 to October 2021, or March 2019 to May 2021?',
        readings: [
          {
            says: 'December 2019 to October 2021',
            spans: [{ start: '2019-12', end: '2021-10', precision: 'month', single: false }],
          },
          {
            says: 'March 2019 to May 2021',
            spans: [{ start: '2019-03', end: '2021-05', precision: 'month', single: false }],
          },
        ],
      },
    ]);
    const filed = {
      id: '1',
      createdAt: '2026-11-20T00:00:00Z',
      fileName: 'a.pdf',
      file: null,
      action: 'ats-score',
      jobDescription: '',
      resume: null,
    };
    const parsed = filedReportSchema.parse({ ...filed, report });
    expect(parsed.report.questions).toEqual(report.questions);
    const { questions: _, ...old } = report;
    expect(filedReportSchema.safeParse({ ...filed, report: old }).success).toBe(true);
  });

  test.each([
    [
      'Engineer, Acme   Mar 2019',
      '“Mar 2019” has no end. Do you still hold this job, or did it end then?',
      'March 2019 only | since March 2019',
    ],
    [
      'Engineer, Acme   2019 –',
      '“2019” has no end. Do you still hold this job, or did it end then?',
      'since 2019 | 2019 only',
    ],
    [
      'Engineer, Acme   Mar 2021 – Jan 2019',
      '“Mar 2021 – Jan 2019” ends before it begins. Which dates are right?',
      'January 2019 to March 2021 | Neither: leave it out',
    ],
    [
      'Engineer, Acme   Mar 19 – May 21',
      'Does “Mar 19 – May 21” mean March 2019 to May 2021, or is a number in it a day?',
      'March 2019 to May 2021 | These are not its dates',
    ],
    [
      'Engineer, Acme\n• Built it\nMar 2019 – May 2021',
      '“Mar 2019 – May 2021” is below the text of “Engineer”. Are these its dates?',
      'March 2019 to May 2021 | These are not its dates',
    ],
  ])('%s', (head, asks, readings) => {
    const [question, ...more] = questionsOf(readResume(documentOf(`Experience\n${head}\n`)));
    expect(more).toEqual([]);
    expect([question?.asks, question?.readings.map(({ says }) => says).join(' | ')]).toEqual([asks, readings]);
  });

  test('quote their line, whatever the text, and are few to combine', () => {
    const line = fc.oneof(
      fc.constantFrom(
        'Experience',
        'Summary',
        'Engineer, Acme',
        '• Built it',
        'Present',
        'Mar 2019 –',
        '03/04/2019 – 05/06/2020',
        'Mar 2019',
        "'19 – '21",
      ),
      fc.string({ unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
        const document = documentOf(lines.join('\n'));
        const facts = readResume(document);
        for (const { page, line: at, quote } of questionsOf(facts))
          expect(document.pages[page - 1]?.lines[at]?.text).toContain(quote);
        expect(readingsOfJobs(facts).length).toBeLessThanOrEqual(256);
      }),
      { numRuns: 300 },
    );
  });
});
