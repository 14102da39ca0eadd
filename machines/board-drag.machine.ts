/**
 * One drag of the task board, by mouse, finger or keyboard: press, lift, the places it passes, drop or cancel.
 * Product spec sections 4 and 9; screen `/planyourday/tasks`.
 *
 * A mouse lifts after 5 px, a finger after 120 ms, Space at once. The move is emitted when the card is dropped. The drop
 * animation plays after that, and the next card can be picked up meanwhile; a quick Space would be lost otherwise.
 * What a screen reader announces is emitted as facts; the words are the screen's.
 * Where a calendar is beside the board, a card can be held over its hours too: dropped there it is planned, and stays in its list.
 */
import { assign, emit, setup } from 'xstate';
import type { DragNews, PlacedNews, TimedNews } from '../src/domain/board/announcements';
import type { ListId, Slot } from '../src/domain/board/types';
import type { Span } from '../src/domain/calendar/free-time';
import type {
  BoardDragContext,
  BoardDragEmitted,
  BoardDragEvent,
  Grip,
  Point,
  Sizes,
} from './contracts/board-drag-flow';

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
    isOtherTime: ({ context: { time } }, next: { time: Span }) =>
      time?.start !== next.time.start || time.end !== next.time.end,
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
        time: null,
        others,
        distance: null,
      }),
    ),
    letGo: assign({ taskId: null, mode: null, pressedAt: null, from: null, over: null, time: null, distance: null }),
    noteOver: assign((_, { slot }: { slot: Slot | null }) => ({ over: slot, time: null })),
    noteTime: assign((_, { time }: { time: Span }) => ({ time, over: null })),
    step: assign(({ context }, { key }: { key: Arrow }) => ({ over: neighbour(context, key) })),
    goBack: assign(({ context }) => ({ over: context.from, time: null })),
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
    plan: emit(({ context: { taskId, time } }) => ({
      type: 'task.planned' as const,
      taskId: taskId ?? '',
      time: time ?? { start: 0, end: 0 },
    })),
    tell: emit(({ context }, { kind }: { kind: PlacedNews['kind'] | TimedNews['kind'] }) =>
      told(context, newsOf(context, kind)),
    ),
    tellLifted: emit(({ context }) => told(context, newsOf(context, 'lifted'))),
    tellGone: emit(({ context }) => told(context, { kind: 'vanished' })),
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
    time: null,
    others: { todo: 0, inProgress: 0, completed: 0 },
    distance: null,
  },
  initial: 'idle',
  on: {
    'card.pressed': { target: '.pressed', actions: { type: 'grip', params: ({ event }) => event } },
    'card.lifted': {
      target: '.lifted',
      actions: [
        { type: 'grip', params: ({ event }) => ({ ...event, mode: 'keyboard' as const, at: null }) },
        'tellLifted',
      ],
    },
  },
  states: {
    idle: { description: 'No card is held.', entry: 'letGo' },
    pressed: {
      description: 'Not a drag yet: a mouse has to move, a finger has to stay.',
      tags: 'held',
      after: { pressDelay: { guard: 'isTouch', target: 'lifted', actions: 'tellLifted' } },
      on: {
        'card.pressed': {},
        'card.lifted': {},
        'pointer.moved': [
          {
            guard: { type: 'isFarTouch', params: ({ event }) => event },
            target: 'idle',
            description: 'A quick swipe scrolls.',
          },
          { guard: { type: 'isFar', params: ({ event }) => event }, target: 'lifted', actions: 'tellLifted' },
        ],
        'card.dropped': { target: 'idle' },
        'drag.cancelled': { target: 'idle' },
        'lists.changed': [
          { guard: { type: 'isGone', params: ({ event }) => event }, target: 'idle' },
          { actions: { type: 'noteLists', params: ({ event }) => event } },
        ],
      },
    },
    lifted: {
      description: 'A card is held over the board, or beside it.',
      tags: 'held',
      on: {
        'card.pressed': {},
        'card.lifted': {},
        'place.hovered': {
          guard: { type: 'isOtherSlot', params: ({ event }) => event },
          actions: [
            { type: 'noteOver', params: ({ event }) => event },
            { type: 'tell', params: { kind: 'moved' } },
          ],
        },
        'time.hovered': {
          target: 'overCalendar',
          actions: [
            { type: 'noteTime', params: ({ event }) => event },
            { type: 'tell', params: { kind: 'timed' } },
          ],
        },
        'arrow.pressed': {
          guard: { type: 'canGo', params: ({ event }) => event },
          actions: [
            { type: 'step', params: ({ event }) => event },
            { type: 'tell', params: { kind: 'moved' } },
          ],
        },
        'card.dropped': [
          {
            guard: 'isElsewhere',
            target: 'dropping',
            actions: [
              { type: 'noteDistance', params: ({ event }) => event },
              { type: 'tell', params: { kind: 'dropped' } },
              'move',
            ],
          },
          {
            guard: 'isOutside',
            target: 'cancelling',
            description: 'No destination changes nothing.',
            actions: [{ type: 'noteDistance', params: ({ event }) => event }],
          },
          {
            target: 'dropping',
            description: 'The same place changes nothing.',
            actions: [
              { type: 'noteDistance', params: ({ event }) => event },
              { type: 'tell', params: { kind: 'unchanged' } },
            ],
          },
        ],
        'drag.cancelled': {
          target: 'cancelling',
          description: 'Escape, a lost pointer, a second finger, the focus elsewhere.',
          actions: { type: 'noteDistance', params: ({ event }) => event },
        },
        'lists.changed': [
          {
            guard: { type: 'isGone', params: ({ event }) => event },
            target: 'idle',
            description: 'Another tab removed the task.',
            actions: 'tellGone',
          },
          { actions: { type: 'noteLists', params: ({ event }) => event } },
        ],
      },
    },
    overCalendar: {
      description: 'A card is held over the hours of the calendar beside the board.',
      tags: 'held',
      on: {
        'card.pressed': {},
        'card.lifted': {},
        'time.hovered': {
          guard: { type: 'isOtherTime', params: ({ event }) => event },
          actions: [
            { type: 'noteTime', params: ({ event }) => event },
            { type: 'tell', params: { kind: 'timed' } },
          ],
        },
        'place.hovered': {
          target: 'lifted',
          description: 'Back over the board, or beside both.',
          actions: [
            { type: 'noteOver', params: ({ event }) => event },
            { type: 'tell', params: { kind: 'moved' } },
          ],
        },
        'card.dropped': {
          target: 'dropping',
          description: 'The task is planned; its place on the board stays.',
          actions: [
            { type: 'noteDistance', params: ({ event }) => event },
            { type: 'tell', params: { kind: 'planned' } },
            'plan',
          ],
        },
        'drag.cancelled': { target: 'cancelling', actions: [{ type: 'noteDistance', params: ({ event }) => event }] },
        'lists.changed': [
          { guard: { type: 'isGone', params: ({ event }) => event }, target: 'idle', actions: 'tellGone' },
          { actions: { type: 'noteLists', params: ({ event }) => event } },
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

const told = (of: BoardDragContext, news: DragNews) => ({ type: 'drag.told' as const, taskId: of.taskId ?? '', news });

function newsOf(
  { over, from, time, others }: BoardDragContext,
  kind: PlacedNews['kind'] | TimedNews['kind'],
): DragNews {
  if (kind === 'timed' || kind === 'planned') return time ? { kind, time } : { kind: 'outside' };
  const slot = kind === 'lifted' ? from : over;
  return slot ? { kind, slot, others } : { kind: 'outside' };
}

function sameSlot(a: Slot | null, b: Slot | null): boolean {
  return a === b || (a !== null && b !== null && a.list === b.list && a.index === b.index);
}

function distanceTo(from: Point | null, to: Point): number {
  return from ? Math.hypot(to.x - from.x, to.y - from.y) : 0;
}
