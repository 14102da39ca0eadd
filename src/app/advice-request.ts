import type { AdviseInput } from '../../machines/contracts/resume';
import { resumePrompt } from '../ai/prompts/resume-prompts';
import type { GenerateRequest } from '../ai/providers/provider';
import { readableDocument } from '../domain/resume/visible-document';

/** What a model is asked beside a report: the spec's prompt, with the built-in engine's figures as given. */
export function adviceRequest({ action, document, jobDescription, report }: AdviseInput): GenerateRequest {
  const { firstName, title, months } = report.candidate;
  const named = (missing: boolean) =>
    report.skills.filter(({ status }) => (status === 'missing') === missing).map(({ skill }) => skill);
  return resumePrompt({
    action,
    document: readableDocument(document),
    jobDescription,
    candidate: { name: firstName, title, years: months === null ? null : Math.round((months / 12) * 10) / 10 },
    score: {
      points: report.score,
      of: 100,
      figures: report.figures ? { form: report.figures.form.value, fit: report.figures.fit?.value ?? null } : null,
      parts: report.areas
        .filter(({ maxPoints }) => maxPoints > 0)
        .map((area) => ({ label: area.title, points: area.points, of: area.maxPoints })),
    },
    keywords: report.skills.length > 0 ? { found: named(false), missing: named(true) } : null,
  });
}
