import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { dayBounds } from '../../domain/calendar/day-index';
import type { Occurrence } from '../../domain/calendar/types';
import { isWall, wallOf } from '../../domain/calendar/wall';
import { type CalendarView, calendarSettingsChanged } from './calendar-slice';
import { dateWords } from './event-words';
import { pageTo, titleOf, visibleRange, weekStartOf } from './localizer';
import { selectCalendarSettings } from './selectors';
import { dateOf, dayOf } from './slots';
import type { Calendar } from './use-calendar';

const RTL = /^(?:ar|fa|he|ur)\b/;

/**
 * What the calendar shows: the view, its page, the chosen day, and the events of both.
 * @param own a view that is not the one of the calendar's own screen
 */
export function useCalendarPage(
  { index, clock }: Calendar,
  own?: { readonly view: CalendarView; readonly setView: (view: CalendarView) => void },
) {
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const settings = useAppSelector(selectCalendarSettings);
  const view = own?.view ?? settings.view;
  const weekStart = weekStartOf(settings);
  const language = settings.language === 'auto' ? undefined : settings.language;
  const words = useMemo(() => dateWords(language), [language]);

  const [day, setDay] = useState(() => {
    const asked = query.get('day') ?? '';
    return /^\d{4}-\d\d-\d\d$/.test(asked) && isWall(asked) ? asked : dayOf(new Date());
  });
  const [page, setPage] = useState(() => dateOf(day));
  const range = useMemo(() => visibleRange(view, page, weekStart), [view, page, weekStart]);
  const occurrences = useMemo(() => index.between(range.from.getTime(), range.to.getTime()), [index, range]);
  const dayEvents = useMemo(() => {
    const { from, to } = dayBounds(wallOf(day), clock);
    return index.between(from, to);
  }, [index, day, clock]);

  const showDay = useCallback((next: string) => {
    setDay(next);
    setPage(dateOf(next));
  }, []);

  return {
    view,
    weekStart,
    words,
    rtl: RTL.test(language ?? navigator.language),
    title: titleOf(view, page, weekStart, words),
    /** A date of the page that is shown. */
    page,
    /** The days that are shown. */
    range,
    occurrences,
    /** The chosen day, and its events. */
    day,
    dayEvents,
    /** An event that is shown, by its key. */
    find: (key: string): Occurrence | null =>
      occurrences.find((one) => one.key === key) ?? dayEvents.find((one) => one.key === key) ?? null,
    /** Chooses a day; the page stays. */
    chooseDay: setDay,
    /** Chooses a day, on its own page. */
    showDay,
    /** Chooses a day; another page is turned to only where this one does not have it. */
    followDay: (next: string) => {
      setDay(next);
      if (next < dayOf(range.from) || next >= dayOf(range.to)) setPage(dateOf(next));
    },
    turn: (step: -1 | 1) => showDay(dayOf(pageTo(view, page, step))),
    setView: (next: CalendarView) => {
      setPage(dateOf(day));
      if (own) own.setView(next);
      else dispatch(calendarSettingsChanged({ view: next }));
    },
  };
}

export type CalendarPage = ReturnType<typeof useCalendarPage>;
