import type { RootState } from '../../app/store';
import { toCsv } from '../../domain/board/csv';
import { toMarkdown } from '../../domain/board/markdown';
import { todosText } from '../../domain/calendar/ical/write-todos';
import { selectArchive } from './archive-selector';
import { selectLabels, selectListOrder, selectLists } from './selectors';

/** The whole board as a text: with its archive, but for the to-dos of a calendar. */
export function fileOf(kind: 'md' | 'csv' | 'ics', state: RootState): string {
  if (kind === 'ics') return todosText(selectLists(state), selectLabels(state), new Date().toISOString());
  const around = { order: selectListOrder(state), labels: selectLabels(state), archive: selectArchive(state) };
  return (kind === 'md' ? toMarkdown : toCsv)(selectLists(state), around);
}
