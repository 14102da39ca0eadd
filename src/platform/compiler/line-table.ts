import type { SourcePlace } from '../../../machines/contracts/compiler';
import { withoutHere } from './diagnostics';
import { ByteReader, sections, sectionsOf } from './wasm-bytes';

/** From an address on, counted from where the section of code begins, until the next row: where its code comes from. */
export interface Row {
  readonly address: number;
  readonly place: SourcePlace;
  readonly own: boolean;
  /** A good place to stop at: a statement begins. */
  readonly begins: boolean;
  /** The function's own arguments have been put where its variables are. */
  readonly entered: boolean;
  readonly last: boolean;
}

/** Says where in the source a byte of a program comes from. */
export type LineTable = (offset: number) => SourcePlace | null;

/**
 * The lines of a program.
 * @param wasm the program, compiled with DWARF 4 line tables
 * @param names the program's own files, the first one first; what comes from other files has no place
 * @returns for a byte's distance from the start of the file: line and column, counted in bytes of UTF-8, from 1
 */
export function readLines(wasm: Uint8Array, names: readonly string[]): LineTable {
  try {
    let code = 0;
    let rows: Row[] = [];
    for (const { id, name, from, end } of sectionsOf(wasm)) {
      if (id === sections.code) code = from;
      if (name === '.debug_line') rows = rowsOf(wasm.subarray(from, end), names);
    }
    return (offset) => {
      const address = offset - code;
      const next = rows.findIndex(
        (row, index) => index > 0 && startsBefore(rows[index - 1], address) && row.address > address,
      );
      const row = rows[next - 1];
      return row?.own && row.place.line > 0 ? row.place : null;
    };
  } catch {
    // A table that cannot be read is no reason to lose the message itself.
    return () => null;
  }
}

/**
 * Which of a program's code was made from its own files: its functions, and what it uses of templates.
 * @param names the program's own files
 * @returns whether something between two bytes of the file was
 */
export function ownCode(wasm: Uint8Array, names: readonly string[]): (from: number, end: number) => boolean {
  let code = 0;
  let starts: number[] = [];
  for (const { id, name, from, end } of sectionsOf(wasm)) {
    if (id === sections.code) code = from;
    if (name === '.debug_line') starts = rowsOf(wasm.subarray(from, end), names).map(({ address }) => address);
  }
  starts.sort((one, other) => one - other);
  return (from, end) => {
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) < from - code) low = middle + 1;
      else high = middle;
    }
    return (starts[low] ?? Number.POSITIVE_INFINITY) < end - code;
  };
}

const startsBefore = (row: Row | undefined, address: number) =>
  row !== undefined && !row.last && row.address <= address;

/**
 * The rows of all units that name a file of the program, by address within each sequence.
 * @param section the contents of `.debug_line`, DWARF 2 to 4
 * @throws RangeError when it is cut off
 */
export function rowsOf(section: Uint8Array, names: readonly string[]): Row[] {
  const rows: Row[] = [];
  const reader = new ByteReader(section);
  while (!reader.done) {
    const length = reader.u32();
    const end = reader.at + length;
    readUnit(new ByteReader(section, reader.at, end), names, rows);
    reader.at = end;
  }
  return rows;
}

/** DWARF 4, section 6.2: "Line Number Information". */
function readUnit(reader: ByteReader, names: readonly string[], rows: Row[]): void {
  const version = reader.u16();
  if (version < 2 || version > 4) return;
  const program = reader.u32() + reader.at;
  const step = reader.u8();
  if (version === 4) reader.u8();
  const atFirst = reader.u8() === 1;
  const lineBase = reader.i8();
  const lineRange = reader.u8();
  const opcodeBase = reader.u8();
  const operands = Array.from({ length: opcodeBase - 1 }, () => reader.u8());
  while (reader.text() !== '');
  const own: (string | null)[] = [null];
  for (let name = reader.text(); name !== ''; name = reader.text()) {
    const plain = withoutHere(name);
    own.push(names.includes(plain) ? plain : null);
    for (let field = 0; field < 3; field++) reader.uleb();
  }
  if (own.every((name) => name === null)) return;

  reader.at = program;
  const start = { address: 0, file: 1, line: 1, column: 0, begins: atFirst, entered: false };
  let state = { ...start };
  const add = (last = false) => {
    const { address, line, column, begins, entered } = state;
    const file = own[state.file] ?? null;
    const place = { line, column: Math.max(1, column), ...(file === null || file === names[0] ? {} : { file }) };
    rows.push({ address, place, own: file !== null, begins, entered, last });
    state.entered = false;
  };
  while (!reader.done) {
    const opcode = reader.u8();
    if (opcode >= opcodeBase) {
      const jump = opcode - opcodeBase;
      state.address += Math.floor(jump / lineRange) * step;
      state.line += lineBase + (jump % lineRange);
      add();
    } else if (opcode === 0) {
      const length = reader.uleb();
      const after = reader.at + length;
      const extended = reader.u8();
      if (extended === 1) {
        add(true);
        state = { ...start };
      } else if (extended === 2) state.address = reader.u32();
      reader.at = after;
    } else if (opcode === 1) add();
    else if (opcode === 2) state.address += reader.uleb() * step;
    else if (opcode === 3) state.line += reader.sleb();
    else if (opcode === 4) state.file = reader.uleb();
    else if (opcode === 5) state.column = reader.uleb();
    else if (opcode === 6) state.begins = !state.begins;
    else if (opcode === 10) state.entered = true;
    else if (opcode === 8) state.address += Math.floor((255 - opcodeBase) / lineRange) * step;
    else if (opcode === 9) state.address += reader.u16();
    else for (let operand = 0; operand < (operands[opcode - 1] ?? 0); operand++) reader.uleb();
  }
}
