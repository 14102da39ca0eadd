import type { JobPosting } from '../jobs/types';
import { findSkills } from '../skills/find-skills';
import { askedSkills } from './asked-skills';
import { CREDIT } from './checks/skills';
import type { ResumeSkills, SkillPlace } from './resume-skills';
import type { MatchFigure, SkillRow } from './types';
import { quoteJob, quoteLine } from './words';

const PLACES = 3;
/** How much a requirement weighs in the match. */
const WEIGHT: Readonly<Record<SkillRow['need'], number>> = { must: 3, nice: 1 };

/** One row for each requirement of the job, in its order. A skill counts once, however often it is named. */
export function skillRows(job: JobPosting, { places }: ResumeSkills): SkillRow[] {
  const bySkill = new Map<string, SkillPlace[]>();
  for (const place of places) {
    const own = bySkill.get(place.skill);
    if (own) own.push(place);
    else bySkill.set(place.skill, [place]);
  }
  const wordings = wordingsOf(job);
  return job.requirements.map(({ skill, group, need, anyOf, line, quote }) => {
    const own = bySkill.get(skill) ?? [];
    const evidenced = own.filter(({ status }) => status === 'evidenced');
    const best = [...own].sort((a, b) => rank(a) - rank(b));
    const distinct = [...new Map([...best].reverse().map((place) => [place.line, place])).values()].reverse();
    return {
      skill,
      wording: wordings.get(skill) ?? skill,
      group,
      need,
      anyOf,
      status: evidenced.length > 0 ? 'evidenced' : own.length > 0 ? 'listed' : 'missing',
      count: own.filter(({ by }) => by === null).length,
      evidence: distinct.slice(0, PLACES).map((place) => quoteLine(place.line, place.text)),
      asked: quoteJob(job.lines, line, quote.replace(/^[\s•*–—-]{1,8}/, '')),
    };
  });
}

/** Work before lists, and in each the skill's own name before what only shows it. */
const rank = ({ status, by }: SkillPlace): number => (status === 'evidenced' ? 0 : 2) + (by === null ? 0 : 1);

/** Each skill as the job description first writes it. */
function wordingsOf({ lines }: JobPosting): Map<string, string> {
  const wordings = new Map<string, string>();
  for (const { skill, text } of findSkills(lines)) if (!wordings.has(skill)) wordings.set(skill, text);
  return wordings;
}

/** The match percentage, in which alternatives count once; null without requirements. */
export function matchOf(rows: readonly SkillRow[]): MatchFigure | null {
  const asked = askedSkills(rows);
  if (asked.length === 0) return null;
  const weighed = asked.reduce((sum, one) => sum + WEIGHT[one.need] * CREDIT[one.status], 0);
  const most = asked.reduce((sum, one) => sum + WEIGHT[one.need], 0);
  const part = (need: SkillRow['need']) => {
    const own = asked.filter((one) => one.need === need);
    return { met: own.filter((one) => one.status !== 'missing').length, of: own.length };
  };
  return { percent: Math.round((100 * weighed) / most), must: part('must'), nice: part('nice') };
}
