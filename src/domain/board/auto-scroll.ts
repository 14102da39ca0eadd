/** Spec section 9: it begins within 25 % of the container's size, is fastest within 5 %, and at most 28 px a step. */
const FROM = 0.25;
const FASTEST = 0.05;
const LARGEST = 28;

/**
 * By how many pixels a container scrolls in a frame, while something is dragged near one of its edges: negative towards
 * its start. It rises with the square of the way from a quarter of the size to a twentieth.
 * @param at where the pointer is @param start where the container begins @param size its height, in pixels
 */
export function scrollStep(at: number, start: number, size: number): number {
  if (size <= 0) return 0;
  const before = stepAt(at - start, size);
  const after = stepAt(start + size - at, size);
  return after > before ? after : -before || 0;
}

function stepAt(distance: number, size: number): number {
  const from = size * FROM;
  const fastest = size * FASTEST;
  if (distance >= from) return 0;
  if (distance <= fastest) return LARGEST;
  return Math.ceil(LARGEST * ((from - distance) / (from - fastest)) ** 2);
}
