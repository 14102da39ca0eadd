import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';
import { isFetched } from './screen-at';

/**
 * The router of the address bar. A screen whose code is here is drawn with the press that asks for it; while another is
 * being fetched, the screen before it stays.
 */
export function ScreenRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
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
