import type { ResumeDocument, ResumeLink } from '../resume/document';
import { type LevelLine, levelDocument } from './from/levels';

const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)>|([^<]+)|</gi;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
};
export const decodeEntities = (text: string): string =>
  text.replace(/&(#?\w{1,8});/g, (whole, name: string) => {
    if (ENTITIES[name] !== undefined) return ENTITIES[name];
    const code = /^#x[\da-f]{1,6}$/i.test(name)
      ? Number.parseInt(name.slice(2), 16)
      : /^#\d{1,7}$/.test(name)
        ? Number(name.slice(1))
        : Number.NaN;
    return code > 31 && code < 0x110000 && !(code >= 0xd800 && code < 0xe000) ? String.fromCodePoint(code) : whole;
  });

/**
 * The words of the HTML that a Word document becomes: paragraphs, headings, list items, and tables row by row. It is read
 * as text and never put into a page. `before`: lines above it, such as those of the page's header.
 * `contacts`: lines that are read behind the first, which mostly is the name, wherever the page has them.
 */
export function htmlDocument(
  html: string,
  before: readonly string[] = [],
  contacts: readonly string[] = [],
): ResumeDocument {
  const asLine = (line: string): LevelLine => ({ text: line, level: 0, bullet: false, afterBlank: false });
  const lines: LevelLine[] = before.map(asLine);
  const links: ResumeLink[] = [];
  let text = '';
  let level = 0;
  let items = 0;
  let blank = true;
  let link: { url: string; from: number } | null = null;
  /** Cells of the row that is being read, each with its paragraphs. */
  let row: LevelLine[][] | null = null;
  const end = () => {
    const tidy = text
      .replace(/[ \u00A0]{3,}/g, '\t')
      .replace(/[ \u00A0\n]+/g, ' ')
      .trim();
    text = '';
    if (tidy === '') return;
    const line = { text: tidy, level, bullet: items > 0 && level === 0, afterBlank: blank };
    blank = false;
    if (row) (row.at(-1) ?? []).push(line);
    else lines.push(line);
  };
  for (const [, closing, name, attributes = '', words] of html.matchAll(TOKEN)) {
    if (words !== undefined) text += decodeEntities(words);
    const tag = name?.toLowerCase();
    if (tag === undefined) continue;
    const heading = /^h([1-6])$/.exec(tag);
    if (tag === 'br') {
      end();
    } else if (tag === 'a') {
      if (!closing) link = { url: decodeEntities(/href="([^"]*)"/.exec(attributes)?.[1] ?? ''), from: text.length };
      else if (link) {
        const covered = text.slice(link.from).trim();
        if (link.url !== '') links.push({ url: link.url, page: 1, text: covered });
        link = null;
      }
    } else if (tag === 'p' || tag === 'li' || heading) {
      if (closing && text.trim() === '' && tag === 'p') blank = true;
      end();
      level = heading && !closing ? Number(heading[1]) : 0;
    } else if (tag === 'ul' || tag === 'ol') {
      end();
      items += closing ? -1 : 1;
    } else if (tag === 'tr') {
      end();
      if (closing && row) {
        lines.push(...rowLines(row));
        row = null;
      } else if (!closing) row = [];
    } else if ((tag === 'td' || tag === 'th') && !closing) {
      end();
      row?.push([]);
    } else if (tag === 'td' || tag === 'th' || tag === 'table') end();
  }
  end();
  if (row) lines.push(...rowLines(row));
  lines.splice(Math.min(1, lines.length), 0, ...contacts.map(asLine));
  return levelDocument(lines, links);
}

/** A row of one line a cell is one line; of more, its cells one after the other. */
function rowLines(cells: readonly (readonly LevelLine[])[]): readonly LevelLine[] {
  const filled = cells.filter((cell) => cell.length > 0);
  const [first] = filled[0] ?? [];
  if (!first || filled.length < 2 || filled.some((cell) => cell.length > 1 || cell[0]?.bullet)) return filled.flat();
  return [{ ...first, text: filled.map(([line]) => line?.text ?? '').join(' | ') }];
}
