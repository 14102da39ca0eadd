import { additions, applied } from '../../../src/domain/board/changes';
import { listsOf, tasksIn } from '../../../src/domain/board/lists';
import { type FixedList, LISTS, type ListId, type Task, type Tasks } from '../../../src/domain/board/types';

export const AT = '2026-11-21T10:00:00.000Z';
export const LATER = '2026-11-22T08:30:00.000Z';

/** A board of these texts; a task's id is `task-` and its text. */
export const boardOf = (texts: Partial<Record<ListId, readonly string[]>>): Tasks =>
  applied(
    {},
    additions(
      {},
      LISTS.flatMap((list) =>
        (texts[list] ?? []).map((content) => ({ id: `task-${content}`, content, list, due: null, at: AT })),
      ),
    ),
  );

/** The texts of each list, in order. */
export const texts = (tasks: Tasks): Record<FixedList, string[]> => {
  const lists = listsOf(tasks);
  const of = (list: ListId) => tasksIn(lists, list).map(({ content }) => content);
  return { todo: of('todo'), inProgress: of('inProgress'), completed: of('completed') };
};

export const taskOf = (tasks: Tasks, id: string): Task => {
  const task = tasks[id];
  if (!task) throw new Error(`no ${id}`);
  return task;
};
