import type { TopicGraph } from './graph';
import { neighboursOf } from './graph';
import type { Box, MapLayout } from './layout';

export const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
export type Arrow = (typeof ARROWS)[number];

export const isArrow = (key: string): key is Arrow => ARROWS.some((arrow) => arrow === key);

/**
 * Where an arrow key leads from a node: with the way of learning to what builds on it, against it to what it builds on,
 * across to its neighbours. Where no edge leads on, to the nearest node that way; `null` where there is none.
 */
export function moved(graph: TopicGraph, layout: MapLayout, from: string, arrow: Arrow): string | null {
  const here = layout.boxes.get(from);
  if (!here) return null;
  const { before, after } = neighboursOf(graph, from);
  const along = layout.direction === 'down' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  const joined = along[0] === arrow ? before : along[1] === arrow ? after : [];
  return nearest(layout, here, joined, arrow) ?? nearest(layout, here, graph.nodes, arrow);
}

/** The nearest of some nodes in a direction; what lies to the side counts as farther away. */
function nearest(layout: MapLayout, here: Box, ids: readonly string[], arrow: Arrow): string | null {
  const sign = arrow === 'ArrowLeft' || arrow === 'ArrowUp' ? -1 : 1;
  const isLevel = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  let best: { readonly id: string; readonly far: number } | null = null;
  for (const id of ids) {
    const box = layout.boxes.get(id);
    if (!box) continue;
    const [dx, dy] = [box.x - here.x, box.y - here.y];
    const ahead = sign * (isLevel ? dx : dy);
    const aside = Math.abs(isLevel ? dy : dx);
    if (ahead <= 1) continue;
    const far = ahead + 3 * aside;
    if (!best || far < best.far) best = { id, far };
  }
  return best?.id ?? null;
}
