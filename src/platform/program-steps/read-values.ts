import type { StepThing, StepValue, StepVariable } from '../../domain/steps/types';
import { ByteReader } from '../compiler/wasm-bytes';
import { type CField, type CType, type CVariable, type Expression, nameOf, sizeOf } from './debug-info';

/** Of long arrays so many items are told, as of Python's lists. */
const ITEMS = 24;
/** Of all that the variables of one step lead to. */
const THINGS = 60;
const TEXT = 80;
/** Eight bytes of memory have one of shadow: `runtime/memory/memory.h`. */
const GRAIN = 8;
const FREED = 0xfd;
const HEAP_BORDER = 0xfa;
const LEFT_SCOPE = 0xf8;
/** What the recorder fills the stack with before a function's variables are there. */
export const UNSET = 0xaa;
/** That, and what the memory checks fill new blocks with. */
const NEVER_SET = [UNSET, 0xbe];
const NOT_SET = 'not set';
/** A block as long as this is looked through for its borders. */
const LONGEST_BLOCK = 1 << 20;

/** A variable where it lies now. */
export interface Placed extends CVariable {
  readonly address: number;
}

/** What the values of one step are read from. */
export interface Moment {
  readonly memory: ArrayBuffer;
  /** All variables that are there, for what points into them. */
  readonly variables: readonly Placed[];
  /** A number for what lies at an address and has a type: the same for the whole recording. */
  numberOf(address: number, type: CType): number;
}

/** Reads the values of a step and notes what they lead to. */
export interface ValueReader {
  read(variable: Placed): StepVariable;
  readonly things: Readonly<Record<string, StepThing>>;
}

/**
 * Where a variable lies.
 * @param frame from where the variables of its function are counted
 * @returns `null` where that cannot be told
 */
export function addressOf(location: Expression, frame: number, memory: ArrayBuffer): number | null {
  const reader = new ByteReader(location);
  const view = new DataView(memory);
  let address: number | null = null;
  while (!reader.done) {
    const code = reader.u8();
    if (code === 0x03) address = reader.u32();
    else if (code === 0x91) address = frame + reader.sleb();
    else if (code === 0x23 && address !== null) address += reader.uleb();
    else if (code === 0x06 && address !== null && address + 4 <= memory.byteLength)
      address = view.getUint32(address, true);
    else return null;
  }
  return address;
}

