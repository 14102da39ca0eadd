import type { TrackSummary } from '../../domain/track-progress/progress';
import type { TopicStatus } from '../../domain/track-progress/types';
import { counted } from '../../ui/format';

export const STATUS_LABELS: Readonly<Record<TopicStatus, string>> = {
  'not-started': 'Not started',
  learning: 'Learning',
  done: 'Done',
  skipped: 'Skipped',
};

/** The key that sets a status while the focus is in a topic. */
export const STATUS_KEYS: Readonly<Record<TopicStatus, string>> = {
  'not-started': 'n',
  learning: 'l',
  done: 'd',
  skipped: 's',
};

/** `3 of 13 topics done, 2 skipped`. */
export function progressWords({ counts, counted: all }: TrackSummary): string {
  const done = `${counts.done} of ${counted(all, 'topic')} done`;
  return counts.skipped > 0 ? `${done}, ${counts.skipped} skipped` : done;
}
