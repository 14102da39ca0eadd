import type { BoardFile, Columns, FileLabel, FileTask } from './types';
import { counted, MOST_TAKEN } from './types';
import { folded, usualList } from './words';

/** Where the tasks of a list go: the id of a list of the board, a list that is made for them, or nowhere. */
export type Target = string;
export const NEW_LIST: Target = 'new';
export const LEAVE_OUT: Target = 'leave';

/** What the user decided in the preview. */
export interface ImportChoices {
  /** By the name of the file's list; what is not here is guessed. */
  readonly lists: Readonly<Record<string, Target>>;
  /** What is done goes into Completed, or stays in its list. */
  readonly done: 'completed' | 'stay';
  readonly archived: 'take' | 'leave';
  /** Tasks whose text is on the board already. */
  readonly duplicates: 'take' | 'leave';
  /** Of a CSV; null for those that were guessed. */
  readonly columns: Columns | null;
}

/** What a file is taken as until the user says otherwise. */
export const firstChoices = (file: Pick<BoardFile, 'format'>): ImportChoices => ({
  lists: {},
  done: 'completed',
  archived: file.format === 'own' ? 'take' : 'leave',
  duplicates: 'leave',
  columns: null,
});

/** What the plan has to know of the board. */
export interface BoardView {
  /** In their order. */
  readonly lists: readonly { readonly id: string; readonly title: string }[];
  readonly labels: readonly { readonly id: string; readonly name: string }[];
  /** The texts of all tasks, of the archive too. */
  readonly texts: ReadonlySet<string>;
  /** How many lists and labels can still be added. */
  readonly room: { readonly lists: number; readonly labels: number };
  readonly hasArchive: boolean;
}

/** A task that is added: its list and its labels are ids of the board, or keys of what is added with it. */
export interface PlannedTask extends Omit<FileTask, 'list'> {
  readonly list: string;
}

/** A list of the file, and what becomes of it. */
export interface PlannedList {
  /** Which of the file's lists. */
  readonly at: number;
  readonly name: string;
  readonly target: Target;
  /** Tasks in the file that count: archived ones only where they are taken. */
  readonly count: number;
  /** Of these, tasks that are added. */
  readonly taken: number;
}

export interface BoardPlan {
  /** What is added, each with a key that stands for its id. */
  readonly lists: readonly { readonly key: string; readonly title: string }[];
  readonly labels: readonly ({ readonly key: string } & FileLabel)[];
  readonly tasks: readonly PlannedTask[];
  readonly sources: readonly PlannedList[];
  readonly duplicates: number;
  readonly archived: number;
  readonly done: number;
  /** Tasks of lists that the user leaves out. */
  readonly leftOut: number;
  readonly isTooMuch: boolean;
  readonly remarks: readonly string[];
}

