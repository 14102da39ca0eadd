import { zipSync } from 'fflate';
import mammoth from 'mammoth';
import { decodeEntities, htmlDocument } from '../../domain/resume-document/from-html';
import type { ArchiveOutcome } from './read-archive';

/** What is in a Word document and is not read, in words for the user. */
const LEFT_ASIDE: readonly (readonly [RegExp, string])[] = [
  [
    /vbaProject|\/macros?\//i,
    'The document has macros. They were not opened and did not run; only its words were read.',
  ],
  [/^word\/(?:embeddings|activeX)\//i, 'Objects of other programs inside the document were left out.'],
  [/^word\/media\//i, 'Pictures in the document were left out.'],
  [/^word\/footer\d*\.xml$/i, 'What is in the page’s footer was left out.'],
];

const STYLES = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  "p[style-name='List Bullet'] => ul > li:fresh",
  "p[style-name='List Bullet 2'] => ul > li:fresh",
  "p[style-name='List Number'] => ul > li:fresh",
  "p[style-name='List Paragraph']:unordered-list(1) => ul > li:fresh",
  'b => ',
  'i => ',
];

/**
 * The words of a Word document, from its own files alone.
 * @param files the parts that words need, unpacked @param names of everything in the document
 */
export async function readDocx(
  files: ReadonlyMap<string, Uint8Array>,
  names: readonly string[],
): Promise<ArchiveOutcome> {
  // Packed again without compression, so that the library never sees what was left out, nor a size of its own finding.
  const bytes = zipSync(Object.fromEntries(files), { level: 0 });
  const above = [...files].flatMap(([name, part]) => (/^word\/header/.test(name) ? headerLines(part) : []));
  let html: string;
  try {
    const input = { arrayBuffer: bytes.buffer as ArrayBuffer, buffer: bytes as never };
    ({ value: html } = await mammoth.convertToHtml(input, { styleMap: STYLES, includeEmbeddedStyleMap: false }));
  } catch {
    return { problem: 'damaged-archive' };
  }
  const notes = LEFT_ASIDE.filter(([pattern]) => names.some((name) => pattern.test(name))).map(([, words]) => words);
  return { kind: 'docx', document: htmlDocument(html, [...new Set(above)]), notes };
}

/** The paragraphs of a page’s header, where many people put their name and contacts. */
function headerLines(part: Uint8Array): string[] {
  return new TextDecoder()
    .decode(part)
    .split('</w:p>')
    .map((paragraph) =>
      [...paragraph.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<w:(?:tab|br)\s?\/>/g)]
        .map(([, words]) => (words === undefined ? '\t' : decodeEntities(words)))
        .join('')
        .trim(),
    )
    .filter((line) => /\p{L}|\d/u.test(line));
}
