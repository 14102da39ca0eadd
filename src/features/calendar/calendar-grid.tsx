import { memo, useMemo } from 'react';
import { Calendar, type SlotInfo } from 'react-big-calendar';
import 'react-big-calendar/lib/css/react-big-calendar.css';
import './calendar.css';
import '../../ui/colours.css';
import './colours.css';
import { useAppSelector } from '../../app/hooks';
import type { Occurrence } from '../../domain/calendar/types';
import { type CalendarView, VIEWS } from './calendar-slice';
import { dayLayout } from './day-layout';
import { type DateWords, VIEW_WORDS } from './event-words';
import { LONG_PRESS } from './grid-drag';
import { type GridEvent, gridEvent, gridParts, moreEvent } from './grid-parts';
import { AGENDA_DAYS, formatsOf, localizerFor } from './localizer';
import { colourIn, selectCalendars } from './selectors';
import { SLOTS, STEP } from './slots';

interface GridProps {
  readonly view: CalendarView;
  readonly date: Date;
  readonly occurrences: readonly Occurrence[];
  readonly weekStart: 0 | 1 | 6;
  readonly words: DateWords;
  readonly rtl: boolean;
  /** The key of the event that is being moved by keys: it is drawn wherever others have no room. */
  readonly moving: string | null;
  /** Of the whole, as CSS has it. */
  readonly height?: string;
  readonly onSlot: (info: SlotInfo) => void;
  readonly onEvent: (occurrence: Occurrence) => void;
  readonly onMore: (date: Date) => void;
  readonly onDay: (date: Date) => void;
}

/** Height of the calendar (product spec, section 9), in pixels. */
const HEIGHT = 600;
const views = [...VIEWS];
const messages = {
  ...VIEW_WORDS,
  allDay: 'All day',
  noEventsInRange: 'Nothing is planned for these 30 days.',
  showMore: (count: number) => `+${count} more`,
};
const now = () => new Date();
/** The hours that are in sight at first. */
const MORNING = new Date(1970, 0, 1, 7);
const nothing = () => {};
/** Side by side in a day of a week, and in one that has the whole width. */
const FEW = 3;
const MANY = 12;

/** The calendar itself; redrawn only when what it shows changes. */
export const CalendarGrid = memo(function CalendarGrid(props: GridProps) {
  const { view, date, occurrences, weekStart, words, rtl, moving, height, onSlot, onEvent, onMore, onDay } = props;
  const localizer = useMemo(() => localizerFor(weekStart), [weekStart]);
  const formats = useMemo(() => formatsOf(words), [words]);
  const components = useMemo(() => gridParts(view, words), [view, words]);
  const style = useMemo(() => ({ height: height ?? HEIGHT }), [height]);
  const calendars = useAppSelector(selectCalendars);
  const events = useMemo(
    () => occurrences.map((one) => gridEvent(one, colourIn(calendars, one.event))),
    [occurrences, calendars],
  );
  const most = view === 'day' ? MANY : FEW;
  const layout = useMemo(() => dayLayout<GridEvent>(most, moreEvent, ({ id }) => id === moving), [most, moving]);
  return (
    <Calendar<GridEvent>
      localizer={localizer}
      formats={formats}
      components={components}
      messages={messages}
      events={events}
      date={date}
      view={view}
      views={views}
      onView={nothing}
      onNavigate={onDay}
      toolbar={false}
      selectable="ignoreEvents"
      longPressThreshold={LONG_PRESS}
      step={STEP}
      timeslots={SLOTS}
      length={AGENDA_DAYS}
      getNow={now}
      scrollToTime={MORNING}
      dayLayoutAlgorithm={layout as never}
      tooltipAccessor={none}
      showMultiDayTimes
      allDayMaxRows={3}
      doShowMoreDrillDown={false}
      onShowMore={(_, day) => onMore(day)}
      drilldownView={null}
      onSelectSlot={onSlot}
      onSelectEvent={({ occurrence, start }) => (occurrence ? onEvent(occurrence) : onMore(start))}
      rtl={rtl}
      style={style}
    />
  );
});

const none = () => '';
