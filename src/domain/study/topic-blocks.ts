import { aboutOf } from '../calendar/about';
import { planTopicOf } from '../calendar/plan-about';
import type { CalendarEvent } from '../calendar/types';
import type { TopicState } from '../plans/types';

type Events = Readonly<Record<string, CalendarEvent>>;
type ByTopic = ReadonlyMap<string, readonly CalendarEvent[]>;

const known = new WeakMap<Events, Map<string, ByTopic>>();
const NO_BLOCKS: readonly CalendarEvent[] = [];

/** The blocks of a roadmap by topic, each topic's in the order of the clock; looked up once for the same events. */
function blocksByTopic(events: Events, plan: string): ByTopic {
  const plans = known.get(events) ?? new Map<string, ByTopic>();
  known.set(events, plans);
  const before = plans.get(plan);
  if (before) return before;
  const found = new Map<string, CalendarEvent[]>();
  for (const id in events) {
    const event = events[id];
    if (!event?.about.startsWith('plan ') || event.allDay || event.recurrence !== '') continue;
    const topic = planTopicOf(aboutOf(event.about));
    if (topic?.plan !== plan || topic.topic === null) continue;
    const list = found.get(topic.topic);
    if (list) list.push(event);
    else found.set(topic.topic, [event]);
  }
  for (const list of found.values()) list.sort((a, b) => a.start.localeCompare(b.start) || a.id.localeCompare(b.id));
  plans.set(plan, found);
  return found;
}

/** The blocks of one topic of a roadmap, in the order of the clock. */
export const blocksOfTopic = (events: Events, plan: string, topic: string): readonly CalendarEvent[] =>
  blocksByTopic(events, plan).get(topic) ?? NO_BLOCKS;

/** All blocks of a roadmap that name a topic, in the order of the clock. */
export const blocksOfPlan = (events: Events, plan: string): readonly CalendarEvent[] =>
  [...blocksByTopic(events, plan).values()].flat().sort((a, b) => a.start.localeCompare(b.start));

/** A tick of a block, as its topic sees it. */
export interface TopicTick {
  readonly plan: string;
  readonly topic: string;
  /** Blocks of the topic after the tick, those done and all. */
  readonly done: number;
  readonly of: number;
}

/** How many blocks of a topic are done once one of them is ticked off, or opened again; `null` for another event. */
export function tickedTopic(events: Events, id: string, done: boolean): TopicTick | null {
  const event = events[id];
  const about = event ? planTopicOf(aboutOf(event.about)) : null;
  if (!event || about === null || about.topic === null) return null;
  const { plan, topic } = about;
  const blocks = blocksOfTopic(events, plan, topic);
  const isDone = (block: CalendarEvent) => (block.id === id ? done : block.doneAt !== null);
  return { plan, topic, done: blocks.filter(isDone).length, of: blocks.length };
}

/**
 * The state that a topic has after a tick; `null` where it stays what it is. The first block done is learning, the last one
 * is done; a block opened again takes back what the blocks alone have brought.
 */
export function stateAfter({ done, of }: TopicTick, ticked: boolean, state: TopicState): TopicState | null {
  if (ticked) {
    if (done === of) return state === 'done' ? null : 'done';
    return state === 'not-started' ? 'learning' : null;
  }
  const wasDone = done === of - 1;
  if (state !== 'done' || !wasDone) return null;
  return done === 0 ? 'not-started' : 'learning';
}
