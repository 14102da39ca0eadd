import { useEffect, useRef, useState } from 'react';
import type { PlannerTask } from '../../app/hooks';
import { seriesTimes } from '../../domain/calendar/edits';
import { type Repeat, recurrenceFor } from '../../domain/calendar/repeats';
import { repeats } from '../../domain/calendar/series';
import type { Occurrence } from '../../domain/calendar/types';
import type { CalendarDraft } from './calendar-slice';
import { blankForm, changeOf, instantsOf, timesOfForm } from './event-form';
import { dayAndTimes, shortText } from './event-words';
import type { Nudge } from './grid-keys';
import { dayOf, shifted, type Times } from './slots';
import type { Calendar, Scope } from './use-calendar';
import type { CalendarPage } from './use-calendar-page';

/** What is done with events on the page: the dialog that adds one, the editor of the day, drops, and what is said of each. */
export function useEventActions({ clock, add, change, move, remove }: Calendar, page: CalendarPage) {
  const { words, find } = page;
  const [editing, setEditing] = useState<string | null>(null);
  const [adding, setAdding] = useState<{ form: CalendarDraft; task: PlannerTask | null } | null>(null);
  const [said, setSaid] = useState('');
  const opener = useReturnedFocus(adding !== null);

  const describe = (times: Times) => dayAndTimes(times, words);
  /** @returns the event as it is now, `undefined` where nothing was moved */
  const drop = (key: string, times: Times) => {
    const occurrence = find(key);
    if (!occurrence) return;
    const after = move(occurrence, times);
    if (after) setSaid(`${shortText(after)} moved to ${describe(times)}`);
    return after;
  };

  return {
    said,
    editing,
    adding,
    describe,
    drop,
    /** Opens the dialog for an event at these times. */
    open: (times: Times, task: PlannerTask | null = null) => {
      opener.current = document.activeElement;
      page.chooseDay(dayOf(new Date(times.start)));
      setAdding({ form: blankForm(times, clock, task?.text), task });
    },
    close: () => setAdding(null),
    edit: (occurrence: Occurrence | null) => {
      setEditing(occurrence?.key ?? null);
      if (occurrence) page.chooseDay(dayOf(new Date(occurrence.start)));
    },
    /** Adds what the dialog says. */
    addFromForm: (form: CalendarDraft) => {
      const { start, end, allDay } = timesOfForm(form, clock.device);
      const recurrence = recurrenceFor(form.repeat as Repeat, '');
      const event = add(
        form.text,
        { start, end, allDay, zone: clock.device },
        { recurrence, taskId: adding?.task?.id ?? null, ...form.details },
      );
      setAdding(null);
      page.followDay(form.startDay);
      setSaid(`${shortText(event)} added`);
    },
    /** Makes an event of a task. */
    plan: (task: PlannerTask, times: Times) => {
      const { start, end, allDay } = timesOfForm(blankForm(times, clock), clock.device);
      add(task.text, { start, end, allDay, zone: clock.device }, { taskId: task.id });
      setSaid(`${task.text.slice(0, 80)} planned for ${describe(times)}`);
      page.chooseDay(dayOf(new Date(times.start)));
    },
    save: (occurrence: Occurrence, form: CalendarDraft, before: CalendarDraft, scope: Scope) => {
      const { times, recurrence, ...text } = changeOf(form, before, occurrence.event, clock);
      const all = !repeats(occurrence.event) || scope === 'all';
      const moved =
        times && repeats(occurrence.event) && all
          ? seriesTimes(occurrence, instantsOf(timesOfForm(form, clock.device), clock), clock)
          : times;
      change(
        occurrence,
        { ...text, ...form.details, ...(all && recurrence !== undefined ? { recurrence } : {}), ...(moved ?? {}) },
        scope,
        `“${form.text.trim().slice(0, 60)}” saved.`,
      );
      setEditing(null);
      if (times) page.chooseDay(form.startDay);
    },
    remove: (occurrence: Occurrence, scope: Scope) => {
      remove(occurrence, scope);
      if (editing === occurrence.key) setEditing(null);
    },
    /** @returns whether there was such an event */
    removeAt: (key: string): boolean => {
      const occurrence = find(key);
      if (!occurrence) return false;
      remove(occurrence, 'one');
      setSaid(`${shortText(occurrence.event)} deleted`);
      return true;
    },
    /**
     * Moves an event, or its end, by days and half hours.
     * @returns the key that it has now, `null` where nothing was moved
     */
    nudge: (key: string, { days, slots, edge }: Nudge): string | null => {
      const occurrence = find(key);
      if (!occurrence) return null;
      const { start, end, allDay } = occurrence;
      // A whole day has no half hours.
      if (allDay && slots !== 0) return null;
      const times = { start: edge ? start : shifted(start, days, slots), end: shifted(end, days, slots), allDay };
      if (times.end <= times.start) return null;
      const after = drop(key, times);
      if (!after) return null;
      if (!edge) page.followDay(dayOf(new Date(times.start)));
      return after.id === occurrence.event.id ? key : after.id;
    },
  };
}

/** The text field of the dialog takes the focus before the dialog has noted who opened it: this returns it. */
function useReturnedFocus(isOpen: boolean) {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (isOpen || !opener.current) return;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body && opener.current instanceof HTMLElement) opener.current.focus();
      opener.current = null;
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
  return opener;
}
