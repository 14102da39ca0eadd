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
