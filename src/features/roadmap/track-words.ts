import type { TopicPart } from '../../domain/catalogue/types';
import { statusOf, type TrackSummary } from '../../domain/track-progress/progress';
import { TOPIC_STATUSES, type TopicStatus, type TrackProgress } from '../../domain/track-progress/types';
import { counted } from '../../ui/format';

export const STATUS_LABELS: Readonly<Record<TopicStatus, string>> = {
  'not-started': 'Not started',
  learning: 'Learning',
  done: 'Done',
  skipped: 'Skipped',
};

/** The key that sets a status while the focus is in a topic. */
const STATUS_KEYS: Readonly<Record<TopicStatus, string>> = {
  'not-started': 'n',
  learning: 'l',
  done: 'd',
  skipped: 's',
};

/** The status that a key sets, if it does. */
export function statusOfKey({
  key,
  ...held
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): TopicStatus | undefined {
  if (held.ctrlKey || held.metaKey || held.altKey) return undefined;
  return TOPIC_STATUSES.find((each) => STATUS_KEYS[each] === key.toLowerCase());
}

/** What a topic is to its course, where it is not its core. */
export const PART_WORDS: Readonly<Record<TopicPart, string>> = {
  core: '',
  prerequisite: 'groundwork',
  extra: 'extra',
};

const days = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** `Done on 3 Nov 2026`; `null` of a topic without a mark. */
export function markedWords(progress: TrackProgress | undefined, topicId: string): string | null {
  const status = statusOf(progress, topicId);
  const at = progress?.topics[topicId]?.at;
  if (status === 'not-started' || at === undefined) return null;
  return `${STATUS_LABELS[status]} ${status === 'learning' ? 'since' : 'on'} ${days.format(new Date(at))}`;
}

/** `3 of 13 topics done, 2 skipped`. */
export function progressWords({ counts, counted: all }: TrackSummary): string {
  const done = `${counts.done} of ${counted(all, 'topic')} done`;
  return counts.skipped > 0 ? `${done}, ${counts.skipped} skipped` : done;
}