export function valueReader({ memory, variables, numberOf }: Moment): ValueReader {
  const view = new DataView(memory);
  const bytes = new Uint8Array(memory);
  const things: Record<string, StepThing> = {};
  let count = 0;

  const shadowAt = (address: number) => bytes[Math.floor(address / GRAIN)] ?? FREED;
  /** Whether a byte may be used. */
  const isUsable = (address: number): boolean => {
    if (address <= 0 || address >= memory.byteLength) return false;
    const shadow = shadowAt(address);
    return shadow === 0 || (shadow < GRAIN && address % GRAIN < shadow);
  };
  const inRange = (address: number, size: number) => address > 0 && address + size <= memory.byteLength;

  /** The stretch of usable memory around an address that is a block of the heap's. */
  const blockAround = (address: number): { from: number; end: number } | 'long' | null => {
    if (!isUsable(address)) return null;
    let from = address - (address % GRAIN);
    while (shadowAt(from - GRAIN) === 0 && address - from < LONGEST_BLOCK) from -= GRAIN;
    if (shadowAt(from - GRAIN) !== HEAP_BORDER) return null;
    let end = address - (address % GRAIN);
    while (shadowAt(end) === 0 && end - address < LONGEST_BLOCK) end += GRAIN;
    const rest = shadowAt(end);
    if (rest === 0) return 'long';
    return { from, end: rest < GRAIN ? end + rest : end };
  };

  const isNeverSet = (address: number, size: number): boolean => {
    const first = bytes[address] ?? 0;
    if (size < 4 || !NEVER_SET.includes(first)) return false;
    for (let n = 1; n < size; n++) if (bytes[address + n] !== first) return false;
    return true;
  };

  const number = (type: CType & { kind: 'number' }, address: number): string => {
    const { size, encoding } = type;
    if (isNeverSet(address, size)) return NOT_SET;
    if (encoding === 'bool') return (bytes[address] ?? 0) === 0 ? 'false' : 'true';
    if (encoding === 'float') {
      if (size === 4) return real(view.getFloat32(address, true), 9);
      if (size === 8) return real(view.getFloat64(address, true), 17);
      return quad(view.getBigUint64(address, true), view.getBigUint64(address + 8, true));
    }
    if (encoding === 'char' || size === 1) {
      const code = encoding === 'unsigned' ? view.getUint8(address) : view.getInt8(address);
      return encoding === 'char' && code >= 0 ? `${quoted("'", character(code, "'"))} ${code}` : String(code);
    }
    const isSigned = encoding === 'signed';
    if (size === 2) return String(isSigned ? view.getInt16(address, true) : view.getUint16(address, true));
    if (size === 4) return String(isSigned ? view.getInt32(address, true) : view.getUint32(address, true));
    if (size === 8) return String(isSigned ? view.getBigInt64(address, true) : view.getBigUint64(address, true));
    return NOT_SHOWN;
  };

  const enumeration = (type: CType & { kind: 'enum' }, address: number): string => {
    if (isNeverSet(address, type.size)) return NOT_SET;
    const value =
      type.size === 1
        ? view.getUint8(address)
        : type.size === 2
          ? view.getUint16(address, true)
          : view.getInt32(address, true);
    const name = type.names.get(value) ?? type.names.get(value >>> 0);
    return name === undefined ? String(value) : `${name} (${value})`;
  };

  /** Characters up to the zero that ends them; `null` where none does, or where they are no text. */
  const text = (address: number, end: number): string | null => {
    let shown = '';
    for (let at = address; at < end; at++) {
      const code = bytes[at] ?? 0;
      if (code === 0) return `"${shown}"`;
      if (at - address >= TEXT) return `"${shown}…"`;
      if (NEVER_SET.includes(code)) return null;
      shown += code < 128 ? character(code, '"') : letterAt(bytes, at);
    }
    return null;
  };

  /** Notes what lies at an address, once. */
  const thing = (address: number, type: CType, end: number): StepValue => {
    const to = numberOf(address, type);
    if (things[to] !== undefined) return { to };
    if (count >= THINGS) return '…';
    count += 1;
    if (type.kind === 'array') {
      const size = sizeOf(type.of);
      const length = type.count ?? (size > 0 ? Math.floor((end - address) / size) : 0);
      const made = { kind: 'list', of: nameOf(type), length, items: [] as StepValue[] } as const;
      // Before its items: one of them may lead back to it.
      things[to] = made;
      for (let n = 0; n < Math.min(length, ITEMS); n++) made.items.push(value(type.of, address + n * size, end));
    } else if (type.kind === 'record') {
      const made = { kind: 'object', of: nameOf(type), fields: [] as StepVariable[] } as const;
      things[to] = made;
      for (const field of type.fields) made.fields.push([field.name || 'unnamed', fieldValue(field, address, end)]);
    }
    return { to };
  };

  const fieldValue = ({ type, offset, bits }: CField, address: number, end: number): StepValue => {
    if (bits === null) return value(type, address + offset, end);
    if (!('size' in type)) return NOT_SHOWN;
    const whole = view.getBigUint64(Math.min(address + Math.floor(offset / 8), memory.byteLength - 8), true);
    const isSigned = type.kind === 'number' && type.encoding === 'signed';
    const part = (whole >> BigInt(offset % 8)) & ((1n << BigInt(bits)) - 1n);
    return String(isSigned ? BigInt.asIntN(bits, part) : part);
  };

  /** @param end where what holds the value ends */
  const value = (type: CType, address: number, end: number): StepValue => {
    const size = sizeOf(type);
    if (!inRange(address, Math.max(1, size))) return NOT_SHOWN;
    if (type.kind === 'number') return number(type, address);
    if (type.kind === 'enum') return enumeration(type, address);
    if (type.kind === 'pointer') return pointer(type, address);
    if (type.kind === 'array' && isCharacters(type.of)) {
      const told = text(address, type.count === null ? end : address + size);
      if (told !== null) return told;
    }
    if (type.kind === 'array' || type.kind === 'record') return thing(address, type, end);
    return NOT_SHOWN;
  };

  const pointer = (type: CType & { kind: 'pointer' }, at: number): StepValue => {
    const address = view.getUint32(at, true);
    const to = type.to();
    if (address === 0) return 'NULL';
    if (isNeverSet(at, 4)) return NOT_SET;
    if (to?.kind === 'function') return 'a function';
    if (address >= memory.byteLength) return `no memory of the program’s (${hexadecimal(address)})`;
    if (to?.kind === 'number' && isCharacters(to)) {
      const told = isUsable(address) ? text(address, endOfUsable(address)) : null;
      if (told !== null) return told;
    }
    const known = intoVariable(address, to);
    if (known !== null) return known;
    const block = blockAround(address) ?? blockAround(address - 1);
    if (block === null) {
      const shadow = shadowAt(address);
      if (shadow === FREED) return 'memory that was freed';
      if (shadow === LEFT_SCOPE) return 'a variable that is gone';
      return isUsable(address) ? hexadecimal(address) : `no memory of the program’s (${hexadecimal(address)})`;
    }
    if (block === 'long') return 'a block of more than 1 MB';
    const size = to === null ? 0 : sizeOf(to);
    const bytesThere = block.end - block.from;
    if (to === null || size === 0) return `a block of ${bytesThere} bytes`;
    const items = Math.floor(bytesThere / size);
    // A record with room behind it for an array that it ends with is one record.
    if (to.kind === 'record' && (items < 2 || bytesThere % size !== 0))
      return address === block.from ? thing(block.from, to, block.end) : hexadecimal(address);
    if ((address - block.from) % size !== 0) return hexadecimal(address);
    const array: CType = { kind: 'array', of: to, count: items, name: `${nameOf(to)}[${items}]` };
    return within(thing(block.from, array, block.end), (address - block.from) / size);
  };

  const endOfUsable = (address: number): number => {
    let end = address;
    while (end - address <= TEXT + 1 && isUsable(end)) end += 1;
    return end;
  };

  /** What of a variable a pointer leads to. */
  const intoVariable = (address: number, to: CType | null): StepValue | null => {
    for (const { name, type, address: from } of variables) {
      const size = Math.max(1, sizeOf(type));
      // One behind the end is where a loop over an array may stop.
      if (address < from || address > from + size) continue;
      const told = part(type, from, address, to, name);
      if (told !== null) return told;
    }
    return null;
  };

  const part = (type: CType, from: number, address: number, to: CType | null, name: string): StepValue | null => {
    const end = from + sizeOf(type);
    if (type.kind === 'array') {
      const size = sizeOf(type.of);
      const item = size > 0 ? Math.floor((address - from) / size) : 0;
      const isItem = (address - from) % Math.max(1, size) === 0;
      if (isItem && (to === null || nameOf(to) === nameOf(type.of))) return within(thing(from, type, end), item);
      if (address === from && to?.kind === 'array') return thing(from, type, end);
      return address < end ? part(type.of, from + item * size, address, to, `${name}[${item}]`) : null;
    }
    if (address >= end) return null;
    if (type.kind === 'record') {
      if (address === from && (to === null || nameOf(to) === nameOf(type))) return thing(from, type, end);
      const field = type.fields.find(
        (one) => one.bits === null && address >= from + one.offset && address < from + one.offset + sizeOf(one.type),
      );
      return field ? part(field.type, from + field.offset, address, to, `${name}.${field.name}`) : null;
    }
    return address === from ? `&${name}` : null;
  };

  return {
    read: ({ name, type, address }) => [name, value(type, address, address + sizeOf(type))],
    things,
  };
}

