import { asContent } from './changes';
import { isDay } from './due';
import { LIST_TITLES, LISTS, type ListId, type Lists, type Task, type TaskWords } from './types';

/** How a Markdown file shows each field; null where it does not, and a task that is read gets a new one. */
export const MARKDOWN_MARKS = {
  content: 'the text of the item',
  list: 'heading and box',
  due: '(due 2026-11-30) at the end',
  id: null,
  rank: null,
  createdAt: null,
  doneAt: null,
  eventId: null,
  sample: null,
} as const satisfies { readonly [Field in keyof Task]: Field extends keyof TaskWords ? string : string | null };

type Marks = typeof MARKDOWN_MARKS;

/** A task as a Markdown file has it. */
export type ReadTask = Pick<Task, { [Field in keyof Marks]: Marks[Field] extends string ? Field : never }[keyof Marks]>;

/**
 * The board as a Markdown task list: a heading for each list, `- [ ]` or `- [x]` for each task, further lines of its text
 * indented, its day at the end as `(due 2026-11-30)`. What Markdown would take for marks is escaped.
 */
export function toMarkdown(lists: Lists): string {
  const parts = LISTS.map((list) => {
    const items = lists[list].map(({ content, due }) => {
      const text = content.split('\n').map(escaped).join('\n').replace(DUE, '\\$&');
      const [first = '', ...rest] = (due ? `${text} (due ${due})` : text).split('\n');
      return [
        `- [${list === 'completed' ? 'x' : ' '}] ${first}`,
        ...rest.map((line) => (line ? `  ${line}` : '')),
      ].join('\n');
    });
    return [`## ${LIST_TITLES[list]}`, ...(items.length > 0 ? ['', ...items] : [])].join('\n');
  });
  return `# Project Tasks\n\n${parts.join('\n\n')}\n`;
}

const DUE = /\(due (\d{4}-\d{2}-\d{2})\)$/;
const escaped = (line: string): string =>
  line
    .replace(/[\\`*_<[\]~]/g, '\\$&')
    .replace(/^(\s*)([#>+\-=])/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/, '$1\\$2');
const unescaped = (text: string): string => text.replace(/\\([!-/:-@[-`{-~])/g, '$1');

const HEADINGS: readonly (readonly [RegExp, ListId])[] = [
  [/^(to ?-?do|todos?|backlog|open|next|tasks)$/i, 'todo'],
  [/^(in ?-?progress|doing|started|wip|now)$/i, 'inProgress'],
  [/^(completed?|done|finished|closed)$/i, 'completed'],
];
const ITEM = /^([ \t]*)(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[([ xX/-])\][ \t]+)?(\S.*)$/;
const HEADING = /^#{1,6}[ \t]+(.*?)[ \t]*#*$/;

/**
 * The tasks of a Markdown text: items with a box wherever they stand, items without one under a heading that names a
 * list (`To Do`, `Doing`, `Done`, …). A ticked box is Completed, `[/]` In Progress, an open one what its heading says.
 * Nested items are separate tasks. Anything else is skipped.
 */
export function readMarkdown(text: string): ReadTask[] {
  const tasks: ReadTask[] = [];
  let heading: ListId | null = null;
  let item: { readonly lines: string[]; readonly indent: number; readonly list: ListId } | null = null;
  const close = () => {
    if (!item) return;
    const raw = item.lines.join('\n').trimEnd();
    const [, day = ''] = DUE.exec(raw) ?? [];
    const due = isDay(day) && !raw.endsWith(`\\(due ${day})`) ? day : null;
    const content = asContent(unescaped(due ? raw.replace(DUE, '') : raw));
    if (content !== '') tasks.push({ content, list: item.list, due });
    item = null;
  };
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n?|\n/)) {
    const [, title] = HEADING.exec(line) ?? [];
    const [, space = '', box, first = ''] = ITEM.exec(line) ?? [];
    const indent = width(/^[ \t]*/.exec(line)?.[0] ?? '');
    if (title !== undefined) {
      close();
      heading = HEADINGS.find(([words]) => words.test(title.trim()))?.[1] ?? null;
    } else if (first !== '' && (box !== undefined || heading !== null)) {
      close();
      item = { lines: [first], indent: width(space), list: listOf(box, heading) };
    } else if (item && line.trim() === '') item.lines.push('');
    else if (item && indent >= item.indent + 2) item.lines.push(withoutIndent(line, item.indent + 2));
    else close();
  }
  close();
  return tasks;
}

function listOf(box: string | undefined, heading: ListId | null): ListId {
  if (box === 'x' || box === 'X') return 'completed';
  if (box === '/' || box === '-') return 'inProgress';
  return heading === 'completed' && box === ' ' ? 'todo' : (heading ?? 'todo');
}

const width = (space: string): number => space.replaceAll('\t', '    ').length;
const withoutIndent = (line: string, columns: number): string =>
  line.replace(/^[ \t]*/, (space) => space.replaceAll('\t', '    ').slice(columns));
