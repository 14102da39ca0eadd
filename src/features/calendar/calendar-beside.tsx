import { useEffect, useRef, useState } from 'react';
import type { SlotInfo } from 'react-big-calendar';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import type { BesideProps } from '../../app/planner-types';
import { proposedStart } from '../../domain/calendar/free-time';
import { wallOf } from '../../domain/calendar/wall';
import { useHere } from '../../ui/came-from';
import { useEvent } from '../../ui/use-event';
import { AddDialog } from './add-dialog';
import { CalendarGrid } from './calendar-grid';
import type { CalendarView } from './calendar-slice';
import { CalendarToolbar } from './calendar-toolbar';
import { DropPreview } from './drop-preview';
import { useGridDrag } from './grid-drag';
import { useGridKeys } from './grid-keys';
import { ScopeDialog } from './scope-dialog';
import { dayOf, hourAt, slotOf } from './slots';
import { useCalendar } from './use-calendar';
import { useCalendarPage } from './use-calendar-page';
import { useCalendarSide } from './use-calendar-side';
import { useEventActions } from './use-event-actions';

const VIEWS: readonly CalendarView[] = ['week', 'day'];
/** As high as the window has room for beside the board. */
const HEIGHT = 'max(26rem, calc(100dvh - 13.5rem))';

/** The calendar beside the board: its hours, where cards are dropped; events are added, moved and opened as on its own screen. */
export function CalendarBeside({ view, onView, onSide }: BesideProps) {
  const calendar = useCalendar();
  const page = useCalendarPage(calendar, { view, setView: (next) => onView(next === 'day' ? 'day' : 'week') });
  const actions = useEventActions(calendar, page);
  const { index, clock } = calendar;
  const { day, find, showDay } = page;
  const navigate = useNavigate();
  const here = useHere('the board');
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [moving, setMoving] = useState<string | null>(null);
  const proposed = (of: string) => proposedStart(index, clock, wallOf(of), Date.now());
  const openEvent = useEvent((id: string) =>
    navigate(`${paths.calendar}?event=${encodeURIComponent(id)}`, { state: here }),
  );
  const keys = useGridKeys(
    frame,
    { view, day, rtl: page.rtl },
    {
      dayReached: page.chooseDay,
      slotChosen: (slot) => actions.open(hourAt(slot, true, proposed)),
      eventOpened: (key) => {
        const found = find(key);
        if (found) openEvent(found.event.id);
      },
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
  useGridDrag(root, false, {
    timesOf: find,
    describe: actions.describe,
    dropped: (key, times) => actions.drop(key, times),
    taskDropped: () => {},
  });
  const { side, preview } = useCalendarSide(root, calendar, page);
  const announced = useEvent(onSide);
  useEffect(() => {
    announced(side);
    return () => announced(null);
  }, [announced, side]);

  const onSlot = useEvent(({ start, end, action }: SlotInfo) => {
    if (action === 'doubleClick') return;
    const length = end.getTime() - start.getTime();
    const timed = length < 86_400_000;
    if (action === 'select' && (timed || length > 90_000_000))
      return actions.open({ start: start.getTime(), end: end.getTime(), allDay: !timed });
    actions.open(hourAt(slotOf(timed ? `${dayOf(start)}T00:00@${start.getTime()}` : dayOf(start)), true, proposed));
  });
  const onDay = useEvent((date: Date) => showDay(dayOf(date)));
  const onMore = useEvent((date: Date) => navigate(`${paths.calendar}?day=${dayOf(date)}`, { state: here }));

  return (
    <div ref={root} className="relative">
      <CalendarToolbar
        title={page.title}
        view={view}
        views={VIEWS}
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
          height={HEIGHT}
          onSlot={onSlot}
          onEvent={useEvent(({ event }) => openEvent(event.id))}
          onMore={onMore}
          onDay={onDay}
        />
      </div>
      {preview ? <DropPreview root={root} preview={preview} page={page.title} /> : null}
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
    </div>
  );
}
