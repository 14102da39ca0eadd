import { join } from 'node:path';
import { z } from 'zod';
import type {
  BankQuestion,
  QuestionContent,
  ResumePattern,
  SkillPattern,
} from '../../../domain/interview/questions/bank-types.ts';
import type { Concept, QuestionCategory } from '../../../domain/interview/types.ts';
import { SKILL_KINDS } from '../../../domain/skills/skill-kinds.ts';
import { text } from '../link.ts';
import type { Room } from '../room.ts';
import {
  type Checked,
  checked,
  checkedFile,
  faultAt,
  filesIn,
  readAll,
  readYaml,
  type Source,
  throwFaults,
} from '../source.ts';
import { form } from '../wording.ts';

/** What a good answer considers: label → forms that show it, without the label itself. */
const considerations = z.record(text, z.array(form).min(1));
type Pool = z.output<typeof considerations>;

const asked = { question: text, considerations: z.array(text).min(3, 'has to be three or more'), outline: text };
const difficulty = z.enum(['easy', 'medium', 'hard']);
const bank = z.strictObject({
  considerations,
  questions: z.record(text, z.strictObject({ topic: text, difficulty, shows: z.array(text).default([]), ...asked })),
});
const patterns = z.strictObject({
  /** The skills that these patterns suit; all of the group where there is no list. */
  skills: z.array(text).exactOptional(),
  /** Skills of other groups that are asked about in these words. */
  borrowed: z.array(text).default([]),
  considerations,
  patterns: z.array(
    z
      .strictObject({
        category: z.enum(['technical', 'situational', 'behavioral']),
        difficulty,
        kinds: z.array(z.enum(SKILL_KINDS)).min(1, 'has to name a kind of skill'),
        skills: z.array(text).exactOptional(),
        except: z.array(text).default([]),
        ...asked,
      })
      .refine(({ question, skills }) => skills !== undefined || question.includes('{skill}'), {
        path: ['question'],
        error: 'has to have {skill} where the name of the skill goes, or to list its skills',
      }),
  ),
});
const resume = z.strictObject({
  considerations,
  project: z.record(text, z.strictObject(asked)),
  job: z.record(text, z.strictObject(asked)),
  figure: z.record(text, z.strictObject(asked)),
});

/** Looks up the considerations that a question names, and notes those that its file does not have. */
function conceptsIn(source: Source, pool: Pool, faults: string[]) {
  return (labels: readonly string[], keys: readonly PropertyKey[]): Concept[] =>
    labels.flatMap((label, at) => {
      const match = pool[label];
      if (!match)
        faults.push(faultAt(source, [...keys, 'considerations', at], `"${label}" is not among the considerations`));
      return match ? [{ label, match }] : [];
    });
}

function bankOf({ source, data }: Checked<z.output<typeof bank>>, category: QuestionCategory): BankQuestion[] {
  const faults: string[] = [];
  const concepts = conceptsIn(source, data.considerations, faults);
  const found = Object.entries(data.questions).map(
    ([id, { topic, difficulty, shows, question, considerations, outline }]) => ({
      id,
      category,
      difficulty,
      topic,
      shows,
      question,
      concepts: concepts(considerations, ['questions', id]),
      outline,
    }),
  );
  throwFaults(faults);
  return found;
}

function patternsOf({ source, data }: Checked<z.output<typeof patterns>>): SkillPattern[] {
  const faults: string[] = [];
  const concepts = conceptsIn(source, data.considerations, faults);
  const found = data.patterns.map(({ considerations, skills = null, ...pattern }, at) => ({
    ...pattern,
    id: `${source.name}-${at + 1}`,
    skills,
    concepts: concepts(considerations, ['patterns', at]),
  }));
  throwFaults(faults);
  return found;
}

function resumeOf({ source, data }: Checked<z.output<typeof resume>>): QuestionContent['resume'] {
  const faults: string[] = [];
  const concepts = conceptsIn(source, data.considerations, faults);
  const of = (kind: 'project' | 'job' | 'figure'): ResumePattern[] =>
    Object.entries(data[kind]).map(([id, { question, considerations, outline }]) => ({
      id,
      question,
      concepts: concepts(considerations, [kind, id]),
      outline,
    }));
  const found = { project: of('project'), job: of('job'), figure: of('figure') };
  throwFaults(faults);
  return found;
}

/**
 * Questions that need no role: banks, patterns for skills, patterns for what a resume names.
 * @throws ContentError
 */
export function readQuestions(content: string, root: string): QuestionContent {
  const file = (name: string) => join(content, 'questions', name);
  const banked = (name: string, category: QuestionCategory) =>
    bankOf(checkedFile(bank, readYaml(root, file(`${name}.yaml`))), category);
  const groups = readAll(filesIn(file('patterns'), '.yaml'), (path) => {
    const group = checkedFile(patterns, readYaml(root, path));
    return { name: group.source.name, data: group.data, patterns: patternsOf(group) };
  });
  const [introduction] = banked('introduction', 'behavioral');
  if (!introduction) throw new RangeError('introduction.yaml has no question.');
  return {
    introduction,
    behavioural: banked('behavioural', 'behavioral'),
    situational: banked('situational', 'situational'),
    technical: banked('technical', 'technical'),
    patterns: Object.fromEntries(groups.map(({ name, patterns }) => [name, patterns])),
    suited: Object.fromEntries(groups.flatMap(({ name, data }) => (data.skills ? [[name, data.skills]] : []))),
    borrowed: Object.fromEntries(groups.flatMap(({ name, data }) => data.borrowed.map((skill) => [skill, name]))),
    minor: checked(z.array(text), readYaml(root, file('minor-skills.yaml'))),
    wide: checked(z.array(text), readYaml(root, file('wide-skills.yaml'))),
    resume: resumeOf(checkedFile(resume, readYaml(root, file('resume.yaml')))),
  };
}

/** `questions/`: `content:questions` is all of it, for the interview trainer. */
export const questions: Room = {
  place: 'questions',
  read: (place, root) => new Map([['questions', { data: readQuestions(join(place, '..'), root) }]]),
};
