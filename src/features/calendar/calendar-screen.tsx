import { Download, Upload } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { SlotInfo } from 'react-big-calendar';
import { useSearchParams } from 'react-router-dom';
import { type PlannerTask, useAppDispatch, useAppSelector, useAppStore, useDevice, usePlanner } from '../../app/hooks';
import { dayBounds } from '../../domain/calendar/day-index';
import { seriesTimes } from '../../domain/calendar/edits';
import { type Repeat, recurrenceFor } from '../../domain/calendar/repeats';
import { repeats } from '../../domain/calendar/series';
import type { Occurrence } from '../../domain/calendar/types';
import { isWall, wallOf } from '../../domain/calendar/wall';
import { Button } from '../../ui/button';
import { FileButton } from '../../ui/file-picker';
import { counted } from '../../ui/format';
import { Page, PageHeader } from '../../ui/page';
import { useToast } from '../../ui/toast';
import { AddDialog } from './add-dialog';
import { CalendarGrid } from './calendar-grid';
import { type CalendarDraft, type CalendarView, calendarSettingsChanged } from './calendar-slice';
import { CalendarToolbar } from './calendar-toolbar';
import { DayPanel } from './day-panel';
import { blankForm, changeOf, instantsOf, timesOfForm } from './event-form';
import { dateWords, shortText, whenWords } from './event-words';
import { useGridDrag } from './grid-drag';
import { useGridKeys } from './grid-keys';
import { ImportPanel } from './import-panel';
import { pageTo, titleOf, visibleRange, weekStartOf } from './localizer';
import { selectCalendar, selectCalendarSettings } from './selectors';
import { SettingsPopover } from './settings-popover';
import { dateOf, dayOf, hourAt, type Slot, shifted, slotOf, type Times } from './slots';
import { TaskTray } from './task-tray';
import { type Scope, useCalendar } from './use-calendar';
import { useImport } from './use-import';

const RTL = /^(?:ar|fa|he|ur)\b/;

