import { asContent } from '../texts';
import { columnName } from './columns';
import { type Clock, noonOf, whenOf } from './days';
import { parentsIn, withParts } from './sub-tasks';
import {
  type BoardFile,
  type Columns,
  counted,
  type FileTask,
  MOST_READ,
  NO_TASK,
  ROLES,
  type Role,
  type Table,
} from './types';
import { labelNames, ownColour, pointsOf, priorityOf, saysDone, unique } from './words';

/** The tasks of a table, by what its columns are. Pure and quick enough to be made again with each choice. */
export function tasksOfTable(
  { rows }: Table,
  columns: Columns,
  clock: Clock,
): Omit<BoardFile, 'table' | 'title' | 'format'> {
  const body = rows.slice(columns.head ? 1 : 0);
  const lists = new Map<string, number>();
  const names = new Map<string, string>();
  const missed = { untitled: 0, days: 0, priorities: 0 };
  const places = new Map(ROLES.map((role) => [role, placesOf(rows[0] ?? [], columns, role)]));
  const parents = parentsIn(columns.head ? (rows[0] ?? []) : [], body, columns.task);
  const used = new Set([...[...places.values()].flat(), ...parents.columns]);
  const width = rows[0]?.length ?? 0;
  const rest = Array.from({ length: width }, (_, column) => column).filter((column) => !used.has(column));

  const read = body.map((row): FileTask | null => {
    const cells = (role: Role) =>
      (places.get(role) ?? []).map((column) => shown(row[column] ?? '')).filter((cell) => cell.trim() !== '');
    const cell = (role: Role) => cells(role)[0]?.trim() ?? '';
    const content = asContent(cell('task'));
    if (content === '') {
      if (row.some((one) => one.trim() !== '')) missed.untitled += 1;
      return null;
    }
    const name = cell('list').split('\n')[0]?.trim().slice(0, 200) ?? '';
    const list = lists.get(name) ?? lists.size;
    lists.set(name, list);
    const labels = unique(cells('labels').flatMap(labelNames));
    for (const label of labels) if (!names.has(label)) names.set(label, label);
    const when = cell('due') === '' ? null : whenOf(cell('due'), columns.dayFirst, clock);
    const finished = cell('done') === '' ? null : whenOf(cell('done'), columns.dayFirst, clock);
    const priority = priorityOf(cell('priority'));
    const lines = [cells('notes').join('\n\n').trim()];
    if (cell('due') !== '' && !when) {
      missed.days += 1;
      lines.push(`${columnName(rows, columns.head, columns.due ?? 0)}: ${cell('due')}`);
    }
    if (priority === null) {
      missed.priorities += 1;
      lines.push(`${columnName(rows, columns.head, columns.priority ?? 0)}: ${cell('priority')}`);
    }
    if (columns.rest === 'notes')
      lines.push(
        rest
          .filter((column) => (row[column] ?? '').trim() !== '')
          .map((column) => `${columnName(rows, columns.head, column)}: ${shown(row[column] ?? '').trim()}`)
          .join('\n'),
      );
    return {
      ...NO_TASK,
      content,
      list,
      done: finished !== null || saysDone(cell('done')),
      doneAt: finished && noonOf(finished.due),
      due: when?.due ?? null,
      // Jira writes midnight for every day.
      dueTime: when?.dueTime === '00:00' ? null : (when?.dueTime ?? null),
      labels,
      priority: priority ?? 'none',
      notes: lines.filter((line) => line !== '').join('\n\n'),
      checklist: cells('checklist').flatMap(pointsOf),
    };
  });
  const parts = new Map<number, FileTask[]>();
  let folded = 0;
  read.forEach((task, n) => {
    const parent = parents.of.get(n);
    if (!task || parent === undefined || !read[parent]) return;
    folded += 1;
    const known = parts.get(parent);
    if (known) known.push(task);
    else parts.set(parent, [task]);
  });
  const listNames = [...lists.keys()];
  const whole = read.flatMap((task, n): FileTask[] => {
    const parent = parents.of.get(n);
    if (!task || (parent !== undefined && read[parent])) return [];
    return [withParts(task, parts.get(n) ?? [], listNames)];
  });
  // Lists and labels that only sub-tasks had are not the board's.
  const shownLists = [...new Set(whole.map(({ list }) => list))].sort((a, b) => a - b);
  const place = new Map(shownLists.map((list, n) => [list, n]));
  const tasks = whole.map((task) => ({ ...task, list: place.get(task.list) ?? 0 }));
  const kept = new Set(tasks.flatMap(({ labels }) => labels));

  const filled = rest.filter((column) => body.some((row) => (row[column] ?? '').trim() !== ''));
  const remarks = [
    folded > 0
      ? `${counted(folded, 'sub-task')} put into the ${folded === 1 ? 'checklist of its task' : 'checklists of their tasks'}.`
      : '',
    parents.lost > 0
      ? `${counted(parents.lost, 'sub-task')} stay${parents.lost === 1 ? 's a task' : ' tasks'}: what ${parents.lost === 1 ? 'it belongs' : 'they belong'} to is not in the file.`
      : '',
    missed.untitled > 0 ? `${counted(missed.untitled, 'row')} without a task left out.` : '',
    missed.days > 0 ? `${counted(missed.days, 'date')} could not be read; the words are in the notes.` : '',
    missed.priorities > 0
      ? `${counted(missed.priorities, 'priority', 'priorities')} could not be read; the words are in the notes.`
      : '',
    columns.rest === 'leave' && filled.length > 0
      ? `Columns left out: ${filled
          .map((column) => columnName(rows, columns.head, column))
          .join(', ')
          .slice(0, 400)}.`
      : '',
  ].filter(Boolean);
  return {
    lists: shownLists.map((list) => ({ name: listNames[list] ?? '', archived: false })),
    labels: [...names.keys()].filter((name) => kept.has(name)).map((name) => ({ name, colour: ownColour(name) })),
    tasks: tasks.slice(0, MOST_READ),
    remarks,
  };
}

/** The columns of a role: that which was chosen and, for labels, those with the same head, as Jira writes them. */
function placesOf(first: readonly string[], columns: Columns, role: Role): readonly number[] {
  const column = columns[role];
  if (column === null) return [];
  const head = first[column];
  if (!columns.head || (role !== 'labels' && role !== 'notes')) return [column];
  return first.flatMap((cell, n) => (cell === head ? [n] : []));
}

/** A cell without the apostrophe that keeps a spreadsheet from running it as a formula. */
export const shown = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);
