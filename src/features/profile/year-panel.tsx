import { memo, useEffect, useMemo, useRef } from 'react';
import { type DayCell, yearOf } from '../../domain/activity/figures';
import type { Activity } from '../../domain/activity/types';
import { monthSpans, monthsOf, summaryOf } from '../../domain/activity/year';
import { Panel } from '../../ui/card';
import { counted, firstDayOfWeek, readableDay } from '../../ui/format';

/** Side of the filled square within a day, in percent, and how much of its colour it has: more is larger and stronger. */
const SIDE = [0, 45, 65, 82, 100] as const;
const STRENGTH = [0, 55, 70, 85, 100] as const;
/** A month with fewer weeks than this has no room for its name. */
const NAMED_FROM = 3;

/**
 * The last 53 weeks, a column each: what was done on which day; and the same in words and by month. Its hundreds of cells
 * are not redrawn with each key typed elsewhere on the screen.
 */
export const YearPanel = memo(function YearPanel({
  activities,
  today,
}: {
  activities: readonly Activity[];
  today: string;
}) {
  const weeks = useMemo(() => yearOf(activities, today, firstDayOfWeek()), [activities, today]);
  const frame = useRef<HTMLElement>(null);
  // Where the year does not fit, its end is what one wants to see.
  useEffect(() => {
    if (frame.current) frame.current.scrollLeft = frame.current.scrollWidth;
  }, []);
  const { count, activeDays, busiest } = summaryOf(weeks);
  return (
    <Panel
      title="Your year"
      lead={
        busiest
          ? `${counted(count, 'thing')} done on ${counted(activeDays, 'day')} of the last 53 weeks. The busiest: ${readableDay(busiest.day)}, with ${busiest.count}.`
          : 'Nothing done yet. Each thing you do here marks its day.'
      }
    >
      <section ref={frame} tabIndex={0} aria-label="Your year, day by day" className="-m-1 overflow-x-auto p-1">
        <table className="w-full min-w-[560px] table-fixed border-separate border-spacing-[2px] text-xs text-ink-soft">
          <caption className="sr-only">Things done by day, one column a week, the current week last</caption>
          <Months weeks={weeks} />
          <tbody>
            {Array.from({ length: 7 }, (_, weekday) => weeks[0]?.[weekday]).map((first, weekday) =>
              first ? (
                <tr key={first.day}>
                  <th scope="row" className="p-0 pr-1 text-left font-normal">
                    <span className="sr-only">{longWeekday(first.day)}</span>
                    <span aria-hidden="true" className="block h-0 -translate-y-2 leading-4">
                      {weekday % 2 === 1 ? shortWeekday(first.day) : ''}
                    </span>
                  </th>
                  {weeks.map((week) => (
                    <Day key={week[0]?.day} cell={week[weekday]} />
                  ))}
                </tr>
              ) : null,
            )}
          </tbody>
        </table>
      </section>
      <div aria-hidden="true" className="mt-3 flex items-center justify-end gap-1.5 text-xs text-ink-soft">
        Less
        {([0, 1, 2, 3, 4] as const).map((level) => (
          <span key={level} className="w-3">
            <Square level={level} />
          </span>
        ))}
        More
      </div>
      <ByMonth weeks={weeks} />
    </Panel>
  );
});

type Weeks = readonly (readonly DayCell[])[];

function Months({ weeks }: { weeks: Weeks }) {
  return (
    <thead>
      <tr>
        <th scope="col" className="w-8 p-0">
          <span className="sr-only">Day of the week</span>
        </th>
        {monthSpans(weeks).map(({ month, weeks: columns }) => (
          <th key={month} scope="colgroup" colSpan={columns} className="p-0 text-left font-normal whitespace-nowrap">
            {columns >= NAMED_FROM ? shortMonth(month) : <span className="sr-only">{shortMonth(month)}</span>}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** A day to come has an empty place. */
function Day({ cell }: { cell: DayCell | undefined }) {
  if (!cell) return <td />;
  const said = `${cell.count} on ${readableDay(cell.day)}`;
  return (
    <td className="p-0" title={said} data-level={cell.level}>
      <Square level={cell.level}>{said}</Square>
    </td>
  );
}

/** A square that fills with the level; the words in it are for those who do not see it. */
function Square({ level, children }: { level: DayCell['level']; children?: string }) {
  return (
    <span
      className="block aspect-square forced-color-adjust-none overflow-hidden rounded-[2px] bg-line/70 bg-center bg-no-repeat indent-[200%] whitespace-nowrap"
      style={{
        backgroundImage: 'linear-gradient(var(--fill), var(--fill))',
        backgroundSize: `${SIDE[level]}% ${SIDE[level]}%`,
        ['--fill' as string]: `color-mix(in oklab, var(--primary) ${STRENGTH[level]}%, transparent)`,
      }}
    >
      {children}
    </span>
  );
}

function ByMonth({ weeks }: { weeks: Weeks }) {
  return (
    <details className="mt-2 text-sm">
      <summary className="min-h-8 py-1 font-medium">By month, as a table</summary>
      <table className="w-full">
        <thead>
          <tr className="border-b border-line text-left text-ink-soft">
            <th scope="col" className="py-1.5 font-medium">
              Month
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              Active days
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              Things done
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {monthsOf(weeks).map(({ month, activeDays, count }) => (
            <tr key={month}>
              <th scope="row" className="py-1.5 text-left font-normal">
                {longMonth(month)}
              </th>
              <td className="figures py-1.5 text-right">{activeDays}</td>
              <td className="figures py-1.5 text-right">{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

const dated = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(undefined, options);
  return (day: string) => format.format(new Date(`${day.length === 7 ? `${day}-01` : day}T00:00`));
};
const shortWeekday = dated({ weekday: 'short' });
const longWeekday = dated({ weekday: 'long' });
const shortMonth = dated({ month: 'short' });
const longMonth = dated({ month: 'long', year: 'numeric' });
