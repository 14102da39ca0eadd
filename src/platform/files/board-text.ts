import { BoardFileError } from '../../domain/board/import/types';

const REACH = 64 * 1024;

/**
 * The text of a file: UTF-8, UTF-16 with its mark or without, else Windows' Latin letters.
 * @throws BoardFileError when it is empty or no text
 */
export function textOf(bytes: Uint8Array): string {
  if (bytes.length === 0) throw new BoardFileError('empty');
  const sample = bytes.subarray(0, REACH);
  const wide = wideOf(sample);
  if (!wide && isProgram(sample)) throw new BoardFileError('no-text');
  const text = decoded(bytes, wide).replace(/^\uFEFF/, '');
  if (hasControls(text.slice(0, REACH))) throw new BoardFileError('no-text');
  if (text.trim() === '') throw new BoardFileError('empty');
  if (/^\s*(?:<!--[\s\S]{0,2000}?-->\s*)?<(?:!doctype html|html|head|body)\b/i.test(text.slice(0, 4096)))
    throw new BoardFileError('web-page');
  return text;
}

function decoded(bytes: Uint8Array, wide: string | null): string {
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** UTF-16 by its mark, else by the zero that every other byte of Latin letters is. */
function wideOf(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const pairs = Math.floor(bytes.length / 2);
  for (let at = 0; at < pairs * 2; at += 1) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (pairs < 2) return null;
  if (odd > pairs * 0.6 && even < pairs * 0.05) return 'utf-16le';
  if (even > pairs * 0.6 && odd < pairs * 0.05) return 'utf-16be';
  return null;
}

const MARKS = [
  'MZ',
  '\x7fELF',
  'PK\x03\x04',
  'PK\x05\x06',
  '%PDF-',
  '\x89PNG',
  'GIF8',
  '\xff\xd8\xff',
  '\xd0\xcf\x11\xe0',
];
const isProgram = (bytes: Uint8Array): boolean => {
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  // `MZ` alone could begin a word: a program has a zero soon after it.
  return MARKS.some((mark) => start.startsWith(mark) && (mark !== 'MZ' || bytes.subarray(0, 64).includes(0)));
};

/** Characters that no text has: all below the blank but for white space and Escape. */
/** Of a text a character in fifty at most: words that were copied bring some along, and the board leaves them out. */
const MOST_CONTROLS = 1 / 50;

function hasControls(text: string): boolean {
  let found = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 9 || (code > 13 && code < 32 && code !== 27)) found += 1;
  }
  return found > text.length * MOST_CONTROLS;
}
