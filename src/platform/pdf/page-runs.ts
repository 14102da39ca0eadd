import type { TextItem, TextMarkedContent } from 'pdfjs-dist/types/src/display/api';
import type { TextRun } from '../../domain/pdf-layout/text-run';

/** A transformation [a, b, c, d, e, f] as in the PDF format: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly number[];

const at = (matrix: Matrix, i: number) => matrix[i] ?? 0;

/**
 * pdf.js text items as runs on the page as it is shown: the page's own rotation and crop are applied and y grows
 * upwards.
 *
 * @param toScreen the transformation of the page's viewport at scale 1 (points, y downwards)
 * @param height height of that viewport in points
 */
export function pageRuns(
  items: readonly (TextItem | TextMarkedContent)[],
  toScreen: Matrix,
  height: number,
): TextRun[] {
  const runs: TextRun[] = [];
  for (const item of items) {
    if (!('str' in item) || item.str === '') continue;
    const m: Matrix = item.transform;
    const scale = Math.sqrt(Math.abs(at(toScreen, 0) * at(toScreen, 3) - at(toScreen, 1) * at(toScreen, 2)));
    const dx = at(toScreen, 0) * at(m, 0) + at(toScreen, 2) * at(m, 1);
    const dy = at(toScreen, 1) * at(m, 0) + at(toScreen, 3) * at(m, 1);
    const angle = Math.round((Math.atan2(-dy, dx) * 180) / Math.PI);
    runs.push({
      text: item.str,
      x: at(toScreen, 0) * at(m, 4) + at(toScreen, 2) * at(m, 5) + at(toScreen, 4),
      y: height - (at(toScreen, 1) * at(m, 4) + at(toScreen, 3) * at(m, 5) + at(toScreen, 5)),
      width: item.width * scale,
      size: (item.height || Math.hypot(at(m, 2), at(m, 3))) * scale,
      ...(angle === 0 ? {} : { angle }),
    });
  }
  return runs;
}
