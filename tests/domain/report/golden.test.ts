// What the built-in engine says of whole resumes, word for word. Where a change of the engine is meant, `npx vitest run -u`
// writes these files again; read the difference as a job seeker would.
import { describe, expect, test } from 'vitest';
import { readJob } from '../../../src/domain/jobs/read-job';
import { composeResult } from '../../../src/domain/report/actions/compose-result';
import { toMarkdown } from '../../../src/domain/report/actions/to-markdown';
import { analyseResume } from '../../../src/domain/report/analyse-resume';
import type { Evidence, ResumeReport } from '../../../src/domain/report/types';
import type { ResumeAction } from '../../../src/domain/resume/document';
import { BACKEND_JOB, documentOf, EXTREMES, FRONTEND_JOB, SPANISH, STRONG, STUDENT, TWO_PAGES, WEAK } from './resumes';
import { TODAY } from './support';

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
    const report = analyseResume({ document: documentOf(text), job: readJob(job), today: TODAY });
    if (report.kind !== 'report') throw new Error(report.reason);
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
