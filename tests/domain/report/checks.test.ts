import { describe, expect, test } from 'vitest';
import type { CheckId } from '../../../src/domain/report/rubric';
import { BACKEND_JOB, documentOf, STRONG } from './resumes';
import { checkOf, reportOn } from './support';

const HEAD = `Jane Doe
Backend Engineer
jane@example.com | +353 86 123 4567 | github.com/jane
`;
/** A resume with the given jobs and whatever else. */
const withJobs = (jobs: string, rest = '') => `${HEAD}
Experience
${jobs}
${rest}
Skills
Go, PostgreSQL and Docker, all of them used in the work above and below, and a few words more to fill the page.`;

const outcome = (text: string, id: CheckId) => {
  const { status, points } = checkOf(reportOn(text, BACKEND_JOB), id);
  return `${status} ${points}`;
};

describe('dates', () => {
  test.each([
    [
      'all dated',
      'Engineer, Acme   Jan 2020 – Present\n• Built it\nEngineer, Hooli   Jan 2018 – Dec 2019\n• Built it too',
      'passed 4',
    ],
    [
      'one of two dated',
      'Engineer, Acme   Jan 2020 – Present\n• Built it\nEngineer, Hooli\n• Built it too',
      'partial 2',
    ],
    ['none dated', 'Engineer, Acme\n• Built it\nEngineer, Hooli\n• Built it too', 'failed 0'],
  ])('of every job: %s', (_, jobs, expected) => {
    expect(outcome(withJobs(jobs), 'dates-present')).toBe(expected);
  });

  test('are skipped where no job has any, and years with them', () => {
    const report = reportOn(withJobs('Engineer, Acme\n• Built it\nEngineer, Hooli\n• Built it too'), BACKEND_JOB);
    const skipped = report.checks.filter(({ status }) => status === 'skipped').map(({ id }) => id);
    expect(skipped).toEqual(['dates-months', 'dates-order', 'dates-gaps', 'role-years']);
    expect(report.maxPoints).toBe(89);
    expect(checkOf(report, 'role-years').says).toBe(
      'No job has dates that could be read, so years could not be counted.',
    );
  });

  test.each([
    [
      'newest first',
      'Engineer, Acme   Jan 2021 – Present\n• A b c\nEngineer, Hooli   Jan 2018 – Dec 2019\n• D e f',
      'passed 2',
    ],
    [
      'oldest first',
      'Engineer, Hooli   Jan 2018 – Dec 2019\n• D e f\nEngineer, Acme   Jan 2021 – Jun 2022\n• A b c',
      'partial 1',
    ],
    ['reversed range', 'Engineer, Acme   Jan 2021 – Jun 2020\n• A b c', 'failed 0'],
    [
      'a job that is still held comes first',
      'Board member, Club   Jan 2015 – Present\n• A b c\nEngineer, Hooli   Jan 2018 – Dec 2019\n• D e f',
      'passed 2',
    ],
    ['one job only', 'Engineer, Acme   Jan 2021 – Jun 2022\n• A b c', 'skipped 0'],
  ])('order: %s', (_, jobs, expected) => {
    expect(outcome(withJobs(jobs), 'dates-order')).toBe(expected);
  });

  const gap = 'Engineer, Acme   Jan 2022 – Present\n• A b c\nEngineer, Hooli   Jan 2018 – Dec 2019\n• D e f';
  test.each([
    ['none', gap.replace('2019', '2021'), '', 'passed 2'],
    ['one of two years', gap, '', 'partial 1'],
    ['two', `${gap}\nEngineer, Initech   Jan 2014 – Dec 2015\n• G h i`, '', 'failed 0'],
    ['filled with studies', gap, 'Education\nM.Sc. Computer Science   Jan 2020 – Dec 2021\n', 'passed 2'],
    ['explained in a line', gap, 'Other\nCareer break to care for family\n', 'passed 2'],
  ])('gaps: %s', (_, jobs, rest, expected) => {
    expect(outcome(withJobs(jobs, rest), 'dates-gaps')).toBe(expected);
  });

  test('a gap is named with its months, and the dates on either side', () => {
    const { says, evidence } = checkOf(reportOn(withJobs(gap), BACKEND_JOB), 'dates-gaps');
    expect(says).toBe('No line accounts for 2 years from January 2020 to December 2021.');
    expect(evidence.map(({ quote }) => quote)).toEqual(['Jan 2022 – Present', 'Jan 2018 – Dec 2019']);
  });
});

describe('years', () => {
  test.each([
    ['enough', 'Engineer, Acme   Jan 2020 – Dec 2024', 'passed 5'],
    [
      'overlaps counted once',
      'Engineer, Acme   Jan 2020 – Jun 2022\n• A b c\nEngineer, Hooli   Jan 2020 – Jun 2022',
      'partial 2.5',
    ],
    ['half', 'Engineer, Acme   Jan 2022 – Jun 2024', 'partial 2.5'],
  ])('of 5: %s', (_, jobs, expected) => {
    expect(outcome(withJobs(`${jobs}\n• Built it`), 'role-years')).toBe(expected);
  });
});

