import type { JobRequirement } from '../../jobs/types';
import { skillByName } from '../../skills/skills-data';
import type { Concept, QuestionCategory } from '../types';
import type { QuestionContent, SkillTemplate } from './bank-types';
import type { InterviewQuestion } from './question';
import { shuffled } from './random';
import { templateGroupOf } from './skill-fit';

/** Quotes of a job description are cut at this many characters. */
const QUOTE = 240;

/**
 * One question for each requirement that has a pattern of this category: musts before nice-to-haves, everyday tools
 * last, otherwise in random order. No pattern is used twice; skills left without one are left out.
 */
export function jobQuestions(
  content: QuestionContent,
  requirements: readonly JobRequirement[],
  category: QuestionCategory,
  random: () => number,
): InterviewQuestion[] {
  const used = new Set<string>();
  return inOrder(requirements, new Set(content.minor), random).flatMap((requirement) => {
    const group = templateGroupOf(content, requirement.skill, requirement.group);
    const fits = (group ? (content.patterns[group] ?? []) : []).filter(
      (t) => t.category === category && !used.has(t.id),
    );
    const template = shuffled(fits, random)[0];
    if (!template) return [];
    used.add(template.id);
    return [questionOf(template, requirement)];
  });
}

/** A question on one skill from the pattern with this id. Throws a RangeError for an unknown pattern. */
export function skillQuestion(
  { patterns }: QuestionContent,
  templateId: string,
  requirement: JobRequirement,
): InterviewQuestion {
  const template = Object.values(patterns)
    .flat()
    .find(({ id }) => id === templateId);
  if (!template) throw new RangeError(`No question pattern "${templateId}"`);
  return questionOf(template, requirement);
}

function inOrder(
  requirements: readonly JobRequirement[],
  minor: ReadonlySet<string>,
  random: () => number,
): JobRequirement[] {
  const rank = ({ need, skill }: JobRequirement) => (minor.has(skill) ? 2 : need === 'must' ? 0 : 1);
  return shuffled(requirements, random).sort((a, b) => rank(a) - rank(b));
}

function questionOf(template: SkillTemplate, { skill, group, quote }: JobRequirement): InterviewQuestion {
  // People skills are ordinary words inside a sentence.
  const name = group === 'soft' ? skill.toLowerCase() : skill;
  return {
    id: `${template.id}:${skill}`,
    question: template.question.replaceAll('{skill}', () => name),
    category: template.category,
    topic: skill,
    concepts: [...skillConcept(skill), ...template.concepts],
    outline: template.outline,
    from: 'job',
    ...(quote === '' ? {} : { quote: [...quote].slice(0, QUOTE).join('') }),
  };
}

/** The skill itself, by its name and aliases. People skills are shown and not named, so they have none. */
function skillConcept(name: string): Concept[] {
  const skill = skillByName(name);
  if (!skill || skill.group === 'soft') return [];
  const forms = [skill.name, ...skill.aliases].map((form) => form.toLowerCase());
  return [{ label: `how ${name} comes in`, match: [...new Set(forms)] }];
}
