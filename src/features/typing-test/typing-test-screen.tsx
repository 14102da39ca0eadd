import { Suspense } from 'react';
import { Page, PageHeader } from '../../ui/page';
import { Skeleton } from '../../ui/progress';
import { HistoryPanel } from './history-panel';
import { HowToUse } from './how-to-use';
import { TestPanel } from './test-panel';

/** `/typing-test`: how fast and how exactly one types, and how that changes. */
export function TypingTestScreen() {
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
        </div>
      </div>
    </Page>
  );
}
