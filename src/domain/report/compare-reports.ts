import { rounded } from './rubric';
import type { CheckArea, CheckResult, CheckStatus, ResumeReport } from './types';

/** What became of one check between two reports. A side is null when its rubric has no such check. */
export interface CheckChange {
  readonly id: string;
  readonly area: CheckArea;
  readonly title: string;
  readonly before: { readonly status: CheckStatus; readonly points: number; readonly maxPoints: number } | null;
  readonly after: { readonly status: CheckStatus; readonly points: number; readonly maxPoints: number } | null;
  /** Points won (above 0) or lost. */
  readonly change: number;
}

export interface ReportComparison {
  readonly scoreBefore: number;
  readonly scoreAfter: number;
  readonly scoreChange: number;
  /** Both figures of both reports; null where one was made by rubric 1, or cannot be said. */
  readonly form: readonly [before: number | null, after: number | null];
  readonly fit: readonly [before: number | null, after: number | null];
  readonly matchChange: number | null;
  /** Both reports were made by the same rubric; if not, scores cannot be held against each other. */
  readonly sameRubric: boolean;
  readonly sameJob: boolean;
  readonly sameResume: boolean;
  /** All checks, in the order of the later report. */
  readonly checks: readonly CheckChange[];
  /** Requirements of both jobs that were missing and are now named. */
  readonly skillsGained: readonly string[];
  readonly skillsLost: readonly string[];
  /** Named before and after, and now shown in work. */
  readonly skillsEvidenced: readonly string[];
}

/** What changed from one report to another, for the history. */
export function compareReports(before: ResumeReport, after: ResumeReport): ReportComparison {
  const old = new Map(before.checks.map((check) => [check.id, check]));
  const ids = new Set(after.checks.map(({ id }) => id));
  const changes = [
    ...after.checks.map((check) => changeOf(old.get(check.id), check)),
    ...before.checks.filter(({ id }) => !ids.has(id)).map((check) => changeOf(check, undefined)),
  ];
  const statusBefore = new Map(before.skills.map(({ skill, status }) => [skill, status]));
  const pairs = after.skills.flatMap(({ skill, status }) => {
    const was = statusBefore.get(skill);
    return was ? [{ skill, was, is: status }] : [];
  });
  const named = (status: string) => status !== 'missing';
  return {
    scoreBefore: before.score,
    scoreAfter: after.score,
    scoreChange: after.score - before.score,
    form: [before.figures?.form.value ?? null, after.figures?.form.value ?? null],
    fit: [before.figures?.fit?.value ?? null, after.figures?.fit?.value ?? null],
    matchChange: before.match && after.match ? after.match.percent - before.match.percent : null,
    sameRubric: before.rubricVersion === after.rubricVersion,
    sameJob: before.jobFingerprint === after.jobFingerprint,
    sameResume: before.resumeFingerprint === after.resumeFingerprint,
    checks: changes.filter((change) => change !== null),
    skillsGained: pairs.filter(({ was, is }) => !named(was) && named(is)).map(({ skill }) => skill),
    skillsLost: pairs.filter(({ was, is }) => named(was) && !named(is)).map(({ skill }) => skill),
    skillsEvidenced: pairs.filter(({ was, is }) => was === 'listed' && is === 'evidenced').map(({ skill }) => skill),
  };
}

function changeOf(before: CheckResult | undefined, after: CheckResult | undefined): CheckChange | null {
  const check = after ?? before;
  if (!check) return null;
  const side = (result: CheckResult | undefined) =>
    result ? { status: result.status, points: result.points, maxPoints: result.maxPoints } : null;
  return {
    id: check.id,
    area: check.area,
    title: check.title,
    before: side(before),
    after: side(after),
    change: rounded((after?.points ?? 0) - (before?.points ?? 0)),
  };
}
