import type { SubjectTopic } from '../../domain/catalogue/subject-types';
import type { TopicOnPage, TrackOutline } from '../../domain/catalogue/types';

/** What the catalogue says of a topic beyond its name. */
export type TopicSaid = Pick<SubjectTopic, 'about' | 'able' | 'exercise' | 'cards' | 'challenges'>;

/** A track or a subject as its page shows it. */
export interface LearningPath extends TrackOutline {
  readonly description: string;
  readonly topics: readonly (TopicOnPage & { readonly said?: TopicSaid })[];
}
