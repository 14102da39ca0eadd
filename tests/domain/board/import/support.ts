import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BoardView,
  firstChoices,
  type ImportChoices,
  planBoardImport,
} from '../../../../src/domain/board/import/plan';
import { readBoardFile } from '../../../../src/domain/board/import/read';
import type { BoardFile, BoardFileProblem, FileTask } from '../../../../src/domain/board/import/types';
import { BoardFileError, NO_TASK } from '../../../../src/domain/board/import/types';
import { textOf } from '../../../../src/platform/files/board-text';

const FIXTURES = join(import.meta.dirname, '../../../fixtures/boards');
export const bytesOf = (name: string): Uint8Array => new Uint8Array(readFileSync(join(FIXTURES, name)));

/** A text or bytes as the worker reads a file. */
export function read(
  source: string | Uint8Array,
  name = 'tasks.csv',
  { zone = 'Europe/Berlin', dayFirst = false, now = Date.UTC(2026, 5, 1, 8) } = {},
): BoardFile {
  const text = textOf(typeof source === 'string' ? new TextEncoder().encode(source) : source);
  const reading = readBoardFile(text, { name, zone, dayFirst, now });
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}
export const fixture = (name: string): BoardFile => read(bytesOf(name), name);

/** Why a file is refused; null when it is read. */
export function problemOf(source: string | Uint8Array, name?: string): BoardFileProblem | null {
  try {
    read(source, name);
    return null;
  } catch (error) {
    if (error instanceof BoardFileError) return error.problem;
    throw error;
  }
}

/** Only what differs from a task that says nothing. */
export const said = (task: FileTask | undefined): Partial<FileTask> =>
  Object.fromEntries(
    Object.entries(task ?? {}).filter(
      ([field, value]) =>
        JSON.stringify(value) !== JSON.stringify(NO_TASK[field as keyof FileTask]) || field === 'list',
    ),
  );

export const THREE = [
  { id: 'todo', title: 'To Do' },
  { id: 'inProgress', title: 'In Progress' },
  { id: 'completed', title: 'Completed' },
];
export const emptyBoard: BoardView = {
  lists: THREE,
  labels: [],
  texts: new Set(),
  room: { lists: 40, labels: 200 },
  hasArchive: true,
};

export const planOf = (file: BoardFile, choices: Partial<ImportChoices> = {}, board: Partial<BoardView> = {}) =>
  planBoardImport(file, { ...emptyBoard, ...board }, { ...firstChoices(file), ...choices });
