import { ChevronRight } from 'lucide-react';
import { Panel } from '../../ui/card';
import { Link } from '../../ui/link';
import type { Unfinished } from './unfinished';

const SHOWN = 3;

/** What waits half-way; the newest of it. */
export function UnfinishedPanel({ unfinished }: { unfinished: readonly Unfinished[] }) {
  return (
    <Panel title="Started, not finished">
      <ul aria-label="Started, not finished" className="-mx-3 grid grid-cols-1">
        {unfinished.slice(0, SHOWN).map(({ id, title, where, stoppedAt, to }) => (
          <li key={id}>
            <Link to={to} className="flex min-h-11 items-center gap-4 rounded-control px-3 py-1.5 hover:bg-sunken">
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{title}</span>
                <span className="block truncate text-sm text-ink-soft">
                  In {where}, {stoppedAt}
                </span>
              </span>
              <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
            </Link>
          </li>
        ))}
      </ul>
      {unfinished.length > SHOWN ? (
        <p className="mt-1 text-sm text-ink-soft">and {unfinished.length - SHOWN} more, each on its own screen</p>
      ) : null}
    </Panel>
  );
}
