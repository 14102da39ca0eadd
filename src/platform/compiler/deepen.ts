import {
  afterCount,
  type ChangedProgram,
  endOfLocals,
  FUNCTION_KIND,
  importedFunctions,
  join,
  originalPlace,
  type Shift,
  sleb,
  stackPointerOf,
  uleb,
} from './change-code';
import { ByteReader, type Section, sections, sectionsOf } from './wasm-bytes';

/*
 * A page cannot raise the stack of a worker: some ten thousand calls of C fill it. Where the browser can suspend a
 * program (`suspension()`), each suspended call has a stack of its own. So the functions of a program get a look at how
 * much of the stack is used, at their beginning; where it is much, they hand their arguments to the page, which calls
 * them again from a new stack and suspends the old one until they return. The stack that C itself has for its variables
 * (8 MB) is then what ends a recursion, as on a desktop.
 *
 * How full the browser's stack is cannot be seen. How far C's own has grown can: its pointer is a global.
 */

/** Bytes of C's stack after which a function goes on a new stack of the browser's. */
export const STRIDE = 32 * 1024;
/** Bytes of C's stack that are left alone: arguments lie there on their way, and what reports an overflow needs some. */
export const MARGIN = 16 * 1024;
/** Distance of two arguments on their way. */
const SLOT = 8;

/** What the page reads and sets: C's stack pointer, and where it asks for a new stack. */
export const exportNames = { pointer: 'elevate_stack_pointer', limit: 'elevate_stack_limit', again: 'elevate_again_' };

const DEEPER = 'elevate.deeper';
const I32 = 0x7f;
const I64 = 0x7e;
const F32 = 0x7d;
const F64 = 0x7c;
/** Store and load of each type, with the power of two by which it is aligned. */
const ACCESS: Readonly<Record<number, readonly [store: number, load: number, alignment: number]>> = {
  [I32]: [0x36, 0x28, 2],
  [I64]: [0x37, 0x29, 3],
  [F32]: [0x38, 0x2a, 2],
  [F64]: [0x39, 0x2b, 3],
};
const op = {
  ...{ end: 0x0b, if: 0x04, return: 0x0f, call: 0x10, localGet: 0x20, localSet: 0x21, globalGet: 0x23 },
  ...{ i32Const: 0x41, lessUnsigned: 0x49, subtract: 0x6b, nothing: 0x40 },
};
const GLOBAL_KIND = 3;

/**
 * Makes the functions of a program go on a new stack where the old one is nearly full.
 * @param wasm a linked program with names
 * @param isOwn whether a function whose code lies there may go deep: the library's do not
 * @returns `null` when the program is not as it is expected; it runs as it is then
 */
export function deepen(
  wasm: Uint8Array<ArrayBuffer>,
  isOwn: (from: number, end: number) => boolean,
): ChangedProgram | null {
  try {
    return rewrite(wasm, isOwn);
  } catch {
    return null;
  }
}

interface Signature {
  readonly parameters: readonly number[];
  readonly results: readonly number[];
}

