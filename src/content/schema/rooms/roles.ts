import { join } from 'node:path';
import { z } from 'zod';
import type { InterviewRole, InterviewTopic } from '../../../domain/interview/types.ts';
import { text } from '../link.ts';
import { loadersCode } from '../loaders.ts';
import { inOrder } from '../order.ts';
import type { ContentModule, Room } from '../room.ts';
import { skills } from '../skills.ts';
import { type Checked, checkedFile, faultAt, filesIn, readAll, readYaml, throwFaults } from '../source.ts';
import { form, outline, plain, question, wordCount } from '../wording.ts';
import { faultsBetweenTopics, faultsOfTopic, OPENING } from './role-rules.ts';

const POINTS = 'has to be three to five points';

const topic = z.strictObject({
  topic: text,
  category: z.enum(['behavioral', 'technical', 'situational']),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  skills: skills(),
  question,
  /** Label → further forms that show it; the label itself always does. */
  concepts: z
    .record(text, z.array(form).nullable())
    .refine((concepts) => Object.keys(concepts).length >= 5, 'has to be five or more'),
  covers: z
    .array(
      plain
        .regex(/[^.]$/, 'has no full stop at its end')
        .refine((point) => wordCount(point) <= 15, 'has more than 15 words'),
    )
    .min(3, POINTS)
    .max(5, POINTS)
    .refine((points) => new Set(points).size === points.length, 'has a point twice'),
  outline,
  followUps: z.tuple([question, question], 'has to be two questions'),
});

const schema = z.strictObject({
  title: text,
  pickerName: text.exactOptional(),
  description: z.string().regex(/^[A-Z][^\n!]{20,89}\.$/, 'has to be one sentence of 22 to 91 characters'),
  level: z.enum(['junior', 'mid', 'senior', 'any']).default('any'),
  group: z.enum(['picker', 'more']).default('more'),
  questionCount: z.int().positive().default(7),
  questions: z.array(topic),
});

export type RoleFile = Checked<z.output<typeof schema>>;

/** The id under which sessions keep a question, by its place in the file. */
export const questionId = (role: string, at: number): string => `${role}-${String(at + 1).padStart(2, '0')}`;

const namesOf = ({ source, data }: RoleFile) => [source.name, data.title, data.pickerName ?? data.title];

/**
 * The roles in the order of the picker.
 * @throws ContentError
 */
export function readRoles(content: string, root: string): RoleFile[] {
  const folder = join(content, 'roles');
  const files = filesIn(folder, '.yaml').filter((file) => !file.endsWith('order.yaml'));
  const roles = readAll(files, (file) => {
    const role = checkedFile(schema, readYaml(root, file));
    throwFaults(faultsOfRole(role));
    return role;
  });
  const taken = new Map<string, string>();
  throwFaults([
    ...roles.flatMap((role) =>
      [...new Set(namesOf(role).map((name) => name.toLowerCase()))].flatMap((name) => {
        const other = taken.get(name);
        taken.set(name, role.source.path);
        return other === undefined ? [] : faultAt(role.source, ['title'], `${other} has the name "${name}" already`);
      }),
    ),
    ...faultsBetweenTopics(roles),
  ]);
  return inOrder(root, join(folder, 'order.yaml'), roles);
}

function faultsOfRole({ source, data }: RoleFile): string[] {
  const { questions, questionCount } = data;
  const faults = questions.flatMap((one, at) =>
    faultsOfTopic(one).map(([key, message]) => faultAt(source, ['questions', at, ...key], message)),
  );
  if (questions.length < questionCount)
    faults.push(faultAt(source, ['questions'], `has to be at least ${questionCount}, as many as are asked`));
  questions.forEach(({ topic }, at) => {
    if ((topic === OPENING) !== (at === 0))
      faults.push(faultAt(source, ['questions', at, 'topic'], `the first topic, and no other, is "${OPENING}"`));
  });
  if (new Set(questions.map(({ category }) => category)).size < 3)
    faults.push(faultAt(source, ['questions'], 'has to have behavioral, technical and situational ones'));
  return faults;
}

const roleOf = ({ source, data }: RoleFile): InterviewRole => ({
  id: source.name,
  title: data.title,
  pickerName: data.pickerName ?? data.title,
  description: data.description,
  level: data.level,
  group: data.group,
  questionCount: data.questionCount,
});

const topicsOf = ({ source, data }: RoleFile): InterviewTopic[] =>
  data.questions.map((one, at) => ({
    id: questionId(source.name, at),
    topic: one.topic,
    category: one.category,
    difficulty: one.difficulty,
    concepts: Object.entries(one.concepts).map(([label, forms]) => ({
      label,
      match: [label.toLowerCase(), ...(forms ?? [])],
    })),
    question: one.question,
    covers: one.covers,
    outline: one.outline,
    followUps: one.followUps,
  }));

/** The topics of all roles. @throws ContentError */
export const readTopics = (content: string, root: string): InterviewTopic[] =>
  readRoles(content, root).flatMap(topicsOf);

/**
 * `roles/`: `content:roles` is what the picker knows of each, `content:roles/<id>` the topics of one,
 * `content:roles/topics` what loads those by the id.
 */
export const roles: Room = {
  place: 'roles',
  read: (place, root) => {
    const found = readRoles(join(place, '..'), root);
    const ids = found.map(({ source }) => source.name);
    return new Map<string, ContentModule>([
      ['roles', { data: found.map(roleOf) }],
      ['roles/topics', { code: loadersCode('roles', ids) }],
      ...found.map((role) => [`roles/${role.source.name}`, { data: topicsOf(role) }] as const),
    ]);
  },
};
