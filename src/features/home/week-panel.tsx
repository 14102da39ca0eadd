import { clsx } from 'clsx';
import { Flame } from 'lucide-react';
import { activityWords } from '../../domain/activity/types';
import type { Week } from '../../domain/activity/week';
import type { StudyHours } from '../../domain/calendar/study-hours';
import { spentWords } from '../../domain/focus/figures';
import { Panel } from '../../ui/card';
import { Chip } from '../../ui/chip';
import { counted } from '../../ui/format';
import { WeekGoal } from './week-goal';

/** The week so far: bars by day, each kind beside last week, days in a row. */
export function WeekPanel({
  week,
  goal,
  hours,
  focused,
}: {
  week: Week;
  goal: number | null;
  hours: StudyHours;
  /** Seconds with the focus timer, this week and last week. */
  focused: { readonly now: number; readonly before: number };
}) {
  return (
    <Panel
      title="Your week"
      action={
        week.streak > 0 ? (
          <Chip tone="accent">
            <Flame aria-hidden="true" /> {counted(week.streak, 'day')} in a row
          </Chip>
        ) : null
      }
    >
      <div className="grid grid-cols-1 gap-3">
        <WeekGoal goal={goal} hours={hours} />
        <Bars week={week} />
        <p className="text-sm text-ink-soft">{inWords(week)}</p>
        {focused.now + focused.before > 0 ? (
          <p className="text-sm text-ink-soft">
            Focused: <strong className="text-ink">{focused.now > 0 ? spentWords(focused.now) : 'nothing yet'}</strong>{' '}
            this week; {focused.before > 0 ? spentWords(focused.before) : 'none'} in the whole of last week.
          </p>
        ) : null}
        {week.kinds.length > 0 ? (
          <details className="text-sm">
            <summary className="cursor-pointer font-medium text-primary-ink">By kind</summary>
            <table className="mt-2 w-full text-sm">
              <caption className="sr-only">What you did this week and last week</caption>
              <thead>
                <tr className="border-b border-line-strong text-left text-ink-soft">
                  <th scope="col" className="py-1.5 font-medium">
                    What
                  </th>
                  <th scope="col" className="py-1.5 pl-3 text-right font-medium whitespace-nowrap">
                    This week
                  </th>
                  <th scope="col" className="py-1.5 pl-3 text-right font-medium whitespace-nowrap">
                    Last week
                  </th>
                </tr>
              </thead>
              <tbody className="divide-y divide-line">
                {week.kinds.map(({ kind, now, before }) => (
                  <tr key={kind}>
                    <th scope="row" className="py-2 text-left font-normal first-letter:uppercase">
                      {activityWords[kind].many}
                    </th>
                    <td className="figures py-2 text-right font-semibold">{now}</td>
                    <td className="figures py-2 text-right text-ink-soft">{before}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        ) : null}
      </div>
    </Panel>
  );
}

const HEIGHT = 44;

function Bars({ week: { days } }: { week: Week }) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const said = days
    .filter(({ isAhead }) => !isAhead)
    .map(({ day, count }) => `${longDay(day)} ${count}`)
    .join(', ');
  return (
    <div role="img" aria-label={`By day: ${said}.`} className="grid grid-cols-7 gap-1.5">
      {days.map(({ day, count, isToday, isAhead }) => (
        <div key={day} className="grid justify-items-center gap-1">
          <div className="flex w-full flex-col items-center justify-end gap-1" style={{ height: HEIGHT + 20 }}>
            {count > 0 ? <span className="figures text-xs text-ink-soft">{count}</span> : null}
            {count > 0 ? (
              <div
                className={clsx('w-full max-w-9 rounded-t-[4px]', isToday ? 'bg-accent' : 'bg-primary')}
                style={{ height: Math.max(8, (count / most) * HEIGHT) }}
              />
            ) : isAhead ? null : (
              // A border, and no fill: with the system's few colours a fill would be gone.
              <div className="w-full max-w-9 border-t-[3px] border-line" />
            )}
          </div>
          <span className={clsx('text-xs', isToday ? 'font-semibold text-ink' : 'text-ink-faint')}>
            {shortDay(day)}
          </span>
        </div>
      ))}
    </div>
  );
}

function inWords({ done, activeDays, streak, doneToday }: Week): string {
  if (done.now === 0)
    return streak > 0
      ? `Nothing yet this week. One thing today keeps your streak of ${counted(streak, 'day')}.`
      : `Nothing yet this week${done.before > 0 ? `; ${done.before} last week` : ''}.`;
  const active = `${counted(done.now, 'thing')} done on ${counted(activeDays, 'active day')}`;
  const compared = `${done.before === 0 ? 'none' : done.before} in the whole of last week`;
  const alive = !doneToday && streak > 1 ? ' One thing today keeps your streak going.' : '';
  return `${active}; ${compared}.${alive}`;
}

const names = new Intl.DateTimeFormat(undefined, { weekday: 'short' });
const longNames = new Intl.DateTimeFormat(undefined, { weekday: 'long' });
const shortDay = (day: string) => names.format(new Date(`${day}T00:00`));
const longDay = (day: string) => longNames.format(new Date(`${day}T00:00`));