function rewrite(wasm: Uint8Array<ArrayBuffer>, isOwn: (from: number, end: number) => boolean): ChangedProgram | null {
  const found = [...sectionsOf(wasm)];
  const part = (id: number) => found.find((section) => section.id === id);
  const [type, imports, functions] = [sections.type, sections.import, sections.function].map(part);
  const [globals, exported, code] = [sections.global, sections.export, sections.code].map(part);
  const pointer = stackPointerOf(wasm, found);
  if (!type || !imports || !functions || !globals || !exported || !code || pointer === null) return null;

  const signatures = readTypes(new ByteReader(wasm, type.from, type.end));
  const names = importedFunctions(wasm, imports);
  const imported = names.length;
  const deeper = names.indexOf(DEEPER);
  if (signatures === null || deeper === -1) return null;
  const ofFunction = new ByteReader(wasm, functions.from, functions.end);
  const typeOf = Array.from({ length: ofFunction.uleb() }, () => ofFunction.uleb());
  const globalCount = new ByteReader(wasm, globals.from, globals.end).uleb();
  const limit = globalCount;

  const bodies = new ByteReader(wasm, code.from, code.end);
  const written: Uint8Array[] = [];
  const shifts: Shift[] = [];
  const again: { readonly index: number; readonly body: readonly number[] }[] = [];
  const count = bodies.uleb();
  let length = 0;
  for (let n = 0; n < count; n++) {
    const sizeAt = bodies.at;
    const size = bodies.uleb();
    const from = bodies.at;
    const end = from + size;
    bodies.at = end;
    const signature = signatures[typeOf[n] ?? -1];
    const canMove =
      signature !== undefined &&
      signature.results.length <= 1 &&
      [...signature.parameters, ...signature.results].every((kind) => kind in ACCESS);
    let bytes: Uint8Array;
    let head = from - sizeAt;
    let inserted = 0;
    let localsEnd = from;
    if (canMove && isOwn(from, end)) {
      const index = imported + n;
      const room = (signature.parameters.length + 2) * SLOT;
      const prologue = prologueOf(signature, { pointer, limit, deeper, room, id: again.length });
      again.push({ index, body: againBody(signature, { pointer, index, room }) });
      localsEnd = endOfLocals(wasm, from, end);
      const newSize = uleb(size + prologue.length);
      inserted = prologue.length;
      head = newSize.length;
      bytes = join([newSize, wasm.subarray(from, localsEnd), prologue, wasm.subarray(localsEnd, end)]);
    } else bytes = wasm.subarray(sizeAt, end);
    // Places in the code section, counted from where the bodies begin.
    shifts.push({ at: length + head, by: from - length - head, most: end });
    if (inserted > 0) {
      const start = length + head + (localsEnd - from);
      // What was put in has the place of what follows it.
      shifts.push({ at: start, by: localsEnd - start, most: localsEnd });
      shifts.push({ at: start + inserted, by: localsEnd - start - inserted, most: end });
    }
    written.push(bytes);
    length += bytes.byteLength;
  }
  if (again.length === 0) return null;

  const nothingType = signatures.length;
  const firstAgain = imported + count;
  const sized = (body: readonly number[]) => [...uleb(body.length), ...body];
  const rewritten = new Map<Section, Uint8Array>([
    [type, join([uleb(signatures.length + 1), afterCount(wasm, type), [0x60, 0, 0]])],
    [
      functions,
      join([uleb(count + again.length), afterCount(wasm, functions), again.flatMap(() => uleb(nothingType))]),
    ],
    [globals, join([uleb(globalCount + 1), afterCount(wasm, globals), [I32, 1, op.i32Const, 0, op.end]])],
    [
      exported,
      join([
        uleb(new ByteReader(wasm, exported.from, exported.end).uleb() + 2 + again.length),
        afterCount(wasm, exported),
        exportOf(exportNames.pointer, GLOBAL_KIND, pointer),
        exportOf(exportNames.limit, GLOBAL_KIND, limit),
        ...again.map((_, n) => exportOf(`${exportNames.again}${n}`, FUNCTION_KIND, firstAgain + n)),
      ]),
    ],
    [code, join([uleb(count + again.length), ...written, ...again.map(({ body }) => sized(body))])],
  ]);

  const parts: (Uint8Array | readonly number[])[] = [wasm.subarray(0, 8)];
  let at = 8;
  let codeAt = 0;
  for (const section of found) {
    const content = rewritten.get(section);
    // Line tables speak of places in the old program and are read there.
    if (!content && section.name.startsWith('.debug')) continue;
    const head = content ? [section.id, ...uleb(content.byteLength)] : [];
    const whole = content ?? wasm.subarray(section.start, section.end);
    if (section === code) codeAt = at + head.length + uleb(count + again.length).length;
    parts.push(head, whole);
    at += head.length + whole.byteLength;
  }
  return {
    wasm: join(parts),
    original: originalPlace(shifts, codeAt),
  };
}

/** At the beginning of a function: where C's stack is below the limit, go on elsewhere, and return what comes of it. */
function prologueOf(
  { parameters, results }: Signature,
  { pointer, limit, deeper, room, id }: { pointer: number; limit: number; deeper: number; room: number; id: number },
): number[] {
  const base = [op.globalGet, ...uleb(pointer), op.i32Const, ...sleb(room), op.subtract];
  const kept = parameters.flatMap((kind, n) => [...base, op.localGet, ...uleb(n), ...access(kind, 0, n)]);
  const result = results.flatMap((kind) => [...base, ...access(kind, 1, 0)]);
  return [
    ...[op.globalGet, ...uleb(pointer), op.globalGet, ...uleb(limit), op.lessUnsigned, op.if, op.nothing],
    ...kept,
    ...[op.i32Const, ...sleb(id), op.call, ...uleb(deeper)],
    ...result,
    ...[op.return, op.end],
  ];
}

/** A function without parameters that calls another one with what its caller left on C's stack. */
function againBody(
  { parameters, results }: Signature,
  { pointer, index, room }: { pointer: number; index: number; room: number },
): number[] {
  const base = [op.globalGet, ...uleb(pointer), op.i32Const, ...sleb(room), op.subtract];
  const given = parameters.flatMap((kind, n) => [...base, ...access(kind, 1, n)]);
  const call = [...given, op.call, ...uleb(index)];
  const [result] = results;
  if (result === undefined) return [0, ...call, op.end];
  return [
    ...[1, 1, result],
    ...call,
    ...[op.localSet, 0],
    ...base,
    ...[op.localGet, 0],
    ...access(result, 0, 0),
    op.end,
  ];
}

function access(kind: number, load: 0 | 1, slot: number): number[] {
  const [store, read, alignment] = ACCESS[kind] ?? [0, 0, 0];
  return [load ? read : store, alignment, ...uleb(slot * SLOT)];
}

function readTypes(reader: ByteReader): Signature[] | null {
  const kinds = () => Array.from({ length: reader.uleb() }, () => reader.u8());
  const signatures: Signature[] = [];
  for (let left = reader.uleb(); left > 0; left--) {
    if (reader.u8() !== 0x60) return null;
    const parameters = kinds();
    signatures.push({ parameters, results: kinds() });
  }
  return signatures;
}

const exportOf = (name: string, kind: number, index: number): number[] => {
  const bytes = new TextEncoder().encode(name);
  return [...uleb(bytes.byteLength), ...bytes, kind, ...uleb(index)];
};
