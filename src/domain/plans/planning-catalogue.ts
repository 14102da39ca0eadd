import type { PlannedSubject } from '../catalogue/subject-types';
import type { Reference, Track } from '../catalogue/types';
import { SKILLS } from '../skills/skills-data';
import { ALIASES, STACKS, type Target } from './aliases';
import { type Course, type CourseTopic, courseOfSubject, courseOfTrack } from './course';
import { FILLERS } from './filler-words';

/** What a phrase of a learner leads to: courses or topics, or a skill that the catalogue does not have. */
export type Meaning =
  | { readonly kind: 'known'; readonly targets: readonly Target[] }
  | { readonly kind: 'skill'; readonly name: string; readonly everyday: boolean };

/** The tracks and subjects as roadmaps are made of them, with what is needed to find their parts by name. */
export interface PlanningCatalogue {
  /** Pages on many subjects. */
  readonly references: readonly Reference[];
  readonly courseById: (id: string) => Course | undefined;
  /** The topic with this id, and its course. */
  readonly topicById: (id: string) => { readonly course: Course; readonly topic: CourseTopic } | undefined;
  /** By key ({@link keyOf}). */
  readonly phrases: ReadonlyMap<string, Meaning>;
  /** Words in the longest of the phrases. */
  readonly longestPhrase: number;
}

/** Reads the content that roadmaps are made of. */
export function planningCatalogue(
  tracks: readonly Track[],
  subjects: readonly PlannedSubject[],
  references: readonly Reference[],
): PlanningCatalogue {
  const courses = [...tracks.map(courseOfTrack), ...subjects.map(courseOfSubject)];
  const topics = new Map(
    courses.flatMap((course) => course.topics.map((topic) => [topic.id, { course, topic }] as const)),
  );
  const byId = new Map(courses.map((course) => [course.id, course]));
  const phrases = phraseIndex(tracks, subjects);
  return {
    references,
    courseById: (id) => byId.get(id),
    topicById: (id) => topics.get(id),
    phrases,
    longestPhrase: Math.max(...[...phrases.keys()].map((key) => key.split(' ').length)),
  };
}

export interface Word {
  readonly text: string;
  readonly raw: string;
  /** A comma, semicolon, line break, `&`, `+` or full stop comes before it. */
  readonly parted: boolean;
}

/** The words of a text, with the gaps that part what is named. */
export function wordsOf(text: string): Word[] {
  return [
    ...text.matchAll(/([,;:&\n|()[\]"“”•]|\s[+–—-]\s|\.\s)?[^\p{L}\p{N}.]*?(\.?[\p{L}\p{N}][\p{L}\p{N}.+#'’/-]*)/gu),
  ].map(([whole, , word = '']) => {
    const raw = word.replace(/[.'’/-]+$/, '');
    const gap = whole.slice(0, whole.length - word.length);
    return { text: raw.toLowerCase(), raw, parted: /[,;:&\n|()[\]•]|\s[+–—-]\s|\.\s/.test(gap) };
  });
}

/** A phrase as phrases are compared. */
export const keyOf = (phrase: string): string =>
  PLAIN.test(phrase)
    ? phrase.toLowerCase()
    : wordsOf(phrase)
        .map(({ text }) => text)
        .join(' ');

/** Most phrases are letters and single spaces: there are thousands, and taking them apart is what costs time. */
const PLAIN = /^[A-Za-z\d]+(?: [A-Za-z\d]+)*$/;

/** "types" or "lists" alone say nothing about a subject; a name with a capital, a sign or two words does. */
const isTelling = (name: string) =>
  !FILLERS.has(name.toLowerCase()) && (/[A-Z\d+#/]/.test(name) || (name.includes(' ') && name.length > 8));

const course = (id: string): Meaning => ({ kind: 'known', targets: [{ id, focus: null }] });
const known = (...targets: Target[]): Meaning => ({ kind: 'known', targets });

/** Phrases in the order of their rank; the first meaning of a phrase stays. */
function phraseIndex(tracks: readonly Track[], subjects: readonly PlannedSubject[]): ReadonlyMap<string, Meaning> {
  const index = new Map<string, Meaning>();
  const keys = new Map<string, string>();
  const key = (phrase: string): string => {
    const own = keys.get(phrase) ?? keyOf(phrase);
    keys.set(phrase, own);
    return own;
  };
  const add = (phrase: string, meaning: Meaning) => {
    const own = key(phrase);
    if (own !== '' && !index.has(own)) index.set(own, meaning);
  };
  const ids = new Set([
    ...tracks.flatMap(({ id, topics }) => [id, ...topics.map((topic) => topic.id)]),
    ...subjects.map(({ id }) => id),
  ]);
  const there = (targets: readonly Target[]) => targets.every(({ id }) => ids.has(id));
  for (const [phrase, targets] of STACKS) if (there(targets)) add(phrase, known(...targets));
  for (const { id, title, names } of subjects) for (const name of [title, ...names]) add(name, course(id));
  for (const [phrase, targets] of ALIASES) add(phrase, known(...targets));
  for (const { id, title } of tracks) add(title, course(id));
  for (const { topics } of tracks)
    for (const { id, name } of topics) if (!/^pick a/i.test(name)) add(name, known({ id, focus: null }));
  for (const { topics } of subjects)
    for (const { id, name } of topics) if (isTelling(name)) add(name, known({ id, focus: null }));
  for (const skill of SKILLS) {
    // The vocabulary leads to a topic by whichever of its names the catalogue uses.
    const forms = [skill.name, ...skill.aliases];
    const meant = forms.map((form) => index.get(key(form))).find((meaning) => meaning?.kind === 'known');
    if (meant) for (const form of forms) add(form, meant);
  }
  const byPart = new Map<string, Meaning>();
  for (const { topics } of [...tracks, ...subjects])
    for (const { id, subtopics } of topics)
      for (const name of subtopics) {
        const part = known({ id, focus: name });
        if (isTelling(name)) add(name, part);
        if (!byPart.has(key(name)) && !FILLERS.has(name.toLowerCase())) byPart.set(key(name), part);
      }
  for (const skill of SKILLS) {
    if (skill.group === 'soft') continue;
    const forms = [skill.name, ...skill.aliases];
    const meant = forms
      .map((form) => index.get(key(form)) ?? byPart.get(key(form)))
      .find((meaning) => meaning?.kind === 'known');
    for (const form of forms)
      add(
        form,
        meant ?? { kind: 'skill', name: skill.name, everyday: skill.ambiguous === true && form === skill.name },
      );
  }
  return index;
}
