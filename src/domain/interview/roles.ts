import type { InterviewRole, InterviewTopic } from './types';

/** What fetches the topics of a role, by its id. */
export type TopicLoaders = Readonly<Record<string, () => Promise<{ readonly default: readonly InterviewTopic[] }>>>;

const fold = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * The role a name stands for. `ML Engineer` and `Machine Learning Engineer` lead to the same one.
 *
 * @param name an id, a title or a card's name in any letter case, already URL-decoded, as the router hands it over
 * @returns null where there is no such role
 */
export function findRole(roles: readonly InterviewRole[], name: string): InterviewRole | null {
  const wanted = fold(name);
  return (
    roles.find(({ id, title, pickerName }) => [id, title, pickerName].some((known) => fold(known) === wanted)) ?? null
  );
}

/**
 * Fetches the topics of one role; no other role's topics are loaded with them.
 *
 * @returns all its topics, in the order they are asked
 * @throws RangeError (as a rejection) when no role has that id; otherwise whatever the failed fetch throws
 */
export async function loadTopics(loaders: TopicLoaders, roleId: string): Promise<readonly InterviewTopic[]> {
  const load = Object.hasOwn(loaders, roleId) ? loaders[roleId] : undefined;
  if (!load) throw new RangeError(`No interview role has the id "${roleId}".`);
  return (await load()).default;
}

/**
 * The question bank of a role (product spec, section 3): the first `questionCount` of its topics.
 * @param first id of the topic that is asked before the others; one that there is not changes nothing
 */
export function bankOf(
  role: InterviewRole,
  topics: readonly InterviewTopic[],
  first: string | null = null,
): readonly InterviewTopic[] {
  const chosen = topics.filter(({ id }) => id === first);
  return [...chosen, ...topics.filter(({ id }) => id !== first)].slice(0, role.questionCount);
}
