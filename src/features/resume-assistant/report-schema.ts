import * as z from 'zod/mini';
import type { HandedResume } from '../../../machines/contracts/resume';

const text = z.string().check(z.maxLength(2_000_000));
const count = z.number().check(z.gte(0));
const nullable = <T extends z.core.$ZodType>(type: T) => z.nullable(type);

const evidence = z.array(
  z.object({ source: z.enum(['resume', 'job']), page: nullable(count), line: count, quote: text }),
);
const area = z.enum(['readability', 'contact', 'sections', 'dates', 'bullets', 'length', 'skills', 'role']);
const action = z.enum(['ats-score', 'ats-enhancer', 'resume-feedback', 'keyword-match']);
const tally = z.object({ met: count, of: count });

const question = z.object({
  reason: z.enum(['day-or-month', 'no-end', 'reversed', 'two-ranges', 'two-digits', 'far', 'section']),
  page: count,
  line: count,
  quote: text,
  about: nullable(text),
  asks: text,
  readings: z.array(
    z.object({
      says: text,
      spans: z.array(
        z.object({ start: text, end: nullable(text), precision: z.enum(['month', 'year']), single: z.boolean() }),
      ),
    }),
  ),
});

const ceiling = nullable(z.object({ limit: count, check: text, reason: text }));
const figure = z.object({
  value: count.check(z.lte(100)),
  uncapped: count,
  level: z.enum(['good', 'partial', 'poor']),
  says: text,
  ceiling,
  points: count,
  maxPoints: count,
});

const report = z.object({
  kind: z.literal('report'),
  rubricVersion: text,
  fingerprint: text,
  resumeFingerprint: text,
  jobFingerprint: text,
  asOf: nullable(text),
  figures: nullable(z.object({ form: figure, fit: nullable(figure), noFit: nullable(text) })),
  score: count.check(z.lte(100)),
  uncapped: count,
  ceiling,
  points: count,
  maxPoints: count,
  areas: z.array(z.object({ area, title: text, points: count, maxPoints: count, skipped: count })),
  checks: z.array(
    z.object({
      id: text,
      area,
      title: text,
      status: z.enum(['passed', 'partial', 'failed', 'skipped']),
      points: count,
      maxPoints: count,
      says: text,
      advice: nullable(text),
      evidence,
    }),
  ),
  skills: z.array(
    z.object({
      skill: text,
      wording: text,
      group: text,
      need: z.enum(['must', 'nice']),
      anyOf: nullable(text),
      status: z.enum(['evidenced', 'listed', 'missing']),
      count,
      evidence,
      asked: z.object({ source: z.enum(['resume', 'job']), page: nullable(count), line: count, quote: text }),
    }),
  ),
  match: nullable(z.object({ percent: count, must: tally, nice: tally })),
  notes: z.array(
    z.object({
      id: z.enum([
        'repeated-skill',
        'keyword-block',
        'copied-from-job',
        'instruction',
        'tiny-text',
        'unseen-text',
        'pictures',
        'not-english',
      ]),
      says: text,
      evidence,
    }),
  ),
  questions: z.optional(z.array(question)),
  bullets: z.array(
    z.object({
      text,
      opening: z.enum(['verb', 'weak', 'other']),
      openingWords: text,
      number: nullable(text),
      length: z.enum(['short', 'good', 'long']),
      evidence,
    }),
  ),
  candidate: z.object({ firstName: nullable(text), title: nullable(text), months: nullable(count) }),
  job: z.object({ title: nullable(text), years: nullable(count) }),
  ways: z.array(text),
  words: count,
  pages: count,
});

export const filedReportSchema = z.object({
  id: text,
  createdAt: z.iso.datetime(),
  fileName: text,
  file: nullable(text),
  action,
  jobDescription: text,
  resume: nullable(text),
  report,
});

const document = z.object({
  pages: z.array(
    z.object({
      number: count,
      lines: z.array(z.object({ text, size: count, unseen: z.optional(z.literal(true)) })),
      columns: z.union([z.literal(1), z.literal(2)]),
      images: count,
    }),
  ),
  links: z.array(z.object({ url: text, page: count, text })),
  writtenOn: z.optional(nullable(text)),
  program: z.optional(text),
});

const handed = z.object({ id: text.check(z.regex(/^[\w-]{1,200}$/)), name: text, document });

const draftMain = z.object({
  step: z.enum(['upload', 'job', 'action', 'result']),
  file: nullable(z.object({ key: text, name: text, size: count, kept: z.boolean() })),
  jobDescription: text,
  action: nullable(action),
});

const advice = z.object({
  text,
  finish: nullable(z.enum(['stop', 'length'])),
  error: nullable(
    z.object({ kind: text, message: text, status: z.optional(z.number()), retryAfter: z.optional(z.number()) }),
  ),
});

/** What another screen handed over, or null when it is nothing of the kind. */
export function readHandedResume(value: unknown): HandedResume | null {
  const read = handed.safeParse(value);
  return read.success ? (read.data as HandedResume) : null;
}

/** The parts of the unfinished flow. */
export const resumeDraftSchemas = {
  main: draftMain,
  document: z.object({ flow: text, value: document }),
  report: z.object({ flow: text, value: report }),
  advice,
};
