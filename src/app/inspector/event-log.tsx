import { Pause, Play, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/button';
import type { LogEntry, Recorder } from './recorder';
import { readableJson } from './show';

/** What was sent, newest first: from whom to whom, and where that led. An entry opens to show the whole event. */
export function EventLog({ recorder, hide }: { recorder: Recorder; hide: (value: unknown) => unknown }) {
  const [filter, setFilter] = useState('');
  const [paused, setPaused] = useState<readonly LogEntry[] | null>(null);
  const field = useId();
  const entries = (paused ?? recorder.log()).filter(({ event, source, target, state }) =>
    `${event.type} ${source} ${target} ${state ?? ''}`.toLowerCase().includes(filter.trim().toLowerCase()),
  );
  return (
    <section aria-label="Event log" className="flex flex-col md:min-h-0">
      <div className="flex flex-wrap items-center gap-1 border-b border-line p-2">
        <label htmlFor={field} className="sr-only">
          Filter events
        </label>
        <input
          id={field}
          type="search"
          value={filter}
          placeholder="Filter events"
          onChange={({ target }) => setFilter(target.value)}
          className="min-h-8 min-w-0 flex-1 basis-32 rounded-control border border-line-strong bg-surface px-2 text-sm placeholder:text-ink-faint pointer-coarse:min-h-11"
        />
        <Button
          size="sm"
          look="quiet"
          aria-pressed={paused !== null}
          onClick={() => setPaused(paused ? null : recorder.log())}
        >
          {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />} {paused ? 'Resume' : 'Pause'}
        </Button>
        <Button
          size="sm"
          look="quiet"
          onClick={() => {
            recorder.clear();
            setPaused(paused ? [] : null);
          }}
        >
          <Trash2 aria-hidden="true" /> Clear
        </Button>
      </div>
      {entries.length === 0 ? (
        <p className="p-3 text-ink-soft">{filter ? 'No event matches the filter.' : 'No event yet.'}</p>
      ) : (
        <ol aria-label="Events, newest first" className="min-h-0 flex-1 md:overflow-y-auto">
          {entries.map((entry) => (
            <Entry key={entry.number} entry={entry} hide={hide} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Entry({ entry, hide }: { entry: LogEntry; hide: (value: unknown) => unknown }) {
  const [open, setOpen] = useState(false);
  const { event, source, target, state, at } = entry;
  return (
    <li className="border-b border-line">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="w-full px-3 py-1 text-left -outline-offset-2 hover:bg-sunken pointer-coarse:min-h-11"
      >
        <span className="font-mono text-xs font-medium break-words">{event.type}</span>{' '}
        <span className="text-xs text-ink-soft">
          {source} → {target}
          {state ? ` · ${state}` : ''} · {(at / 1000).toFixed(2)} s
        </span>
      </button>
      {open ? (
        <pre className="px-3 pb-2 font-mono text-xs break-words whitespace-pre-wrap">{readableJson(hide(event))}</pre>
      ) : null}
    </li>
  );
}
