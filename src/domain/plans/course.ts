import type { HoursByLevel, PlannedSubject } from '../catalogue/subject-types';
import type { CatalogueLink, TopicPart, Track } from '../catalogue/types';
import { needsOf, waysOf } from './order';

/** A topic as plans are made of it, whether of a track or of a subject. */
export interface CourseTopic {
  readonly id: string;
  readonly name: string;
  readonly subtopics: readonly string[];
  readonly part: TopicPart;
  /** 0 where the level knows it already. */
  readonly hours: HoursByLevel;
  /** Ids of topics of the same course, all of which come before it. */
  readonly needs: readonly string[];
  /** How many of the first subtopics are ways to choose from. */
  readonly ways: number;
}

/** A track or a subject. */
export interface Course {
  readonly id: string;
  readonly title: string;
  /** Ids of courses that whoever begins should know first. */
  readonly before: readonly string[];
  readonly topics: readonly CourseTopic[];
  /** Pages about all of it, the best first. */
  readonly pages: readonly Pick<CatalogueLink, 'name' | 'url'>[];
  /** The track's own pages; `null` of a subject. */
  readonly track: Pick<Track, 'links' | 'more'> | null;
}

/** What is left of a track's hours at a level: what one needs before it is known by then, and the rest goes quicker. */
const LEFT: Readonly<Record<TopicPart, Pick<HoursByLevel, 'intermediate' | 'advanced'>>> = {
  prerequisite: { intermediate: 0, advanced: 0 },
  core: { intermediate: 0.7, advanced: 0.4 },
  extra: { intermediate: 0.9, advanced: 0.7 },
};

export const courseOfTrack = ({ id, title, topics, links, more }: Track): Course => ({
  id,
  title,
  before: [],
  pages: [],
  track: { links, more },
  topics: topics.map(({ hours, part, ...topic }) => ({
    ...topic,
    part,
    hours: {
      beginner: hours,
      intermediate: hours * LEFT[part].intermediate,
      advanced: hours * LEFT[part].advanced,
    },
    needs: needsOf(topic.id),
    ways: waysOf(topic.id),
  })),
});

export const courseOfSubject = ({ id, title, before, topics, pages }: PlannedSubject): Course => ({
  id,
  title,
  before,
  pages,
  track: null,
  topics: topics.map((topic) => ({ ...topic, ways: 0 })),
});
