import groups from 'content:challenges';
import { loaders } from 'content:challenges/groups';
import type { Challenge, ChallengeHead } from '../../domain/challenges/types';

/** Every challenge as the list shows it, in its order. */
export const challengeHeads: readonly ChallengeHead[] = groups.flatMap(({ challenges }) => challenges);

const groupOf = new Map(groups.flatMap(({ name, challenges }) => challenges.map(({ id }) => [id, name] as const)));
const fetched = new Map<number, Challenge>();

/** A challenge whose group was fetched before. */
export const fetchedChallenge = (id: number): Challenge | null => fetched.get(id) ?? null;

/**
 * A challenge, fetched with its group.
 * @throws when it cannot be fetched, tried twice; the next call tries again
 */
export async function fetchChallenge(id: number): Promise<Challenge> {
  const load = loaders[groupOf.get(id) ?? ''];
  if (!load) throw new Error(`There is no challenge ${id}.`);
  const { default: challenges } = await load().catch(load);
  for (const challenge of challenges) fetched.set(challenge.id, challenge);
  const found = fetched.get(id);
  if (!found) throw new Error(`Challenge ${id} is not in its group.`);
  return found;
}

/**
 * Promises of challenges for one visit of a screen, the same for the same id: a component that waits for one asks again
 * each time it is drawn. The next visit asks for what failed again.
 */
export function challengesOfVisit(): (id: number) => Promise<Challenge> {
  const asked = new Map<number, Promise<Challenge>>();
  return (id) => {
    const before = asked.get(id);
    if (before) return before;
    const promise = fetchChallenge(id);
    // Whoever waits for it hears of a failure; it may come before anyone waits.
    promise.catch(() => {});
    asked.set(id, promise);
    return promise;
  };
}
