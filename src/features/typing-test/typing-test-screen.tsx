import { Suspense } from 'react';
import { useAppSelector } from '../../app/hooks';
import { lazyPart } from '../../ui/lazy-part';
import { Page, PageHeader } from '../../ui/page';
import { Skeleton } from '../../ui/progress';
import { HistoryPanel } from './history-panel';
import { HowToUse } from './how-to-use';
import { selectTypingResults } from './selectors';
import { TestPanel } from './test-panel';

/** It comes with the first kept keys. */
const KeysPanel = lazyPart(() => import('./keys-panel').then((m) => m.KeysPanel));

/** `/typing-test`: how fast and how exactly one types, and how that changes. */
export function TypingTestScreen() {
  const kept = useAppSelector((state) => selectTypingResults(state).some(({ keys }) => keys.length > 0));
  return (
    <Page title="Speed Type">
      <PageHeader title="Speed Type" lead="Type the words as shown. Speed comes from making few mistakes." />
      <div className="grid gap-6">
        <Suspense fallback={<Skeleton lines={5} />}>
          <TestPanel />
        </Suspense>
        {/* On its own ground: a key that is typed above paints none of it. */}
        <div className="isolate grid items-start gap-6 [contain:layout_style] md:grid-cols-[1fr_1.4fr]">
          <HowToUse />
          <HistoryPanel />
          {kept ? (
            <div className="md:col-span-2">
              <Suspense fallback={<Skeleton lines={5} />}>
                <KeysPanel />
              </Suspense>
            </div>
          ) : null}
        </div>
      </div>
    </Page>
  );
}
