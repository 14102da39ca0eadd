/** What a file holds as text: UTF-8, UTF-16 of either order, or a page of one byte a letter, as its bytes show. */
export function decoded(bytes: Uint8Array): string {
  const wide = wideOf(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  const text = new TextDecoder('utf-8').decode(bytes);
  // One broken letter in a text with many good ones is a fault in the text, not another encoding.
  const broken = text.split('\uFFFD').length - 1;
  if (broken === 0) return text;
  const good = text.match(/[\u0080-\uFFFC]/g)?.length ?? 0;
  return good > 2 * broken ? text : new TextDecoder(namedIn(text)).decode(bytes);
}

function wideOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Without a mark: `BEGIN` has a zero beside each letter.
  const sample = bytes.subarray(0, 40);
  const zeros = (from: 0 | 1) => sample.filter((byte, at) => at % 2 === from && byte === 0).length;
  if (sample.length < 10) return null;
  if (zeros(1) > sample.length / 3 && zeros(0) === 0) return 'utf-16le';
  if (zeros(0) > sample.length / 3 && zeros(1) === 0) return 'utf-16be';
  return null;
}

/** What a file says it is written in; Latin-1 as Windows has it where it says nothing that is known. */
function namedIn(text: string): string {
  const said = /[;\s]CHARSET="?([\w-]{2,20})/i.exec(text)?.[1];
  try {
    return said && !/^utf-?8$/i.test(said) ? new TextDecoder(said).encoding : 'windows-1252';
  } catch {
    return 'windows-1252';
  }
}
