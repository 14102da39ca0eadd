import type { TopicPart } from '../catalogue/types';
import { keptBy } from './kept';

/** A topic as a map shows it. */
export interface MapTopic {
  readonly id: string;
  readonly name: string;
  readonly hours: number;
  readonly part: TopicPart;
  /** Ids of topics of the same course that it directly builds on. */
  readonly needs: readonly string[];
}

/** A track or a subject, as far as a map is drawn of it. */
export interface MapCourse {
  /** Tracks and subjects that whoever begins should know first. */
  readonly before: readonly { readonly id: string; readonly title: string }[];
  /** In learning order. */
  readonly topics: readonly MapTopic[];
}

export interface MapEdge {
  /** A topic, or a course that comes before. */
  readonly from: string;
  /** A topic. */
  readonly to: string;
}

/** What builds on what: what comes before, then the topics in learning order, and no way that another one implies. */
export interface TopicGraph {
  readonly nodes: readonly string[];
  readonly edges: readonly MapEdge[];
}

/** The node of a course that comes before; no topic's id has a colon. */
export const courseNode = (id: string): string => `course:${id}`;

/** What builds on what in a course. A course that comes before leads to the topics that nothing else leads to. */
export const graphOf = keptBy(({ before, topics }: MapCourse): TopicGraph => {
  const known = new Map(topics.map(({ id, needs }) => [id, needs]));
  const within = topics.flatMap(({ id, needs }) =>
    needs
      .filter((need) => known.has(need))
      .filter((need) => !needs.some((other) => other !== need && leadsTo(known, need, other)))
      .map((from) => ({ from, to: id })),
  );
  const first = topics.filter(({ id }) => !within.some(({ to }) => to === id));
  const into = before.flatMap(({ id }) => first.map((topic) => ({ from: courseNode(id), to: topic.id })));
  return {
    nodes: [...before.map(({ id }) => courseNode(id)), ...topics.map(({ id }) => id)],
    edges: [...into, ...within],
  };
});

/** Whether one who is at `to` has been at `from`. */
function leadsTo(needs: ReadonlyMap<string, readonly string[]>, from: string, to: string): boolean {
  const seen = new Set<string>();
  const waiting = [to];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop())
    for (const need of needs.get(at) ?? []) {
      if (need === from) return true;
      if (!seen.has(need)) waiting.push(need);
      seen.add(need);
    }
  return false;
}

/** What a node directly builds on, and what builds on it. */
export const neighboursOf = ({ edges }: TopicGraph, id: string) => ({
  before: edges.filter(({ to }) => to === id).map(({ from }) => from),
  after: edges.filter(({ from }) => from === id).map(({ to }) => to),
});
