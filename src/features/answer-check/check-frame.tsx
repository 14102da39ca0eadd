import type { ReactNode } from 'react';
import { Panel } from '../../ui/card';

/** What is said beside a score: a panel of its own, or a part of the panel that it is in. */
export function CheckFrame({
  framed,
  title,
  lead,
  action,
  children,
}: {
  framed: boolean;
  title: string;
  lead: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  if (framed)
    return (
      <Panel title={title} lead={lead} action={action}>
        {children}
      </Panel>
    );
  return (
    <section aria-label={title} className="grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-40">
          <h3 className="font-semibold">{title}</h3>
          <p className="measure text-sm text-ink-soft">{lead}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
