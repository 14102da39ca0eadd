import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { graphOf, type MapCourse, type TopicGraph } from '../../domain/topic-map/graph';
import { fittingLayout, type Size } from '../../domain/topic-map/layout';
import { isArrow, moved } from '../../domain/topic-map/move';
import type { TopicStatus } from '../../domain/track-progress/types';
import { useEvent } from '../../ui/use-event';
import { MapControls } from './map-controls';
import { MapEdges } from './map-edges';
import { MapNodes } from './map-nodes';
import { statusOfKey } from './track-words';
import { useMapZoom } from './use-map-zoom';
import { useSize } from './use-size';

interface MapProps {
  readonly course: MapCourse;
  readonly statusOf: (id: string) => TopicStatus;
  /** The topic to go on with. */
  readonly next: string | null;
  /** The topic whose panel is open. */
  readonly open: string | null;
  /** The id of that panel. */
  readonly panel: string;
  /** How much of the frame's right the panel lies over, in pixels. */
  readonly covered: number;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
  readonly onMark: (id: string, status: TopicStatus) => void;
}

/** The topics of a course as a map: what builds on what, to be moved, zoomed and walked along by the arrow keys. */
export function TopicMap(props: MapProps) {
  const frame = useRef<HTMLElement>(null);
  const size = useSize(frame);
  const graph = graphOf(props.course);
  return (
    <section
      ref={frame}
      aria-label="Map of the topics"
      className="absolute inset-0 overflow-hidden rounded-card"
      // The browser brings what takes the focus into sight by scrolling; here the map moves instead.
      onScroll={({ currentTarget }) => Object.assign(currentTarget, { scrollTop: 0, scrollLeft: 0 })}
    >
      {size ? <Drawn {...props} graph={graph} size={size} /> : null}
    </section>
  );
}

function Drawn({
  graph,
  size,
  course,
  statusOf,
  next,
  open,
  panel,
  covered,
  onOpen,
  onClose,
  onMark,
}: MapProps & { graph: TopicGraph; size: Size }) {
  const surface = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const layout = fittingLayout(graph, size);
  const [focused, setFocused] = useState<string | null>(null);
  const start = layout.boxes.get(open ?? next ?? course.topics[0]?.id ?? '');
  const zoom = useMapZoom(surface, layer, layout, size, start);

  const reveal = (id: string) => {
    const box = layout.boxes.get(id);
    if (box) zoom.reveal(box, covered);
  };
  const revealOpen = useEffectEvent(reveal);
  useEffect(() => {
    if (open !== null) revealOpen(open);
  }, [open]);

  const onFocus = useEvent((id: string, byKeyboard: boolean) => {
    setFocused(id);
    // Under a pointer nothing moves: the press would end elsewhere.
    if (byKeyboard) reveal(id);
  });
  const onBlur = useEvent(() => setFocused(null));
  const onKeyDown = useEvent((event: KeyboardEvent, id: string | null) => {
    const did = !event.ctrlKey && !event.metaKey && !event.altKey && (onMapKey(event.key) || onNodeKey(event, id));
    if (did) event.preventDefault();
  });
  const onMapKey = (key: string): boolean => {
    if (key === '+' || key === '=') zoom.zoomIn();
    else if (key === '-' || key === '_') zoom.zoomOut();
    else if (key === '0') zoom.fit();
    else if (key === 'Escape' && open !== null) onClose();
    else return false;
    return true;
  };
  const onNodeKey = (event: KeyboardEvent, id: string | null): boolean => {
    if (id === null) return false;
    const { key } = event;
    const to = isArrow(key) ? moved(graph, layout, id, key) : undefined;
    const end = key === 'Home' ? graph.nodes[0] : key === 'End' ? graph.nodes.at(-1) : undefined;
    const status = statusOfKey(event);
    if (to ?? end) focusNode(layer, to ?? end ?? '');
    else if (status && course.topics.some((topic) => topic.id === id)) onMark(id, status);
    else return isArrow(key);
    return true;
  };

  return (
    <>
      <div ref={surface} className="absolute inset-0 cursor-grab touch-none active:cursor-grabbing">
        <div
          ref={layer}
          className="absolute top-0 left-0 origin-top-left"
          style={{ width: layout.width, height: layout.height }}
        >
          <MapEdges layout={layout} marked={focused ?? open} />
          <MapNodes
            course={course}
            graph={graph}
            layout={layout}
            statusOf={statusOf}
            next={next}
            open={open}
            panel={panel}
            onOpen={onOpen}
            onFocus={onFocus}
            onBlur={onBlur}
            onKeyDown={onKeyDown}
          />
        </div>
      </div>
      <MapControls zoom={zoom} onKeyDown={onKeyDown} />
    </>
  );
}

/** The focus goes to a topic, or to what comes before, without scrolling: the map brings it into sight. */
export function focusNode(map: RefObject<HTMLElement | null>, id: string): void {
  map.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });
}
