import { Graph, layout } from '@dagrejs/dagre';
import type { MapEdge, TopicGraph } from './graph';
import { wholeScale } from './view';

/** Which way learning goes on the map. */
export type Direction = 'down' | 'right';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A box by its middle. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface MapLayout extends Size {
  readonly direction: Direction;
  readonly boxes: ReadonlyMap<string, Box>;
  readonly edges: readonly (MapEdge & {
    /** From the end of one box to the beginning of the other; where a rank lies between them, into it and out of it. */
    readonly points: readonly Point[];
  })[];
}

/** All nodes are as large as this. */
export const NODE: Size = { width: 188, height: 84 };

const MARGIN = 16;
const GAPS: Readonly<Record<Direction, { readonly nodesep: number; readonly ranksep: number }>> = {
  down: { nodesep: 20, ranksep: 44 },
  right: { nodesep: 18, ranksep: 52 },
};

/** Where everything of a graph is drawn. */
export function layoutOf({ nodes, edges }: TopicGraph, direction: Direction): MapLayout {
  const graph = new Graph();
  graph.setGraph({ rankdir: direction === 'down' ? 'TB' : 'LR', marginx: MARGIN, marginy: MARGIN, ...GAPS[direction] });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const id of nodes) graph.setNode(id, { ...NODE });
  for (const { from, to } of edges) graph.setEdge(from, to);
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  const boxes = new Map(
    nodes.map((id) => {
      const { x = 0, y = 0 } = graph.node(id);
      return [id, { x, y, ...NODE }];
    }),
  );
  const ranks = new Set([...boxes.values()].map((box) => Math.round(alongOf(box, direction))));
  const half = (direction === 'down' ? NODE.height : NODE.width) / 2;
  const routes = edges.map(({ from, to }) => {
    const bends = graph.edge(from, to).points ?? [];
    // What it gives between two ranks is left out: there the way is free.
    const through = bends.slice(1, -1).filter((bend) => ranks.has(Math.round(alongOf(bend, direction))));
    const stops = [boxes.get(from), ...through, boxes.get(to)].filter((stop) => stop !== undefined);
    const points = stops.flatMap((stop) => [shifted(stop, direction, -half), shifted(stop, direction, half)]);
    return { from, to, points: points.slice(1, -1) };
  });
  return { direction, width, height, boxes, edges: routes };
}

const alongOf = ({ x, y }: Point, direction: Direction): number => (direction === 'down' ? y : x);

const shifted = ({ x, y }: Point, direction: Direction, by: number): Point =>
  direction === 'down' ? { x, y: y + by } : { x: x + by, y };

/** The layout of which most can be read in a view; downwards where both are alike, and on narrow screens. */
export function fittingLayout(graph: TopicGraph, view: Size): MapLayout {
  const down = layoutOf(graph, 'down');
  if (view.width < 640) return down;
  const right = layoutOf(graph, 'right');
  return wholeScale(right, view) > wholeScale(down, view) ? right : down;
}
