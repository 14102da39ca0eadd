import type { TopicOnPage, TrackOutline } from '../../domain/catalogue/types';

/** A track or a subject as its page shows it. */
export interface LearningPath extends TrackOutline {
  readonly description: string;
  readonly topics: readonly TopicOnPage[];
}
