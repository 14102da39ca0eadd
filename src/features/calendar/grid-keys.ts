import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { CalendarView } from './calendar-slice';
import { dateOf, dayOf, type Slot, shifted, slotOf } from './slots';

/** Days and half hours that an event is moved by; with `edge` only its end. */
export interface Nudge {
  readonly days: number;
  readonly slots: number;
  readonly edge: boolean;
}

export interface GridKeyActions {
  /** The cell is on another day: its events are shown beside the calendar. */
  dayReached(day: string): void;
  /** A new event is to be entered there. */
  slotChosen(slot: Slot): void;
  eventOpened(key: string): void;
  eventRemoved(key: string): void;
  eventNudged(key: string, by: Nudge): void;
  /** Another page of the view, which is to show this day. */
  dayWanted(day: string): void;
  paged(step: -1 | 1): void;
}

/** A key that was meant for the calendar. */
const did = (_: unknown): true => true;

const within = (root: HTMLElement, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
const cell = (root: HTMLElement, start: string) =>
  root.querySelector<HTMLElement>(`[data-slot^="${CSS.escape(start)}"]`);
const focus = (element: HTMLElement) => {
  element.tabIndex = 0;
  element.focus();
};
/** `YYYY-MM-DDTHH:MM` of a timed slot, the day alone of another. */
const clockOf = (name: string) => name.split('@')[0] ?? name;

/**
 * The keyboard in the calendar: one cell is the tab stop; arrows move it, Page Up and Down turn pages, Enter enters an
 * event there. Tab goes on to the events of that day: arrows move among them, Enter opens one, Delete removes it, Alt and
 * arrows move it, with Shift its end; Escape goes back to the cell.
 */
export function useGridKeys(
  root: RefObject<HTMLElement | null>,
  { view, day, rtl }: { view: CalendarView; day: string; rtl: boolean },
  actions: GridKeyActions,
) {
  const cursor = useRef(day);
  /** What the focus goes to when it is drawn: the beginning of a cell's name, or `key:` and an event's. */
  const wanted = useRef<string | null>(null);
  /** What has the focus, as `wanted` names it: the library may remove it from the page and redraw it. */
  const held = useRef<string | null>(null);

  /** Exactly one cell and at most one event can be reached by Tab; the chosen day is marked. */
  const settle = useCallback(() => {
    const grid = root.current;
    if (!grid) return;
    for (const element of within(grid, '[data-slot][tabindex="0"], [data-key][tabindex="0"]')) element.tabIndex = -1;
    const name = clockOf(cursor.current);
    const stop =
      cell(grid, name) ??
      cell(grid, `${name.slice(0, 10)}T09:00`) ??
      cell(grid, name.slice(0, 10)) ??
      grid.querySelector<HTMLElement>('[data-slot]');
    if (stop) stop.tabIndex = 0;
    const reached = eventsOf(grid, name.slice(0, 10));
    const here = reached.find(({ dataset }) => name.length > 10 && clockOf(dataset.end ?? '') > name);
    const first = here ?? reached[0] ?? (stop ? null : grid.querySelector<HTMLElement>('[data-key]'));
    if (first) first.tabIndex = 0;
    for (const chosen of within(grid, '[data-selected]')) chosen.removeAttribute('data-selected');
    for (const chosen of within(grid, `.rbc-month-row [data-day="${name.slice(0, 10)}"]`))
      chosen.setAttribute('data-selected', '');
  }, [root]);

  const drawn = useCallback(() => {
    settle();
    const grid = root.current;
    const want = wanted.current ?? (document.activeElement === document.body ? held.current : null);
    if (!grid || want === null) return;
    const found = want.startsWith('key:')
      ? grid.querySelector<HTMLElement>(`[data-key="${CSS.escape(want.slice(4))}"]`)
      : (cell(grid, want) ?? cell(grid, want.slice(0, 10)));
    if (!found) return;
    wanted.current = null;
    focus(found);
  }, [root, settle]);

  useEffect(() => {
    if (cursor.current.slice(0, 10) !== day) cursor.current = day;
    drawn();
  }, [day, drawn]);

  // The library recreates its cells when it likes.
  useEffect(() => {
    const grid = root.current;
    if (!grid) return;
    const observer = new MutationObserver(drawn);
    observer.observe(grid, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [root, drawn]);

  const onFocus = (target: EventTarget | null) => {
    const { slot: name, key } = target instanceof HTMLElement ? target.dataset : {};
    held.current = name !== undefined ? clockOf(name) : key === undefined ? null : `key:${key}`;
    if (name === undefined || name === cursor.current) return;
    const before = cursor.current.slice(0, 10);
    cursor.current = name;
    settle();
    if (name.slice(0, 10) !== before) actions.dayReached(name.slice(0, 10));
  };

  /** Puts the focus on the cell whose name begins so, on another page if need be. */
  const go = (name: string) => {
    const grid = root.current;
    const found = grid && cell(grid, name);
    if (found) return focus(found);
    wanted.current = name;
    actions.dayWanted(name.slice(0, 10));
  };

  const onSlotKey = (key: string, element: HTMLElement): boolean => {
    const slot = slotOf(element.dataset.slot ?? '');
    const time = clockOf(element.dataset.slot ?? '').slice(10);
    const grid = root.current;
    if (!grid) return false;
    const across = key === (rtl ? 'ArrowLeft' : 'ArrowRight') ? 1 : key === (rtl ? 'ArrowRight' : 'ArrowLeft') ? -1 : 0;
    const down = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (across !== 0) {
      for (let n = 1; n <= 3; n += 1) {
        const name = `${laterDay(slot.day, across * n)}${time}`;
        // A work week goes from Friday to Monday.
        if (view !== 'work_week' || ![0, 6].includes(dateOf(name).getDay())) return did(go(name));
      }
    }
    if (down !== 0 && view === 'month') return did(go(laterDay(slot.day, 7 * down)));
    if (down !== 0) {
      const column = within(grid, `[data-slot^="${slot.day}"]`).filter(({ dataset }) => dataset.slot !== undefined);
      const next = column[column.indexOf(element) + down];
      if (next) focus(next);
      return true;
    }
    if (key === 'Home' || key === 'End') {
      const cells = within(grid, '[data-slot]');
      const row =
        view === 'month'
          ? within(element.closest<HTMLElement>('.rbc-month-row') ?? grid, '[data-slot]')
          : cells.filter(({ dataset }) => dataset.slot?.startsWith(slot.day));
      const end = key === 'Home' ? row[0] : row.at(-1);
      if (end) focus(end);
      return true;
    }
    if (key === 'Enter' || key === ' ') return did(actions.slotChosen(slot));
    return false;
  };

  const onEventKey = (event: KeyboardEvent, element: HTMLElement): boolean => {
    const key = element.dataset.key ?? '';
    const grid = root.current;
    if (!grid) return false;
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key] ?? 0;
    if (step !== 0 && event.altKey && element.dataset.more === undefined) {
      const sideways = event.key === 'ArrowRight' || event.key === 'ArrowLeft';
      const days = sideways ? (rtl ? -step : step) : 0;
      wanted.current = `key:${key}`;
      actions.eventNudged(key, { days, slots: sideways ? 0 : step, edge: event.shiftKey });
      return true;
    }
    if (step !== 0) {
      const day = cursor.current.slice(0, 10);
      const list = view === 'agenda' ? within(grid, '[data-key]') : eventsOf(grid, day);
      const next = list[list.indexOf(element) + step];
      if (next) focus(next);
      return true;
    }
    if (event.key === 'Escape') return did(go(clockOf(cursor.current)));
    // The mark for several events is a button like any other.
    if (element.dataset.more !== undefined)
      return event.key === 'Enter' || event.key === ' ' ? did(element.click()) : false;
    if (event.key === 'Enter' || event.key === ' ') return did(actions.eventOpened(key));
    if (event.key === 'Delete' || event.key === 'Backspace') return did(actions.eventRemoved(key));
    return false;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey) return;
    const target = event.target as HTMLElement;
    const onEvent = target.closest<HTMLElement>('[data-key]');
    const onSlot = target.closest<HTMLElement>('[data-slot]');
    if (!onEvent && !onSlot) return;
    let done = false;
    if (event.key === 'PageDown' || event.key === 'PageUp') {
      const step = event.key === 'PageDown' ? 1 : -1;
      if (onSlot) wanted.current = laterPage(view, clockOf(cursor.current), step);
      actions.paged(step);
      done = true;
    } else if (onEvent) done = onEventKey(event, onEvent);
    else if (onSlot && !event.altKey) done = onSlotKey(event.key, onSlot);
    if (!done) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const onKey = useEffectEvent(onKeyDown);
  const onFocusIn = useEffectEvent(onFocus);
  useEffect(() => {
    const grid = root.current;
    if (!grid) return;
    const down = (event: KeyboardEvent) => onKey(event);
    const focused = (event: FocusEvent) => onFocusIn(event.target);
    const left = (event: Event) => {
      if (!grid.contains(event.target as Node)) held.current = null;
    };
    document.addEventListener('focusin', left);
    document.addEventListener('pointerdown', left);
    grid.addEventListener('keydown', down);
    grid.addEventListener('focusin', focused);
    return () => {
      grid.removeEventListener('keydown', down);
      grid.removeEventListener('focusin', focused);
      document.removeEventListener('focusin', left);
      document.removeEventListener('pointerdown', left);
    };
  }, [root]);

  return {
    /** The focus goes to this event when it is next drawn; to the cell of its day where it has no room there. */
    focusEvent: (key: string) => {
      const want = `key:${key}`;
      wanted.current = want;
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          // Moved within its column nothing is drawn again: it is where it was in the page.
          if (wanted.current === want) drawn();
          if (wanted.current === want) go(clockOf(cursor.current));
        }),
      );
    },
    focusCursor: () => go(clockOf(cursor.current)),
  };
}

/** The events that touch a day, in the order they stand in. */
const eventsOf = (grid: HTMLElement, day: string) =>
  within(grid, '[data-key]')
    .filter(({ dataset }) => (dataset.first ?? '') <= day && (dataset.last ?? '') >= day)
    .sort((a, b) => (a.dataset.start ?? '').localeCompare(b.dataset.start ?? ''));

const laterDay = (day: string, days: number) => dayOf(new Date(shifted(dateOf(day).getTime(), days)));

function laterPage(view: CalendarView, name: string, step: -1 | 1): string {
  const date = dateOf(name);
  if (view !== 'month') return `${laterDay(name, step * (view === 'day' ? 1 : 7))}${name.slice(10)}`;
  const days = new Date(date.getFullYear(), date.getMonth() + step + 1, 0).getDate();
  return dayOf(new Date(date.getFullYear(), date.getMonth() + step, Math.min(date.getDate(), days)));
}
