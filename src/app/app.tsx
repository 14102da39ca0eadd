import { Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { readUser } from '../platform/storage/user-entry';
import { ErrorBoundary } from '../ui/error-boundary';
import { inspectionFlag } from './inspection-flag';
import { lazyScreen, reloadNewest, retryFetches } from './lazy-screen';
import { paths } from './paths';

const Landing = lazyScreen(async () => {
  const { LandingScreen } = await import('../features/landing/landing-screen');
  return () => <LandingScreen hasProfile={readUser() !== null} />;
});
// Drawn when it is there: the page itself neither waits for it nor needs it.
const LandingNotices = lazyScreen(() =>
  import('./landing-notices').then(
    (m) => m.LandingNotices,
    () => () => null,
  ),
);
// Asked for on the landing page, it holds for the screens behind it.
inspectionFlag(window.location.search);
// The store, its persistence and the frame around the screens: not needed to read the landing page.
const Workspace = lazyScreen(() => import('./workspace').then((m) => m.Workspace));

/** Fetches what a path is drawn with, so that the first paint is the screen and not an empty page. */
export const prepare = (path: string): Promise<void> => (path === paths.landing ? Landing : Workspace).preload();

export function App() {
  return (
    <BrowserRouter>
      <ErrorBoundary resetKey="app" onRetry={retryFetches} onReload={reloadNewest}>
        <Suspense fallback={null}>
          <Routes>
            <Route
              path={paths.landing}
              element={
                <>
                  <Suspense fallback={null}>
                    <LandingNotices />
                  </Suspense>
                  <Landing />
                </>
              }
            />
            <Route path="*" element={<Workspace />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </BrowserRouter>
  );
}
