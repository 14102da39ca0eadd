/** Where a reader stands with a topic. */
export type TopicStatus = 'not-started' | 'learning' | 'done' | 'skipped';

/** In the order in which a screen offers them. */
export const TOPIC_STATUSES: readonly TopicStatus[] = ['not-started', 'learning', 'done', 'skipped'];

/** What is kept of a topic; one that was not started is not kept. */
export interface TopicMark {
  readonly status: Exclude<TopicStatus, 'not-started'>;
  /** What the topic was called then: the catalogue is too large to be loaded for a name. Older marks have none. */
  readonly name?: string;
  /** ISO date-time of the last change. */
  readonly at: string;
}

/** What a reader did in one track. */
export interface TrackProgress {
  /** The track's id. */
  readonly id: string;
  /** What the track was called at the last mark; older documents have none. */
  readonly title?: string;
  /** By topic id. Topics that the catalogue no longer holds stay and count for nothing. */
  readonly topics: Readonly<Record<string, TopicMark>>;
}

const wordsOf = (slug: string) => slug.slice(slug.indexOf('/') + 1).replaceAll('-', ' ');

/** What a marked topic is called; of an older mark its id in words. @param topicId `frontend/html` */
export const topicNameOf = (topicId: string, { name }: Pick<TopicMark, 'name'>): string => name ?? wordsOf(topicId);

/** What a track is called; of an older document its id in words. */
export const trackTitleOf = ({ id, title }: Pick<TrackProgress, 'id' | 'title'>): string => title ?? wordsOf(id);
