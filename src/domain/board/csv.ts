import { LIST_TITLES, LISTS, type Lists } from './types';

/** The columns of the export: text, title of the list, day, and two ISO date-times. */
export const CSV_COLUMNS = ['task', 'list', 'due', 'created', 'completed'] as const;

/**
 * The board as CSV (RFC 4180: commas, CRLF, a header line), list by list. A text that a spreadsheet would take for a
 * formula gets an apostrophe before it, which a spreadsheet does not show.
 */
export function toCsv(lists: Lists): string {
  const rows = LISTS.flatMap((list) =>
    lists[list].map(({ content, due, createdAt, doneAt }) =>
      [content, LIST_TITLES[list], due ?? '', createdAt, doneAt ?? ''].map(cell),
    ),
  );
  return [CSV_COLUMNS, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
