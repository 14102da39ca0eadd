import { readMarkdown } from '../markdown';
import { isFixedList, LIST_TITLES, LISTS } from '../types';
import { type BoardFile, type FileLabel, NO_TASK } from './types';
import { ownColour, usualList } from './words';

const HEADING = /^#{2,6}[ \t]+(.*?)[ \t]*#*$/;
const BOX = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+\[[ xX/-]\][ \t]+\S/;

/** A Markdown task list, as `readMarkdown` understands it; headings over boxes are lists. */
export function readMarkdownFile(text: string): BoardFile {
  const read = readMarkdown(text, headingsOf(text));
  const titles: string[] = LISTS.map((list) => LIST_TITLES[list]);
  const labels = new Map<string, FileLabel>();
  const placed = read.map(({ list, listTitle, labels: own = [], archivedAt, ...task }) => {
    const title = listTitle ?? (isFixedList(list) ? LIST_TITLES[list] : list);
    if (!titles.includes(title)) titles.push(title);
    for (const { name, colour } of own)
      if (!labels.has(name)) labels.set(name, { name, colour: colour ?? ownColour(name) });
    const names = own.map(({ name }) => name);
    const done = listTitle !== undefined && list === 'completed';
    return {
      ...NO_TASK,
      ...task,
      labels: names,
      done,
      archived: archivedAt !== undefined,
      list: titles.indexOf(title),
    };
  });
  // Only lists that hold something, in the board's order and then the file's.
  const used = titles.flatMap((_, n) => (placed.some(({ list }) => list === n) ? [n] : []));
  return {
    format: 'markdown',
    title: '',
    lists: used.map((n) => ({ name: titles[n] ?? '', archived: false })),
    labels: [...labels.values()],
    tasks: placed.map((task) => ({ ...task, list: used.indexOf(task.list) })),
    remarks: [],
    table: null,
  };
}

/** Headings with a box below them that name none of the three lists. */
function headingsOf(text: string): string[] {
  const titles = new Set<string>();
  let heading = '';
  for (const line of text.split(/\r\n?|\n/)) {
    const [, title] = HEADING.exec(line) ?? [];
    if (title !== undefined) heading = title.trim();
    else if (/^#[ \t]/.test(line)) heading = '';
    else if (heading !== '' && BOX.test(line) && usualList(heading) === null) titles.add(heading);
  }
  return [...titles];
}
