import { type Around, listTitle, NOTHING_AROUND } from './csv';
import { LINED, LINES, labelsText, lineOf, type ReadLabel, readLabels, readLines } from './detail-texts';
import { isDay } from './due';
import { asContent, asNotes, asPoint } from './texts';
import {
  type FixedList,
  LIST_TITLES,
  LISTS,
  type Lists,
  type Point,
  type Task,
  type TaskDetails,
  type TaskWords,
} from './types';

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
  notes: '- Notes: below the item, the text indented below that',
  checklist: '- Checklist: below the item, with boxes below that',
  labels: '- Labels: below the item, by name and colour',
  priority: '- Priority: below the item',
  dueTime: '- Time: below the item',
  estimate: '- Estimate: below the item',
  repeat: '- Repeat: below the item',
  links: '- Links: below the item',
  reminders: '- Reminders: below the item',
  archivedAt: '- Archived: below the item',
} as const satisfies {
  readonly [Field in keyof Task]: Field extends keyof TaskWords | keyof TaskDetails ? string : string | null;
};

/** A task as a Markdown file has it: of the details only those that are there. */
export interface ReadTask extends TaskWords, Partial<Omit<TaskDetails, 'labels'>> {
  readonly list: FixedList;
  /** Of a further list: the heading that it is under. */
  readonly listTitle?: string;
  readonly labels?: readonly ReadLabel[];
  readonly archivedAt?: string;
}

const TITLE = '# Project Tasks';

/**
 * The board as a Markdown task list: a heading for each list, `- [ ]` or `- [x]` for each task, further lines of its text
 * indented, its day at the end as `(due 2026-11-30)`, its details in a list below it. What Markdown would take for marks is
 * escaped.
 */
export function toMarkdown(lists: Lists, around: Around = NOTHING_AROUND): string {
  const parts = Object.entries(lists).map(([list, tasks]) => {
    const kept = around.archive.filter((task) => task.list === list);
    const items = [...tasks, ...kept].map((task) => itemOf(task, around));
    return [`## ${listTitle(list, around.order)}`, ...(items.length > 0 ? ['', ...items] : [])].join('\n');
  });
  return `${TITLE}\n\n${parts.join('\n\n')}\n`;
}

function itemOf(task: Task, { labels }: Around): string {
  const { content, due, list, notes, checklist } = task;
  const text = content.split('\n').map(escaped).join('\n').replace(DUE, '\\$&');
  const [first = '', ...rest] = (due ? `${text} (due ${due})` : text).split('\n');
  const names = labelsText(task.labels, labels);
  const details = LINED.map((field) => [LINES[field].name, lineOf(field, task)] as const);
  return [
    `- [${list === 'completed' ? 'x' : ' '}] ${first}`,
    ...rest.map((line) => (line ? `  ${line}` : '')),
    ...[...details, ['Labels', names] as const].flatMap(([name, value]) =>
      value === '' ? [] : [`  - ${name}: ${value}`],
    ),
    ...(notes === '' ? [] : ['  - Notes:', ...notes.split('\n').map((line) => (line === '' ? '' : `    ${line}`))]),
    ...(checklist.length === 0
      ? []
      : ['  - Checklist:', ...checklist.map((point) => `    - [${point.done ? 'x' : ' '}] ${escaped(point.text)}`)]),
  ].join('\n');
}

const DUE = /\(due (\d{4}-\d{2}-\d{2})\)$/;
const escaped = (line: string): string =>
  line
    .replace(/[\\`*_<[\]~]/g, '\\$&')
    .replace(/^(\s*)([#>+\-=])/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/, '$1\\$2');
const unescaped = (text: string): string => text.replace(/\\([!-/:-@[-`{-~])/g, '$1');

const HEADINGS: readonly (readonly [RegExp, FixedList])[] = [
  [/^(to ?-?do|todos?|backlog|open|next|tasks)$/i, 'todo'],
  [/^(in ?-?progress|doing|started|wip|now)$/i, 'inProgress'],
  [/^(completed?|done|finished|closed)$/i, 'completed'],
];
const ITEM = /^([ \t]*)(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[([ xX/-])\][ \t]+)?(\S.*)$/;
const HEADING = /^#{1,6}[ \t]+(.*?)[ \t]*#*$/;

const DETAIL = new RegExp(
  `^ +- (${[...LINED.map((field) => LINES[field].name), 'Labels', 'Notes', 'Checklist'].join('|')}):(.*)$`,
);

/** An item that is being read. */
interface Item {
  readonly lines: string[];
  readonly indent: number;
  readonly list: FixedList;
  readonly listTitle: string | null;
  readonly details: Map<string, string>;
  readonly notes: string[];
  readonly points: Point[];
  /** Which block of its details the next lines belong to. */
  block: 'Notes' | 'Checklist' | null;
}

