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
  await Promise.all([...texts].map(([font, text]) => document.fonts.load(font, text)));
}
