import { Suspense, useEffect, useState } from 'react';
import type { Go } from '../features/landing/way';
import { readUser } from '../platform/storage/user-entry';
import { ErrorBoundary } from '../ui/error-boundary';
import { lazyPart, retryFetches } from '../ui/lazy-part';
import { inspectionFlag } from './inspection-flag';
import { paths } from './paths';
import { reloadNewest } from './reload-newest';

const Landing = lazyPart(async () => {
  const { LandingScreen } = await import('../features/landing/landing-screen');
  return ({ go }: { go: Go }) => (
    <LandingScreen hasProfile={readUser() !== null} go={go} onApproach={() => void Routed.preload()} />
  );
});
// Drawn when it is ready: the page itself neither waits for it nor needs it.
const LandingNotices = lazyPart(() =>
  import('./landing-notices').then(
    (m) => m.LandingNotices,
    () => () => null,
  ),
);
// Asked for on the landing page, it holds for the screens behind it.
inspectionFlag(window.location.search);
// The router, the store, its persistence and the frame around the screens: not needed to read the landing page.
const Routed = lazyPart(() => import('./routed').then((m) => m.Routed));

/** Fetches what a path is drawn with, so that the first paint is the screen and not an empty page. */
export const prepare = async (path: string): Promise<void> => {
  if (path === paths.landing) {
    await Landing.preload();
    return;
  }
  await Routed.preload();
  await import('./routed').then(
    (m) => m.ready(path),
    () => {},
  );
};

export function App() {
  const [front, setFront] = useState(() => window.location.pathname === paths.landing);
  useEffect(() => {
    // Once it is ready, the router hears this itself.
    if (!front) return;
    const moved = () => setFront(window.location.pathname === paths.landing);
    window.addEventListener('popstate', moved);
    return () => window.removeEventListener('popstate', moved);
  }, [front]);
  const go: Go = (path, state) => {
    // As the router would write it: it finds there what is handed over.
    window.history.pushState(state === undefined ? null : { usr: state }, '', path);
    setFront(false);
  };
  return (
    <ErrorBoundary resetKey="app" onRetry={retryFetches} onReload={reloadNewest}>
      <Suspense fallback={null}>{front ? <FrontPage go={go} /> : <Routed FrontPage={FrontPage} />}</Suspense>
    </ErrorBoundary>
  );
}

/** The landing page and what it must say of itself. */
function FrontPage({ go }: { go: Go }) {
  return (
    <>
      <Suspense fallback={null}>
        <LandingNotices />
      </Suspense>
      <Landing go={go} />
    </>
  );
}
