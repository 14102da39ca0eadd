import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type Hold, listenForDrags } from '../../ui/pointer-drag';

/** So near to an edge of the window, in pixels, the page scrolls along, by so much at each move. */
const EDGE = 56;
const STEP = 14;

export interface Drag {
  readonly id: string;
  /** The place it would have if it were dropped now, 0-based. */
  readonly to: number;
}

/**
 * Reordering by the `[data-grip]` of an entry, with mouse, pen or finger: the children of `list` are the places, in order.
 * @returns what is dragged now
 */
export function useDrag(list: RefObject<HTMLElement | null>, onDrop: (drag: Drag) => void): Drag | null {
  const [drag, setDrag] = useState<Drag | null>(null);
  const dropped = useEffectEvent(onDrop);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    return listenForDrags(element, (target) => holdOf(element, target, setDrag, (last) => dropped(last)), 'press');
  }, [list]);
  return drag;
}

function holdOf(
  list: HTMLElement,
  target: HTMLElement,
  show: (drag: Drag | null) => void,
  drop: (drag: Drag) => void,
): Hold | null {
  const entry = target.closest('[data-grip]')?.closest<HTMLElement>('[data-entry]');
  const id = entry?.dataset.entry;
  if (!entry || id === undefined) return null;
  let drag: Drag = { id, to: [...list.children].indexOf(entry) };
  return {
    begin: () => show(drag),
    move(_, y) {
      if (y < EDGE) window.scrollBy(0, -STEP);
      else if (y > window.innerHeight - EDGE) window.scrollBy(0, STEP);
      const to = placeAt(list, id, y);
      if (to === drag.to) return;
      drag = { id, to };
      show(drag);
    },
    drop: () => drop(drag),
    end: () => show(null),
  };
}

/** How many of the other entries lie above a height: the place among them. */
function placeAt(list: HTMLElement, id: string, y: number): number {
  const others = [...list.children].filter((item) => item instanceof HTMLElement && item.dataset.entry !== id);
  return others.filter((item) => {
    const { top, height } = item.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}
