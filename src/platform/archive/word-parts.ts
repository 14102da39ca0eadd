import { decodeEntities } from '../../domain/resume-document/from-html';

/** The paragraphs of a page’s header or footer, where many people put their name and contacts; each line once. */
export function partLines(part: Uint8Array): string[] {
  const lines = new TextDecoder()
    .decode(part)
    .split('</w:p>')
    .map((paragraph) =>
      [...paragraph.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<w:(?:tab|br)\s?\/>/g)]
        .map(([, words]) => (words === undefined ? '\t' : decodeEntities(words)))
        .join('')
        .trim(),
    )
    .filter((line) => /\p{L}|\d/u.test(line));
  return [...new Set(lines)];
}

/** Whether a line has an address of mail or of the web, or a telephone number. */
export const isContact = (line: string): boolean =>
  /[^\s@]@[^\s@]{1,60}\.\p{L}{2}|(?:https?:\/\/|www\.|linkedin\.com|github\.com)\S/iu.test(line) || digitsIn(line) >= 7;

/** "Page 1 of 2", "- 3 -": nothing that anybody would miss. */
export const isPageNumber = (line: string): boolean =>
  digitsIn(line) <= 6 &&
  /^\P{L}*(?:p(?:age|ágina|agina)|seite|strona|s\.)?\P{L}*(?:of|de|von|sur|z)?\P{L}*$/iu.test(line);

const digitsIn = (line: string): number => (line.match(/\d/g) ?? []).length;

/**
 * The document with its text boxes where the reader of words finds them: newer ones are drawings, which it passes over,
 * unless the file has them a second time for older programs.
 */
export function withOpenBoxes(document: Uint8Array): Uint8Array {
  const xml = new TextDecoder().decode(document);
  if (!xml.includes('<w:txbxContent')) return document;
  const twice = replaced(xml, 'mc:AlternateContent', (whole) => {
    const fallback = whole.indexOf('<mc:Fallback');
    return fallback !== -1 && whole.includes('<w:txbxContent', fallback) ? whole : boxesOf(whole);
  });
  // What is inside of the others is left as it is: the reader takes only their second version.
  const parts: string[] = [];
  let from = 0;
  for (const [start, end] of outermost(twice, 'mc:AlternateContent')) {
    parts.push(replaced(twice.slice(from, start), 'w:drawing', boxesOf), twice.slice(start, end));
    from = end;
  }
  parts.push(replaced(twice.slice(from), 'w:drawing', boxesOf));
  return new TextEncoder().encode(parts.join(''));
}

function boxesOf(whole: string): string {
  const boxes = outermost(whole, 'w:txbxContent').map(([start, end]) => whole.slice(start, end));
  return boxes.length === 0 ? whole : `<w:pict>${boxes.join('')}</w:pict>`;
}

function replaced(xml: string, name: string, by: (whole: string) => string): string {
  let out = '';
  let from = 0;
  for (const [start, end] of outermost(xml, name)) {
    out += xml.slice(from, start) + by(xml.slice(start, end));
    from = end;
  }
  return out + xml.slice(from);
}

/** Where the elements of a name begin and end, without those inside of them. One that is not closed is none. */
function outermost(xml: string, name: string): [start: number, end: number][] {
  const found: [number, number][] = [];
  let depth = 0;
  let start = 0;
  for (const tag of xml.matchAll(new RegExp(`<(/?)${name}(?=[\\s/>])[^>]*>`, 'g'))) {
    if (tag[0].endsWith('/>')) continue;
    if (tag[1] === '') {
      if (depth === 0) start = tag.index;
      depth += 1;
    } else if (depth > 0) {
      depth -= 1;
      if (depth === 0) found.push([start, tag.index + tag[0].length]);
    }
  }
  return found;
}
