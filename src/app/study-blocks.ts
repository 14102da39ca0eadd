import type { UnknownAction } from '@reduxjs/toolkit';
import { aboutText, type EventAbout } from '../domain/calendar/about';
import { dayIndex } from '../domain/calendar/day-index';
import { newEvent, timesAt, withChange } from '../domain/calendar/edits';
import { nextFree, type Span } from '../domain/calendar/free-time';
import { clockFor } from '../domain/calendar/zones';
import { courseOf, topicStates } from '../domain/plans/one-progress';
import type { TopicState } from '../domain/plans/types';
import { stateAfter, type TopicTick, tickedTopic } from '../domain/study/topic-blocks';
import { eventsPut, eventsRemoved, newEventId } from '../features/calendar/calendar-slice';
import { selectCalendar, selectEvent } from '../features/calendar/selectors';
import { selectTrackProgress } from '../features/roadmap/selectors';
import { topicMarked } from '../features/roadmap/track-progress-slice';
import { planTopicMarked } from '../features/roadmap-generator/plans-slice';
import { selectPlan, statesOf } from '../features/roadmap-generator/selectors';
import { deviceZone } from '../ui/device-zone';
import type { Planner } from './hooks';
import type { Change, NewBlock } from './planner-types';
import type { RootState } from './store';

/** Events for blocks of study, each with what it is about. */
export function blocksFor(state: RootState, blocks: readonly NewBlock[]) {
  const zone = deviceZone();
  const clock = clockFor(zone, selectCalendar(state).parts);
  const at = new Date().toISOString();
  const events = blocks.map(({ text, start, end, about }) =>
    newEvent({
      ...timesAt({ start, end, allDay: false }, zone, clock),
      id: newEventId(),
      text,
      at,
      about: aboutText(about),
    }),
  );
  const ids = events.map(({ id }) => id);
  return { add: eventsPut(events), remove: eventsRemoved(ids), ids, events };
}

/** A block in the next free time of the calendar, by day. */
export function blockInFreeTime(
  state: RootState,
  { text, minutes, about }: Parameters<Planner['newBlock']>[1],
): Awaited<ReturnType<Planner['newBlock']>> {
  const { events, parts } = selectCalendar(state);
  const clock = clockFor(deviceZone(), parts);
  const span = nextFree(dayIndex(events, clock), clock, Date.now(), minutes);
  if (!span) return null;
  const { add, remove } = blocksFor(state, [{ text, ...span, about }]);
  return { add, remove, start: span.start };
}

/** The action that says what an event of the calendar is about. */
export function eventAbout(state: RootState, id: string, about: EventAbout | null) {
  const event = selectEvent(state, id);
  return event ? eventsPut([withChange(event, { about: aboutText(about) }, new Date().toISOString())]) : null;
}

/** Ticks an event of the calendar off, or opens it again. What that makes of the topic it is for is said, and undone with it. */
export function eventDone(state: RootState, id: string, done: boolean): Change | null {
  const event = selectEvent(state, id);
  if (!event) return null;
  const at = new Date().toISOString();
  const ticked = eventsPut([withChange(event, { doneAt: done ? at : null }, at)]);
  const before = eventsPut([event]);
  const tick = tickedTopic(selectCalendar(state).events, id, done);
  const topic = tick && topicIn(state, tick.plan, tick.topic);
  const next = topic && stateAfter(tick, done, topic.state);
  if (!next) return { run: [ticked], undo: [before], said: null };
  return {
    run: [ticked, ...topic.marked(next)],
    undo: [before, ...topic.marked(topic.state)],
    said: tickWords(tick, next, topic.name, topic.of),
  };
}

function tickWords({ done, of }: TopicTick, state: TopicState, topic: string, plan: string): string {
  const blocks = of === 1 ? 'The block of' : done === of ? `All ${of} blocks of` : `${done} of ${of} blocks of`;
  if (state === 'done') return `${blocks} “${topic}” ${of === 1 ? 'is' : 'are'} done: the topic is done in “${plan}”.`;
  if (done === 0) return `“${topic}” is not started again in “${plan}”.`;
  return `${blocks} “${topic}” ${done === 1 ? 'is' : 'are'} done: you are learning it in “${plan}”.`;
}

/** A topic of a roadmap with its state, and what gives it another; `null` where it is gone. */
function topicIn(state: RootState, plan: string, id: string) {
  const found = selectPlan(state, plan);
  const topic = found?.roadmap?.topics.find((one) => one.id === id);
  if (!found || !topic) return null;
  const own = statesOf(state, plan);
  const course = courseOf(topic);
  return {
    name: topic.name,
    of: found.name,
    state: topicStates([topic], own, selectTrackProgress(state))[id] ?? 'not-started',
    // One progress: a topic of a track or a subject is marked there, and nowhere else.
    marked: (status: TopicState): readonly UnknownAction[] =>
      course === null
        ? [planTopicMarked({ id: plan, topic: id, state: status })]
        : [
            topicMarked({ trackId: course, title: topic.track ?? '', topicId: id, name: topic.name, status }),
            ...(Object.hasOwn(own, id) ? [planTopicMarked({ id: plan, topic: id, state: 'not-started' })] : []),
          ],
  };
}

/** Puts events to other times, or takes them out of the calendar; `null` where none of them is there any more. */
export function moved(state: RootState, moves: ReadonlyMap<string, Span | null>): Change | null {
  const clock = clockFor(deviceZone(), selectCalendar(state).parts);
  const at = new Date().toISOString();
  const before = [...moves.keys()].flatMap((id) => selectEvent(state, id) ?? []);
  if (before.length === 0) return null;
  const after = before.flatMap((event) => {
    const place = moves.get(event.id);
    return place ? [withChange(event, timesAt({ ...place, allDay: false }, event.zone, clock), at)] : [];
  });
  const gone = before.filter(({ id }) => !moves.get(id)).map(({ id }) => id);
  return {
    run: [...(after.length > 0 ? [eventsPut(after)] : []), ...(gone.length > 0 ? [eventsRemoved(gone)] : [])],
    undo: [eventsPut(before)],
    said: null,
  };
}
