import type { Way } from './way-types';

const KINDS: readonly Way['kind'][] = ['topic', 'challenge', 'question', 'card'];

/**
 * What leads to a skill: first what is mainly about it, then by kind (topics, challenges, questions, cards), else in the
 * given order.
 * @param skill a name of the vocabulary
 */
export function waysTo(skill: string, ways: readonly Way[]): readonly Way[] {
  const rank = ({ kind, skills }: Way) => (skills[0] === skill ? 0 : KINDS.length) + KINDS.indexOf(kind);
  return ways.filter(({ skills }) => skills.includes(skill)).sort((a, b) => rank(a) - rank(b));
}

/** The skills that one thing teaches or shows, the main one first; none where it is not among the ways. */
export function skillsOf(kind: Way['kind'], id: string, ways: readonly Way[]): readonly string[] {
  return ways.find((way) => way.kind === kind && way.id === id)?.skills ?? [];
}

/** The first topic, challenge and question that lead to a skill: what is offered beside a gap. */
export function offersFor(skill: string, ways: readonly Way[]): readonly Way[] {
  const found = waysTo(skill, ways);
  return (['topic', 'challenge', 'question'] as const).flatMap((kind) => found.find((way) => way.kind === kind) ?? []);
}

/**
 * What shares skills with something else: first what has its name, then what is mainly about the same, then what shares
 * most, else in the given order.
 * @param of that thing's name and its skills, the main one first
 * @param kind what is looked for
 */
export function waysBeside(of: Pick<Way, 'name' | 'skills'>, kind: Way['kind'], ways: readonly Way[]): readonly Way[] {
  const asked = new Set(of.skills);
  const words = wordsIn(of.name);
  const value = ({ name, skills }: Way): readonly [number, number, number] => [
    wordsIn(name).filter((word) => words.includes(word)).length,
    skills[0] === of.skills[0] ? 1 : 0,
    skills.filter((skill) => asked.has(skill)).length,
  ];
  return ways
    .filter((way) => way.kind === kind && way.skills.some((skill) => asked.has(skill)))
    .map((way) => ({ way, value: value(way) }))
    .sort((a, b) => b.value[0] - a.value[0] || b.value[1] - a.value[1] || b.value[2] - a.value[2])
    .map(({ way }) => way);
}

/** Words that say what a name is about, in the singular. */
const wordsIn = (name: string): readonly string[] =>
  (name.toLowerCase().match(/[\p{L}\p{N}+#]{3,}/gu) ?? [])
    .filter((word) => !SMALL.has(word))
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
const SMALL = new Set(['and', 'the', 'with', 'for', 'from', 'basics', 'versus', 'your']);
