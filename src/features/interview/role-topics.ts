import { loadTopics } from '../../domain/interview/roles';
import type { InterviewTopic } from '../../domain/interview/types';

const loading = new Map<string, Promise<readonly InterviewTopic[]>>();

/** The topics of a role, the same promise for all callers; a fetch that failed is tried anew the next time. */
export function topicsOf(roleId: string): Promise<readonly InterviewTopic[]> {
  const known = loading.get(roleId);
  if (known) return known;
  const topics = loadTopics(roleId).catch((error: unknown) => {
    loading.delete(roleId);
    throw error;
  });
  loading.set(roleId, topics);
  return topics;
}
