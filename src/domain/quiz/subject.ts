import { speller } from '../coach/spelling';
import type { Way } from '../evidence/way-types';
import { waysBeside } from '../evidence/ways';
import { isSmall, rootOf, rootsOf } from './words';

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

/** Cards whose names and skills have the words: those that have all of them, or as many as any card has. */
function byWords(words: string, ways: readonly Way[]): Subject | null {
  const cards = ways.filter(({ kind }) => kind === 'card');
  const read = spelt(words, cards);
  const wanted = [...rootsOf(read)];
  if (wanted.length === 0) return null;
  const found = cards
    .map(({ id, name, skills }) => {
      const names = rootsOf(name);
      const taught = rootsOf(skills.join(' '));
      return {
        id,
        length: names.size,
        value: wanted.reduce((sum, root) => sum + (names.has(root) ? 2 : taught.has(root) ? 1 : 0), 0),
        has: wanted.filter((root) => names.has(root) || taught.has(root)).length,
      };
    })
    .filter(({ value }) => value > 0 && value >= wanted.length)
    // Of two that have the words, the one that is about nothing else.
    .sort((a, b) => b.value - a.value || a.length - b.length);
  // One word of "OSI model" alone also names models of other things.
  const most = Math.max(0, ...found.map(({ has }) => has));
  const best = found.filter(({ has }) => has === most).slice(0, MOST_CARDS);
  return some(
    read,
    best.map(({ id }) => id),
  );
}

const LETTERS = /[a-z]{4,}/gi;

/** What was meant by words that no card has: "recurison" is read as "recursion". */
function spelt(words: string, cards: readonly Way[]): string {
  const known = new Map<string, number>();
  for (const { name, skills } of cards)
    for (const word of `${name} ${skills.join(' ')}`.toLowerCase().match(LETTERS) ?? [])
      known.set(word, (known.get(word) ?? 0) + 1);
  const roots = new Set([...known.keys()].map(rootOf));
  const find = speller(known);
  return words.replace(LETTERS, (word) =>
    isSmall(word) || roots.has(rootOf(word)) ? word : (find(word.toLowerCase())?.word ?? word),
  );
}

const wordsOf = (id: string): string => {
  const words = id.slice(id.indexOf('/') + 1).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
