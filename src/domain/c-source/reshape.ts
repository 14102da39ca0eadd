/** A part of a text and what comes in its place. */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

const BLANK = /\s/;

/**
 * The changes that make one text of another that differs in blanks alone: only these are touched, so that a cursor and marks stay
 * with their words. Where more differs, one change from the first difference to the last.
 */
export function blankChanges(before: string, after: string): TextChange[] {
  const changes: TextChange[] = [];
  let from = 0;
  let start = 0;
  while (from < before.length || start < after.length) {
    const to = blanksEnd(before, from);
    const end = blanksEnd(after, start);
    const insert = after.slice(start, end);
    if (before.slice(from, to) !== insert) changes.push({ from, to, insert });
    if (before[to] !== after[end]) return [oneChange(before, after)];
    from = to + 1;
    start = end + 1;
  }
  return changes;
}

function blanksEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && BLANK.test(text[at] ?? '')) at += 1;
  return at;
}

/** The part between what both texts begin with and what both end with. */
export function oneChange(before: string, after: string): TextChange {
  let from = 0;
  while (from < before.length && from < after.length && before[from] === after[from]) from += 1;
  let tail = 0;
  while (tail < before.length - from && tail < after.length - from && before.at(-1 - tail) === after.at(-1 - tail))
    tail += 1;
  return { from, to: before.length - tail, insert: after.slice(from, after.length - tail) };
}
