import type { ListId, Slot } from './types';

type Sizes = Readonly<Record<ListId, number>>;

/** What a drag reports that has a place. */
export interface PlacedNews {
  readonly kind: 'lifted' | 'moved' | 'dropped' | 'unchanged' | 'cancelled';
  readonly slot: Slot;
  /** Numbers of tasks in each list without the dragged one. */
  readonly others: Sizes;
}
/** What a drag reports. */
export type DragNews = PlacedNews | { readonly kind: 'outside' } | { readonly kind: 'vanished' };

/** The words for a screen reader: they name the task, its position and its list. */
export function announcement(news: DragNews, name: string, titleOf: (list: ListId) => string): string {
  const task = `“${name}”`;
  if (news.kind === 'outside') return `${task} is not over a list.`;
  if (news.kind === 'vanished') return `${task} was removed in another tab. Nothing was moved.`;
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
