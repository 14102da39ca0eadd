import type { Activity, ActivityKind } from './types';

export interface TopicCount {
  readonly topic: string;
  readonly count: number;
}

/** The kinds whose label names what was practised: a role, a topic, a challenge. */
const TOPICAL: ReadonlySet<ActivityKind> = new Set(['interview', 'training', 'topic', 'plan-topic', 'challenge']);

/** How often each topic or role was practised, the most frequent first, then by the alphabet; case does not part them. */
export function topicCounts(activities: readonly Pick<Activity, 'kind' | 'label'>[]): readonly TopicCount[] {
  const counts = new Map<string, { topic: string; count: number }>();
  for (const { kind, label } of activities) {
    const topic = label.trim();
    if (!TOPICAL.has(kind) || topic === '') continue;
    const key = topic.toLowerCase();
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, { topic, count: 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || a.topic.localeCompare(b.topic, 'en'));
}
