/** One unfolded line of RFC 5545, section 3.1, in its parts. */
export interface ContentLine {
  /** In capitals. */
  readonly name: string;
  /** Names in capitals, values as they stand, without quotes. */
  readonly params: ReadonlyMap<string, string>;
  /** As written, escapes and all. */
  readonly value: string;
}

const NO_PARAMS: ReadonlyMap<string, string> = new Map();

/** Reads one unfolded line. What is not a content line has an empty name. */
export function contentLine(line: string): ContentLine {
  const head = /^[\w.-]+/.exec(line)?.[0] ?? '';
  const next = line[head.length];
  if (head === '' || (next !== ':' && next !== ';')) return { name: '', params: NO_PARAMS, value: line };
  const name = head.toUpperCase();
  if (next === ':') return { name, params: NO_PARAMS, value: line.slice(head.length + 1) };
  const params = new Map<string, string>();
  const part = /;([\w.-]+)=((?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)/y;
  let at = head.length;
  for (;;) {
    part.lastIndex = at;
    const found = part.exec(line);
    if (!found) break;
    params.set((found[1] ?? '').toUpperCase(), (found[2] ?? '').replaceAll('"', ''));
    at = part.lastIndex;
  }
  return line[at] === ':' ? { name, params, value: line.slice(at + 1) } : { name: '', params: NO_PARAMS, value: line };
}

/** A component of a file as its unfolded lines stand, BEGIN and END among them. */
export interface RawComponent {
  /** `VEVENT`, `VTODO`, … in capitals. */
  readonly kind: string;
  readonly lines: readonly string[];
  /** The line of the file that it begins at, from 1. */
  readonly at: number;
  /** The file ends, or another begins, before its END. */
  readonly cut: boolean;
}

/**
 * The components directly below VCALENDAR, one after the other. Takes line ends of every system, folded lines, and files
 * of several calendars.
 * @param between takes the lines that are in no component: what is said of the calendar
 */
export function* componentsOf(text: string, between: (line: string) => void = () => {}): Generator<RawComponent> {
  let open: { kind: string; lines: string[]; at: number } | null = null;
  let depth = 0;
  for (const { line, at } of unfolded(text)) {
    const mark = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line);
    const begins = mark?.[1]?.toUpperCase() === 'BEGIN';
    const kind = mark?.[2]?.toUpperCase() ?? '';
    if (!open) {
      if (!begins || kind === 'VCALENDAR') {
        between(line);
        continue;
      }
      open = { kind, lines: [line], at };
      depth = 1;
      continue;
    }
    // A component of the top level inside another: the END of the one before it is missing.
    if (mark && (kind === 'VCALENDAR' || (begins && kind === open.kind))) {
      yield { ...open, cut: true };
      open = begins && kind !== 'VCALENDAR' ? { kind, lines: [line], at } : null;
      depth = 1;
      continue;
    }
    if (line !== '') open.lines.push(line);
    if (!mark) continue;
    depth += begins ? 1 : -1;
    if (depth > 0) continue;
    yield { ...open, cut: false };
    open = null;
  }
  if (open) yield { ...open, cut: true };
}

function* unfolded(text: string): Generator<{ line: string; at: number }> {
  let line: string | null = null;
  let at = 1;
  let number = 0;
  let from = text.charCodeAt(0) === 0xfe_ff ? 1 : 0;
  while (from <= text.length) {
    let to = text.indexOf('\n', from);
    if (to === -1) to = text.length;
    const next = text.slice(from, text.charCodeAt(to - 1) === 13 && to > from ? to - 1 : to);
    from = to + 1;
    number += 1;
    const first = next.charCodeAt(0);
    if (line !== null && (first === 32 || first === 9)) {
      line += next.slice(1);
      continue;
    }
    if (line !== null) yield { line, at };
    line = next;
    at = number;
  }
  if (line !== null) yield { line, at };
}
