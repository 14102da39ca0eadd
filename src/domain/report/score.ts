import { askedSkills } from './asked-skills';
import type { CheckContext } from './checks/context';
import { garbledShare, picturePages, UNREADABLE } from './checks/readability';
import { titleMatch } from './checks/title-match';
import { AREA_TITLES, FIT_AREAS, GOOD, PARTIAL, rounded } from './rubric';
import type { AreaSummary, CheckArea, CheckResult, Figure, FigureLevel, Figures, ScoreCeiling } from './types';

/** Below this many words a resume says too little for a high figure of form. */
const FEW_WORDS = 60;

/** Highest figures of fit. The score has the last one unless fit is good. */
export const FIT_LIMITS = { otherField: 10, noMust: 30, fewMusts: 60, fewYears: 70, someMusts: GOOD - 1 } as const;
export const SCORE_LIMIT = GOOD - 1;

export interface Score {
  readonly score: number;
  readonly uncapped: number;
  readonly ceiling: ScoreCeiling | null;
  readonly points: number;
  readonly maxPoints: number;
  readonly areas: readonly AreaSummary[];
}

const ran = (checks: readonly CheckResult[]) => checks.filter(({ status }) => status !== 'skipped');
const sum = (checks: readonly CheckResult[], of: 'points' | 'maxPoints') =>
  rounded(checks.reduce((total, check) => total + check[of], 0));
const share = (points: number, most: number) => (most === 0 ? 0 : Math.round((100 * points) / most));
const levelOf = (value: number): FigureLevel => (value >= GOOD ? 'good' : value >= PARTIAL ? 'partial' : 'poor');
const lowest = (ceilings: readonly ScoreCeiling[]) => [...ceilings].sort((a, b) => a.limit - b.limit)[0] ?? null;

/** Form and fit, each from its own checks and ceilings. */
export function figuresOf(checks: readonly CheckResult[], context: CheckContext): Figures {
  const own = (isFit: boolean) => ran(checks.filter(({ area }) => FIT_AREAS.has(area) === isFit));
  const form = figure(own(false), ceilingOf(context), formWords);
  if (context.skills.length === 0) return { form, fit: null, noFit: noFitWords(context) };
  return {
    form,
    fit: figure(own(true), fitCeilingOf(context, checks), (level) => fitWords(level, context)),
    noFit: null,
  };
}

function figure(
  checks: readonly CheckResult[],
  ceiling: ScoreCeiling | null,
  words: (level: FigureLevel) => string,
): Figure {
  const [points, maxPoints] = [sum(checks, 'points'), sum(checks, 'maxPoints')];
  const uncapped = share(points, maxPoints);
  const value = Math.min(uncapped, ceiling?.limit ?? 100);
  const level = levelOf(value);
  return { value, uncapped, level, says: words(level), ceiling, points, maxPoints };
}

/** The points of all checks that ran in one figure, capped by the ceilings of form and, unless fit is good, below green. */
export function scoreOf(checks: readonly CheckResult[], { form, fit }: Figures): Score {
  const all = ran(checks);
  const [points, maxPoints] = [sum(all, 'points'), sum(all, 'maxPoints')];
  const uncapped = share(points, maxPoints);
  const ceiling = lowest([
    ...(form.ceiling ? [form.ceiling] : []),
    ...(fit && fit.level !== 'good'
      ? [
          {
            limit: SCORE_LIMIT,
            check: fit.ceiling?.check ?? 'skills-must',
            reason: `Fit is ${fit.value} of 100, and no form makes up for it.`,
          },
        ]
      : []),
  ]);
  const areas = (Object.entries(AREA_TITLES) as [CheckArea, string][]).map(([area, title]): AreaSummary => {
    const own = checks.filter((check) => check.area === area);
    const done = ran(own);
    return {
      area,
      title,
      points: sum(done, 'points'),
      maxPoints: sum(done, 'maxPoints'),
      skipped: own.length - done.length,
    };
  });
  return { score: Math.min(uncapped, ceiling?.limit ?? 100), uncapped, ceiling, points, maxPoints, areas };
}

