import { useCallback, useMemo } from 'react';
import type { Plan } from '../../../machines/contracts/roadmap';
import { useAppDispatch, useAppSelector, useAppStore, useTopicMarks } from '../../app/hooks';
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
export function useMarkTopic(plan: string): (topic: RoadmapTopic, state: TopicState) => void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const marks = useTopicMarks();
  return useCallback(
    (topic, state) => {
      const course = courseOf(topic);
      const marked = course && marks({ id: topic.id, name: topic.name, course, title: topic.track ?? '' }, state);
      if (marked) dispatch(marked);
      const own = statesOf(store.getState(), plan);
      if (!marked || Object.hasOwn(own, topic.id))
        dispatch(planTopicMarked({ id: plan, topic: topic.id, state: marked ? 'not-started' : state }));
    },
    [dispatch, store, marks, plan],
  );
}
