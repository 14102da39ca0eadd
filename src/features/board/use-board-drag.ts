import { useActorRef } from '@xstate/react';
import { use, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { boardDragMachine } from '../../../machines/board-drag.machine';
import type { Point } from '../../../machines/contracts/board-drag-flow';
import { useAppDispatch, useAppStore, useDevice } from '../../app/hooks';
import { announcement } from '../../domain/board/announcements';
import { taskName } from '../../domain/board/due';
import { placeAmongAll, sizesOf, slotOf, tasksIn, titleOf } from '../../domain/board/lists';
import type { Lists, Slot } from '../../domain/board/types';
import type { Span } from '../../domain/calendar/free-time';
import { taskMoved } from './board-slice';
import { type ListElements, landingAt } from './drag/places';
import { selectBoardLists, selectLists, selectTasks } from './selectors';

export type BoardDrag = ActorRefFrom<typeof boardDragMachine>;

/** What of a drag is neither flow nor data: elements and pixels, read in the moment. */
export interface DragView {
  readonly elements: ListElements;
  /** Where the pointer holds the card, from the card's corner. */
  grip: Point;
  /** Where the card's corner is on the screen. */
  at: Point;
  size: { readonly width: number; readonly height: number };
  /** Where it flies when it is released; null for no flight. */
  landing: Point | null;
  /** The calendar beside the board; null while there is none. */
  side: DragSide | null;
}

/** What a drag does with the calendar beside the board. */
export interface DragSide {
  /** Under a point of the window: the time that the lifted task would take; null for none. */
  timeAt(at: Point): Span | null;
  /** A card that is held by keyboard goes over to the calendar, or back to the board. */
  cross(): void;
  /** A card that is held over the calendar goes on by half an hour or a day. */
  arrow(time: Span, key: 'up' | 'down' | 'left' | 'right'): void;
  /** A time in words, with what it clashes with. */
  words(time: Span, taskId: string): string;
  /** Where the time that is shown is on the screen. */
  corner(): Point | null;
  scrollAt(at: Point): boolean;
}

export interface BoardDragTools {
  readonly drag: BoardDrag;
  readonly view: DragView;
  /** Has a card drawn whole, wherever it is, until the next one: the one that was moved or lifted last. */
  pin(taskId: string): void;
  /** What a card needs to be picked up; null when it is not shown. */
  grip(taskId: string): { taskId: string; from: Slot; others: ReturnType<typeof sizesOf> } | null;
  /** A place among the tasks that are shown, as the place among all of its list. */
  amongAll(taskId: string, shown: Slot): Slot;
  /** Lets the card go: `dropped` on a list or a time, or not. */
  letGo(dropped: boolean): void;
}

/** The drag of this board, tied to the store: what it moves is dispatched, what it reports is announced. */
export function useBoardDrag(
  shown: Lists,
  say: (words: string) => void,
  planned: (taskId: string, time: Span) => void,
): { readonly tools: BoardDragTools; readonly pinned: string | null } {
  const { machines } = useDevice();
  const machine = use(machines.boardDrag());
  const drag = useActorRef(machine);
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const [pinned, pin] = useState<string | null>(null);
  const [view] = useState<DragView>(() => ({
    elements: new Map(),
    grip: { x: 0, y: 0 },
    at: { x: 0, y: 0 },
    size: { width: 0, height: 0 },
    landing: null,
    side: null,
  }));
  const now = useRef(shown);

  useLayoutEffect(() => {
    now.current = shown;
    const { context, value } = drag.getSnapshot();
    if (context.taskId === null || (value !== 'pressed' && value !== 'lifted' && value !== 'overCalendar')) return;
    const from = slotOf(shown, context.taskId);
    drag.send({ type: 'lists.changed', from, others: sizesOf(shown, context.taskId) });
  }, [shown, drag]);

  const amongAll = useCallback(
    (taskId: string, { list, index }: Slot) => {
      const all = tasksIn(selectLists(store.getState()), list);
      return { list, index: placeAmongAll(all, tasksIn(now.current, list), index, taskId) };
    },
    [store],
  );

  useEffect(() => {
    let name = '';
    const moves = drag.on('task.moved', ({ taskId, to }) => {
      dispatch(taskMoved({ id: taskId, to: amongAll(taskId, to) }));
      if (drag.getSnapshot().context.mode === 'keyboard') focusHandle(taskId);
    });
    const plans = drag.on('task.planned', ({ taskId, time }) => planned(taskId, time));
    const news = drag.on('drag.told', ({ taskId, news: told }) => {
      const task = selectTasks(store.getState())[taskId];
      if (task) name = taskName(task);
      // Those who see the pointer need no word for each place it passes.
      const quiet =
        (told.kind === 'moved' || told.kind === 'outside' || told.kind === 'timed') &&
        drag.getSnapshot().context.mode !== 'keyboard';
      if (quiet) return;
      const words = announcement(
        told,
        name,
        (list) => titleOf(list, selectBoardLists(store.getState())),
        (time) => view.side?.words(time, taskId) ?? '',
      );
      say(told.kind === 'lifted' && view.side ? `${words} C takes it over to the calendar.` : words);
    });
    return () => {
      moves.unsubscribe();
      plans.unsubscribe();
      news.unsubscribe();
    };
  }, [drag, store, dispatch, say, amongAll, planned, view]);

  const grip = useCallback((taskId: string) => {
    const from = slotOf(now.current, taskId);
    return from && { taskId, from, others: sizesOf(now.current, taskId) };
  }, []);

  const letGo = useCallback(
    (dropped: boolean) => {
      const { from, over, mode, time } = drag.getSnapshot().context;
      const still = mode === 'keyboard' || matchMedia('(prefers-reduced-motion: reduce)').matches;
      const slot = dropped ? (over ?? from) : from;
      const inCalendar = dropped && time !== null;
      view.landing =
        still || !slot ? null : inCalendar ? (view.side?.corner() ?? null) : landingAt(view.elements, slot, from);
      const distance = view.landing && Math.hypot(view.landing.x - view.at.x, view.landing.y - view.at.y);
      drag.send({ type: dropped ? 'card.dropped' : 'drag.cancelled', distance });
    },
    [drag, view],
  );

  const tools = useMemo(() => ({ drag, view, pin, grip, amongAll, letGo }), [drag, view, grip, amongAll, letGo]);
  return { tools, pinned };
}

/** Moves the focus to a card's handle in its new place, unless it has gone to something else by then. */
export function focusHandle(taskId: string): void {
  requestAnimationFrame(() => {
    const id = CSS.escape(taskId);
    const card = document.querySelector(`[data-task="${id}"]`);
    const focused = document.activeElement;
    if (focused !== null && focused !== document.body && !card?.contains(focused)) return;
    document.querySelector<HTMLElement>(`[data-handle="${id}"]`)?.focus();
  });
}

/** Brings a card into sight and puts the focus on its handle: the card was asked for. */
export function showCard(taskId: string): void {
  // In the next frame: the frame of the app takes the focus when a screen comes up.
  requestAnimationFrame(() => {
    const id = CSS.escape(taskId);
    document.querySelector(`[data-task="${id}"]`)?.scrollIntoView({ block: 'center' });
    document.querySelector<HTMLElement>(`[data-handle="${id}"]`)?.focus({ preventScroll: true });
  });
}
