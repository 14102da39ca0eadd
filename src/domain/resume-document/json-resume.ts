import { emptyResume } from './edits';
import { asideOf, isObject, type JsonObject, objectAt, objectsAt, readAside, withKey } from './json';
import {
  address,
  award,
  date,
  degree,
  duties,
  type Lens,
  period,
  profile,
  readSkills,
  text,
  writeSkills,
} from './lenses';
import type { Achievement, EntryField, EntryOf, Experience, ListName, Project, WrittenResume } from './types';

/** A file of more bytes is not opened: the official sample has 4 kB, and 30 jobs have 60. */
export const LARGEST_FILE = 2 * 1024 * 1024;
/** More entries of one kind are neither a resume nor a page. */
const MOST_ENTRIES = 200;
const DEEPEST = 100;
const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

const OBJECTS = ['basics', 'meta'];
const LISTS = [
  'work',
  'volunteer',
  'education',
  'awards',
  'certificates',
  'publications',
  'skills',
  'languages',
  'interests',
  'references',
  'projects',
];

const basics = {
  name: text('name'),
  lkdn: profile('LinkedIn', 'linkedin.com'),
  gthb: profile('GitHub', 'github.com'),
  prtf: address('url'),
  cnt: text('phone'),
  mail: text('email'),
  intro: text('summary'),
} as const;
const education = {
  clgname: text('institution'),
  education: degree,
  grdyear: date('startDate', 'startText'),
  grdyear2: date('endDate', 'endText'),
} as const;
const experience: Readonly<Record<EntryField<'experiences'>, Lens>> = {
  organization: text('name'),
  role: text('position'),
  duration: period('duration'),
  responsibilities: duties('summary', 'responsibilities'),
};
const project: Readonly<Record<EntryField<'projects'>, Lens>> = {
  project: text('name'),
  durn: period('duration'),
  desc: duties('description', 'details'),
  link: address('url'),
};
const achievement: Readonly<Record<EntryField<'achievements'>, Lens>> = { text: award };

const KEYS: Readonly<Record<ListName, string>> = {
  experiences: 'work',
  projects: 'projects',
  achievements: 'awards',
};

export type JsonResumeReading =
  | {
      readonly kind: 'read';
      readonly json: JsonObject;
      readonly resume: WrittenResume;
      /** Sections with content that the form has no field for: kept, not shown. */
      readonly unshown: readonly string[];
    }
  | {
      readonly kind: 'refused';
      readonly reason: 'too-large' | 'not-json' | 'other-json' | 'wrong-shape' | 'too-many' | 'too-deep';
      /** The section at fault, where there is one. */
      readonly at?: string;
    };

/**
 * Reads a JSON Resume 1.0.0. What is not such a file is refused with a reason; nothing in a file makes this throw.
 * @param source the file's text
 * @param about id and title of the new resume, ISO date-time, and an id for each entry by its number
 */
export function readJsonResume(
  source: string,
  about: { id: string; title: string; at: string; entryId: (n: number) => string },
): JsonResumeReading {
  if (source.length > LARGEST_FILE) return { kind: 'refused', reason: 'too-large' };
  let json: unknown;
  try {
    json = JSON.parse(source.replace(/^\uFEFF/, ''));
  } catch {
    return { kind: 'refused', reason: 'not-json' };
  }
  if (!isObject(json) || ![...OBJECTS.slice(0, 1), ...LISTS].some((key) => Object.hasOwn(Object(json), key)))
    return { kind: 'refused', reason: 'other-json' };
  if (isDeep(json)) return { kind: 'refused', reason: 'too-deep' };
  for (const key of [...OBJECTS, ...LISTS]) {
    const value = Object.hasOwn(json, key) ? json[key] : undefined;
    if (value === undefined) continue;
    const list = LISTS.includes(key);
    if (list ? !(Array.isArray(value) && value.every(isObject)) : !isObject(value))
      return { kind: 'refused', reason: 'wrong-shape', at: key };
    if (Array.isArray(value) && value.length > MOST_ENTRIES) return { kind: 'refused', reason: 'too-many', at: key };
  }
  return { kind: 'read', json, resume: resumeOf(json, about), unshown: unshownOf(json) };
}

