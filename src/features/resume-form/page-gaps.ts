import type { PageBreak } from '../../domain/resume-document/paginate';
import { blocksOf, flowOf } from './measure-sheet';

/** Pixels between two pages on a screen. */
export const PAGE_GAP = 20;

/** Takes the space between pages away again. */
export function closeGaps(article: HTMLElement): void {
  article.style.removeProperty('min-height');
  for (const element of article.querySelectorAll<HTMLElement>('[data-page-start]')) {
    delete element.dataset.pageStart;
    for (const name of ['margin-top', '--page-at', '--page-skip']) element.style.removeProperty(name);
  }
}

/**
 * Moves what begins a page to where that page begins, so that the pages are one below the other with a gap between them.
 * @param pageHeight of the paper, and `along` its margin, in pixels of the sheet as it is shown
 * @returns where each page but the last ends
 */
export function openGaps(
  article: HTMLElement,
  breaks: readonly PageBreak[],
  pageHeight: number,
  along: number,
): number[] {
  const blocks = blocksOf(article);
  const step = pageHeight + PAGE_GAP;
  for (const [index, { block, line }] of breaks.entries()) {
    const element = blocks[block];
    if (!element) continue;
    const target = (index + 1) * step + along;
    const topOf = () => flowOf(article, article.getBoundingClientRect().top)[block]?.lines[line]?.top ?? target;
    if (line > 0) {
      // In the middle of a paragraph the lines flow round a box that is as high as what is skipped.
      const at = topOf() - (element.getBoundingClientRect().top - article.getBoundingClientRect().top);
      element.style.setProperty('--page-at', `${at}px`);
      element.style.setProperty('--page-skip', `${target - topOf()}px`);
      element.dataset.pageStart = 'within';
      continue;
    }
    const moved = outermost(element, article);
    moved.dataset.pageStart = 'block';
    // Margins collapse: what the first did not do, the second does.
    for (let turn = 0; turn < 2; turn += 1) {
      const margin = Number.parseFloat(getComputedStyle(moved).marginTop) || 0;
      moved.style.marginTop = `${margin + target - topOf()}px`;
    }
  }
  if (breaks.length > 0) article.style.minHeight = `${breaks.length * step + pageHeight}px`;
  return breaks.map((_, index) => (index + 1) * step - PAGE_GAP);
}

/** The largest part of the sheet that begins with an element. */
function outermost(element: HTMLElement, article: HTMLElement): HTMLElement {
  const { parentElement: parent } = element;
  return parent && parent !== article && parent.firstElementChild === element ? outermost(parent, article) : element;
}
