import { counted } from './counted';
import { addDays } from './dates';
import { milestonesOf, stepsOf } from './schedule';
import { budgetWords } from './time-limit';
import type { Roadmap, RoadmapTopic, TimeBudget } from './types';

/** What is changed by hand in a roadmap. Topics go by their ids, places count from 0. */
export type PlanEdit =
  | { readonly kind: 'add'; readonly topic: RoadmapTopic; readonly at: number }
  | { readonly kind: 'remove'; readonly topic: string }
  | { readonly kind: 'move'; readonly topic: string; readonly to: number }
  | { readonly kind: 'hours'; readonly topic: string; readonly hours: number };

/** Hours of a topic are in quarters, from one quarter to this many. */
export const MOST_TOPIC_HOURS = 1000;
const QUARTER = 0.25;

/** As many hours as a topic can have, in quarters; what is no number gives the least. */
export const topicHours = (hours: number): number =>
  Number.isFinite(hours)
    ? Math.min(MOST_TOPIC_HOURS, Math.max(QUARTER, Math.round(hours / QUARTER) * QUARTER))
    : QUARTER;

/**
 * A roadmap with a change of its topics. It takes the hours that its topics have, at the pace it had: its end moves, and
 * steps and milestones with it. An edit that names no topic of it, would add one twice or leave none changes nothing.
 */
export function edited(roadmap: Roadmap, edit: PlanEdit): Roadmap {
  const { topics } = roadmap;
  const others = 'at' in edit ? topics : topics.filter(({ id }) => id !== edit.topic);
  if (edit.kind === 'add') {
    if (topics.some(({ id }) => id === edit.topic.id)) return roadmap;
    return withTopics(roadmap, topics.toSpliced(clamped(edit.at, topics.length), 0, edit.topic));
  }
  const own = topics.find(({ id }) => id === edit.topic);
  if (!own || (edit.kind === 'remove' && others.length === 0)) return roadmap;
  if (edit.kind === 'remove') return withTopics(roadmap, others);
  if (edit.kind === 'move') return withTopics(roadmap, others.toSpliced(clamped(edit.to, others.length), 0, own));
  return withTopics(
    roadmap,
    topics.map((topic) => (topic === own ? { ...own, hours: topicHours(edit.hours) } : topic)),
  );
}

const clamped = (place: number, most: number) => Math.min(most, Math.max(0, Math.trunc(place) || 0));

/** The roadmap of these topics, at the pace it had. */
export function withTopics(roadmap: Roadmap, topics: readonly RoadmapTopic[]): Roadmap {
  const budget = budgetFor(topics, roadmap.budget);
  const steps = stepsOf(topics, budget);
  return {
    ...roadmap,
    summary: roadmap.summary.replace(extent(roadmap.topics, roadmap.budget), () => extent(topics, budget)),
    budget,
    topics,
    steps,
    milestones: milestonesOf(topics, steps),
  };
}

/** How the summary of a roadmap ends. */
const extent = (topics: readonly RoadmapTopic[], budget: TimeBudget) =>
  `${counted(topics.length, 'topic')}. ${budgetWords(budget)}`;

function budgetFor(topics: readonly RoadmapTopic[], before: TimeBudget): TimeBudget {
  const totalHours = topics.reduce((sum, { hours }) => sum + hours, 0);
  if (totalHours === before.totalHours) return before;
  const days = Math.max(1, Math.ceil((before.days * totalHours) / before.totalHours - 1e-9));
  const perWeek = Math.round((totalHours / Math.max(days, 7)) * 70) / 10;
  return {
    ...before,
    end: addDays(before.start, days),
    days,
    weeks: Math.ceil(days / 7),
    hoursPerWeek: Math.min(days, before.days) < 7 ? perWeek : before.hoursPerWeek,
    totalHours,
  };
}
