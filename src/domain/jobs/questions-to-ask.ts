import { askedFor } from './asked-for';
import type { Requirement } from './job-types';

const ALWAYS = [
  'What should somebody in this job have done after three months?',
  'What does a normal week of the team look like?',
  'What was the last thing that went wrong in production, and what changed after it?',
  'What comes after this interview, and when will I hear from you?',
] as const;

/** Skills that a question is made of; more would be a list to read out. */
const MOST = 2;

/** Questions that a candidate can ask, the ones about what this job must have first. Templates; nothing is known of the company. */
export function questionsToAsk(requirements: readonly Requirement[]): readonly string[] {
  const skills = askedFor(requirements)
    .flatMap(({ requirement: { skill, need } }) => (skill !== null && need === 'must' ? [skill] : []))
    .slice(0, MOST);
  return [
    ...skills.map((skill) => `Where does the team use ${skill}, and what would you do differently today?`),
    ...ALWAYS,
  ];
}
