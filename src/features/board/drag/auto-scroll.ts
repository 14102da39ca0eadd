import type { Point } from '../../../../machines/contracts/board-drag-flow';
import { scrollStep } from '../../../domain/board/auto-scroll';

/**
 * Scrolls the page, and the list under the pointer, while it is near one of their edges; a step in each frame.
 * @param pointAt where the pointer is; null for nowhere
 * @param onScroll called after a step: what lies under the pointer is another
 * @param sideways the board itself, where its lists do not fit beside one another; null where it is not to move
 * @param beside scrolls what is beside the board, and says whether it did
 * @returns ends it
 */
export function startAutoScroll(
  pointAt: () => Point | null,
  scrollers: () => Iterable<HTMLElement>,
  onScroll: () => void,
  sideways: (at: Point) => HTMLElement | null = () => null,
  beside: (at: Point) => boolean = () => false,
): () => void {
  let frame = 0;
  const step = () => {
    frame = requestAnimationFrame(step);
    const at = pointAt();
    if (!at) return;
    let scrolled = beside(at);
    for (const element of scrollers()) {
      if (element.scrollHeight <= element.clientHeight) continue;
      const { left, right, top, height } = element.getBoundingClientRect();
      if (at.x < left || at.x > right) continue;
      scrolled = scrollBy(element, scrollStep(at.y, top, height)) || scrolled;
    }
    const board = sideways(at);
    if (board && board.scrollWidth > board.clientWidth) {
      const { left, width } = board.getBoundingClientRect();
      scrolled = scrollAside(board, scrollStep(at.x, left, width)) || scrolled;
    }
    const page = document.scrollingElement;
    if (page && page.scrollHeight > window.innerHeight)
      scrolled = scrollBy(page, scrollStep(at.y, 0, window.innerHeight)) || scrolled;
    if (scrolled) onScroll();
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}

function scrollBy(element: Element, step: number): boolean {
  if (step === 0) return false;
  const before = element.scrollTop;
  element.scrollTop = before + step;
  return element.scrollTop !== before;
}

function scrollAside(element: Element, step: number): boolean {
  if (step === 0) return false;
  const before = element.scrollLeft;
  element.scrollLeft = before + step;
  return element.scrollLeft !== before;
}
