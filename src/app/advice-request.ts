import type { AdviseInput } from '../../machines/contracts/resume';
import { resumePrompt } from '../ai/prompts/resume-prompts';
import type { GenerateRequest } from '../ai/providers/provider';
import { askedSkills } from '../domain/report/asked-skills';
import { shownBy } from '../domain/report/shown-by';
import type { SkillRow } from '../domain/report/types';
import { readableDocument } from '../domain/resume/visible-document';

/** What a model is asked beside a report: the spec's prompt, with the built-in engine's figures as given. */
export function adviceRequest({ action, document, jobDescription, report }: AdviseInput): GenerateRequest {
  const { firstName, title, months } = report.candidate;
  const asked = askedSkills(report.skills);
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
    keywords:
      asked.length === 0
        ? null
        : {
            found: asked.filter(({ status }) => status !== 'missing').map(({ best }) => foundAs(best)),
            missing: asked
              .filter(({ status }) => status === 'missing')
              .map(({ rows }) => rows.map(({ skill }) => skill).join(' or ')),
            percent: report.match?.percent ?? null,
          },
  });
}

function foundAs(row: SkillRow): string {
  const words = shownBy(row);
  return words === null ? row.skill : `${row.skill} (shown by “${words}”)`;
}
