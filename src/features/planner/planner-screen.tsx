import { clsx } from 'clsx';
import { CalendarDays, CircleCheck, CircleDashed, CircleDotDashed, SquareKanban, Timer } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useAppData, useAppDispatch, useAppSelector, usePlanner, useTick } from '../../app/hooks';
import { dayItemPath } from '../../app/open-source';
import { paths } from '../../app/paths';
import { type FixedList, LIST_TITLES, LISTS } from '../../domain/board/types';
import { anyOver } from '../../domain/study/any-over';
import { type DayItem, itemsOfDay } from '../../domain/today/items';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Panel } from '../../ui/card';
import { type DayLine, DayList } from '../../ui/day-list';
import { deviceZone } from '../../ui/device-zone';
import { counted, readableDay } from '../../ui/format';
import { Overlay } from '../../ui/overlay';
import { Page } from '../../ui/page';
import { useToast } from '../../ui/toast';
import { useToday } from '../../ui/use-today';
import { selectOwnTasks, selectSampleCount } from '../board/selectors';
import { selectEvents, selectParts } from '../calendar/selectors';
import { selectTimer } from '../focus/selectors';
import { countsIn, type Counts as ListCounts, sumOf } from './counts';

/** Lines of today before it only says how many there are. */
const MOST = 12;

/**
 * `/planyourday`: what today holds, each thing with a box to tick, the hours of the week, and the ways to the board and
 * to the calendar.
 * @param week the hours studied this week; of another feature, handed in by the app
 */
export function PlannerScreen({ week }: { week?: ReactNode }) {
  const { MissedBlocks } = usePlanner();
  const today = useToday();
  const mayHaveMissed = useAppSelector((state) => anyOver(selectEvents(state), today));
  const counts = useAppData(countsIn);
  const samples = useAppSelector(selectSampleCount);
  const items = useDay(today);
  const events = items.filter(({ kind }) => kind === 'event').length;
  return (
    <Page title="Plan Your Day">
      <header className="relative isolate mb-6 overflow-hidden rounded-card border border-line bg-surface px-5 py-6 sm:px-8">
        <div aria-hidden="true" className="contours absolute inset-0 -z-10 text-primary opacity-[0.12]" />
        <p className="text-sm font-medium text-ink-soft">{readableDay(today)}</p>
        <h1 className="mt-1 text-3xl font-semibold">Plan Your Day</h1>
        <p className="measure mt-2 text-ink-soft">
          Increase your productivity by planning the day before it begins: decide what to do, give it a time, and cross
          it off.
        </p>
      </header>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
        <div className="grid grid-cols-1 content-start gap-4 md:col-span-2">
          {mayHaveMissed ? (
            <Overlay resetKey={today}>
              <MissedBlocks plan={null} />
            </Overlay>
          ) : null}
          <Today items={items} open={counts.todo + counts.inProgress + counts.further} />
          <Section
            title="Task board"
            icon={<SquareKanban aria-hidden="true" />}
            action={
              <ButtonLink to={paths.tasks} look="primary">
                Manage Tasks
              </ButtonLink>
            }
            lead="Three lists, To Do, In Progress and Completed. Move a task along by mouse, finger or keyboard."
          >
            <Counts counts={counts} samples={samples} />
          </Section>
        </div>
        <div className="grid grid-cols-1 content-start gap-4 md:col-span-2 md:grid-cols-2 lg:col-span-1 lg:grid-cols-1">
          {week}
          <Section
            title="Calendar"
            icon={<CalendarDays aria-hidden="true" />}
            action={
              <ButtonLink to={paths.calendar} look="primary">
                Manage Events
              </ButtonLink>
            }
            lead="Month, week, day and agenda. Give a task a time, import calendars and export yours."
          >
            <p className="text-sm">
              {events > 0 ? `Today has ${counted(events, 'event')}.` : 'Today has no event yet.'}
            </p>
          </Section>
        </div>
      </div>
    </Page>
  );
}

/** The lines of a day, with the addresses that they open. */
function useDay(day: string) {
  const tasks = useAppSelector(selectOwnTasks);
  const events = useAppSelector(selectEvents);
  const parts = useAppSelector(selectParts);
  return useMemo(
    () =>
      itemsOfDay({ tasks, events, parts, zone: deviceZone() }, day).map((item) => ({
        ...item,
        to: dayItemPath(item, day),
      })),
    [tasks, events, parts, day],
  );
}

