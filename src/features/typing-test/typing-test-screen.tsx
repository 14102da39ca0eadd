import { clsx } from 'clsx';
import { Suspense, useRef } from 'react';
import { lazyPart } from '../../ui/lazy-part';
import { Page, PageHeader } from '../../ui/page';
import { Skeleton } from '../../ui/progress';
import type { BelowTestProps } from './below-test';
import { KEPT } from './kept';
import { TestPanel } from './test-panel';
import { newSeed, useTypingTest } from './use-typing-test';

/** Nobody types in it: it comes when the test is drawn. */
const BelowTest = lazyPart<BelowTestProps>(() => import('./below-test').then((m) => m.BelowTest));

/** `/typing-test`: how fast and how exactly one types, and how that changes. */
export function TypingTestScreen() {
  return (
    <Page title="Speed Type">
      <PageHeader title="Speed Type" lead="Type the words as shown. Speed comes from making few mistakes." />
      <Suspense fallback={<Skeleton lines={12} />}>
        <Test />
      </Suspense>
    </Page>
  );
}

function Test() {
  const { test, result } = useTypingTest();
  const field = useRef<HTMLInputElement>(null);
  const practise = (pool: readonly string[]) => {
    const { difficulty } = test.getSnapshot().context;
    test.send({ type: 'text.chosen', mode: 'weak', difficulty, pool, seed: newSeed() });
    field.current?.focus();
  };
  return (
    <div className="grid gap-6">
      <TestPanel test={test} result={result} field={field} onPractise={practise} />
      <div className={clsx('min-h-96 [contain:layout_style]', KEPT)}>
        <Suspense fallback={<Skeleton lines={8} />}>
          <BelowTest onPractise={practise} />
        </Suspense>
      </div>
    </div>
  );
}
