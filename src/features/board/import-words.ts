import type { BoardFileProblem, BoardFormat } from '../../domain/board/import/types';
import { LARGEST_FILE, MOST_READ, type Role } from '../../domain/board/import/types';
import { readableBytes } from '../../ui/format';

export const FORMAT_WORDS: Readonly<Record<BoardFormat, string>> = {
  own: 'A CSV of this board',
  trello: 'A board of Trello',
  todoist: 'A project of Todoist',
  csv: 'A table (CSV)',
  obsidian: 'A board of Obsidian',
  markdown: 'A Markdown task list',
};

export const PROBLEM_WORDS: Readonly<Record<BoardFileProblem, string>> = {
  'too-large': `It is larger than ${readableBytes(LARGEST_FILE)}. Split it, and import the parts.`,
  'too-many': `It contains more than ${MOST_READ.toLocaleString('en')} tasks. Split it, and import the parts.`,
  unreadable: 'The browser could not read it. It may have been moved or changed; choose it again.',
  empty: 'It is empty.',
  'no-text':
    'It is a program, a picture or an archive, whatever its name says. Choose a Markdown, CSV or JSON file; unpack an archive first.',
  'web-page':
    'It is a page of the web, often the page of a sign-in that was saved instead of the file. Sign in there, and export again.',
  'other-json':
    'It is JSON, and no board of Trello. In Trello: the menu of the board, Print, export and share, Export as JSON.',
  'broken-json': 'Its JSON breaks off or is damaged. Export it again.',
  'no-tasks':
    'It contains no task list. A task is a line such as “- [ ] Write tests”, with or without a heading above it, or a row of a CSV.',
  engine: 'Reading failed. Choose the file again; if that fails too, reload the page.',
};

export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  task: 'Task',
  list: 'List',
  due: 'Due date',
  done: 'Done',
  labels: 'Labels',
  priority: 'Priority',
  notes: 'Notes',
  checklist: 'Checklist',
};