/**
 * The tasks of a Markdown text: items with a box wherever they stand, items without one under a heading that names a
 * list (`To Do`, `Doing`, `Done`, …). A ticked box is Completed, `[/]` In Progress, an open one what its heading says.
 * Nested items are separate tasks, but for the details that `toMarkdown` writes. Anything else is skipped. In a file of the
 * board itself, and for the titles given, other headings are further lists.
 */
export function readMarkdown(text: string, titles: readonly string[] = []): ReadTask[] {
  const tasks: ReadTask[] = [];
  const whole = text.replace(/^\uFEFF/, '');
  const own = whole.startsWith(`${TITLE}\n`) || whole.startsWith(`${TITLE}\r`);
  const further = new Map(titles.map((title) => [title.toLowerCase(), title]));
  let heading: FixedList | null = null;
  let listTitle: string | null = null;
  let item: Item | null = null;
  const close = () => {
    const task = item && taskOf(item);
    if (task) tasks.push(task);
    item = null;
  };
  for (const line of whole.split(/\r\n?|\n/)) {
    const indent = width(/^[ \t]*/.exec(line)?.[0] ?? '');
    if (item && ofDetails(item, line, indent)) continue;
    const [, title] = HEADING.exec(line) ?? [];
    const [, space = '', box, first = ''] = ITEM.exec(line) ?? [];
    if (title !== undefined) {
      close();
      const named = LISTS.find((list) => LIST_TITLES[list] === title.trim());
      listTitle = named
        ? null
        : (further.get(title.trim().toLowerCase()) ?? (own && line.startsWith('## ') ? title.trim() : null));
      heading =
        named ?? (listTitle === null ? (HEADINGS.find(([words]) => words.test(title.trim()))?.[1] ?? null) : 'todo');
    } else if (first !== '' && (box !== undefined || heading !== null)) {
      close();
      item = {
        lines: [first],
        indent: width(space),
        list: listTitle === null || box === 'x' || box === 'X' ? listOf(box, heading) : 'todo',
        listTitle,
        details: new Map(),
        notes: [],
        points: [],
        block: null,
      };
    } else if (item && line.trim() === '') item.lines.push('');
    else if (item && indent >= item.indent + 2) item.lines.push(withoutIndent(line, item.indent + 2));
    else close();
  }
  close();
  return tasks;
}

/** Takes a line that belongs to the details of an item; whether it was one. */
function ofDetails(item: Item, line: string, indent: number): boolean {
  const [, name, value = ''] = indent === item.indent + 2 ? (DETAIL.exec(line) ?? []) : [];
  if (name !== undefined) {
    item.block = name === 'Notes' || name === 'Checklist' ? name : null;
    if (item.block === null) item.details.set(name.toLowerCase(), value.trim());
    return true;
  }
  if (item.block === 'Notes') {
    if (line.trim() === '') item.notes.push('');
    else if (indent >= item.indent + 4) item.notes.push(withoutSpaces(line, item.indent + 4));
    else return false;
    return true;
  }
  const [, , box, text = ''] = item.block === 'Checklist' && indent >= item.indent + 4 ? (ITEM.exec(line) ?? []) : [];
  const clean = asPoint(unescaped(text));
  if (clean === '') return false;
  item.points.push({ id: `point-${item.points.length + 1}`, text: clean, done: box === 'x' || box === 'X' });
  return true;
}

function taskOf({ lines, list, listTitle, details, notes, points }: Item): ReadTask | null {
  const raw = lines.join('\n').trimEnd();
  const [, day = ''] = DUE.exec(raw) ?? [];
  const due = isDay(day) && !raw.endsWith(`\\(due ${day})`) ? day : null;
  const content = asContent(unescaped(due ? raw.replace(DUE, '') : raw));
  if (content === '') return null;
  const { archivedAt, ...lined } = readLines(details);
  const labels = readLabels(details.get('labels') ?? '');
  const text = asNotes(notes.join('\n'));
  return {
    content,
    list,
    due,
    ...(listTitle === null ? {} : { listTitle }),
    ...lined,
    ...(archivedAt ? { archivedAt } : {}),
    ...(labels.length > 0 ? { labels } : {}),
    ...(text === '' ? {} : { notes: text }),
    ...(points.length > 0 ? { checklist: points } : {}),
  };
}

function listOf(box: string | undefined, heading: FixedList | null): FixedList {
  if (box === 'x' || box === 'X') return 'completed';
  if (box === '/' || box === '-') return 'inProgress';
  return heading === 'completed' && box === ' ' ? 'todo' : (heading ?? 'todo');
}

const width = (space: string): number => space.replaceAll('\t', '    ').length;
const withoutIndent = (line: string, columns: number): string =>
  line.replace(/^[ \t]*/, (space) => space.replaceAll('\t', '    ').slice(columns));
/** What follows the indent, as it is: a tab in it stays one. */
const withoutSpaces = (line: string, columns: number): string =>
  /^ *$/.test(line.slice(0, columns)) ? line.slice(columns) : withoutIndent(line, columns);
