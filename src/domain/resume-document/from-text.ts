import type { ResumeDocument, ResumeLink } from '../resume/document';
import { type LevelLine, levelDocument } from './from/levels';

/** A text file as a document: Markdown where it has headings of it, else its lines as they are. */
export function textDocument(source: string): { readonly document: ResumeDocument; readonly isMarkdown: boolean } {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const isMarkdown = /^#{1,6}\s+\S/m.test(text);
  if (isMarkdown) return { document: markdownDocument(text), isMarkdown };
  const lines = text.split('\n').map((line) => ({ text: line.replace(/\f/g, '').trimEnd(), size: 0 }));
  return { document: { pages: [{ number: 1, columns: 1, images: 0, lines }], links: [] }, isMarkdown };
}

const HEADING = /^ {0,3}(#{1,6})\s+(.*?)(?:\s+#+)?\s*$/;
const BULLET = /^\s*(?:[-*+]|\d{1,3}[.)])\s+(.*)$/;
const RULE = /^ {0,3}(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,}|`{3,}.*|~{3,}.*)$/;
const TABLE_RULE = /^\s*\|?(?:\s*:?-{2,}:?\s*\|)+(?:\s*:?-{2,}:?\s*)?$/;

/** Headings, bullets, paragraphs and tables. HTML in it is text like any other. */
function markdownDocument(source: string): ResumeDocument {
  const lines: LevelLine[] = [];
  const links: ResumeLink[] = [];
  let blank = true;
  let open = false;
  const push = (raw: string, level: number, bullet: boolean) => {
    const text = inline(raw, links);
    if (text !== '') lines.push({ text, level, bullet, afterBlank: blank });
    blank = false;
  };
  for (const raw of source.split('\n')) {
    const line = raw.replace(/^\s{0,3}>\s?/, '');
    if (line.trim() === '' || RULE.test(line) || TABLE_RULE.test(line)) {
      blank = true;
      open = false;
      continue;
    }
    const heading = HEADING.exec(line);
    const bullet = heading ? null : BULLET.exec(line);
    const cells = /^\s*\|.*\|\s*$/.test(line)
      ? line
          .trim()
          .slice(1, -1)
          .split(/(?<!\\)\|/)
      : null;
    const last = lines.at(-1);
    if (heading) push(heading[2] ?? '', heading[1]?.length ?? 1, false);
    else if (bullet) push(bullet[1] ?? '', 0, true);
    else if (cells)
      push(
        cells
          .map((cell) => cell.trim())
          .filter((cell) => cell !== '')
          .join(' | '),
        0,
        false,
      );
    else if (open && last && !blank) lines[lines.length - 1] = { ...last, text: `${last.text} ${inline(line, links)}` };
    else push(line, 0, false);
    // A line that goes on is the same paragraph, unless it ends with a break.
    open = !heading && !cells && !/(?: {2}|\\)$/.test(raw);
  }
  return levelDocument(lines, links);
}

/** Characters that were escaped, while the others are read for what they mean. */
const HELD = 0xf0000;

function inline(source: string, links: ResumeLink[]): string {
  const held = source
    .trim()
    .replace(/\\([!-/:-@[-`{-~])/g, (_, sign: string) => String.fromCodePoint(HELD + sign.charCodeAt(0)));
  const free = (text: string) =>
    [...text]
      .map((sign) => {
        const code = sign.codePointAt(0) ?? 0;
        return code >= HELD && code < HELD + 128 ? String.fromCharCode(code - HELD) : sign;
      })
      .join('');
  const plain = (text: string) =>
    free(
      text
        .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
        .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*]+?)(?<=\S)\*(?![\p{L}\p{N}*])/gu, '$1')
        .replace(/(?<![\p{L}\p{N}_])_(?=\S)([^_]+?)(?<=\S)_(?![\p{L}\p{N}_])/gu, '$1')
        .replace(/`([^`]+)`/g, '$1')
        .replace(/\\$/, ''),
    ).trim();
  const said = held.replace(
    /!?\[([^\][]{0,500})\]\((?:<([^>]{0,2000})>|([^)\s]{0,2000}))(?:\s{1,9}"[^"]{0,500}")?\)/g,
    (_, words: string, angled: string | undefined, bare: string | undefined) => {
      links.push({ url: free(angled ?? bare ?? ''), page: 1, text: plain(words) });
      return words;
    },
  );
  return plain(said.replace(/<((?:https?:\/\/|mailto:)[^\s>]+)>/g, '$1'));
}
