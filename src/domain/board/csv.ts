import { LIST_TITLES, LISTS, type Lists, type Task, type TaskWords } from './types';

interface Column {
  readonly head: string;
  readonly text: (task: Task) => string;
}

/** The column of each field, in their order; null for what is the board's own and says nothing to a reader. */
const COLUMN_OF: { readonly [Field in keyof Task]: Field extends keyof TaskWords ? Column : Column | null } = {
  content: { head: 'task', text: ({ content }) => content },
  list: { head: 'list', text: ({ list }) => LIST_TITLES[list] },
  due: { head: 'due', text: ({ due }) => due ?? '' },
  createdAt: { head: 'created', text: ({ createdAt }) => createdAt },
  doneAt: { head: 'completed', text: ({ doneAt }) => doneAt ?? '' },
  id: null,
  rank: null,
  eventId: null,
  sample: null,
};
const COLUMNS = Object.values(COLUMN_OF).filter((column) => column !== null);

/**
 * The board as CSV (RFC 4180: commas, CRLF, a header line), list by list. A text that a spreadsheet would take for a
 * formula gets an apostrophe before it, which a spreadsheet does not show.
 */
export function toCsv(lists: Lists): string {
  const rows = LISTS.flatMap((list) => lists[list].map((task) => COLUMNS.map(({ text }) => cell(text(task)))));
  return [COLUMNS.map(({ head }) => head), ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
