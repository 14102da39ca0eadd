import { describe, expect, test } from 'vitest';
import { readJob } from '../../../src/domain/jobs/read-job';
import { analyseResume } from '../../../src/domain/report/analyse-resume';
import { FULL } from '../../support/full';
import { JOBS, RESUMES } from './fit-set';
import { TODAY } from './support';
import { contentOf, setIn, TEMPLATES } from './twelve-templates';

const POSTINGS = [...JOBS].map(([name, text]) => [name, readJob(text)] as const);
/** The postings that each resume is set beside: all of them with TEST_FULL, else three, in turns. */
const postingsFor = (resume: string) =>
  FULL ? POSTINGS : POSTINGS.filter((_, at) => at % 4 === [...RESUMES.keys()].indexOf(resume) % 4);

/** Form, and fit beside its postings, of one resume in each template. */
function figuresOf(resume: string) {
  const content = contentOf(RESUMES.get(resume) ?? '');
  return TEMPLATES.map((template) => {
    const document = setIn(template, content);
    const reports = postingsFor(resume).map(
      ([name, job]) => [name, analyseResume({ document, job, today: TODAY })] as const,
    );
    const fits = reports.map(([job, report]) => `${job} ${report.kind === 'report' && report.figures?.fit?.value}`);
    const [, first] = reports[0] ?? [];
    return { template: template.name, fits, form: first?.kind === 'report' ? (first.figures?.form.value ?? 0) : 0 };
  });
}

describe('the same content in twelve templates', () => {
  test('is in every template what was taken apart', () => {
    expect(TEMPLATES).toHaveLength(12);
    for (const text of RESUMES.values()) {
      const content = contentOf(text);
      expect(content.sections.length).toBeGreaterThanOrEqual(4);
      const words = (all: string) =>
        all
          .match(/[\p{L}\p{N}]+/gu)
          ?.sort()
          .join(' ');
      const [plain] = TEMPLATES;
      const set = plain && setIn(plain, content).pages.flatMap(({ lines }) => lines.map((line) => line.text));
      expect(words(set?.join('\n') ?? '')).toBe(words(text));
    }
  });

  test.each([...RESUMES.keys()])('%s: form differs by at most ten points, fit by none', (resume) => {
    const figures = figuresOf(resume);
    const forms = figures.map(({ form }) => form);
    expect(Math.min(...forms)).toBeGreaterThan(50);
    expect(Math.max(...forms) - Math.min(...forms)).toBeLessThanOrEqual(10);
    for (const { template, fits } of figures) expect({ template, fits }).toEqual({ template, fits: figures[0]?.fits });
  });
});