/** The lowest ceiling of form that applies. Limits and reasons: docs/rubric.md. */
export function ceilingOf(context: CheckContext): ScoreCeiling | null {
  const { contact } = context.facts;
  const ceilings: ScoreCeiling[] = [];
  if (garbledShare(context) >= UNREADABLE)
    ceilings.push({
      limit: 40,
      check: 'readable-characters',
      reason: 'At least one character in twenty cannot be read, so an employer’s system will not see what you wrote.',
    });
  if (picturePages(context).length * 2 >= Math.max(1, context.document.pages.length))
    ceilings.push({
      limit: 50,
      check: 'text-not-pictures',
      reason: 'At least half of the pages keep their text in a picture, which is not read.',
    });
  if (context.facts.words < FEW_WORDS)
    ceilings.push({
      limit: 50,
      check: 'length-words',
      reason: `There are fewer than ${FEW_WORDS} words to judge by.`,
    });
  if (!contact.email && !contact.phone)
    ceilings.push({
      limit: 70,
      check: 'contact-email',
      reason: 'Neither an email address nor a telephone number was found, so nobody could answer you.',
    });
  return lowest(ceilings);
}

/** What has to be met first: the musts, or all that is asked for where the posting has none. */
function firstAsked({ skills }: Pick<CheckContext, 'skills'>) {
  const asked = askedSkills(skills);
  const musts = asked.filter(({ need }) => need === 'must');
  const first = musts.length > 0 ? musts : asked;
  return {
    met: first.filter(({ status }) => status !== 'missing').length,
    of: first.length,
    name: musts.length > 0 ? 'must-have' : 'nice-to-have',
    check: musts.length > 0 ? 'skills-must' : 'skills-nice',
  };
}

/** The lowest ceiling of fit that applies. Limits and reasons: docs/rubric.md. */
export function fitCeilingOf(
  context: Pick<CheckContext, 'skills' | 'facts' | 'job'>,
  checks: readonly CheckResult[],
): ScoreCeiling | null {
  const { met, of, name, check } = firstAsked(context);
  if (of === 0) return null;
  const skills = of === 1 ? 'skill' : 'skills';
  if (met === 0) {
    const isOther = titleMatch(context.facts, context.job)?.field === 'other';
    return isOther
      ? {
          limit: FIT_LIMITS.otherField,
          check: 'role-title',
          reason: `Your titles are of another field, and none of the ${of} ${name} ${skills} is in your resume.`,
        }
      : { limit: FIT_LIMITS.noMust, check, reason: `None of the ${of} ${name} ${skills} is in your resume.` };
  }
  if (met * 2 < of)
    return {
      limit: FIT_LIMITS.fewMusts,
      check,
      reason: `Fewer than half of the ${name} skills are in your resume: ${met} of ${of}.`,
    };
  const years = checks.find(({ id }) => id === 'role-years');
  if (years && years.status !== 'skipped' && years.points * 2 < years.maxPoints)
    return {
      limit: FIT_LIMITS.fewYears,
      check: 'role-years',
      reason: 'Fewer than half of the years that the job asks for are in dated jobs of its field.',
    };
  if (met * 4 < of * 3)
    return {
      limit: FIT_LIMITS.someMusts,
      check,
      reason: `Fewer than three quarters of the ${name} skills are in your resume: ${met} of ${of}.`,
    };
  return null;
}

const FORM_WORDS: Readonly<Record<FigureLevel, string>> = {
  good: 'A machine reads this resume well.',
  partial: 'A machine reads this resume, but some checks lose points.',
  poor: 'A machine will miss parts of this resume.',
};

const formWords = (level: FigureLevel) => FORM_WORDS[level];

function fitWords(level: FigureLevel, context: CheckContext): string {
  const { met, of, name } = firstAsked(context);
  if (met === 0) return `It shows none of the ${of} ${name} ${of === 1 ? 'skill' : 'skills'} of this job.`;
  const named = `it shows ${met} of ${of} ${name} ${of === 1 ? 'skill' : 'skills'}`;
  if (level === 'good') return `It answers ${met < of ? 'most of ' : ''}this job: ${named}.`;
  return level === 'partial' ? `It answers part of this job: ${named}.` : `It does not answer this job yet: ${named}.`;
}

const noFitWords = ({ job }: CheckContext) =>
  job.lines.every((line) => line.trim() === '')
    ? 'There is no job description, so fit cannot be said.'
    : 'This posting names no skill that we know, so fit cannot be said.';
