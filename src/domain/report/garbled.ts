/**
 * Signs that have lost their meaning: U+FFFD, control characters, `(cid:12)`, UTF-8 read as Latin-1 (`â€™`, `Ã©`), and
 * private-use characters that touch a letter or each other. A private-use character on its own is an icon or a bullet.
 */
const GARBLED =
  /\uFFFD+|(?:(?![\t\n\r\u0085])\p{Cc})+|(?:\(cid:\d{1,6}\))+|â€[™œ\u009D“”˜¦¢]|Ã[\u00A0-\u00BF]|[\uE000-\uF8FF]{2,}|[\uE000-\uF8FF](?=\p{L})|(?<=\p{L})[\uE000-\uF8FF]|[\u{F0000}-\u{10FFFD}]+/gu;

/** The garbled pieces of a line, in order. */
export function garbledIn(text: string): string[] {
  return text.match(GARBLED) ?? [];
}

/** How many signs those pieces stand for: `(cid:12)` is one. */
export function garbledSigns(pieces: readonly string[]): number {
  return pieces.reduce((sum, piece) => {
    const marks = piece.match(/\(cid:/g)?.length ?? 0;
    return sum + (marks > 0 ? marks : /^[âÃ]/.test(piece) ? 1 : [...piece].length);
  }, 0);
}
