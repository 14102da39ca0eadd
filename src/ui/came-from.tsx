import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { Link } from './link';

/** A screen that leads to another one, by the name under which the other one links back. */
export interface Place {
  readonly to: string;
  readonly name: string;
}

/** Longest name that is shown; a job's title may be anything. */
const LONGEST_NAME = 80;

/** What a link hands over, so that the screen it opens has a way back: `<Link state={useHere('the job')}>`. */
export function useHere(name: string): { readonly from: Place } {
  const { pathname, search } = useLocation();
  return { from: { to: pathname + search, name } };
}

/**
 * The place that the state of an address names; `null` for none. The state may be anything that an earlier build left in
 * the history: only a path of this app is taken.
 */
export function placeIn(state: unknown): Place | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  const { from } = state;
  if (typeof from !== 'object' || from === null || !('to' in from) || !('name' in from)) return null;
  const { to, name } = from;
  if (typeof to !== 'string' || typeof name !== 'string' || !/^\/(?![/\\])/.test(to) || name.trim() === '') return null;
  return { to, name: name.slice(0, LONGEST_NAME) };
}

const look =
  'inline-flex min-h-8 min-w-0 items-center gap-1.5 rounded-control px-2 font-medium text-ink-soft hover:text-ink pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0';

/** The way back to the screen that led here, and beside it the one up. Nothing where there is neither. */
export function WayBack({ up, className = 'mb-3' }: { up?: Place | undefined; className?: string }) {
  const from = placeIn(useLocation().state);
  if (!from && !up) return null;
  return (
    <nav aria-label="Back" className={clsx('no-print -ml-2 flex flex-wrap gap-x-2 text-sm', className)}>
      {from ? (
        <Link to={from.to} className={look}>
          <ArrowLeft aria-hidden="true" /> <span className="truncate">Back to {from.name}</span>
        </Link>
      ) : null}
      {up ? (
        <Link to={up.to} className={look}>
          {from ? null : <ArrowLeft aria-hidden="true" />} {up.name}
        </Link>
      ) : null}
    </nav>
  );
}