const NOT_SHOWN = 'not shown';

const ESCAPES: Readonly<Record<number, string>> = { 0: '\\0', 9: '\\t', 10: '\\n', 13: '\\r', 92: '\\\\' };
const quoted = (quote: string, text: string) => `${quote}${text}${quote}`;

/** A character as C writes it between quotes of one kind. */
const character = (value: number, quote: string): string =>
  value === quote.charCodeAt(0)
    ? `\\${quote}`
    : (ESCAPES[value] ??
      (value >= 32 && value < 127 ? String.fromCharCode(value) : `\\x${value.toString(16).padStart(2, '0')}`));

const within = (value: StepValue, item: number): StepValue =>
  typeof value === 'string' || item === 0 ? value : { ...value, item };

const isCharacters = (type: CType): boolean => type.kind === 'number' && type.size === 1 && type.encoding === 'char';

const hexadecimal = (address: number) => `0x${address.toString(16)}`;

/** As few digits as tell the number apart from its neighbours. */
function real(value: number, digits: number): string {
  if (Number.isNaN(value)) return 'nan';
  if (!Number.isFinite(value)) return value > 0 ? 'inf' : '-inf';
  const short = digits < 10 ? String(Number(value.toPrecision(7))) : String(value);
  const told = digits < 10 && Math.fround(Number(short)) !== value ? String(Number(value.toPrecision(digits))) : short;
  return /^-?\d+$/.test(told) ? `${told}.0` : told;
}

/** A `long double` of 128 bits, as near as a `double` comes. */
function quad(low: bigint, high: bigint): string {
  const exponent = Number((high >> 48n) & 0x7fffn);
  const fraction = ((high & 0xffff_ffff_ffffn) << 64n) | low;
  const sign = high >> 63n ? -1 : 1;
  if (exponent === 0 && fraction === 0n) return sign < 0 ? '-0.0' : '0.0';
  if (exponent === 0x7fff) return fraction === 0n ? (sign < 0 ? '-inf' : 'inf') : 'nan';
  return real(sign * (1 + Number(fraction) / 2 ** 112) * 2 ** (exponent - 16383), 17);
}

/** The character of UTF-8 that begins at a byte; nothing for one that goes on. */
function letterAt(bytes: Uint8Array, at: number): string {
  const first = bytes[at] ?? 0;
  if (first < 0xc0) return '';
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  return new TextDecoder().decode(bytes.slice(at, at + length));
}
