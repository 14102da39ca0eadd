import { clsx } from 'clsx';
import { Timer } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from './button';
import { readableClock, shortDay } from './format';
import { Link } from './link';

/** A line of a day. Plain data. */
export interface DayLine {
  readonly id: string;
  readonly kind: 'event' | 'task';
  readonly title: string;
  /** `HH:MM`; `null` for the whole day. */
  readonly time: string | null;
  /** `YYYY-MM-DD`; `null` for what is not due. */
  readonly due: string | null;
  readonly isOverdue: boolean;
  /** Whether it is ticked off; `null` for what cannot be. */
  readonly done: boolean | null;
  readonly to: string;
}

/** A day on a line of time, each thing with a box to tick. */
export function DayList<T extends DayLine>({
  label,
  items,
  isWide = false,
  onTick,
  onFocus,
}: {
  label: string;
  items: readonly T[];
  /** There is room for more than a time and a title. */
  isWide?: boolean;
  onTick: (item: T, on: boolean) => void;
  /** Starts the timer on a task; left out where there is none to start. */
  onFocus?: ((item: T) => void) | undefined;
}) {
  return (
    <ul aria-label={label} className="grid grid-cols-1">
      {items.map((item, index) => (
        <Line
          key={item.id}
          item={item}
          isWide={isWide}
          isLast={index === items.length - 1}
          onTick={(on) => onTick(item, on)}
          onFocus={onFocus && item.kind === 'task' && !item.done ? () => onFocus(item) : null}
        />
      ))}
    </ul>
  );
}

function Line({
  item: { kind, title, time, due, isOverdue, done, to },
  isWide,
  isLast,
  onTick,
  onFocus,
}: {
  item: DayLine;
  isWide: boolean;
  isLast: boolean;
  onTick: (on: boolean) => void;
  onFocus: (() => void) | null;
}) {
  const name = useId();
  return (
    <li className="relative flex min-h-10 items-center gap-3">
      {isLast ? null : <span aria-hidden="true" className="absolute top-1/2 left-[9px] h-full w-px bg-line" />}
      {done === null ? (
        <span aria-hidden="true" className="relative grid size-5 shrink-0 place-items-center">
          <span className="size-2.5 rounded-full border-2 border-line-strong bg-surface" />
        </span>
      ) : (
        <input
          type="checkbox"
          aria-label="Done"
          aria-describedby={name}
          className="relative size-5 shrink-0 accent-(--primary)"
          checked={done}
          onChange={(event) => onTick(event.target.checked)}
        />
      )}
      <Link to={to} className="flex min-h-10 min-w-0 flex-1 items-center gap-3 rounded-control px-2 hover:bg-sunken">
        <span
          className={clsx(
            'w-17 shrink-0 text-sm tabular-nums',
            isOverdue && !done ? 'text-warning-ink' : 'text-ink-soft',
          )}
        >
          {time !== null ? readableClock(time) : kind === 'event' ? 'All day' : isOverdue ? 'Overdue' : 'Due'}
        </span>
        <span
          id={name}
          dir="auto"
          className={clsx('min-w-0 flex-1 truncate font-medium', done && 'text-ink-faint line-through')}
        >
          {title}
        </span>
        {isWide && isOverdue && !done && due ? (
          <span className="hidden shrink-0 text-sm text-ink-soft sm:inline">was due {shortDay(due)}</span>
        ) : null}
      </Link>
      {onFocus ? (
        <IconButton
          label={`Focus for 25 minutes on ${title}`}
          className="size-9 shrink-0 pointer-coarse:size-11 [&_svg]:size-4!"
          onClick={onFocus}
        >
          <Timer />
        </IconButton>
      ) : null}
    </li>
  );
}
