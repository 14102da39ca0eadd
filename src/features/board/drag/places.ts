import type { Point } from '../../../../machines/board-drag.machine';
import { LISTS, type ListId, type Slot } from '../../../domain/board/types';

/** The lists as they stand in the page. Each is a scroller whose items, in order, are its cards. */
export type ListElements = Map<ListId, HTMLElement>;

/** Pixels between two cards. */
const GAP = 8;

const itemsOf = (list: HTMLElement) => list.getElementsByTagName('li');

/** How many of `count` things lie before, when `isBefore` holds for the first of them and no other. */
function countBefore(count: number, isBefore: (n: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const half = (low + high) >> 1;
    if (isBefore(half)) low = half + 1;
    else high = half;
  }
  return low;
}

/**
 * The place under a point, told by the midlines of the cards; null outside of every list.
 * @param from where the dragged card stands itself: it does not count
 */
export function slotAt(lists: ListElements, { x, y }: Point, from: Slot | null): Slot | null {
  for (const list of LISTS) {
    const element = lists.get(list);
    // The list's frame: what is beside a short list belongs to it too.
    const frame = element?.closest('section')?.getBoundingClientRect();
    if (!element || !frame || x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) continue;
    const items = itemsOf(element);
    const before = countBefore(items.length, (n) => {
      const box = items[n]?.getBoundingClientRect();
      return box !== undefined && box.top + box.height / 2 < y;
    });
    return { list, index: from?.list === list && from.index < before ? before - 1 : before };
  }
  return null;
}

/** Where in a list's own scroll height the gap of a place lies, in pixels. */
export function gapTop(list: HTMLElement, index: number, own: number | null): number {
  const items = itemsOf(list);
  const at = own !== null && index >= own ? index + 1 : index;
  const next = items[at];
  if (next) return next.offsetTop - GAP / 2;
  const last = items[own !== null && at - 1 === own ? at - 2 : at - 1] ?? items[at - 1];
  return last ? last.offsetTop + last.offsetHeight + GAP / 2 : GAP;
}

/** Where on the screen a card comes to stand in a place, as far as that is in sight. */
export function landingAt(lists: ListElements, { list, index }: Slot, from: Slot | null): Point | null {
  const element = lists.get(list);
  if (!element) return null;
  const own = from?.list === list ? from.index : null;
  if (own === index) {
    const box = itemsOf(element)[index]?.getBoundingClientRect();
    return box ? { x: box.left, y: box.top } : null;
  }
  const box = element.getBoundingClientRect();
  const above = box.top + gapTop(element, index, own) + GAP / 2 - element.scrollTop;
  const item = itemsOf(element)[0]?.getBoundingClientRect();
  // Below the card's own place it lands higher by its own height.
  const lifted = own !== null && index > own ? (itemsOf(element)[own]?.offsetHeight ?? 0) + GAP : 0;
  return { x: item?.left ?? box.left + GAP, y: Math.min(Math.max(above - lifted, box.top), box.bottom) };
}
