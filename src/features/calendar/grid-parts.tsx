import { clsx } from 'clsx';
import { Repeat2, SquareCheckBig } from 'lucide-react';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import type { Components } from 'react-big-calendar';
import type { Occurrence } from '../../domain/calendar/types';
import type { CalendarView } from './calendar-slice';
import { type DateWords, isCancelled, shortText, spokenEvent } from './event-words';
import { dayOf, slotName } from './slots';

/** An occurrence as the library takes it. */
export interface GridEvent {
  readonly id: string;
  readonly title: string;
  readonly start: Date;
  readonly end: Date;
  readonly allDay: boolean;
  /** Null for the mark of several that have no room. */
  readonly occurrence: Occurrence | null;
  /** How many it stands for. */
  readonly count: number;
  /** One of `COLOURS`; `''` for the app's own. */
  readonly colour: string;
}

export const gridEvent = (occurrence: Occurrence, colour = ''): GridEvent => ({
  id: occurrence.key,
  title: shortText(occurrence.event),
  start: new Date(occurrence.start),
  end: new Date(occurrence.end),
  allDay: occurrence.allDay,
  occurrence,
  count: 1,
  colour,
});

/** The mark on a day for events that have no room beside the others. */
export const moreEvent = (hidden: readonly GridEvent[], day: Date): GridEvent => {
  const start = new Date(Math.max(day.getTime(), Math.min(...hidden.map((event) => event.start.getTime()))));
  return {
    id: `more:${slotName(start, true)}`,
    title: `+${hidden.length}`,
    start,
    end: new Date(Math.max(...hidden.map(({ end }) => end.getTime()))),
    allDay: false,
    occurrence: null,
    count: hidden.length,
    colour: '',
  };
};

/** A day's events are in a row, and what is in a row is in a cell. */
const CELL = { role: 'cell' } as const;

type Child = ReactElement<Record<string, unknown> & { children?: ReactNode; className?: string }>;

/**
 * What the library lacks for keyboard and ear: each slot is a button that says which moment it is, each event one that
 * says its words and times. One of them at a time is a tab stop; see `grid-keys.ts`.
 */
export function gridParts(view: CalendarView, words: DateWords): Components<GridEvent> {
  const slot = (date: Date, timed: boolean, child: Child) =>
    cloneElement(child, {
      'data-slot': slotName(date, timed),
      role: 'button',
      tabIndex: -1,
      'aria-label': timed ? `${words.shortDay(date)}, ${words.time(date)}` : `${words.day(date)}, all day`,
    });
  return {
    event: EventContent,
    eventWrapper: ({ event, type, children }: { event: GridEvent; type?: 'date' | 'time'; children?: ReactNode }) => {
      const child = children as Child;
      const { occurrence } = event;
      if (!occurrence) {
        const day = dayOf(event.start);
        return cloneElement(child, {
          role: 'button',
          tabIndex: -1,
          'aria-label': `${event.count} more from ${words.time(event.start)}, ${words.shortDay(event.start)}`,
          'data-key': event.id,
          'data-more': '',
          'data-first': day,
          'data-last': day,
          'data-start': slotName(event.start, true),
          'data-end': slotName(event.end, true),
          className: clsx(child.props.className, 'is-more'),
        });
      }
      const button = cloneElement(child, {
        role: 'button',
        tabIndex: -1,
        'aria-label': spokenEvent(occurrence, words),
        'data-key': occurrence.key,
        'data-colour': event.colour || undefined,
        'data-first': dayOf(event.start),
        'data-last': dayOf(new Date(Math.max(occurrence.start, occurrence.end - 1))),
        'data-start': slotName(event.start, true),
        'data-end': slotName(event.end, true),
        className: clsx(
          child.props.className,
          occurrence.event.taskId && 'is-task',
          isCancelled(occurrence.event) && 'is-cancelled',
        ),
      });
      return type === 'date' ? (
        <div {...CELL} className="contents">
          {button}
        </div>
      ) : (
        button
      );
    },
    dateCellWrapper: ({ value, children }: { value: Date; children?: ReactNode }) =>
      view === 'month'
        ? cloneElement(children as Child, { 'data-day': dayOf(value) })
        : slot(value, false, cloneElement(children as Child, { 'data-day': dayOf(value) })),
    timeSlotWrapper: (({ value, children }: { value: Date; children?: ReactNode }) => {
      const child = children as Child;
      // The column of hours beside the days is made of the same pieces, with words in them.
      return child.props.children === undefined ? slot(value, true, child) : child;
    }) as NonNullable<Components<GridEvent>['timeSlotWrapper']>,
    month: {
      dateHeader: ({ date, label }) => (
        <button
          type="button"
          tabIndex={-1}
          className="rbc-button-link"
          data-slot={dayOf(date)}
          aria-label={words.day(date)}
          aria-current={dayOf(date) === dayOf(new Date()) ? 'date' : undefined}
        >
          {label}
        </button>
      ),
    },
    agenda: {
      event: ({ event: { occurrence, ...event } }) =>
        occurrence && (
          <button
            type="button"
            tabIndex={-1}
            className={clsx('rbc-button-link', isCancelled(occurrence.event) && 'is-cancelled')}
            data-key={occurrence.key}
            data-colour={event.colour || undefined}
            data-first={dayOf(event.start)}
            data-last={dayOf(event.start)}
            aria-label={spokenEvent(occurrence, words)}
          >
            <EventContent event={{ occurrence, ...event }} />
          </button>
        ),
    },
  };
}

function EventContent({ event }: { event: GridEvent }) {
  if (!event.occurrence) return event.title;
  const { event: own, allDay } = event.occurrence;
  return (
    <>
      {allDay ? null : <span aria-hidden="true" data-resize="start" />}
      {own.recurrence !== '' || own.recurrenceId !== '' ? <Repeat2 aria-hidden="true" className="rbc-mark" /> : null}
      {own.taskId ? <SquareCheckBig aria-hidden="true" className="rbc-mark" /> : null}
      {event.title}
      {allDay ? null : <span aria-hidden="true" data-resize="end" />}
    </>
  );
}
