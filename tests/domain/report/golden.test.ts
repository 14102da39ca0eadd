// What the built-in engine says of whole resumes, word for word. Where a change of the engine is meant, `npx vitest run -u`
// writes these files again; read the difference as a job seeker would.
import { describe, expect, test } from 'vitest';
import { composeResult } from '../../../src/domain/report/actions/compose-result';
import { toMarkdown } from '../../../src/domain/report/actions/to-markdown';
import type { Evidence, ResumeReport } from '../../../src/domain/report/types';
import type { ResumeAction } from '../../../src/domain/resume/document';
import { BACKEND_JOB, FRONTEND_JOB, SPANISH, STRONG, STUDENT, TWO_PAGES, WEAK } from './resumes';
import { reportOn } from './support';

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

/** Every count at which a check changes its mind is in one of these. */
const EXTREMES = {
  'one bullet': `Ann Lee
ann@example.com

Experience
Engineer, Acme   Jan 2020 – Dec 2021
• Built the payment service in Go for 40 shops and ${words(25)}

Skills
Go, Docker, Kubernetes and PostgreSQL, each of them used at work in the years above.`,
  'no bullet': `Ann Lee
ann@example.com | +49 170 1234567

Experience
Engineer, Acme   2020 – 2021
The team was small and the work was varied, from the payment service to the mail server and back.
Engineer, Hooli   2015 – 2017
The team was large and the work was narrow, mostly tickets and a little bit of testing.

Education
BSc Computer Science, TU Berlin   2011 – 2015`,
  'seven jobs': `Ann Lee
Backend Engineer
ann@example.com | github.com/ann | linkedin.com/in/ann

Work Experience
${[2026, 2024, 2022, 2020, 2018, 2016, 2014]
  .map(
    (year, index) => `Engineer, Company ${index}   Mar ${year - 2} – ${index === 0 ? 'Present' : `Feb ${year}`}
• Responsible for Go services number ${index}
• Reduced cost by ${index + 10} % with ${words(30 + index)}
• Led ${index + 2} people`,
  )
  .join('\n')}

Skills
${'Go, '.repeat(13)}Docker

Certifications
AWS Certified Solutions Architect   2021`,
  'out of order': `ANN LEE
Engineer
ann@example.com
+49 170 1234567
Berlin

Employment
Engineer, Hooli   Jan 2015 – Mar 2016
- Helped with Docker
- Was responsible for Go
Engineer, Acme   May 2018 – Present
- Designed 3 services in Go on AWS
- Designed 3 services in Go on AWS
- Go, Docker, Kubernetes
Projects
Chess (github.com/ann/chess)   2019
- Wrote an engine of 1900 Elo in C++

References available on request`,
} as const;

function written(report: ResumeReport): string {
  const quotes = (evidence: readonly Evidence[]) =>
    evidence.map(({ page, line, quote }) => `[${page ?? 'job'}:${line} ${quote}]`).join(' ');
  const { score, uncapped, ceiling, points, maxPoints, asOf, match, candidate, job } = report;
  return [
    `${score} (${uncapped}), ${points} of ${maxPoints}, as of ${asOf}, ${report.words} words, ${report.pages} pages`,
    ceiling ? `ceiling ${ceiling.limit} ${ceiling.check}: ${ceiling.reason}` : 'no ceiling',
    `match ${match ? `${match.percent} % must ${match.must.met}/${match.must.of} nice ${match.nice.met}/${match.nice.of}` : 'none'}`,
    `${candidate.firstName}, ${candidate.title}, ${candidate.months} months; ${job.title}, ${job.years} years`,
    ...report.areas.map((area) => `${area.title} ${area.points}/${area.maxPoints}, ${area.skipped} skipped`),
    ...report.checks.flatMap(({ id, status, points: won, maxPoints: most, says, advice, evidence }) => [
      `${id} ${status} ${won}/${most}: ${says}`,
      ...(advice === null ? [] : [`  ${advice}`]),
      ...(evidence.length === 0 ? [] : [`  ${quotes(evidence)}`]),
    ]),
    ...report.notes.map(({ id, says, evidence }) => `${id}: ${says} ${quotes(evidence)}`),
    ...report.skills.map(
      ({ skill, wording, need, status, count, evidence, asked }) =>
        `${skill} (${wording}) ${need} ${status} ${count} ${quotes([...evidence, asked])}`,
    ),
    ...report.bullets.map(
      ({ text, opening, openingWords, number, length, evidence }) =>
        `${opening} “${openingWords}”, ${number}, ${length}: ${text} ${quotes(evidence)}`,
    ),
  ].join('\n');
}

const ACTIONS: readonly ResumeAction[] = ['ats-score', 'ats-enhancer', 'resume-feedback', 'keyword-match'];
const RESUMES: readonly (readonly [name: string, text: string, job: string])[] = [
  ['strong', STRONG, BACKEND_JOB],
  ['weak', WEAK, FRONTEND_JOB],
  ['student', STUDENT, FRONTEND_JOB],
  ['two-pages', TWO_PAGES, BACKEND_JOB],
  ['spanish', SPANISH, BACKEND_JOB],
  ...Object.entries(EXTREMES).map(([name, text]) => [name.replaceAll(' ', '-'), text, BACKEND_JOB] as const),
];

describe('reports', () => {
  test.each(RESUMES)('%s', async (name, text, job) => {
    const report = reportOn(text, job);
    const meta = {
      fileName: 'resume.pdf',
      jobTitle: report.job.title,
      createdOn: '2026-11-20',
      rubricVersion: report.rubricVersion,
      fingerprint: report.fingerprint,
    };
    const results = ACTIONS.map((action) => toMarkdown(composeResult(action, report), meta));
    await expect([`${written(report)}\n`, ...results].join('\n')).toMatchFileSnapshot(`golden/report-${name}.txt`);
  });
});
