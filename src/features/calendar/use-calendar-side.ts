import { type RefObject, useMemo, useState } from 'react';
import { useAppStore } from '../../app/hooks';
import type { CalendarSide } from '../../app/planner-types';
import { clashesWith } from '../../domain/calendar/clashes';
import { dayIndex } from '../../domain/calendar/day-index';
import { DAYTIME, nextFree, type Span } from '../../domain/calendar/free-time';
import { MINUTE } from '../../domain/calendar/wall';
import { useEvent } from '../../ui/use-event';
import { clashWords, dayAndTimes } from './event-words';
import { scrollHours, slotAt } from './grid-drag';
import { selectEvents } from './selectors';
import { dayOf, STEP, shifted } from './slots';
import type { Calendar } from './use-calendar';
import type { CalendarPage } from './use-calendar-page';

/** Where a dragged task would be dropped, with its words. */
export interface Preview {
  readonly time: Span;
  /** `Tue, Nov 24, 3:00 PM to 4:00 PM` */
  readonly when: string;
  /** What is there at the same time; empty for nothing. */
  readonly clash: string;
}

/** Pixels that the hours scroll in a frame. */
const FRAME_STEP = 6;

const DAYS = { left: -1, right: 1, up: 0, down: 0 } as const;
const SLOTS = { left: 0, right: 0, up: -1, down: 1 } as const;

/** What a drag of the board asks of this calendar. The same object as long as it is drawn. */
export function useCalendarSide(root: RefObject<HTMLElement | null>, { clock }: Calendar, page: CalendarPage) {
  const store = useAppStore();
  const [preview, setPreview] = useState<Preview | null>(null);
  /** Of all events: what is hidden takes its time all the same. */
  const index = () => dayIndex(selectEvents(store.getState()), clock);
  const wordsOf = (time: Span, own: string | null) => ({
    when: dayAndTimes({ ...time, allDay: false }, page.words),
    clash: clashWords(clashesWith(index(), time, own), page.words),
  });

  const firstFree = useEvent((minutes: number, own: string | null): Span => {
    const all = index();
    const others = {
      size: all.size,
      between: (from: number, to: number) => all.between(from, to).filter(({ event }) => event.id !== own),
    };
    const soon = Math.ceil(Date.now() / (STEP * MINUTE)) * STEP * MINUTE;
    return nextFree(others, clock, Date.now(), minutes, DAYTIME) ?? { start: soon, end: soon + minutes * MINUTE };
  });
  const words = useEvent((time: Span, own: string | null) => {
    const { when, clash } = wordsOf(time, own);
    return clash === '' ? `${when}.` : `${when}. ${clash}.`;
  });
  const show = useEvent((time: Span | null, own: string | null) => {
    if (time === null) return setPreview(null);
    if (preview?.time.start === time.start && preview.time.end === time.end) return;
    page.followDay(dayOf(new Date(time.start)));
    setPreview({ time, ...wordsOf(time, own) });
  });

  const side = useMemo(
    (): CalendarSide => ({
      timeAt({ x, y }, minutes) {
        const slot = root.current && slotAt(root.current, x, y);
        return slot?.timed ? { start: slot.start, end: slot.start + minutes * MINUTE } : null;
      },
      stepped({ start, end }, key) {
        const next = shifted(start, DAYS[key], SLOTS[key]);
        return { start: next, end: next + (end - start) };
      },
      firstFree,
      words,
      show,
      corner() {
        const box = root.current?.querySelector('[data-preview]')?.getBoundingClientRect();
        return box ? { x: box.left, y: box.top } : null;
      },
      scrollAt({ x, y }) {
        const box = root.current?.getBoundingClientRect();
        return root.current && box && x >= box.left && x <= box.right
          ? scrollHours(root.current, y, FRAME_STEP)
          : false;
      },
    }),
    [root, firstFree, words, show],
  );
  return { side, preview };
}
