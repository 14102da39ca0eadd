import { ByteReader, sectionsOf } from './wasm-bytes';

const SYMBOL_TABLE = 8;
const FUNCTION = 0;
const DATA = 1;
const SECTION = 3;
const UNDEFINED = 0x10;
const EXPLICIT_NAME = 0x40;
const DATA_FIELDS = 3;

/**
 * The functions that an object file defines, by the names the linker knows them by.
 * @see the "linking" section in WebAssembly's tool conventions
 * @returns none for what is no object file
 */
export function definedFunctions(object: Uint8Array): Set<string> {
  const found = new Set<string>();
  try {
    for (const { name, from, end } of sectionsOf(object)) {
      if (name !== 'linking') continue;
      const reader = new ByteReader(object, from, end);
      reader.uleb();
      while (!reader.done) {
        const kind = reader.u8();
        const next = reader.uleb() + reader.at;
        if (kind === SYMBOL_TABLE) readSymbols(reader, found);
        reader.at = next;
      }
    }
  } catch {
    // Cut off: the linker will say so.
  }
  return found;
}

function readSymbols(reader: ByteReader, found: Set<string>): void {
  for (let left = reader.uleb(); left > 0; left--) {
    const kind = reader.u8();
    const flags = reader.uleb();
    const defined = (flags & UNDEFINED) === 0;
    if (kind === SECTION) reader.uleb();
    else if (kind === DATA) {
      reader.text(reader.uleb());
      for (let field = 0; defined && field < DATA_FIELDS; field++) reader.uleb();
    } else {
      reader.uleb();
      // What is imported has its name elsewhere, unless the object renames it.
      const name = defined || (flags & EXPLICIT_NAME) !== 0 ? reader.text(reader.uleb()) : '';
      if (kind === FUNCTION && defined) found.add(name);
    }
  }
}
