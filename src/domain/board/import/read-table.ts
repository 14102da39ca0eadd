import { clockOf } from './days';
import { withinLimits } from './limits';
import { tasksOfTable } from './table';
import type { BoardFile, Columns } from './types';

/** A CSV by other columns; any other file is as it was. */
export function withColumns(file: BoardFile, columns: Columns, zone: string): BoardFile {
  return file.table ? withinLimits({ ...file, ...tasksOfTable(file.table, columns, clockOf(zone)) }) : file;
}
