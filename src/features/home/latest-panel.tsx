import { activityWords } from '../../domain/activity/types';
import { Panel } from '../../ui/card';
import { readableTime } from '../../ui/format';
import { Link } from '../../ui/link';
import { amountUnit, type Latest } from './latest';

const row = '-mx-3 flex min-h-11 items-center justify-between gap-4 rounded-control px-3 py-2';

/** The last things done, each a way back to itself. */
export function LatestPanel({ latest }: { latest: readonly Latest[] }) {
  return (
    <Panel title="Latest results">
      <ul className="divide-y divide-line">
        {latest.map((one) => (
          <li key={one.id}>
            {one.to ? (
              <Link to={one.to} className={`${row} hover:bg-sunken`}>
                <Row {...one} />
              </Link>
            ) : (
              <div className={row}>
                <Row {...one} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Row({ kind, label, at, amount, figures }: Latest) {
  const unit = amountUnit[kind];
  return (
    <>
      <span className="min-w-0">
        <span className="block truncate font-medium">{label}</span>
        <span className="block text-sm text-ink-soft first-letter:uppercase">
          {activityWords[kind].one} · {readableTime(at)}
        </span>
      </span>
      {figures !== null ? (
        <span className="figures shrink-0 text-sm text-ink-soft">{figures}</span>
      ) : unit && amount !== null ? (
        <span className="shrink-0 text-sm text-ink-soft">
          <span className="figures text-lg font-semibold text-ink">{amount}</span> {unit}
        </span>
      ) : null}
    </>
  );
}
