import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Panel } from '../../ui/card';
import { readableClock } from '../../ui/format';
import type { TodayItem } from './today';
import type { Unfinished } from './unfinished';

/** What is due today, and what else waits half-way. Nothing of both: nothing is drawn. */
export function TodayPanel({ due, unfinished }: { due: readonly TodayItem[]; unfinished: readonly Unfinished[] }) {
  if (due.length + unfinished.length === 0) return null;
  return (
    <Panel title="Today">
      <div className="grid grid-cols-1 gap-5">
        {due.length > 0 ? (
          <ul aria-label="Due today" className="-mx-3 grid grid-cols-1">
            {due.map(({ id, title, time, to }) => (
              <li key={id}>
                <Link to={to} className="flex min-h-11 items-center gap-4 rounded-control px-3 py-2 hover:bg-sunken">
                  <span className="figures w-14 shrink-0 text-sm text-ink-soft">
                    {time === null ? 'All day' : readableClock(time)}
                  </span>
                  <span className="min-w-0 flex-1 truncate font-medium">{title}</span>
                </Link>
              </li>
            ))}
          </ul>
        ) : null}
        {unfinished.length > 0 ? (
          <div>
            <h3 className="text-sm font-medium text-ink-soft">Started, not finished</h3>
            <ul aria-label="Started, not finished" className="-mx-3 mt-1 grid grid-cols-1">
              {unfinished.map(({ id, title, where, stoppedAt, to }) => (
                <li key={id}>
                  <Link to={to} className="flex min-h-11 items-center gap-4 rounded-control px-3 py-2 hover:bg-sunken">
                    <span className="min-w-0 flex-1">
                      <span className="block truncate font-medium">{title}</span>
                      <span className="block text-sm text-ink-soft">
                        In {where}, {stoppedAt}
                      </span>
                    </span>
                    <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </Panel>
  );
}
