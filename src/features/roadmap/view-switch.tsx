import { clsx } from 'clsx';
import { List, Waypoints } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../ui/link';

export type TopicsView = 'list' | 'map';

const VIEWS = [
  { view: 'list', name: 'List', Icon: List },
  { view: 'map', name: 'Map', Icon: Waypoints },
] as const;

/** The topics as a list or as a map, as the address has it. */
export function ViewSwitch({ shown }: { shown: TopicsView }) {
  const { search, state } = useLocation();
  return (
    <nav aria-label="View" className="flex gap-0.5 rounded-control border border-line bg-sunken p-0.5">
      {VIEWS.map(({ view, name, Icon }) => (
        <Link
          key={view}
          to={{ search: withView(search, view) }}
          state={state}
          replace
          aria-current={view === shown ? 'page' : undefined}
          className={clsx(
            'inline-flex min-h-9 items-center gap-1.5 rounded-[6px] px-3 text-sm font-medium pointer-coarse:min-h-11 [&_svg]:size-4',
            view === shown ? 'bg-raised text-ink shadow-card' : 'text-ink-soft hover:text-ink',
          )}
        >
          <Icon aria-hidden="true" /> {name}
        </Link>
      ))}
    </nav>
  );
}

function withView(search: string, view: TopicsView): string {
  const params = new URLSearchParams(search);
  if (view === 'map') params.set('view', 'map');
  else params.delete('view');
  return params.toString();
}
