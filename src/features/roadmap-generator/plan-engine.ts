import references from 'content:references';
import subjects from 'content:subjects/all';
import tracks from 'content:tracks/all';
import { fits } from '../../domain/catalogue/find';
import { doneWhen, planRoadmap } from '../../domain/plans/planner';
import { planningCatalogue } from '../../domain/plans/planning-catalogue';
import { budgetOfForm } from '../../domain/plans/time-limit';
import type { Roadmap, RoadmapForm, RoadmapTopic } from '../../domain/plans/types';

// The planner with all it knows, for editing; it is fetched when it is first used.

const catalogue = planningCatalogue(tracks, subjects, references);
const ids = [...tracks, ...subjects].flatMap(({ topics }) => topics.map(({ id }) => id));

/** The built-in planner's roadmap of a form, from this day on. @param today ISO date */
export const planAgain = (form: RoadmapForm, today: string): Roadmap =>
  planRoadmap(catalogue, { ...form, budget: budgetOfForm(form, today) });

const MOST_FOUND = 8;
const LEAST_HOURS = 1;

/** Topics of the catalogue with all of these words in their names or parts, those whose name has them first. */
export function findTopics(
  query: string,
  { level, depth }: Pick<Roadmap, 'level' | 'depth'>,
  there: ReadonlySet<string>,
): readonly RoadmapTopic[] {
  const found = ids.flatMap((id) => {
    const entry = there.has(id) ? undefined : catalogue.topicById(id);
    if (!entry || !fits(query, [entry.course.title, entry.topic.name, ...entry.topic.subtopics])) return [];
    return { ...entry, byName: fits(query, [entry.course.title, entry.topic.name]) };
  });
  return found
    .sort((a, b) => Number(b.byName) - Number(a.byName))
    .slice(0, MOST_FOUND)
    .map(({ course, topic: { id, name, subtopics, hours } }) => ({
      id,
      name,
      hours: Math.max(LEAST_HOURS, Math.round(hours[level])),
      subtopics,
      why: 'You added it.',
      doneWhen: doneWhen({ subtopics, part: 'subject' }, depth),
      track: course.title,
    }));
}

/** What comes before something that it builds on, each with the first such topic. */
export function outOfOrder(topics: readonly RoadmapTopic[]): readonly { topic: RoadmapTopic; builds: RoadmapTopic }[] {
  return topics.flatMap((topic, at) => {
    const needs = catalogue.topicById(topic.id)?.topic.needs ?? [];
    const builds = topics.slice(at + 1).find(({ id }) => needs.includes(id));
    return builds ? [{ topic, builds }] : [];
  });
}
