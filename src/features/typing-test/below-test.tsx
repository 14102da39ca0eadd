import { Suspense } from 'react';
import { useAppSelector } from '../../app/hooks';
import { lazyPart } from '../../ui/lazy-part';
import { Skeleton } from '../../ui/progress';
import { HistoryPanel } from './history-panel';
import { HowToUse } from './how-to-use';
import { selectTypingResults } from './selectors';

/** It comes with the first kept keys. */
const KeysPanel = lazyPart(() => import('./keys-panel').then((m) => m.KeysPanel));

export interface BelowTestProps {
  /** A round of these words, at once. */
  readonly onPractise: (words: readonly string[]) => void;
}

/** How the test is used, and what came of it so far. */
export function BelowTest({ onPractise }: BelowTestProps) {
  const kept = useAppSelector((state) => selectTypingResults(state).some(({ keys }) => keys.length > 0));
  return (
    <div className="grid items-start gap-6 md:grid-cols-[1fr_1.4fr]">
      <HowToUse />
      <HistoryPanel onPractise={onPractise} />
      {kept ? (
        <div className="md:col-span-2">
          <Suspense fallback={<Skeleton lines={5} />}>
            <KeysPanel />
          </Suspense>
        </div>
      ) : null}
    </div>
  );
}
