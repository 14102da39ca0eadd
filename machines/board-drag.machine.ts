/**
 * One drag of the task board, by mouse, finger or keyboard: press, lift, the places it passes, drop or cancel.
 * Product spec sections 4 and 9; screen `/planyourday/tasks`.
 *
 * A mouse lifts after 5 px, a finger after 120 ms, Space at once. The move is emitted when the card is dropped. The drop
 * animation plays after that, and the next card can be picked up meanwhile; a quick Space would be lost otherwise.
 * What a screen reader announces is emitted as facts; the words are the screen's.
 */
import { assign, emit, setup } from 'xstate';
import type { DragNews, PlacedNews } from '../src/domain/board/announcements';
import type { ListId, Slot } from '../src/domain/board/types';

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
  /** How many other tasks each list shows, in the order of the lists. */
  readonly others: Sizes;
  /** How far it has to fly, in pixels; `null` for no animation. */
  readonly distance: number | null;
}

/** What is picked up, and from where. */
interface Grip {
  readonly taskId: string;
  readonly from: Slot;
  readonly others: Sizes;
}

export type BoardDragEvent =
  | ({ type: 'card.pressed'; mode: 'mouse' | 'touch'; at: Point } & Grip)
  | ({ type: 'card.lifted' } & Grip)
  | { type: 'pointer.moved'; at: Point }
  | { type: 'place.hovered'; slot: Slot | null }
  | { type: 'arrow.pressed'; key: 'up' | 'down' | 'left' | 'right' }
  | { type: 'card.dropped'; distance: number | null }
  | { type: 'drag.cancelled'; distance: number | null }
  | { type: 'lists.changed'; from: Slot | null; others: Sizes };

export type BoardDragEmitted =
  | { type: 'task.moved'; taskId: string; to: Slot }
  | { type: 'drag.told'; taskId: string; news: DragNews };

