import { FALLBACK_FONTS } from './fallback-fonts';
import type { FontFile } from './font-files';
import { PAPER_FONTS } from './paper-fonts';

let shown = false;

/** Lets the page draw with the fonts of papers. A file is fetched when a text that is laid out needs it. */
export function registerPaperFonts() {
  if (shown || typeof FontFace === 'undefined') return;
  shown = true;
  for (const file of [...PAPER_FONTS, ...FALLBACK_FONTS]) document.fonts.add(faceOf(file));
}

const faceOf = ({ family, url, weight, italic, ranges }: FontFile) =>
  new FontFace(family, `url(${url})`, {
    weight: String(weight),
    style: italic ? 'italic' : 'normal',
    unicodeRange: ranges,
    display: 'swap',
  });

/** Fetches the fonts that the words in an element are drawn with. Rejects when one cannot be. */
export async function showPaperFonts(element: HTMLElement): Promise<void> {
  registerPaperFonts();
  const texts = new Map<string, string>();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement) continue;
    const { fontStyle, fontWeight, fontFamily } = getComputedStyle(node.parentElement);
    const font = `${fontStyle} ${fontWeight} 16px ${fontFamily}`;
    texts.set(font, (texts.get(font) ?? '') + node.textContent);
  }
  await Promise.all(
    [...texts].flatMap(([font, text]) => {
      const other = text.replace(BASIC, '');
      const first = font.split(',', 1).join();
      return [document.fonts.load(first, text), ...(other === '' ? [] : [document.fonts.load(font, other)])];
    }),
  );
}

/** What the first family of every paper has; those after it have some of it too, and would all be fetched for it. */
const BASIC = /[\s\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026]/g;
