import { findSkills } from '../skills/find-skills';
import { impliedBy } from '../skills/implied';
import type { SkillRow } from './types';

/** The words of the resume that show a skill without naming it: “Selenium” for test automation; null where it is named. */
export function shownBy({ skill, evidence: [best] }: Pick<SkillRow, 'skill' | 'evidence'>): string | null {
  if (!best) return null;
  const named = findSkills([best.quote]).map((mention) => mention.skill);
  return !named.includes(skill) && named.some((one) => impliedBy(one).includes(skill)) ? best.quote : null;
}
