import type { CoreRequirement } from '../../jobs/core-of';
import type { JobRequirement } from '../../jobs/types';
import { skillByName } from '../../skills/skills-data';
import type { Concept, Difficulty, QuestionCategory } from '../types';
import type { QuestionContent, SkillPattern } from './bank-types';
import type { Candidate } from './candidate';
import { inSentence, patternsFor } from './pattern-fit';
import type { InterviewQuestion } from './question';
import { shuffled } from './random';

/** Quotes of a job description are cut at this many characters. */
const QUOTE = 240;
/** An everyday tool counts this much of what its place weighs. */
const MINOR = 0.05;
/** The order varies from set to set by up to this share, so that the heaviest does not always come first. */
const CHANCE = 0.5;

export interface Asking {
  readonly random: () => number;
  /** How far a difficulty is from what is wanted. */
  readonly distance: (difficulty: Difficulty) => number;
  /** Ids of questions that were asked before. */
  readonly asked: ReadonlySet<string>;
  /** Skills of the resume: of alternatives, one of these is asked about. */
  readonly known: ReadonlySet<string>;
}

/** What is asked about as one thing: a requirement, or alternatives of which one is enough. */
interface Subject {
  readonly key: string;
  readonly requirement: JobRequirement;
  readonly weight: number;
}

/**
 * Questions on what the job consists of: the heaviest first, as far as chance does not mix neighbours, and what was asked
 * about before later. First one of each, by the pattern that fits best, then a second of each and so on. Of alternatives
 * only one is asked about. Skills that no pattern fits are left out.
 */
export function jobQuestions(
  content: QuestionContent,
  core: readonly CoreRequirement[],
  category: QuestionCategory,
  asking: Asking,
): Candidate[] {
  const rows = subjectsOf(content, core, asking).map((subject) => ({
    subject,
    patterns: ordered(content, subject.requirement, category, asking),
  }));
  const candidates: Candidate[] = [];
  const used = new Set<string>();
  for (let left = rows; left.length > 0; left = left.filter(({ patterns }) => patterns.length > 0))
    for (const { subject, patterns } of left) {
      const at = patterns.findIndex(({ id }) => !used.has(id));
      const [pattern] = patterns.splice(Math.max(at, 0), 1);
      if (!pattern) continue;
      used.add(pattern.id);
      candidates.push(candidateOf(pattern, subject));
    }
  return candidates;
}

/** A question on one skill from the pattern with this id. Throws a RangeError for an unknown pattern. */
export function skillQuestion(
  { patterns }: QuestionContent,
  patternId: string,
  requirement: JobRequirement,
): InterviewQuestion {
  const pattern = Object.values(patterns)
    .flat()
    .find(({ id }) => id === patternId);
  if (!pattern) throw new RangeError(`No question pattern "${patternId}"`);
  return questionOf(pattern, requirement);
}

function subjectsOf(
  { minor }: QuestionContent,
  core: readonly CoreRequirement[],
  { random, asked, known }: Asking,
): Subject[] {
  const about = timesAskedAbout(asked);
  const times = (skill: string) => about.get(skill) ?? 0;
  const groups = new Map<string, CoreRequirement[]>();
  for (const one of core) {
    const { anyOf, skill } = one.requirement;
    const key = anyOf ?? `skill:${skill}`;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups]
    .flatMap(([key, members]) => {
      const rank = ({ requirement: { skill } }: CoreRequirement) => times(skill) - (known.has(skill) ? 100 : 0);
      const [chosen] = shuffled(members, random).sort((a, b) => rank(a) - rank(b));
      if (!chosen) return [];
      const before = members.reduce((sum, { requirement }) => sum + times(requirement.skill), 0);
      const heaviest = Math.max(...members.map(({ weight }) => weight));
      const plain = heaviest * (minor.includes(chosen.requirement.skill) ? MINOR : 1);
      const weight = (plain * (1 - CHANCE / 2 + CHANCE * random())) / (1 + before);
      return [{ key, requirement: chosen.requirement, weight }];
    })
    .sort((a, b) => b.weight - a.weight);
}

/** How often each skill was asked about: the ids of such questions are `pattern:skill`. */
function timesAskedAbout(asked: ReadonlySet<string>): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const id of asked) {
    const skill = id.slice(id.indexOf(':') + 1);
    times.set(skill, (times.get(skill) ?? 0) + 1);
  }
  return times;
}

/** The patterns for a skill: not asked before, then nearest in difficulty, those made for it before those for its kind. */
function ordered(
  content: QuestionContent,
  { skill, group }: JobRequirement,
  category: QuestionCategory,
  { random, distance, asked }: Asking,
): SkillPattern[] {
  const ranked = patternsFor(content, skill, group).flatMap((patterns, general) =>
    shuffled(
      patterns.filter((pattern) => pattern.category === category),
      random,
    ).map((pattern) => ({
      pattern,
      rank: (asked.has(idOf(pattern, skill)) ? 100 : 0) + distance(pattern.difficulty) * 10 + general,
    })),
  );
  return ranked.sort((a, b) => a.rank - b.rank).map(({ pattern }) => pattern);
}

const idOf = ({ id }: SkillPattern, skill: string) => `${id}:${skill}`;

const candidateOf = (pattern: SkillPattern, { key, requirement }: Subject): Candidate => ({
  question: questionOf(pattern, requirement),
  difficulty: pattern.difficulty,
  marks: [`pattern:${pattern.id}`, key],
});

function questionOf(pattern: SkillPattern, { skill, quote }: JobRequirement): InterviewQuestion {
  return {
    id: idOf(pattern, skill),
    question: pattern.question.replaceAll('{skill}', () => inSentence(skill)),
    category: pattern.category,
    topic: skill,
    concepts: [...skillConcept(skill), ...pattern.concepts],
    outline: pattern.outline,
    from: 'job',
    ...(quote === '' ? {} : { quote: [...quote].slice(0, QUOTE).join('') }),
  };
}

/** The skill itself, by its name and aliases. */
function skillConcept(name: string): Concept[] {
  const skill = skillByName(name);
  if (!skill) return [];
  const forms = [skill.name, ...skill.aliases].map((form) => form.toLowerCase());
  return [{ label: `how ${name} comes in`, match: [...new Set(forms)] }];
}
