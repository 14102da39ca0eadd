import type { SubjectTopic } from '../../domain/catalogue/subject-types';
import type { TopicOnPage, TrackOutline } from '../../domain/catalogue/types';

/** Cards and challenges that the catalogue names for a topic. */
export type NamedWays = Pick<SubjectTopic, 'cards' | 'challenges'>;

/** A track or a subject as its page shows it. */
export interface LearningPath extends TrackOutline {
  readonly description: string;
  readonly topics: readonly (TopicOnPage & { readonly named?: NamedWays })[];
}
