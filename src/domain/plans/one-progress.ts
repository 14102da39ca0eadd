import type { TrackProgress } from '../track-progress/types';
import type { RoadmapTopic, TopicState } from './types';

/** `react/hooks`. A part of a topic, `frontend/testing:jest`, and a whole subject, `javascript`, have no mark of their own. */
const OWN_MARK = /^([^/:]+)\/[^/:]+$/;

/** The track or subject whose progress holds the mark of a roadmap's topic; `null` where the roadmap itself holds it. */
export function courseOf({ id, track }: Pick<RoadmapTopic, 'id' | 'track'>): string | null {
  return track === null ? null : (OWN_MARK.exec(id)?.[1] ?? null);
}

/**
 * How far one is with each topic of a roadmap, by its id. What was marked in a track or a subject holds in every roadmap
 * that has the topic; the roadmap's own states are for the topics that the catalogue has no mark for, and for marks from
 * before there was one progress for both.
 */
export function topicStates(
  topics: readonly Pick<RoadmapTopic, 'id' | 'track'>[],
  own: Readonly<Record<string, TopicState>>,
  progress: Readonly<Record<string, TrackProgress | undefined>>,
): Readonly<Record<string, TopicState>> {
  return Object.fromEntries(
    topics.flatMap((topic): [string, TopicState][] => {
      const marks = progress[courseOf(topic) ?? '']?.topics ?? {};
      const state = Object.hasOwn(marks, topic.id)
        ? marks[topic.id]?.status
        : Object.hasOwn(own, topic.id)
          ? own[topic.id]
          : undefined;
      return state === undefined || state === 'not-started' ? [] : [[topic.id, state]];
    }),
  );
}
