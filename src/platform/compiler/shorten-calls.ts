import type { CallGap, StackFrame } from '../../../machines/contracts/compiler';

/** Rows that are shown of the innermost and of the outermost calls. */
const INNERMOST = 14;
const OUTERMOST = 10;

/** The functions that were being called, and how many are not told between them. */
export interface CallTrace {
  readonly stack: readonly StackFrame[];
  /** Missing when all are told. */
  readonly gap?: CallGap;
}

/**
 * Rows of a stack, with calls that look alike as one.
 * @param calls the innermost first; `null` stands for calls that nobody noted
 */
export function rowsOf(calls: readonly (Omit<StackFrame, 'times'> | null)[]): (StackFrame | null)[] {
  const rows: (StackFrame | null)[] = [];
  for (const call of calls) {
    const last = rows.at(-1);
    if (call === null) {
      if (rows.length > 0 && last !== null) rows.push(null);
    } else if (last && last.name === call.name && last.place.line === call.place.line)
      rows[rows.length - 1] = { ...last, times: last.times + 1 };
    else rows.push({ ...call, times: 1 });
  }
  return rows;
}

/** The innermost and the outermost rows where there are many: what called what in the middle of a recursion helps nobody. */
export function shortened(rows: readonly (StackFrame | null)[]): CallTrace {
  const told = rows.filter((row) => row !== null);
  const unknown = rows.indexOf(null);
  if (told.length <= INNERMOST + OUTERMOST)
    return unknown < 0 ? { stack: told } : { stack: told, gap: { after: unknown, calls: null } };
  const left = told.slice(INNERMOST, -OUTERMOST);
  const calls = unknown < 0 ? left.reduce((sum, { times }) => sum + times, 0) : null;
  return { stack: [...told.slice(0, INNERMOST), ...told.slice(-OUTERMOST)], gap: { after: INNERMOST, calls } };
}
