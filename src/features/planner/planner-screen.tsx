import { clsx } from 'clsx';
import {
  CalendarDays,
  ChevronRight,
  CircleCheck,
  CircleDashed,
  CircleDotDashed,
  Clock,
  SquareKanban,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAppData } from '../../app/hooks';
import { paths } from '../../app/paths';
import { dueState, taskName } from '../../domain/board/due';
import { LIST_TITLES, LISTS, type ListId, type Task } from '../../domain/board/types';
import { ButtonLink } from '../../ui/button-link';
import { Chip } from '../../ui/chip';
import { counted, readableClock, readableDay, shortDay } from '../../ui/format';
import { Page } from '../../ui/page';
import { useToday } from '../../ui/use-today';
import { countsIn, dueIn, sumOf } from './today';

/** An event as the day at a glance shows it. Plain data. */
export interface PlannedEvent {
  readonly id: string;
  readonly title: string;
  /** `HH:MM` on this device's clock; null for the whole day. */
  readonly time: string | null;
}

/** Rows of the day at a glance before it only says how many there are. */
const MOST = 6;

/** `/planyourday`: what today holds, and the ways to the board and to the calendar. */
export function PlannerScreen({ events }: { events: readonly PlannedEvent[] }) {
  const today = useToday();
  const due = useAppData((state) => dueIn(state, today));
  const counts = useAppData(countsIn);
  return (
    <Page title="Plan Your Day">
      <header className="relative isolate mb-6 overflow-hidden rounded-card border border-line bg-surface px-5 py-8 sm:px-8 md:py-10">
        <div aria-hidden="true" className="contours absolute inset-0 -z-10 text-primary opacity-[0.12]" />
        <p className="text-sm font-medium text-ink-soft">{readableDay(today)}</p>
        <h1 className="mt-1 text-3xl font-semibold">Plan Your Day</h1>
        <p className="measure mt-2 text-lg text-ink-soft">
          Increase your productivity by planning the day before it begins: decide what to do, give it a time, and cross
          it off.
        </p>
      </header>
      <Glance due={due} events={events} today={today} open={counts.todo + counts.inProgress} />
      <div className="mt-6 grid grid-cols-1 gap-6 md:grid-cols-2">
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
          <Counts counts={counts} />
        </Section>
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
          <p className="rounded-control bg-sunken px-4 py-3 text-sm">
            {events.length > 0 ? `Today has ${counted(events.length, 'event')}.` : 'Today has no event yet.'}
          </p>
        </Section>
      </div>
    </Page>
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
  Record<ListId, { readonly Icon: typeof CircleCheck; readonly ink: string; readonly bar: string }>
> = {
  todo: { Icon: CircleDashed, ink: 'text-indigo-ink', bar: 'bg-indigo' },
  inProgress: { Icon: CircleDotDashed, ink: 'text-warning-ink', bar: 'bg-warning' },
  completed: { Icon: CircleCheck, ink: 'text-success-ink', bar: 'bg-success' },
};

/** How the tasks spread over the lists: figures, and a bar of the same. */
function Counts({ counts }: { counts: Readonly<Record<ListId, number>> }) {
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
    </div>
  );
}

function Glance({
  due,
  events,
  today,
  open,
}: {
  due: readonly Task[];
  events: readonly PlannedEvent[];
  today: string;
  open: number;
}) {
  return (
    <section aria-label="Today at a glance" className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 className="text-lg font-semibold">Today at a glance</h2>
      {due.length + events.length === 0 ? (
        <p className="measure mt-1 text-ink-soft">
          Nothing is due and nothing is in the calendar today.{' '}
          {open > 0
            ? `${counted(open, 'open task')} on the board can be given a day.`
            : 'Add a first task on the board.'}
        </p>
      ) : (
        <div className="mt-3 grid grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-2">
          <List title="Due" none="No task is due today." more={due.length - MOST} to={paths.tasks}>
            {due.slice(0, MOST).map((task) => (
              <Row key={task.id} to={paths.tasks} mark={<DueMark task={task} today={today} />}>
                {taskName(task)}
              </Row>
            ))}
          </List>
          <List title="Events" none="The calendar is free today." more={events.length - MOST} to={paths.calendar}>
            {events.slice(0, MOST).map(({ id, title, time }) => (
              <Row
                key={id}
                to={paths.calendar}
                mark={
                  <span className="figures flex items-center gap-1.5 text-sm text-ink-soft">
                    <Clock aria-hidden="true" className="size-3.5" />
                    {time === null ? 'All day' : readableClock(time)}
                  </span>
                }
              >
                {title}
              </Row>
            ))}
          </List>
        </div>
      )}
    </section>
  );
}

function DueMark({ task: { due }, today }: { task: Task; today: string }) {
  return due && dueState(due, today) === 'overdue' ? (
    <Chip tone="danger">
      Overdue<span className="hidden sm:inline">, {shortDay(due)}</span>
    </Chip>
  ) : (
    <Chip tone="accent">Today</Chip>
  );
}

function List({
  title,
  none,
  more,
  to,
  children,
}: {
  title: string;
  none: string;
  more: number;
  to: string;
  children: readonly ReactNode[];
}) {
  return (
    <div className="min-w-0">
      <h3 className="text-sm font-medium text-ink-soft">{title}</h3>
      {children.length === 0 ? <p className="mt-2 text-sm text-ink-soft">{none}</p> : null}
      <ul aria-label={`${title} today`} className="-mx-3 mt-1 empty:hidden">
        {children}
      </ul>
      {more > 0 ? (
        <Link to={to} className="text-sm font-medium text-primary-ink hover:underline">
          and {more} more
        </Link>
      ) : null}
    </div>
  );
}

function Row({ to, mark, children }: { to: string; mark: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className="flex min-h-11 items-center gap-3 rounded-control px-3 py-1.5 hover:bg-sunken">
        <span dir="auto" className="min-w-0 flex-1 truncate font-medium">
          {children}
        </span>
        {mark}
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
      </Link>
    </li>
  );
}
