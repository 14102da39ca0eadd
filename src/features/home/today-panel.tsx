import { clsx } from 'clsx';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch, useAppStore, usePlanner } from '../../app/hooks';
import { paths } from '../../app/paths';
import { ButtonLink } from '../../ui/button-link';
import { Panel } from '../../ui/card';
import { readableClock } from '../../ui/format';
import type { TodayItem } from './today';

/** Lines that are shown; the planner has all. */
const SHOWN = 7;

/** Today on a line of time: what is planned, what is due, each with a box to tick. */
export function TodayPanel({ items, day }: { items: readonly TodayItem[]; day: string }) {
  const done = items.filter((item) => item.done).length;
  const open = items.length - done;
  // What is still open is never behind what is done.
  const shown =
    items.length > SHOWN ? [...items].sort((a, b) => Number(a.done) - Number(b.done)).slice(0, SHOWN) : items;
  return (
    <Panel
      title="Today"
      lead={day}
      action={
        <ButtonLink to={paths.planYourDay} size="sm">
          Plan your day
        </ButtonLink>
      }
    >
      {items.length === 0 ? (
        <p className="text-sm text-ink-soft">
          Nothing is planned or due today.{' '}
          <Link to={paths.calendar} className="font-medium text-primary-ink hover:underline">
            Give an hour to something
          </Link>{' '}
          or{' '}
          <Link to={paths.tasks} className="font-medium text-primary-ink hover:underline">
            add a task with a day
          </Link>
          , and it is here.
        </p>
      ) : (
        <>
          <ul aria-label="Due today" className="grid grid-cols-1">
            {shown.map((item, index) => (
              <Item key={item.id} item={item} isLast={index === shown.length - 1} />
            ))}
          </ul>
          <p className="mt-2 text-sm text-ink-soft">
            {open === 0 ? 'All of today is done.' : `${open} open, ${done} done.`}
            {items.length > SHOWN ? ` ${items.length - SHOWN} more in the planner.` : ''}
          </p>
        </>
      )}
    </Panel>
  );
}

function Item({ item: { kind, of, title, time, isOverdue, done, to }, isLast }: { item: TodayItem; isLast: boolean }) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const planner = usePlanner();
  const name = useId();
  const tick = async (on: boolean) => {
    const action = kind === 'task' ? planner.taskDone(of, on) : await planner.eventDone(store.getState(), of, on);
    if (action) dispatch(action);
  };
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
          onChange={(event) => void tick(event.target.checked)}
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
        <span id={name} className={clsx('min-w-0 flex-1 truncate font-medium', done && 'text-ink-faint line-through')}>
          {title}
        </span>
      </Link>
    </li>
  );
}
