import { withoutHere } from '../compiler/diagnostics';
import { ByteReader, sectionsOf } from '../compiler/wasm-bytes';

/** What a variable of C is, without its names of other names (`typedef`) and without `const` and the like. */
export type CType =
  | { readonly kind: 'number'; readonly name: string; readonly size: number; readonly encoding: Encoding }
  | { readonly kind: 'enum'; readonly name: string; readonly size: number; readonly names: ReadonlyMap<number, string> }
  /** `to`: `null` for `void *`. */
  | { readonly kind: 'pointer'; readonly name: string; readonly to: () => CType | null }
  /** `count`: `null` where the declaration leaves it open. */
  | { readonly kind: 'array'; readonly name: string; readonly of: CType; readonly count: number | null }
  | {
      readonly kind: 'record';
      readonly name: string;
      readonly size: number;
      readonly isUnion: boolean;
      readonly fields: readonly CField[];
    }
  | { readonly kind: 'function'; readonly name: string }
  | { readonly kind: 'unknown'; readonly name: string };

export type Encoding = 'bool' | 'float' | 'signed' | 'unsigned' | 'char';

export interface CField {
  readonly name: string;
  readonly type: CType;
  /** Bytes from the beginning of the record; of a bit field, bits. */
  readonly offset: number;
  /** How many bits a bit field has. */
  readonly bits: number | null;
}

/** Where something lies: a stretch of bytes that DWARF calls an expression. */
export type Expression = Uint8Array;

export interface CVariable {
  readonly name: string;
  readonly type: CType;
  readonly location: Expression;
  /** The line of its declaration; 0 for a parameter, which is there from the start. */
  readonly line: number;
  /** Where it is known, in bytes from where the section of code begins. */
  readonly from: number;
  readonly end: number;
}

export interface CFunction {
  readonly name: string;
  readonly from: number;
  readonly end: number;
  /** From where its variables are counted: a local variable of WebAssembly, or a global one. */
  readonly frame: { readonly kind: 'local' | 'global'; readonly index: number } | null;
  readonly variables: readonly CVariable[];
}

export interface DebugInfo {
  readonly functions: readonly CFunction[];
  readonly globals: readonly CVariable[];
}

// DWARF 4, section 7.5. Only what clang writes for C.
const tag = {
  ...{ array: 0x01, enumeration: 0x04, parameter: 0x05, block: 0x0b, member: 0x0d, pointer: 0x0f, unit: 0x11 },
  ...{ structure: 0x13, subroutine: 0x15, typedef: 0x16, union: 0x17, subrange: 0x21, base: 0x24, enumerator: 0x28 },
  ...{ subprogram: 0x2e, variable: 0x34 },
} as const;
/** `const`, `volatile`, `restrict`, `_Atomic`. */
const QUALIFIERS = new Set([0x26, 0x35, 0x37, 0x47]);
const at = {
  ...{ location: 0x02, name: 0x03, byteSize: 0x0b, bitSize: 0x0d, low: 0x11, high: 0x12, constant: 0x1c, upper: 0x2f },
  ...{ count: 0x37, offset: 0x38, file: 0x3a, line: 0x3b, declaration: 0x3c, encoding: 0x3e, frame: 0x40, type: 0x49 },
  ...{ bitOffset: 0x6b },
} as const;
const ENCODINGS: Readonly<Record<number, Encoding>> = {
  ...{ 2: 'bool', 4: 'float', 5: 'signed', 6: 'signed', 7: 'unsigned', 8: 'unsigned' },
};
const WASM_LOCATION = 0xed;
const LEFT_OUT = 0xffff_fff0;

interface Attribute {
  readonly number: number;
  readonly text: string;
  readonly bytes: Uint8Array;
  /** Whether a number is an address, where it could be a distance too. */
  readonly isAddress: boolean;
}

/** One entry with what belongs to it. */
interface Entry {
  readonly place: number;
  readonly tag: number;
  readonly attributes: ReadonlyMap<number, Attribute>;
  readonly children: Entry[];
}

