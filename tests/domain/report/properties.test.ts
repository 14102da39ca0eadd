import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readJob } from '../../../src/domain/jobs/read-job';
import { composeResult } from '../../../src/domain/report/actions/compose-result';
import { toMarkdown } from '../../../src/domain/report/actions/to-markdown';
import { toSpeech } from '../../../src/domain/report/actions/to-speech';
import { analyseResume } from '../../../src/domain/report/analyse-resume';
import type { ResumeAction } from '../../../src/domain/resume/document';
import { BACKEND_JOB, documentOf, FRONTEND_JOB, MIDDLING, SPANISH, STRONG, STUDENT, TWO_PAGES, WEAK } from './resumes';
import { reportOn, strayEvidence, TODAY } from './support';

const RESUMES = [STRONG, TWO_PAGES, MIDDLING, STUDENT, SPANISH, WEAK];
const ACTIONS: readonly ResumeAction[] = ['ats-score', 'ats-enhancer', 'resume-feedback', 'keyword-match'];
const allLines = [...RESUMES.flatMap((text) => text.split(/[\n\f]/)), ...BACKEND_JOB.split('\n')];
const anyLine = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...allLines) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);
const anyResume = fc
  .array(anyLine, { maxLength: 60 })
  .map((lines) => lines.map((line) => line.replace(/[\n\f]/g, ' ')).join('\n'));
const anyJob = fc.oneof(
  fc.constantFrom(BACKEND_JOB, FRONTEND_JOB),
  fc.array(anyLine, { maxLength: 20 }).map((l) => l.join('\n')),
);

describe('for any resume and any job', () => {
  test('the report holds together and nothing throws', () => {
    fc.assert(
      fc.property(anyResume, anyJob, (resume, job) => {
        const document = documentOf(resume);
        const report = analyseResume({ document, job: readJob(job), today: TODAY });
        expect(JSON.stringify(analyseResume({ document: documentOf(resume), job: readJob(job), today: TODAY }))).toBe(
          JSON.stringify(report),
        );
        expect(JSON.parse(JSON.stringify(report))).toEqual(report);
        if (report.kind === 'no-report') return;
        expect(strayEvidence(report, document, job)).toEqual([]);
        for (const check of report.checks) {
          expect(check.points).toBeGreaterThanOrEqual(0);
          expect(check.points).toBeLessThanOrEqual(check.maxPoints);
          expect(check.status === 'passed').toBe(check.points === check.maxPoints);
          if (check.status === 'skipped') expect(check.points).toBe(0);
          expect(check.says).not.toBe('');
        }
        expect(report.score).toBeGreaterThanOrEqual(0);
        expect(report.score).toBeLessThanOrEqual(100);
        for (const action of ACTIONS) {
          const result = composeResult(action, report);
          expect(result.score).toBe(report.score);
          const meta = { fileName: null, jobTitle: null, createdOn: null, rubricVersion: '1', fingerprint: '0' };
          expect(toMarkdown(result, meta)).toContain(`Score: ${report.score} out of 100`);
          expect(toSpeech(result)).not.toMatch(/[#*_|`<>[\]{}•✔⚠“”]/u);
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe('for any requirement', () => {
  const must = [
    'Rust',
    'Kotlin',
    'GraphQL',
    'Terraform',
    'Kubernetes',
    'Redis',
    'Ansible',
    'Django',
    'Swift',
    'MongoDB',
  ];
  const skills = fc.uniqueArray(fc.constantFrom(...must), { minLength: 1, maxLength: 10 });
  const jobOf = (names: readonly string[]) =>
    `Senior Backend Engineer\n\nRequirements\n- 5+ years of experience\n${names.map((n) => `- ${n}`).join('\n')}`;
  const withBullet = (text: string, bullet: string) => text.replace(/\n([•-] [^\n]+)/, `\n$1\n${bullet}`);

  test('a bullet about a missing must-have never lowers the score', () => {
    fc.assert(
      fc.property(fc.constantFrom(STRONG, TWO_PAGES, MIDDLING, STUDENT), skills, fc.nat(9), (text, names, pick) => {
        const skill = names[pick % names.length] ?? 'Rust';
        const before = reportOn(text, jobOf(names));
        if (before.skills.find((row) => row.skill === skill)?.status !== 'missing') return;
        const after = reportOn(
          withBullet(text, `• Built an internal tool with ${skill} for the support team.`),
          jobOf(names),
        );
        expect(after.skills.find((row) => row.skill === skill)?.status).toBe('evidenced');
        expect(after.score).toBeGreaterThanOrEqual(before.score);
        expect(after.match?.percent).toBeGreaterThan(before.match?.percent ?? 100);
      }),
      { numRuns: 150 },
    );
  });

  test('repeating a keyword never raises the score', () => {
    const repeat = fc.record({
      text: fc.constantFrom(STRONG, TWO_PAGES, MIDDLING, STUDENT),
      skill: fc.constantFrom('Go', 'PostgreSQL', 'Docker', 'Kubernetes', 'React', 'JavaScript', 'Git', 'Terraform'),
      times: fc.integer({ min: 3, max: 40 }),
      how: fc.constantFrom('line', 'bullet', 'list', 'lines'),
    });
    const reports = new Map([STRONG, TWO_PAGES, MIDDLING, STUDENT].map((text) => [text, new Map()]));
    const once = (text: string, job: string): ReturnType<typeof reportOn> => {
      const known = reports.get(text)?.get(job) ?? reportOn(text, job);
      reports.get(text)?.set(job, known);
      return known;
    };
    fc.assert(
      fc.property(repeat, ({ text, skill, times, how }) => {
        for (const job of [BACKEND_JOB, FRONTEND_JOB]) {
          const before = once(text, job);
          const row = before.skills.find((r) => r.skill === skill);
          if (!row || row.status === 'missing') continue;
          const words = Array.from({ length: times }, () => skill);
          const resume =
            how === 'line'
              ? `${text}\n${words.join(' ')}`
              : how === 'bullet'
                ? withBullet(text, `• ${words.join(', ')}`)
                : how === 'list'
                  ? text.replace(new RegExp(`\\b${skill}\\b(?=,)`), words.join(', '))
                  : `${text}\n${words.join('\n')}`;
          expect(reportOn(resume, job).score).toBeLessThanOrEqual(before.score);
        }
      }),
      { numRuns: 150 },
    );
  });
});