function resumeOf(json: JsonObject, about: Parameters<typeof readJsonResume>[1]): WrittenResume {
  let count = 0;
  const entries = <L extends ListName>(list: L, lenses: Readonly<Record<EntryField<L>, Lens>>) =>
    objectsAt(json, KEYS[list]).map((from) => {
      count += 1;
      return { ...gotten(from, lenses), id: about.entryId(count), aside: asideOf(from) } as unknown as EntryOf<L>;
    });
  const [skillsl1, skillsl2, skillsl3] = readSkills(objectsAt(json, 'skills'));
  // The entries carry their own objects; the empty list keeps the section's place among the others.
  const aside = Object.values(KEYS).reduce(
    (rest, key) => (Object.hasOwn(rest, key) ? withKey(rest, key, []) : rest),
    json,
  );
  return {
    ...emptyResume(about.id, about.at, about.title),
    ...gotten(objectAt(json, 'basics'), basics),
    ...gotten(objectsAt(json, 'education')[0] ?? {}, education),
    skillsl1,
    skillsl2,
    skillsl3,
    experiences: entries('experiences', experience) as Experience[],
    projects: entries('projects', project) as Project[],
    achievements: entries('achievements', achievement) as Achievement[],
    aside: asideOf(aside),
  };
}

/** The resume as JSON Resume 1.0.0; one that was read and not edited is equal to what it was read from. */
export function toJsonResume(resume: WrittenResume): JsonObject {
  const from = resume.aside === '' ? { $schema: SCHEMA, meta: { version: 'v1.0.0' } } : readAside(resume.aside);
  const list = <L extends ListName>(
    to: JsonObject,
    name: L,
    lenses: Readonly<Record<EntryField<L>, Lens>>,
  ): JsonObject => {
    const entries = (resume[name] as readonly EntryOf<L>[]).map((entry) =>
      put(readAside(entry.aside), lenses, entry as unknown as Readonly<Record<EntryField<L>, string>>),
    );
    return section(to, KEYS[name], entries);
  };
  const schools = objectsAt(from, 'education');
  const school = put(schools[0] ?? {}, education, resume);
  const skills = writeSkills(objectsAt(from, 'skills'), [resume.skillsl1, resume.skillsl2, resume.skillsl3]);
  let to = section(from, 'basics', put(objectAt(from, 'basics'), basics, resume));
  to = list(to, 'experiences', experience);
  to = section(
    to,
    'education',
    Object.keys(school).length > 0 || schools.length > 0 ? [school, ...schools.slice(1)] : [],
  );
  to = section(to, 'skills', skills);
  to = list(to, 'projects', project);
  return list(to, 'achievements', achievement);
}

/** A section, left out where it is empty and was not there. */
const section = (to: JsonObject, key: string, value: JsonObject | readonly JsonObject[]): JsonObject =>
  Object.hasOwn(to, key) || Object.keys(value).length > 0 ? withKey(to, key, value) : to;

const gotten = <F extends string>(from: JsonObject, lenses: Readonly<Record<F, Lens>>) =>
  Object.fromEntries(Object.entries<Lens>(lenses).map(([field, { get }]) => [field, get(from)])) as Record<F, string>;

const put = <F extends string>(
  from: JsonObject,
  lenses: Readonly<Record<F, Lens>>,
  values: Readonly<Record<NoInfer<F>, string>>,
): JsonObject => Object.entries<Lens>(lenses).reduce((to, [field, one]) => one.put(to, values[field as F]), from);

const SHOWN = new Set(['basics', 'work', 'education', 'skills', 'projects', 'awards', 'meta', '$schema']);

function unshownOf(json: JsonObject): string[] {
  const sections = Object.keys(json).filter((key) => {
    const value = json[key];
    return !SHOWN.has(key) && !(Array.isArray(value) && value.length === 0);
  });
  const schools = objectsAt(json, 'education').length - 1;
  return schools > 0 ? [...sections, `${schools} more of education`] : sections;
}

function isDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
  }
  return false;
}
