import { Suspense } from 'react';
import { ErrorBoundary } from '../ui/error-boundary';
import { lazyPart, retryFetches } from '../ui/lazy-part';
import type { AnswerChecksProps } from './hooks';

const Checks = lazyPart<AnswerChecksProps>(() =>
  import('../features/answer-check/answer-checks').then((m) => m.AnswerChecks),
);

/** Where the checks of an answer and the screens with answers meet: neither imports the other. */
export const AnswerChecks = (props: AnswerChecksProps) => (
  <ErrorBoundary resetKey={`${props.session} ${props.question}`} onRetry={retryFetches}>
    <Suspense fallback={null}>
      <Checks {...props} />
    </Suspense>
  </ErrorBoundary>
);
