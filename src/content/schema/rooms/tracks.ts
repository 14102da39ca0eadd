import { join } from 'node:path';
import { z } from 'zod';
import {
  type CatalogueLink,
  type ListedTrack,
  TOPIC_PARTS,
  type Track,
  type TrackOutline,
  type TrackPage,
} from '../../../domain/catalogue/types.ts';
import { link, text } from '../link.ts';
import { loadersCode } from '../loaders.ts';
import { inOrder } from '../order.ts';
import type { ContentModule, Room } from '../room.ts';
import { NO_SKILL, skills } from '../skills.ts';
import { type Checked, checkedFile, faultAt, filesIn, readAll, readYaml, throwFaults } from '../source.ts';
import { topicSaid } from '../topic.ts';
import { guideLinks, readGuides } from './guides.ts';
import { readReferences, referenceLinks } from './references.ts';

/** Part of an id, which people's stored progress keeps. */
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'has to be small letters, digits and hyphens');

/** A topic may be about several tools of a kind. */
const MOST_SKILLS = 8;

const topic = z.strictObject({
  name: text,
  hours: z.number().positive('has to be more than 0'),
  /** What the goal is about; what one needs before it; what gives way where time is short. */
  part: z.enum(TOPIC_PARTS).default('core'),
  ...topicSaid.partial().shape,
  subtopics: z.array(text).min(2, 'has to be two or more'),
  skills: skills(MOST_SKILLS).min(1, NO_SKILL),
  /** Names of the track's own pages, or keys of `references.yaml`, of a guide's page, of another track's link. */
  pages: z.array(text).default([]),
});

const schema = z.strictObject({
  title: text,
  description: text,
  keywords: z.array(text).min(1),
  links: z.strictObject({ roadmap: link, resources: link, youtube: link, certification: link }),
  more: z.array(
    z.strictObject({
      kind: z.enum(['resource', 'certification', 'video']),
      ...link.shape,
      free: z.boolean().nullable().default(null),
    }),
  ),
  topics: z.record(slug, topic),
});

type TrackFile = Checked<z.output<typeof schema>>;

/**
 * The tracks in the order of Roadmaps.
 * @throws ContentError
 */
export function readTracks(content: string, root: string): TrackFile[] {
  const folder = join(content, 'tracks');
  const files = filesIn(folder, '.yaml').filter((file) => !file.endsWith('order.yaml'));
  return inOrder(
    root,
    join(folder, 'order.yaml'),
    readAll(files, (file) => checkedFile(schema, readYaml(root, file))),
  );
}

/** The pages that a card or a topic can name, whatever file they are in. */
export function readSources(
  content: string,
  root: string,
  tracks: readonly TrackFile[] = readTracks(content, root),
): ReadonlyMap<string, CatalogueLink> {
  return new Map([
    ...referenceLinks(readReferences(content, root)),
    ...guideLinks(readGuides(content, root)),
    ...tracks.flatMap(({ source, data }) =>
      Object.entries(data.links).map(([name, page]) => [`${source.name}.${name}`, page] as const),
    ),
  ]);
}

function outlineOf({ source, data }: TrackFile): TrackOutline {
  const topics = Object.entries(data.topics);
  return {
    id: source.name,
    title: data.title,
    topics: topics.map(([id, { name, hours }]) => ({ id: `${source.name}/${id}`, name, hours })),
  };
}

function listed({ source, data }: TrackFile): ListedTrack {
  const topics = Object.entries(data.topics);
  return {
    id: source.name,
    title: data.title,
    description: data.description,
    keywords: data.keywords,
    links: data.links,
    topics: topics.map(([id, { name, hours, subtopics }]) => ({ id: `${source.name}/${id}`, name, hours, subtopics })),
  };
}

function trackOf(file: TrackFile): Track {
  const parts = Object.values(file.data.topics).map(({ part }) => part);
  const { topics, ...list } = listed(file);
  return {
    ...list,
    more: file.data.more,
    topics: topics.map((topic, at) => ({ ...topic, part: parts[at] ?? 'core' })),
  };
}

function pageOf(file: TrackFile, sources: ReadonlyMap<string, CatalogueLink>): TrackPage {
  const { source, data } = file;
  const own = [...Object.values(data.links), ...data.more];
  const faults: string[] = [];
  const resourcesOf = (id: string, names: readonly string[]) =>
    names.flatMap((name, at) => {
      const found = own.find((page) => page.name === name) ?? sources.get(name);
      const twice = names.indexOf(name) < at;
      if (!found || twice)
        faults.push(
          faultAt(
            source,
            ['topics', id, 'pages', at],
            twice ? `"${name}" is there twice` : `neither this track nor references.yaml has a page "${name}"`,
          ),
        );
      return found ?? [];
    });
  const track = trackOf(file);
  const topics = Object.values(data.topics).map(({ pages, about, able, exercise }, at) => {
    const topic = track.topics[at];
    const said = about && able && exercise ? { said: { about, able, exercise } } : {};
    return topic ? [{ ...topic, ...said, resources: resourcesOf(topic.id.slice(track.id.length + 1), pages) }] : [];
  });
  throwFaults(faults);
  return { ...track, topics: topics.flat() };
}

/**
 * `tracks/`: `content:tracks` is as much as progress needs, `content:tracks/descriptions` what the list shows beside
 * it, by the track's id, `content:tracks/list` what it searches and opens,
 * `content:tracks/all` what roadmaps are made of, `content:tracks/<id>` the page of one, `content:tracks/pages` what
 * loads such a page by its id.
 */
export const tracks: Room = {
  place: 'tracks',
  read: (place, root) => {
    const content = join(place, '..');
    const found = readTracks(content, root);
    const sources = readSources(content, root, found);
    const pages = readAll(found, (file) => pageOf(file, sources));
    const ids = found.map(({ source }) => source.name);
    return new Map<string, ContentModule>([
      ['tracks', { data: found.map(outlineOf) }],
      [
        'tracks/descriptions',
        { data: Object.fromEntries(found.map(({ source, data }) => [source.name, data.description])) },
      ],
      ['tracks/list', { data: found.map(listed) }],
      ['tracks/all', { data: found.map(trackOf) }],
      ['tracks/pages', { code: loadersCode('tracks', ids) }],
      ...pages.map((page) => [`tracks/${page.id}`, { data: page }] as const),
    ]);
  },
};
