import { csvLine, plainCell, readCsv } from '../../text/csv';
import type { Job } from '../job-types';
import { cellsOf, recordFrom } from './cells';
import { columnOf } from './heads';
import { dayOrderOf, isUnsure } from './read-day';
import { recordOf } from './record';
import {
  COLUMN_IDS,
  COLUMNS,
  type Column,
  type FoundCells,
  type JobRecord,
  type ReadingNote,
  type ReadRecords,
} from './types';

/** Jobs as CSV (RFC 4180), a line each in the order given; `readJobsCsv` reads it back. */
export function jobsToCsv(jobs: readonly Job[]): string {
  const rows = jobs.map((job) => {
    const cells = cellsOf(recordOf(job));
    return COLUMN_IDS.map((id) => cells[id]);
  });
  return [COLUMN_IDS.map((id) => COLUMNS[id].head), ...rows].map(csvLine).join('');
}

const NAMING: readonly Column[] = ['title', 'company', 'link'];
const DATES: readonly Column[] = ['saved', 'applied', 'interview', 'offer', 'closed', 'deadline', 'added'];

/**
 * The jobs of a CSV text, of this app or another: columns are known by their headings, what is in others goes to the notes.
 * `null` where no column is the title, the company or the link.
 */
export function readJobsCsv(text: string): ReadRecords | null {
  const { rows, openQuote } = readCsv(text);
  const [header, ...body] = rows;
  const columns = columnsOf(header?.cells ?? []);
  if (!columns.some((column) => column !== undefined && NAMING.includes(column))) return null;
  const notes: ReadingNote[] = [];
  const records: JobRecord[] = [];
  const dates = body.flatMap(({ cells }) => cells.filter((_, at) => DATES.some((column) => column === columns[at])));
  const order = dayOrderOf(dates);
  const unsure = order === null ? dates.find(isUnsure) : undefined;
  if (unsure !== undefined)
    notes.push({ line: 1, text: `Dates such as “${unsure.trim()}” were read with the month first.` });
  const reading = {
    order: order ?? 'month-first',
    hasNeeds: columns.some((column) => column === 'must' || column === 'nice'),
  } as const;
  for (const { line, cells } of body) {
    const tell = (words: string) => notes.push({ line, text: words });
    const known: FoundCells = {};
    const extras: string[] = [];
    for (const [at, raw] of cells.entries()) {
      const cell = plainCell(raw);
      const column = columns[at];
      if (column !== undefined) known[column] = cell;
      else if (cell.trim() !== '') extras.push(`${header?.cells[at]?.trim() || `Column ${at + 1}`}: ${cell.trim()}`);
    }
    if (![...NAMING, 'posting' as const].some((column) => known[column]?.trim()))
      tell('There is no title, company, link or posting; this line was left out.');
    else records.push(recordFrom(known, extras, reading, tell));
  }
  if (openQuote !== null)
    notes.push({ line: openQuote, text: 'A quotation mark opens here and never closes; the rest was left out.' });
  return { records, notes };
}

/** The column of each cell; a heading that comes twice counts once. */
function columnsOf(heads: readonly string[]): readonly (Column | undefined)[] {
  const taken = new Set<Column>();
  return heads.map((head) => {
    const column = columnOf(head);
    if (column === undefined || taken.has(column)) return undefined;
    taken.add(column);
    return column;
  });
}
