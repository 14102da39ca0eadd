import { type ComponentProps, Suspense } from 'react';
import { ErrorBoundary } from '../../ui/error-boundary';
import { lazyPart, retryFetches } from '../../ui/lazy-part';
import { Skeleton } from '../../ui/progress';
import type { AttemptsView as View } from './attempts-view';

type Props = ComponentProps<typeof View>;

const AttemptsView = lazyPart<Props>(() => import('./attempts-view').then((m) => m.AttemptsView));

/** What was answered before, where an answer was retaken; comparing is fetched with the first. */
export function AttemptsPanel(props: Props) {
  const count = props.answer.attempts?.length ?? 0;
  if (count === 0) return null;
  return (
    <section aria-label="Earlier attempts" className="grid gap-3">
      <h3 className="font-semibold">{count === 1 ? 'An earlier attempt' : `${count} earlier attempts`}</h3>
      <ErrorBoundary resetKey={String(count)} onRetry={retryFetches}>
        <Suspense fallback={<Skeleton lines={1} />}>
          <AttemptsView {...props} />
        </Suspense>
      </ErrorBoundary>
    </section>
  );
}
