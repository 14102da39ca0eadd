import { compareOutputs } from '../c-source/compare-outputs';
import type { Recording } from './types';

/**
 * The step whose line wrote the first wrong output: the last one before the output grew past the first difference. `null`
 * where the output is right as far as it was recorded, or where it only ends too early: no step wrote that.
 * @param expected what the program had to write
 */
export function stepOfDifference({ steps, output, cut }: Recording, expected: string): number | null {
  const difference = compareOutputs(expected, output);
  if (!difference || difference.got === null) return null;
  const place = offsetOf(output, difference.line, difference.column);
  // What was cut off may only be missing.
  if (cut && place >= output.length) return null;
  const after = steps.findIndex(({ written }) => written > place);
  const at = after === -1 ? steps.length - 1 : after - 1;
  return at < 0 ? null : at;
}

/** Lines and columns count from 1. */
function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let passed = 1; passed < line; passed += 1) {
    const end = text.indexOf('\n', start);
    if (end === -1) return text.length;
    start = end + 1;
  }
  return Math.min(text.length, start + column - 1);
}
