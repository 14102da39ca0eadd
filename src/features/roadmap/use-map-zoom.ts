import { select } from 'd3-selection';
import { type D3ZoomEvent, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Box, MapLayout, Size } from '../../domain/topic-map/layout';
import { firstView, type MapView, shiftInto, wholeScale, wholeView } from '../../domain/topic-map/view';

/** A step of the buttons and keys. */
const STEP = 1.25;
const LARGEST = 2;

export interface MapZoom {
  readonly canZoomIn: boolean;
  readonly canZoomOut: boolean;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  /** Shows all of the map. */
  readonly fit: () => void;
  /** Brings a box into sight, if it is not. @param covered pixels at the right that something else lies over */
  readonly reveal: (box: Box, covered: number) => void;
}

const transformOf = ({ x, y, k }: MapView) => zoomIdentity.translate(x, y).scale(k);

/**
 * Zoom and pan of a layer in a frame: by drag, pinch, and wheel with Ctrl, and by what is returned. The wheel alone
 * scrolls the page.
 * @param start the box that a map too large to be seen whole begins with
 */
export function useMapZoom(
  frame: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  layout: MapLayout,
  size: Size,
  start: Box | undefined,
): MapZoom {
  const [behaviour] = useState(() => zoom<HTMLElement, unknown>());
  const [limit, setLimit] = useState<'largest' | 'smallest' | null>(null);
  const smallest = Math.min(wholeScale(layout, size), 0.5);
  const begin = useEffectEvent(() => firstView(layout, size, start));

  useLayoutEffect(() => {
    const [element, moved] = [frame.current, layer.current];
    if (!element || !moved) return;
    let isPlaced = false;
    behaviour
      .scaleExtent([smallest, LARGEST])
      .extent([
        [0, 0],
        [size.width, size.height],
      ])
      // Half of the frame may be empty, so that each topic can be brought into the middle.
      .translateExtent([
        [-size.width / 2, -size.height / 2],
        [layout.width + size.width / 2, layout.height + size.height / 2],
      ])
      // A press that a script makes belongs to no window, which a drag needs.
      .filter((event: MouseEvent) =>
        event.type === 'wheel' ? event.ctrlKey || event.metaKey : !event.button && event.view !== null,
      )
      .on('zoom', ({ transform: { x, y, k }, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
        // What a hand moves follows at once.
        moved.style.transition = sourceEvent || !isPlaced ? 'none' : 'transform 160ms var(--ease-out)';
        moved.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
        setLimit(k >= LARGEST ? 'largest' : k <= smallest ? 'smallest' : null);
      });
    const selected = select(element).call(behaviour).on('dblclick.zoom', null);
    behaviour.transform(selected, transformOf(begin()));
    isPlaced = true;
    return () => void selected.on('.zoom', null);
  }, [behaviour, frame, layer, layout, size, smallest]);

  const change = (run: (element: HTMLElement) => void) => {
    if (frame.current) run(frame.current);
  };
  return {
    canZoomIn: limit !== 'largest',
    canZoomOut: limit !== 'smallest',
    zoomIn: () => change((element) => behaviour.scaleBy(select(element), STEP)),
    zoomOut: () => change((element) => behaviour.scaleBy(select(element), 1 / STEP)),
    fit: () => change((element) => behaviour.transform(select(element), transformOf(wholeView(layout, size)))),
    reveal: (box, covered) =>
      change((element) => {
        const view = zoomTransform(element);
        const { x, y } = shiftInto(box, view, size, covered);
        if (x !== 0 || y !== 0) behaviour.translateBy(select(element), x / view.k, y / view.k);
      }),
  };
}