/** What an import would add to a board, and what becomes of everything else in the file. */
export function planBoardImport(file: BoardFile, board: BoardView, choices: ImportChoices): BoardPlan {
  const isKept = ({ archived }: FileTask) => !archived || (choices.archived === 'take' && board.hasArchive);
  const fresh = new Map<string, { key: string; title: string }>();
  const overflow = new Set<string>();
  const targets = file.lists.map(({ name }) => targetOf(name, board, choices));

  const placeOf = (name: string, target: Target): string => {
    if (target !== NEW_LIST) return target;
    const title = titleOf(name);
    const known = fresh.get(folded(title)) ?? board.lists.find((list) => folded(list.title) === folded(title));
    if (known) return 'key' in known ? known.key : known.id;
    if (fresh.size >= board.room.lists) {
      overflow.add(title);
      return board.lists[0]?.id ?? 'todo';
    }
    const made = { key: `${NEW_LIST} list ${fresh.size}`, title };
    fresh.set(folded(title), made);
    return made.key;
  };

  const counts = file.lists.map(() => ({ count: 0, taken: 0 }));
  const left = { duplicates: 0, archived: 0, done: 0, leftOut: 0 };
  const tasks: PlannedTask[] = [];
  for (const task of file.tasks) {
    const target = targets[task.list] ?? LEAVE_OUT;
    const count = counts[task.list];
    if (!isKept(task)) {
      left.archived += 1;
      continue;
    }
    if (count) count.count += 1;
    if (target === LEAVE_OUT) {
      left.leftOut += 1;
      continue;
    }
    if (board.texts.has(task.content)) {
      left.duplicates += 1;
      if (choices.duplicates === 'leave') continue;
    }
    if (count) count.taken += 1;
    if (task.done) left.done += 1;
    const list =
      task.done && choices.done === 'completed' ? 'completed' : placeOf(file.lists[task.list]?.name ?? '', target);
    tasks.push({ ...task, list });
  }
  // An empty list that is wanted is made, too, where a list of the file and not a cell of a table says so.
  if (file.format === 'trello' || file.format === 'obsidian' || file.format === 'todoist')
    file.lists.forEach(({ name, archived }, n) => {
      if (counts[n]?.count === 0 && !archived && targets[n] === NEW_LIST) placeOf(name, NEW_LIST);
    });

  const labelled = withLabels(file, board, tasks);
  return {
    lists: inOrder(file, [...fresh.values()]),
    labels: labelled.labels,
    tasks: labelled.tasks,
    sources: file.lists.flatMap(({ name, archived }, n) => {
      const { count, taken } = counts[n] ?? { count: 0, taken: 0 };
      return archived && count === 0 ? [] : [{ at: n, name, target: targets[n] ?? LEAVE_OUT, count, taken }];
    }),
    ...left,
    isTooMuch: tasks.length > MOST_TAKEN,
    remarks: [
      ...file.remarks,
      overflow.size > 0
        ? `${counted(overflow.size, 'list')} put into To Do: the board has room for ${board.room.lists} more.`
        : '',
      labelled.dropped > 0
        ? `${counted(labelled.dropped, 'label')} left out: the board has room for ${board.room.labels} more.`
        : '',
    ].filter(Boolean),
  };
}

/** Lists are made in the order of the file, whichever task came first. */
function inOrder<List extends { readonly title: string }>(file: BoardFile, lists: readonly List[]): readonly List[] {
  const place = (list: List) => file.lists.findIndex(({ name }) => folded(titleOf(name)) === folded(list.title));
  return lists.toSorted((a, b) => place(a) - place(b));
}

function targetOf(name: string, board: BoardView, choices: ImportChoices): Target {
  const chosen = Object.hasOwn(choices.lists, name) ? choices.lists[name] : undefined;
  // A list may have been removed, in another tab, since it was chosen.
  if (chosen === NEW_LIST || chosen === LEAVE_OUT || board.lists.some(({ id }) => id === chosen))
    return chosen ?? LEAVE_OUT;
  return guessTarget(name, board);
}

/** By name: a list of the board that is called so, the one of the three that is usually called so, else a new one. */
export function guessTarget(name: string, { lists, room }: Pick<BoardView, 'lists' | 'room'>): Target {
  const clean = folded(name);
  const same = lists.find(({ title }) => folded(title) === clean)?.id;
  return same ?? usualList(name) ?? (clean === '' || room.lists <= 0 ? 'todo' : NEW_LIST);
}

const LONGEST_TITLE = 80;
/** The title of a list that is made for one of the file. */
export const titleOf = (name: string): string =>
  name
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_TITLE)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim() || 'Imported';
const labelName = (name: string): string => titleOf(name.replace(/[,;]/g, ' '));

/** The tasks with the labels of the board, and those that have to be added for them. */
function withLabels(file: BoardFile, board: BoardView, tasks: readonly PlannedTask[]) {
  const colours = new Map(file.labels.map(({ name, colour }) => [folded(labelName(name)), colour]));
  const known = new Map(board.labels.map(({ id, name }) => [folded(name), id]));
  const labels: ({ readonly key: string } & FileLabel)[] = [];
  const dropped = new Set<string>();
  const idOf = (name: string): string[] => {
    const clean = labelName(name);
    const at = folded(clean);
    const id = known.get(at);
    if (id !== undefined) return [id];
    if (labels.length >= board.room.labels) {
      dropped.add(at);
      return [];
    }
    const key = `${NEW_LIST} label ${labels.length}`;
    known.set(at, key);
    labels.push({ key, name: clean, colour: colours.get(at) ?? 'grey' });
    return [key];
  };
  const labelled = tasks.map((task) =>
    task.labels.length === 0 ? task : { ...task, labels: [...new Set(task.labels.flatMap(idOf))] },
  );
  return { tasks: labelled, labels, dropped: dropped.size };
}
