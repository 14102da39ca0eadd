import type { ReactNode } from 'react';

/** A part of the page with a light or dark look of its own, whatever the rest has (see theme.css). */
export function Scheme({ look, id, children }: { look: 'light' | 'dark'; id?: string; children: ReactNode }) {
  return (
    <div id={id} data-look={look} className="min-h-dvh bg-ground text-ink">
      {children}
    </div>
  );
}
