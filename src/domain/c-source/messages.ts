import type { Standard } from './languages';
import type { SourceShape } from './shape';

const MISSING_INCLUDES = 'Warning: Missing standard library includes';
const MISSING_RETURN = 'Warning: Missing return statement in main function';
const NO_MAIN = 'Error: No main function found';
const EXECUTED = 'Program executed successfully';
const NOTHING_TO_EXECUTE = 'No executable statements found';
const NO_OUTPUT = 'Program executed with no output';

/**
 * The product's remarks on a source, as its words describe it (docs/decisions/terminal.md). They appear beside what the
 * compiler says, and stop nothing.
 * @param standard the one it was built by
 * @param built whether a program came of it: one that was built has its `main`, wherever it came from
 */
export function sourceMessages(shape: SourceShape, standard: Standard, built: boolean): readonly string[] {
  const isCpp = standard.startsWith('C++');
  return [
    ...(shape.includes || (isCpp && shape.usesNamespace) ? [] : [MISSING_INCLUDES]),
    // Since C99, and in C++, main gives back 0 by itself.
    ...(standard === 'C89' && shape.hasMain && !shape.mainReturns ? [MISSING_RETURN] : []),
    ...(shape.hasMain || built ? [] : [NO_MAIN]),
  ];
}

/**
 * What is said of a program that ran to its end with exit code 0 and wrote nothing; `null` when it did write, or ended
 * otherwise, because then that is shown.
 */
export function silentMessage(shape: SourceShape, { wrote, code }: { wrote: boolean; code: number }): string | null {
  if (wrote || code !== 0) return null;
  if (shape.prints) return NO_OUTPUT;
  return shape.mainActs ? EXECUTED : NOTHING_TO_EXECUTE;
}
