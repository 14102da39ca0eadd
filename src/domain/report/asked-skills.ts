import type { SkillRow, SkillStatus } from './types';

/** One thing that the job asks for: a skill, or alternatives of which one is enough. */
export interface AskedSkill {
  /** As the posting writes it: `AWS or Azure`. */
  readonly name: string;
  readonly need: SkillRow['need'];
  /** That of the strongest alternative. */
  readonly status: SkillStatus;
  /** The strongest alternative, the first of equals. */
  readonly best: SkillRow;
  readonly rows: readonly SkillRow[];
}

const STRENGTH: Readonly<Record<SkillStatus, number>> = { evidenced: 2, listed: 1, missing: 0 };

/** The requirements as they count, in the order of the rows: alternatives are one. */
export function askedSkills(rows: readonly SkillRow[]): AskedSkill[] {
  const groups = new Map<string, SkillRow[]>();
  for (const row of rows) {
    const key = row.anyOf === null ? `one ${row.skill}` : `any ${row.need} ${row.anyOf}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].flatMap((own) => {
    const [best] = [...own].sort((a, b) => STRENGTH[b.status] - STRENGTH[a.status]);
    if (!best) return [];
    return [
      { name: own.map(({ wording }) => wording).join(' or '), need: best.need, status: best.status, best, rows: own },
    ];
  });
}
