import { listed } from './counted';
import { addDays } from './dates';
import { unitOf } from './fit-hours';
import { hoursOn } from './time-week';
import type { Milestone, RoadmapStep, RoadmapTopic, StepItem, TimeBudget } from './types';

/** More weeks than this stand in groups. */
const MOST_STEPS = 16;
const MOST_MILESTONES = 4;

/** The weeks of a budget, in groups where there are many, with the hours of each; their sum is exact. */
export function weekGroups({
  start,
  end,
  days,
  weeks,
  byDay,
  totalHours,
}: TimeBudget): Omit<RoadmapStep, 'title' | 'items'>[] {
  const count = Math.min(weeks, MOST_STEPS);
  const unit = unitOf(totalHours);
  // What part of the hours is behind one after so many days; a part week has the hours of its own days.
  const all = byDay ? hoursOn(byDay, start, days) : 0;
  const part = (over: number) =>
    byDay && all > 0 ? hoursOn(byDay, start, Math.min(days, over)) / all : Math.min(1, over / days);
  let before = 0;
  return Array.from({ length: count }, (_, index) => {
    const firstWeek = Math.floor((index * weeks) / count) + 1;
    const lastWeek = Math.floor(((index + 1) * weeks) / count);
    const last = index === count - 1;
    const until = last ? totalHours : Math.round((totalHours * part(7 * lastWeek)) / unit) * unit;
    const hours = until - before;
    before = until;
    const from = addDays(start, 7 * (firstWeek - 1));
    const whole = addDays(start, 7 * lastWeek - 1);
    return { firstWeek, lastWeek, from, to: last || whole > end ? end : whole, hours };
  });
}

/** The guide, week by week: each topic's subtopics spread over the time it has. */
export function stepsOf(topics: readonly RoadmapTopic[], budget: TimeBudget): RoadmapStep[] {
  const queue = topics.map((topic) => ({ topic, used: 0 }));
  return weekGroups(budget).flatMap((week) => {
    const items: StepItem[] = [];
    let room = week.hours;
    while (room > 0 && queue[0]) {
      const [{ topic, used }] = queue as [{ topic: RoadmapTopic; used: number }];
      const hours = Math.min(room, topic.hours - used);
      items.push({ topic: topic.id, text: itemText(topic, used / topic.hours, (used + hours) / topic.hours), hours });
      room -= hours;
      if (used + hours >= topic.hours) queue.shift();
      else queue[0] = { topic, used: used + hours };
    }
    const names = items.map(({ topic: id }) => topics.find((topic) => topic.id === id)?.name ?? '');
    return items.length === 0 ? [] : [{ ...week, title: listed([...new Set(names)], 3), items }];
  });
}

function itemText({ name, subtopics }: RoadmapTopic, from: number, to: number): string {
  const count = subtopics.length;
  if (count === 0) return name;
  const first = Math.min(count - 1, Math.floor(from * count + 1e-9));
  const behind = to >= 1 - 1e-9 ? count : Math.max(first + 1, Math.floor(to * count + 1e-9));
  const [begun, ...rest] = subtopics.slice(first, behind);
  const again = from * count - first > 1e-9;
  return `${name}: ${[again ? `more of ${begun}` : begun, ...rest].join(', ')}`;
}

/** Up to four points at which a part of the topics is behind one. */
export function milestonesOf(topics: readonly RoadmapTopic[], steps: readonly RoadmapStep[]): Milestone[] {
  const ends = topics.map(
    ({ id }) => steps.findLast(({ items }) => items.some(({ topic }) => topic === id))?.to ?? null,
  );
  const count = Math.min(MOST_MILESTONES, topics.length);
  const milestones: Milestone[] = [];
  let from = 0;
  for (let index = 1; index <= count; index += 1) {
    const to = Math.round((index * topics.length) / count);
    const date = ends[to - 1];
    const part = topics.slice(from, to);
    from = to;
    const last = part.at(-1);
    if (!date || !last) continue;
    const names = listed(
      part.map(({ name }) => name),
      3,
    );
    const text = `${names}: done. ${last.doneWhen}`;
    const previous = milestones.at(-1);
    // Two that fall into the same week are one.
    if (previous?.date === date) milestones[milestones.length - 1] = { date, text: `${previous.text} ${text}` };
    else milestones.push({ date, text });
  }
  return milestones;
}
