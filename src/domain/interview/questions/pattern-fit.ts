import { kindOf, type SkillKind } from '../../skills/skill-kinds';
import type { QuestionContent, SkillPattern } from './bank-types';

/** The patterns that read well with a skill: those made for it or its group first, then those for any of its kind. */
export function patternsFor(
  { patterns, suited, borrowed, wide }: QuestionContent,
  skill: string,
  group: string,
): readonly (readonly SkillPattern[])[] {
  const kind = kindOf(skill);
  if (kind === null || kind === 'soft' || group === 'certifications') return [];
  const named = Object.values(patterns)
    .flat()
    .filter(({ skills }) => skills?.includes(skill));
  if (wide.includes(skill)) return [named];
  const own = borrowed[skill] ?? (suited[group]?.includes(skill) === false ? null : group);
  const fits = (pattern: SkillPattern) => pattern.skills === null && isFor(pattern, skill, kind);
  return [[...named, ...(own === null ? [] : (patterns[own] ?? [])).filter(fits)], (patterns.any ?? []).filter(fits)];
}

/** Whether a pattern says that it fits a skill of this kind. */
export const isFor = ({ kinds, except }: Pick<SkillPattern, 'kinds' | 'except'>, skill: string, kind: SkillKind) =>
  kinds.includes(kind) && !except.includes(skill);

/** Names of people and of methods inside names that are otherwise ordinary words. */
const PROPER =
  /^(?:Agile|Scrum|Kanban|Lean|Six|Sigma|Waterfall|Bayesian|Big|O|Kotlin|React|Flexbox|Canvas|Web3|Extreme)$/;

/** A skill's name inside a sentence: practices and concepts are ordinary words there, names of things are not. */
export function inSentence(skill: string): string {
  if (skill === 'DSA') return 'data structures and algorithms';
  const kind = kindOf(skill);
  if (skill !== 'Microcontrollers' && kind !== 'practice' && kind !== 'concept' && kind !== 'team') return skill;
  return skill.replace(/(?<![\p{L}\d-])\p{Lu}\p{Ll}+(?:-\p{L}\p{Ll}+)*(?![\p{L}\d])/gu, (word) =>
    PROPER.test(word) ? word : word.toLowerCase(),
  );
}
