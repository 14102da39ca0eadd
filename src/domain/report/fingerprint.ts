/** The bytes of a text in UTF-8; a lone surrogate counts as U+FFFD. */
function* utf8(text: string): Generator<number> {
  for (const character of text) {
    let code = character.codePointAt(0) ?? 0;
    if (code >= 0xd800 && code <= 0xdfff) code = 0xfffd;
    if (code < 0x80) yield code;
    else if (code < 0x800) {
      yield 0xc0 | (code >> 6);
      yield 0x80 | (code & 63);
    } else if (code < 0x10000) {
      yield 0xe0 | (code >> 12);
      yield 0x80 | ((code >> 6) & 63);
      yield 0x80 | (code & 63);
    } else {
      yield 0xf0 | (code >> 18);
      yield 0x80 | ((code >> 12) & 63);
      yield 0x80 | ((code >> 6) & 63);
      yield 0x80 | (code & 63);
    }
  }
}

const hex = (value: number) => value.toString(16).padStart(8, '0');

/**
 * FNV-1a with 64 bits over the UTF-8 bytes of a text, as 16 hex digits. Parameters: the FNV specification by Fowler,
 * Noll and Vo (IETF draft-eastlake-fnv). It tells inputs apart; it is not cryptographic.
 */
export function fingerprintOf(text: string): string {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (const byte of utf8(text)) {
    low = (low ^ byte) >>> 0;
    // The prime is 2^40 + 0x1b3: multiply both halves by 0x1b3, and add the low half shifted by 40 bits.
    const product = low * 0x1b3;
    high = (Math.imul(high, 0x1b3) + Math.floor(product / 0x1_0000_0000) + (low << 8)) >>> 0;
    low = product >>> 0;
  }
  return hex(high) + hex(low);
}
