import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary';
import { retryFetches } from './lazy-part';

/**
 * Around what is fetched when it first lies over a screen. A fetch that fails is reported there, and the screen goes
 * on.
 * @param waiting what is drawn until it is ready
 */
export const Overlay = ({
  resetKey,
  waiting = null,
  children,
}: {
  resetKey: string;
  waiting?: ReactNode;
  children: ReactNode;
}) => (
  <ErrorBoundary floating resetKey={resetKey} onRetry={retryFetches}>
    <Suspense fallback={waiting}>{children}</Suspense>
  </ErrorBoundary>
);
