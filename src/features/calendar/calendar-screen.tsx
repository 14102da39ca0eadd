import { Columns2, Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import type { SlotInfo } from 'react-big-calendar';
import { useNavigate } from 'react-router-dom';
import { useAppSelector, useAppStore, useDevice, usePlanner } from '../../app/hooks';
import { paths } from '../../app/paths';
import { proposedStart } from '../../domain/calendar/free-time';
import type { Occurrence } from '../../domain/calendar/types';
import { wallOf } from '../../domain/calendar/wall';
import { anyOver } from '../../domain/study/any-over';
import { Button } from '../../ui/button';
import { FileButton } from '../../ui/file-picker';
import { counted } from '../../ui/format';
import { lazyPart } from '../../ui/lazy-part';
import { Overlay } from '../../ui/overlay';
import { Page, PageHeader } from '../../ui/page';
import { useToast } from '../../ui/toast';
import { useAsked } from '../../ui/use-asked';
import { useEvent } from '../../ui/use-event';
import { useMedia } from '../../ui/use-media';
import { useToday } from '../../ui/use-today';
import { AddDialog } from './add-dialog';
import { CalendarGrid } from './calendar-grid';
import { CalendarToolbar } from './calendar-toolbar';
import { DayPanel } from './day-panel';
import { useGridDrag } from './grid-drag';
import { useGridKeys } from './grid-keys';
import { ScopeDialog } from './scope-dialog';
import { selectCalendar, selectEvents } from './selectors';
import { SettingsPopover } from './settings-popover';
import { dateOf, dayOf, hourAt, slotOf } from './slots';
import { TaskTray } from './task-tray';
import { useCalendar } from './use-calendar';
import { useCalendarPage } from './use-calendar-page';
import { useEventActions } from './use-event-actions';
import { type CalendarImport, useImport } from './use-import';

const CalendarList = lazyPart(() => import('./calendar-list').then((m) => m.CalendarList));
const ImportPanel = lazyPart<{ importing: CalendarImport }>(() => import('./import-panel').then((m) => m.ImportPanel));

/** `/planyourday/events`: the calendar, the chosen day beside it, and the tasks that wait for a time. */
export function CalendarScreen() {
  const calendar = useCalendar();
  const { index, clock } = calendar;
  const page = useCalendarPage(calendar);
  const actions = useEventActions(calendar, page);
  const planner = usePlanner();
  const tasks = useAppSelector(planner.tasks);
  const { view, day, find, showDay } = page;
  const today = useToday();
  const mayHaveMissed = useAppSelector((state) => anyOver(selectEvents(state), today));
  const isTimed = view !== 'month';
  const proposed = (of: string) => proposedStart(index, clock, wallOf(of), Date.now());

  const addOn = (of: string) => actions.open(hourAt(slotOf(of), false, proposed));
  useAsked('add', () => addOn(day));
  useAsked('event', (id) => {
    const next = calendar.nextOf(id, Date.now());
    if (!next) return;
    showDay(dayOf(new Date(next.start)));
    actions.edit(next);
  });

  const dayHead = useRef<HTMLHeadingElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [moving, setMoving] = useState<string | null>(null);
  const keys = useGridKeys(
    frame,
    { view, day, rtl: page.rtl },
    {
      dayReached: page.chooseDay,
      slotChosen: (slot) => actions.open(hourAt(slot, isTimed, proposed)),
      eventOpened: (key) => actions.edit(find(key)),
      eventRemoved: (key) => actions.removeAt(key, () => keys.focusCursor()),
      eventNudged: (key, by) =>
        actions.nudge(key, by, (now) => {
          setMoving(now);
          keys.focusEvent(now);
        }),
      dayWanted: showDay,
      paged: page.turn,
    },
  );
  useGridDrag(root, !isTimed, {
    timesOf: find,
    describe: actions.describe,
    dropped: (key, times) => actions.drop(key, times),
    taskDropped: (id, slot) => {
      const task = tasks.find((one) => one.id === id);
      if (task) actions.plan(task, hourAt(slot, isTimed, proposed));
    },
  });

  const onSlot = useEvent(({ start, end, action }: SlotInfo) => {
    if (action === 'doubleClick') return;
    const timed = isTimed && end.getTime() - start.getTime() < 86_400_000;
    if (action === 'select') {
      const long = end.getTime() - start.getTime() > 90_000_000;
      if (timed || long) return actions.open({ start: start.getTime(), end: end.getTime(), allDay: !timed });
    }
    actions.open(hourAt(slotOf(timed ? `${dayOf(start)}T00:00@${start.getTime()}` : dayOf(start)), isTimed, proposed));
  });
  const onEvent = useEvent((occurrence: Occurrence) => actions.edit(occurrence));
  const onMore = useEvent((date: Date) => {
    page.chooseDay(dayOf(date));
    // All of them are in the list beside the calendar, or below it.
    requestAnimationFrame(() => dayHead.current?.focus());
  });
  const onDay = useEvent((date: Date) => showDay(dayOf(date)));
  const importing = useImport(useEvent((first: string | null) => first && showDay(first)));

  return (
    <Page title="Calendar & Events" width="full">
      <PageHeader
        title="Calendar & Events"
        lead="Plan your days: everything stays on this device. Arrows move through the calendar, Enter adds an event."
        action={
          <>
            <FileButton
              label="iCalendar file"
              accept=".ics,.ical,.ifb,.icalendar,.zip,text/calendar,application/zip"
              onPickAll={(files) => void importing.take(files)}
            >
              <Upload aria-hidden="true" />
              Import
            </FileButton>
            <ExportButton events={index.size} />
            <SplitButton day={day} />
            <SettingsPopover />
          </>
        }
      />
      {importing.snapshot.matches('idle') ? null : (
        <Overlay resetKey="import">
          <ImportPanel importing={importing} />
        </Overlay>
      )}
      <div ref={root} className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-label="Calendar" className="min-w-0 overflow-hidden rounded-card border border-line bg-surface">
          <CalendarToolbar
            title={page.title}
            view={view}
            onPage={page.turn}
            onToday={() => showDay(dayOf(new Date()))}
            onView={page.setView}
          />
          <div ref={frame} data-view={view} className="calendar-frame">
            <CalendarGrid
              view={view}
              date={page.page}
              occurrences={page.occurrences}
              weekStart={page.weekStart}
              words={page.words}
              rtl={page.rtl}
              moving={moving}
              onSlot={onSlot}
              onEvent={onEvent}
              onMore={onMore}
              onDay={onDay}
            />
          </div>
        </section>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          {mayHaveMissed ? (
            <Overlay resetKey={today}>
              <planner.MissedBlocks plan={null} />
            </Overlay>
          ) : null}
          <DayPanel
            key={day}
            head={dayHead}
            date={dateOf(day)}
            occurrences={page.dayEvents}
            editing={actions.editing}
            clock={clock}
            words={page.words}
            onAdd={() => addOn(day)}
            onEdit={actions.edit}
            seriesOf={calendar.seriesOf}
            onSave={(...saved) => void actions.save(...saved)}
            onRemove={actions.remove}
          />
          <TaskTray
            tasks={tasks}
            onSchedule={(task) => actions.open(hourAt(slotOf(task.due ?? day), false, proposed), task)}
          />
          <Overlay resetKey="calendars">
            <CalendarList />
          </Overlay>
        </div>
      </div>
      <p role="status" className="sr-only">
        {actions.said}
      </p>
      <ScopeDialog question={actions.asking} onClose={actions.answered} />
      <AddDialog
        form={actions.adding?.form ?? null}
        device={clock.device}
        onClose={actions.close}
        onAdd={(form) => void actions.addFromForm(form)}
      />
    </Page>
  );
}

/** Leads to the board with the calendar beside it, on the same day, where there is room for both. */
function SplitButton({ day }: { day: string }) {
  const wide = useMedia('(min-width: 1200px)');
  const navigate = useNavigate();
  return wide ? (
    <Button onClick={() => navigate(`${paths.tasks}?split&day=${day}`)}>
      <Columns2 aria-hidden="true" />
      Split view
    </Button>
  ) : null;
}

/** All events as an iCalendar file. */
function ExportButton({ events: count }: { events: number }) {
  const store = useAppStore();
  const device = useDevice();
  const toast = useToast();
  const exportAll = async () => {
    const { events, parts, calendars } = selectCalendar(store.getState());
    try {
      const { exported, header } = (await import('./export-all')).exportOfAll(events, calendars);
      const text = await device.writeCalendar(exported, Object.values(parts), header);
      device.download(`elevate-calendar-${dayOf(new Date())}.ics`, text, 'text/calendar');
      toast({ text: `${counted(count, 'event')} exported. The file is in your downloads.` });
    } catch {
      toast({ text: 'The calendar could not be exported. It is unchanged; try again.', tone: 'danger' });
    }
  };
  return (
    <Button disabled={count === 0} onClick={() => void exportAll()}>
      <Download aria-hidden="true" />
      Export
    </Button>
  );
}
