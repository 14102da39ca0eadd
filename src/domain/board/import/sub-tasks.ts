import type { FilePoint, FileTask } from './types';
import { folded, usualList } from './words';

/** A row that is a part of another: the columns that say so, and of each row the one that it belongs to. */
export interface Parents {
  /** Columns that are used up by this. */
  readonly columns: readonly number[];
  /** By the row's place below the head: the place of the task that it is a part of, never a part itself. */
  readonly of: ReadonlyMap<number, number>;
  /** Rows that name a task which is not in the file. */
  readonly lost: number;
}

const NONE: Parents = { columns: [], of: new Map(), lost: 0 };

/** How programs say what a row is a part of: by an id in another column (Jira), or by the words of the task (Asana, Jira). */
const WAYS: readonly { readonly parent: string; readonly id: readonly string[] }[] = [
  { parent: 'parent id', id: ['issue id', 'task id', 'id'] },
  { parent: 'parent key', id: ['issue key', 'key'] },
  { parent: 'parent', id: ['issue id', 'issue key', 'task id', 'id'] },
  { parent: 'parent task', id: [] },
  { parent: 'parent summary', id: [] },
];

/**
 * Which rows of a table are sub-tasks of which. Where a column says the kind of each row (Jira's "Issue Type"), only those
 * called sub-task are: a story's parent is its epic. Of several tasks of one name the nearest one above is meant, else the
 * first below.
 * @param words the column with the words of each task
 */
export function parentsIn(
  head: readonly string[],
  body: readonly (readonly string[])[],
  words: number | null,
): Parents {
  const heads = head.map((cell) => folded(cell));
  const at = (name: string) => heads.indexOf(name);
  const type = [at('issue type'), at('work type')].find((column) => column >= 0) ?? -1;
  const isPart = (row: readonly string[]) => type < 0 || /sub-?\s?task/i.test(row[type] ?? '');
  const ways = WAYS.flatMap(({ parent, id }) => {
    const from = at(parent);
    const ids = id.map(at).filter((column) => column >= 0);
    const to = id.length > 0 ? ids : words === null ? [] : [words];
    // Asana names the task; another program may put an id under the same head.
    return from < 0 || from === words ? [] : [{ from, to: parent === 'parent task' ? [...to, ...idsOf(heads)] : to }];
  });
  if (ways.length === 0 || words === null) return NONE;

  const places = new Map<string, number[]>();
  body.forEach((row, n) => {
    for (const column of new Set(ways.flatMap(({ to }) => to))) {
      const said = (row[column] ?? '').trim();
      if (said === '') continue;
      const known = places.get(`${column} ${said}`);
      if (known) known.push(n);
      else places.set(`${column} ${said}`, [n]);
    }
  });
  const direct = new Map<number, number>();
  let lost = 0;
  body.forEach((row, n) => {
    if (!isPart(row) || (row[words] ?? '').trim() === '') return;
    const said = ways.filter(({ from }) => (row[from] ?? '').trim() !== '');
    const found = said
      .flatMap(({ from, to }) => to.map((column) => places.get(`${column} ${(row[from] ?? '').trim()}`) ?? []))
      .map((rows) => nearest(rows, n))
      .find((place) => place !== null);
    if (found !== undefined && found !== null) direct.set(n, found);
    else if (said.length > 0) lost += 1;
  });
  const of = new Map<number, number>();
  for (const n of direct.keys()) {
    const root = rootOf(n, direct);
    if (root !== null) of.set(n, root);
  }
  return { columns: ways.map(({ from }) => from), of, lost };
}

/** The last of these places, which are in order, above a row; else the first below. */
function nearest(rows: readonly number[], row: number): number | null {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle] ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  return rows[low - 1] ?? rows.slice(low, low + 2).find((place) => place !== row) ?? null;
}

const idsOf = (heads: readonly string[]): readonly number[] =>
  ['task id', 'id'].map((name) => heads.indexOf(name)).filter((column) => column >= 0);

/** The task that a part of a part belongs to; null where parts go round in a ring. */
function rootOf(from: number, direct: ReadonlyMap<number, number>): number | null {
  const seen = new Set([from]);
  let now = from;
  for (;;) {
    const next = direct.get(now);
    if (next === undefined) return now;
    if (seen.has(next)) return null;
    seen.add(next);
    now = next;
  }
}

/** A task with those that are its parts: each a point of its checklist, what else they say in the notes. */
export function withParts(task: FileTask, parts: readonly FileTask[], lists: readonly string[]): FileTask {
  if (parts.length === 0) return task;
  const points = parts.map(
    ({ content, due, done, list }): FilePoint => ({
      text: `${content.replace(/\s*\n\s*/g, ' ')}${due ? ` (due ${due})` : ''}`,
      done: done || usualList(lists[list] ?? '') === 'completed',
    }),
  );
  const notes = parts.flatMap(({ content, notes: words, labels, priority, checklist }) => {
    const more = [
      words,
      labels.length > 0 ? `Labels: ${labels.join(', ')}` : '',
      priority === 'none' ? '' : `Priority: ${priority}`,
      checklist.map(({ text, done }) => `- [${done ? 'x' : ' '}] ${text}`).join('\n'),
    ].filter(Boolean);
    return more.length === 0 ? [] : [`**${content}**\n${more.join('\n')}`];
  });
  return {
    ...task,
    checklist: [...task.checklist, ...points],
    notes: [task.notes, ...notes].filter(Boolean).join('\n\n'),
  };
}
