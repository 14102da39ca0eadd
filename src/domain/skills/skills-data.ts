import type { Skill } from './types';
import { CRAFT_VOCABULARY } from './vocabulary-craft.ts';
import { PLATFORM_VOCABULARY } from './vocabulary-platform.ts';
import { SOFTWARE_VOCABULARY } from './vocabulary-software.ts';

export interface SkillGroup {
  readonly id: string;
  readonly label: string;
}

/** The vocabulary's groups in display order. */
export const SKILL_GROUPS: readonly SkillGroup[] = [
  { id: 'languages', label: 'Programming & markup languages' },
  { id: 'frontend', label: 'Frontend' },
  { id: 'backend', label: 'Backend & APIs' },
  { id: 'databases', label: 'Databases' },
  { id: 'data', label: 'Data analysis & engineering' },
  { id: 'ml', label: 'Machine learning & AI' },
  { id: 'cloud', label: 'Cloud' },
  { id: 'devops', label: 'DevOps & SRE' },
  { id: 'security', label: 'Security' },
  { id: 'networking', label: 'Networking' },
  { id: 'mobile', label: 'Mobile' },
  { id: 'testing', label: 'Testing & QA' },
  { id: 'design', label: 'Design & UX' },
  { id: 'blockchain', label: 'Blockchain & Web3' },
  { id: 'game', label: 'Game development' },
  { id: 'embedded', label: 'Embedded & IoT' },
  { id: 'fundamentals', label: 'CS fundamentals' },
  { id: 'methods', label: 'Methods & tools' },
  { id: 'soft', label: 'Ways of working' },
  { id: 'certifications', label: 'Certifications' },
];

const TEXTS: Readonly<Record<string, string>> = { ...SOFTWARE_VOCABULARY, ...PLATFORM_VOCABULARY, ...CRAFT_VOCABULARY };

/**
 * The whole vocabulary, by group in the order of {@link SKILL_GROUPS}.
 *
 * It is kept as text, one skill a line, because that is less than half the size of object literals:
 * `*` in front marks an ambiguous name; then the canonical name, its aliases, and, behind `=`, the forms
 * that count only in that letter case, all separated by `|`.
 */
export const SKILLS: readonly Skill[] = SKILL_GROUPS.flatMap((group) =>
  (TEXTS[group.id] ?? '')
    .trim()
    .split('\n')
    .map((line) => parseSkill(line, group.id)),
);

function parseSkill(line: string, group: string): Skill {
  const ambiguous = line.startsWith('*');
  const [name = '', ...rest] = (ambiguous ? line.slice(1) : line).split('|');
  const caseSensitiveForms = rest.filter((part) => part.startsWith('=')).map((part) => part.slice(1));
  return {
    name,
    aliases: rest.filter((part) => !part.startsWith('=')),
    group,
    ...(ambiguous ? { ambiguous } : {}),
    ...(caseSensitiveForms.length > 0 ? { caseSensitiveForms } : {}),
  };
}

const byName = new Map(SKILLS.map((skill) => [skill.name.toLowerCase(), skill]));
const labels = new Map(SKILL_GROUPS.map((group) => [group.id, group.label]));

/** The skill with this canonical name, in any letter case; aliases are not names. */
export function skillByName(name: string): Skill | undefined {
  return byName.get(name.trim().toLowerCase());
}

/** The heading to show for a group id; an id the vocabulary does not have is given back as it is. */
export function groupLabel(id: string): string {
  return labels.get(id) ?? id;
}

/** Whether a name of the vocabulary is a way of working (its group is `soft`): no posting lacks it as a skill. */
export const isWay = (name: string): boolean => skillByName(name)?.group === 'soft';
