import { cleanText } from '../../domain/pdf-layout/clean-text';
import type { ResumeLink } from '../../domain/resume/document';

/** Schemes a resume may link to. Anything else (`javascript:`, `data:`, `file:`) is dropped. */
const SAFE_SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];
/** More links than this on one page are not a resume's; the rest is dropped. */
const LINKS_PER_PAGE = 500;

/**
 * The web, mail and telephone links of a page, in file order; a link split over lines comes once.
 *
 * @param annotations what pdf.js gives from `getAnnotations`
 * @param page 1-based number of the page
 */
export function pageLinks(annotations: readonly unknown[], page: number): ResumeLink[] {
  const links: ResumeLink[] = [];
  const seen = new Set<string>();
  for (const annotation of annotations) {
    const { subtype, url, overlaidText } = annotation as { subtype?: unknown; url?: unknown; overlaidText?: unknown };
    if (subtype !== 'Link' || typeof url !== 'string' || !isSafe(url)) continue;
    const text = typeof overlaidText === 'string' ? cleanText(overlaidText).replace(/ +/g, ' ').trim() : '';
    const key = JSON.stringify([url, text]);
    if (seen.has(key)) continue;
    seen.add(key);
    links.push({ url, page, text });
    if (links.length === LINKS_PER_PAGE) break;
  }
  return links;
}

function isSafe(url: string): boolean {
  try {
    return SAFE_SCHEMES.includes(new URL(url).protocol);
  } catch {
    return false;
  }
}
