import type { CatalogueLink, TopicPart, TopicSaid } from './types';

/** What a subject is, for the groups in which lists show them. */
export const SUBJECT_KINDS = ['language', 'framework', 'platform', 'tool', 'field'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** Hours that a topic takes whoever begins at a level; 0 where that level knows it already. */
export interface HoursByLevel {
  readonly beginner: number;
  readonly intermediate: number;
  readonly advanced: number;
}

/** As much of a topic as plans are made of. */
export interface PlannedTopic {
  /** Unique among all subjects and tracks: `rust/ownership`. */
  readonly id: string;
  readonly name: string;
  readonly hours: HoursByLevel;
  /** Without the core one does not know the subject; an extra gives way where time is short. */
  readonly part: Exclude<TopicPart, 'prerequisite'>;
  /** Ids of topics of the same subject, all of which come before it. */
  readonly needs: readonly string[];
  readonly subtopics: readonly string[];
}

/** A subject that can be learnt: a language, a framework, a field. */
export interface PlannedSubject {
  readonly id: string;
  readonly title: string;
  readonly kind: SubjectKind;
  /** What people call it, in small letters. */
  readonly names: readonly string[];
  /** Ids of subjects or tracks that whoever begins should know first. */
  readonly before: readonly string[];
  /** Pages about it, the best first. */
  readonly pages: readonly Pick<CatalogueLink, 'name' | 'url'>[];
  /** In learning order. */
  readonly topics: readonly PlannedTopic[];
}

/** A subject as it is listed and found. */
export interface ListedSubject extends Pick<PlannedSubject, 'id' | 'title' | 'kind' | 'names'> {
  readonly description: string;
  readonly topics: readonly Pick<PlannedTopic, 'id' | 'name'>[];
}

/** A topic with all that the catalogue says of it. */
export interface SubjectTopic extends PlannedTopic, TopicSaid {
  /** The best first. */
  readonly resources: readonly CatalogueLink[];
  /** Ids of the coach's cards. */
  readonly cards: readonly string[];
  /** Numbers of challenges. */
  readonly challenges: readonly number[];
}

export interface SubjectPage extends Omit<PlannedSubject, 'topics' | 'pages' | 'before'> {
  /** Subjects and tracks that whoever begins should know first. */
  readonly before: readonly { readonly id: string; readonly title: string }[];
  readonly description: string;
  readonly topics: readonly SubjectTopic[];
}
