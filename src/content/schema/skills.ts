import { z } from 'zod';
import { SKILLS, skillByName } from '../../domain/skills/skills-data.ts';
import type { Skill } from '../../domain/skills/types';

const MOST = 5;
const NEAR = 3;

/** A name of the skills vocabulary, exactly as it has it: it is the key that joins content to jobs and resumes. */
const skill = z.string().refine((name) => skillByName(name)?.name === name, {
  error: ({ input }) => `the vocabulary has no skill "${String(input)}"; the nearest: ${nearestTo(String(input))}`,
});

/** The skills that something teaches or shows, the main one first. What its kind allows decides whether none will do. */
export const skills = (most = MOST) =>
  z
    .array(skill)
    .max(most, `has more than ${most} skills`)
    .refine((names) => new Set(names).size === names.length, 'has a skill twice');

/** What is said where none is named, although the kind asks for one. */
export const NO_SKILL = 'has to name at least one skill of the vocabulary';

const pairsIn = (text: string): ReadonlySet<string> => {
  const letters = ` ${text.toLowerCase()} `;
  return new Set([...letters.slice(1)].map((letter, at) => letters.charAt(at) + letter));
};

/** How alike two words are by the pairs of letters they share: 0 to 1. */
function likeness(a: string, b: string): number {
  const [left, right] = [pairsIn(a), pairsIn(b)];
  return (2 * [...left].filter((pair) => right.has(pair)).length) / (left.size + right.size);
}

/** The names that a misspelt one, or an alias, may mean. */
function nearestTo(name: string): string {
  const likenessOf = ({ name: own, aliases }: Skill) =>
    Math.max(...[own, ...aliases].map((form) => likeness(form, name)));
  return SKILLS.map((one) => ({ name: one.name, likeness: likenessOf(one) }))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, NEAR)
    .map((one) => one.name)
    .join(', ');
}
