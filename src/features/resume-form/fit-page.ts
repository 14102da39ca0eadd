import { paginate } from '../../domain/resume-document/paginate';
import { breakAtBars } from './break-at-bars';
import { flowOf } from './measure-sheet';

/** Text of 10.5 pt is read at a glance; below 9 pt people begin to strain, and printers to blur. */
const LEAST = 9 / 10.5;
const STEPS = 7;

/**
 * Sets the largest density, from as written down to 9 pt, at which a laid-out sheet fits on one page.
 * @param pageHeight in pixels, of the text of one page as the sheet is shown
 * @returns how many pages it has now: more than one when even 9 pt is too large
 */
export function fitOnePage(article: HTMLElement, pageHeight: number): number {
  const pagesAt = (density: number): number => {
    article.style.setProperty('--density', String(density));
    breakAtBars(article);
    const top = article.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(article).paddingTop);
    return paginate(flowOf(article, top), pageHeight).length + 1;
  };
  if (pagesAt(1) === 1) return 1;
  const least = pagesAt(LEAST);
  if (least > 1) return least;
  let [fits, tooLarge] = [LEAST, 1];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (fits + tooLarge) / 2;
    if (pagesAt(middle) === 1) fits = middle;
    else tooLarge = middle;
  }
  return pagesAt(fits);
}
