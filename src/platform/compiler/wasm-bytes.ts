/** Reads numbers and names of WebAssembly and DWARF from bytes, one after the other. */
export class ByteReader {
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
  /** So many bytes of UTF-8, or up to the next zero. */
  text(length?: number) {
    const end = length === undefined ? this.bytes.indexOf(0, this.at) : this.at + length;
    const text = new TextDecoder().decode(this.bytes.subarray(this.at, end));
    this.at = length === undefined ? end + 1 : end;
    return text;
  }
}

/** Numbers of the sections of a module. */
export const sections = { custom: 0, type: 1, import: 2, function: 3, global: 6, export: 7, code: 10 } as const;
const MODULE_HEADER = 8;

/** One section of a module: from its first byte after the size to its end; a custom section after its name. */
export interface Section {
  readonly id: number;
  /** Of a custom section. */
  readonly name: string;
  /** Where its number stands. */
  readonly start: number;
  readonly from: number;
  readonly end: number;
}

/** @throws RangeError when the module is cut off */
export function* sectionsOf(wasm: Uint8Array): Generator<Section> {
  const reader = new ByteReader(wasm, MODULE_HEADER);
  while (!reader.done) {
    const start = reader.at;
    const id = reader.u8();
    const end = reader.uleb() + reader.at;
    const name = id === sections.custom ? reader.text(reader.uleb()) : '';
    yield { id, name, start, from: reader.at, end };
    reader.at = end;
  }
}
