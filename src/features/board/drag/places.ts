import type { Point } from '../../../../machines/contracts/board-drag-flow';
import type { ListId, Slot } from '../../../domain/board/types';

/** The lists as they are on the page. Each is a scroller of parts, and each part has some of its cards, in order. */
export type ListElements = Map<ListId, HTMLElement>;

/** Pixels between two cards. */
const GAP = 8;

/** What a part and a card are found by. */
export const PART_CLASS = 'board-part';
export const CARD_CLASS = 'board-card';

const cardsOf = (list: Element) => list.getElementsByClassName(CARD_CLASS);

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
 * How many cards of a list lie above a height of the window: by their middle, or whole. Looked for among the parts
 * first, so that one that is out of sight is not laid out for it.
 */
export function cardsAbove(list: HTMLElement, y: number, by: 'middle' | 'end'): number {
  const parts = list.getElementsByClassName(PART_CLASS);
  const passed = countBefore(parts.length, (n) => (parts[n]?.getBoundingClientRect().bottom ?? 0) <= y);
  let above = 0;
  for (let n = 0; n < passed; n += 1) above += parts[n]?.childElementCount ?? 0;
  const part = parts[passed];
  if (!part) return above;
  const cards = cardsOf(part);
  return (
    above +
    countBefore(cards.length, (n) => {
      const box = cards[n]?.getBoundingClientRect();
      return box !== undefined && (by === 'middle' ? box.top + box.height / 2 < y : box.bottom <= y);
    })
  );
}

/** Where a card begins in its list's scroll height, in pixels. */
const topIn = (list: HTMLElement, card: Element) =>
  card.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop;

/**
 * The place under a point, by the midlines of the cards; null outside every list.
 * @param from where the dragged card itself is: it does not count
 */
export function slotAt(lists: ListElements, { x, y }: Point, from: Slot | null): Slot | null {
  for (const [list, element] of lists) {
    // The list's frame: what is beside a short list belongs to it too.
    const frame = element.closest('section')?.getBoundingClientRect();
    if (!frame || x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) continue;
    const before = cardsAbove(element, y, 'middle');
    return { list, index: from?.list === list && from.index < before ? before - 1 : before };
  }
  return null;
}

/** Where in a list's own scroll height the gap of a place lies, in pixels. */
export function gapTop(list: HTMLElement, index: number, own: number | null): number {
  const cards = cardsOf(list);
  const at = own !== null && index >= own ? index + 1 : index;
  const next = cards[at];
  if (next) return topIn(list, next) - GAP / 2;
  const last = cards[own !== null && at - 1 === own ? at - 2 : at - 1] ?? cards[at - 1];
  return last ? topIn(list, last) + last.getBoundingClientRect().height + GAP / 2 : GAP;
}

/** Where on the screen a card comes to stand in a place, as far as that is in sight. */
export function landingAt(lists: ListElements, { list, index }: Slot, from: Slot | null): Point | null {
  const element = lists.get(list);
  if (!element) return null;
  const own = from?.list === list ? from.index : null;
  if (own === index) {
    const box = cardsOf(element)[index]?.getBoundingClientRect();
    return box ? { x: box.left, y: box.top } : null;
  }
  const box = element.getBoundingClientRect();
  const above = box.top + gapTop(element, index, own) + GAP / 2 - element.scrollTop;
  const item = cardsOf(element)[0]?.getBoundingClientRect();
  // Below the card's own place it lands higher by its own height.
  const lifted = own !== null && index > own ? (cardsOf(element)[own]?.getBoundingClientRect().height ?? 0) + GAP : 0;
  return { x: item?.left ?? box.left + GAP, y: Math.min(Math.max(above - lifted, box.top), box.bottom) };
}
