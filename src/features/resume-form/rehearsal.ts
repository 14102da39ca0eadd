import type { DrawnText, SheetDrawing } from '../../domain/resume-document/drawing';
import { styleOf } from './measure-sheet';
import { PAPER_SIZES } from './papers';

/** Enough of a text to ask for the fonts of its script. */
const ENOUGH = 24;

/** One line in each font of a sheet on screen: what writes it has everything that the sheet itself will need. */
export function rehearsalOf(article: HTMLElement): SheetDrawing {
  const { width, height, along, across } = PAPER_SIZES.a4;
  const lines = new Map<string, DrawnText>();
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim().slice(0, ENOUGH) ?? '';
    if (text === '' || !node.parentElement) continue;
    const style = styleOf(node.parentElement);
    const key = [style.families, style.weight, style.italic].join();
    if (!lines.has(key)) lines.set(key, { text, page: 0, x: across, y: along, width: 100, rtl: false, style });
  }
  const nodes = [...lines.values()].map((line) => ({ role: 'P' as const, children: [line] }));
  return { title: '', author: '', lang: 'en', width, height, pages: 1, nodes, shapes: [], pictures: [] };
}
