import { zipSync } from 'fflate';
import mammoth from 'mammoth';
import { htmlDocument } from '../../domain/resume-document/from-html';
import type { ArchiveOutcome } from './read-archive';
import { isContact, isPageNumber, partLines, withOpenBoxes } from './word-parts';

/** What is in a Word document and is not read, in words for the user. */
const LEFT_ASIDE: readonly (readonly [RegExp, string])[] = [
  [
    /vbaProject|\/macros?\//i,
    'The document has macros. They were not opened and did not run; only its words were read.',
  ],
  [/^word\/(?:embeddings|activeX)\//i, 'Objects of other programs inside the document were left out.'],
  [/^word\/media\//i, 'Pictures in the document were left out.'],
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
  const readable = [...files].map(
    ([name, part]) =>
      [name, /^word\/document/.test(name) && name.endsWith('.xml') ? withOpenBoxes(part) : part] as const,
  );
  const bytes = zipSync(Object.fromEntries(readable), { level: 0 });
  const linesIn = (pattern: RegExp) => [
    ...new Set([...files].flatMap(([name, part]) => (pattern.test(name) ? partLines(part) : []))),
  ];
  const header = linesIn(/^word\/header/).filter((line) => !isPageNumber(line));
  const footer = linesIn(/^word\/footer/).filter((line) => !isPageNumber(line) && !header.includes(line));
  const contacts = footer.filter(isContact);
  let html: string;
  try {
    const input = { arrayBuffer: bytes.buffer as ArrayBuffer, buffer: bytes as never };
    ({ value: html } = await mammoth.convertToHtml(input, { styleMap: STYLES, includeEmbeddedStyleMap: false }));
  } catch {
    return { problem: 'damaged-archive' };
  }
  const notes = LEFT_ASIDE.filter(([pattern]) => names.some((name) => pattern.test(name))).map(([, words]) => words);
  if (footer.length > contacts.length)
    notes.push(
      `What is in the page’s footer beside contact data was left out: ${quoted(footer.filter((line) => !contacts.includes(line)))}.`,
    );
  return { kind: 'docx', document: htmlDocument(html, header, contacts), notes };
}

const quoted = (lines: readonly string[]): string => {
  const words = lines.join(' ').replace(/\s+/g, ' ');
  return `“${words.length <= 80 ? words : `${words.slice(0, 80).replace(/[\uD800-\uDBFF]$/, '')}…`}”`;
};
