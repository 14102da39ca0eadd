import type { Span } from '../calendar/free-time';
import type { ListId, Slot } from './types';

type Sizes = Readonly<Record<ListId, number>>;

/** What a drag reports that has a place. */
export interface PlacedNews {
  readonly kind: 'lifted' | 'moved' | 'dropped' | 'unchanged' | 'cancelled';
  readonly slot: Slot;
  /** Numbers of tasks in each list without the dragged one. */
  readonly others: Sizes;
}
/** What a drag over the calendar reports. */
export interface TimedNews {
  readonly kind: 'timed' | 'planned';
  /** Instants. */
  readonly time: Span;
}
/** What a drag reports. */
export type DragNews = PlacedNews | TimedNews | { readonly kind: 'outside' } | { readonly kind: 'vanished' };

/**
 * The words for a screen reader: they name the task, its position and its list, or its time in the calendar.
 * @param timeWords a time, and what lies across it
 */
export function announcement(
  news: DragNews,
  name: string,
  titleOf: (list: ListId) => string,
  timeWords: (time: Span) => string = () => '',
): string {
  const task = `“${name}”`;
  if (news.kind === 'outside') return `${task} is not over a list.`;
  if (news.kind === 'vanished') return `${task} was removed in another tab. Nothing was moved.`;
  if ('time' in news) {
    const when = timeWords(news.time);
    return news.kind === 'timed' ? `${task}, ${when}` : `Put ${task} into the calendar, ${when}`;
  }
  const { slot, others } = news;
  const place = `position ${slot.index + 1} of ${(others[slot.list] ?? 0) + 1} in ${titleOf(slot.list)}`;
  switch (news.kind) {
    case 'lifted':
      return `Lifted ${task}, ${place}. Arrow keys move it, Space drops it, Escape cancels.`;
    case 'moved':
      return `${task}, ${place}.`;
    case 'dropped':
      return `Dropped ${task}, ${place}.`;
    case 'unchanged':
      return `Dropped ${task} where it was, ${place}.`;
    case 'cancelled':
      return `Cancelled. ${task} is back at ${place}.`;
  }
}
