import type { Activity } from './types';

const LEDGER_COLUMNS = ['day', 'time', 'kind', 'label', 'amount'] as const;

/**
 * The ledger as CSV (RFC 4180: commas, CRLF, a header line), in the order given. A label that a spreadsheet would take
 * for a formula gets an apostrophe before it.
 */
export function ledgerToCsv(activities: readonly Activity[]): string {
  const lines = activities.map(({ day, at, kind, label, amount }) =>
    [day, at, kind, harmless(label), amount === null ? '' : String(amount)].map(cell),
  );
  return [LEDGER_COLUMNS, ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}

/** The ledger as JSON, whole and in the order given. */
export const ledgerToJson = (activities: readonly Activity[]): string =>
  `${JSON.stringify({ format: 'elevate-activity', version: 1, activities }, null, 2)}\n`;

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
// The characters that OWASP's page on CSV injection names.
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
