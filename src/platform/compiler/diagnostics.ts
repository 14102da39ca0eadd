import type { Diagnostic, SourcePlace } from '../../../machines/contracts/compiler';

/** `main.c:3:7:{3:5-3:9}{3:11-3:12}: error: …`: where, the ranges it is about, and what. */
const MESSAGE =
  /^(?<file>[^\s:][^:]*):(?<line>\d+):(?<column>\d+):(?<ranges>(?:\{[^}]*\})*:)? (?<severity>fatal error|error|warning|note): (?<message>.*)$/;
const RANGE = /\{(\d+):(\d+)-(\d+):(\d+)\}/g;
/** `wasm-ld: error: /tmp/program.o: undefined symbol: f`, and clang's messages that belong to no line. */
const PLACELESS = /^(?:(?<tool>[\w-]+): )?(?<severity>fatal error|error|warning): (?<message>.*)$/;
const OBJECT = /^\/(?:tmp|usr)\/[^\s:]*?(?:\([^)]*\))?: /;
const OBJECT_IN_TEXT = /^(wasm-ld: (?:error|warning): )\/(?:tmp|usr)\/[^\s:]*?(?:\([^)]*\))?: /gm;
/** The count at the end, `2 warnings and 1 error generated.` */
const NOISE = /^\d+ (?:warnings?|errors?)(?: and \d+ errors?)? generated\.$/;

/** What the compiler printed, without what it adds for this parser and with names as a learner writes them. */
export const readable = (text: string): string =>
  text
    .replace(/^([^\s:][^:]*:\d+:\d+:)(?:\{[^}]*\})+:(?= (?:fatal error|error|warning|note): )/gm, '$1')
    .replaceAll('std::__2::', 'std::')
    .replace(OBJECT_IN_TEXT, '$1');

/**
 * The messages of compiler and linker as data. Messages about library headers are shown at the line of the program
 * that led there, when a note names one, and are left out otherwise.
 * @param text what the tools printed, with `-fdiagnostics-print-source-range-info`
 * @param source the program: clang counts columns in bytes, and the result in UTF-16 units
 * @param fileName the name under which it was compiled
 */
export function parseDiagnostics(text: string, source: string, fileName: string): Diagnostic[] {
  const lines = source.split('\n');
  const found: Diagnostic[] = [];
  /** An error in a library header, until a note says which line of the program led to it. */
  let elsewhere: Pick<Diagnostic, 'severity' | 'message'> | null = null;
  const settle = () => {
    if (elsewhere?.severity === 'error') found.push({ ...elsewhere, from: null, to: null });
    elsewhere = null;
  };

  for (const line of text.split('\n')) {
    if (NOISE.test(line)) continue;
    const placed = MESSAGE.exec(line)?.groups;
    if (placed) {
      const severity = severityOf(placed.severity);
      const message = plain(placed.message ?? '');
      const own = placed.file === fileName;
      if (severity !== 'note') settle();
      if (!own) {
        if (severity !== 'note') elsewhere = { severity, message };
        continue;
      }
      const at = { line: Number(placed.line), column: Number(placed.column) };
      const from = inUnits(lines, at);
      const to = endOf(lines, at, placed.ranges ?? '');
      if (elsewhere !== null) {
        found.push({ ...elsewhere, from, to });
        elsewhere = null;
      }
      found.push({ severity, message, from, to });
      continue;
    }
    const placeless = PLACELESS.exec(line)?.groups;
    if (!placeless) continue;
    settle();
    const message = plain((placeless.message ?? '').replace(OBJECT, ''));
    found.push({ severity: severityOf(placeless.severity), message, from: null, to: null });
  }
  settle();
  return found;
}

const severityOf = (word: string | undefined): Diagnostic['severity'] =>
  word === 'warning' || word === 'note' ? word : 'error';

const plain = (message: string) => message.replaceAll('std::__2::', 'std::');

/** The end of the range that begins at or holds a place. */
function endOf(lines: readonly string[], at: SourcePlace, ranges: string): SourcePlace | null {
  for (const [, fromLine, fromColumn, toLine, toColumn] of ranges.matchAll(RANGE)) {
    const begins = { line: Number(fromLine), column: Number(fromColumn) };
    const ends = { line: Number(toLine), column: Number(toColumn) };
    if (compare(begins, at) <= 0 && compare(at, ends) < 0) return inUnits(lines, ends);
  }
  return null;
}

const compare = (a: SourcePlace, b: SourcePlace) => a.line - b.line || a.column - b.column;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A place whose column counts bytes of UTF-8, from one whose column counts UTF-16 units. */
export const inBytes = (source: string, { line, column }: SourcePlace): SourcePlace => ({
  line,
  column: encoder.encode((source.split('\n')[line - 1] ?? '').slice(0, column - 1)).byteLength + 1,
});

/** A place whose column counts UTF-16 units, from one whose column counts bytes of UTF-8. */
export function inUnits(lines: readonly string[], { line, column }: SourcePlace): SourcePlace {
  const bytes = encoder.encode(lines[line - 1] ?? '');
  const before = decoder.decode(bytes.subarray(0, column - 1));
  return { line, column: before.length + 1 + Math.max(0, column - 1 - bytes.byteLength) };
}
