import type { SourcePlace } from '../../../machines/contracts/compiler';

const CODE_SECTION = 10;
const CUSTOM_SECTION = 0;
const MODULE_HEADER = 8;

/** Reads numbers and names from bytes, one after the other. */
class Reader {
  private readonly view: DataView;
  constructor(
    readonly bytes: Uint8Array,
    public at = 0,
    public readonly end = bytes.byteLength,
  ) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }
  get done() {
    return this.at >= this.end;
  }
  u8 = () => this.view.getUint8(this.at++);
  i8 = () => this.view.getInt8(this.at++);
  u16() {
    this.at += 2;
    return this.view.getUint16(this.at - 2, true);
  }
  u32() {
    this.at += 4;
    return this.view.getUint32(this.at - 4, true);
  }
  uleb() {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.u8();
      value += (byte & 0x7f) * scale;
      if (byte < 128) return value;
    }
  }
  sleb() {
    let value = 0;
    for (let scale = 1; ; ) {
      const byte = this.u8();
      value += (byte & 0x7f) * scale;
      scale *= 128;
      if (byte < 128) return byte & 0x40 ? value - scale : value;
    }
  }
  text(length?: number) {
    const end = length === undefined ? this.bytes.indexOf(0, this.at) : this.at + length;
    const text = new TextDecoder().decode(this.bytes.subarray(this.at, end));
    this.at = length === undefined ? end + 1 : end;
    return text;
  }
}

interface Row {
  readonly address: number;
  readonly place: SourcePlace;
  readonly own: boolean;
  readonly last: boolean;
}

/**
 * The first of some places in a program that lies in one of its own lines.
 * @param wasm the program, compiled with DWARF 4 line tables
 * @param offsets bytes from the start of the file, as the frames of a trap's stack give them, innermost first
 * @param fileName the source's name; places in other files are skipped
 * @returns line and column, counted in bytes of UTF-8, from 1; `null` when none is known
 */
export function findPlace(wasm: Uint8Array, offsets: readonly number[], fileName: string): SourcePlace | null {
  try {
    const { code, lines } = sectionsOf(wasm);
    if (lines === null || offsets.length === 0) return null;
    const rows = rowsOf(lines, fileName);
    for (const offset of offsets) {
      const address = offset - code;
      const next = rows.findIndex(
        (row, index) => index > 0 && startsBefore(rows[index - 1], address) && row.address > address,
      );
      const row = rows[next - 1];
      if (row?.own && row.place.line > 0) return row.place;
    }
  } catch {
    // A table that cannot be read is no reason to lose the message itself.
  }
  return null;
}

const startsBefore = (row: Row | undefined, address: number) =>
  row !== undefined && !row.last && row.address <= address;

function sectionsOf(wasm: Uint8Array): { code: number; lines: Uint8Array | null } {
  const reader = new Reader(wasm, MODULE_HEADER);
  let code = 0;
  let lines: Uint8Array | null = null;
  while (!reader.done) {
    const id = reader.u8();
    const size = reader.uleb();
    const end = reader.at + size;
    if (id === CODE_SECTION) code = reader.at;
    else if (id === CUSTOM_SECTION && reader.text(reader.uleb()) === '.debug_line')
      lines = wasm.subarray(reader.at, end);
    reader.at = end;
  }
  return { code, lines };
}

/** The rows of all units that name the source, by address within each sequence. */
function rowsOf(section: Uint8Array, fileName: string): Row[] {
  const rows: Row[] = [];
  const reader = new Reader(section);
  while (!reader.done) {
    const length = reader.u32();
    const end = reader.at + length;
    readUnit(new Reader(section, reader.at, end), fileName, rows);
    reader.at = end;
  }
  return rows;
}

/** DWARF 4, section 6.2: "Line Number Information". */
function readUnit(reader: Reader, fileName: string, rows: Row[]): void {
  const version = reader.u16();
  if (version < 2 || version > 4) return;
  const program = reader.u32() + reader.at;
  const step = reader.u8();
  if (version === 4) reader.u8();
  reader.u8();
  const lineBase = reader.i8();
  const lineRange = reader.u8();
  const opcodeBase = reader.u8();
  const operands = Array.from({ length: opcodeBase - 1 }, () => reader.u8());
  while (reader.text() !== '');
  const own: boolean[] = [false];
  for (let name = reader.text(); name !== ''; name = reader.text()) {
    own.push(name === fileName);
    for (let field = 0; field < 3; field++) reader.uleb();
  }
  if (!own.includes(true)) return;

  reader.at = program;
  let state = { address: 0, file: 1, line: 1, column: 0 };
  const add = (last = false) =>
    rows.push({
      address: state.address,
      place: { line: state.line, column: Math.max(1, state.column) },
      own: own[state.file] ?? false,
      last,
    });
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
        state = { address: 0, file: 1, line: 1, column: 0 };
      } else if (extended === 2) state.address = reader.u32();
      reader.at = after;
    } else if (opcode === 1) add();
    else if (opcode === 2) state.address += reader.uleb() * step;
    else if (opcode === 3) state.line += reader.sleb();
    else if (opcode === 4) state.file = reader.uleb();
    else if (opcode === 5) state.column = reader.uleb();
    else if (opcode === 8) state.address += Math.floor((255 - opcodeBase) / lineRange) * step;
    else if (opcode === 9) state.address += reader.u16();
    else for (let operand = 0; operand < (operands[opcode - 1] ?? 0); operand++) reader.uleb();
  }
}
