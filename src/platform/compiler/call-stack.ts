import type { SourcePlace, StackFrame } from '../../../machines/contracts/compiler';
import { placeInUnits } from './diagnostics';
import { readLines } from './line-table';
import { isStackOverflow } from './llvm';
import { type CallTrace, rowsOf, shortened } from './shorten-calls';
import { ByteReader, sectionsOf } from './wasm-bytes';

/** A frame as the browsers write it: `wasm-function[12]:0x3f`. */
const FRAME = /wasm-function\[(\d+)\]:0x([0-9a-f]+)/g;

/** What a program's stacks mean in its source. Its tables are read when first asked for. */
export interface CallStacks {
  /** Where the program itself was, innermost; `null` when that is not known. */
  placeOf(error: unknown): SourcePlace | null;
  /**
   * The functions of the program that were being called, innermost first, over all stacks of the browser.
   */
  traceOf(error: unknown): CallTrace;
}

/**
 * @param wasm the program with line tables and names
 * @param texts its own files, the first one first
 * @param original where a byte of what runs stood in `wasm`
 */
export function callStacks(
  wasm: Uint8Array,
  texts: ReadonlyMap<string, string>,
  original: (offset: number) => number = (offset) => offset,
): CallStacks {
  let tables: { place: (offset: number) => SourcePlace | null; names: Map<number, string> } | null = null;
  const read = () => {
    if (tables !== null) return tables;
    const lines = readLines(wasm, [...texts.keys()]);
    const toUnits = placeInUnits(texts);
    // A recursion has few places, and thousands of calls at each.
    const known = new Map<number, SourcePlace | null>();
    const place = (offset: number) => {
      let found = known.get(offset);
      if (found === undefined) {
        const inBytes = lines(original(offset));
        found = inBytes && toUnits(inBytes);
        known.set(offset, found);
      }
      return found;
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
    traceOf(error) {
      const names = new Map<number, string>();
      const nameOf = (index: number) => {
        const name = names.get(index) ?? readableName(read().names.get(index) ?? '');
        names.set(index, name);
        return name;
      };
      const calls: Omit<StackFrame, 'times'>[] = [];
      let isAgain = false;
      for (const { index, offset } of seen(error)) {
        const before = isAgain;
        // Functions that `deepen.ts` adds have no name. Each calls one again on a new stack that already stands in the row before.
        isAgain = read().names.size > 0 && !read().names.has(index);
        const place = before || isAgain ? null : read().place(offset);
        if (place !== null) calls.push({ name: nameOf(index), place });
      }
      return shortened(rowsOf(calls));
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
