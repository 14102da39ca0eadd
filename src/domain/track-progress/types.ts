/** Where a reader stands with a topic. */
export type TopicStatus = 'not-started' | 'learning' | 'done' | 'skipped';

/** In the order in which a screen offers them. */
export const TOPIC_STATUSES: readonly TopicStatus[] = ['not-started', 'learning', 'done', 'skipped'];

/** What is kept of a topic; one that was not started is not kept. */
export interface TopicMark {
  readonly status: Exclude<TopicStatus, 'not-started'>;
  /** ISO date-time of the last change. */
  readonly at: string;
}

/** What a reader did in one track. */
export interface TrackProgress {
  /** The track's id. */
  readonly id: string;
  /** By topic id. Topics that the catalogue no longer holds stay and count for nothing. */
  readonly topics: Readonly<Record<string, TopicMark>>;
}
