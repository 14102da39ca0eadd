import { useCallback, useMemo } from 'react';
import type { Plan } from '../../../machines/contracts/roadmap';
import { useAppDispatch, useAppSelector, useAppStore, useMarkTopic } from '../../app/hooks';
import { courseOf, topicStates } from '../../domain/plans/one-progress';
import type { RoadmapTopic, TopicState } from '../../domain/plans/types';
import { selectTrackProgress } from '../roadmap/selectors';
import { planTopicMarked } from './plans-slice';
import { statesOf } from './selectors';

/** How far one is with each topic of a roadmap, wherever it was marked. */
export function useTopicStates({ id, roadmap }: Pick<Plan, 'id' | 'roadmap'>): Readonly<Record<string, TopicState>> {
  const own = useAppSelector((state) => statesOf(state, id));
  const progress = useAppSelector(selectTrackProgress);
  return useMemo(() => topicStates(roadmap?.topics ?? [], own, progress), [roadmap, own, progress]);
}

/** @returns what marks a topic of a roadmap, in its track or subject where it is from one */
export function useMarkPlanTopic(plan: string): (topic: RoadmapTopic, state: TopicState) => void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const mark = useMarkTopic();
  return useCallback(
    (topic, state) => {
      const course = courseOf(topic);
      if (course !== null)
        mark({ trackId: course, title: topic.track ?? '', topicId: topic.id, name: topic.name, status: state });
      if (course === null || Object.hasOwn(statesOf(store.getState(), plan), topic.id))
        dispatch(planTopicMarked({ id: plan, topic: topic.id, state: course === null ? state : 'not-started' }));
    },
    [dispatch, store, mark, plan],
  );
}
