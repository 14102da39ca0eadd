import type { TextRun } from '../../domain/pdf-layout/text-run';
import type { PdfLibrary } from './pdf-library';

/** Lam and an alef that a font draws as one sign, in the order in which they are read. */
const LAM_ALEF = /^\u0644[\u0622\u0623\u0625\u0627]$/;
const WORD = /[\p{Script=Arabic}\p{M}]+/gu;
const ARABIC = /^[\p{Script=Arabic}\p{M}]+$/u;

/**
 * Arabic words with lam and alef in their order. Where one sign of a font stands for both, pdf.js turns the two with the
 * rest of the word: `طالب` for `طلاب`. The drawing operators still have them in one; a word that is on the page with and
 * without the sign is told by its turn.
 */
export function withLamAlef(
  runs: readonly TextRun[],
  list: { readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] },
  ops: PdfLibrary['OPS'],
): readonly TextRun[] {
  const words = new Map<string, string[]>();
  let joined = false;
  list.fnArray.forEach((fn, i) => {
    if (fn !== ops.showText) return;
    for (const signs of wordsOf(list.argsArray[i])) {
      const turned = [...signs.join('')].reverse().join('');
      const read = [...signs].reverse().join('');
      joined ||= turned !== read;
      const known = words.get(turned);
      if (known) known.push(read);
      else words.set(turned, [read]);
    }
  });
  if (!joined) return runs;
  return runs.map((run) => {
    const text = run.text.replace(WORD, (word) => words.get(word)?.shift() ?? word);
    return text === run.text ? run : { ...run, text };
  });
}

/** The Arabic words of one text as drawn, from left to right: each a list of signs, lam and alef in one. */
function wordsOf(args: unknown): string[][] {
  const glyphs: unknown = Array.isArray(args) ? args[0] : undefined;
  if (!Array.isArray(glyphs)) return [];
  const words: string[][] = [[]];
  for (const glyph of glyphs as unknown[]) {
    if (typeof glyph !== 'object' || glyph === null || !('unicode' in glyph)) continue;
    const sign = String(glyph.unicode);
    if (!ARABIC.test(sign)) words.push([]);
    else words.at(-1)?.push(...(LAM_ALEF.test(sign) ? [sign] : [...sign]));
  }
  return words.filter((word) => word.length > 0);
}
