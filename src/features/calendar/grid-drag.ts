import { type RefObject, useEffect, useRef } from 'react';
import { putOnto, resized, type Slot, STEP, slotOf, type Times } from './slots';

/** Pixels that a mouse moves before it drags. */
const SLOP = 5;
/** Milliseconds that a finger rests before it drags (product spec, section 9). */
export const LONG_PRESS = 250;
/** Pixels from the edge of the hours at which they scroll, and how far at each move. */
const EDGE = 36;
const SCROLL = 14;

export interface DragActions {
  /** The times of an event on screen, by its key; null when it is gone. */
  timesOf(key: string): Times | null;
  /** What is told beside the pointer. */
  describe(times: Times): string;
  dropped(key: string, times: Times): void;
  taskDropped(task: string, slot: Slot): void;
}

interface Held {
  readonly pointer: number;
  readonly kind: 'event' | 'task';
  readonly id: string;
  readonly edge: 'start' | 'end' | null;
  readonly words: string;
  readonly x: number;
  readonly y: number;
  grabbed: Slot | null;
  active: boolean;
  times: Times | null;
  target: Slot | null;
}

/**
 * Drags events over the calendar and tasks onto it, and draws the edges of events, with mouse, pen and finger alike: what
 * lies under the pointer is asked of the page, so that no finger ever moves another event than the one it rests on. One
 * pointer at a time; Escape, a lost pointer and a second finger leave everything as it was.
 * @param root holds the calendar and the list of tasks
 */
export function useGridDrag(root: RefObject<HTMLElement | null>, month: boolean, actions: DragActions): void {
  const latest = useRef({ actions, month });
  useEffect(() => {
    latest.current = { actions, month };
  });

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let held: Held | null = null;
    let timer: ReturnType<typeof setTimeout> | null = null;
    let ghost: HTMLElement | null = null;

    const clear = () => {
      if (timer) clearTimeout(timer);
      timer = null;
      ghost?.remove();
      ghost = null;
      for (const cell of element.querySelectorAll('[data-over]')) cell.removeAttribute('data-over');
      if (held?.active) element.removeAttribute('data-dragging');
      held = null;
    };

    const begin = () => {
      if (!held) return;
      held.active = true;
      held.grabbed = held.kind === 'event' ? slotAt(element, held.x, held.y) : null;
      element.setAttribute('data-dragging', held.edge ? 'edge' : held.kind);
      ghost = document.body.appendChild(document.createElement('div'));
      ghost.className = 'calendar-ghost';
      ghost.setAttribute('aria-hidden', 'true');
      follow(held.x, held.y);
    };

    const follow = (x: number, y: number) => {
      if (!held || !ghost) return;
      const now = latest.current;
      ghost.style.transform = `translate(${x + 12}px, ${y + 12}px)`;
      const slot = slotAt(element, x, y);
      const before = held.kind === 'event' ? now.actions.timesOf(held.id) : null;
      // Removed meanwhile, in another tab: there is nothing to drop.
      if (held.kind === 'event' && !before) return clear();
      held.target = slot;
      held.times =
        slot && before
          ? held.edge
            ? slot.timed
              ? resized(before, held.edge, slot)
              : null
            : putOnto(slot, before, held.grabbed, now.month)
          : null;
      const when = held.times ? now.actions.describe(held.times) : '';
      ghost.textContent = [held.words, when].filter(Boolean).join(' · ');
      mark(element, slot, held.times);
      scroll(element, y);
    };

    const down = (event: PointerEvent) => {
      if (held) return clear();
      if (event.button !== 0) return;
      const target = event.target as HTMLElement;
      const item = target.closest<HTMLElement>('[data-key], [data-task]');
      if (
        !item ||
        item.dataset.more !== undefined ||
        item.closest('.rbc-agenda-view') ||
        target.closest('[data-no-drag]')
      )
        return;
      const { key, task } = item.dataset;
      const edge = target.dataset.resize;
      held = {
        pointer: event.pointerId,
        kind: task === undefined ? 'event' : 'task',
        id: key ?? task ?? '',
        edge: edge === 'start' || edge === 'end' ? edge : null,
        words: item.dataset.words ?? item.querySelector('.rbc-event-content')?.textContent ?? item.textContent ?? '',
        x: event.clientX,
        y: event.clientY,
        grabbed: null,
        active: false,
        times: null,
        target: null,
      };
      if (event.pointerType !== 'mouse') timer = setTimeout(begin, LONG_PRESS);
    };

    const move = (event: PointerEvent) => {
      if (!held || event.pointerId !== held.pointer) return;
      const far = Math.hypot(event.clientX - held.x, event.clientY - held.y) >= SLOP;
      if (!held.active) {
        if (!far) return;
        if (event.pointerType !== 'mouse') return clear();
        begin();
      }
      follow(event.clientX, event.clientY);
    };

    const up = (event: PointerEvent) => {
      if (!held || event.pointerId !== held.pointer) return;
      const { active, kind, id, times, target } = held;
      clear();
      if (!active) return;
      swallowClick();
      if (kind === 'event' && times) latest.current.actions.dropped(id, times);
      if (kind === 'task' && target) latest.current.actions.taskDropped(id, target);
    };

    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !held?.active) return;
      event.stopPropagation();
      clear();
      swallowClick();
    };
    const still = (event: Event) => {
      if (held?.active) event.preventDefault();
    };
    const menu = (event: Event) => {
      if (held) event.preventDefault();
    };
    // The library watches the same mouse for a selection of slots.
    const quiet = (event: Event) => {
      if ((event.target as HTMLElement).closest('[data-key], [data-task]')) event.preventDefault();
    };

    element.addEventListener('pointerdown', down);
    element.addEventListener('dragstart', quiet);
    element.addEventListener('contextmenu', menu);
    element.addEventListener('touchmove', still, { passive: false });
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', clear);
    window.addEventListener('blur', clear);
    window.addEventListener('keydown', key, true);
    return () => {
      clear();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('dragstart', quiet);
      element.removeEventListener('contextmenu', menu);
      element.removeEventListener('touchmove', still);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', clear);
      window.removeEventListener('blur', clear);
      window.removeEventListener('keydown', key, true);
    };
  }, [root]);
}

