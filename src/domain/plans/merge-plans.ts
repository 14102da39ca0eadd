import { withTopics } from './edit-plan';
import type { Roadmap, RoadmapTopic, TopicState } from './types';

/** What became of a topic where a roadmap was generated again, and why. */
export interface MergedTopic {
  readonly id: string;
  readonly name: string;
  readonly what: /** It is new. */
    | 'added'
    /** It is no longer part of it. */
    | 'left-out'
    /** It would have been left out. */
    | 'kept'
    /** It was removed by hand, and stays removed. */
    | 'stays-out'
    /** Its hours are others than before. */
    | 'hours'
    /** Its hours would have changed. */
    | 'own-hours';
  /** For `kept` and `own-hours`. */
  readonly because: 'locked' | 'begun' | 'own' | null;
  /** Before, and now; 0 where it was, or is, no part. */
  readonly from: number;
  readonly to: number;
}

export interface MergedPlan {
  readonly roadmap: Roadmap;
  /** Every topic that is not as it was, in the new order; those that went come last. */
  readonly changes: readonly MergedTopic[];
}

/**
 * A roadmap that is generated again, merged with what the learner made of the last one: topics added by hand, locked or
 * begun stay, those removed by hand stay out, own hours and the own order hold. Everything else is as it is generated now.
 *
 * @param base as it was generated last @param mine as the learner has it now @param theirs as it is generated now
 * @param locked ids of topics that nothing may change @param states how far the learner is, by topic
 */
export function mergePlans(
  { base, mine, theirs }: { readonly base: Roadmap; readonly mine: Roadmap; readonly theirs: Roadmap },
  locked: readonly string[],
  states: Readonly<Record<string, TopicState>>,
): MergedPlan {
  const [inBase, inMine, inTheirs] = [base, mine, theirs].map(({ topics }) => new Map(topics.map((t) => [t.id, t])));
  if (!inBase || !inMine || !inTheirs) return { roadmap: theirs, changes: [] };
  const isBegun = (id: string) => states[id] === 'learning' || states[id] === 'done';
  const why = (id: string) =>
    locked.includes(id) ? 'locked' : inBase.has(id) ? (isBegun(id) ? 'begun' : null) : 'own';

  const taken = theirs.topics.filter(({ id }) => inMine.has(id) || !inBase.has(id));
  const kept = mine.topics.filter(({ id }) => !inTheirs.has(id) && why(id) !== null);
  const merged = inOrder([...taken, ...kept], mine.topics, theirs.topics, wasReordered(base, mine)).map((topic) => {
    const own = inMine.get(topic.id);
    if (!own) return topic;
    if (locked.includes(topic.id)) return own;
    const changed = inBase.has(topic.id) && inBase.get(topic.id)?.hours !== own.hours;
    return changed ? { ...topic, hours: own.hours } : topic;
  });

  const changes = merged.flatMap(({ id, name, hours: to }): MergedTopic[] => {
    const from = inMine.get(id)?.hours ?? 0;
    const generated = inTheirs.get(id)?.hours;
    const say = (what: MergedTopic['what'], because: MergedTopic['because'] = null) => [
      { id, name, what, because, from, to },
    ];
    if (!inMine.has(id)) return say('added');
    if (generated === undefined) return say('kept', why(id));
    if (to !== from) return say('hours');
    return generated === to ? [] : say('own-hours', locked.includes(id) ? 'locked' : 'own');
  });
  const gone = mine.topics
    .filter(({ id }) => !merged.some((topic) => topic.id === id))
    .map(({ id, name, hours }): MergedTopic => ({ id, name, what: 'left-out', because: null, from: hours, to: 0 }));
  const out = theirs.topics
    .filter(({ id }) => inBase.has(id) && !inMine.has(id))
    .map(({ id, name }): MergedTopic => ({ id, name, what: 'stays-out', because: null, from: 0, to: 0 }));
  return { roadmap: withTopics(theirs, merged), changes: [...changes, ...gone, ...out] };
}

/** Whether the learner changed the order of what was generated. */
function wasReordered(base: Roadmap, mine: Roadmap): boolean {
  const places = new Map(base.topics.map(({ id }, at) => [id, at]));
  const left = mine.topics.flatMap(({ id }) => places.get(id) ?? []);
  return left.some((place, at) => at > 0 && place < (left[at - 1] ?? 0));
}

/**
 * The topics in the order of one roadmap, the leading one; each that is only in the other comes right after what comes
 * before it there.
 */
function inOrder(
  topics: readonly RoadmapTopic[],
  mine: readonly RoadmapTopic[],
  theirs: readonly RoadmapTopic[],
  ownOrder: boolean,
): readonly RoadmapTopic[] {
  const byId = new Map(topics.map((topic) => [topic.id, topic]));
  const [leading, following] = ownOrder ? [mine, theirs] : [theirs, mine];
  const order = leading.flatMap(({ id }) => (byId.has(id) ? id : []));
  let before: string | null = null;
  for (const { id } of following) {
    if (!byId.has(id)) continue;
    if (!order.includes(id)) order.splice(before === null ? 0 : order.indexOf(before) + 1, 0, id);
    before = id;
  }
  return order.flatMap((id) => byId.get(id) ?? []);
}
