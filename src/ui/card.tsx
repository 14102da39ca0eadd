import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Link } from './link';

/** A framed surface. It names itself by `aria-label` or `aria-labelledby`. */
export function Card({ className, ...rest }: ComponentPropsWithoutRef<'section'>) {
  return <section className={clsx('rounded-card border border-line bg-surface p-5 sm:p-6', className)} {...rest} />;
}

/** A card with a heading of its own, as the screens' panels use it. */
export function Panel({
  title,
  lead,
  action,
  children,
  id,
}: {
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
  id?: string;
}) {
  return (
    <Card id={id} aria-label={title}>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-40">
          <h2 className="text-lg font-semibold">{title}</h2>
          {lead ? <p className="measure text-sm text-ink-soft">{lead}</p> : null}
        </div>
        {action}
      </div>
      {children}
    </Card>
  );
}

/** A card that links as a whole and lifts one step on hover. */
export function CardLink({
  to,
  title,
  children,
  cue,
  icon,
}: {
  to: string;
  title: string;
  children: ReactNode;
  /** The words at the foot: the reason to open it. */
  cue: string;
  icon?: ReactNode;
}) {
  return (
    <Link to={to} className="group flex h-full flex-col rounded-card border border-line bg-surface p-5 lifts sm:p-6">
      {icon ? <span className="mb-4 text-primary-ink [&_svg]:size-6">{icon}</span> : null}
      <h2 className="text-lg font-semibold">{title}</h2>
      <div className="mt-1 mb-5 text-ink-soft">{children}</div>
      <span className="mt-auto font-medium text-primary-ink group-hover:underline">
        {cue} <span aria-hidden="true">→</span>
      </span>
    </Link>
  );
}
