import subjects from 'content:subjects/all';
import tracks from 'content:tracks/all';
import { describe, expect, test } from 'vitest';
import { courseOfSubject, courseOfTrack } from '../../../src/domain/plans/course';
import { courseNode, graphOf, type MapCourse, neighboursOf } from '../../../src/domain/topic-map/graph';
import {
  type Direction,
  fittingLayout,
  layoutOf,
  type MapLayout,
  NODE,
  type Point,
} from '../../../src/domain/topic-map/layout';
import { ARROWS, moved } from '../../../src/domain/topic-map/move';

const topic = (id: string, ...needs: string[]) => ({ id, name: id, hours: 1, part: 'core' as const, needs });

/** Every track and subject of the catalogue. */
const COURSES: readonly (readonly [id: string, course: MapCourse])[] = [
  ...tracks.map(courseOfTrack),
  ...subjects.map(courseOfSubject),
].map(({ id, before, topics }) => [
  id,
  {
    before: before.map((id) => ({ id, title: id })),
    topics: topics.map(({ id, name, hours, part, needs }) => ({ id, name, hours: hours.beginner, part, needs })),
  },
]);
const DIRECTIONS: readonly Direction[] = ['down', 'right'];

const overlap = (layout: MapLayout): string[] => {
  const boxes = [...layout.boxes];
  return boxes.flatMap(([a, one], at) =>
    boxes
      .slice(at + 1)
      .filter(([, two]) => Math.abs(one.x - two.x) < NODE.width && Math.abs(one.y - two.y) < NODE.height)
      .map(([b]) => `${a} ${b}`),
  );
};

/** The boxes below a straight line. */
const under = (layout: MapLayout, a: Point | undefined, b: Point | undefined): string[] =>
  [...layout.boxes].flatMap(([id, { x, y }]) => {
    const isBeside = (at: Point | undefined) =>
      !at || Math.abs(at.x - x) > NODE.width / 2 + 0.5 || Math.abs(at.y - y) > NODE.height / 2 + 0.5;
    return isBeside(a) && isBeside(b) ? [] : [id];
  });
const endOf = ({ boxes, direction }: MapLayout, id: string, sign: 1 | -1): Point => {
  const { x, y } = boxes.get(id) ?? { x: Number.NaN, y: Number.NaN };
  return direction === 'down' ? { x, y: y + (sign * NODE.height) / 2 } : { x: x + (sign * NODE.width) / 2, y };
};

describe('what builds on what', () => {
  test('what another way implies is not drawn, what is not there is left out', () => {
    const course: MapCourse = {
      before: [],
      topics: [topic('a'), topic('b', 'a'), topic('c', 'a', 'b', 'gone'), topic('d')],
    };
    expect(graphOf(course)).toEqual({
      nodes: ['a', 'b', 'c', 'd'],
      edges: [
        { from: 'a', to: 'b' },
        { from: 'b', to: 'c' },
      ],
    });
  });

  test('courses that come before lead to where one begins', () => {
    const graph = graphOf({ before: [{ id: 'x', title: 'X' }], topics: [topic('a'), topic('b', 'a'), topic('c')] });
    expect(graph.nodes).toEqual(['course:x', 'a', 'b', 'c']);
    expect(neighboursOf(graph, courseNode('x'))).toEqual({ before: [], after: ['a', 'c'] });
    expect(neighboursOf(graph, 'a')).toEqual({ before: ['course:x'], after: ['b'] });
  });

  test.each(COURSES)('%s: every need is a topic before it, and every edge goes on in learning order', (_, course) => {
    const { nodes, edges } = graphOf(course);
    for (const { id, needs } of course.topics)
      for (const need of needs) {
        expect(nodes.indexOf(need)).toBeGreaterThanOrEqual(0);
        expect(nodes.indexOf(need)).toBeLessThan(nodes.indexOf(id));
      }
    for (const { from, to } of edges) expect(nodes.indexOf(from)).toBeLessThan(nodes.indexOf(to));
    // What is left out is implied: one comes to each topic from all that it builds on, directly or not.
    const reached = (id: string): readonly string[] =>
      neighboursOf({ nodes, edges }, id).before.flatMap((one) => [one, ...reached(one)]);
    for (const { id, needs } of course.topics) expect(reached(id)).toEqual(expect.arrayContaining([...needs]));
  });
});

describe('where it is drawn', () => {
  test.each(COURSES)('%s: no two boxes touch, and learning goes one way', (_, course) => {
    const graph = graphOf(course);
    for (const direction of DIRECTIONS) {
      const layout = layoutOf(graph, direction);
      expect(overlap(layout)).toEqual([]);
      const place = (id: string) => layout.boxes.get(id)?.[direction === 'down' ? 'y' : 'x'] ?? Number.NaN;
      for (const { from, to, points } of layout.edges) {
        expect(place(from)).toBeLessThan(place(to));
        // In a rank that lies between, a line goes past the boxes.
        for (let n = 2; n < points.length - 1; n += 2) expect(under(layout, points[n - 1], points[n])).toEqual([]);
        expect(points.length % 2).toBe(0);
        expect(points[0]).toEqual(endOf(layout, from, 1));
        expect(points.at(-1)).toEqual(endOf(layout, to, -1));
      }
      for (const { x, y } of layout.boxes.values()) {
        expect(x - NODE.width / 2).toBeGreaterThanOrEqual(0);
        expect(y + NODE.height / 2).toBeLessThanOrEqual(layout.height);
      }
    }
  });

  test.each(COURSES)('%s: the arrow keys lead from the first topic to every other', (_, course) => {
    const graph = graphOf(course);
    for (const direction of DIRECTIONS) {
      const layout = layoutOf(graph, direction);
      const seen = new Set(graph.nodes.slice(0, 1));
      for (const id of seen)
        for (const arrow of ARROWS) {
          const next = moved(graph, layout, id, arrow);
          if (next !== null) seen.add(next);
        }
      expect([...seen].sort()).toEqual([...graph.nodes].sort());
    }
  });

  test('a narrow screen has it downwards, a wide one as it can be read best', () => {
    const row = graphOf({ before: [], topics: ['a', 'b', 'c', 'd', 'e'].map((id) => topic(id)) });
    const chain = graphOf({
      before: [],
      topics: [topic('a'), topic('b', 'a'), topic('c', 'b'), topic('d', 'c'), topic('e', 'd'), topic('f', 'e')],
    });
    expect(fittingLayout(row, { width: 400, height: 600 }).direction).toBe('down');
    expect(fittingLayout(chain, { width: 1000, height: 500 }).direction).toBe('right');
    expect(fittingLayout(row, { width: 1000, height: 300 }).direction).toBe('down');
  });

  test('arrows go along the edges before anything else', () => {
    const graph = graphOf({
      before: [],
      topics: [topic('a'), topic('b'), topic('c', 'b'), topic('d', 'a', 'c')],
    });
    const layout = layoutOf(graph, 'down');
    expect(moved(graph, layout, 'a', 'ArrowDown')).toBe('d');
    expect(moved(graph, layout, 'd', 'ArrowUp')).toMatch(/^[ac]$/);
    expect(moved(graph, layout, 'd', 'ArrowDown')).toBeNull();
    expect(moved(graph, layout, 'gone', 'ArrowDown')).toBeNull();
  });
});
