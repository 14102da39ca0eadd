import type { Diagnostic, SourcePlace } from '../../../machines/contracts/compiler';

/** `main.c:3:7:{3:5-3:9}{3:11-3:12}: error: …`: where, the ranges it is about, and what. */
const MESSAGE =
  /^(?<file>[^\s:][^:]*):(?<line>\d+):(?<column>\d+):(?<ranges>(?:\{[^}]*\})*:)? (?<severity>fatal error|error|warning|note): (?<message>.*)$/;
const RANGE = /\{(\d+):(\d+)-(\d+):(\d+)\}/g;
/** `wasm-ld: error: /tmp/program.o: undefined symbol: f`, and clang's messages that belong to no line. */
const PLACELESS = /^(?:(?<tool>[\w-]+): )?(?<severity>fatal error|error|warning): (?<message>.*)$/;
const OBJECT = /^\/(?:tmp|usr)\/[^\s:]*?(?:\([^)]*\))?: /;
/** `wasm-ld: error: duplicate symbol: f`, and the two lines that tell its objects. */
const DUPLICATE = /^duplicate symbol: (?<name>.*)$/;
const DEFINED_IN = /^>>> defined in \/tmp\/(?<object>[^\s:]+)\.o$/;
/** What clang makes of `main`. */
const MAIN = /^(?:__main_void|__main_argc_argv|__original_main)$/;
const OBJECT_IN_TEXT = /^(wasm-ld: (?:error|warning): )\/(?:tmp|usr)\/[^\s:]*?(?:\([^)]*\))?: /gm;
/** The count at the end, `2 warnings and 1 error generated.` */
const NOISE = /^\d+ (?:warnings?|errors?)(?: and \d+ errors?)? generated\.$/;

/** What the compiler printed, without what it adds for this parser and with names as a learner writes them. */
export const readable = (text: string): string =>
  text
    .replace(/^([^\s:][^:]*:\d+:\d+:)(?:\{[^}]*\})+:(?= (?:fatal error|error|warning|note): )/gm, '$1')
    .replaceAll('std::__2::', 'std::')
    .replace(OBJECT_IN_TEXT, '$1')
    .replace(/^(>>> defined in )\/tmp\//gm, '$1');

/**
 * The messages of compiler and linker as data, each once: two files that include one header repeat what is said of it. Messages about library headers are shown at the line of the program
 * that led there, when a note names one, and are left out otherwise.
 * @param text what the tools printed, with `-fdiagnostics-print-source-range-info`
 * @param texts the program's own files, the first one first: clang counts columns in bytes, and the result in UTF-16 units
 */
export function parseDiagnostics(text: string, texts: ReadonlyMap<string, string>): Diagnostic[] {
  const [first] = texts.keys();
  const linesOf = linesIn(texts);
  const found: Diagnostic[] = [];
  /** An error in a library header, until a note says which line of the program led to it. */
  let elsewhere: Pick<Diagnostic, 'severity' | 'message'> | null = null;
  const settle = () => {
    if (elsewhere?.severity === 'error') found.push({ ...elsewhere, from: null, to: null });
    elsewhere = null;
  };

  const said = text.split('\n');
  for (const [at, line] of said.entries()) {
    if (NOISE.test(line)) continue;
    const placed = MESSAGE.exec(line)?.groups;
    if (placed) {
      const severity = severityOf(placed.severity);
      const message = plain(placed.message ?? '');
      const file = withoutHere(placed.file ?? '');
      const lines = linesOf(file);
      if (severity !== 'note') settle();
      if (!lines) {
        if (severity !== 'note') elsewhere = { severity, message };
        continue;
      }
      const at = { line: Number(placed.line), column: Number(placed.column) };
      const where = file === first ? {} : { file };
      const from = { ...inUnits(lines, at), ...where };
      const end = endOf(lines, at, placed.ranges ?? '');
      const to = end && { ...end, ...where };
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
    const twice = DUPLICATE.exec(message)?.groups?.name;
    if (twice !== undefined && MAIN.test(twice)) continue;
    const objects = twice === undefined ? [] : said.slice(at + 1, at + 3).map((next) => DEFINED_IN.exec(next)?.groups);
    const files = objects.flatMap((one) => (one?.object ? [one.object === 'program' ? first : one.object] : []));
    const where = files.length === 2 ? `, defined in ${files[0]} and in ${files[1]}` : '';
    found.push({ severity: severityOf(placeless.severity), message: message + where, from: null, to: null });
  }
  settle();
  return eachOnce(found);
}

function eachOnce(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const known = new Set<string>();
  return diagnostics.filter(({ severity, message, from }) => {
    // What belongs to no line is about an object of its own each time.
    if (from === null) return true;
    const key = [from.file, from.line, from.column, severity, message].join('\n');
    return known.size !== known.add(key).size;
  });
}

/** A file's name without the `./` that clang puts before what an `#include "…"` names. */
export const withoutHere = (name: string): string => name.replace(/^(?:\.\/)+/, '');

/** The lines of a program's files by name, split when first asked for. */
function linesIn(texts: ReadonlyMap<string, string>): (file: string) => readonly string[] | null {
  const known = new Map<string, readonly string[]>();
  return (file) => {
    const text = texts.get(file);
    if (text === undefined) return null;
    const lines = known.get(file) ?? text.split('\n');
    known.set(file, lines);
    return lines;
  };
}

/** Gives places in UTF-16 units for those that count bytes of UTF-8, each in its own file. */
export function placeInUnits(texts: ReadonlyMap<string, string>): (place: SourcePlace) => SourcePlace {
  const [first = ''] = texts.keys();
  const linesOf = linesIn(texts);
  return ({ file, ...at }) => ({
    ...inUnits(linesOf(file ?? first) ?? [], at),
    ...(file === undefined ? {} : { file }),
  });
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
