/** More pairs of lines than this are not compared one by one (4 million take some 20 ms): the stretch counts as one change. */
const MOST_PAIRS = 4_000_000;

/** Lines (or any other pieces) `start` to `end` of the base became `lines`. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly lines: readonly string[];
}

/**
 * Three-way merge of two texts by lines: what either side changed against `base` is kept.
 * @returns the merged text, or `null` where both changed the same lines in different ways
 */
export function mergeLines(base: string, mine: string, theirs: string): string | null {
  if (mine === theirs || theirs === base) return mine;
  if (mine === base) return theirs;
  const from = base.split('\n');
  const left = changesOf(from, mine.split('\n'));
  const right = changesOf(from, theirs.split('\n'));
  const merged: string[] = [];
  let at = 0;
  while (left.length + right.length > 0) {
    const [a, b] = [left[0], right[0]];
    const change = !b || (a && isBefore(a, b)) ? a : !a || isBefore(b, a) ? b : isSame(a, b) ? a : undefined;
    if (!change) return null;
    merged.push(...from.slice(at, change.start), ...change.lines);
    at = change.end;
    if (change === a || (a && isSame(a, change))) left.shift();
    if (change === b || (b && isSame(b, change))) right.shift();
  }
  return [...merged, ...from.slice(at)].join('\n');
}

/**
 * For words that are edited in a copy: what was written here joined with what was written elsewhere since.
 * @param onClash called where both changed the same; then what was written here is given, and `theirs` must be kept
 */
export function joinWords(
  { base, mine, theirs }: { readonly base: string; readonly mine: string; readonly theirs: string },
  onClash: () => void,
): string {
  const joined = mergeLines(base, mine, theirs);
  if (joined === null) onClash();
  return joined ?? mine;
}

/** Two insertions in one place do not go together: nobody knows which comes first. */
const isBefore = (a: Change, b: Change) => a.end < b.start || (a.end === b.start && a.start < a.end && b.start < b.end);

const isSame = (a: Change, b: Change) =>
  a.start === b.start &&
  a.end === b.end &&
  a.lines.length === b.lines.length &&
  a.lines.every((line, index) => line === b.lines[index]);

/** The changes that make `to` of `from`, in their order. */
export function changesOf(from: readonly string[], to: readonly string[]): Change[] {
  let head = 0;
  while (head < from.length && head < to.length && from[head] === to[head]) head += 1;
  let tail = 0;
  while (tail < from.length - head && tail < to.length - head && from.at(-1 - tail) === to.at(-1 - tail)) tail += 1;
  const before = from.slice(head, from.length - tail);
  const after = to.slice(head, to.length - tail);
  if (before.length === 0 && after.length === 0) return [];
  if (before.length * after.length > MOST_PAIRS || before.length * after.length === 0)
    return [{ start: head, end: head + before.length, lines: after }];
  return between(before, after).map(({ start, end, lines }) => ({ start: start + head, end: end + head, lines }));
}

/** By the longest common subsequence of their lines. */
function between(before: readonly string[], after: readonly string[]): Change[] {
  const width = after.length + 1;
  const longest = new Uint32Array((before.length + 1) * width);
  const lengthAt = (i: number, j: number) => longest[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      longest[i * width + j] =
        before[i] === after[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
  const changes: Change[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [start, begin] = [i, j];
    while (
      (i < before.length || j < after.length) &&
      !(i < before.length && j < after.length && before[i] === after[j])
    )
      if (j >= after.length || (i < before.length && lengthAt(i + 1, j) >= lengthAt(i, j + 1))) i += 1;
      else j += 1;
    if (i > start || j > begin) changes.push({ start, end: i, lines: after.slice(begin, j) });
    while (i < before.length && j < after.length && before[i] === after[j]) {
      i += 1;
      j += 1;
    }
  }
  return changes;
}
