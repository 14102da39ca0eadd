import { headline, madeOf } from '../headline';
import { rounded } from '../rubric';
import type { CheckResult, Figure, ResumeReport } from '../types';
import { counted } from '../words';
import { type Block, heading, item, list, paragraph } from './result-document';

/** The greeting: by first name when one was read from the resume, otherwise neutral. */
export function greeting({ candidate, job }: ResumeReport): string {
  const hello = candidate.firstName ? `Hello ${candidate.firstName},` : 'Hello,';
  return `${hello} here is how your resume reads${job.title ? ` beside “${job.title}”` : ''}.`;
}

/** Both figures, each with its sentence and ceiling, then the score. */
export function scoreBlocks(report: ResumeReport): Block[] {
  const { figures } = report;
  if (!figures) return [paragraph(headline(report)), scoreParagraph(report)];
  const line = (name: string, { value, says, ceiling, uncapped }: Figure) =>
    item(
      [
        `${name}: ${value} out of 100. ${says}`,
        ...(ceiling && ceiling.limit < uncapped ? [`It stops at ${ceiling.limit}: ${ceiling.reason}`] : []),
      ].join(' '),
    );
  return [
    list([
      line('Form', figures.form),
      figures.fit
        ? line('Fit with the job', figures.fit)
        : item(`Fit with the job: not known. ${figures.noFit ?? ''}`.trim()),
    ]),
    scoreParagraph(report),
    ...(report.ways.length === 0
      ? []
      : [paragraph(`Ways of working that the job names, which no reader can judge: ${report.ways.join(', ')}.`)]),
  ];
}

/** The score in a sentence or two: points, checks left out, ceiling. */
function scoreParagraph(report: ResumeReport): Block {
  const skipped = report.checks.filter(({ status }) => status === 'skipped').length;
  const sentences = [
    `Your score is ${report.score} out of 100: ${report.points} of ${report.maxPoints} points in ${counted(report.checks.length - skipped, 'check')}.`,
    ...(report.figures ? [`${madeOf(report.figures)}.`] : []),
    ...(skipped > 0
      ? [
          `${counted(skipped, 'check')} could not run and ${skipped === 1 ? 'counts' : 'count'} neither for nor against you.`,
        ]
      : []),
    ...(report.ceiling && report.ceiling.limit < report.uncapped
      ? [
          `The points alone would give ${report.uncapped}, but the score stops at ${report.ceiling.limit}: ${report.ceiling.reason}`,
        ]
      : []),
  ];
  const evidence = report.ceiling ? (report.checks.find(({ id }) => id === report.ceiling?.check)?.evidence ?? []) : [];
  return paragraph(sentences.join(' '), evidence.slice(0, 3));
}

/** The notes as warnings, or nothing. */
export function noteBlocks(report: ResumeReport): Block[] {
  if (report.notes.length === 0) return [];
  return [heading('Worth knowing'), list(report.notes.map((note) => item(note.says, 'warning', note.evidence)))];
}

/** Points that a check leaves on the table. */
export const missedPoints = ({ points, maxPoints, status }: CheckResult) =>
  status === 'skipped' ? 0 : rounded(maxPoints - points);

/** `4 points`, `1 point`, `2.5 points`. */
export const spokenPoints = (points: number) => `${points} ${points === 1 ? 'point' : 'points'}`;

/** How a status is named in a table. */
export const STATUS_NAMES: Readonly<Record<CheckResult['status'], string>> = {
  passed: 'Passed',
  partial: 'Partly',
  failed: 'Failed',
  skipped: 'Not run',
};
