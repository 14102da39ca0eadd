import { NO_SKILL } from '../skills.ts';
import { faultAt } from '../source.ts';
import type { RoleFile } from './roles.ts';

/** What every interview opens with. */
export const OPENING = 'Tell me about yourself';
/** Concepts that an outline may leave out, as a share. */
const MOST_MISSED = 0.3;
/** Texts that share this many of their words say the same. */
const ALIKE = { questions: 0.6, followUps: 0.9, outlines: 0.5 } as const;

type Topic = RoleFile['data']['questions'][number];

/** Whether a text shows a form, by the rule of `Concept.match`: short ones as whole words, long ones anywhere. */
function shows(said: string, form: string): boolean {
  if (form.length > 4) return said.includes(form);
  const bare = (signs: string) => signs.replace(/[^a-z0-9]+/g, ' ');
  return ` ${bare(said)} `.includes(` ${bare(form).trim()} `);
}

/** What is wrong within a topic, each with the key it is wrong at. */
export function faultsOfTopic({
  topic,
  category,
  skills,
  question,
  concepts,
  outline,
}: Topic): [key: string[], message: string][] {
  const faults: [string[], string][] = [];
  if (category === 'technical' && skills.length === 0) faults.push([['skills'], NO_SKILL]);
  if (topic === OPENING && question !== `${OPENING}.`)
    faults.push([['question'], `the opening question is always "${OPENING}."`]);
  for (const [label, forms] of Object.entries(concepts))
    if (forms?.includes(label.toLowerCase())) faults.push([['concepts', label], 'the label itself is a form already']);
  const said = outline.toLowerCase();
  const missed = Object.entries(concepts).flatMap(([label, forms]) =>
    [label.toLowerCase(), ...(forms ?? [])].some((form) => shows(said, form)) ? [] : label,
  );
  if (missed.length > MOST_MISSED * Object.keys(concepts).length)
    faults.push([['outline'], `shows too few of its concepts; it lacks ${missed.join(', ')}`]);
  return faults;
}

const wordSet = (said: string): ReadonlySet<string> => new Set(said.toLowerCase().match(/[a-z0-9]+/g));

/** The words that two texts share, as a share of all their words. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return shared / (a.size + b.size - shared);
}

interface Said {
  readonly role: RoleFile;
  readonly keys: readonly PropertyKey[];
  readonly words: ReadonlySet<string>;
}

/** Texts that say nearly the same as an earlier one. */
function alike(said: readonly Said[], from: number): string[] {
  return said.flatMap((one, at) => {
    const earlier = said.slice(0, at).find((other) => likeness(other.words, one.words) >= from);
    if (!earlier) return [];
    const { source } = earlier.role;
    return faultAt(one.role.source, one.keys, `says nearly the same as ${source.path}:${source.lineOf(earlier.keys)}`);
  });
}

/** What is wrong between the topics of all roles: questions or outlines that say the same. */
export function faultsBetweenTopics(roles: readonly RoleFile[]): string[] {
  const questions: Said[] = [];
  const asked: Said[] = [];
  const outlines: Said[] = [];
  for (const role of roles)
    role.data.questions.forEach(({ topic, question, followUps, outline }, at) => {
      const add = (list: Said[], said: string, ...keys: PropertyKey[]) =>
        list.push({ role, keys: ['questions', at, ...keys], words: wordSet(said) });
      if (topic !== OPENING) add(questions, question, 'question');
      followUps.forEach((followUp, index) => {
        add(asked, followUp, 'followUps', index);
      });
      add(outlines, outline, 'outline');
    });
  return [...alike(questions, ALIKE.questions), ...alike(asked, ALIKE.followUps), ...alike(outlines, ALIKE.outlines)];
}
