import { join } from 'node:path';
import { z } from 'zod';
import {
  type ListedSubject,
  type PlannedSubject,
  SUBJECT_KINDS,
  type SubjectPage,
} from '../../../domain/catalogue/subject-types.ts';
import type { CatalogueLink } from '../../../domain/catalogue/types.ts';
import { link, text } from '../link.ts';
import { loadersCode } from '../loaders.ts';
import { inOrder } from '../order.ts';
import type { ContentModule, Room } from '../room.ts';
import { NO_SKILL, skills } from '../skills.ts';
import { type Checked, checkedFile, faultAt, filesIn, readAll, readYaml, throwFaults } from '../source.ts';
import { topicSaid } from '../topic.ts';
import { plain } from '../wording.ts';
import { readCards } from './cards.ts';
import { readChallenges } from './challenges.ts';
import { readSources, readTracks } from './tracks.ts';

const LEAST_TOPICS = 7;
const MOST_TOPICS = 14;

/** Part of an id, which people's plans and progress keep. */
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'has to be small letters, digits and hyphens');
const hours = z.number().min(0, 'has to be 0 or more').max(60, 'is more than one topic holds');

const topic = z.strictObject({
  name: text.max(60, 'is too long for a name'),
  /** A rough estimate by level; 0 where that level knows it already. */
  hours: z
    .strictObject({ beginner: hours.positive('has to be more than 0'), intermediate: hours, advanced: hours })
    .refine(
      (by) => by.beginner >= by.intermediate && by.intermediate >= by.advanced,
      'has to fall from level to level',
    ),
  /** Without the core one does not know the subject; an extra gives way where time is short. */
  part: z.enum(['core', 'extra']),
  /** Topics of the same subject, further up. */
  needs: z.array(slug).default([]),
  ...topicSaid.shape,
  subtopics: z.array(text).min(3, 'has to be three or more').max(8, 'has more than eight'),
  skills: skills().min(1, NO_SKILL),
  /** Names of the subject's own pages, or keys of `references.yaml`, of a guide's page, of a track's link. */
  pages: z.array(text).min(2, 'has to be two or more'),
  cards: z.array(text).default([]),
  challenges: z.array(z.int()).default([]),
});

const schema = z.strictObject({
  title: text,
  kind: z.enum(SUBJECT_KINDS),
  description: plain,
  /** What people call it, in small letters; the generator finds it by them. */
  names: z.array(text.refine((one) => one === one.toLowerCase(), 'has to be in small letters')).min(1),
  /** Subjects or tracks that whoever begins should know first. */
  before: z.array(slug).default([]),
  pages: z.record(slug, link),
  topics: z.record(slug, topic),
});

type SubjectFile = Checked<z.output<typeof schema>>;

/**
 * The subjects in the order of `order.yaml`.
 * @throws ContentError
 */
export function readSubjects(content: string, root: string): SubjectFile[] {
  const folder = join(content, 'subjects');
  const files = filesIn(folder, '.yaml').filter((file) => !file.endsWith('order.yaml'));
  const found = inOrder(
    root,
    join(folder, 'order.yaml'),
    readAll(files, (file) => checkedFile(schema, readYaml(root, file))),
  );
  throwFaults(found.flatMap(faultsInside));
  return found;
}

function faultsInside({ source, data }: SubjectFile): string[] {
  const ids = Object.keys(data.topics);
  const faults: string[] = [];
  if (ids.length < LEAST_TOPICS || ids.length > MOST_TOPICS)
    faults.push(faultAt(source, ['topics'], `has ${ids.length} topics; ${LEAST_TOPICS} to ${MOST_TOPICS} fit`));
  const used = new Set(Object.values(data.topics).flatMap(({ pages }) => pages));
  for (const key of Object.keys(data.pages))
    if (!used.has(key)) faults.push(faultAt(source, ['pages', key], 'no topic names this page'));
  Object.entries(data.topics).forEach(([id, { needs }], at) => {
    needs.forEach((need, index) => {
      if (!ids.slice(0, at).includes(need))
        faults.push(faultAt(source, ['topics', id, 'needs', index], `no topic "${need}" comes before it`));
    });
  });
  return faults;
}

