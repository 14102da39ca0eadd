import { type ComponentProps, Suspense } from 'react';
import { ErrorBoundary } from '../../ui/error-boundary';
import { lazyPart, retryFetches } from '../../ui/lazy-part';
import type { RecordingsView as View } from './recordings-view';

type Props = ComponentProps<typeof View>;

const RecordingsView = lazyPart<Props>(() => import('./recordings-view').then((m) => m.RecordingsView));

/** What was recorded of an answer, to play; the player is fetched with the first. */
export function RecordingsPart({ answer }: Props) {
  if (!answer.recordings?.length) return null;
  return (
    <ErrorBoundary resetKey={String(answer.recordings.length)} onRetry={retryFetches}>
      <Suspense fallback={null}>
        <RecordingsView answer={answer} />
      </Suspense>
    </ErrorBoundary>
  );
}
