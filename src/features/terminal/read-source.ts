import { type FileProblem, LONGEST_SOURCE, languageOf } from '../../domain/c-source/files';
import type { Language } from '../../domain/c-source/languages';

/**
 * The text of a chosen file. Line ends become `\n`, a byte order mark goes.
 * @param bytes its content
 */
export function readSource(
  name: string,
  bytes: Uint8Array,
): { readonly source: string; readonly language: Language } | { readonly problem: FileProblem } {
  const language = languageOf(name);
  if (language === null) return { problem: 'not-source' };
  if (bytes.length > LONGEST_SOURCE) return { problem: 'too-large' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? { problem: 'not-text' } : { source: text.replace(/\r\n?/g, '\n'), language };
  } catch {
    return { problem: 'not-text' };
  }
}
