import { ByteReader, type Section } from './wasm-bytes';

/** A program with code of ours in it. */
export interface ChangedProgram {
  readonly wasm: Uint8Array<ArrayBuffer>;
  /** Where a byte of `wasm` stood in the program that it was made of. */
  original(offset: number): number;
}

/** From a place on, counted from where the bodies of functions begin, until the next: what leads back to the old program. */
export interface Shift {
  readonly at: number;
  /** What is added to a place. */
  readonly by: number;
  /** The end of the function in the old program. */
  readonly most: number;
}

/**
 * @param shifts in order
 * @param codeAt where the bodies of functions begin in the new program
 */
export const originalPlace =
  (shifts: readonly Shift[], codeAt: number) =>
  (offset: number): number => {
    const place = offset - codeAt;
    let low = 0;
    let high = shifts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((shifts[middle]?.at ?? 0) <= place) low = middle + 1;
      else high = middle;
    }
    const shift = shifts[low - 1];
    return shift === undefined ? 0 : Math.min(shift.most, place + shift.by);
  };

/** What says of an import or export that it is a function. */
export const FUNCTION_KIND = 0;

/**
 * The functions that a program imports, as `module.name`, in order: their places are their numbers.
 * @throws RangeError when it imports anything else
 */
export function importedFunctions(wasm: Uint8Array, imports: Section): string[] {
  const reader = new ByteReader(wasm, imports.from, imports.end);
  return Array.from({ length: reader.uleb() }, () => {
    const from = reader.text(reader.uleb());
    const name = reader.text(reader.uleb());
    if (reader.u8() !== FUNCTION_KIND) throw new RangeError('only functions are expected');
    reader.uleb();
    return `${from}.${name}`;
  });
}

const STACK_POINTER = '__stack_pointer';
const GLOBAL_NAMES = 7;

/** The number of the global variable that C's stack ends at; `null` in a program without names. */
export function stackPointerOf(wasm: Uint8Array, all: readonly Section[]): number | null {
  const names = all.find(({ name }) => name === 'name');
  if (!names) return null;
  const reader = new ByteReader(wasm, names.from, names.end);
  while (!reader.done) {
    const kind = reader.u8();
    const next = reader.uleb() + reader.at;
    if (kind === GLOBAL_NAMES)
      for (let left = reader.uleb(); left > 0; left--) {
        const index = reader.uleb();
        if (reader.text(reader.uleb()) === STACK_POINTER) return index;
      }
    reader.at = next;
  }
  return null;
}

/** Where the instructions of a function begin: behind its local variables. */
export function endOfLocals(wasm: Uint8Array, from: number, end: number): number {
  const reader = new ByteReader(wasm, from, end);
  for (let left = reader.uleb(); left > 0; left--) {
    reader.uleb();
    reader.u8();
  }
  return reader.at;
}

/** A section without the number of things in it, which comes first. */
export function afterCount(wasm: Uint8Array, { from, end }: Section): Uint8Array {
  const reader = new ByteReader(wasm, from, end);
  reader.uleb();
  return wasm.subarray(reader.at, end);
}

/** An unsigned number as WebAssembly writes it. */
export function uleb(value: number): number[] {
  const bytes: number[] = [];
  let left = value;
  do {
    const low = left % 128;
    left = Math.floor(left / 128);
    bytes.push(left > 0 ? low | 0x80 : low);
  } while (left > 0);
  return bytes;
}

/** A number that is not negative as WebAssembly writes a signed one: a zero bit must lead. */
export function sleb(value: number): number[] {
  const bytes = uleb(value);
  const last = bytes.at(-1) ?? 0;
  return last < 0x40 ? bytes : [...bytes.slice(0, -1), last | 0x80, 0];
}

/** One piece of bytes from several. */
export function join(parts: readonly (Uint8Array | readonly number[])[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const bytes of parts) {
    whole.set(bytes, at);
    at += bytes.length;
  }
  return whole;
}
