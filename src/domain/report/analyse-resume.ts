import type { JobPosting } from '../jobs/types';
import { questionsOf, readingsOfJobs } from '../resume/date-questions';
import type { ResumeDocument } from '../resume/document';
import { readResume } from '../resume/read-resume';
import { type ReadableDocument, readableDocument } from '../resume/visible-document';
import { reviewBullets } from './bullet-review';
import { bulletChecks } from './checks/bullets';
import { contactChecks } from './checks/contact';
import type { CheckContext } from './checks/context';
import { dateChecks } from './checks/dates';
import { lengthChecks } from './checks/length';
import { garbledShare, readabilityChecks } from './checks/readability';
import { monthsWorked, roleChecks } from './checks/role';
import { sectionChecks } from './checks/sections';
import { skillChecks } from './checks/skills';
import { fingerprintOf } from './fingerprint';
import { notesOf } from './notes';
import { readResumeSkills } from './resume-skills';
import { LEAST_WORDS, RUBRIC_VERSION } from './rubric';
import { figuresOf, scoreOf } from './score';
import { matchOf, skillRows } from './skill-rows';
import type { ResumeAnalysis } from './types';

export interface AnalysisInput {
  readonly document: ResumeDocument;
  readonly job: JobPosting;
  /** ISO date, `YYYY-MM-DD` or `YYYY-MM`: what "Present" stands for. Only its month is used. */
  readonly today: string;
}

/** At most this many bullets are reported one by one. */
const BULLETS = 60;

/**
 * Judges a resume against a job description by the rubric of docs/rubric.md. Pure and deterministic: the same
 * document, job and month give the same bytes; where no job is still held, the month does not matter at all.
 * With fewer than 20 words of text there is no report.
 * @throws RangeError when `today` is not an ISO date.
 */
export function analyseResume({ document: given, job, today }: AnalysisInput): ResumeAnalysis {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])(?:-\d{2})?(?:T.*)?$/.test(today)) throw new RangeError(`Not an ISO date: ${today}`);
  const asOf = today.slice(0, 7);
  const document = readableDocument(given);
  const facts = readResume(document);
  const resumeFingerprint = fingerprintOf(resumeInput(given));
  const jobFingerprint = fingerprintOf(jobInput(job));
  if (facts.words < LEAST_WORDS)
    return {
      kind: 'no-report',
      rubricVersion: RUBRIC_VERSION,
      fingerprint: fingerprintOf(`${RUBRIC_VERSION}\n${resumeFingerprint}\n${jobFingerprint}\n`),
      reason: noReportReason(facts.words, document, garbledShare({ facts })),
      words: facts.words,
    };
  const skills = readResumeSkills(facts, job);
  const context: CheckContext = {
    document,
    facts,
    job,
    asOf,
    skills: skillRows(job, skills),
    bullets: reviewBullets(facts, skills),
    countedWords: skills.countedWords,
  };
  const checks = [
    ...readabilityChecks(context),
    ...contactChecks(context),
    ...sectionChecks(context),
    ...dateChecks(context),
    ...bulletChecks(context),
    ...lengthChecks(context),
    ...skillChecks(context),
    ...roleChecks(context),
  ];
  const dated = readingsOfJobs(facts).some((spans) => spans.some(({ end }) => end === null)) ? asOf : null;
  const figures = figuresOf(checks, context);
  return {
    kind: 'report',
    rubricVersion: RUBRIC_VERSION,
    fingerprint: fingerprintOf([RUBRIC_VERSION, resumeFingerprint, jobFingerprint, dated ?? ''].join('\n')),
    resumeFingerprint,
    jobFingerprint,
    asOf: dated,
    figures,
    ...scoreOf(checks, figures),
    checks,
    skills: context.skills,
    match: matchOf(context.skills),
    notes: notesOf(document, facts, skills),
    questions: questionsOf(facts),
    bullets: context.bullets.slice(0, BULLETS),
    candidate: {
      firstName: facts.firstName,
      title: facts.titles[0]?.value ?? null,
      months: monthsWorked(facts, asOf),
    },
    job: { title: job.title?.text ?? null, years: job.years?.min ?? null },
    ways: job.ways.map(({ words }) => words),
    words: facts.words,
    pages: document.pages.length,
  };
}

function noReportReason(words: number, document: ReadableDocument, garbled: number): string {
  const found =
    words === 0
      ? 'No readable text was found in the file'
      : `Only ${words} ${words === 1 ? 'word was' : 'words were'} found in the file`;
  const why =
    garbled >= 0.2
      ? 'Its characters have lost their meaning. Export the PDF again with its fonts embedded.'
      : document.pages.some((page) => page.images > 0)
        ? 'It looks like a scan or a picture. Export the resume as a PDF with text, or run text recognition on it first.'
        : 'Choose the PDF that your editor exports, and check that you can select text in it.';
  return `${found}, so there is nothing to score. ${why}`;
}

/** The parts of the input in a fixed order, so that the order of keys in an object does not matter. */
function resumeInput({ pages, links }: ResumeDocument): string {
  return JSON.stringify([
    pages.map((page) => [page.number, page.columns, page.images, page.lines.map(({ text, size }) => [text, size])]),
    links.map(({ url, page, text }) => [url, page, text]),
  ]);
}

function jobInput({ lines, title, years, requirements, ways }: JobPosting): string {
  return JSON.stringify([
    lines,
    title && [title.text, title.line],
    years && [years.min, years.text, years.line],
    requirements.map((r) => [r.skill, r.group, r.need, r.anyOf, r.quote, r.line, r.count]),
    ways.map(({ words, line }) => [words, line]),
  ]);
}
