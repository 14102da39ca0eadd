/** What a file is by its first bytes, whatever its name and type say. */
export type FileKind = 'empty' | 'pdf' | 'zip' | 'old-office' | 'json' | 'text' | 'other';

const REACH = 4096;
const startsWith = (bytes: Uint8Array, ...mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte);

/** @throws when the browser cannot read the file any more */
export async function fileKind(file: Blob): Promise<FileKind> {
  if (file.size === 0) return 'empty';
  const bytes = new Uint8Array(await file.slice(0, REACH).arrayBuffer());
  if (startsWith(bytes, 0x50, 0x4b, 3, 4) || startsWith(bytes, 0x50, 0x4b, 5, 6)) return 'zip';
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return 'old-office';
  const ascii = new TextDecoder('latin1').decode(bytes);
  // The mark of a PDF may be up to 1024 bytes into the file.
  if (ascii.slice(0, 1029).includes('%PDF-')) return 'pdf';
  if (ascii.startsWith('{\\rtf')) return 'old-office';
  const text = decoded(bytes, file.size > REACH);
  if (text === null) return 'other';
  return /^\s*\{/.test(text) ? 'json' : 'text';
}

/** The text of a file in UTF-8, or UTF-16 with its mark; null for what is no text. */
export function decoded(bytes: Uint8Array, isCut = false): string | null {
  const wide = startsWith(bytes, 0xff, 0xfe) ? 'utf-16le' : startsWith(bytes, 0xfe, 0xff) ? 'utf-16be' : null;
  try {
    const text = new TextDecoder(wide ?? 'utf-8', { fatal: true }).decode(bytes, { stream: isCut });
    return hasControls(text) ? null : text;
  } catch {
    // Windows' own letters, if it is a text at all: control characters mean it is not.
    const text = wide ? '' : new TextDecoder('windows-1252').decode(bytes);
    return text === '' || hasControls(text) ? null : text;
  }
}

/** Characters that no text has: all below the space but for white space and Escape. */
function hasControls(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 9 || (code > 13 && code < 32 && code !== 27)) return true;
  }
  return false;
}
