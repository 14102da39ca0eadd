import type { ReactNode } from 'react';

/** Teaches: what will be here, one button, one example. */
export function EmptyState({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) {
  return (
    <div className="relative isolate overflow-hidden rounded-card border border-dashed border-line-strong/60 bg-surface px-6 py-10 text-center">
      <div aria-hidden="true" className="contours absolute inset-0 -z-10 text-primary opacity-[0.09]" />
      <p className="text-lg font-semibold">{title}</p>
      <div className="mx-auto mt-1 max-w-[52ch] text-ink-soft">{children}</div>
      {action ? <div className="mt-5 flex justify-center gap-2">{action}</div> : null}
    </div>
  );
}
