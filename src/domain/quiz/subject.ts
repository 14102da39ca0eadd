import type { Way } from '../evidence/way-types';
import { waysBeside } from '../evidence/ways';
import { rootsOf } from './words';

/** Cards of a topic. */
const MOST_CARDS = 4;
/** Cards of one stack of flashcards on a course. */
const MOST_OF_COURSE = 60;

/** What is to be studied. */
export interface Subject {
  readonly title: string;
  /** Id of the topic that a quiz counts towards; `null` for anything else. */
  readonly topic: string | null;
  /** Ids of cards, the fittest first. */
  readonly cards: readonly string[];
}

/**
 * What somebody means who studies "on" something: a card's id, a topic's, a course's, or words of their own.
 * @param on `frontend/closures`, `react/hooks`, `react`, "event loop"
 * @param named ids of the cards that the catalogue names for a topic
 * @returns `null` where nothing of it is known
 */
export function subjectOf(
  on: string,
  {
    ways,
    named,
    isCard,
  }: {
    readonly ways: readonly Way[];
    readonly named: (topic: string) => readonly string[];
    readonly isCard: (id: string) => boolean;
  },
): Subject | null {
  const wanted = on.trim();
  if (wanted === '') return null;
  const topic = ways.find(({ kind, id }) => kind === 'topic' && id === wanted);
  if (topic) return { title: topic.name, topic: topic.id, cards: cardsOfTopic(topic, ways, named) };
  if (isCard(wanted)) {
    const card = ways.find(({ kind, id }) => kind === 'card' && id === wanted);
    return { title: card?.name ?? wordsOf(wanted), topic: null, cards: [wanted] };
  }
  const course = ways.filter(({ kind, id }) => kind === 'topic' && id.startsWith(`${wanted}/`));
  if (course.length > 0) {
    const cards = course.flatMap((one) => cardsOfTopic(one, ways, named));
    return some(wordsOf(`/${wanted}`), [...new Set(cards)].slice(0, MOST_OF_COURSE));
  }
  return byWords(wanted, ways);
}

const some = (title: string, cards: readonly string[]): Subject | null =>
  cards.length > 0 ? { title, topic: null, cards } : null;

/** Those that the catalogue names, then those mainly about the same as the topic. */
function cardsOfTopic(
  topic: Way,
  ways: readonly Way[],
  named: (topic: string) => readonly string[],
): readonly string[] {
  const beside = waysBeside(topic, 'card', ways).filter(
    ({ skills, name }) =>
      skills[0] === topic.skills[0] ||
      (skills.some((skill) => topic.skills.includes(skill)) && shares(name, topic.name)),
  );
  return [...new Set([...named(topic.id), ...beside.map(({ id }) => id)])].slice(0, MOST_CARDS);
}

const shares = (one: string, other: string): boolean => {
  const roots = rootsOf(other);
  return [...rootsOf(one)].some((root) => roots.has(root));
};

/** Cards whose names and skills have the words, those with most of them first. */
function byWords(words: string, ways: readonly Way[]): Subject | null {
  const wanted = [...rootsOf(words)];
  if (wanted.length === 0) return null;
  const found = ways
    .filter(({ kind }) => kind === 'card')
    .map(({ id, name, skills }) => {
      const names = rootsOf(name);
      const taught = rootsOf(skills.join(' '));
      return {
        id,
        length: names.size,
        value: wanted.reduce((sum, root) => sum + (names.has(root) ? 2 : taught.has(root) ? 1 : 0), 0),
      };
    })
    .filter(({ value }) => value > 0 && value >= wanted.length)
    // Of two that have the words, the one that is about nothing else.
    .sort((a, b) => b.value - a.value || a.length - b.length);
  return some(
    words,
    found.slice(0, MOST_CARDS).map(({ id }) => id),
  );
}

const wordsOf = (id: string): string => {
  const words = id.slice(id.indexOf('/') + 1).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
