/** Where two outputs part for the first time. */
export interface Difference {
  /** Both count from 1; the column counts UTF-16 units. */
  readonly line: number;
  readonly column: number;
  /** That line of each, without blanks at its end; `null` when that output has no such line. */
  readonly expected: string | null;
  readonly got: string | null;
}

/** Lines without blanks at their ends, and without empty lines at the end of it all. */
function linesOf(output: string): string[] {
  const lines = output.split('\n').map((line) => line.trimEnd());
  while (lines.at(-1) === '') lines.pop();
  return lines;
}

/**
 * Compares what a program wrote with what it had to write. Blanks at the ends of lines and empty lines at the end make no
 * difference; everything else does.
 * @returns the first difference, or `null` when there is none
 */
export function compareOutputs(expected: string, got: string): Difference | null {
  const [want, have] = [linesOf(expected), linesOf(got)];
  const count = Math.max(want.length, have.length);
  for (let at = 0; at < count; at += 1) {
    const [a = null, b = null] = [want[at], have[at]];
    if (a !== b) return { line: at + 1, column: commonStart(a ?? '', b ?? '') + 1, expected: a, got: b };
  }
  return null;
}

function commonStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  // Never between the two halves of one character.
  return /[\ud800-\udbff]/.test(a[at - 1] ?? '') ? at - 1 : at;
}
