import { hasSlashes, isDayFirst, whenOf } from './days';
import { type Columns, ROLES, type Role } from './types';
import { folded, isTick, priorityOf, usualList } from './words';

/** What programs call a column, the surest name first. */
const HEADS: Readonly<Record<Role, readonly string[]>> = {
  task: [
    'task',
    'task name',
    'title',
    'summary',
    'name',
    'card name',
    'content',
    'issue',
    'to do',
    'todo',
    'subject',
    'item',
    'what',
    'text',
    'card title',
    'story',
    'task title',
    'company',
    'position',
    'role',
    'job title',
  ],
  list: [
    'status',
    'list',
    'section/column',
    'column',
    'section',
    'list name',
    'bucket',
    'bucket name',
    'state',
    'stage',
    'lane',
    'group',
    'board list',
    'phase',
    'progress',
  ],
  due: [
    'due',
    'due date',
    'deadline',
    'date',
    'due on',
    'due by',
    'end date',
    'target date',
    'when',
    'due at',
    'finish',
    'finish date',
  ],
  done: [
    'done',
    'completed',
    'complete',
    'is completed',
    'completed at',
    'completed date',
    'completed on',
    'done at',
    'checked',
    'finished',
    'resolved',
    'is done',
    'completion date',
    'date completed',
    'date done',
    'closed at',
  ],
  labels: ['labels', 'tags', 'label', 'tag', 'categories', 'category', 'keywords', 'label names'],
  priority: ['priority', 'importance', 'prio', 'urgency', 'task priority'],
  notes: [
    'notes',
    'description',
    'note',
    'details',
    'comment',
    'card description',
    'task content',
    'body',
    'comments',
    'task description',
    'remarks',
  ],
  checklist: ['checklist', 'checklists', 'checklist items', 'subtasks', 'sub tasks', 'sub task', 'subtask', 'steps'],
};

const ROWS_LOOKED_AT = 200;
const STILL: Pick<Columns, 'rest'> = { rest: 'leave' };

/** What the columns of a table most likely are, by their heads and by what is in them. */
export function guessColumns(rows: readonly (readonly string[])[], dayFirst: boolean): Columns {
  const [first = []] = rows;
  const head = isHead(rows);
  const cells = (column: number) =>
    rows
      .slice(head ? 1 : 0, ROWS_LOOKED_AT)
      .flatMap((row) => ((row[column] ?? '').trim() === '' ? [] : [row[column] ?? '']));
  const found = new Map<Role, number>();
  const taken = (column: number) => [...found.values()].includes(column);
  if (head) {
    const heads = first.map((cell) => folded(cell).replace(/[:*?]+$/, ''));
    for (const role of ROLES) {
      const names = HEADS[role].map((name) => folded(name));
      const places = names
        .map((name) => heads.indexOf(name))
        .filter((column) => column >= 0 && !taken(column) && fits(role, cells(column)));
      // Of two columns of one kind, the one that is filled in.
      const column = places.find((place) => cells(place).length > 0) ?? places[0];
      if (column !== undefined) found.set(role, column);
    }
  }
  const width = first.length;
  const free = () => Array.from({ length: width }, (_, column) => column).filter((column) => !taken(column));
  if (!head) {
    for (const role of ['due', 'done', 'priority', 'list'] as const) {
      const column = free().find((one) => cells(one).length > 0 && cells(one).every((cell) => isOf(role, cell)));
      if (column !== undefined) found.set(role, column);
    }
  }
  if (!found.has('task')) {
    const texts = free().filter((column) => cells(column).some((cell) => /\p{L}{2}/u.test(cell) && !isOf('due', cell)));
    if (texts[0] !== undefined) found.set('task', texts[0]);
  }
  const dues = found.has('due') ? cells(found.get('due') ?? 0) : [];
  const of = (role: Role) => found.get(role) ?? null;
  return {
    ...STILL,
    head,
    dayFirst: isDayFirst(dues, dayFirst),
    task: of('task'),
    list: of('list'),
    due: of('due'),
    done: of('done'),
    labels: of('labels'),
    priority: of('priority'),
    notes: of('notes'),
    checklist: of('checklist'),
  };
}

/** Whether the first row names the columns: it has a usual name, or the rows below hold days where it holds words. */
function isHead(rows: readonly (readonly string[])[]): boolean {
  const [first = [], ...rest] = rows.slice(0, 20);
  if (first.some((cell) => isOf('due', cell) || /^\d+([.,]\d+)?$/.test(cell.trim()))) return false;
  const names = new Set(Object.values(HEADS).flatMap((heads) => heads.map(folded)));
  if (first.filter((cell) => names.has(folded(cell))).length >= Math.min(2, first.length)) return true;
  return first.some(
    (_, column) =>
      rest.length > 0 &&
      rest.every((row) => (row[column] ?? '') === '' || isOf('due', row[column] ?? '')) &&
      rest.some((row) => (row[column] ?? '') !== ''),
  );
}

const UTC = () => ({ due: '2000-01-01', dueTime: null });

function isOf(role: 'due' | 'done' | 'priority' | 'list', cell: string): boolean {
  if (role === 'due') return whenOf(cell, true, UTC) !== null;
  if (role === 'done') return isTick(cell);
  if (role === 'priority') return /\p{L}/u.test(cell) && (priorityOf(cell) ?? 'none') !== 'none';
  return usualList(cell) !== null;
}

/** Whether what is in a column contradicts its head: "Date" over words is no day on which something is due. */
function fits(role: Role, cells: readonly string[]): boolean {
  if (cells.length === 0) return true;
  if (role === 'due') return cells.filter((cell) => isOf('due', cell)).length * 2 >= cells.length;
  if (role === 'priority') return cells.filter((cell) => priorityOf(cell) !== null).length * 2 >= cells.length;
  // "Progress" as a share, and numbered states, are no lists.
  if (role === 'list') return cells.some((cell) => !/^[\d.,%\s]+$/.test(cell)) && new Set(cells).size <= 60;
  if (role === 'task') return cells.some((cell) => /\p{L}/u.test(cell));
  return true;
}

/** Whether the order of day and month is worth asking for. */
export const asksForOrder = (rows: readonly (readonly string[])[], { due, head }: Columns): boolean =>
  due !== null && hasSlashes(rows.slice(head ? 1 : 0).map((row) => row[due] ?? ''));

/** What a column is called: its head, else its number. */
export const columnName = (rows: readonly (readonly string[])[], head: boolean, column: number): string =>
  (head ? rows[0]?.[column]?.trim().slice(0, 60) : '') || `Column ${column + 1}`;
