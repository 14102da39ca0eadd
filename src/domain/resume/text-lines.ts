import type { TextLine } from './facts';
import type { ReadableDocument } from './visible-document';

/** From this share of the lines on, and with this many of them, blank lines are the spacing of the text. */
const SPACED_OUT = 0.8;
const FEWEST_SPACED = 12;

/**
 * The document's non-blank lines in reading order, each with its place. A line that was withheld leaves no gap. Where a
 * blank line follows nearly every line, only a wider gap than the usual one parts anything.
 */
export function textLines(document: ReadableDocument): TextLine[] {
  const found: (Omit<TextLine, 'afterBlank'> & { readonly gap: number })[] = [];
  for (const page of document.pages) {
    let gap = Number.POSITIVE_INFINITY;
    page.lines.forEach(({ text, size, withheld }, line) => {
      if (withheld) return;
      if (text.trim() === '') gap += 1;
      else {
        found.push({ page: page.number, line, text, size, gap });
        gap = 0;
      }
    });
  }
  const usual = usualGap(found.map(({ gap }) => gap));
  return found.map(({ gap, ...line }) => ({ ...line, afterBlank: gap > usual }));
}

/** How many blank lines follow a line as a rule: 0 unless they follow nearly every line. */
function usualGap(gaps: readonly number[]): number {
  const inside = gaps.filter(Number.isFinite).sort((a, b) => a - b);
  const spaced = inside.filter((gap) => gap > 0).length;
  if (inside.length < FEWEST_SPACED || spaced < inside.length * SPACED_OUT) return 0;
  return inside[inside.length >> 1] ?? 0;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’+#._/-]*/gu;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

/** The words of a text as they are. Marks of unmapped glyphs, `(cid:12)`, are not words. */
export function wordsOf(text: string): string[] {
  return text.replace(/\(cid:\d{1,6}\)/g, ' ').match(WORD) ?? [];
}

/** How many words a text has. Scripts without spaces count one word for every two characters. */
export function countWords(text: string): number {
  let count = 0;
  for (const word of wordsOf(text)) {
    const unspaced = word.match(CJK)?.length ?? 0;
    count += unspaced === 0 ? 1 : Math.ceil(unspaced / 2);
  }
  return count;
}

/** Ligatures and compatibility forms as plain letters, zero-width characters gone, white space single. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** `E X P E R I E N C E` as `EXPERIENCE`; two or more spaces part words. Null when the text is not spelt out like this. */
export function joinSpacedLetters(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > 120) return null;
  const tokens = trimmed.split(/\s+/);
  const letters = tokens.filter((t) => /^[\p{L}&]$/u.test(t)).length;
  if (letters < 4 || letters < tokens.length * 0.8) return null;
  return trimmed
    .split(/\s{2,}/)
    .map((word) => word.replace(/\s/g, ''))
    .join(' ');
}
