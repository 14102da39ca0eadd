import type { Roadmap, RoadmapTopic, TopicState } from './types';

export interface PlanProgress {
  readonly done: number;
  readonly skipped: number;
  readonly total: number;
  /** Share of the hours that are behind, 0 to 1; skipped topics are left out of both. */
  readonly share: number;
  /** What is being learnt, or else the first that is not started; `null` when nothing is left. */
  readonly next: RoadmapTopic | null;
}

/** How far somebody is in a roadmap. A topic without a state is not started. */
export function planProgress(
  { topics }: Pick<Roadmap, 'topics'>,
  states: Readonly<Record<string, TopicState>>,
): PlanProgress {
  const stateOf = ({ id }: RoadmapTopic): TopicState =>
    Object.hasOwn(states, id) ? (states[id] ?? 'not-started') : 'not-started';
  const count = (state: TopicState) => topics.filter((topic) => stateOf(topic) === state).length;
  const hours = (list: readonly RoadmapTopic[]) => list.reduce((sum, topic) => sum + topic.hours, 0);
  const wanted = topics.filter((topic) => stateOf(topic) !== 'skipped');
  const all = hours(wanted);
  const behind = hours(wanted.filter((topic) => stateOf(topic) === 'done'));
  return {
    done: count('done'),
    skipped: count('skipped'),
    total: topics.length,
    share: all === 0 ? (topics.length > 0 ? 1 : 0) : behind / all,
    next:
      topics.find((topic) => stateOf(topic) === 'learning') ??
      topics.find((topic) => stateOf(topic) === 'not-started') ??
      null,
  };
}
