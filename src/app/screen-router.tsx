import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, type Navigator, Router } from 'react-router-dom';
import { placeIn } from '../ui/came-from';
import { isFetched } from './screen-at';

/**
 * The router of the address bar. A screen whose code is here is drawn with the press that asks for it; while another is
 * being fetched, the screen before it stays.
 */
export function ScreenRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => keepingWayBack(createBrowserHistory({ v5Compat: true })));
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });
  useLayoutEffect(
    () =>
      history.listen((next) => {
        if (isFetched(next.location.pathname)) setState(next);
        else startTransition(() => setState(next));
      }),
    [history],
  );
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}

type History = ReturnType<typeof createBrowserHistory>;

/** A screen that changes its own address, as when another tab of it is chosen, keeps the way back to what led to it. */
function keepingWayBack(history: History): History {
  const replace: Navigator['replace'] = (to, state) => {
    const { pathname, state: before } = history.location;
    const stays = typeof to !== 'string' && to.pathname?.toLowerCase() === pathname.toLowerCase();
    const from = stays ? placeIn(before) : null;
    history.replace(to, state ?? (from ? { from } : state));
  };
  return Object.create(history, { replace: { value: replace } });
}
