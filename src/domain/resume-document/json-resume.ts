import { emptyResume, LIST_NAMES } from './edits';
import { asideOf, isObject, type JsonObject, objectAt, objectsAt, readAside, withKey } from './json';
import { BASICS, ENTRIES, FIRST_SCHOOL, KEYS, SKILL_GROUP } from './json-fields';
import { withNewNames } from './json-old-names';
import { readPageSettings, withPageSettings } from './json-page';
import { unshownOf } from './json-unshown';
import { areNames, type Lens, namedGroups, namesOf, otherProfiles } from './lenses';
import type { AnyEntry, EntryOf, ListName, ResumeLists, WrittenResume } from './types';
import { SKILL_LISTS } from './views';

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

export type JsonResumeReading =
  | {
      readonly kind: 'read';
      readonly json: JsonObject;
      readonly resume: WrittenResume;
      /** Sections, and fields of sections, with content that the form has no field for: kept, not shown. */
      readonly unshown: readonly string[];
      /** Names of older versions of the format that were read as the present ones, such as `work: company → name`. */
      readonly renamed: readonly string[];
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
  const { json: renamed, names } = withNewNames(json);
  const resume = resumeOf(renamed, about);
  return { kind: 'read', json: renamed, resume, unshown: unshownOf(renamed), renamed: names };
}

type About = Parameters<typeof readJsonResume>[1];

function resumeOf(json: JsonObject, about: About): WrittenResume {
  const { texts, lists, rest } = fieldsOf(json, numbered(about.entryId));
  const resume = { ...emptyResume(about.id, about.at, about.title), ...texts, ...lists };
  return { ...resume, ...readPageSettings(json, resume), aside: asideOf(rest) };
}

/** The fields that a JSON Resume has, and the object without what became an entry of a list. */
function fieldsOf(json: JsonObject, entryId: () => string) {
  const made = <L extends ListName>(list: L, objects: readonly JsonObject[]): readonly EntryOf<L>[] =>
    objects.map(
      (from) => ({ ...gotten(from, ENTRIES[list]), id: entryId(), aside: asideOf(from) }) as unknown as EntryOf<L>,
    );
  const lists: { -readonly [L in ListName]?: readonly EntryOf<ListName>[] } = {};
  let rest = json;
  for (const list of keyed) {
    const key = KEYS[list];
    if (!isList(json, key)) continue;
    lists[list] = made(list, objectsAt(json, key));
    // The entries carry their own objects; the empty list keeps the section's place among the others.
    rest = withKey(rest, key, []);
  }
  const [school, ...schools] = objectsAt(json, 'education');
  if (schools.length > 0) rest = withKey(rest, 'education', [school]);
  lists.schools = made('schools', schools);
  const basics = objectAt(json, 'basics');
  const others = isList(basics, 'profiles') ? otherProfiles(objectsAt(basics, 'profiles')) : [];
  if (others.length > 0) {
    // What is an entry leaves an empty object in its place.
    const left = objectsAt(basics, 'profiles').map((item) => (others.includes(item) ? {} : item));
    rest = withKey(rest, 'basics', withKey(basics, 'profiles', left));
  }
  lists.profiles = made('profiles', others);
  const groups = objectsAt(json, 'skills');
  const further = areNames(groups) ? [] : groups.slice(SKILL_LISTS.length);
  if (further.length > 0) rest = withKey(rest, 'skills', groups.slice(0, SKILL_LISTS.length));
  lists.skillGroups = made('skillGroups', further);
  return {
    texts: { ...gotten(basics, BASICS), ...gotten(school ?? {}, FIRST_SCHOOL), ...skillTexts(groups) },
    lists: { ...noLists, ...lists } as ResumeLists,
    rest,
  };
}

function numbered(entryId: (n: number) => string): () => string {
  let count = 0;
  return () => {
    count += 1;
    return entryId(count);
  };
}

const keyed = Object.keys(KEYS) as (keyof typeof KEYS)[];
const noLists = Object.fromEntries(LIST_NAMES.map((list) => [list, []]));

const isList = (from: JsonObject, key: string): boolean => {
  const value = Object.hasOwn(from, key) ? from[key] : undefined;
  return Array.isArray(value) && value.every(isObject);
};

function skillTexts(groups: readonly JsonObject[]) {
  const named = areNames(groups);
  return Object.fromEntries(
    SKILL_LISTS.flatMap(([name, level, list], index) => {
      const group = gotten(named ? {} : (groups[index] ?? {}), SKILL_GROUP);
      const words = named && index === 0 ? namesOf(groups) : group.keywords;
      return [
        [name, group.name],
        [level, group.level],
        [list, words],
      ];
    }),
  ) as Record<(typeof SKILL_LISTS)[number][number], string>;
}

/**
 * A resume that was kept when the form had fewer fields, with what it brought from a file in the fields of today. One
 * that has been looked at is returned as it is.
 * @param entryId an id for each entry that is made
 */
