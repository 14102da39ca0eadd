import { useTick } from '../../app/hooks';
import { paths } from '../../app/paths';
import { ButtonLink } from '../../ui/button-link';
import { Panel } from '../../ui/card';
import { DayList } from '../../ui/day-list';
import { Link } from '../../ui/link';
import { useToast } from '../../ui/toast';
import type { TodayItem } from './today';

/** Lines that are shown; the planner has all. */
const SHOWN = 7;

/** Today on a line of time: what is planned, what is due, each with a box to tick. */
export function TodayPanel({ items, day }: { items: readonly TodayItem[]; day: string }) {
  const tick = useTick(useToast());
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
          <DayList label="Due today" items={shown} onTick={tick} />
          <p className="mt-2 text-sm text-ink-soft">
            {open === 0 ? 'All of today is done.' : `${open} open, ${done} done.`}
            {items.length > SHOWN ? ` ${items.length - SHOWN} more in the planner.` : ''}
          </p>
        </>
      )}
    </Panel>
  );
}
