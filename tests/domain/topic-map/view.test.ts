import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { curveThrough, headAt } from '../../../src/domain/topic-map/curve';
import { NODE } from '../../../src/domain/topic-map/layout';
import { firstView, type MapView, shiftInto, wholeScale, wholeView } from '../../../src/domain/topic-map/view';

const FRAME = { width: 1000, height: 600 };
const box = (x: number, y: number) => ({ x, y, ...NODE });
const sides = ({ x, y, k }: MapView, { x: cx, y: cy }: { x: number; y: number }) => ({
  left: x + (cx - NODE.width / 2) * k,
  right: x + (cx + NODE.width / 2) * k,
  top: y + (cy - NODE.height / 2) * k,
  bottom: y + (cy + NODE.height / 2) * k,
});

describe('what is in sight', () => {
  test('a small map is drawn as large as life in the middle, a larger one whole', () => {
    expect(wholeView({ width: 400, height: 300 }, FRAME)).toEqual({ k: 1, x: 300, y: 150 });
    const large = { width: 1230, height: 500 };
    expect(wholeView(large, FRAME)).toEqual({ k: 0.8, x: 8, y: 100 });
    expect(firstView(large, FRAME, box(1000, 100))).toEqual(wholeView(large, FRAME));
  });

  test('a map too large to be read whole begins where one is, with no empty room at its ends', () => {
    const huge = { width: 4000, height: 4000 };
    expect(firstView(huge, FRAME, undefined)).toEqual(wholeView(huge, FRAME));
    expect(firstView(huge, FRAME, box(2000, 2000))).toEqual({ k: 0.9, x: -1300, y: -1500 });
    expect(firstView(huge, FRAME, box(100, 100))).toEqual({ k: 0.9, x: 0, y: 0 });
    expect(firstView(huge, FRAME, box(3990, 3990))).toEqual({ k: 0.9, x: -2600, y: -3000 });
  });

  test('every box comes into sight, and one that is there moves nothing', () => {
    const anywhere = fc.double({ min: -3000, max: 3000, noNaN: true });
    fc.assert(
      fc.property(
        fc.record({ x: anywhere, y: anywhere, k: fc.double({ min: 0.2, max: 2, noNaN: true }) }),
        anywhere,
        anywhere,
        fc.constantFrom(0, 400),
        (view, x, y, covered) => {
          const by = shiftInto(box(x, y), view, FRAME, covered);
          const after = { ...view, x: view.x + by.x, y: view.y + by.y };
          const { left, right, top, bottom } = sides(after, { x, y });
          expect(left).toBeGreaterThanOrEqual(19.99);
          expect(top).toBeGreaterThanOrEqual(19.99);
          expect(right).toBeLessThanOrEqual(FRAME.width - covered - 19.99);
          expect(bottom).toBeLessThanOrEqual(FRAME.height - 19.99);
          const again = shiftInto(box(x, y), after, FRAME, covered);
          expect(Math.abs(again.x) + Math.abs(again.y)).toBeLessThan(1e-6);
        },
      ),
    );
  });

  test('a frame without room is none', () => {
    expect(wholeScale({ width: 100, height: 100 }, { width: 60, height: 600 })).toBe(0.5);
  });
});

describe('lines', () => {
  const points = [
    { x: 10, y: 20 },
    { x: 30, y: 60 },
  ];

  test('leave and enter in the direction of learning', () => {
    expect(curveThrough(points, 'down')).toBe('M 10 20 C 10 40 30 40 30 60');
    expect(curveThrough(points, 'right')).toBe('M 10 20 C 20 20 20 60 30 60');
    expect(curveThrough([], 'down')).toBe('');
  });

  test('end in a head that points there', () => {
    expect(headAt(points, 'down')).toBe('30,60 26,53 34,53');
    expect(headAt(points, 'right')).toBe('30,60 23,56 23,64');
    expect(headAt([], 'down')).toBe('');
  });
});
