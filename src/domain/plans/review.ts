import type { Candidate } from './choose-topics';
import { taughtBy } from './order';
import type { PlanningCatalogue } from './planning-catalogue';

/** Hours that a review takes at most. */
export const MOST_REVIEW = 2;
const REVIEW_SHARE = 0.1;

/**
 * The candidates, with those that the learner knows as reviews. None vanishes: a review is short enough to stay.
 * @param known ids of topics, or of whole courses
 */
export function reviewed(
  catalogue: PlanningCatalogue,
  candidates: readonly Candidate[],
  known: readonly string[],
): readonly Candidate[] {
  if (known.length === 0) return candidates;
  const isKnown = knownIn(catalogue, new Set(known));
  return candidates.map((candidate) =>
    candidate.source !== null && isKnown(candidate.source)
      ? {
          ...candidate,
          name: `Review: ${candidate.name}`,
          need: Math.min(MOST_REVIEW, candidate.need * REVIEW_SHARE),
          rank: 0,
          review: true,
        }
      : candidate,
  );
}

/** Whether a topic, or the core of a course, is among what is known. */
function knownIn({ courseById, topicById }: PlanningCatalogue, known: ReadonlySet<string>): (id: string) => boolean {
  const isKnown = (id: string): boolean => {
    if (known.has(id)) return true;
    const course = courseById(id);
    if (course) return course.topics.every(({ part, id: topic }) => part !== 'core' || isKnown(topic));
    const place = topicById(id);
    if (place && known.has(place.course.id)) return true;
    // A topic of a track of which several ways are taught is known only where its own name is.
    const teachers = taughtBy(id);
    return teachers.length === 1 && teachers.some((teacher) => known.has(teacher));
  };
  return isKnown;
}

/** Hours of a review, in a plan's units. */
export const reviewHours = (need: number, unit: number): number =>
  Math.max(unit, Math.min(MOST_REVIEW, Math.round(need / unit) * unit));
