import type { Evidence } from '../types';
import type { Block, ListItem, ResultDocument } from './result-document';

/** What goes at the foot of the file. All of it comes from the report and the caller; nothing is made here. */
export interface MarkdownMeta {
  /** Name of the uploaded file, or null. */
  readonly fileName: string | null;
  readonly jobTitle: string | null;
  /** ISO date of the analysis, or null. */
  readonly createdOn: string | null;
  readonly rubricVersion: string;
  readonly fingerprint: string;
}

/** The result as Markdown. Texts of the resume and the job are escaped: they can form no link, image, tag or table. */
export function toMarkdown(result: ResultDocument, meta: MarkdownMeta): string {
  const about = [
    ...(meta.fileName ? [`- File: ${escaped(meta.fileName)}`] : []),
    ...(meta.jobTitle ? [`- Job: ${escaped(meta.jobTitle)}`] : []),
    ...(meta.createdOn ? [`- Date: ${escaped(meta.createdOn)}`] : []),
    `- Rubric: version ${escaped(meta.rubricVersion)}`,
    `- Fingerprint: ${escaped(meta.fingerprint)}`,
  ].join('\n');
  const parts = [
    `# ${escaped(result.title)}`,
    ...(result.intro ? [escaped(result.intro)] : []),
    `**Score: ${result.score} out of 100**`,
    ...result.blocks.map(blockOf),
    '---',
    about,
  ];
  return `${parts.join('\n\n')}\n`;
}

const MARKS = { strength: '✔ ', warning: '⚠ ' } as const;

/** Backslash before every sign that means something in Markdown or HTML; line breaks become blanks. */
function escaped(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_{}[\]<>#|~&!]/g, '\\$&')
    .replace(/^([-+]|\d{1,9}[.)])(?=\s|$)/, '\\$1')
    .replace(/(https?):\/\//gi, '$1:\\//')
    .replace(/\bwww\./gi, 'www\\.')
    .replace(/@/g, '\\@');
}

function blockOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `## ${escaped(block.text)}`;
    case 'paragraph':
      return escaped(block.text) + sources(block.evidence, block.text);
    case 'list':
      return block.items.map(itemOf).join('\n');
    case 'table':
      return [
        `**${escaped(block.caption)}**`,
        '',
        row(block.columns),
        row(
          block.columns.map(() => '---'),
          false,
        ),
        ...block.rows.map(({ cells }) => row(cells)),
      ].join('\n');
  }
}

const itemOf = ({ text, tone, evidence }: ListItem) =>
  `- ${tone ? MARKS[tone] : ''}${escaped(text)}${sources(evidence, text)}`;

const row = (cells: readonly string[], untrusted = true) =>
  `| ${cells.map((cell) => (untrusted ? escaped(cell) : cell)).join(' | ')} |`;

/** Where the words behind a sentence stand, at most three places; words that the sentence quotes are not repeated. */
function sources(evidence: readonly Evidence[], sentence: string): string {
  const places = evidence.slice(0, 3).map(({ source, page, line, quote }) => {
    const place = source === 'job' ? `job description, line ${line + 1}` : `page ${page}, line ${line + 1}`;
    return sentence.includes(quote) ? place : `${place}: “${escaped(quote)}”`;
  });
  return places.length === 0 ? '' : ` (${[...new Set(places)].join('; ')})`;
}
