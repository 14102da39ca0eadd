import { type ReactNode, Suspense } from 'react';
import { Skeleton } from '../../ui/progress';

/** Around a workbench: what shows while the flows behind it are fetched. */
export function BenchFrame({ children }: { children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <div className="p-8" aria-busy="true">
          <Skeleton lines={5} />
        </div>
      }
    >
      {children}
    </Suspense>
  );
}