/** The slot that lies under a point, whatever lies over it. */
function slotAt(root: HTMLElement, x: number, y: number): Slot | null {
  for (const element of document.elementsFromPoint(x, y)) {
    if (!root.contains(element) || !(element instanceof HTMLElement)) continue;
    const name = element.dataset.slot ?? element.dataset.day;
    if (name !== undefined) return slotOf(name);
  }
  return null;
}

/** Shows where it would go. */
function mark(root: HTMLElement, slot: Slot | null, times: Times | null): void {
  for (const cell of root.querySelectorAll('[data-over]')) cell.removeAttribute('data-over');
  if (!slot) return;
  if (!slot.timed) {
    const days = root.querySelectorAll(`[data-day="${slot.day}"]`);
    for (const day of days) day.setAttribute('data-over', '');
    return;
  }
  const { start, end } = times ?? { start: slot.start, end: slot.start + 2 * STEP * 60_000 };
  for (const cell of root.querySelectorAll<HTMLElement>(`[data-slot^="${slot.day}T"]`)) {
    const at = slotOf(cell.dataset.slot ?? '').start;
    if (at >= start && at < end) cell.setAttribute('data-over', '');
  }
}

/** Brings hours above and below into sight. */
function scroll(root: HTMLElement, y: number): void {
  const hours = root.querySelector('.rbc-time-content');
  if (!hours) return;
  const { top, bottom } = hours.getBoundingClientRect();
  if (y > top && y < top + EDGE) hours.scrollTop -= SCROLL;
  else if (y < bottom && y > bottom - EDGE) hours.scrollTop += SCROLL;
}

/** The click that a mouse makes after a drag opens nothing. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, true), 0);
}
