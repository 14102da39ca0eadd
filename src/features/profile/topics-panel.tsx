import type { TopicCount } from '../../domain/activity/topics';
import { Panel } from '../../ui/card';
import { Chip } from '../../ui/chip';

const FIRST = 8;

/** How often each topic or role was practised: a bar each, with its number. */
export function TopicsPanel({ topics, isSample }: { topics: readonly TopicCount[]; isSample: boolean }) {
  const most = Math.max(1, ...topics.map(({ count }) => count));
  const rest = topics.length - FIRST;
  return (
    <Panel title="Topics" action={isSample ? <Chip tone="accent">Sample</Chip> : null}>
      {topics.length === 0 ? (
        <p className="text-sm text-ink-soft">
          No topic yet. An interview counts for its role, a roadmap topic you learned for itself.
        </p>
      ) : (
        <ul className="grid gap-3">
          {topics.slice(0, FIRST).map(({ topic, count }) => (
            <li key={topic} className="text-sm">
              <div className="flex justify-between gap-4">
                <span className="min-w-0 truncate">{topic}</span>
                <span className={`figures font-semibold ${isSample ? 'text-ink-faint' : ''}`}>{count}</span>
              </div>
              <div aria-hidden="true" className="mt-1 h-1.5 rounded-chip bg-sunken">
                <div
                  className={`h-full rounded-chip ${isSample ? 'bg-line-strong' : 'bg-primary'}`}
                  style={{ width: `${(count / most) * 100}%` }}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      {rest > 0 ? (
        <p className="mt-3 text-sm text-ink-soft">And {rest} more, each practised no more often than these.</p>
      ) : null}
    </Panel>
  );
}
