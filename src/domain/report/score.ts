import type { CheckContext } from './checks/context';
import { garbledShare, picturePages, UNREADABLE } from './checks/readability';
import { AREA_TITLES, rounded } from './rubric';
import type { AreaSummary, CheckArea, CheckResult, ScoreCeiling } from './types';

/** Below this many words a resume says too little for a high score. */
const FEW_WORDS = 60;

export interface Score {
  readonly score: number;
  readonly uncapped: number;
  readonly ceiling: ScoreCeiling | null;
  readonly points: number;
  readonly maxPoints: number;
  readonly areas: readonly AreaSummary[];
}

/** `round(100 × points / maxPoints)` over the checks that ran, capped at the lowest ceiling that applies. */
export function scoreOf(checks: readonly CheckResult[], context: CheckContext): Score {
  const ran = checks.filter(({ status }) => status !== 'skipped');
  const sum = (part: readonly CheckResult[], of: 'points' | 'maxPoints') =>
    rounded(part.reduce((total, check) => total + check[of], 0));
  const points = sum(ran, 'points');
  const maxPoints = sum(ran, 'maxPoints');
  const uncapped = maxPoints === 0 ? 0 : Math.round((100 * points) / maxPoints);
  const ceiling = ceilingOf(context);
  const areas = (Object.entries(AREA_TITLES) as [CheckArea, string][]).map(([area, title]): AreaSummary => {
    const own = checks.filter((check) => check.area === area);
    const done = own.filter(({ status }) => status !== 'skipped');
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

/** The lowest ceiling that applies. Limits and reasons: docs/rubric.md. */
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
  return ceilings.sort((a, b) => a.limit - b.limit)[0] ?? null;
}
