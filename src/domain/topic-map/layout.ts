import { Graph, layout } from '@dagrejs/dagre';
import type { MapEdge, TopicGraph } from './graph';
import { keptBy } from './kept';
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
/** Below it learning always goes down. */
const NARROW = 640;
const GAPS: Readonly<Record<Direction, { readonly nodesep: number; readonly ranksep: number }>> = {
  down: { nodesep: 20, ranksep: 44 },
  right: { nodesep: 18, ranksep: 52 },
};

/** Where everything of a graph is drawn. Worked out once for each graph: it takes a few milliseconds for ten topics. */
export const layoutOf = (graph: TopicGraph, direction: Direction): MapLayout => layouts[direction](graph);

const layouts: Readonly<Record<Direction, (graph: TopicGraph) => MapLayout>> = {
  down: keptBy((graph) => laidOut(graph, 'down')),
  right: keptBy((graph) => laidOut(graph, 'right')),
};

function laidOut({ nodes, edges }: TopicGraph, direction: Direction): MapLayout {
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
    const through = bends.slice(1, -1).filter((bend: Point) => ranks.has(Math.round(alongOf(bend, direction))));
    const stops = [boxes.get(from), ...through, boxes.get(to)].filter((stop) => stop !== undefined);
    const points = stops.flatMap((stop) => [shifted(stop, direction, -half), shifted(stop, direction, half)]);
    return { from, to, points: points.slice(1, -1) };
  });
  return { direction, width, height, boxes, edges: routes };
}

const alongOf = ({ x, y }: Point, direction: Direction): number => (direction === 'down' ? y : x);

const shifted = ({ x, y }: Point, direction: Direction, by: number): Point =>
  direction === 'down' ? { x, y: y + by } : { x: x + by, y };

/** The layout of which most can be read in a frame; downwards where both are alike, and on narrow screens. */
export function fittingLayout(graph: TopicGraph, frame: Size): MapLayout {
  const ranks = ranksOf(graph);
  const [long, wide] = [ranks.length, Math.max(1, ...ranks)];
  const down = roughly('down', wide, long);
  const right = roughly('right', long, wide);
  const isRight = frame.width >= NARROW && wholeScale(right, frame) > wholeScale(down, frame);
  return layoutOf(graph, isRight ? 'right' : 'down');
}

const roughly = (direction: Direction, columns: number, rows: number): Size => {
  const { nodesep, ranksep } = GAPS[direction];
  const [across, along] = direction === 'down' ? [nodesep, ranksep] : [ranksep, nodesep];
  return { width: columns * (NODE.width + across), height: rows * (NODE.height + along) };
};

/** How many nodes there are at each distance from the beginning. */
function ranksOf({ nodes, edges }: TopicGraph): readonly number[] {
  const rankOf = new Map<string, number>();
  const counts: number[] = [];
  // What a node builds on comes before it.
  for (const id of nodes) {
    const below = edges.filter(({ to }) => to === id).map(({ from }) => rankOf.get(from) ?? 0);
    const rank = below.length > 0 ? Math.max(...below) + 1 : 0;
    rankOf.set(id, rank);
    counts[rank] = (counts[rank] ?? 0) + 1;
  }
  return counts;
}
