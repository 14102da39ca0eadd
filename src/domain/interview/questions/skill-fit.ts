import type { QuestionContent } from './bank-types';

/** The group whose patterns suit a skill, or `any`. Certificates and unknown groups have none: null. */
export function templateGroupOf({ suited, borrowed }: QuestionContent, skill: string, group: string): string | null {
  if (group === 'certifications' || group === '') return null;
  const other = borrowed[skill];
  if (other !== undefined) return other;
  const fitting = suited[group];
  return fitting && !fitting.includes(skill) ? 'any' : group;
}
