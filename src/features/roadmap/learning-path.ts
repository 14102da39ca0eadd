import type { SubjectTopic } from '../../domain/catalogue/subject-types';
import type { TopicOnPage, TopicPart, TrackOutline } from '../../domain/catalogue/types';

/** Cards and challenges that the catalogue names for a topic. */
export type NamedWays = Pick<SubjectTopic, 'cards' | 'challenges'>;

/** A topic of a track or a subject as its page shows it. */
export interface PathTopic extends TopicOnPage {
  readonly part: TopicPart;
  readonly named?: NamedWays;
  /** Ids of the topics that it directly builds on; those of tracks are in a table of their own. */
  readonly needs?: readonly string[];
}

/** A track or a subject as its page shows it. */
export interface LearningPath extends TrackOutline {
  readonly description: string;
  /** Tracks and subjects that whoever begins should know first. */
  readonly before?: readonly { readonly id: string; readonly title: string }[];
  readonly topics: readonly PathTopic[];
}