/**
 * The functions, variables and types of a program.
 * @param wasm the linked program, built with `recorded`: DWARF 4
 * @param names the program's own files
 * @throws RangeError when what is written there is cut off or not as it is expected
 */
export function readDebugInfo(wasm: Uint8Array, names: readonly string[]): DebugInfo {
  const found = new Map<string, Uint8Array>();
  for (const { name, from, end } of sectionsOf(wasm))
    if (name.startsWith('.debug_')) found.set(name, wasm.subarray(from, end));
  const info = found.get('.debug_info');
  const abbreviations = found.get('.debug_abbrev');
  if (!info || !abbreviations) throw new RangeError('the program tells nothing of its variables');
  const functions: CFunction[] = [];
  const globals: CVariable[] = [];
  const reader = new ByteReader(info);
  while (!reader.done) {
    const start = reader.at;
    const end = reader.u32() + reader.at;
    const version = reader.u16();
    const abbreviation = reader.u32();
    reader.u8();
    // The libraries of the sysroot tell nothing of themselves; of what else may be there, nothing is needed.
    if (version === 4) {
      const shapes = readShapes(new ByteReader(abbreviations, abbreviation));
      const entries = readEntries(new ByteReader(info, reader.at, end), start, shapes, found.get('.debug_str'));
      readUnit(entries, names, functions, globals);
    }
    reader.at = end;
  }
  return { functions, globals };
}

interface Shape {
  readonly tag: number;
  readonly hasChildren: boolean;
  readonly attributes: readonly (readonly [name: number, form: number])[];
}

function readShapes(reader: ByteReader): Map<number, Shape> {
  const shapes = new Map<number, Shape>();
  for (let code = reader.uleb(); code !== 0; code = reader.uleb()) {
    const kind = reader.uleb();
    const hasChildren = reader.u8() === 1;
    const attributes: [number, number][] = [];
    for (;;) {
      const name = reader.uleb();
      const form = reader.uleb();
      if (name === 0 && form === 0) break;
      attributes.push([name, form]);
    }
    shapes.set(code, { tag: kind, hasChildren, attributes });
  }
  return shapes;
}

/** @param start where the unit begins: references count from there */
function readEntries(
  reader: ByteReader,
  start: number,
  shapes: ReadonlyMap<number, Shape>,
  texts: Uint8Array | undefined,
): Entry[] {
  const roots: Entry[] = [];
  const open: Entry[][] = [roots];
  while (!reader.done) {
    const place = reader.at - start;
    const code = reader.uleb();
    if (code === 0) {
      if (open.length > 1) open.pop();
      continue;
    }
    const shape = shapes.get(code);
    if (!shape) throw new RangeError(`no shape ${code}`);
    const attributes = new Map(shape.attributes.map(([name, form]) => [name, readForm(reader, form, texts)]));
    const entry: Entry = { place, tag: shape.tag, attributes, children: [] };
    open.at(-1)?.push(entry);
    if (shape.hasChildren) open.push(entry.children);
  }
  return roots;
}

const NO_BYTES = new Uint8Array();
const numbered = (number: number, isAddress = false): Attribute => ({ number, text: '', bytes: NO_BYTES, isAddress });

