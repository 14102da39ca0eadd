import { CalendarClock } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useAppSelector, useAppStore, useChange, usePlanner } from '../../app/hooks';
import { paths } from '../../app/paths';
import type { Change, MissedBlocksProps } from '../../app/planner-types';
import type { Span } from '../../domain/calendar/free-time';
import { MINUTE } from '../../domain/calendar/wall';
import { clockFor } from '../../domain/calendar/zones';
import { type Missed, missedBlocks } from '../../domain/study/missed';
import { hoursWords } from '../../domain/study/study-plan';
import { Button } from '../../ui/button';
import { deviceZone } from '../../ui/device-zone';
import { counted } from '../../ui/format';
import { Link } from '../../ui/link';
import { useToast } from '../../ui/toast';
import { selectCalendar } from '../calendar/selectors';
import { blockTime } from './block-words';
import { selectStudyTimes } from './selectors';

/** Rows that are shown at once. */
const SHOWN = 3;

/** Blocks of study that were missed, each with what can be done about it. */
export function MissedBlocks({ plan }: MissedBlocksProps) {
  const store = useAppStore();
  const planner = usePlanner();
  const make = useChange(useToast());
  const { events, parts } = useAppSelector(selectCalendar);
  const times = useAppSelector(selectStudyTimes);
  const now = useMinute();
  const missed = useMemo(
    () => missedBlocks(events, clockFor(deviceZone(), parts), { times, now, plan }),
    [events, parts, times, now, plan],
  );
  const [all, setAll] = useState(false);
  const box = useRef<HTMLElement>(null);
  if (missed.length === 0) return null;

  const done = (change: Change | null) => {
    make(change);
    // The button that was pressed is gone.
    requestAnimationFrame(() => box.current?.focus({ preventScroll: true }));
  };
  const move = async (moves: readonly Missed[], words: string) => {
    const places = new Map(moves.map(({ event, place }): [string, Span | null] => [event.id, place]));
    const change = await planner.moved(store.getState(), places);
    done(change && { ...change, said: words });
  };
  const letGo = (one: Missed) => move([{ ...one, place: null }], `“${one.event.text}” is out of your calendar.`);
  const tick = async ({ event }: Missed) => {
    const change = await planner.eventDone(store.getState(), event.id, true);
    done(change && { ...change, said: change.said ?? `“${event.text}” is done.` });
  };
  const movable = missed.filter(({ place }) => place !== null);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label="Missed study"
      className="rounded-card border border-line bg-surface p-5 focus:outline-none sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="flex items-center gap-2.5 text-lg font-semibold">
          <CalendarClock aria-hidden="true" className="size-5 text-primary-ink" />
          Missed study
        </h2>
        {movable.length > 1 ? (
          <Button
            size="sm"
            look="primary"
            onClick={() => void move(movable, `${counted(movable.length, 'block')} moved to your next free hours.`)}
          >
            Move all {movable.length}
          </Button>
        ) : null}
      </div>
      <ul aria-label="Missed blocks" className="mt-2 grid grid-cols-1 divide-y divide-line">
        {(all ? missed : missed.slice(0, SHOWN)).map((one) => (
          <Row
            key={one.event.id}
            one={one}
            onMove={(when) => void move([one], `“${one.event.text}” moved to ${when}.`)}
            onDone={() => void tick(one)}
            onLetGo={() => void letGo(one)}
          />
        ))}
      </ul>
      {missed.length > SHOWN && !all ? (
        <Button size="sm" look="quiet" className="mt-2 -ml-3" onClick={() => setAll(true)}>
          Show all {missed.length}
        </Button>
      ) : null}
    </section>
  );
}

function Row({
  one: { event, start, end, place, late },
  onMove,
  onDone,
  onLetGo,
}: {
  one: Missed;
  onMove: (when: string) => void;
  onDone: () => void;
  onLetGo: () => void;
}) {
  const when = place ? blockTime(place.start) : '';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p dir="auto" className="font-medium break-words line-clamp-2">
          {event.text}
        </p>
        <p className="text-sm text-ink-soft">
          was {blockTime(start)}, {hoursWords((end - start) / MINUTE)}
          {late ? '. No free time is left before the topics that follow it.' : null}
          {place ? null : (
            <>
              .{' '}
              <Link
                to={`${paths.calendar}?${new URLSearchParams({ event: event.id })}`}
                className="font-medium text-primary-ink underline"
              >
                Choose a time
              </Link>
              : within your hours for study there is none of this length.
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {place ? (
          <Button size="sm" aria-label={`Move it to ${when}: ${event.text}`} onClick={() => onMove(when)}>
            Move it to {when}
          </Button>
        ) : null}
        <Button size="sm" look="quiet" aria-label={`It was done: ${event.text}`} onClick={onDone}>
          It was done
        </Button>
        <Button size="sm" look="quiet" aria-label={`Let it go: ${event.text}`} onClick={onLetGo}>
          Let it go
        </Button>
      </div>
    </li>
  );
}

/** The present moment, looked at again every minute. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(look);
  }, []);
  return now;
}
