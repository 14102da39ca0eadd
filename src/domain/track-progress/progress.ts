import type { TrackOutline } from '../catalogue/types';
import type { TopicStatus, TrackProgress } from './types';

/** A track with its reader's progress. Hours are those of the catalogue. */
export interface TrackSummary<T extends TrackOutline = TrackOutline> {
  readonly track: T;
  /** How many topics have each status. */
  readonly counts: Readonly<Record<TopicStatus, number>>;
  /** Topics that count: all but the skipped. */
  readonly counted: number;
  /** Done topics among those that count, 0 to 1; 0 when none counts. */
  readonly share: number;
  readonly hours: number;
  /** Hours of the topics that are neither done nor skipped; one being learned counts in full. */
  readonly hoursLeft: number;
  /** The first topic being learned, else the first not started, else `null`. */
  readonly next: T['topics'][number] | null;
  /** ISO date-time of the last change, or `null` when nothing was started. */
  readonly lastAt: string | null;
}

/** The status of a topic; `not-started` for what is unknown. */
export function statusOf(progress: TrackProgress | undefined, topicId: string): TopicStatus {
  if (!progress || !Object.hasOwn(progress.topics, topicId)) return 'not-started';
  return progress.topics[topicId]?.status ?? 'not-started';
}

/** How far a reader has got in a track. */
export function summaryOf<T extends TrackOutline>(track: T, progress: TrackProgress | undefined): TrackSummary<T> {
  const counts = { 'not-started': 0, learning: 0, done: 0, skipped: 0 };
  let hours = 0;
  let hoursLeft = 0;
  let lastAt: string | null = null;
  for (const topic of track.topics) {
    const status = statusOf(progress, topic.id);
    counts[status] += 1;
    hours += topic.hours;
    if (status === 'not-started') {
      hoursLeft += topic.hours;
      continue;
    }
    if (status === 'learning') hoursLeft += topic.hours;
    const at = progress?.topics[topic.id]?.at ?? null;
    if (at !== null && (lastAt === null || at > lastAt)) lastAt = at;
  }
  const first = (status: TopicStatus) => track.topics.find(({ id }) => statusOf(progress, id) === status);
  const counted = track.topics.length - counts.skipped;
  return {
    track,
    counts,
    counted,
    share: counted === 0 ? 0 : counts.done / counted,
    hours,
    hoursLeft,
    next: first('learning') ?? first('not-started') ?? null,
    lastAt,
  };
}

/** What a reader did over all tracks. */
export interface TracksOverview<T extends TrackOutline = TrackOutline> {
  /** Tracks with any mark, the last changed first. */
  readonly begun: readonly TrackSummary<T>[];
  readonly topicsDone: number;
  /** Done topics among those that count in the begun tracks, 0 to 1. */
  readonly share: number;
  /** Of the track changed last in which something is left. */
  readonly next: { readonly track: T; readonly topic: T['topics'][number] } | null;
}

/**
 * @param tracks the catalogue
 * @param progress documents by track id; those of unknown tracks count for nothing
 */
export function overviewOf<T extends TrackOutline>(
  tracks: readonly T[],
  progress: Readonly<Record<string, TrackProgress | undefined>>,
): TracksOverview<T> {
  const begun = tracks
    .map((track) => summaryOf(track, progress[track.id]))
    .filter(({ lastAt }) => lastAt !== null)
    .sort((a, b) => (b.lastAt ?? '').localeCompare(a.lastAt ?? ''));
  const sum = (of: (summary: TrackSummary<T>) => number) => begun.reduce((total, summary) => total + of(summary), 0);
  const topicsDone = sum(({ counts }) => counts.done);
  const counted = sum((summary) => summary.counted);
  const on = begun.find(({ next }) => next !== null);
  return {
    begun,
    topicsDone,
    share: counted === 0 ? 0 : topicsDone / counted,
    next: on?.next ? { track: on.track, topic: on.next } : null,
  };
}
