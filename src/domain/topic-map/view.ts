import type { Box, Point, Size } from './layout';

/** How a map lies in its frame: moved by x and y, then drawn k times as large. */
export interface MapView extends Point {
  readonly k: number;
}

/** Around what is brought into sight. */
const ROOM = 20;
/** What is smaller can hardly be read: a map that fits only below it begins with the place where one is. */
const READABLE = 0.62;
const CLOSE = 0.9;

/** How large a map can be drawn so that all of it is in sight; never larger than life. */
export const wholeScale = (map: Size, frame: Size): number =>
  Math.min(1, frame.width / (map.width + ROOM), frame.height / (map.height + ROOM));

/** All of a map, in the middle of its frame. */
export function wholeView(map: Size, frame: Size): MapView {
  const k = wholeScale(map, frame);
  return { k, x: (frame.width - map.width * k) / 2, y: (frame.height - map.height * k) / 2 };
}

/** What is in sight at first: all of the map, or, where that is too small to read, the surroundings of one box. */
export function firstView(map: Size, frame: Size, start: Box | undefined): MapView {
  if (!start || wholeScale(map, frame) >= READABLE) return wholeView(map, frame);
  return {
    k: CLOSE,
    x: placed(frame.width / 2 - start.x * CLOSE, map.width * CLOSE, frame.width),
    y: placed(frame.height / 2 - start.y * CLOSE, map.height * CLOSE, frame.height),
  };
}

/** Without empty room at either end where the map is longer than its frame; in the middle where it is shorter. */
function placed(at: number, length: number, frame: number): number {
  if (length <= frame) return (frame - length) / 2;
  return Math.min(0, Math.max(frame - length, at));
}

/** By how much a view moves so that a box is in sight; nothing where it is. @param covered pixels at the right */
export function shiftInto(box: Box, { x, y, k }: MapView, frame: Size, covered = 0): Point {
  return {
    x: shift(x + (box.x - box.width / 2) * k, box.width * k, frame.width - covered),
    y: shift(y + (box.y - box.height / 2) * k, box.height * k, frame.height),
  };
}

function shift(start: number, length: number, room: number): number {
  if (start + length > room - ROOM) return Math.max(room - ROOM - length, ROOM) - start;
  return start < ROOM ? ROOM - start : 0;
}