/** DWARF 4, section 7.5.4, for 32 bits. */
function readForm(reader: ByteReader, form: number, texts: Uint8Array | undefined): Attribute {
  const bytes = (length: number): Attribute => {
    const from = reader.at;
    reader.at += length;
    return { number: 0, text: '', bytes: reader.bytes.subarray(from, reader.at), isAddress: false };
  };
  switch (form) {
    case 0x01:
      return numbered(reader.u32(), true);
    case 0x03:
      return bytes(reader.u16());
    case 0x04:
      return bytes(reader.u32());
    case 0x05:
    case 0x12:
      return numbered(reader.u16());
    case 0x06:
    case 0x10:
    case 0x13:
    case 0x17:
      return numbered(reader.u32());
    case 0x07:
    case 0x14:
    case 0x20: {
      const low = reader.u32();
      return numbered(low + reader.u32() * 2 ** 32);
    }
    case 0x08:
      return { ...numbered(0), text: reader.text() };
    case 0x09:
    case 0x18:
      return bytes(reader.uleb());
    case 0x0a:
      return bytes(reader.u8());
    case 0x0b:
    case 0x0c:
    case 0x11:
      return numbered(reader.u8());
    case 0x0d:
      return numbered(reader.sleb());
    case 0x0e: {
      const place = reader.u32();
      return { ...numbered(place), text: texts ? new ByteReader(texts, place).text() : '' };
    }
    case 0x0f:
    case 0x15:
      return numbered(reader.uleb());
    case 0x19:
      return numbered(1);
    default:
      throw new RangeError(`form ${form} is not known`);
  }
}

function readUnit(entries: readonly Entry[], names: readonly string[], functions: CFunction[], globals: CVariable[]) {
  const [unit] = entries;
  if (!unit || unit.tag !== tag.unit || !names.includes(withoutHere(textOf(unit)))) return;
  const all = new Map<number, Entry>();
  const note = (entry: Entry) => {
    all.set(entry.place, entry);
    entry.children.forEach(note);
  };
  note(unit);
  const types = typesOf(all);
  const variableOf = (entry: Entry, from: number, end: number): CVariable | null => {
    const name = textOf(entry);
    const location = entry.attributes.get(at.location)?.bytes;
    const type = types(entry.attributes.get(at.type)?.number);
    if (name === '' || !location || location.byteLength === 0 || type === null) return null;
    const line = entry.tag === tag.parameter ? 0 : numberOf(entry, at.line);
    return { name, type, location, line, from, end };
  };
  for (const entry of unit.children) {
    if (entry.tag === tag.variable) {
      const variable = variableOf(entry, 0, Number.POSITIVE_INFINITY);
      if (variable) globals.push(variable);
    } else if (entry.tag === tag.subprogram) {
      const range = rangeOf(entry);
      if (!range) continue;
      const variables: CVariable[] = [];
      const walk = ({ children }: Entry, from: number, end: number) => {
        for (const child of children) {
          if (child.tag === tag.block) {
            const inner = rangeOf(child);
            walk(child, inner?.from ?? from, inner?.end ?? end);
          } else if (child.tag === tag.variable || child.tag === tag.parameter) {
            const variable = variableOf(child, from, end);
            if (variable) variables.push(variable);
          }
        }
      };
      walk(entry, range.from, range.end);
      functions.push({ name: textOf(entry), ...range, frame: frameOf(entry), variables });
    }
  }
}

const textOf = ({ attributes }: Entry) => attributes.get(at.name)?.text ?? '';
const numberOf = ({ attributes }: Entry, name: number) => attributes.get(name)?.number ?? 0;

function rangeOf(entry: Entry): { from: number; end: number } | null {
  const low = entry.attributes.get(at.low);
  const high = entry.attributes.get(at.high);
  // What the linker left out has no place.
  if (!low || !high || low.number === 0 || low.number >= LEFT_OUT) return null;
  return { from: low.number, end: high.isAddress ? high.number : low.number + high.number };
}

/** `DW_OP_WASM_location`: 0 a local variable, 1 and 3 a global one, with its number as LEB128 or in 4 bytes. */
function frameOf(entry: Entry): CFunction['frame'] {
  const bytes = entry.attributes.get(at.frame)?.bytes;
  if (!bytes || bytes.byteLength < 3) return null;
  const reader = new ByteReader(bytes);
  if (reader.u8() !== WASM_LOCATION) return null;
  const kind = reader.u8();
  if (kind === 0) return { kind: 'local', index: reader.uleb() };
  if (kind === 1) return { kind: 'global', index: reader.uleb() };
  return kind === 3 ? { kind: 'global', index: reader.u32() } : null;
}

