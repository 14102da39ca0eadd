import { readJob } from '../../../src/domain/jobs/read-job';
import { analyseResume } from '../../../src/domain/report/analyse-resume';
import type { CheckId } from '../../../src/domain/report/rubric';
import type { CheckResult, ResumeReport } from '../../../src/domain/report/types';
import type { ResumeDocument } from '../../../src/domain/resume/document';
import { documentOf } from './resumes';

export const TODAY = '2026-11-20';

/** The report on a text or a document; throws when there is none. */
export function reportOn(resume: string | ResumeDocument, job: string, today = TODAY): ResumeReport {
  const document = typeof resume === 'string' ? documentOf(resume) : resume;
  const report = analyseResume({ document, job: readJob(job), today });
  if (report.kind !== 'report') throw new Error(report.reason);
  return report;
}

/** One check of a report. */
export function checkOf(report: ResumeReport, id: CheckId): CheckResult {
  const check = report.checks.find((c) => c.id === id);
  if (!check) throw new Error(`no check ${id}`);
  return check;
}

/** Every piece of evidence in a report. */
export function allEvidence(report: ResumeReport) {
  return [...report.checks, ...report.notes, ...report.skills, ...report.bullets]
    .flatMap(({ evidence }) => evidence)
    .concat(report.skills.map(({ asked }) => asked));
}

/** Evidence whose quote does not stand in the line it names. */
export function strayEvidence(report: ResumeReport, document: ResumeDocument, job: string) {
  const jobLines = readJob(job).lines;
  return allEvidence(report).filter(({ source, page, line, quote }) => {
    const text =
      source === 'job' ? jobLines[line] : document.pages.find(({ number }) => number === page)?.lines[line]?.text;
    return quote === '' || text === undefined || !text.includes(quote);
  });
}