describe('bullets', () => {
  const job = 'Engineer, Acme   Jan 2020 – Present';
  test.each([
    ['verbs', '• Built a\n• Led b\n• Cut c\n• Wrote d', 'bullets-verbs', 'passed 6'],
    [
      'two of four verbs',
      '• Built a thing\n• Led a team\n• The build was slow\n• Responsible for the build',
      'bullets-verbs',
      'partial 3.75',
    ],
    ['no verb', '• The build was slow\n• A team of people', 'bullets-verbs', 'failed 0'],
    ['three numbers', '• Built 4 services\n• Cut costs by 5%\n• Led a team of six', 'bullets-numbers', 'passed 6'],
    ['one number', '• Built 4 services\n• Cut the costs\n• Led a team', 'bullets-numbers', 'partial 2'],
    ['years and versions are no results', '• Moved to Java 17 in 2021\n• Cut the costs', 'bullets-numbers', 'failed 0'],
    [
      'a bullet twice counts once',
      '• Built 4 services\n• Built 4 services\n• Built 4 services',
      'bullets-numbers',
      'partial 2',
    ],
    ['a bullet of 36 words', `• Built ${'very '.repeat(34)}much\n• Led a team`, 'bullets-length', 'partial 1.5'],
    ['four bullets', '• Built a thing\n• Led a team\n• Cut the costs\n• Wrote the docs', 'bullets-present', 'passed 3'],
    ['two bullets', '• Built a thing\n• Led a team', 'bullets-present', 'partial 1.5'],
    ['lists of skills are no bullets', '• Go, Docker\n• PostgreSQL', 'bullets-present', 'failed 0'],
  ] as const)('%s', (_, bullets, id, expected) => {
    expect(outcome(withJobs(`${job}\n${bullets}`), id)).toBe(expected);
  });
});

describe('the file', () => {
  test.each([
    ['two columns', documentOf(STRONG, { columns: 2 }), 'one-column', 'partial 1'],
    ['one replaced character', documentOf(STRONG.replace('Redis', 'Red\uFFFDs')), 'readable-characters', 'partial 3'],
    ['UTF-8 read as Latin-1', documentOf(STRONG.replace("O'", 'Oâ€™')), 'readable-characters', 'partial 3'],
    [
      'an icon before the address',
      documentOf(STRONG.replace('jane.ob', '\uf0e0 jane.ob')),
      'readable-characters',
      'passed 5',
    ],
    [
      'a heading spelt out',
      documentOf(STRONG.replace('EXPERIENCE', 'E X P E R I E N C E')),
      'whole-words',
      'partial 1',
    ],
    ['three pages', documentOf(`${STRONG}\n\fMore\n\fMore`), 'length-pages', 'partial 0.5'],
    ['four pages', documentOf(`${STRONG}\n\fMore\n\fMore\n\fMore`), 'length-pages', 'failed 0'],
    ['1,500 words', documentOf(`${STRONG}\n${'word '.repeat(1287)}`), 'length-words', 'partial 1.5'],
  ] as const)('with %s', (_, document, id, expected) => {
    const { status, points } = checkOf(reportOn(document, BACKEND_JOB), id);
    expect(`${status} ${points}`).toBe(expected);
  });
});

describe('skills', () => {
  test.each([
    ['in a bullet', 'Engineer, Acme   Jan 2020 – Present\n• Built a gateway with GraphQL', '', 'evidenced'],
    ['in the head of a project', '', 'Projects\nShop | React, GraphQL\n• Built a shop for 20 people\n', 'evidenced'],
    ['in a certificate', '', 'Certifications\nGraphQL Associate, 2023\n', 'evidenced'],
    ['in the summary', '', 'Summary\nI like GraphQL very much\n', 'listed'],
    ['in a list of skills', '', 'Technical skills\nGraphQL\n', 'listed'],
    ['in a job without bullets', 'Engineer, Acme, GraphQL   Jan 2020 – Present', '', 'listed'],
    ['nowhere', '', '', 'missing'],
  ])('%s', (_, jobs, rest, expected) => {
    const report = reportOn(withJobs(jobs, rest), BACKEND_JOB);
    expect(report.skills.find(({ skill }) => skill === 'GraphQL')?.status).toBe(expected);
  });

  test('a must-have weighs three times a nice-to-have in the match', () => {
    const report = reportOn(
      withJobs('Engineer, Acme   Jan 2020 – Present\n• Built it in Go with Terraform'),
      BACKEND_JOB,
    );
    expect(report.skills.map(({ skill, need, status }) => `${skill} ${need} ${status}`)).toEqual([
      'Go must evidenced',
      'PostgreSQL must listed',
      'Docker must listed',
      'Kubernetes must missing',
      'Apache Kafka must missing',
      'Terraform nice evidenced',
      'Amazon Web Services nice missing',
      'GraphQL nice missing',
    ]);
    expect(report.match).toEqual({
      percent: Math.round((100 * (3 + 1.5 + 1.5 + 1)) / 18),
      must: { met: 3, of: 5 },
      nice: { met: 1, of: 3 },
    });
  });
});
