import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type Hold, listenForDrags } from '../../ui/pointer-drag';
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
  /** What is shown beside the pointer. */
  describe(times: Times): string;
  dropped(key: string, times: Times): void;
  taskDropped(task: string, slot: Slot): void;
}

/**
 * Drags events over the calendar and tasks onto it, and draws the edges of events. What is under the pointer is asked of
 * the page, so that no finger ever moves another event than the one it rests on.
 * @param root holds the calendar and the list of tasks
 */
export function useGridDrag(root: RefObject<HTMLElement | null>, month: boolean, actions: DragActions): void {
  const latest = useEffectEvent(() => ({ ...actions, month }));
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    return listenForDrags(element, (target) => holdOf(element, target, () => latest()), {
      slop: SLOP,
      rest: LONG_PRESS,
    });
  }, [root]);
}

function holdOf(root: HTMLElement, target: HTMLElement, latest: () => DragActions & { month: boolean }): Hold | null {
  const item = target.closest<HTMLElement>('[data-key], [data-task]');
  if (!item || item.dataset.more !== undefined || item.closest('.rbc-agenda-view') || target.closest('[data-no-drag]'))
    return null;
  const { key, task } = item.dataset;
  const { resize } = target.dataset;
  const edge = resize === 'start' || resize === 'end' ? resize : null;
  const name = item.dataset.words ?? item.querySelector('.rbc-event-content')?.textContent ?? item.textContent ?? '';
  const ghost = document.createElement('div');
  ghost.className = 'calendar-ghost';
  ghost.setAttribute('aria-hidden', 'true');
  let grabbed: Slot | null = null;
  let slot: Slot | null = null;
  let times: Times | null = null;

  /** Where the event would be if it were dropped now. */
  const timesAt = (before: Times): Times | null => {
    if (!slot) return null;
    if (edge) return slot.timed ? resized(before, edge, slot) : null;
    return putOnto(slot, before, grabbed, latest().month);
  };
  return {
    begin(x, y) {
      grabbed = task === undefined ? slotAt(root, x, y) : null;
      root.setAttribute('data-dragging', edge ? 'edge' : task === undefined ? 'event' : 'task');
      document.body.append(ghost);
    },
    move(x, y) {
      const before = task === undefined ? latest().timesOf(key ?? '') : null;
      // Removed meanwhile, in another tab: there is nothing to drop.
      if (task === undefined && !before) return 'gone';
      ghost.style.transform = `translate(${x + 12}px, ${y + 12}px)`;
      slot = slotAt(root, x, y);
      times = before && timesAt(before);
      ghost.textContent = [name, times ? latest().describe(times) : ''].filter(Boolean).join(' · ');
      mark(root, slot, times);
      scrollHours(root, y, SCROLL);
    },
    drop() {
      if (task !== undefined) {
        if (slot) latest().taskDropped(task, slot);
      } else if (times) latest().dropped(key ?? '', times);
    },
    end() {
      ghost.remove();
      root.removeAttribute('data-dragging');
      for (const cell of root.querySelectorAll('[data-over]')) cell.removeAttribute('data-over');
    },
  };
}

/** The slot that lies under a point, whatever lies over it. */
export function slotAt(root: HTMLElement, x: number, y: number): Slot | null {
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

/** Brings hours above and below into sight, near their edges. @param by pixels @returns whether it moved them */
export function scrollHours(root: HTMLElement, y: number, by: number): boolean {
  const hours = root.querySelector('.rbc-time-content');
  if (!hours) return false;
  const before = hours.scrollTop;
  const { top, bottom } = hours.getBoundingClientRect();
  if (y > top && y < top + EDGE) hours.scrollTop -= by;
  else if (y < bottom && y > bottom - EDGE) hours.scrollTop += by;
  return hours.scrollTop !== before;
}
