import { findSkills } from '../skills/find-skills';
import { isWay } from '../skills/skills-data';
import type { JobPosting, JobRequirement } from './types';

/**
 * The ways of working of a posting as requirements, for what asks people about them: an interview. They are none of the
 * posting's own, as nobody has a gap of "communication".
 */
export function waysAsked({ ways, lines }: Pick<JobPosting, 'ways' | 'lines'>): readonly JobRequirement[] {
  return ways.flatMap(({ words, line }) => {
    const text = lines[line] ?? '';
    const found = findSkills([text]).find((mention) => mention.text === words && isWay(mention.skill));
    const quote = text.trim();
    return found ? [{ skill: found.skill, group: 'soft', need: 'nice', anyOf: null, quote, line, count: 1 }] : [];
  });
}
