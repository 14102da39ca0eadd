import type { SourceLanguage, SourcePlace, StackFrame } from '../../../machines/contracts/compiler';
import { fileNameOf } from './command-lines';
import { inUnits } from './diagnostics';
import { readLines } from './line-table';
import { isStackOverflow } from './llvm';
import { ByteReader, sectionsOf } from './wasm-bytes';

/** A frame as the browsers write it: `wasm-function[12]:0x3f`. */
const FRAME = /wasm-function\[(\d+)\]:0x([0-9a-f]+)/g;
/** Rows of a stack that are shown. */
const LONGEST = 24;

/** What a program's stacks mean in its source. Its tables are read when first asked for. */
export interface CallStacks {
  /** Where the program itself was, innermost; `null` when that is not known. */
  placeOf(error: unknown): SourcePlace | null;
  /** The functions of the program that were being called, innermost first. */
  framesOf(error: unknown): StackFrame[];
}

/**
 * @param wasm the program with line tables and names
 * @param original where a byte of what runs stood in `wasm`
 */
export function callStacks(
  wasm: Uint8Array,
  source: string,
  language: SourceLanguage,
  original: (offset: number) => number = (offset) => offset,
): CallStacks {
  let tables: { place: (offset: number) => SourcePlace | null; names: Map<number, string> } | null = null;
  const read = () => {
    if (tables !== null) return tables;
    const lines = readLines(wasm, fileNameOf(language));
    const text = source.split('\n');
    const place = (offset: number) => {
      const found = lines(original(offset));
      return found && inUnits(text, found);
    };
    tables = { place, names: functionNames(wasm) };
    return tables;
  };
  const seen = (error: unknown) => {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const frames = [...stack.matchAll(FRAME)].map(([, index, hex]) => ({
      index: Number(index),
      offset: Number.parseInt(hex ?? '0', 16),
    }));
    // On a stack that is full the called function has not started: the program was where it called.
    return isStackOverflow(error) ? frames.slice(1) : frames;
  };

  return {
    placeOf(error) {
      for (const { offset } of seen(error)) {
        const place = read().place(offset);
        if (place) return place;
      }
      return null;
    },
    framesOf(error) {
      const rows: StackFrame[] = [];
      for (const { index, offset } of seen(error)) {
        const place = read().place(offset);
        if (place === null) continue;
        const name = readableName(read().names.get(index) ?? '');
        const last = rows.at(-1);
        if (last?.name === name && last.place.line === place.line)
          rows[rows.length - 1] = { ...last, times: last.times + 1 };
        else rows.push({ name, place, times: 1 });
      }
      return rows.slice(0, LONGEST);
    },
  };
}

const FUNCTION_NAMES = 1;

function functionNames(wasm: Uint8Array): Map<number, string> {
  const found = new Map<number, string>();
  try {
    for (const { name, from, end } of sectionsOf(wasm)) {
      if (name !== 'name') continue;
      const reader = new ByteReader(wasm, from, end);
      while (!reader.done) {
        const kind = reader.u8();
        const next = reader.uleb() + reader.at;
        if (kind === FUNCTION_NAMES)
          for (let left = reader.uleb(); left > 0; left--) found.set(reader.uleb(), reader.text(reader.uleb()));
        reader.at = next;
      }
    }
  } catch {
    // Without names the lines still tell the way.
  }
  return found;
}

const MAIN = /^(?:__main_void|__main_argc_argv|__original_main|main(?:\(.*\))?)$/;
const LAMBDA = /::(?:\$_\d+|'lambda\d*'(?:\([^()]*\))?)::operator\(\)\(.*$/;

/** A function as its source calls it: without parameters, and a lambda by where it stands. */
export function readableName(name: string): string {
  if (MAIN.test(name)) return 'main';
  const plain = name.replaceAll('std::__2::', 'std::').replace(/ \(\.\w+\)$/, '');
  if (LAMBDA.test(plain)) return `a lambda in ${readableName(plain.replace(LAMBDA, ''))}`;
  return plain.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)(?: const)?(?: \[.*\])?$/, '') || 'a function';
}
