import type { SkillRow } from './types';

/** The words of the resume that show a skill that it never names: “Selenium” for test automation; else null. */
export function shownBy({ status, count, evidence: [best] }: SkillRow): string | null {
  return best && status !== 'missing' && count === 0 ? best.quote : null;
}
