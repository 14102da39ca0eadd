import { guessColumns } from './columns';
import { csvRows, delimiterOf } from './csv-rows';
import { clockOf } from './days';
import { withinLimits } from './limits';
import { readMarkdownFile } from './markdown-file';
import { isObsidian, readObsidian } from './obsidian';
import { isOwn, readOwn } from './own';
import { tasksOfTable } from './table';
import { isTodoist, readTodoist } from './todoist';
import { isTrello, readTrello } from './trello';
import { type BoardFile, BoardFileError, type BoardReading, MOST_READ, type Table } from './types';

/** What a reading needs to know of the device. */
export interface ReadAbout {
  readonly name: string;
  /** An IANA zone: the clock that moments are shown on. */
  readonly zone: string;
  /** Whether 03/04/2026 is usually the third of April. */
  readonly dayFirst: boolean;
  /** The moment, in milliseconds since 1970: what `tomorrow` is counted from. */
  readonly now: number;
}

/**
 * A file of the board or of another program, whatever its name says. It says how far it is from time to time, and can be
 * left then.
 * @throws BoardFileError when nothing can be taken from it
 */
export function* readBoardFile(text: string, about: ReadAbout): BoardReading {
  yield { share: 0.2, tasks: 0 };
  const file = withinLimits(yield* readText(text, about));
  // A table whose columns were guessed wrongly is not empty: the user maps them.
  if (file.tasks.length === 0 && !file.table) throw new BoardFileError('no-tasks');
  if (file.tasks.length > MOST_READ) throw new BoardFileError('too-many');
  return file;
}

function* readText(text: string, about: ReadAbout): BoardReading {
  const isCsv = /\.(?:csv|tsv)$/i.test(about.name);
  if (!isCsv && /^\s*[{[]/.test(text)) {
    const value = parsed(text);
    if (value !== undefined) {
      yield { share: 0.5, tasks: 0 };
      if (isTrello(value) || /\.json$/i.test(about.name) || typeof value !== 'object')
        return yield* readTrello(value, clockOf(about.zone));
      throw new BoardFileError('other-json');
    }
    if (/\.json$/i.test(about.name) || /^\s*\{\s*"/.test(text)) throw new BoardFileError('broken-json');
  }
  if (!isCsv) {
    if (isObsidian(text)) return readObsidian(text);
    const file = readMarkdownFile(text);
    // A text that is a table in all but its name.
    if (file.tasks.length > 0 || !/[,;\t|]/.test(text.slice(0, 2000)) || /\.(?:md|markdown)$/i.test(about.name))
      return file;
    const table = yield* readCsv(text, about);
    return table.tasks.length > 0 && isWide(table) && table.table?.guess.head ? table : file;
  }
  return yield* readCsv(text, about);
}

const isWide = ({ table, format }: BoardFile): boolean => format !== 'csv' || (table?.rows[0]?.length ?? 0) > 1;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function* readCsv(text: string, { zone, dayFirst, now }: ReadAbout): BoardReading {
  const delimiter = delimiterOf(text);
  const rows: string[][] = [];
  let width = 0;
  for (const { row, end } of csvRows(text, delimiter)) {
    // The head is one more, and notes of a task take a row each with some programs.
    if (rows.length > MOST_READ * 2) throw new BoardFileError('too-many');
    rows.push(row);
    width = Math.max(width, row.length);
    if (rows.length % 1000 === 0) yield { share: 0.2 + (end / text.length) * 0.6, tasks: rows.length };
  }
  yield { share: 0.8, tasks: rows.length };
  const [head = []] = rows;
  if (isOwn(head)) return readOwn(rows);
  if (isTodoist(head)) return readTodoist(rows, clockOf(zone), now);
  if (rows.length > MOST_READ + 1) throw new BoardFileError('too-many');
  const even = rows.map((row) => (row.length < width ? [...row, ...Array<string>(width - row.length).fill('')] : row));
  const table: Table = { rows: even, guess: guessColumns(even, dayFirst || delimiter === ';') };
  return { format: 'csv', title: '', ...tasksOfTable(table, table.guess, clockOf(zone)), table };
}
