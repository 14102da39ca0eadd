import { useEffect, useRef, useState } from 'react';
import type { PlannerTask } from '../../app/hooks';
import { recurrenceFor } from '../../domain/calendar/repeats';
import type { Scope } from '../../domain/calendar/scope';
import type { Occurrence } from '../../domain/calendar/types';
import type { CalendarDraft } from './calendar-slice';
import { blankForm, changeOf, timesOfForm } from './event-form';
import { changedWords, dayAndTimes, shortText } from './event-words';
import type { Nudge } from './grid-keys';
import type { ScopeQuestion } from './scope-dialog';
import { dayOf, shifted, type Times } from './slots';
import type { Calendar } from './use-calendar';
import type { CalendarPage } from './use-calendar-page';

/** What is done with events on the page: the dialog that adds one, the editor of the day, drops, and what is said of each. */
export function useEventActions(calendar: Calendar, page: CalendarPage) {
  const { clock, add, addSeries, change, changeSeries, move, ofSeries, remove, removeOfSeries } = calendar;
  const { words, find } = page;
  const [editing, setEditing] = useState<string | null>(null);
  const [adding, setAdding] = useState<{ form: CalendarDraft; task: PlannerTask | null } | null>(null);
  const [asking, setAsking] = useState<ScopeQuestion | null>(null);
  const [said, setSaid] = useState('');
  const opener = useReturnedFocus(adding !== null || asking !== null);

  const ask = (question: ScopeQuestion) => {
    opener.current = document.activeElement;
    setAsking(question);
  };
  const describe = (times: Times) => dayAndTimes(times, words);

  /** Moves one of a series, that and those after it, or all, and says so. @returns the key that the moved one has now */
  const moveSeries = async (occurrence: Occurrence, times: Times, scope: Scope): Promise<string | null> => {
    const after = await changeSeries(occurrence, { times }, scope, 'moved');
    if (!after) return null;
    setSaid(`${changedWords(shortText(after), scope)} moved to ${describe(times)}`);
    return calendar.at(after, times.start)?.key ?? null;
  };

  /**
   * Moves an event. One of a series only after it was asked which are meant.
   * @param moved hears the key that it has then
   */
  const drop = (key: string, times: Times, moved: (key: string) => void = () => {}) => {
    const occurrence = find(key);
    if (!occurrence) return;
    const { start, end, allDay } = occurrence;
    if (start === times.start && end === times.end && allDay === times.allDay) return;
    if (!ofSeries(occurrence.event)) {
      const after = move(occurrence, times);
      if (!after) return;
      setSaid(`${shortText(after)} moved to ${describe(times)}`);
      return moved(key);
    }
    const resized = start === times.start || end === times.end;
    ask({
      verb: resized ? 'Resize' : 'Move',
      name: shortText(occurrence.event),
      answer: (scope) => void moveSeries(occurrence, times, scope).then((now) => now !== null && moved(now)),
    });
  };

  /** Deletes an event; of a series only after it was asked which are meant. */
  const removed = (occurrence: Occurrence, gone: () => void = () => {}) => {
    const done = (name: string) => {
      setSaid(`${name} deleted`);
      setEditing((now) => (now === occurrence.key ? null : now));
      gone();
    };
    const name = shortText(occurrence.event);
    if (!ofSeries(occurrence.event)) {
      remove(occurrence);
      return done(name);
    }
    ask({
      verb: 'Delete',
      name,
      answer: (scope) => void removeOfSeries(occurrence, scope).then((was) => was && done(changedWords(name, scope))),
    });
  };

  return {
    said,
    editing,
    adding,
    asking,
    answered: () => setAsking(null),
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
    addFromForm: async (form: CalendarDraft) => {
      const { start, end, allDay } = timesOfForm(form, clock.device);
      const times = { start, end, allDay, zone: clock.device };
      const recurrence = recurrenceFor(form);
      const more = { taskId: adding?.task?.id ?? null, ...form.details };
      setAdding(null);
      const event =
        recurrence === '' ? add(form.text, times, more) : await addSeries(form.text, times, recurrence, more);
      page.followDay(event.start.slice(0, 10));
      setSaid(`${shortText(event)} added`);
    },
    /** Makes an event of a task. */
    plan: (task: PlannerTask, times: Times) => {
      const { start, end, allDay } = timesOfForm(blankForm(times, clock), clock.device);
      add(task.text, { start, end, allDay, zone: clock.device }, { taskId: task.id });
      setSaid(`${task.text.slice(0, 80)} planned for ${describe(times)}`);
      page.chooseDay(dayOf(new Date(times.start)));
    },
    save: async (occurrence: Occurrence, form: CalendarDraft, before: CalendarDraft, scope: Scope) => {
      const { recurrence, ...edit } = changeOf(form, before, clock);
      const name = form.text.trim().slice(0, 60);
      setEditing(null);
      const series = ofSeries(occurrence.event);
      if (series || recurrence !== undefined) {
        const rule = recurrence === undefined || (series && scope === 'one') ? {} : { recurrence };
        const after = await changeSeries(occurrence, { ...edit, ...rule }, series ? scope : 'one', 'saved');
        if (after) setSaid(`${changedWords(name, scope)} saved`);
      } else change(occurrence, edit, `“${name}” saved.`);
      if (edit.times) page.chooseDay(form.startDay);
    },
    remove: removed,
    /** @param gone hears that it is gone, whenever that was said */
    removeAt: (key: string, gone: () => void) => {
      const occurrence = find(key);
      if (occurrence) removed(occurrence, gone);
    },
    /** Moves an event, or its end, by days and half hours. @param moved hears the key that it has then */
    nudge: (key: string, { days, slots, edge }: Nudge, moved: (key: string) => void) => {
      const occurrence = find(key);
      if (!occurrence) return;
      const { start, end, allDay } = occurrence;
      // A whole day has no half hours.
      if (allDay && slots !== 0) return;
      const times = { start: edge ? start : shifted(start, days, slots), end: shifted(end, days, slots), allDay };
      if (times.end <= times.start) return;
      drop(key, times, (now) => {
        if (!edge) page.followDay(dayOf(new Date(times.start)));
        moved(now);
      });
    },
  };
}

/** What a dialog focuses first takes the focus before the dialog has noted who opened it: this returns it. */
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