function Today({ items, open }: { items: readonly (DayLine & Pick<DayItem, 'of'>)[]; open: number }) {
  const tick = useTick(useToast());
  const dispatch = useAppDispatch();
  const { focusBegun } = usePlanner();
  const timer = useAppSelector(selectTimer);
  const focuses = timer !== null && timer.phase !== 'over';
  const begin = (task: string | null, plan: 'intervals' | 'free' = 'intervals') => {
    const action = focusBegun(task, plan);
    if (action) dispatch(action);
  };
  const [all, setAll] = useState(false);
  const left = items.filter(({ done }) => !done).length;
  // What is still open is never behind what is done.
  const first = items.length > MOST ? [...items].sort((a, b) => Number(a.done) - Number(b.done)).slice(0, MOST) : items;
  return (
    <Panel
      title="Today"
      lead={
        items.length === 0 ? null : left === 0 ? 'All of today is done.' : `${left} open, ${items.length - left} done.`
      }
      action={
        focuses ? null : (
          <Button size="sm" onClick={() => begin(null, 'free')}>
            <Timer aria-hidden="true" />
            Focus
          </Button>
        )
      }
    >
      {items.length === 0 ? (
        <p className="measure text-ink-soft">
          Nothing is due and nothing is in the calendar today.{' '}
          {open > 0
            ? `${counted(open, 'open task')} on the board can be given a day.`
            : 'Add a first task on the board.'}{' '}
          Whatever has this day is then listed here by the clock, with a box to tick.
        </p>
      ) : (
        <>
          <DayList
            label="Today"
            items={all ? items : first}
            isWide
            onTick={tick}
            onFocus={focuses ? undefined : ({ of }) => begin(of)}
          />
          {items.length > MOST && !all ? (
            <Button size="sm" look="quiet" className="mt-2 -ml-3" onClick={() => setAll(true)}>
              Show all {items.length}
            </Button>
          ) : null}
        </>
      )}
    </Panel>
  );
}

function Section({
  title,
  lead,
  icon,
  action,
  children,
}: {
  title: string;
  lead: string;
  icon: ReactNode;
  action: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      aria-label={title}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 sm:p-6 [&_h2_svg]:size-5"
    >
      <div>
        <h2 className="flex items-center gap-2.5 text-lg font-semibold">
          <span className="text-primary-ink">{icon}</span>
          {title}
        </h2>
        <p className="measure mt-1 text-ink-soft">{lead}</p>
      </div>
      {children}
      <div className="mt-auto">{action}</div>
    </section>
  );
}

const looks: Readonly<
  Record<FixedList, { readonly Icon: typeof CircleCheck; readonly ink: string; readonly bar: string }>
> = {
  todo: { Icon: CircleDashed, ink: 'text-indigo-ink', bar: 'bg-indigo' },
  inProgress: { Icon: CircleDotDashed, ink: 'text-warning-ink', bar: 'bg-warning' },
  completed: { Icon: CircleCheck, ink: 'text-success-ink', bar: 'bg-success' },
};

/** How the tasks spread over the lists: figures, and a bar of the same. */
function Counts({ counts, samples }: { counts: ListCounts; samples: number }) {
  const sum = sumOf(counts);
  return (
    <div>
      <dl className="grid grid-cols-3 gap-2">
        {LISTS.map((list) => {
          const { Icon, ink } = looks[list];
          return (
            <div key={list} className="flex flex-col-reverse justify-end rounded-control bg-sunken px-3 py-2.5">
              <dt className={clsx('flex items-center gap-1.5 text-xs font-medium', ink)}>
                <Icon aria-hidden="true" className="hidden size-3.5 shrink-0 sm:block" />
                {LIST_TITLES[list]}
              </dt>
              <dd className="figures text-xl font-semibold">{counts[list]}</dd>
            </div>
          );
        })}
      </dl>
      {sum > 0 ? (
        <div aria-hidden="true" className="mt-3 flex h-1.5 gap-0.5 overflow-hidden rounded-chip">
          {LISTS.filter((list) => counts[list] > 0).map((list) => (
            <div key={list} className={looks[list].bar} style={{ flexGrow: counts[list] }} />
          ))}
        </div>
      ) : null}
      {counts.further > 0 ? (
        <p className="mt-2 text-sm text-ink-soft">{counted(counts.further, 'more task')} in lists of your own.</p>
      ) : null}
      {samples > 0 ? (
        <p className="mt-2 text-sm text-ink-soft">
          {samples === sum
            ? `${samples === 1 ? 'It is' : 'All of them are'}`
            : `${samples} of them ${samples === 1 ? 'is' : 'are'}`}{' '}
          {samples === 1 ? 'a sample' : 'samples'} to try the board with.
        </p>
      ) : null}
    </div>
  );
}
