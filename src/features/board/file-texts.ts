import type { RootState } from '../../app/store';
import { toCsv } from '../../domain/board/csv';
import { toMarkdown } from '../../domain/board/markdown';
import { selectArchive } from './archive-selector';
import { selectLabels, selectListOrder, selectLists } from './selectors';

/** The whole board with its archive as a text. */
export function fileOf(kind: 'md' | 'csv', state: RootState): string {
  const around = { order: selectListOrder(state), labels: selectLabels(state), archive: selectArchive(state) };
  return (kind === 'md' ? toMarkdown : toCsv)(selectLists(state), around);
}
