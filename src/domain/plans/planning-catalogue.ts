import type { Reference, Track, TrackTopic } from '../catalogue/types';
import { SKILLS } from '../skills/skills-data';
import { ALIASES, type Target } from './aliases';

/** What a phrase of a learner leads to: tracks or a topic, or a skill that no track has. */
export type Meaning = Target | { readonly kind: 'skill'; readonly name: string; readonly everyday: boolean };

/** The tracks as roadmaps are made of them, with what is needed to find their parts by name. */
export interface PlanningCatalogue {
  /** Pages on many subjects. */
  readonly references: readonly Reference[];
  readonly trackById: (id: string) => Track | undefined;
  /** The topic with this id, and its track. */
  readonly topicById: (id: string) => { readonly track: Track; readonly topic: TrackTopic } | undefined;
  /** By key ({@link keyOf}). */
  readonly phrases: ReadonlyMap<string, Meaning>;
  /** Words in the longest of the phrases. */
  readonly longestPhrase: number;
}

/** Reads the content that roadmaps are made of. */
export function planningCatalogue(tracks: readonly Track[], references: readonly Reference[]): PlanningCatalogue {
  const topics = new Map(tracks.flatMap((track) => track.topics.map((topic) => [topic.id, { track, topic }] as const)));
  const byId = new Map(tracks.map((track) => [track.id, track]));
  const phrases = phraseIndex(tracks);
  return {
    references,
    trackById: (id) => byId.get(id),
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
  wordsOf(phrase)
    .map(({ text }) => text)
    .join(' ');

/** "types" or "lists" alone say nothing about a subject; a name with a capital, a sign or two words does. */
const isTelling = (name: string) => /[A-Z\d+#/]/.test(name) || (name.includes(' ') && name.length > 8);

/** Phrases in the order of their rank; the first meaning of a phrase stays. */
function phraseIndex(tracks: readonly Track[]): ReadonlyMap<string, Meaning> {
  const index = new Map<string, Meaning>();
  const add = (phrase: string, meaning: Meaning) => {
    const key = keyOf(phrase);
    if (key !== '' && !index.has(key)) index.set(key, meaning);
  };
  for (const [phrase, target] of ALIASES) add(phrase, target);
  for (const track of tracks) add(track.title, { kind: 'tracks', ids: [track.id] });
  for (const track of tracks)
    for (const { id, name } of track.topics) if (!/^pick a/i.test(name)) add(name, { kind: 'topic', id, focus: null });
  for (const skill of SKILLS) {
    // The vocabulary leads to a topic by whichever of its names the catalogue uses.
    const forms = [skill.name, ...skill.aliases];
    const meant = forms.map((form) => index.get(keyOf(form))).find((meaning) => meaning && meaning.kind !== 'skill');
    if (meant) for (const form of forms) add(form, meant);
  }
  const byPart = new Map<string, Target>();
  for (const track of tracks)
    for (const { id, subtopics } of track.topics)
      for (const name of subtopics) {
        const part = { kind: 'topic', id, focus: name } as const;
        if (isTelling(name)) add(name, part);
        if (!byPart.has(keyOf(name))) byPart.set(keyOf(name), part);
      }
  for (const skill of SKILLS) {
    if (skill.group === 'soft') continue;
    const forms = [skill.name, ...skill.aliases];
    const meant = forms
      .map((form) => index.get(keyOf(form)) ?? byPart.get(keyOf(form)))
      .find((meaning) => meaning && meaning.kind !== 'skill');
    for (const form of forms)
      add(
        form,
        meant ?? { kind: 'skill', name: skill.name, everyday: skill.ambiguous === true && form === skill.name },
      );
  }
  return index;
}
