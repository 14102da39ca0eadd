import type { RootState } from '../../app/store';
import { toCsv } from '../../domain/board/csv';
import { titleOf } from '../../domain/board/lists';
import { readMarkdown, toMarkdown } from '../../domain/board/markdown';
import { isFixedList, type Task } from '../../domain/board/types';
import { selectArchive } from './archive-selector';
import { selectBoardLists, selectLabels, selectListOrder, selectLists, selectTasks } from './selectors';
import { type Imported, newLabelId, newListId } from './steps';

/** The whole board with its archive as a text. */
export function fileOf(kind: 'md' | 'csv', state: RootState): string {
  const around = { order: selectListOrder(state), labels: selectLabels(state), archive: selectArchive(state) };
  return (kind === 'md' ? toMarkdown : toCsv)(selectLists(state), around);
}

type Fresh = Imported['tasks'][number];

/** The tasks of a Markdown text that are not on the board yet, with the lists and labels that they need. */
export function readFile(
  text: string,
  state: RootState,
): { readonly tasks: number; readonly fresh: readonly Fresh[] } & Pick<Imported, 'lists' | 'labels'> {
  const known = selectBoardLists(state);
  const lists = new Map(
    Object.values(known)
      .filter(({ id }) => !isFixedList(id))
      .map(({ id, title }) => [title.toLowerCase(), { id, title }]),
  );
  const labels = new Map(Object.values(selectLabels(state)).map((label) => [label.name.toLowerCase(), label.id]));
  const newLists: { id: string; title: string }[] = [];
  const newLabels: Imported['labels'][number][] = [];
  const listFor = (title: string): string => {
    const there = lists.get(title.toLowerCase());
    if (there) return there.id;
    const fresh = { id: newListId(), title };
    lists.set(title.toLowerCase(), fresh);
    newLists.push(fresh);
    return fresh.id;
  };
  const read = readMarkdown(
    text,
    [...lists.values()].map(({ title }) => title),
  );
  const have = new Set(
    Object.values(selectTasks(state)).map(({ list, content }: Task) => `${titleOf(list, known)}\n${content}`),
  );
  const fresh = read.flatMap(({ listTitle, labels: names = [], list, ...task }): Fresh[] => {
    if (have.has(`${listTitle ?? titleOf(list, known)}\n${task.content}`)) return [];
    const ids = names.map(({ name, colour }) => {
      const there = labels.get(name.toLowerCase());
      if (there !== undefined) return there;
      const label = { id: newLabelId(), name, colour };
      labels.set(name.toLowerCase(), label.id);
      newLabels.push(label);
      return label.id;
    });
    return [{ ...task, labels: ids, list: listTitle === undefined ? list : listFor(listTitle) }];
  });
  return { tasks: read.length, fresh, lists: newLists, labels: newLabels };
}
