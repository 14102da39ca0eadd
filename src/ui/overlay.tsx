import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary';
import { retryFetches } from './lazy-part';

/** Around what is fetched when it first lies over a screen. A fetch that fails is told there, and the screen goes on. */
export const Overlay = ({ resetKey, children }: { resetKey: string; children: ReactNode }) => (
  <ErrorBoundary floating resetKey={resetKey} onRetry={retryFetches}>
    <Suspense fallback={null}>{children}</Suspense>
  </ErrorBoundary>
);
