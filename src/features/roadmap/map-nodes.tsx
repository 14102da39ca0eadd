import type { KeyboardEvent } from 'react';
import { paths } from '../../app/paths';
import { courseNode, type MapCourse, neighboursOf, type TopicGraph } from '../../domain/topic-map/graph';
import type { Box, MapLayout } from '../../domain/topic-map/layout';
import type { TopicStatus } from '../../domain/track-progress/types';
import { Link } from '../../ui/link';
import { isByKeyboard, MapNode } from './map-node';

/** What comes before, and the topics in learning order, each at its place on the map. */
export function MapNodes({
  course,
  graph,
  layout,
  statusOf,
  next,
  open,
  panel,
  onOpen,
  onFocus,
  onBlur,
  onKeyDown,
}: {
  course: MapCourse;
  graph: TopicGraph;
  layout: MapLayout;
  statusOf: (id: string) => TopicStatus;
  next: string | null;
  open: string | null;
  panel: string;
  onOpen: (id: string) => void;
  onFocus: (id: string, byKeyboard: boolean) => void;
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent, id: string) => void;
}) {
  const { before, topics } = course;
  return (
    <>
      {before.length > 0 ? (
        <ul aria-label="What comes before">
          {before.map(({ id, title }) => (
            <li key={id} className="absolute" style={placeOf(layout.boxes.get(courseNode(id)))}>
              <Link
                to={`${paths.roadmap}/${id}?view=map`}
                data-node={courseNode(id)}
                draggable={false}
                onFocus={(event) => onFocus(courseNode(id), isByKeyboard(event))}
                onBlur={onBlur}
                onKeyDown={(event) => onKeyDown(event, courseNode(id))}
                className="flex size-full flex-col justify-center rounded-card border-2 border-dotted border-line-strong bg-ground px-3 hover:border-primary"
              >
                <span className="text-xs text-ink-soft">First:</span>
                <span className="line-clamp-2 text-sm leading-4.5 font-semibold">{title}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <ol aria-label="Topics in learning order">
        {topics.map((topic, index) => (
          <li key={topic.id} className="absolute" style={placeOf(layout.boxes.get(topic.id))}>
            <MapNode
              topic={topic}
              position={index + 1}
              count={topics.length}
              status={statusOf(topic.id)}
              isNext={topic.id === next}
              isOpen={topic.id === open}
              panel={panel}
              relations={relationsOf(course, graph, topic.id)}
              onOpen={onOpen}
              onFocus={onFocus}
              onBlur={onBlur}
              onKeyDown={onKeyDown}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

const placeOf = (box: Box | undefined) =>
  box && { left: box.x - box.width / 2, top: box.y - box.height / 2, width: box.width, height: box.height };

/** `Builds on HTML. Leads to CSS, Testing.` */
function relationsOf(course: MapCourse, graph: TopicGraph, id: string): string {
  const names = new Map([
    ...course.before.map(({ id, title }) => [courseNode(id), title] as const),
    ...course.topics.map((topic) => [topic.id, topic.name] as const),
  ]);
  const { before, after } = neighboursOf(graph, id);
  const said = (words: string, ids: readonly string[]) =>
    ids.length > 0 ? `${words} ${ids.map((one) => names.get(one) ?? '').join(', ')}.` : '';
  return [said('Builds on', before), said('Leads to', after)].filter(Boolean).join(' ');
}
