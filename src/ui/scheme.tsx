import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/**
 * A part of the page with a light or dark look of its own, whatever the rest has (see theme.css).
 * @param fills it covers the page; what lies around it cannot be reached meanwhile
 */
export function Scheme({
  look,
  id,
  fills = false,
  children,
}: {
  look: 'light' | 'dark';
  id?: string;
  fills?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      id={id}
      data-look={look}
      data-fills={fills || undefined}
      className={clsx('min-h-dvh bg-ground text-ink', fills && 'fixed inset-0 z-30 overflow-y-auto')}
    >
      {children}
    </div>
  );
}
