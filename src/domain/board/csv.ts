import { checklistText, LINES, labelsText, lineOf } from './detail-texts';
import { type ShownList, titleOf } from './lists';
import {
  type BoardLabels,
  isFixedList,
  LIST_TITLES,
  type Lists,
  type Task,
  type TaskDetails,
  type TaskWords,
} from './types';

/** What a file of the board needs beside its tasks. */
export interface Around {
  readonly order: readonly ShownList[];
  readonly labels: BoardLabels;
  readonly archive: readonly Task[];
}
export const NOTHING_AROUND: Around = { order: [], labels: {}, archive: [] };

interface Column {
  readonly head: string;
  readonly text: (task: Task, around: Around) => string;
}
type Said = keyof TaskWords | keyof TaskDetails;

const lined = (field: keyof typeof LINES): Column => ({
  head: LINES[field].name.toLowerCase(),
  text: (task) => lineOf(field, task),
});

/** The column of each field, in their order; null for what is the board's own and says nothing to a reader. */
const COLUMN_OF: { readonly [Field in keyof Task]: Field extends Said ? Column : Column | null } = {
  content: { head: 'task', text: ({ content }) => content },
  list: { head: 'list', text: ({ list }, { order }) => listTitle(list, order) },
  due: { head: 'due', text: ({ due }) => due ?? '' },
  createdAt: { head: 'created', text: ({ createdAt }) => createdAt },
  doneAt: { head: 'completed', text: ({ doneAt }) => doneAt ?? '' },
  dueTime: lined('dueTime'),
  priority: lined('priority'),
  labels: { head: 'labels', text: ({ labels: ids }, { labels }) => labelsText(ids, labels) },
  estimate: lined('estimate'),
  repeat: lined('repeat'),
  reminders: lined('reminders'),
  links: lined('links'),
  checklist: { head: 'checklist', text: ({ checklist }) => checklistText(checklist) },
  notes: { head: 'notes', text: ({ notes }) => notes },
  archivedAt: lined('archivedAt'),
  id: null,
  rank: null,
  eventId: null,
  sample: null,
};
const COLUMNS = Object.values(COLUMN_OF).filter((column) => column !== null);

export const listTitle = (list: string, order: readonly ShownList[]): string =>
  isFixedList(list) ? LIST_TITLES[list] : (order.find(({ id }) => id === list)?.title ?? titleOf(list, {}));

/**
 * The board as CSV (RFC 4180: commas, CRLF, a header line), list by list, the archive last. A text that a spreadsheet would
 * take for a formula gets an apostrophe before it, which a spreadsheet does not show.
 */
export function toCsv(lists: Lists, around: Around = NOTHING_AROUND): string {
  const tasks = [...Object.values(lists).flat(), ...around.archive];
  const rows = tasks.map((task) => COLUMNS.map(({ text }) => cell(text(task, around))));
  return [COLUMNS.map(({ head }) => head), ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const safe = /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
