import type { ReactNode } from 'react';

/** How far a piece of work is. `value` of `null`: it runs, and nobody can say how far. */
export function Progress({ label, value, max = 100 }: { label: string; value: number | null; max?: number }) {
  const share = value === null ? null : Math.min(1, Math.max(0, value / max));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value ?? undefined}
      className="h-2 overflow-hidden rounded-chip bg-sunken ring-1 ring-line"
    >
      <div
        className="h-full rounded-chip bg-primary transition-[width] duration-200"
        style={{ width: share === null ? '35%' : `${share * 100}%` }}
      />
    </div>
  );
}

/** Long work: what is happening, how far, and a way out. */
export function Work({
  title,
  detail,
  value,
  max,
  action,
}: {
  title: string;
  detail?: string;
  value: number | null;
  max?: number;
  action?: ReactNode;
}) {
  return (
    <div className="rounded-card border border-line bg-surface p-5" role="status">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div>
          <p className="font-medium">{title}</p>
          {detail ? <p className="text-sm text-ink-soft">{detail}</p> : null}
        </div>
        {action}
      </div>
      <Progress label={title} value={value} {...(max === undefined ? {} : { max })} />
    </div>
  );
}

/** Grey bars for what comes in under a second or two. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  const widths = ['100%', '92%', '97%', '74%', '88%', '60%'];
  return (
    <div aria-hidden="true" data-skeleton="" className="grid gap-3">
      {widths.slice(0, lines).map((width) => (
        <div key={width} className="h-4 rounded border border-transparent bg-sunken" style={{ width }} />
      ))}
    </div>
  );
}
