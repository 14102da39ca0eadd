import { type AskedSkill, askedSkills } from '../asked-skills';
import { type CheckId, result } from '../rubric';
import { shownBy } from '../shown-by';
import type { CheckResult, SkillRow } from '../types';
import { listed } from '../words';
import type { CheckContext } from './context';

/** What a requirement earns: all of it where work is described, half in a list, nothing when missing. */
export const CREDIT: Readonly<Record<SkillRow['status'], number>> = { evidenced: 1, listed: 0.5, missing: 0 };

/** The checks of the area "skills". */
export function skillChecks({ skills }: CheckContext): CheckResult[] {
  return [check('skills-must', 'must', skills), check('skills-nice', 'nice', skills)];
}

function check(id: CheckId, need: SkillRow['need'], all: readonly SkillRow[]): CheckResult {
  const rows = askedSkills(all).filter((one) => one.need === need);
  const name = need === 'must' ? 'must-have' : 'nice-to-have';
  if (rows.length === 0)
    return result(id, {
      share: null,
      says:
        all.length === 0
          ? 'No skill of the vocabulary was recognised in the job description, so nothing could be compared.'
          : `The job description names no ${name} skill.`,
    });
  const names = (status: SkillRow['status']) => rows.filter((row) => row.status === status).map(({ name }) => name);
  const [inList, missing] = [names('listed'), names('missing')];
  const evidenced = rows.filter(({ status }) => status === 'evidenced').map(withWords);
  const says = [
    `${evidenced.length} of ${rows.length} ${name} ${rows.length === 1 ? 'skill appears' : 'skills appear'} where you describe your work${evidenced.length > 0 ? `: ${listed(evidenced)}` : ''}.`,
    ...(inList.length > 0 ? [`Only listed: ${listed(inList)}.`] : []),
    ...(missing.length > 0 ? [`Not found: ${listed(missing)}.`] : []),
  ].join(' ');
  const advice = [
    ...(missing.length > 0
      ? [`If you have worked with ${listed(missing, 4)}, say where and what for; if not, leave it out.`]
      : []),
    ...(inList.length > 0
      ? [`Name ${listed(inList, 4)} in a bullet about work you did with ${inList.length === 1 ? 'it' : 'them'}.`]
      : []),
  ].join(' ');
  return result(id, {
    share: rows.reduce((sum, row) => sum + CREDIT[row.status], 0) / rows.length,
    says,
    advice,
    evidence: rows.flatMap(({ best }) =>
      best.evidence.slice(0, 1).concat(best.status === 'missing' ? [best.asked] : []),
    ),
  });
}

/** The skill, and behind it the words that show it where they are not its name. */
function withWords({ name, best }: AskedSkill): string {
  const words = shownBy(best);
  return words === null ? name : `${name} (shown by ${words})`;
}
