/** A stretch of a text: in both, in the former alone, or in the latter alone. */
export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Words compared with words at most; beyond it what differs is shown as a whole. */
const MOST_PAIRS = 400_000;

/**
 * What changed between two texts, word by word. The parts that are not `added` make the former text, those that are not
 * `removed` the latter.
 */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [a, b] = [tokens(before), tokens(after)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [midA, midB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return joined([
    { kind: 'same', text: a.slice(0, start).join('') },
    ...(midA.length * midB.length > MOST_PAIRS ? replaced(midA, midB) : compared(midA, midB)),
    { kind: 'same', text: a.slice(a.length - end).join('') },
  ]);
}

/** Words with the blanks around them apart, so that the texts can be put together again. */
const tokens = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}\p{M}]+|[^\s\p{L}\p{N}\p{M}]/gu) ?? [];

const replaced = (a: readonly string[], b: readonly string[]): DiffPart[] => [
  { kind: 'removed', text: a.join('') },
  { kind: 'added', text: b.join('') },
];

/** By the longest common subsequence. */
function compared(a: readonly string[], b: readonly string[]): DiffPart[] {
  const width = b.length + 1;
  const length = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => length[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      length[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [x, y] = [a[i], b[j]];
    if (x !== undefined && x === y) {
      parts.push({ kind: 'same', text: x });
      i += 1;
      j += 1;
    } else if (x !== undefined && (y === undefined || at(i + 1, j) >= at(i, j + 1))) {
      parts.push({ kind: 'removed', text: x });
      i += 1;
    } else {
      parts.push({ kind: 'added', text: y ?? '' });
      j += 1;
    }
  }
  return parts;
}

/** One part for neighbours of a kind; a blank between two changes goes with them, so that phrases stay whole. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const whole: DiffPart[] = [];
  let [removed, added] = ['', ''];
  const settle = () => {
    if (removed !== '') whole.push({ kind: 'removed', text: removed });
    if (added !== '') whole.push({ kind: 'added', text: added });
    [removed, added] = ['', ''];
  };
  const filled = parts.filter(({ text }) => text !== '');
  for (const [index, { kind, text }] of filled.entries()) {
    const next = filled[index + 1];
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else if (removed + added !== '' && /^\s+$/.test(text) && next !== undefined && next.kind !== 'same') {
      removed += text;
      added += text;
    } else {
      settle();
      const last = whole.at(-1);
      if (last?.kind === 'same') whole[whole.length - 1] = { kind: 'same', text: last.text + text };
      else whole.push({ kind, text });
    }
  }
  settle();
  return whole;
}
