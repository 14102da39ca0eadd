import type { Diagnostic as Mark } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import type { Diagnostic, SourcePlace } from '../../../../machines/contracts/compiler';

/** The position in the text of a place the compiler names; what lies outside is moved to the edge. */
export function positionOf(doc: Text, { line, column }: SourcePlace): number {
  if (line < 1) return 0;
  if (line > doc.lines) return doc.length;
  const { from, length } = doc.line(line);
  return from + Math.min(Math.max(0, column - 1), length);
}

/** The compiler's messages as squiggles. One that names only its start marks the word there. */
export function marksOf(doc: Text, diagnostics: readonly Diagnostic[]): Mark[] {
  return diagnostics
    .flatMap(({ severity, message, from, to }) => {
      if (from === null || severity === 'note') return [];
      const start = positionOf(doc, from);
      const end = to === null ? start : positionOf(doc, to);
      const word = /^[\p{L}\p{N}_]+|^\S/u.exec(doc.sliceString(start, start + 80))?.[0].length ?? 0;
      return [{ from: start, to: Math.max(end, start + word), severity, message } satisfies Mark];
    })
    .sort((a, b) => a.from - b.from);
}