/** What is wrong between subjects: names that two have, what comes before and is not there or goes in a circle. */
function faultsBetween(
  subjects: readonly SubjectFile[],
  tracks: readonly { readonly source: { readonly name: string } }[],
): string[] {
  const trackIds = new Set(tracks.map(({ source }) => source.name));
  const beforeOf = new Map(subjects.map(({ source, data }) => [source.name, data.before]));
  const nameOf = new Map<string, string>();
  const leadsTo = (from: string, to: string, seen = new Set<string>()): boolean => {
    if (seen.has(from)) return false;
    seen.add(from);
    return (beforeOf.get(from) ?? []).some((one) => one === to || leadsTo(one, to, seen));
  };
  return subjects.flatMap(({ source, data }) => {
    const faults: string[] = [];
    if (trackIds.has(source.name)) faults.push(faultAt(source, [], 'a track has this name already'));
    data.before.forEach((id, at) => {
      if (!trackIds.has(id) && !beforeOf.has(id))
        faults.push(faultAt(source, ['before', at], `there is no subject or track "${id}"`));
      else if (id === source.name || leadsTo(id, source.name))
        faults.push(faultAt(source, ['before', at], `"${id}" needs this subject itself`));
    });
    data.names.forEach((name, at) => {
      const other = nameOf.get(name);
      if (other !== undefined) faults.push(faultAt(source, ['names', at], `"${other}" is called that too`));
      nameOf.set(name, source.name);
    });
    return faults;
  });
}

const planned = ({ source, data }: SubjectFile): PlannedSubject => ({
  id: source.name,
  title: data.title,
  kind: data.kind,
  names: data.names,
  before: data.before,
  pages: Object.values(data.pages).map(({ name, url }) => ({ name, url })),
  topics: Object.entries(data.topics).map(([id, { name, hours, part, needs, subtopics }]) => ({
    id: `${source.name}/${id}`,
    name,
    hours,
    part,
    needs: needs.map((need) => `${source.name}/${need}`),
    subtopics,
  })),
});

const listed = ({ source, data }: SubjectFile): ListedSubject => ({
  id: source.name,
  title: data.title,
  kind: data.kind,
  description: data.description,
  names: data.names,
  topics: Object.entries(data.topics).map(([id, { name }]) => ({ id: `${source.name}/${id}`, name })),
});

interface Known {
  /** Of subjects and tracks, by id. */
  readonly titles: ReadonlyMap<string, string>;
  readonly pages: ReadonlyMap<string, CatalogueLink>;
  readonly cards: ReadonlySet<string>;
  readonly challenges: ReadonlySet<number>;
}

function pageOf(file: SubjectFile, known: Known): SubjectPage {
  const { source, data } = file;
  const faults: string[] = [];
  const topics = planned(file).topics.flatMap((one) => {
    const id = one.id.slice(source.name.length + 1);
    const said = data.topics[id];
    if (!said) return [];
    const resources = said.pages.flatMap((key, at) => {
      const found = data.pages[key] ?? known.pages.get(key);
      if (!found) faults.push(faultAt(source, ['topics', id, 'pages', at], `there is no page "${key}"`));
      if (said.pages.indexOf(key) < at)
        faults.push(faultAt(source, ['topics', id, 'pages', at], `"${key}" is there twice`));
      return found ?? [];
    });
    said.cards.forEach((card, at) => {
      if (!known.cards.has(card))
        faults.push(faultAt(source, ['topics', id, 'cards', at], `there is no card "${card}"`));
    });
    said.challenges.forEach((number, at) => {
      if (!known.challenges.has(number))
        faults.push(faultAt(source, ['topics', id, 'challenges', at], `there is no challenge ${number}`));
    });
    const { about, able, exercise, cards, challenges } = said;
    return [{ ...one, about, able, exercise, resources, cards, challenges }];
  });
  throwFaults(faults);
  const { description, kind, title, names } = data;
  const before = data.before.map((id) => ({ id, title: known.titles.get(id) ?? id }));
  return { id: source.name, title, kind, description, names, before, topics };
}

/**
 * `subjects/`: `content:subjects` is what lists and searches show, `content:subjects/all` what plans are made of,
 * `content:subjects/titles` what each is called by its id, `content:subjects/<id>` one with all that it says,
 * `content:subjects/pages` what loads such a one by its id.
 */
export const subjects: Room = {
  place: 'subjects',
  read: (place, root) => {
    const content = join(place, '..');
    const found = readSubjects(content, root);
    const tracks = readTracks(content, root);
    const known: Known = {
      titles: new Map([...found, ...tracks].map(({ source, data }) => [source.name, data.title])),
      pages: readSources(content, root),
      cards: new Set(readCards(content, root).map(({ card }) => card.id)),
      challenges: new Set(readChallenges(root).map(({ challenge }) => challenge.id)),
    };
    const pages = readAll(found, (file) => pageOf(file, known));
    throwFaults(faultsBetween(found, tracks));
    return new Map<string, ContentModule>([
      ['subjects', { data: found.map(listed) }],
      ['subjects/all', { data: found.map(planned) }],
      ['subjects/titles', { data: Object.fromEntries(found.map(({ source, data }) => [source.name, data.title])) }],
      [
        'subjects/pages',
        {
          code: loadersCode(
            'subjects',
            found.map(({ source }) => source.name),
          ),
        },
      ],
      ...pages.map((page) => [`subjects/${page.id}`, { data: page }] as const),
    ]);
  },
};
