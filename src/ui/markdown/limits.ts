/** As long as a text may be, in characters, to be drawn as Markdown: some 40 printed pages. */
export const LONGEST_MARKDOWN = 100_000;
/** As long as one of its blocks may be; parsing one takes time that grows faster than its length. */
const LONGEST_BLOCK = 40_000;
/**
 * This many lines it may have besides code: the parser needs the square of the lines of a list, 16 s for 6,000 of them.
 */
const MOST_LINES = 300;
/** As much work as one text may be, as `workOf` counts it: some four of the longest lists. */
export const MOST_WORK = 4 * MOST_LINES ** 2;
/** As much of a text as is shown plain before the reader asks for all of it. */
export const FIRST_PLAIN = 20_000;
/** Quotes in quotes, lists in lists, or emphasis in emphasis. No person writes so deep; a parser goes astray there. */
export const DEEPEST = 24;

/**
 * What it costs to parse a block: the square of its lines besides code. Infinite when it is too long to be parsed in the
 * time that a page has.
 */
export function workOf(block: string): number {
  if (block.length > LONGEST_BLOCK) return Number.POSITIVE_INFINITY;
  // Behind HTML and definitions of links a fence may be none: there every line counts.
  const fences = !/^ {0,3}[<[]/m.test(block);
  let lines = 0;
  let fence = '';
  for (const line of block.split('\n')) {
    // At the margin it is in no list, and only its own mark ends it.
    const mark = /^(?:`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[0] ?? '';
    if (fence !== '') {
      if (mark.startsWith(fence) && line.trim() === mark) fence = '';
    } else if (fences && mark !== '') fence = mark;
    else lines += 1;
  }
  return lines > MOST_LINES ? Number.POSITIVE_INFINITY : lines ** 2;
}

/** Whether a block nests deeper than `DEEPEST`, or may: an estimate that never parses and reads the text once. */
export function isTooDeep(block: string): boolean {
  let depth = 0;
  let brackets = 0;
  for (const line of block.split('\n')) {
    const prefix = /^(?:\s*(?:>|[-*+](?=\s)|\d{1,9}[.)](?=\s)))*/.exec(line)?.[0] ?? '';
    const markers = prefix.replace(/\d+/g, '').replace(/\s/g, '').length;
    const indent = /^\s*/.exec(line)?.[0].length ?? 0;
    if (markers > DEEPEST || (markers > 0 && indent > 4 * DEEPEST)) return true;
    if (line.trim() === '') {
      depth = 0;
      brackets = 0;
      continue;
    }
    for (let i = prefix.length; i < line.length; i += 1) {
      const c = line[i];
      if (c === '[') brackets += 1;
      else if (c === ']') brackets = Math.max(0, brackets - 1);
      else if (c === '*' || c === '_' || c === '~') {
        let end = i + 1;
        while (line[end] === c) end += 1;
        const opens = (line[end] ?? ' ').trim() !== '';
        const closes = (line[i - 1] ?? ' ').trim() !== '';
        // Runs between two words can do either; there they count as a close when something is open.
        if (closes && (!opens || depth > 0)) depth = Math.max(0, depth - (end - i));
        else if (opens) depth += end - i;
        i = end - 1;
      }
      if (depth > 2 * DEEPEST || brackets > DEEPEST) return true;
    }
  }
  return false;
}