export function adopted(resume: WrittenResume, entryId: (n: number) => string): WrittenResume {
  if (!resume.unread) return resume;
  const { texts, lists, rest } = fieldsOf(readAside(resume.aside), numbered(entryId));
  const next: Record<string, unknown> = { ...resume, unread: false, aside: asideOf(rest) };
  // What was shown keeps the words that the form had; what had no field takes the file's.
  for (const [field, text] of Object.entries(texts)) if (next[field] === '') next[field] = text;
  for (const list of LIST_NAMES) if (resume[list].length === 0) next[list] = lists[list];
  for (const list of ['experiences', 'projects'] as const)
    next[list] = resume[list].map((entry) => filledFrom(list, entry as unknown as AnyEntry));
  next.achievements = resume.achievements.map((entry) => award(entry as unknown as AnyEntry));
  const groups = objectsAt(readAside(resume.aside), 'skills');
  // The third list held the words of all further groups.
  if (lists.skillGroups.length > 0) {
    const all = groups
      .slice(2)
      .flatMap((group) => gotten(group, SKILL_GROUP).keywords || gotten(group, SKILL_GROUP).name);
    if (resume.skillsl3 === all.join(', ')) next.skillsl3 = texts.skillsl3;
    else next.skillGroups = [];
  }
  return next as unknown as WrittenResume;
}

/** An entry with the file's words in the fields that it had none for. */
function filledFrom(list: ListName, entry: AnyEntry): AnyEntry {
  const read = gotten(readAside(entry.aside), ENTRIES[list] as Readonly<Record<string, Lens>>);
  return {
    ...read,
    ...Object.fromEntries(Object.entries(entry).filter(([, text]) => text !== '')),
    aside: entry.aside,
    id: entry.id,
  };
}

/** An award that was one line: its parts, where nobody edited that line. */
function award(entry: AnyEntry): AnyEntry {
  const read = gotten(readAside(entry.aside), ENTRIES.achievements);
  const head = [read.text, read.awarder].filter((part) => part !== '').join(', ');
  const dated = read.date === '' ? head : `${head} (${read.date})`.trim();
  const line = [dated, read.summary].filter((part) => part !== '').join(': ');
  if (entry.text === line) return { ...entry, ...read };
  return { ...entry, aside: asideOf(put(readAside(entry.aside), ENTRIES.achievements, { ...read, ...noAward })) };
}
const noAward = { awarder: '', date: '', summary: '' };

/** The resume as JSON Resume 1.0.0; one that was read and not edited is equal to what it was read from. */
export function toJsonResume(written: WrittenResume): JsonObject {
  const resume = adopted(written, (n) => `${written.id}-${n}`);
  const from = resume.aside === '' ? { $schema: SCHEMA, meta: { version: 'v1.0.0' } } : readAside(resume.aside);
  const objects = <L extends ListName>(list: L): readonly JsonObject[] =>
    (resume[list] as unknown as readonly AnyEntry[]).map((entry) =>
      put(readAside(entry.aside), ENTRIES[list] as Readonly<Record<string, Lens>>, entry),
    );
  const basics = withProfiles(put(objectAt(from, 'basics'), BASICS, resume), objects('profiles'));
  const school = put(objectsAt(from, 'education')[0] ?? {}, FIRST_SCHOOL, resume);
  const schools = objects('schools');
  const hasSchool = Object.keys(school).length > 0 || objectsAt(from, 'education').length > 0 || schools.length > 0;
  let to = section(from, 'basics', basics);
  to = section(to, KEYS.experiences, objects('experiences'));
  to = section(to, 'education', hasSchool ? [school, ...schools] : []);
  to = section(to, 'skills', skillGroups(resume, objectsAt(from, 'skills'), objects('skillGroups')));
  for (const list of keyed) {
    if (list === 'experiences' || (list === 'own' && Object.hasOwn(to, KEYS.own) && !isList(to, KEYS.own))) continue;
    to = section(to, KEYS[list], objects(list));
  }
  return withPageSettings(to, resume);
}

/** The profiles with the entries in the places that empty objects keep for them, and the rest behind. */
function withProfiles(basics: JsonObject, entries: readonly JsonObject[]): JsonObject {
  if (Object.hasOwn(basics, 'profiles') && !isList(basics, 'profiles')) return basics;
  const kept = objectsAt(basics, 'profiles');
  const others = [...entries];
  const profiles = kept.flatMap((item) => (Object.keys(item).length > 0 ? [item] : others.splice(0, 1)));
  const all = [...profiles, ...others];
  return all.length === 0 && !Object.hasOwn(basics, 'profiles') ? basics : withKey(basics, 'profiles', all);
}

/** The first three groups and the further ones. A group that stays empty before one that is not keeps its place. */
function skillGroups(
  resume: WrittenResume,
  before: readonly JsonObject[],
  further: readonly JsonObject[],
): readonly JsonObject[] {
  const named = areNames(before);
  const onlyNames = named && SKILL_LISTS.flat().every((field) => field === 'skillsl1' || resume[field] === '');
  if (onlyNames && further.length === 0) return namedGroups(before, resume.skillsl1);
  const three = SKILL_LISTS.map(([name, level, list], index) =>
    put(named ? {} : (before[index] ?? {}), SKILL_GROUP, {
      name: resume[name],
      level: resume[level],
      keywords: resume[list],
    }),
  );
  const isThere = (group: JsonObject, index: number) =>
    Object.keys(group).length > 0 || (!named && index < before.length) || further.length > 0;
  const last = three.findLastIndex(isThere);
  return [
    ...three
      .slice(0, last + 1)
      .map((group, index) =>
        Object.keys(group).length > 0 || (!named && index < before.length) ? group : { keywords: [] },
      ),
    ...further,
  ];
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

function isDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
  }
  return false;
}
