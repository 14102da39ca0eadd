import {
  type ChangedProgram,
  endOfLocals,
  importedFunctions,
  join,
  originalPlace,
  type Shift,
  sleb,
  stackPointerOf,
  uleb,
} from '../compiler/change-code';
import { rowsOf } from '../compiler/line-table';
import { ByteReader, sections, sectionsOf } from '../compiler/wasm-bytes';
import type { CFunction } from './debug-info';

/** A place of a program before which it tells where it is. */
export interface StepPlace {
  /** Which of the functions it lies in. */
  readonly function: number;
  readonly line: number;
  /** None for the first file of the program. */
  readonly file?: string;
  /** Bytes from where the section of code begins. */
  readonly address: number;
}

/** A program that calls `elevate.step(number, frame)` before each of its lines. */
export interface SteppedProgram extends ChangedProgram {
  /** By number. Behind them come the numbers of the functions: such a call is the beginning of one, before its variables are. */
  readonly places: readonly StepPlace[];
  /** The numbers that WebAssembly gives to the functions, as stacks of the browser tell them, in the order of the list. */
  readonly indexes: readonly number[];
}

const op = { call: 0x10, localGet: 0x20, globalGet: 0x23, i32Const: 0x41 };
const STEP = 'elevate.step';

/**
 * Puts the calls in.
 * @param wasm the linked program, built with `recorded`
 * @param functions the program's own
 * @param texts the program's own files, the first one first, each with its text
 * @throws RangeError when the program is not as it is expected
 */
export function addSteps(
  wasm: Uint8Array<ArrayBuffer>,
  functions: readonly CFunction[],
  texts: ReadonlyMap<string, string>,
): SteppedProgram {
  const found = [...sectionsOf(wasm)];
  const part = (id: number) => found.find((section) => section.id === id);
  const [imports, code] = [part(sections.import), part(sections.code)];
  const lines = found.find(({ name }) => name === '.debug_line');
  if (!imports || !code || !lines) throw new RangeError('a section is missing');
  const imported = importedFunctions(wasm, imports);
  const step = imported.indexOf(STEP);
  const pointer = stackPointerOf(wasm, found);
  if (pointer === null) throw new RangeError('the program has no stack');
  if (step === -1) throw new RangeError(`${STEP} is not imported`);

  const places = placesOf(wasm.subarray(lines.from, lines.end), functions, texts);
  const indexes = functions.map(() => -1);
  const bodies = new ByteReader(wasm, code.from, code.end);
  const count = bodies.uleb();
  const written: (Uint8Array | number[])[] = [];
  const shifts: Shift[] = [];
  let length = 0;
  let next = 0;
  for (let n = 0; n < count; n++) {
    const size = bodies.uleb();
    const from = bodies.at;
    const end = from + size;
    bodies.at = end;
    const first = next;
    while (next < places.length && (places[next]?.address ?? 0) + code.from < end) next += 1;
    const own = places.slice(first, next).map((place, order) => ({ ...place, number: first + order }));
    const callOf = (number: number, frame: number[]) => [
      ...[op.i32Const, ...sleb(number), ...frame, op.call],
      ...uleb(step),
    ];
    const bodyAt = endOfLocals(wasm, from, end) - code.from;
    const calls = own
      .filter(({ address }) => address >= bodyAt)
      .map(({ address, number, function: at }) => {
        indexes[at] = imported.length + n;
        const frame = functions[at]?.frame ?? null;
        const frameOp = frame === null ? [op.i32Const, 0] : [op[`${frame.kind}Get`], ...uleb(frame.index)];
        return { at: address + code.from, bytes: callOf(number, frameOp) };
      });
    const inside = own[0]?.function ?? 0;
    if (calls.length > 0)
      calls.unshift({
        at: bodyAt + code.from,
        bytes: callOf(places.length + inside, [op.globalGet, ...uleb(pointer)]),
      });
    const head = uleb(size + calls.reduce((sum, { bytes }) => sum + bytes.length, 0));
    shifts.push({ at: length + head.length, by: from - length - head.length, most: end });
    written.push(head);
    length += head.length;
    let at = from;
    for (const call of calls) {
      written.push(wasm.subarray(at, call.at), call.bytes);
      length += call.at - at;
      // What was put in has the place of what follows it.
      shifts.push({ at: length, by: call.at - length, most: call.at });
      length += call.bytes.length;
      shifts.push({ at: length, by: call.at - length, most: end });
      at = call.at;
    }
    written.push(wasm.subarray(at, end));
    length += end - at;
  }

  const rewritten = join([uleb(count), ...written]);
  const parts: (Uint8Array | readonly number[])[] = [wasm.subarray(0, 8)];
  let at = 8;
  let codeAt = 0;
  for (const section of found) {
    // Tables of lines and variables speak of places in the old program and are read there.
    if (section.name.startsWith('.debug')) continue;
    const content = section === code ? rewritten : null;
    const head = content ? [section.id, ...uleb(content.byteLength)] : [];
    const whole = content ?? wasm.subarray(section.start, section.end);
    if (content) codeAt = at + head.length + uleb(count).length;
    parts.push(head, whole);
    at += head.length + whole.byteLength;
  }
  return { wasm: join(parts), original: originalPlace(shifts, codeAt), places, indexes };
}

/** The beginnings of statements, by address; what lies before a function's arguments are there is none. */
function placesOf(
  section: Uint8Array,
  functions: readonly CFunction[],
  texts: ReadonlyMap<string, string>,
): StepPlace[] {
  const rows = rowsOf(section, [...texts.keys()]);
  const [main = ''] = texts.keys();
  const linesOf = new Map([...texts].map(([name, text]) => [name, text.split('\n')]));
  const places = new Map<number, StepPlace>();
  functions.forEach(({ from, end }, index) => {
    const own = rows.filter(({ address, last }) => !last && address >= from && address < end);
    const entered = own.find((row) => row.entered)?.address ?? from;
    for (const { address, place, own: isOwn, begins } of own) {
      if (!isOwn || !begins || address < entered || place.line === 0 || places.has(address)) continue;
      // A line that holds a brace alone runs nothing.
      const text = linesOf.get(place.file ?? main)?.[place.line - 1] ?? '';
      if (/^\s*[{}]*;?\s*$/.test(text)) continue;
      const file = place.file === undefined ? {} : { file: place.file };
      places.set(address, { function: index, line: place.line, ...file, address });
    }
  });
  return [...places.values()].sort((one, other) => one.address - other.address);
}
