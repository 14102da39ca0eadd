import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** So near to an edge of the window, in pixels, the page scrolls along, by so much at each move. */
const EDGE = 56;
const STEP = 14;

export interface Drag {
  readonly id: string;
  /** The place it would have if it were let go now, 0-based. */
  readonly to: number;
}

/**
 * Reordering by a handle, with mouse, pen or finger: the children of `list` are the places, in order.
 * A lost pointer or Escape leaves everything as it was.
 */
export function useDrag(list: RefObject<HTMLElement | null>, onDrop: (drag: Drag) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const held = useRef<{ pointer: number; drag: Drag } | null>(null);
  const show = (next: Drag | null) => {
    if (held.current && next) held.current.drag = next;
    setDrag(next);
  };
  const end = (drop: boolean) => {
    const last = held.current;
    held.current = null;
    setDrag(null);
    if (last && drop) onDrop(last.drag);
  };
  const dragging = drag !== null;
  useEffect(() => {
    if (!dragging) return;
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      held.current = null;
      setDrag(null);
    };
    window.addEventListener('keydown', cancel);
    return () => window.removeEventListener('keydown', cancel);
  }, [dragging]);

  /** What the handle of an entry listens to. */
  const handle = (id: string, index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || held.current) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { pointer: event.pointerId, drag: { id, to: index } };
      show({ id, to: index });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (held.current?.pointer !== event.pointerId) return;
      const { clientY } = event;
      if (clientY < EDGE) window.scrollBy(0, -STEP);
      else if (clientY > window.innerHeight - EDGE) window.scrollBy(0, STEP);
      const to = placeAt(list.current, id, clientY);
      if (to !== held.current.drag.to) show({ id, to });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (held.current?.pointer === event.pointerId) end(true);
    },
    onPointerCancel: () => end(false),
    onLostPointerCapture: () => end(false),
  });
  return { drag, handle };
}

/** How many of the other entries lie above a height: the place among them. */
function placeAt(list: HTMLElement | null, id: string, y: number): number {
  const others = [...(list?.children ?? [])].filter((item) => item instanceof HTMLElement && item.dataset.entry !== id);
  return others.filter((item) => {
    const { top, height } = item.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}
