import type { DragNews } from '../../src/domain/board/announcements';
import type { ListId, Slot } from '../../src/domain/board/types';
import type { Span } from '../../src/domain/calendar/free-time';

export type Sizes = Readonly<Record<ListId, number>>;
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface BoardDragContext {
  readonly taskId: string | null;
  readonly mode: 'mouse' | 'touch' | 'keyboard' | null;
  readonly pressedAt: Point | null;
  readonly from: Slot | null;
  /** Where it would be dropped; `null` when it is not over a list. */
  readonly over: Slot | null;
  /** When it would be in the calendar, if it were dropped now. Instants. */
  readonly time: Span | null;
  /** How many other tasks each list shows, in the order of the lists. */
  readonly others: Sizes;
  /** How far it has to fly, in pixels; `null` for no animation. */
  readonly distance: number | null;
}

/** What is picked up, and from where. */
export interface Grip {
  readonly taskId: string;
  readonly from: Slot;
  readonly others: Sizes;
}

export type BoardDragEvent =
  | ({ type: 'card.pressed'; mode: 'mouse' | 'touch'; at: Point } & Grip)
  | ({ type: 'card.lifted' } & Grip)
  | { type: 'pointer.moved'; at: Point }
  | { type: 'place.hovered'; slot: Slot | null }
  | { type: 'time.hovered'; time: Span }
  | { type: 'arrow.pressed'; key: 'up' | 'down' | 'left' | 'right' }
  | { type: 'card.dropped'; distance: number | null }
  | { type: 'drag.cancelled'; distance: number | null }
  | { type: 'lists.changed'; from: Slot | null; others: Sizes };

export type BoardDragEmitted =
  | { type: 'task.moved'; taskId: string; to: Slot }
  | { type: 'task.planned'; taskId: string; time: Span }
  | { type: 'drag.told'; taskId: string; news: DragNews };