/** `/planyourday/events`: the calendar, the chosen day beside it, and the tasks that wait for a time. */
export function CalendarScreen() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const device = useDevice();
  const planner = usePlanner();
  const toast = useToast();
  const [query] = useSearchParams();
  const { index, clock, add, change, move, remove } = useCalendar();
  const settings = useAppSelector(selectCalendarSettings);
  const tasks = useAppSelector(planner.tasks);
  const { view } = settings;
  const weekStart = weekStartOf(settings);
  const language = settings.language === 'auto' ? undefined : settings.language;
  const words = useMemo(() => dateWords(language), [language]);
  const rtl = RTL.test(language ?? navigator.language);

  const [day, setDay] = useState(() => {
    const asked = query.get('day') ?? '';
    return /^\d{4}-\d\d-\d\d$/.test(asked) && isWall(asked) ? asked : dayOf(new Date());
  });
  const [page, setPage] = useState(() => dateOf(day));
  const [editing, setEditing] = useState<string | null>(null);
  const [adding, setAdding] = useState<{ form: CalendarDraft; task: PlannerTask | null } | null>(null);
  const [said, setSaid] = useState('');

  const occurrences = useMemo(() => {
    const { from, to } = visibleRange(view, page, weekStart);
    return index.between(from.getTime(), to.getTime());
  }, [index, view, page, weekStart]);
  const dayEvents = useMemo(() => {
    const { from, to } = dayBounds(wallOf(day), clock);
    return index.between(from, to);
  }, [index, day, clock]);

  // The text field takes the focus before the dialog has noted who opened it.
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (adding || !opener.current) return;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body && opener.current instanceof HTMLElement) opener.current.focus();
      opener.current = null;
    });
    return () => cancelAnimationFrame(frame);
  }, [adding]);

  const find = (key: string) =>
    occurrences.find((one) => one.key === key) ?? dayEvents.find((one) => one.key === key) ?? null;
  const showDay = useCallback((next: string) => {
    setDay(next);
    setPage(dateOf(next));
  }, []);
  const open = (times: Times, task: PlannerTask | null = null) => {
    opener.current = document.activeElement;
    setDay(dayOf(new Date(times.start)));
    setAdding({ form: blankForm(times, clock, task?.text), task });
  };
  const edit = (occurrence: Occurrence | null) => {
    setEditing(occurrence?.key ?? null);
    if (occurrence) setDay(dayOf(new Date(occurrence.start)));
  };
  const drop = (key: string, times: Times) => {
    const occurrence = find(key);
    if (!occurrence) return;
    const after = move(occurrence, times);
    if (after) setSaid(`${shortText(after)} moved to ${describe(times)}`);
    return after;
  };
  const describe = (times: Times) =>
    `${words.shortDay(new Date(times.start))}, ${whenWords({ ...times } as Occurrence, words)}`;
  const nextPage = (step: -1 | 1) => showDay(dayOf(pageTo(view, page, step)));

  const dayHead = useRef<HTMLHeadingElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const keys = useGridKeys(
    frame,
    { view, day, rtl },
    {
      dayReached: (next) => setDay(next),
      slotChosen: (slot) => open(hourAt(slot, view !== 'month')),
      eventOpened: (key) => edit(find(key)),
      eventRemoved: (key) => {
        const occurrence = find(key);
        if (!occurrence) return;
        remove(occurrence, 'one');
        setSaid(`${shortText(occurrence.event)} deleted`);
        keys.focusCursor();
      },
      eventNudged: (key, { days, slots, edge }) => {
        const occurrence = find(key);
        if (!occurrence) return;
        const { start, end, allDay } = occurrence;
        // A whole day has no half hours.
        if (allDay && slots !== 0) return;
        const times = {
          start: edge ? start : shifted(start, days, slots),
          end: shifted(end, days, slots),
          allDay,
        };
        if (times.end <= times.start) return;
        const after = drop(key, times);
        if (!after) return;
        keys.focusEvent(after.id === occurrence.event.id ? key : after.id);
        if (edge) return;
        const next = dayOf(new Date(times.start));
        setDay(next);
        if (
          next < dayOf(visibleRange(view, page, weekStart).from) ||
          next >= dayOf(visibleRange(view, page, weekStart).to)
        )
          setPage(dateOf(next));
      },
      dayWanted: showDay,
      paged: nextPage,
    },
  );
  useGridDrag(root, view === 'month', {
    timesOf: (key) => find(key),
    describe,
    dropped: (key, times) => void drop(key, times),
    taskDropped: (id, slot) => {
      const task = tasks.find((one) => one.id === id);
      if (task) plan(task, hourAt(slot, view !== 'month'));
    },
  });

  const plan = (task: PlannerTask, times: Times) => {
    const { start, end, allDay } = timesOfForm(blankForm(times, clock), clock.device);
    add(task.text, { start, end, allDay, zone: clock.device }, { taskId: task.id });
    setSaid(`${task.text.slice(0, 80)} planned for ${describe(times)}`);
    setDay(dayOf(new Date(times.start)));
  };
  const addFromForm = (form: CalendarDraft) => {
    const { start, end, allDay } = timesOfForm(form, clock.device);
    const recurrence = recurrenceFor(form.repeat as Repeat, '');
    const event = add(
      form.text,
      { start, end, allDay, zone: clock.device },
      { recurrence, taskId: adding?.task?.id ?? null },
    );
    setAdding(null);
    setDay(form.startDay);
    if (
      form.startDay < dayOf(visibleRange(view, page, weekStart).from) ||
      form.startDay >= dayOf(visibleRange(view, page, weekStart).to)
    )
      setPage(dateOf(form.startDay));
    setSaid(`${shortText(event)} added`);
  };
  const save = (occurrence: Occurrence, form: CalendarDraft, before: CalendarDraft, scope: Scope) => {
    const { times, recurrence, ...text } = changeOf(form, before, occurrence.event, clock);
    const all = !repeats(occurrence.event) || scope === 'all';
    const moved =
      times && repeats(occurrence.event) && all
        ? seriesTimes(occurrence, instantsOf(timesOfForm(form, clock.device), clock), clock)
        : times;
    change(
      occurrence,
      { ...text, ...(all && recurrence !== undefined ? { recurrence } : {}), ...(moved ?? {}) },
      scope,
      `“${form.text.trim().slice(0, 60)}” saved.`,
    );
    setEditing(null);
    if (times) setDay(form.startDay);
  };

  const onSlot = useEvent(({ start, end, action }: SlotInfo) => {
    if (action === 'doubleClick') return;
    const timed = view !== 'month' && end.getTime() - start.getTime() < 86_400_000;
    if (action === 'select') {
      const long = end.getTime() - start.getTime() > 90_000_000;
      if (timed || long) return open({ start: start.getTime(), end: end.getTime(), allDay: !timed });
    }
    open(hourAt(slotOf(timed ? `${dayOf(start)}T00:00@${start.getTime()}` : dayOf(start)), view !== 'month'));
  });
  const onEvent = useEvent((occurrence: Occurrence) => edit(occurrence));
  const onMore = useEvent((date: Date) => {
    setDay(dayOf(date));
    // All of them stand in the list beside the calendar, or below it.
    requestAnimationFrame(() => dayHead.current?.focus());
  });
  const onDay = useEvent((date: Date) => showDay(dayOf(date)));
  const importing = useImport(useEvent((first: string | null) => first && showDay(first)));

  const exportAll = async () => {
    const { events, parts } = selectCalendar(store.getState());
    try {
      const text = await device.writeCalendar(Object.values(events), Object.values(parts));
      device.download(`elevate-calendar-${dayOf(new Date())}.ics`, text, 'text/calendar');
      toast({ text: `${counted(index.size, 'event')} exported. The file is in your downloads.` });
    } catch {
      toast({ text: 'The calendar could not be exported. It is unchanged; try again.', tone: 'danger' });
    }
  };

  return (
    <Page title="Calendar & Events" width="full">
      <PageHeader
        title="Calendar & Events"
        lead="Plan your days: everything stays on this device. Arrows move through the calendar, Enter adds an event."
        action={
          <>
            <FileButton label="iCalendar file" accept=".ics,text/calendar" onPick={(file) => void importing.take(file)}>
              <Upload aria-hidden="true" />
              Import
            </FileButton>
            <Button disabled={index.size === 0} onClick={() => void exportAll()}>
              <Download aria-hidden="true" />
              Export
            </Button>
            <SettingsPopover />
          </>
        }
      />
      <ImportPanel importing={importing} />
      <div ref={root} className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-label="Calendar" className="min-w-0 overflow-hidden rounded-card border border-line bg-surface">
          <CalendarToolbar
            title={titleOf(view, page, weekStart, words)}
            view={view}
            onPage={nextPage}
            onToday={() => showDay(dayOf(new Date()))}
            onView={(next: CalendarView) => {
              setPage(dateOf(day));
              dispatch(calendarSettingsChanged({ view: next }));
            }}
          />
          <div ref={frame} data-view={view} className="calendar-frame">
            <CalendarGrid
              view={view}
              date={page}
              occurrences={occurrences}
              weekStart={weekStart}
              words={words}
              rtl={rtl}
              onSlot={onSlot}
              onEvent={onEvent}
              onMore={onMore}
              onDay={onDay}
            />
          </div>
        </section>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <DayPanel
            key={day}
            head={dayHead}
            date={dateOf(day)}
            occurrences={dayEvents}
            editing={editing}
            clock={clock}
            words={words}
            onAdd={() => open(hourAt(slotOf(day) satisfies Slot, false))}
            onEdit={edit}
            onSave={save}
            onRemove={(occurrence, scope) => {
              remove(occurrence, scope);
              if (editing === occurrence.key) setEditing(null);
            }}
          />
          <TaskTray tasks={tasks} onSchedule={(task) => open(hourAt(slotOf(task.due ?? day), false), task)} />
        </div>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      <AddDialog
        form={adding?.form ?? null}
        device={clock.device}
        onClose={() => setAdding(null)}
        onAdd={addFromForm}
      />
    </Page>
  );
}

/** A function that stays the same and does what the newest one does. */
function useEvent<A extends readonly unknown[], R>(run: (...args: A) => R): (...args: A) => R {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
