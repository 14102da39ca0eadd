import { closeLetterSpacing } from '../../domain/pdf-layout/clean-text';
import type { TextRun } from '../../domain/pdf-layout/text-run';
import type { PdfLibrary } from './pdf-library';

/** What the drawing operators of a page show beside its text. */
export interface PageDrawing {
  /** Raster images painted, each time they are painted. */
  readonly images: number;
  /** Shapes, shadings and glyphs painted: text drawn as outlines shows here and nowhere else. */
  readonly marks: number;
  /** Every text as the file spells it, with its own blanks, by its letters without blanks. */
  readonly spellings: ReadonlyMap<string, string>;
}

/** Letters are looked up in texts of at most this length; a letter-spaced heading is short. */
const LONGEST_HEADING = 120;

/** Reads a page's operator list (`fnArray`, `argsArray` of pdf.js). */
export function pageDrawing(
  list: { readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] },
  ops: PdfLibrary['OPS'],
): PageDrawing {
  const imageOps = new Map<number, (args: unknown) => number>([
    [ops.paintImageXObject, () => 1],
    [ops.paintInlineImageXObject, () => 1],
    [ops.paintImageMaskXObject, () => 1],
    [ops.paintImageXObjectRepeat, (args) => countOf(args, 3) / 2],
    [ops.paintImageMaskXObjectRepeat, (args) => countOf(args, 5) / 2],
    [ops.paintInlineImageXObjectGroup, (args) => countOf(args, 1)],
    [ops.paintImageMaskXObjectGroup, (args) => countOf(args, 0)],
  ]);
  const markOps = new Set<number>([ops.constructPath, ops.shadingFill, ops.showText]);
  const spellings = new Map<string, string>();
  let images = 0;
  let marks = 0;
  list.fnArray.forEach((fn, i) => {
    const args = list.argsArray[i];
    images += imageOps.get(fn)?.(args) ?? 0;
    if (markOps.has(fn)) marks++;
    if (fn === ops.showText) {
      const spelling = spellingOf(args);
      const letters = spelling.replace(/\s/g, '');
      if (letters !== '' && letters.length <= LONGEST_HEADING && !spellings.has(letters))
        spellings.set(letters, spelling);
    }
  });
  return { images, marks, spellings };
}

function countOf(args: unknown, index: number): number {
  const value: unknown = Array.isArray(args) ? args[index] : undefined;
  return Array.isArray(value) || ArrayBuffer.isView(value) ? ((value as { length?: number }).length ?? 1) : 1;
}

function spellingOf(args: unknown): string {
  const glyphs: unknown = Array.isArray(args) ? args[0] : undefined;
  if (!Array.isArray(glyphs)) return '';
  let text = '';
  for (const glyph of glyphs as unknown[])
    if (typeof glyph === 'object' && glyph !== null && 'unicode' in glyph) text += String(glyph.unicode);
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Letter-spaced runs spelled as the file spells them: pdf.js shows `W O R K E X P E R I E N C E` for a text whose own
 * blank between the words is known only to the operators.
 */
export function respell(runs: readonly TextRun[], spellings: ReadonlyMap<string, string>): TextRun[] {
  return runs.map((run) => {
    if (closeLetterSpacing(run.text) === run.text) return run;
    const spelling = spellings.get(run.text.replace(/\s/g, ''));
    return spelling === undefined || closeLetterSpacing(spelling) !== spelling ? run : { ...run, text: spelling };
  });
}
