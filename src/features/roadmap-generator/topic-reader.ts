import references from 'content:references';
import subjects from 'content:subjects/all';
import tracks from 'content:tracks/all';
import { chooseTopics } from '../../domain/plans/choose-topics';
import { matchTopic, nameOf } from '../../domain/plans/match-topic';
import { nearestTo } from '../../domain/plans/nearest';
import { planningCatalogue } from '../../domain/plans/planning-catalogue';
import { reviewed } from '../../domain/plans/review';
import type { RoadmapForm } from '../../domain/plans/types';

const catalogue = planningCatalogue(tracks, subjects, references);

/** What a wish is understood as. */
export interface TopicReading {
  /** Names of what the catalogue has of it. */
  readonly known: readonly string[];
  /** What it does not have, in the learner's words. */
  readonly unknown: readonly string[];
  /** Courses that come nearest to that, with the words for which each could be taken. */
  readonly nearest: readonly { readonly said: string; readonly name: string }[];
  /** What the learner says they know, in the catalogue's names. */
  readonly knows: readonly string[];
  readonly misspelt: readonly { readonly said: string; readonly meant: string }[];
}

/** Reads a wish as the built-in planner would. */
export function readTopic(text: string): TopicReading {
  const { subjects: known, unknown, misspelt, known: knows } = matchTopic(catalogue, text);
  return {
    known: [...new Set(known.map(nameOf))],
    unknown,
    nearest: unknown
      .flatMap((said) => nearestTo(catalogue, said).map((name) => ({ said, name })))
      .slice(0, MOST_NEAREST),
    misspelt,
    knows: knows.map((id) => catalogue.courseById(id)?.title ?? catalogue.topicById(id)?.topic.name ?? id),
  };
}

const MOST_NEAREST = 4;

/** A topic that a plan for a wish would have. */
export interface AskedTopic {
  readonly id: string;
  readonly name: string;
  readonly course: string;
  /** The learner says in the wish that they know it. */
  readonly said: boolean;
  /** Ids whose marks say that it is learnt: its own, or of a whole course the core's. */
  readonly marks: readonly string[];
}

/** The topics that a plan would have, in learning order, so that the learner can say which they know. */
export function topicsOf({
  topic,
  level,
  depth,
}: Pick<RoadmapForm, 'topic' | 'level' | 'depth'>): readonly AskedTopic[] {
  const match = matchTopic(catalogue, topic);
  const { candidates } = chooseTopics(catalogue, { ...match, known: [] }, { level, depth, topic });
  return candidates.flatMap((candidate): AskedTopic[] => {
    const { source, name, track } = candidate;
    if (source === null) return [];
    const [after] = reviewed(catalogue, [candidate], match.known);
    const core = catalogue.courseById(source)?.topics.filter(({ part }) => part === 'core');
    const marks = core ? core.map(({ id }) => id) : [source];
    return [{ id: source, name, course: track ?? '', said: after?.review === true, marks }];
  });
}
