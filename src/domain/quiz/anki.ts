import { type Block, blocksOf } from './passages';
import type { QuizCard } from './types';

/** What Anki's importer is told at the head of the file; it asks for the rest. */
const HEAD = ['#separator:tab', '#html:true', '#notetype:Basic', '#deck:Elevate', '#guid column:1', '#tags column:4'];

/**
 * Cards as notes that Anki imports (File, Import): the first way of asking, the answer, tags. Imported again, a card takes
 * the place of the one before.
 */
export const ankiFile = (cards: readonly Pick<QuizCard, 'id' | 'group' | 'title' | 'asked' | 'answer'>[]): string =>
  `${[...HEAD, ...cards.map(noteOf)].join('\n')}\n`;

function noteOf({
  id,
  group,
  title,
  asked,
  answer,
}: Pick<QuizCard, 'id' | 'group' | 'title' | 'asked' | 'answer'>): string {
  const front = inlineHtml(asked[0] ?? title);
  return [`elevate-${id}`, front, `<b>${inlineHtml(title)}</b>${htmlOf(answer)}`, `elevate elevate::${group}`]
    .map(field)
    .join('\t');
}

/** A field in quotes where a sign in it would end it. */
const field = (text: string): string => (/["\t\n\r#]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A card's Markdown as plain HTML on one line. Nothing of the text becomes a tag. */
export const htmlOf = (markdown: string): string => blocksOf(markdown).map(blockHtml).join('');

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'code': {
      const code = escaped(block.text.replace(/^```.*\n|\n?```$/g, ''));
      return `<pre>${code.replaceAll('\n', '<br>').replaceAll('\t', '    ')}</pre>`;
    }
    case 'list':
      return tag(block.ordered ? 'ol' : 'ul', block.items.map((item) => tag('li', inlineHtml(item))).join(''));
    case 'table': {
      const rows = [row('th', block.head), ...block.rows.map((cells) => row('td', cells))];
      return tag('table', rows.join(''));
    }
    case 'text':
      return tag('p', inlineHtml(block.text));
  }
}

const tag = (name: string, content: string): string => `<${name}>${content}</${name}>`;
const row = (name: string, cells: readonly string[]): string =>
  tag('tr', cells.map((cell) => tag(name, inlineHtml(cell))).join(''));

const inlineHtml = (text: string): string =>
  text
    .split(/(`[^`]+`)/)
    .map((part) =>
      part.length > 2 && part.startsWith('`')
        ? `<code>${escaped(part.slice(1, -1))}</code>`
        : escaped(part).replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>'),
    )
    .join('')
    .replace(/[\t\r\n]+/g, ' ');

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