/** Reads each type once; what points to itself is read when it is looked at. */
function typesOf(all: ReadonlyMap<number, Entry>): (place: number | undefined) => CType | null {
  const known = new Map<number, CType>();
  const read = (place: number | undefined): CType | null => {
    if (place === undefined) return null;
    const before = known.get(place);
    if (before) return before;
    const entry = all.get(place);
    if (!entry) return null;
    if (QUALIFIERS.has(entry.tag)) return read(entry.attributes.get(at.type)?.number);
    if (entry.tag === tag.typedef) {
      const type = read(entry.attributes.get(at.type)?.number);
      // A record or an enumeration without a name of its own is known by this one.
      const isNamed = type === null || (type.kind !== 'record' && type.kind !== 'enum') || type.name !== '';
      const named = isNamed ? type : { ...type, name: textOf(entry) };
      if (named) known.set(place, named);
      return named;
    }
    const type = make(entry);
    known.set(place, type);
    return type;
  };
  const make = (entry: Entry): CType => {
    const inner = () => read(entry.attributes.get(at.type)?.number);
    const size = numberOf(entry, at.byteSize);
    const name = textOf(entry);
    if (entry.tag === tag.base)
      return {
        ...{ kind: 'number', name, size },
        // What is called a signed or an unsigned char holds a number.
        encoding: name === 'char' ? 'char' : (ENCODINGS[numberOf(entry, at.encoding)] ?? 'unsigned'),
      };
    if (entry.tag === tag.pointer) return { kind: 'pointer', name: 'pointer', to: inner };
    if (entry.tag === tag.subroutine) return { kind: 'function', name: 'function' };
    if (entry.tag === tag.enumeration) {
      const names = entry.children
        .filter((child) => child.tag === tag.enumerator)
        .map((child) => [numberOf(child, at.constant), textOf(child)] as const);
      return { kind: 'enum', name: name && `enum ${name}`, size, names: new Map(names) };
    }
    if (entry.tag === tag.array) {
      const of = inner();
      if (of === null) return { kind: 'unknown', name: 'array' };
      // The last of several dimensions is the innermost.
      const counts = entry.children.filter((child) => child.tag === tag.subrange).map(countOf);
      return counts.reduceRight<CType>((element, count) => arrayOf(element, count), of);
    }
    if (entry.tag === tag.structure || entry.tag === tag.union) {
      const isUnion = entry.tag === tag.union;
      const fields: CField[] = [];
      const record = {
        kind: 'record',
        name: name && `${isUnion ? 'union' : 'struct'} ${name}`,
        size,
        isUnion,
        fields,
      } as const;
      known.set(entry.place, record);
      for (const child of entry.children) {
        const type = child.tag === tag.member ? read(child.attributes.get(at.type)?.number) : null;
        if (type === null) continue;
        const bits = child.attributes.get(at.bitSize)?.number ?? null;
        const offset = numberOf(child, bits === null ? at.offset : at.bitOffset);
        fields.push({ name: textOf(child), type, offset, bits });
      }
      return record;
    }
    return { kind: 'unknown', name };
  };
  return read;
}

const countOf = ({ attributes }: Entry): number | null => {
  const count = attributes.get(at.count) ?? null;
  if (count && count.bytes.byteLength === 0) return count.number;
  const upper = attributes.get(at.upper);
  return upper && upper.bytes.byteLength === 0 ? upper.number + 1 : null;
};

const arrayOf = (of: CType, count: number | null): CType => ({
  ...{ kind: 'array', of, count },
  name: `${nameOf(of)}[${count ?? ''}]`,
});

/** How a type is written in C, roughly: what a pointer leads to is not told. */
export const nameOf = (type: CType): string => type.name || (type.kind === 'enum' ? 'enum' : 'struct');

/** Bytes that a value takes; 0 where it is not known. */
export function sizeOf(type: CType): number {
  if (type.kind === 'pointer') return 4;
  if (type.kind === 'array') return sizeOf(type.of) * (type.count ?? 0);
  return 'size' in type ? type.size : 0;
}