export const boardDragMachine = setup({
  types: {
    context: {} as BoardDragContext,
    events: {} as BoardDragEvent,
    emitted: {} as BoardDragEmitted,
  },
  guards: {
    isTouch: ({ context }) => context.mode === 'touch',
    isFar: ({ context }, { at }: { at: Point }) => distanceTo(context.pressedAt, at) >= 5,
    isFarTouch: ({ context }, { at }: { at: Point }) =>
      context.mode === 'touch' && distanceTo(context.pressedAt, at) >= 5,
    isElsewhere: ({ context }) => context.over !== null && !sameSlot(context.over, context.from),
    isOutside: ({ context }) => context.over === null,
    isOtherSlot: ({ context }, { slot }: { slot: Slot | null }) => !sameSlot(context.over, slot),
    canGo: ({ context }, { key }: { key: Arrow }) => !sameSlot(context.over, neighbour(context, key)),
    isGone: (_, { from }: { from: Slot | null }) => from === null,
  },
  actions: {
    grip: assign(
      (_, { taskId, from, others, mode, at }: Grip & { mode: BoardDragContext['mode']; at: Point | null }) => ({
        taskId,
        mode,
        pressedAt: at,
        from,
        over: from,
        others,
        distance: null,
      }),
    ),
    letGo: assign({ taskId: null, mode: null, pressedAt: null, from: null, over: null, distance: null }),
    noteOver: assign((_, { slot }: { slot: Slot | null }) => ({ over: slot })),
    step: assign(({ context }, { key }: { key: Arrow }) => ({ over: neighbour(context, key) })),
    goBack: assign(({ context }) => ({ over: context.from })),
    noteDistance: assign((_, { distance }: { distance: number | null }) => ({ distance })),
    noteLists: assign(({ context }, { from, others }: { from: Slot | null; others: Sizes }) => ({
      from,
      others,
      over: withinReach(context.over, others),
    })),
    move: emit(({ context: { taskId, over } }) => ({
      type: 'task.moved' as const,
      taskId: taskId ?? '',
      to: over ?? { list: 'todo' as const, index: 0 },
    })),
    tell: emit(({ context }, { kind }: { kind: PlacedNews['kind'] }) => ({
      type: 'drag.told' as const,
      taskId: context.taskId ?? '',
      news: newsOf(context, kind),
    })),
    tellGone: emit(({ context }) => ({
      type: 'drag.told' as const,
      taskId: context.taskId ?? '',
      news: { kind: 'vanished' as const },
    })),
  },
  delays: {
    pressDelay: 120,
    dropDelay: ({ context }) => dropTime(context.distance),
    // The way back takes 0.6 times as long.
    cancelDelay: ({ context }) => 0.6 * dropTime(context.distance),
  },
}).createMachine({
  id: 'boardDrag',
  context: {
    taskId: null,
    mode: null,
    pressedAt: null,
    from: null,
    over: null,
    others: { todo: 0, inProgress: 0, completed: 0 },
    distance: null,
  },
  initial: 'idle',
  on: {
    'card.pressed': {
      target: '.pressed',
      actions: {
        type: 'grip',
        params: ({ event }) => ({
          taskId: event.taskId,
          from: event.from,
          others: event.others,
          mode: event.mode,
          at: event.at,
        }),
      },
    },
    'card.lifted': {
      target: '.lifted',
      actions: {
        type: 'grip',
        params: ({ event }) => ({
          taskId: event.taskId,
          from: event.from,
          others: event.others,
          mode: 'keyboard' as const,
          at: null,
        }),
      },
    },
  },
  states: {
    idle: { description: 'No card is held.', entry: 'letGo' },
    pressed: {
      description: 'Not a drag yet: a mouse has to move, a finger has to stay.',
      tags: 'held',
      after: { pressDelay: { guard: 'isTouch', target: 'lifted' } },
      on: {
        'card.pressed': {},
        'card.lifted': {},
        'pointer.moved': [
          {
            guard: { type: 'isFarTouch', params: ({ event }) => ({ at: event.at }) },
            target: 'idle',
            description: 'A quick swipe scrolls.',
          },
          { guard: { type: 'isFar', params: ({ event }) => ({ at: event.at }) }, target: 'lifted' },
        ],
        'card.dropped': { target: 'idle' },
        'drag.cancelled': { target: 'idle' },
        'lists.changed': [
          { guard: { type: 'isGone', params: ({ event }) => ({ from: event.from }) }, target: 'idle' },
          {
            actions: { type: 'noteLists', params: ({ event }) => ({ from: event.from, others: event.others }) },
          },
        ],
      },
    },
    lifted: {
      description: 'A card is held over the board, or beside it.',
      entry: { type: 'tell', params: { kind: 'lifted' } },
      tags: 'held',
      on: {
        'card.pressed': {},
        'card.lifted': {},
        'place.hovered': {
          guard: { type: 'isOtherSlot', params: ({ event }) => ({ slot: event.slot }) },
          actions: [
            { type: 'noteOver', params: ({ event }) => ({ slot: event.slot }) },
            { type: 'tell', params: { kind: 'moved' } },
          ],
        },
        'arrow.pressed': {
          guard: { type: 'canGo', params: ({ event }) => ({ key: event.key }) },
          actions: [
            { type: 'step', params: ({ event }) => ({ key: event.key }) },
            { type: 'tell', params: { kind: 'moved' } },
          ],
        },
        'card.dropped': [
          {
            guard: 'isElsewhere',
            target: 'dropping',
            actions: [
              { type: 'noteDistance', params: ({ event }) => ({ distance: event.distance }) },
              { type: 'tell', params: { kind: 'dropped' } },
              'move',
            ],
          },
          {
            guard: 'isOutside',
            target: 'cancelling',
            description: 'No destination changes nothing.',
            actions: [{ type: 'noteDistance', params: ({ event }) => ({ distance: event.distance }) }],
          },
          {
            target: 'dropping',
            description: 'The same place changes nothing.',
            actions: [
              { type: 'noteDistance', params: ({ event }) => ({ distance: event.distance }) },
              { type: 'tell', params: { kind: 'unchanged' } },
            ],
          },
        ],
        'drag.cancelled': {
          target: 'cancelling',
          description: 'Escape, a lost pointer, a second finger, the focus elsewhere.',
          actions: { type: 'noteDistance', params: ({ event }) => ({ distance: event.distance }) },
        },
        'lists.changed': [
          {
            guard: { type: 'isGone', params: ({ event }) => ({ from: event.from }) },
            target: 'idle',
            description: 'Another tab removed the task.',
            actions: 'tellGone',
          },
          {
            actions: { type: 'noteLists', params: ({ event }) => ({ from: event.from, others: event.others }) },
          },
        ],
      },
    },
    dropping: {
      description: 'The board already has the move; the card flies to its place above it.',
      tags: 'flying',
      after: { dropDelay: { target: 'idle' } },
    },
    cancelling: {
      description: 'The card flies back to where it was.',
      tags: 'flying',
      entry: ['goBack', { type: 'tell', params: { kind: 'cancelled' } }],
      after: { cancelDelay: { target: 'idle' } },
    },
  },
});

/** How long a card flies, in milliseconds: 330 at no distance to 550 at 1,500 px (spec section 9); 0 for no animation. */
export function dropTime(distance: number | null): number {
  return distance === null ? 0 : 330 + 220 * Math.min(1, Math.max(0, distance) / 1500);
}

type Arrow = 'up' | 'down' | 'left' | 'right';

/** The place that an arrow key leads to; the same one at the board's edges. */
function neighbour({ over, others, from }: BoardDragContext, key: Arrow): Slot | null {
  const slot = over ?? from;
  if (!slot) return null;
  const { list, index } = slot;
  if (key === 'up') return { list, index: Math.max(0, index - 1) };
  if (key === 'down') return { list, index: Math.min(others[list] ?? 0, index + 1) };
  const lists: readonly ListId[] = Object.keys(others);
  const next = lists[lists.indexOf(list) + (key === 'right' ? 1 : -1)] ?? list;
  return { list: next, index: Math.min(index, others[next] ?? 0) };
}

/** The same place in a list that may have become shorter; none in one that is gone. */
function withinReach(slot: Slot | null, others: Sizes): Slot | null {
  const most = slot === null ? undefined : others[slot.list];
  return slot === null || most === undefined ? null : { list: slot.list, index: Math.min(slot.index, most) };
}

function newsOf({ over, from, others }: BoardDragContext, kind: PlacedNews['kind']): DragNews {
  const slot = kind === 'lifted' ? from : over;
  return slot ? { kind, slot, others } : { kind: 'outside' };
}

function sameSlot(a: Slot | null, b: Slot | null): boolean {
  return a === b || (a !== null && b !== null && a.list === b.list && a.index === b.index);
}

function distanceTo(from: Point | null, to: Point): number {
  return from ? Math.hypot(to.x - from.x, to.y - from.y) : 0;
}
