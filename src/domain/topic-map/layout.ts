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
    /** From the edge of one box to that of the other, around what lies between them. */
    readonly points: readonly Point[];
  })[];
}

/** All nodes are as large as this. */
export const NODE: Size = { width: 184, height: 76 };

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
  const boxes = nodes.map((id) => {
    const { x = 0, y = 0 } = graph.node(id);
    return [id, { x, y, ...NODE }] as const;
  });
  return {
    direction,
    width,
    height,
    boxes: new Map(boxes),
    edges: edges.map(({ from, to }) => ({ from, to, points: graph.edge(from, to).points ?? [] })),
  };
}

/** The layout of which most can be read in a view; downwards where both are alike, and on narrow screens. */
export function fittingLayout(graph: TopicGraph, view: Size): MapLayout {
  const down = layoutOf(graph, 'down');
  if (view.width < 640) return down;
  const right = layoutOf(graph, 'right');
  return wholeScale(right, view) > wholeScale(down, view) ? right : down;
}
