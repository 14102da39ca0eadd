import roles from 'content:roles';
import subjects from 'content:subjects/titles';
import tracks from 'content:tracks';
import ways from 'content:ways';
import type { Way } from '../../domain/evidence/way-types';
import { skillByName } from '../../domain/skills/skills-data';
import { wayPath } from '../open-source';
import { paths } from '../paths';
import { type Thing, thing } from './palette-thing';
import { paletteWords } from './palette-words';

const titles = new Map([
  ...Object.entries(subjects),
  ...tracks.map(({ id, title }) => [id, title] as const),
  ...roles.map(({ id, pickerName }) => [id, pickerName] as const),
]);

/** Where it belongs: the track or subject of a topic, the role of a question. */
const homeOf = ({ kind, id }: Way): string =>
  kind === 'topic' || kind === 'question' ? (titles.get(id.slice(0, id.indexOf('/'))) ?? '') : '';

/** A skill, and what else it is called: `Kubernetes`, `k8s`. */
export const skillWords = (skill: string): readonly string[] => [skill, ...(skillByName(skill)?.aliases ?? [])];

/** The screens, in their order. */
export const screenThings: readonly Thing[] = [
  ...Object.entries(paletteWords),
  [paths.landing, { name: 'Front page', keywords: ['landing', 'elevate'] }] as const,
].map(([path, { name, keywords, ...rest }]) =>
  thing('screen', { id: path, name, words: keywords, deed: { to: path }, ...rest }),
);

/** A card answers its own title: the question is in the tutor's box, to be sent. */
const wayDeed = (way: Way) => ({
  to: way.kind === 'card' ? `${paths.tutor}?${new URLSearchParams({ ask: way.name })}` : wayPath(way),
});

/** The tracks and subjects as wholes, before their topics. */
const courseThings: readonly Thing[] = [
  ...tracks.map(({ id, title }) => [id, title] as const),
  ...Object.entries(subjects),
].map(([id, title]) =>
  thing('topic', {
    id,
    name: title,
    about: 'Roadmap',
    words: ['roadmap', 'all topics'],
    deed: { to: `${paths.roadmap}/${id}` },
  }),
);

/** The screens, and every roadmap, topic, challenge, question and card: the same for everybody. */
export const contentThings: readonly Thing[] = [
  ...screenThings,
  ...courseThings,
  ...ways.map((way) =>
    thing(way.kind, {
      id: way.id,
      name: way.name,
      about: homeOf(way),
      words: [...way.skills.flatMap(skillWords), homeOf(way)],
      deed: wayDeed(way),
    }),
  ),
];
