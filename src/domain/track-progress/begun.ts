import type { ListedSubject } from '../catalogue/subject-types';
import type { TrackOutline } from '../catalogue/types';
import type { PlanProgress } from '../plans/progress';
import { overviewOf } from './progress';
import type { TrackProgress } from './types';

/** A track or a roadmap of one's own, with how far one is in it. Plain data. */
export interface BegunRoadmap {
  readonly kind: 'track' | 'plan';
  readonly id: string;
  readonly title: string;
  readonly done: number;
  /** Topics that count: all but the skipped. */
  readonly total: number;
  /** 0 to 1. */
  readonly share: number;
  readonly next: { readonly id: string; readonly name: string } | null;
  /** Turns and shapes its hill. */
  readonly seed: number;
}

/** A roadmap of one's own, as far as it counts here. */
export interface PlanOutline {
  readonly id: string;
  readonly name: string;
  /** `null` for a model's reply that could not be read as topics: it is left out. */
  readonly progress: PlanProgress | null;
}

/**
 * The roadmaps one is on: the tracks and subjects marked last first, then one's own in their order.
 * @param subjects those of the catalogue; none as long as they are not there
 */
export function begunRoadmaps(
  tracks: readonly TrackOutline[],
  subjects: readonly ListedSubject[],
  progress: Readonly<Record<string, TrackProgress | undefined>>,
  plans: readonly PlanOutline[],
): readonly BegunRoadmap[] {
  const paths = [...tracks, ...subjects.map(outlineOf)];
  const begun = overviewOf(paths, progress).begun.map(
    ({ track, counts, counted, share, next }): BegunRoadmap => ({
      kind: 'track',
      id: track.id,
      title: track.title,
      done: counts.done,
      total: counted,
      share,
      next: next && { id: next.id, name: next.name },
      seed: paths.indexOf(track),
    }),
  );
  const own = plans.flatMap(({ id, name, progress: of }, index): BegunRoadmap[] => {
    if (!of) return [];
    const { done, skipped, total, share, next } = of;
    return [
      {
        kind: 'plan',
        id,
        title: name,
        done,
        total: total - skipped,
        share,
        next: next && { id: next.id, name: next.name },
        seed: paths.length + index,
      },
    ];
  });
  return [...begun, ...own];
}

/** Whether something was marked that is in none of these tracks: then the subjects are needed to tell of it. */
export const marksSubjects = (
  tracks: readonly TrackOutline[],
  progress: Readonly<Record<string, TrackProgress | undefined>>,
): boolean => Object.keys(progress).some((id) => !tracks.some((track) => track.id === id));

/** Progress is counted by topics; the hours of subjects are on their pages. */
const outlineOf = ({ id, title, topics }: ListedSubject): TrackOutline => ({
  id,
  title,
  topics: topics.map((topic) => ({ ...topic, hours: 0 })),
});
