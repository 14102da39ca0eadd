import { readMarkdown } from '../markdown';
import { LIST_TITLES, LISTS } from '../types';
import { type BoardFile, NO_TASK } from './types';

/** A Markdown task list, as `readMarkdown` understands it. */
export function readMarkdownFile(text: string): BoardFile {
  const read = readMarkdown(text);
  const used = LISTS.filter((list) => read.some((task) => task.list === list));
  return {
    format: 'markdown',
    title: '',
    lists: used.map((list) => ({ name: LIST_TITLES[list], archived: false })),
    labels: [],
    tasks: read.map(({ list, ...task }) => ({ ...NO_TASK, ...task, list: used.indexOf(list) })),
    remarks: [],
    table: null,
  };
}
